## The home page

title-player = Wer hier spielt · Shinobi Table
home-now = „Sofort spielen“ setzt dich gleich mit Bots an einen Tisch; + öffnet einen für deine Freunde.
play-now = Sofort spielen
room-new = Neuer Tisch für Freunde: { $game }
door-columns = Wag es: noch eine Karte?
door-duel = Zwei Lager, drei verdeckte Karten
door-hunt = Alle gegen die Akatsuki
door-exam = Hol die andere Schriftrolle, erreiche den Turm
door-waits = { $name } wartet
waits-for-you = { $name } wartet auf dich
table-waits = Dein Tisch wartet auf dich
go = Los
look = Ansehen
watch-it = Zusehen
sit = Hinsetzen
learn-title = Am Tisch lernen
learn-note = echte Stellungen, je ein paar Minuten
learn-go = { $game } lernen
friends-title = Freunde
friends-none = Wer mit dir spielt, steht dann hier.
friends-waits = { $name } wartet: { $game }
friends-plays = { $name } spielt: { $game }
friends-last = zuletzt gespielt { $when }
open-tables = Offene Tische
open-tables-none = Gerade ist kein Tisch offen. Öffne einen mit + und mach ihn öffentlich.
table-seats = { $taken } von { $places }
table-by = { $game } mit { $name }
enter-said = Raumcode oder seine zwei Wörter
enter-none = Diesen Raum gibt es nicht. Prüfe den Code oder die Wörter.
tab-play = Spielen
tab-mine = Meine Spiele
tab-friends = Freunde
tab-learn = Lernen
tabs = Teile dieser Seite
figures-title = Meine Zahlen
figures-of = Was { $name } gespielt hat
figures-none = Noch nichts zu Ende gespielt.
figures-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
figures-wins = { $count ->
    [one] { $count } Sieg
   *[other] { $count } Siege
}
figures-hero = am häufigsten { $hero }
figures-best = bester Zug { $points }
figures-all = Alle meine Zahlen
player-hide = Mich vor denen verbergen, mit denen ich gespielt habe
player-hide-note = Sie sehen weder diese Seite noch die Tische, an denen du spielst.
player-together = { $count ->
    [one] Ihr habt einmal zusammen gespielt.
   *[other] Ihr habt { $count } Mal zusammen gespielt.
}
player-home = Zu den Tischen
mine-none = Noch kein Spiel. „Sofort spielen“ beginnt eines.
mine-result = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
