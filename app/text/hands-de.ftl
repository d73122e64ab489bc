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
event-table-time = Die Zeit von { $player } ist um.
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

arrange = Pause, Vertretung, Gehen
days = { $days ->
    [0] Live
    [one] { $days } Tag
   *[other] { $days } Tage
}
bank = Tage als Reserve
absence = Ein Bot darf einspringen
standins = Zuschauer dürfen einspringen

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
share-hints = { $hints ->
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
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
