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

arrange = Who plays on
arrange-bot = A bot plays for me until I’m back
arrange-level = How well it plays
arrange-offer = Look for a stand-in
arrange-offer-off = No stand-in after all
arrange-offered = A stand-in is wanted. Send the invitation: whoever opens it can sit down here.
arrange-keep = Nobody may hand over my seat
arrange-keep-hint = While you are away the game waits for you.
arrange-pause = Pause for two minutes
arrange-long = Ask for a longer pause
arrange-stop = Ask to end without a result
arrange-draw = Ask for a draw
arrange-pace = Time for each question
arrange-pace-hint = The others are asked.
arrange-kick = Send { $name } away
arrange-kick-text = If most of the others agree, { $name } loses the seat for good. Who plays on?
arrange-kick-bot = A bot
arrange-kick-empty = Nobody
days = { $days ->
    [0] Live
    [one] { $days } day
   *[other] { $days } days
}
days-hint = How long everybody has for a question.
bank = Spare days
bank-hint = For each player, once, if a question takes longer.
absence = A bot may step in
absence-hint = After which absence the host may let a bot play on.
absence-0 = never
absence-120 = after 2 minutes
absence-600 = after 10 minutes
absence-86400 = after a day
standins = Onlookers may stand in
standins-hint = Otherwise only those who come by the invitation.

leave-title = You are leaving?
leave-text = Let a bot play on, or give up for good? With a bot you can come back at any time.
leave-bot = Let a bot play on
leave-yes = Give up for good
play-on-title = Play on for { $name }?
play-on-text = The question is answered for { $name } in the simplest way. The log says that it was you.
play-on-yes = Play on

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

error-not-leading = Somebody else plays this seat now. Take it back first.
error-already-leading = You play this seat already.
error-paused = The game is paused.
error-not-paused = The game isn’t paused.
error-not-your-pause = Whoever asked for this pause ends it, or the clock.
error-no-pauses = You have had three short pauses. Ask for a longer one.
error-kept = This player doesn’t want the seat handed over.
error-never-handed = In this room no seat is handed over.
error-asked-already = That is being asked already.
error-no-vote = There is nothing to vote on any more.
error-no-draw = This game knows no draw.
error-too-few-voters = It takes two others to send somebody away.
error-not-offered = Nobody is looked for on this seat.
error-held-seat = You have had another seat in this room.
error-looked-on = You have looked on here: others may stand in.
error-same-pace = The game has this pace already.
