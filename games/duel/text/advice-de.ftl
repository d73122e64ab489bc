# Tipps: was jemand mit Erfahrung täte, und warum.
why-named = Schick { $ninja }: von der Mission genannt, ein Sieg bringt 1 EP mehr.
why-any = Schick { $ninja }: Alle sind gleich viel wert, nimm, wessen Karten du kennst.
why-lay = Leg { $card } auf Platz { $place }: Das kostet dort { $cost } Chakra und trifft mit { $power }.
why-rest = Leg { $card } auf Platz { $place }: Dein Chakra reicht nicht dafür, also kostet es nichts, und die anderen bleiben dir für später.
why-call = Ruf { $card } auf Platz { $place }: Von allen Plätzen verspricht es dort am meisten.
why-drop = Lass { $card } weg: Gegen die, auf die du treffen kannst, verspricht sie am wenigsten.
why-done = Fertig: Dein Chakra bezahlt alle Karten, und deine Verstärkung hilft ein andermal mehr.
why-ready = Fertig: Dein Chakra bezahlt alle Karten.
why-unpaid = Fertig: Für { $card } reicht dein Chakra nicht, aber nichts verspricht auf Platz { $place } mehr.
why-dear = Nimm { $card } zurück: Auf Platz { $place } reicht dein Chakra nicht dafür, und eine andere Karte nützt dort mehr.
why-packed = Fertig: Was du mitnimmst, ist gewählt.
