## The home page

title-player = Wer hier spielt · Shinobi Table
play-now = Sofort spielen
open-table = Tisch eröffnen
company-own = mit Bots, { $level }: etwa deine Stärke
company-new = mit Bots, { $level } für den Anfang
company-title = Wer spielt mit dir?
company-unknown = Noch ist nicht bekannt, wie gut du spielst: Fang unten an, sie ziehen mit.
company-why = { $games ->
    [one] Gewählt nach deinem letzten Spiel gegen Bots.
   *[other] Gewählt nach deinen letzten { $games } Spielen gegen Bots.
}
show-me-first = Zeig es mir erst, 3 Minuten
enter-title = An einen Tisch kommen
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
open-tables-none = Gerade ist kein Tisch offen. Eröffne einen und liste ihn für alle.
open-game = Spiel
open-game-any = Alle Spiele
open-free = Mit freiem Platz
open-more = Mehr Tische
table-seats = { $taken } von { $places }
table-by = { $game } mit { $name }
enter-said = Raumcode oder seine zwei Wörter
enter-none = Diesen Raum gibt es nicht. Prüfe den Code oder die Wörter.
enter-late-chair = Es hat begonnen, und jemand sucht eine Vertretung: Du kannst dich setzen.
enter-late-later = Es hat begonnen. Du kannst zusehen und dich setzen, sobald jemand eine Vertretung sucht.
enter-late-watch = Es hat begonnen. Wer zugesehen hat, kann niemanden mehr vertreten: Wenn du mitspielen willst, lass deine Freunde erst „Vertretung suchen“ wählen und komm dann noch einmal hier herein.
enter-chair = Zum freien Stuhl
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
player-hide = Mich vor denen verbergen, mit denen ich gespielt habe
player-hide-note = Sie sehen weder diese Seite noch die Tische, an denen du spielst.
player-together = { $count ->
    [one] Ihr habt einmal zusammen gespielt.
   *[other] Ihr habt { $count } Mal zusammen gespielt.
}
player-home = Zu den Tischen
player-invite = An einen Tisch einladen
player-invite-note = Ein Tisch wird eröffnet, du schickst den Link. { $name } findet ihn auch bei den Freunden.
mine-none = Noch kein Spiel. „Sofort spielen“ beginnt eines.
mine-result = { $place ->
    [1] Gewonnen
   *[other] Platz { $place }
}
my-rooms = Meine Spiele
rooms-more = { $count } weitere
mine-lost = Verloren
turn-of = Am Zug: { $names }
data-title = Meine Daten
data-text = Dieser Server kennt deinen Namen, deine Spiele und was du im Chat geschrieben hast.
data-download = Meine Daten herunterladen
data-sign-out = Auf allen anderen Geräten abmelden
data-signed-out = Nur noch dieses Gerät bist du.
data-forget = Vergiss mich
data-forget-text = Deine Plätze in laufenden Spielen werden verlassen, dein Name und alles, was du geschrieben hast, werden gelöscht. Niemand kann das rückgängig machen. Kopien von Spielen, die andere gespeichert haben, behalten deinen Namen.
data-forget-yes = Vergiss mich für immer
link-title = Willkommen zurück
link-text = Mit diesem persönlichen Link bist du auf diesem Gerät derselbe Gast, mit all deinen Plätzen und Spielen.
link-use = Als dieser Gast weiterspielen
link-cancel = Jetzt nicht
link-replace = Hier heißt du { $name } und hast Plätze in Spielen. Wenn du fortfährst, gehen sie auf diesem Gerät verloren.
link-replace-yes = Identität ersetzen
