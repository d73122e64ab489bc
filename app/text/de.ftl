## Pages

title-home = Shinobi Table: Brettspiele mit Freunden
title-link = Dein persönlicher Link · Shinobi Table
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
rules = Regeln
status-open = Wartet auf Mitspieler
status-running = Spiel läuft
status-over = Spiel beendet
status-frozen = Angehalten
status-stopped = Ohne Ergebnis beendet
status-stuck = Kann nicht weitergehen
seats-free = { $count ->
    [0] Kein Platz frei
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
rerolls = Würfe zurücknehmen
pace = Tempo der Bots

## Guests

suggested-names = Flinker Fuchs, Stiller Reiher, Papierkranich, Mondhase, Glückskröte, Mutiger Dachs, Müder Marderhund, Silberkarpfen, Bambuspanda, Nachteule, Roter Ahorn, Wolkenläufer
name-title = Wie sollen sie dich nennen?
me-title = Ich
name-drawn = ausgelost
name-label = Dein Name am Tisch
name-other = Ein anderer Name
name-keep = Das bin ich
face-title = Dein Gesicht am Tisch
face-pick = Gesicht { $number }
face-none = Nach dem Platz
carry = Auf anderem Gerät spielen
carry-text = Öffne diesen Link auf dem anderen Gerät, dann spielst du dort als du selbst weiter. Er funktioniert nur einmal und ist einen Tag lang gültig.
carry-qr = QR-Code mit deinem persönlichen Link
former-player = ein früherer Spieler

## Inviting

invite = Einladen
invite-title = Freunde einladen
invite-hint = Schick den Link oder lass das Bild scannen.
invite-qr = QR-Code mit dem Link zu diesem Raum
invite-link = Link zu diesem Raum
invite-say = Scannen oder ansagen:
invite-show = Code zeigen
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
sit-here = Hier sitzen
stand-up = Aufstehen
chair-title = Dieser Stuhl
chair-free = Freier Stuhl
chair-invite = wer den Link öffnet, setzt sich
chair-move = dein Stuhl wird frei
chair-freed = der Stuhl wird frei
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
bot-academy = Akademie
bot-genin = Genin
bot-chunin = Chunin
bot-jonin = Jonin
bot-kage = Kage
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot: { $level }
bot-academy-plays = noch in der Schule: macht große Fehler
bot-genin-plays = kennt das Spiel und vertut sich ab und zu
bot-chunin-plays = spielt solide, ohne weit vorauszusehen
bot-jonin-plays = probiert jede Wahl in vielen möglichen Welten aus
bot-kage-plays = sieht am weitesten: niemand hier spielt besser
ladder-chance = Einen davon schlägst du in { $chance } % der Spiele.
make-host = Zum Gastgeber machen
make-host-note = bestimmt dann und startet das Spiel
kick = Vom Tisch entfernen
person-more = Stumm schalten, ausschließen, melden
person-more-note = wenn jemand stört
person-title = Zu { $name }
options-usual = Übliche Regeln
room-listed = für alle gelistet
clock-none = ohne Uhr
time = Bedenkzeit
clock-30 = 30 Sekunden pro Frage
clock-60 = 1 Minute pro Frage
clock-120 = 2 Minuten pro Frage
clock-300 = 5 Minuten pro Frage
clock-180-10 = 3 Minuten und 10 Sekunden pro Frage
clock-300-10 = 5 Minuten und 10 Sekunden pro Frage
clock-900-30 = 15 Minuten und 30 Sekunden pro Frage
time-ran-out = Deine Zeit war um: für dich wurde weitergespielt.
on = an
off = aus
start = Start
start-missing = noch { $count }
start-all-ready = Alle sind bereit.
lobby-alone = Wer spielt mit dir?
lobby-count = { $count ->
    [one] { $count } Person am Tisch
   *[other] { $count } am Tisch
}
lobby-more = Starte oder warte auf andere. Ein freier Stuhl nimmt einen Bot.
lobby-host-starts = { $host } startet, sobald alle bereit sind.
lobby-onlooker = Du schaust zu.
start-too-few = { $players }. Tipp auf einen Stuhl, um einen Bot hinzusetzen.
start-wrong-number = { $players }: noch jemand oder ein Bot, oder einer weniger.
start-not-ready = Noch nicht bereit: { $names }.
ready = Ich bin bereit
ready-undo = Doch noch nicht bereit
ready-hint = Sag Bescheid, wenn du bereit bist.
waiting-for-host = Gleich startet der Gastgeber das Spiel.
lobby-watching = Du schaust zu. Setz dich, um mitzuspielen.
send-link = Link schicken
put-bot = Bot dazusetzen
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
remind = { $name } erinnern
undo = Zurücknehmen
undo-asks = Die anderen haben daraus etwas erfahren: Sie müssten zustimmen.
undo-ask = Fragen
undo-waits = Die anderen werden um Zustimmung gebeten.
undo-declined = Der Zug bleibt: Nicht alle wollten ihn zurücknehmen.
consent-title = Zurücknehmen?
consent-text = { $name } möchte zurücknehmen:
consent-yes = Einverstanden
consent-no = Nein
leave = Endgültig verlassen
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
chat-empty-watchers = Solange das Spiel läuft, lesen nur Zuschauer, was du hier schreibst.
chat-to = Wer es liest
chat-to-all = Alle
chat-to-camp = Meine Seite
chat-to-watchers = Zuschauer
guard-title = Moderation
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
truth-door = Die Wahrheit über diese Partie
truth-door-note = Wo sie entschieden wurde, und wodurch
replay = Aufzeichnung
export = Spiel als Datei speichern

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
going-on = Von hier weiterspielen
goes-on = Geht von Schritt { $step } einer anderen Partie aus weiter
goes-on-note = Hier geht es von Schritt { $step } einer anderen Partie aus weiter. Was damals niemand wissen konnte, wurde neu verteilt, und nichts davon zählt.

## What went wrong

error-offline = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
error-room-full = Alle Plätze sind besetzt. Du kannst zuschauen.

## Der Rahmen und die Vorstellung

prompt-title = Was gefragt ist
hand-title = Was du hast
waiting-for = Es wird gewartet auf:
menu = Menü
pile-not-now = jetzt nicht
pile-title = { $count ->
    [one] { $count } Karte, die jetzt nicht geht
   *[other] { $count } Karten, die jetzt nicht gehen
}
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
answer-alone = Eine Antwort von selbst geben, wenn es die einzige ist
speed-slow = Langsam
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
