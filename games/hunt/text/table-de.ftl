## Die Karte

hunt-map = Spielplan
hunt-map-hint = Der Spielplan. Pfeiltasten verschieben ihn, Plus und Minus zoomen, Null zeigt ihn ganz.
hunt-lens = Spielplan ansehen
hunt-zoom-in = Vergrößern
hunt-zoom-out = Verkleinern
hunt-zoom-whole = Ganzen Spielplan zeigen
hunt-zoom-me = Zum Helden
hunt-plan-ping = Allen ein Gebiet zeigen
hunt-plan-arrow = Für alle einen Pfeil zeichnen: von Gebiet zu Gebiet
hunt-village = Dorf { $number }, { $name }
hunt-village-suna = Suna
hunt-village-kumo = Kumo
hunt-village-kiri = Kiri
hunt-village-iwa = Iwa
hunt-village-kusa = Kusa
hunt-village-yu = Yu
hunt-village-taki = Taki
hunt-village-ame = Ame
hunt-village-konoha = Konoha
hunt-tobi = Tobis Figur. Verdeckte Akatsuki-Karten: { $count }
hunt-trap-known = Falle, schon gesehen: { $what }
hunt-token-hero = { $hero }, Leben { $health }, { $status }
hunt-token-enemy = { $enemy }, Leben { $health }, Abwehr { $defence }
hunt-of = { $now } von { $most }

## Das Team

hunt-team = Das Team
hunt-member = { $hero } ({ $player }): { $status }. Aktionen übrig: { $actions }
hunt-status-waiting = noch nicht dran gewesen
hunt-status-acting = handelt
hunt-status-done = fertig
hunt-status-paralysed = gelähmt
hunt-thinking = Am Überlegen: { $names }
hunt-actions = { $count ->
    [one] { $count } Aktion
   *[other] { $count } Aktionen
}
hunt-deck = Stapel: { $count }
hunt-pile = Ablagestapel: { $count }
hunt-hidden-hand = Handkarten, verdeckt: { $count }
hunt-hand-open = Hand zeigen ({ $count })
hunt-hand-close = Hand einklappen ({ $count })
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = Fernkampf

## Akatsuki

hunt-capture-label = { $left ->
    [one] Noch { $left } Zug in dieser Runde, diesen mitgezählt
   *[other] Noch { $left } Züge in dieser Runde, diesen mitgezählt
}
hunt-score-label = Runden für Konoha: { $leaf }, für Akatsuki: { $akatsuki }
hunt-face-down = Verdeckt, bis ein Held das Dorf betritt
hunt-face-known = Verdeckt, schon gesehen: { $who }
hunt-foe-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
hunt-foes-none = Es ist keine Akatsuki-Karte mehr im Spiel.
hunt-no-talent = Kein Talent.
hunt-dodged = Ist ausgewichen
hunt-defence-now = Abwehr { $defence }

## Kämpfe und Entscheidungen

hunt-pair = { $what }: { $which }
hunt-duel = Der Kampf
hunt-no-target = Noch kein Ziel
hunt-not-rolled = Noch nicht gewürfelt
hunt-rolled = Gewürfelt: { $faces }
hunt-reaches = erreicht die Abwehr
hunt-falls-short = erreicht die Abwehr nicht
hunt-result-wound = Verletzt!
hunt-result-eliminated = Besiegt!
hunt-result-missed = Daneben
hunt-result-stopped = Der Kampf ist vorbei
hunt-odds = Chance auf eine Verletzung
hunt-cost = { $cost ->
    [0] Freier Schritt
    [one] { $cost } Aktion
   *[other] { $cost } Aktionen
}
hunt-steps = { $count ->
    [one] noch { $count } Schritt frei
   *[other] noch { $count } Schritte frei
}
hunt-unknown-there = Dort liegt etwas verdeckt: Deine Bewegung endet
hunt-to-tobi = { $steps ->
    [0] Dort steht Tobi
    [one] { $steps } Schritt bis zu Tobi
   *[other] { $steps } Schritte bis zu Tobi
}
hunt-threat = { $what } → { $hero } (Leben { $health })
hunt-supports = Jetzt spielbare Hilfskarten:
hunt-alone = niemand sonst
hunt-tip-act = Zeige auf ein umrandetes Gebiet, um dich zu bewegen, oder auf einen umrandeten Gegner, um ihn zu bekämpfen.
hunt-tip-look = Wähle ein umrandetes Gebiet auf dem Spielplan.
hunt-tip-refill = Wähle eine Handkarte, um sie abzuwerfen.

## Heldenwahl

hunt-manner-naruto = Doppelgänger und Rasengan: schlägt hart zu, handelt oft
hunt-manner-sakura = Starke Fäuste und Heilung fürs Team
hunt-manner-kakashi = Für alles eine Karte, nah und fern
hunt-manner-rock-lee = Braucht kein Chakra: reines Taijutsu
hunt-manner-sai = Fliegt über Gegner hinweg und trifft aus der Ferne
hunt-manner-shikamaru = Hält Gegner mit seinem Schatten fest

## Tasten

hunt-key-b = Mit deinem Helden antreten
hunt-key-m = Meditieren
hunt-key-r = Ohne Karte würfeln
hunt-key-g = Weiter, ertragen, landen
hunt-key-e = Zug beenden
hunt-key-p = Allen ein Gebiet zeigen
hunt-key-a = Für alle einen Pfeil zeichnen
hunt-key-escape = Stift weglegen

## The end

hunt-end-rounds = Runde um Runde
hunt-end-leaf = gewonnen
hunt-end-akatsuki = verloren
hunt-end-last = die letzte
hunt-end-hero = Wunden: { $wounds }, besiegt: { $beaten }
hunt-end-roll = { $count } Treffer auf einmal
hunt-end-roll-who = { $hero }, der beste Wurf
hunt-end-wounds = { $count ->
    [one] { $count } Wunde
   *[other] { $count } Wunden
}
hunt-end-wounds-who = { $hero } schlug am härtesten zu
hunt-end-hurt = { $count ->
    [one] { $count } Verletzung
   *[other] { $count } Verletzungen
}
hunt-end-hurt-who = { $hero } steckte am meisten ein
hunt-end-help = { $count }-mal geholfen
hunt-end-help-who = { $hero }, für die anderen
hunt-end-tight = Im letzten Zug
hunt-end-tight-when = Runde { $round } wurde gewonnen
