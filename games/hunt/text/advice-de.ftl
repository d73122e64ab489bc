# Tipps: was jemand mit Erfahrung täte, und warum.
why-fight = Bekämpfe { $enemy }: Die Chance auf eine Verletzung ist bestenfalls { $percent } %.
why-card = Nimm { $card } dazu: Damit ist die Chance { $percent } %.
why-roll = Würfle ohne Karte: Die Chance ist { $percent } %, und du sparst Chakra.
why-throw = Würfle: Mit { $card } ist die Chance { $percent } %.
why-move = Geh nach { $area }: { $steps ->
    [0] Dort steht Tobi.
    [one] Von dort ist es ein Schritt zu Tobi.
   *[other] Von dort sind es { $steps } Schritte zu Tobi.
}
why-home = Geh nach { $area }: Nur dort heilt man, und alle Wege beginnen dort.
why-support = Spiel { $card }: Jetzt ist der Moment dafür.
why-gain = Spiel { $card }: Das hebt die Chance von { $before } auf { $percent } %.
why-discard = Wirf { $card } ab: Von deinen Karten nützt sie am wenigsten.
why-begin = Tritt mit { $hero } an: Von allen, die noch handeln, ist niemand näher an Tobi.
why-step-in = Tritt mit { $hero } an: Jetzt zu handeln verspricht am meisten.
why-pick = Nimm { $hero }: Das passt zu eurem Team.
why-name = Nenne { $hero }: Dort schadet die Verletzung am wenigsten.
why-meditate = Meditiere: Ruhe tut dir hier besser als alles andere.
why-end = Beende den Zug: Besseres ist nicht zu tun.
why-endure = Ertrag es: Was du spielen könntest, hilft ein andermal mehr.
why-bear = Ertrag es: Du kannst nichts dagegen spielen.
why-keep = Behalte deine Hand: Jede Karte kann nützen.
why-go = Weiter: Was du noch tun könntest, lohnt sich nicht.
why-go-on = Weiter: Du kannst nichts mehr dazutun.
why-pass = Passe: Heb dir die Hilfskarten für schlimmere Momente auf.
why-quiet = Passe: Du hast hier nichts zu spielen.
