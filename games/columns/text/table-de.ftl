## The words at the table

columns-left = übrig
columns-drawing = Am Ziehen: { $names }
columns-taking = Wählt eine Reihe: { $names }
columns-fits = passt
columns-new = neu
columns-take = nehmen
columns-taken = { $what } schon da
columns-bust = Risiko
columns-bust-taken = Risiko bei dieser Karte
columns-would-take = Ist jetzt Schluss, gehen die Reihen an:
columns-take-order = Die Reihen gehen an:
columns-rolled = { $name }: { $face }
columns-die = Der Würfel
columns-your-display = Deine Auslage · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
columns-display = { $name } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
columns-no-cards = Noch keine Karten.
columns-or-seal = oder eine Farbe in deiner Auslage versiegeln
columns-ask-draw = Du bist dran: Ziehe eine Karte.
columns-seal = Versiegeln, { $colour }: { $points }
columns-seal-short = { $points } versiegeln
columns-sealed = versiegelt
columns-sealed-label = Versiegelt, { $colour }: { $points }, Karten: { $count }
columns-key-d = Karte ziehen
columns-key-s = Aufhören und nehmen
columns-key-1 = Erste Reihe
columns-key-2 = Zweite Reihe
columns-key-3 = Dritte Reihe
