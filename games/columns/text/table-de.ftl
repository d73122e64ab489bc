## The words at the table

columns-left = übrig
columns-out = abgelegt
columns-cards-left = { $count ->
    [one] Noch { $count } Karte
   *[other] Noch { $count } Karten
}
columns-discarded = { $count ->
    [one] Ablagestapel: { $count } Karte
   *[other] Ablagestapel: { $count } Karten
}
columns-nth = { $column ->
    [0] Erste
    [1] Zweite
   *[2] Dritte
}
columns-empty = leer
columns-fits = passt
columns-new = neu
columns-fits-not = Passt nicht
columns-has-value = hat eine { $value }
columns-has-colour = hat { $colour }
columns-has-both = hat eine { $value } und { $colour }
columns-has-ambush = hat einen Hinterhalt
columns-caption-dice = Hinterhalt
columns-caption-turn = Tausch-Jutsu
columns-die = Der Würfel
columns-then-die = dann Würfel
columns-busting = Passt nirgends
columns-busting-none = noch keine
columns-all-fit = Alles passt noch
columns-these-bust = { $count ->
    [0] Noch jede Karte passt irgendwo
    [one] { $count } Kartensorte passt nirgends
   *[other] { $count } Kartensorten passen nirgends
}
columns-bust = Risiko
columns-mat = { $points ->
    [one] { $name }: { $points } Punkt
   *[other] { $name }: { $points } Punkte
}
columns-no-cards = Noch keine Karten.
columns-no-columns = Noch keine Reihe
columns-if-stop = Ist Schluss, nehmen
columns-if-you-stop = Hörst du auf
columns-they-take = Es nehmen

## Your display

columns-your-display = Deine Auslage
columns-sealed-label = Versiegelt, { $colour }: { $points }
columns-set = { $colour }: { $points } offen, { $value } versiegelt
columns-seal = Versiegeln, { $colour }: { $points }
columns-seal-short = { $points } versiegeln
columns-seal-verb = Siegel
columns-into-scroll = In die Schriftrolle:
columns-scroll-safe = Der Würfel kann ihnen nichts mehr tun.

## Questions

columns-ask-draw = Du bist dran: Ziehe [[deck|eine Karte]].
columns-ask-turn = Ziehen oder [[seal|versiegeln]]?
columns-seal-note = [[seal|Versiegeln]] ist dein ganzer Zug.
columns-seal-ends = [[seal|Versiegeln]] beendet deinen Zug.
columns-ask-place = Wohin mit { $card }?
columns-tap-lit = Reihe antippen oder die Karte hineinziehen.
columns-bust-chance = { $percent } Risiko
columns-take-nth = { $column ->
    [0] Die erste nehmen
    [1] Die zweite nehmen
   *[2] Die dritte nehmen
}
columns-fit-nowhere = { $count ->
    [0] Noch jede Karte passt irgendwo.
    [one] { $count } der { $value } Karten [[bust|passt nirgends]].
   *[other] { $count } der { $value } Karten [[bust|passen nirgends]].
}
columns-no-stop = noch keine Reihe
columns-then-others = { $count ->
    [0] Nach dir nimmt niemand.
    [one] Danach [[order|nimmt]] noch { $count } anderer.
   *[other] Danach [[order|nehmen]] noch { $count } andere.
}
columns-take-must = Niemand darf eine Reihe ablehnen.
columns-draws = zieht Karten
columns-places = legt die Karte an
columns-takes = wählt eine Reihe
columns-key-d = Karte ziehen
columns-key-s = Aufhören
columns-key-1 = Erste Reihe
columns-key-2 = Zweite Reihe
columns-key-3 = Dritte Reihe

## The log

columns-begins = { $player } fängt an.
columns-begins-note = Danach geht es im Uhrzeigersinn.
columns-turn-of = Am Zug: { $name }
columns-log-laid = { $column ->
    [0] { $player } zieht { $card }: erste Reihe.
    [1] { $player } zieht { $card }: zweite Reihe.
   *[2] { $player } zieht { $card }: dritte Reihe.
}
columns-log-roll-bust = { $lost ->
    [0] { $player } würfelt, weil nichts passte: { $face }. Nichts ist verloren.
    [one] { $player } würfelt, weil nichts passte: { $face }. { $lost } Karte ist verloren.
   *[other] { $player } würfelt, weil nichts passte: { $face }. { $lost } Karten sind verloren.
}
columns-log-roll-ambush = { $lost ->
    [0] { $player } würfelt wegen des Hinterhalts: { $face }. Nichts ist verloren.
    [one] { $player } würfelt wegen des Hinterhalts: { $face }. { $lost } Karte ist verloren.
   *[other] { $player } würfelt wegen des Hinterhalts: { $face }. { $lost } Karten sind verloren.
}

## Moments

