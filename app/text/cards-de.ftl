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

## What a page is called, and says before any script

title-room = Du bist eingeladen · Shinobi Table
title-replay = Aufzeichnung · Shinobi Table
title-truth = Die Wahrheit über eine Partie · Shinobi Table
title-rules = So wird gespielt · Shinobi Table
title-docs = Die HTTP-Schnittstelle · Shinobi Table
title-documents = Dokumente · Shinobi Table
title-error = Shinobi Table
description = Raum öffnen, Link verschicken und mit Freunden im Browser Brett- und Kartenspiele aus der Welt von Naruto spielen.
noscript = Der Tisch wird mit JavaScript gezeichnet. Bitte erlaube es für diese Seite.
error-home = Zur Startseite
title-lessons = Am Tisch lernen
