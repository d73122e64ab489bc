# Tipps: was jemand mit Erfahrung täte, und warum.
why-named = Schick { $ninja }: von der Mission genannt, ein Sieg bringt 1 EP mehr.
why-any = Schick { $ninja }: Alle sind gleich viel wert, nimm, wessen Karten du kennst.
why-lay = Leg { $card } auf Platz { $place }: So bist du am Ende { $percent } % eines Lebens voraus.
why-least = Leg { $card } auf Platz { $place }: So verlierst du am wenigsten.
why-call = Ruf { $card } auf Platz { $place }: Dort nützt das am meisten.
why-drop = Lass { $card } weg: Gegen diesen Gegner nützt sie am wenigsten.
why-done = Fertig: Deine Karten liegen gut, eine Verstärkung brächte zu wenig.
