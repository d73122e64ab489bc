## Pages

title-home = Shinobi Table: Brettspiele mit Freunden
title-room = Du bist eingeladen · Shinobi Table
title-replay = Aufzeichnung · Shinobi Table
title-rules = So wird gespielt · Shinobi Table
title-link = Dein persönlicher Link · Shinobi Table
title-docs = Die HTTP-Schnittstelle · Shinobi Table
title-error = Shinobi Table
description = Raum öffnen, Link verschicken und mit Freunden im Browser Brett- und Kartenspiele aus der Welt von Naruto spielen.
noscript = Der Tisch wird mit JavaScript gezeichnet. Bitte erlaube es für diese Seite.
loading = Der Tisch wird gedeckt …
skip-to-content = Zum Inhalt springen
footer-note = Ein Tisch für Freunde. Karten und Symbole haben wir selbst gezeichnet.
language = Sprache
theme = Farbschema
theme-auto = Wie das Gerät
theme-day = Tag
theme-night = Nacht
close = Schließen

## Home

home-title = Wer setzt sich heute zu dir?
enter = Eintreten
door-players = { $from } bis { $to } Spieler
door-players-list = { $sizes } Spieler
door-minutes = { $minutes } Minuten
room-open = Raum öffnen
rules = Regeln
my-rooms = Meine Spiele
rooms-more = { $count } weitere
status-open = Wartet auf Mitspieler
status-running = Spiel läuft
status-over = Spiel beendet
status-frozen = Angehalten
status-stopped = Ohne Ergebnis beendet
status-stuck = Kann nicht weitergehen
mine-lost = Verloren
turn-of = Am Zug: { $names }
seats-free = { $count ->
    [0] Kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
new-room-title = Neuer Raum: { $game }
room-public = Öffentlicher Raum
room-public-hint = Steht auf der Startseite, jeder kann mitspielen.
rerolls = Würfe zurücknehmen
rerolls-hint = Auch ein Klick mit Würfeln lässt sich zurücknehmen; es wird neu gewürfelt.
pace = Tempo der Bots
pace-hint = Wie lange sie überlegen, bevor sie spielen.
pace-human = Wie Menschen
pace-quick = Schnell

## Guests

suggested-names = Flinker Fuchs, Stiller Reiher, Papierkranich, Mondhase, Glückskröte, Mutiger Dachs, Müder Marderhund, Silberkarpfen, Bambuspanda, Nachteule, Roter Ahorn, Wolkenläufer
name-title = Wie heißt du?
name-label = Dein Name am Tisch
name-other = Ein anderer Name
name-keep = Das bin ich
name-change = Namen ändern
face-title = Dein Gesicht am Tisch
face-pick = Gesicht { $number }
face-none = Nach dem Platz
carry = Auf anderem Gerät spielen
carry-text = Öffne diesen Link auf dem anderen Gerät, dann spielst du dort als du selbst weiter. Er funktioniert nur einmal und ist einen Tag lang gültig.
carry-qr = QR-Code mit deinem persönlichen Link
former-player = ein früherer Spieler
data-title = Deine Daten
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

## Inviting

invite = Einladen
invite-title = Freunde einladen
invite-hint = Schick den Link oder lass das Bild scannen.
invite-qr = QR-Code mit dem Link zu diesem Raum
invite-link = Link zu diesem Raum
invite-say = Oder sag es an:
room-code = Raumcode { $code }
copy-link = Link kopieren
copied = Kopiert.
share = Teilen
invite-lan = Der Link funktioniert für alle in deinem Netzwerk: { $url }
invite-loopback = Nur dieser Rechner kann den Link öffnen. Damit Freunde hereinkommen, starte den Server mit --host 0.0.0.0.

## Joining and the lobby

join-invited = { $host } lädt dich an diesen Tisch ein.
join-play = Hinsetzen und mitspielen
join-watch = Nur zuschauen
join-taken = { $taken } von { $places }
join-fine = Kein Konto, kein Download.
how-title = So wird gespielt
how-rules = Regeln lesen
lobby-cast = Wen du führen kannst
change-camp = In dieses Lager wechseln
seats-title = Rund um den Tisch
seat-number = Platz { $number }
seat-free = Platz { $number } ist frei
sit-here = Hier sitzen
stand-up = Aufstehen
you = du
host = Gastgeber
is-ready = bereit
not-ready-yet = noch nicht bereit
away = nicht da
away-minutes = { $minutes ->
    [one] seit { $minutes } Minute weg
   *[other] seit { $minutes } Minuten weg
}
has-left = hat das Spiel verlassen
bot-genin = Genin
bot-chunin = Chunin
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot: { $level }
add-bot = Bot dazusetzen: { $level }
bots-note = Bots: Genin spielt sorglos, Chunin spielt auf Sieg.
make-host = Zum Gastgeber machen: { $name }
kick = Vom Tisch entfernen: { $name }
options-title = Einstellungen
options-host = Der Gastgeber bestimmt.
options-usual = Nach den üblichen Regeln.
options-more = Weitere Optionen
on = an
off = aus
start = Spiel starten
start-all-ready = Alle sind bereit.
start-alone = Du kannst starten oder auf weitere Spieler warten.
start-too-few = { $missing ->
    [one] Es fehlt noch { $missing } Spieler oder Bot.
   *[other] Es fehlen noch { $missing } Spieler oder Bots.
}
start-wrong-number = Mögliche Spielerzahlen: { $sizes }.
start-not-ready = Noch nicht bereit: { $names }.
ready = Ich bin bereit
ready-undo = Doch noch nicht bereit
ready-hint = Sag Bescheid, wenn du bereit bist.
waiting-for-host = Gleich startet der Gastgeber das Spiel.
lobby-watching = Du schaust zu. Nimm einen freien Platz, um mitzuspielen.
removed = Der Gastgeber hat dich vom Tisch genommen. Du kannst zuschauen oder einen freien Platz nehmen.

## At the table

table-title = Der Tisch
your-turn = Du bist dran
their-turn = am Zug
watching = Du schaust diesem Spiel zu.
watching-began = Das Spiel hat ohne dich begonnen. Du schaust zu.
watching-way = Wird eine Vertretung gesucht, wirst du gefragt.
watchers = { $count ->
    [0] Niemand schaut zu
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
seal = Würfel versiegelt:
seal-hint = Fingerabdruck des geheimen Startwerts für alle Würfe und Mischungen. Nach dem Spiel wird der Startwert gezeigt, und alle können ihn prüfen.
play-on = Für { $name } weiterspielen
undo = Zurücknehmen
undo-waits = Die anderen werden um Zustimmung gebeten.
undo-declined = Der Zug bleibt: Nicht alle wollten ihn zurücknehmen.
consent-title = Zurücknehmen?
consent-text = { $name } möchte zurücknehmen:
consent-yes = Einverstanden
consent-no = Nein
leave = Endgültig verlassen
leave-no = Bleiben
frozen = Dieses Spiel wurde angehalten, weil seine Aufzeichnung nicht zu den Regeln passt. Man kann es noch ansehen und speichern, aber nicht weiterspielen.
stuck-export = Behalten, was ich erfuhr
stuck-stop = Spiel beenden
stuck = Dieses Spiel kann nicht weitergehen: Die Regeln, nach denen es begann, gibt es hier nicht mehr. So hast du es zuletzt gesehen.
offline = Verbindung verloren. Sie wird von selbst wiederhergestellt; dein letzter Klick geht nicht verloren.
drawer-open = Verlauf und Chat
drawer-close = Zurück zum Tisch
help = Hilfe
keys-title = Tasten
key-help = Diese Hilfe zeigen
rules-play = Zu den Tischen
sound = Ton
volume = Lautstärke

log-title = Was geschah
log-older = Älteres zeigen
log-empty = Noch ist nichts geschehen.
event-undo = { $player } nimmt den letzten Zug zurück.
chat-title = Chat
chat-message = Nachricht
chat-placeholder = Sag etwas
chat-send = Senden
chat-empty = Noch hat niemand etwas gesagt.
chat-missed = { $count ->
    [one] Chat, { $count } neue Zeile
   *[other] Chat, { $count } neue Zeilen
}
chat-empty-watchers = Solange das Spiel läuft, lesen nur Zuschauer, was du hier schreibst.
chat-to = Wer es liest
chat-to-all = Alle
chat-to-camp = Meine Seite
chat-to-watchers = Zuschauer
guard-title = Ordnung im Raum
guard-closed = Für Zuschauer geschlossen
guard-locked = Abgeschlossen: niemand Neues setzt sich
guard-hushed = Zuschauer können nicht sprechen
guard-banned = Ausgeschlossen: { $name }
guard-muted = Stumm: { $name }
guard-lift = Aufheben
person-title = Zu { $name }
person-hide = Was sie schreiben, für mich ausblenden
person-show = Was sie schreiben, wieder zeigen
person-mute = Für alle stumm schalten
person-ban = Aus diesem Raum ausschließen
person-report = Dem Betreiber melden
person-reported = Gemeldet, mit dem, was zuletzt gesagt wurde.
chat-hidden = ausgeblendet
emotes = Gesten
emote-cheer = Hurra!
emote-laugh = Haha!
emote-gasp = Oh nein!
emote-think = Hmm …
emote-thanks = Danke!
emote-hurry = Beeilung!

result-winner = Gewonnen hat: { $names }
result-shared = Gewonnen haben: { $names }
result-you = Du hast gewonnen!
result-you-shared = Du teilst dir den Sieg!
result-you-lost = Du hast verloren
result-lost = Alle haben verloren
result-together = Ihr gewinnt gemeinsam!
result-place = { $place ->
    [2] Du bist Zweiter
    [3] Du bist Dritter
    [4] Du bist Vierter
    [5] Du bist Fünfter
   *[other] Du bist Letzter
}
result-camp = { $camp } gewinnt
result-camp-won = Dein Lager gewinnt!
result-camp-lost = Dein Lager hat verloren
result-ahead = { $points ->
    [one] { $points } Punkt vor { $name }.
   *[other] { $points } Punkte vor { $name }.
}
result-behind = { $points ->
    [one] { $points } Punkt hinter { $name }.
   *[other] { $points } Punkte hinter { $name }.
}
result-points = Woher die Punkte kommen
result-places = So ging es aus
result-figures = Gesprächsstoff
result-hidden = Was verborgen war
result-check = Für Kenner: Würfel und Datei
result-seed = Startwert:
rematch-waits = Eine Revanche wartet auf dich.
rematch = Revanche
rematch-go = Zur Revanche
replay = Aufzeichnung
export = Spiel speichern (JSON)

## Replay

replay-to-room = Zurück zum Raum
replay-view = Aus wessen Sicht?
replay-onlooker = Zuschauer
replay-log-only = Dieses Spiel folgte älteren Regeln, und sein Tisch lässt sich nicht mehr zeichnen. Das ist sein Protokoll.
replay-short = Der Rest lässt sich nicht zeigen: { $count ->
    [one] Ein weiterer Schritt steht
   *[other] { $count } weitere Schritte stehen
} nur im Protokoll.
replay-back = Ein Schritt zurück
replay-forward = Ein Schritt vor
replay-play = Abspielen
replay-pause = Pause
replay-step = Schritt { $at } von { $last }
replay-speed = Geschwindigkeit
replay-link = Link zu diesem Schritt

## What went wrong

error-home = Zur Startseite
error-offline = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
error-already-started = Das Spiel hat schon begonnen.
error-bad-name = Ein Name hat 1 bis 24 Zeichen und enthält keine Steuerzeichen.
error-bad-token = Diese Identität ist nicht gültig. Bitte gib deinen Namen noch einmal an.
error-changed-meanwhile = Inzwischen hat sich etwas geändert. Bitte schau noch einmal hin.
error-foreign-origin = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt.
error-frozen = Dieses Spiel ist angehalten und kann nicht weitergespielt werden.
error-cannot-serve = Dieser Server kann das Spiel gerade nicht öffnen. Nichts davon ist verloren.
error-has-seats = Du hast auf diesem Gerät Plätze in Spielen.
error-hello-first = Die Verbindung wurde auf unerwartete Weise geöffnet. Bitte lade die Seite neu.
error-left = Dieser Platz wurde schon aufgegeben.
error-malformed = Das hat der Server nicht verstanden.
error-no-bot = Diesen Bot gibt es nicht.
error-no-game = Dieses Spiel gibt es nicht.
error-no-guest = Bitte gib zuerst einen Namen an.
error-no-link = Dieser Link wurde schon benutzt oder ist zu alt.
error-no-method = Das geht hier nicht.
error-no-origin = Die Anfrage sagte nicht, woher sie kam, und wurde abgelehnt.
error-no-page = Diese Seite gibt es nicht.
error-no-room = Diesen Raum gibt es nicht. Prüfe den Code.
error-no-seat = Diesen Platz gibt es nicht.
error-no-storage = Der Server erreicht gerade seinen Speicher nicht. Bitte versuch es gleich noch einmal.
error-dice-rolled = Dafür wurde gewürfelt: Das lässt sich nicht zurücknehmen.
error-no-undo = Du hast gerade nichts zurückzunehmen.
error-not-allowed = Das geht jetzt nicht.
error-no-face = Dieses Gesicht gibt es nicht.
error-not-awaited = Auf diesen Platz wartet gerade niemand.
error-not-host = Das kann nur der Gastgeber.
error-not-over = Das Spiel ist noch nicht zu Ende.
error-not-ready = Noch sind nicht alle bereit.
error-not-started = Das Spiel hat noch nicht begonnen.
error-not-your-turn = Du bist nicht dran.
error-not-yours = Das ist nicht dein Platz.
error-onlooker = Du schaust zu: Das können nur Mitspieler.
error-options = Diese Einstellungen passen nicht zu diesem Spiel.
error-other-version = Dieses Spiel wurde nach anderen Regeln begonnen, als auf diesem Server gelten.
error-over = Das Spiel ist zu Ende.
error-room-full = Alle Plätze sind besetzt. Du kannst zuschauen.
error-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
error-seats = Für diese Spielerzahl ist das Spiel nicht gemacht.
error-server = Bei uns ist etwas schiefgegangen. Nichts wurde geändert; bitte versuch es noch einmal.
error-stale = Der Tisch hat sich geändert, bevor dein Klick ankam. So sieht er jetzt aus.
error-still-here = Diese Person ist da oder noch keine halbe Minute weg.
error-too-few = Zu wenige Spieler.
error-too-large = Das war zu viel auf einmal.
error-too-many = Das war zu schnell. Bitte warte einen Moment.
error-too-many-sockets = Von diesem Netz aus sind zu viele Tische auf einmal offen. Schließ einen, oder versuch es später noch einmal.
error-room-crowded = In diesem Raum schauen schon so viele zu, dass niemand mehr hineinpasst. Versuch es später noch einmal.
error-banned = Der Gastgeber möchte dich in diesem Raum nicht haben.
error-banned-here = Du darfst hier nicht mehr herein.
error-room-closed = Dieser Raum ist für Zuschauer geschlossen.
error-room-locked = Der Gastgeber hat diesen Raum abgeschlossen: Niemand Neues darf sich setzen.
error-muted = Der Gastgeber hat dich hier stumm geschaltet.
error-hushed = Der Gastgeber lässt hier nur Spieler sprechen.
error-still-plays = Diese Person sitzt in einem laufenden Spiel. Du kannst sie stumm schalten.
error-yourself = Das bist du selbst.
error-no-person = So jemand ist nicht hier.
error-other-name = Das ist nicht dein Name.

## Der Rahmen und die Vorstellung

prompt-title = Was gefragt ist
hand-title = Was du hast
waiting-for = Es wird gewartet auf:
menu = Menü
to-the-table = Zum Tisch
drawer-missed = { $count ->
    [one] Verlauf und Chat, { $count } neue Zeile
   *[other] Verlauf und Chat, { $count } neue Zeilen
}
player-awaited = Der Tisch wartet auf { $name }.
player-waits = { $name } wartet auf die anderen.
show-next = Weiter
show-skip = Überspringen
show-hold = Anhalten
show-go-on = Weiterlaufen
show-again = Die letzte Szene noch einmal
show-beat = Teil { $at } von { $last }
show-speed = Tempo der Szenen
speed-calm = Ruhig
speed-normal = Normal
speed-quick = Schnell
speed-none = Keine Szenen
help-title = So geht { $game }
glossary = Wörter und Zeichen
key-explain = Erklären, was ausgewählt ist
queue-refused = Was du danach gedrückt hast, wurde verworfen.
queue-undone = Ein Zug wurde zurückgenommen: was du danach gedrückt hast, wurde verworfen.
queue-changed = Die Frage ist eine andere: was du vorab gedrückt hast, wurde verworfen.
queue-full = Das war einmal zu viel gedrückt: drei können warten.
undo-withdraw = Doch nicht
