# Tipps: was jemand mit Erfahrung täte, und warum.
why-lay = Leg { $card } auf { $hero }: Von dort bringt es am meisten.
why-tower = Geh dorthin: Du hast beide Rollen, und das ist der Weg zum Turm.
why-chase = Geh dorthin: Dort ist ein Team, dessen Rolle du brauchen kannst.
why-attack = Greif an: Sie haben eine Rolle, und du bist stark genug.
why-first = Zuerst { $hero }: Diese Karte bringt jetzt am meisten.
why-use = Benutz { $technique }: Das ist hier sein Chakra wert.
why-raise = Lass { $hero } aufsteigen: Niemand gewinnt dabei mehr.
why-blow = Triff { $hero }: Die Chance zu treffen ist { $percent } %.
why-stay = Bleib: Kein Schritt bringt dich näher ans Ziel.
why-dash = Sprinte: Früher da zu sein ist allen 2 Gesundheit wert.
why-open = Deck ihn auf: Jeder Fund hilft.
why-search = Such: Jeder zweite Wurf findet etwas.
why-focus = Konzentrier dich: Ohne Chakra keine Techniken.
why-run = Lauf dorthin: der beste Platz für den nächsten Schlag.
why-jump = Spring dorthin: Von oben trifft man leichter.
why-done = Fertig: So ist es gut verteilt.
why-ration = Iss die Ration: Die Gesundheit wird jetzt gebraucht.