columns-scene-drawn = gezogen von { $name }
columns-scene-by = { $name }
columns-scene-turned = [[order|Die Reihenfolge]] dreht sich um.
columns-turned-why = Wer zieht, nimmt weiter zuerst; danach geht es andersherum.
columns-scene-last = Die letzte Karte
columns-scene-last-note = Der Ziehstapel ist leer: Jetzt ist Schluss.
columns-scene-bust = { $card } passt nirgends.
columns-scene-bust-note = { $name } bekommt keine Reihe; nun entscheidet der Würfel.
columns-scene-take = { $column ->
    [0] Erste Reihe: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    [1] Zweite Reihe: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[2] Dritte Reihe: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
columns-scene-ambush-note = { $name } muss [[die|würfeln]].
columns-scene-rolling = [[die|Der Würfel]] rollt …
columns-scene-lost = { $count ->
    [one] { $face }: { $count } Karte weg, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $face }: { $count } Karten weg, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
columns-scene-spared = { $face }: nichts ist verloren.
columns-scene-seal = { $points ->
    [one] { $colour } ist versiegelt: { $points } Punkt.
   *[other] { $colour } ist versiegelt: { $points } Punkte.
}
columns-scene-end = Das Spiel ist aus.
columns-roll = Würfeln
columns-bust-stamp = Zu viel!
columns-bust-roll = Der Würfel danach
columns-no-column = { $points ->
    [one] Keine Reihe: { $points } Punkt weg
   *[other] Keine Reihe: bis zu { $points } Punkte weg
}
columns-die-rolls = Der Würfel rollt
columns-takes-first = { $name } nimmt zuerst
columns-die-picks = Der Würfel wählt eine Farbe: Alle offenen Karten davon sind weg.
columns-die-picks-risk = Der Würfel wählt eine Farbe, beim Stern alle: Die offenen Karten sind weg.
columns-die-shows = Der Würfel zeigt { $face }
columns-nothing-lost = Nichts ist verloren.
columns-all-open-lost = Alle offenen Karten von { $face } sind weg. Versiegeltes bleibt.
columns-all-lost = Der Stern kostet alle offenen Karten. Versiegeltes bleibt.
columns-cost-none = keine Karten
columns-cost-safe = { $points } versiegelt: sicher
columns-cost-star = nichts ist weg
columns-cost-all = alle offenen
columns-sealed-by = Versiegelt von { $name }.

## Sheets

columns-sheet-deck = Ein Klick zieht eine Karte. Niemand kennt die Reihenfolge, aber alle können zählen, was noch übrig ist.
columns-still-in = Noch im Ziehstapel
columns-sheet-discard = Karten, die aus dem Spiel sind: durch den Würfel verloren, übrig geblieben oder verbraucht.
columns-sheet-die = Fünf Seiten haben eine Farbe, eine einen Stern. Alle deine offenen Karten der gewürfelten Farbe sind verloren. Der Stern kostet nichts.
columns-sheet-die-risk = Fünf Seiten haben eine Farbe, eine einen Stern. Alle deine offenen Karten der gewürfelten Farbe sind verloren. Der Stern kostet alle offenen Karten.
columns-sheet-die-when = Du würfelst, wenn eine Karte nirgends passt, und nachdem du eine Reihe mit Hinterhalt genommen hast.
columns-sheet-bust = Passt eine Karte in keine der drei Reihen, bekommst du keine Reihe und würfelst. Die anderen nehmen trotzdem.
columns-sheet-seal = Statt zu ziehen legst du alle offenen Karten einer Farbe in eine Schriftrolle. Das ist dein ganzer Zug. Der Würfel kann ihnen nichts mehr tun.
columns-sheet-order = Wer zieht, nimmt zuerst, dann die anderen reihum. Jedes Tausch-Jutsu dreht die Richtung um.
columns-sheet-number = Zahlenkarte · { $name }
columns-sheet-card = { $points ->
    [one] { $points } Punkt für die Person, die ihre Reihe nimmt. Keine zweite { $value } und kein zweites Mal { $colour } darf darin liegen.
   *[other] { $points } Punkte für die Person, die ihre Reihe nimmt. Keine zweite { $value } und kein zweites Mal { $colour } darf darin liegen.
}
columns-sheet-special = Sonderkarte
columns-sheet-ambush = Sie zählt nichts. Wer ihre Reihe nimmt, legt erst die Zahlenkarten zu sich und würfelt dann. In einer Reihe liegt höchstens eine.
columns-sheet-turn = Sie wird nicht angelegt. Sie dreht die Reihenfolge beim Nehmen bis zum Ende dieses Zuges um, und du machst weiter.
columns-sheet-colour = Karten von { $colour } liegen offen vor dir, bis du sie versiegelst. Zeigt der Würfel { $colour }, sind die offenen verloren.
columns-sheet-column = Wer diese Reihe nimmt, bekommt alle ihre Karten. Kein Wert und keine Farbe liegt zweimal darin.
columns-sheet-column-ambush = Wer diese Reihe nimmt, bekommt ihre Karten und würfelt dann wegen des Hinterhalts.
columns-sheet-player = Alles, was diese Person hat, offen und versiegelt.
columns-in-game = 3 im Spiel
columns-in-sight = { $count } zu sehen
columns-may-come = { $count ->
    [0] Keine kann mehr kommen
   *[other] Höchstens { $count } können kommen
}
columns-left-in-deck = noch { $count } im Stapel
columns-you-open = deine, offen: { $points }
columns-you-sealed = deine, versiegelt: { $points }
