## What a link says

card-site = Vier Naruto-Spiele an einem Tisch
card-private = Ein privater Tisch
card-invites = { $host } lädt dich ein zu
card-invites-title = { $host } lädt dich ein: { $game }
card-free = { $count ->
    [one] { $count } Platz frei: deiner
   *[other] { $count } Plätze frei
}
card-full = Alle Plätze sind besetzt: du kannst zuschauen
card-there = { $count ->
    [one] { $names } ist da.
   *[other] { $names } sind da.
}
card-no-account = Ohne Anmeldung.
card-playing = { $count ->
    [one] { $names } spielt.
   *[other] { $names } spielen.
}
card-watch = Du kannst zuschauen
card-lost = Gemeinsam verloren
card-together = Gemeinsam gewonnen
card-shared = { $names } teilen sich den Sieg
card-wins = { $name } gewinnt
card-wins-by = { $points ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
}
card-replay = Sieh dir die Partie an.
