# Tipps: was jemand mit Erfahrung täte, und warum.
why-fight = Bekämpfe { $enemy }: Mit der besten Karte ist die Chance { $percent } %.
why-card = Nimm { $card } dazu: Damit ist die Chance { $percent } %.
why-roll = Würfle ohne Karte: { $percent } % reichen, und du sparst Chakra.
why-move = Geh nach { $area }: { $steps ->
    [0] Dort steht Tobi.
    [one] Von dort ist es ein Schritt zu Tobi.
   *[other] Von dort sind es { $steps } Schritte zu Tobi.
}
why-home = Geh nach { $area }: Nur dort heilt man, und alle Wege beginnen dort.
why-support = Spiel { $card }: Jetzt ist der Moment dafür.
why-discard = Wirf { $card } ab: Von deinen Karten nützt sie am wenigsten.
why-begin = Tritt mit { $hero } an: dem Ziel am nächsten, das macht den Weg frei.
why-pick = Nimm { $hero }: in jedem Team nützlich.
why-name = Nenne { $hero }: Dort schadet die Verletzung am wenigsten.
why-meditate = Meditiere: Kein Kampf lohnt sich hier, und Ruhe tut dir gut.
why-end = Beende den Zug: Besseres ist nicht zu tun.
why-endure = Ertrag es: Keine deiner Karten hilft dagegen.
why-keep = Behalte deine Hand: Jede Karte kann nützen.
why-go = Weiter: Die Würfel reichen, oder nichts macht sie besser.
why-pass = Passe: Heb dir die Hilfskarten für schlimmere Momente auf.
