# Plätze, die den Spieler wechseln, Pausen, Abstimmungen, Partien über Tage und was inzwischen geschah.
event-table-hand = { $to ->
    [owner] { $player } übernimmt den Platz wieder.
    [guest] Ab jetzt spielt jemand für { $player } weiter.
   *[bot] { $own ->
        [true] { $player } lässt einen Bot weiterspielen.
       *[false] { $other } lässt für { $player } einen Bot weiterspielen.
    }
}
event-table-kick = { $to ->
    [empty] { $player } wird weggeschickt. Der Platz bleibt leer.
   *[bot] { $player } wird weggeschickt. Ein Bot spielt weiter.
}
event-table-lapse = { $other } spielt für { $player } weiter.
event-table-pause = { $seconds ->
    [0] Das Spiel ruht.
   *[other] { $player } bittet um eine kurze Pause.
}
event-table-resume = Das Spiel geht weiter.
event-table-pace = { $days ->
    [0] Ab jetzt wird live gespielt.
    [one] Ab jetzt hat jede Frage { $days } Tag Zeit.
   *[other] Ab jetzt hat jede Frage { $days } Tage Zeit.
}
event-table-stop = { $end ->
    [draw] Alle einigen sich auf Unentschieden.
   *[stop] Alle sind sich einig: Das Spiel endet ohne Ergebnis.
}
reason-agreed = Unentschieden nach Absprache.

arrange = Wer weiterspielt
arrange-bot = Ein Bot spielt für mich, bis ich zurück bin
arrange-level = Wie gut er spielt
arrange-offer = Vertretung suchen
arrange-offer-off = Doch keine Vertretung
arrange-offered = Eine Vertretung wird gesucht. Schick die Einladung: Wer sie öffnet, kann sich hier setzen.
arrange-keep = Niemand darf meinen Platz weitergeben
arrange-keep-hint = Solange du weg bist, wartet das Spiel auf dich.
arrange-pause = Zwei Minuten Pause
arrange-long = Um eine längere Pause bitten
arrange-stop = Um ein Ende ohne Ergebnis bitten
arrange-draw = Unentschieden anbieten
arrange-pace = Zeit für jede Frage
arrange-pace-hint = Die anderen werden gefragt.
arrange-kick = { $name } wegschicken
arrange-kick-text = Stimmen die meisten anderen zu, verliert { $name } den Platz endgültig. Wer spielt weiter?
arrange-kick-bot = Ein Bot
arrange-kick-empty = Niemand
days = { $days ->
    [0] Live
    [one] { $days } Tag
   *[other] { $days } Tage
}
days-hint = Wie lange alle für eine Frage Zeit haben.
bank = Tage als Reserve
bank-hint = Für jeden, einmal, falls eine Frage länger dauert.
absence = Ein Bot darf einspringen
absence-hint = Nach welcher Abwesenheit der Gastgeber einen Bot weiterspielen lassen darf.
absence-0 = nie
absence-120 = nach 2 Minuten
absence-600 = nach 10 Minuten
absence-86400 = nach einem Tag
standins = Zuschauer dürfen einspringen
standins-hint = Sonst nur, wer über die Einladung kommt.

leave-title = Du gehst?
leave-text = Soll ein Bot weiterspielen, oder gibst du endgültig auf? Mit einem Bot kannst du jederzeit zurückkommen.
leave-bot = Bot weiterspielen lassen
leave-yes = Endgültig aufgeben
play-on-title = Für { $name } weiterspielen?
play-on-text = Die Frage wird für { $name } auf die einfachste Art beantwortet. Im Verlauf steht, dass du es warst.
play-on-yes = Weiterspielen

paused-title = Das Spiel ruht.
paused-by = { $name } hat darum gebeten.
paused-goes-on = Es geht in { $time } weiter.
paused-resume = Weiter
led-title = Ein Bot spielt auf deinem Platz.
led-title-guest = { $name } spielt auf deinem Platz.
led-text = Du siehst alles und kannst jederzeit zurückkommen.
led-back = Platz zurücknehmen
led-bot = vorerst ein Bot
led-guest = { $name } vertritt
away-title = { $name } ist { $minutes ->
    [0] gerade weg.
    [one] seit { $minutes } Minute weg.
   *[other] seit { $minutes } Minuten weg.
}
away-text = { $name } kann den Platz jederzeit zurücknehmen.
away-wait = Warten
away-pause = Pause
away-bot = Bot spielt weiter
away-host = Der Gastgeber kann einen Bot weiterspielen lassen.
offer-title = { $name } sucht eine Vertretung.
offer-text = Du spielst auf diesem Platz, bis { $name } zurück ist.
offer-take = Hinsetzen
offer-waits = Die anderen werden gefragt, ob du dich setzen darfst.
vote-kick = { $name } wegschicken?
vote-pause = { $name } bittet um eine längere Pause.
vote-stop = { $name } möchte ohne Ergebnis aufhören.
vote-draw = { $name } bietet Unentschieden an.
vote-pace = { $days ->
    [0] { $name } möchte live spielen.
    [one] { $name } möchte { $days } Tag für jede Frage.
   *[other] { $name } möchte { $days } Tage für jede Frage.
}
vote-stand-in = Darf { $guest } für { $name } spielen?
vote-yes = Ja
vote-no = Nein
vote-waits = { $yes } von { $of } haben zugestimmt.
vote-withdraw = Doch nicht
share-bot = ein Bot machte { $bot } von { $all } Klicks
share-guest = eine Vertretung machte { $guest } von { $all } Klicks
mine-led = Ein Bot spielt für dich
mine-led-guest = Jemand vertritt dich
mine-paused = Pause
mine-days = { $days ->
    [one] { $days } Tag je Frage
   *[other] { $days } Tage je Frage
}
clock-days = { $days } T { $hours } h
clock-hours = { $hours } h { $minutes } min

since-title = Seit du zuletzt hier warst
since-count = { $count ->
    [one] { $count } Ereignis.
   *[other] { $count } Ereignisse.
}
since-show = Zeigen
since-go = Ich bin dran: los
since-read = Zum Tisch
back-then = Du schaust zurück.
back-now = Zurück zu jetzt

error-not-leading = Auf diesem Platz spielt gerade jemand anders. Nimm ihn erst zurück.
error-already-leading = Du spielst auf diesem Platz schon.
error-paused = Das Spiel ruht.
error-not-paused = Das Spiel ruht nicht.
error-not-your-pause = Diese Pause beendet, wer um sie bat, oder die Uhr.
error-no-pauses = Du hattest drei kurze Pausen. Bitte um eine längere.
error-kept = Dieser Platz soll nicht weitergegeben werden.
error-never-handed = In diesem Raum wird kein Platz weitergegeben.
error-asked-already = Danach wird schon gefragt.
error-no-vote = Darüber wird nicht mehr abgestimmt.
error-no-draw = Dieses Spiel kennt kein Unentschieden.
error-too-few-voters = Zum Wegschicken braucht es zwei andere.
error-not-offered = Für diesen Platz wird niemand gesucht.
error-held-seat = Du hattest in diesem Raum schon einen anderen Platz.
error-looked-on = Du hast hier zugeschaut: Einspringen dürfen andere.
error-same-pace = So wird schon gespielt.
