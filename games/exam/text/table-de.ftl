## Der Tisch: Karte, Kämpfe, Aktionsleiste

exam-map = Waldkarte
exam-places = Waldkarte und Kämpfe
exam-about = { $what }: { $about }
exam-actions = Du bist dran
exam-order = Zugfolge
exam-waiting = Warten auf: { $names }
exam-wait-field = Kampffeldwahl: { $names }
exam-wait-place = Aufstellung: { $names }
exam-wait-prepare = Karten verdeckt legen: { $names }
exam-wait-move = Unterwegs: { $names }
exam-clock = Prüfungsuhr: Runde { $round } von { $rounds }
exam-round = Runde { $round }
exam-final = Das Finale
exam-battle = Kampf: { $attacker } gegen { $defender }
exam-battle-turn = Zug { $turn }
exam-preparing = Karten werden gelegt
exam-fighting = im Kampf
exam-field = Kampffeld: { $field }
exam-clearing =
    { $kind ->
        [tower] Turm
        [cliff] Klippe
        [find] Ein Fund im Nebel
        [entrance] Eingang
       *[clearing] Lichtung
    }, Spalte { $column }, Reihe { $row }
exam-in-tower = Im Turm: { $name }
exam-cell =
    Spalte { $column }, Reihe { $row }, { $kind ->
        [air] in der Luft
        [water] auf dem Wasser
       *[ground] auf dem Boden
    }

## Teams und Helden

exam-your-team = Dein Team
exam-about-team-naruto = Schattendoppelgänger, Feuer und Erste Hilfe: von allem etwas.
exam-about-team-shino = Insekten rauben Chakra; Fänge und Byakugan treffen aus der Nähe.
exam-about-team-neji = Meister des Nahkampfs, und Kunai ohne Ende.
exam-about-team-shikamaru = Schatten und Geist: Lenke die Helden der Gegner.
exam-about-team-gaara = Sand, der fesselt und schützt, Wind, der zurückstößt.
exam-about-team-dosu = Klänge, die durchdringen, zurückstoßen und verwirren.
exam-picking = Teamwahl: { $names }
exam-taken = Vergeben an: { $name }
exam-spreading = Alle verteilen heimlich drei Stufen. Fertig: { $ready } von { $all }
exam-ready = fertig
exam-level = Stufe { $level } von 3
exam-from-level = Stufe { $level }
exam-price = Stufe { $level }, Chakra { $chakra }
exam-heart = Gesundheit { $value } von { $most }
exam-chakra = Chakra { $value } von { $most }
exam-scroll-count =
    { $count ->
        [one] { $count } Schriftrolle
       *[other] { $count } Schriftrollen
    }
exam-unseen = unbekannt
exam-none = keine
exam-no-scroll = Keine Schriftrolle

## Ein Kampf

exam-attacker = greift an
exam-defender = verteidigt
exam-facing-left = blickt nach links
exam-facing-right = blickt nach rechts
exam-in-smoke = Im Rauch: { $hero }
exam-dazed = verliert die nächste Karte
exam-seal = Feuersiegel von: { $name }
exam-token =
    { $turns ->
        [0] { $technique }, eingesetzt von: { $hero }
        [one] { $technique }, eingesetzt von: { $hero } (noch { $turns } Kampfzug)
       *[other] { $technique }, eingesetzt von: { $hero } (noch { $turns } Kampfzüge)
    }
exam-opened = Aufgedeckt: { $card }
exam-laid = Gelegt: { $card }
exam-face-down = Eine verdeckte Karte
exam-choose-hero = Für eine Karte wählen: { $hero }
exam-lay-on = Nächste Karte für: { $hero }
exam-all-laid = Jeder Held hat eine Karte.
exam-lay = { $card }, legen auf: { $hero }
exam-lies-on = { $card }, liegt auf: { $hero }
exam-face-left = Nach links blicken
exam-face-right = Nach rechts blicken
exam-seal-where = Feuersiegel: Wähle ein markiertes Feld.
exam-dash-price = je 2 Gesundheit
exam-cost = { $chakra } Chakra
exam-picked = Schon gewählt: { $names }

## Was ein Klick bewirken würde

exam-dodge-chance = Weicht aus: { $chance }
exam-sure = Kein Ausweichen möglich
exam-damage = Schaden { $damage }
exam-warded = Der Angriff wird scheitern.
exam-will-hang = Endet in der Luft.
exam-will-burn = Löst ein Feuersiegel aus. Weicht aus: { $chance }
exam-no-reach = Erreicht von hier nichts.
exam-usable = Jetzt einsetzbar: { $names }

## Tasten

exam-key-1 = Erste Aktionskarte oder Technik
exam-key-2 = Zweite Aktionskarte oder Technik
exam-key-3 = Dritte Aktionskarte oder Technik
exam-key-4 = Vierte Aktionskarte oder Technik
exam-key-5 = Fünfte Aktionskarte oder Technik
exam-key-6 = Sechste Aktionskarte oder Technik
exam-key-q = Dein erster Held
exam-key-w = Dein zweiter Held
exam-key-e = Dein dritter Held
exam-key-l = Nach links blicken
exam-key-r = Nach rechts blicken
exam-key-b = Zurück
exam-key-x = Fertig, bleiben oder nichts tun
exam-key-m = Nächste Ansicht: Waldkarte oder Kampf

## The end

exam-end-places = Die Teams
exam-end-levels = Stufen { $levels }
exam-end-battles = Die Kämpfe
exam-end-blow = −{ $count } Gesundheit auf einmal
exam-end-blow-who = { $name }, der härteste Schlag
exam-end-dodges = { $count }-mal ausgewichen
exam-end-dodges-who = { $name } war am flinksten
exam-end-wins = { $count ->
    [one] { $count } Kampf gewonnen
   *[other] { $count } Kämpfe gewonnen
}
exam-end-wins-who = { $name }, am meisten
exam-end-techniques = { $count ->
    [one] { $count } Technik
   *[other] { $count } Techniken
}
exam-end-techniques-who = { $name } nutzte die meisten
exam-end-long = { $count ->
    [one] { $count } Kampfzug
   *[other] { $count } Kampfzüge
}
exam-end-long-who = { $name } gegen { $other }, der längste
