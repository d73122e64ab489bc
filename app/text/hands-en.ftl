# Seats that change hands, pauses, votes, games over days, and what happened meanwhile.
event-table-hand = { $to ->
    [owner] { $player } takes the seat back.
    [guest] A stand-in plays for { $player } from now on.
   *[bot] { $own ->
        [true] { $player } lets a bot play on.
       *[false] { $other } lets a bot play on for { $player }.
    }
}
event-table-kick = { $to ->
    [empty] { $player } is sent away. The seat stays empty.
   *[bot] { $player } is sent away. A bot plays on.
}
event-table-lapse = { $other } plays on for { $player }.
event-table-time = The time of { $player } has run out.
event-table-pause = { $seconds ->
    [0] The game is paused.
   *[other] { $player } asks for a short pause.
}
event-table-resume = The game goes on.
event-table-pace = { $days ->
    [0] From now on the game is played live.
    [one] From now on each question has { $days } day.
   *[other] From now on each question has { $days } days.
}
event-table-stop = { $end ->
    [draw] All agree to a draw.
   *[stop] All agree to end the game without a result.
}
reason-agreed = A draw by agreement.

arrange = Pause, stand-in, leave
days = { $days ->
    [0] Live
    [one] { $days } day
   *[other] { $days } days
}
bank = Spare days
absence = A bot may step in
standins = Onlookers may stand in

paused-title = The game is paused.
paused-by = { $name } asked for it.
paused-goes-on = It goes on in { $time }.
paused-resume = Go on
led-title = A bot plays your seat.
led-title-guest = { $name } plays your seat.
led-text = You see everything and can come back at any time.
led-back = Take my seat back
led-bot = bot for now
led-guest = { $name } stands in
away-title = { $name } has been away { $minutes ->
    [0] for a moment.
    [one] { $minutes } minute.
   *[other] { $minutes } minutes.
}
away-text = { $name } can take the seat back at any time.
away-wait = Wait
away-pause = Pause
away-bot = Bot plays on
away-host = The host can let a bot play on.
offer-title = { $name } looks for a stand-in.
offer-text = You would play this seat until { $name } is back.
offer-take = Sit down
offer-waits = The others are asked whether you may sit down.
vote-kick = Send { $name } away?
vote-pause = { $name } asks for a longer pause.
vote-stop = { $name } would like to end without a result.
vote-draw = { $name } offers a draw.
vote-pace = { $days ->
    [0] { $name } would like to play live.
    [one] { $name } would like { $days } day for each question.
   *[other] { $name } would like { $days } days for each question.
}
vote-stand-in = May { $guest } play for { $name }?
vote-yes = Yes
vote-no = No
vote-waits = { $yes } of { $of } have agreed.
vote-withdraw = Never mind
share-bot = a bot played { $bot } of { $all } clicks
share-guest = a stand-in played { $guest } of { $all } clicks
share-hints = { $hints ->
    [one] { $hints } hint
   *[other] { $hints } hints
}
mine-led = A bot plays for you
mine-led-guest = Somebody stands in for you
mine-paused = Paused
mine-days = { $days ->
    [one] { $days } day a question
   *[other] { $days } days a question
}
clock-days = { $days }d { $hours }h
clock-hours = { $hours }h { $minutes }m

since-title = Since you were here
since-count = { $count ->
    [one] { $count } thing happened.
   *[other] { $count } things happened.
}
since-show = Show it
since-go = My turn: go
since-read = To the table
back-then = You are looking back.
back-now = Back to now
