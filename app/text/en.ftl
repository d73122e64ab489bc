## Pages

title-home = Shinobi Table: board games with friends
title-link = Your personal link · Shinobi Table
loading = The table is being laid …
skip-to-content = Skip to content
footer-note = A table for friends. Cards and symbols are our own drawings.
language = Language
theme = Theme
theme-auto = As the device
theme-day = Day
theme-night = Night
close = Close

## Home

home-title = Who sits down with you today?
enter = Enter
door-players = { $from } to { $to } players
door-players-list = { $sizes } players
door-minutes = { $minutes } minutes
rules = Rules
status-open = Waiting for players
status-running = Game under way
status-over = Game over
status-frozen = Stopped
status-stopped = Ended without a result
status-stuck = Can't go on
seats-free = { $count ->
    [0] No free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
rerolls = Take back rolls
pace = Pace of the bots

## Guests

suggested-names = Swift Fox, Quiet Heron, Paper Crane, Moon Hare, Lucky Toad, Brave Badger, Sleepy Tanuki, Silver Carp, Bamboo Panda, Night Owl, Red Maple, Cloud Walker
name-title = How shall they call you?
me-title = Me
name-drawn = drawn by lot
name-label = Your name at the table
name-other = Another name
name-keep = That's me
face-title = Your face at the table
face-pick = Face { $number }
face-none = By the seat
carry = Play on another device
carry-text = Open this link on your other device to go on as yourself there. It works once, and for one day.
carry-qr = QR code with your personal link
former-player = a former player

## Inviting

invite = Invite
invite-title = Invite friends
invite-hint = Send the link, or let them scan the picture.
invite-qr = QR code with the link to this room
invite-link = Link to this room
invite-say = Scan it, or say it:
invite-show = show the code
room-code = Room code { $code }
copy-link = Copy link
copied = Copied.
share = Share
invite-lan = The link works for everyone in your network: { $url }
invite-loopback = Only this computer can open the link. To let friends in, start the server with --host 0.0.0.0.

## Joining and the lobby

join-invited = { $host } invites you to this table.
join-play = Sit down and play
join-watch = Just watch
join-taken = { $taken } of { $places }
join-fine = No account, no download.
how-title = How it is played
how-rules = Read the rules
lobby-cast = Whom you can lead
change-camp = Change to this camp
seats-title = Around the table
seat-number = Seat { $number }
sit-here = Sit here
stand-up = Stand up
chair-title = This chair
chair-free = Free chair
chair-invite = whoever opens the link sits down
chair-move = your chair becomes free
chair-freed = the chair becomes free
you = you
host = host
is-ready = ready
not-ready-yet = not ready
away = away
away-minutes = { $minutes ->
    [one] away for { $minutes } minute
   *[other] away for { $minutes } minutes
}
has-left = has left
bot-academy = Academy
bot-genin = Genin
bot-chunin = Chunin
bot-jonin = Jonin
bot-kage = Kage
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot: { $level }
bot-academy-plays = still at school: makes big mistakes
bot-genin-plays = knows the game, and slips now and then
bot-chunin-plays = plays soundly, without looking far ahead
bot-jonin-plays = tries each choice in many possible worlds
bot-kage-plays = looks the furthest: nobody here plays better
ladder-chance = You beat one of them in { $chance } % of games.
make-host = Make host
make-host-note = who then sets and starts the game
kick = Remove from the table
person-more = Mute, ban or report
person-more-note = if somebody disturbs
person-title = About { $name }
options-usual = Usual rules
room-listed = listed for everyone
clock-none = no clock
time = Time to think
clock-30 = 30 seconds a question
clock-60 = 1 minute a question
clock-120 = 2 minutes a question
clock-300 = 5 minutes a question
clock-180-10 = 3 minutes and 10 seconds a question
clock-300-10 = 5 minutes and 10 seconds a question
clock-900-30 = 15 minutes and 30 seconds a question
time-ran-out = Your time ran out: it was played on for you.
on = on
off = off
start = Start
start-missing = { $count } more
start-all-ready = Everyone is ready.
lobby-alone = Who plays with you?
lobby-count = { $count ->
    [one] { $count } at the table
   *[other] { $count } at the table
}
lobby-more = Start, or wait for others. A free chair takes a bot.
lobby-host-starts = { $host } starts when all are ready.
lobby-onlooker = You are watching.
start-too-few = { $players }. Tap a chair to put a bot in it.
start-wrong-number = { $players }: one more or a bot, or one less.
start-not-ready = Not ready yet: { $names }.
ready = I'm ready
ready-undo = Not ready after all
ready-hint = Say when you are ready.
waiting-for-host = Waiting for the host to start.
lobby-watching = You are watching. Take a chair to play along.
send-link = Send the link
put-bot = Put a bot in
removed = The host has taken you off the table. You can watch, or take a free seat.

## At the table

table-title = The table
your-turn = Your turn
their-turn = at turn
watching = You are watching this game.
watching-began = The game has begun without you. You are watching.
watching-way = If a stand-in is wanted, you are asked here.
watchers = { $count ->
    [0] Nobody is watching
    [one] { $count } is watching
   *[other] { $count } are watching
}
seal = Dice sealed:
seal-hint = Fingerprint of the secret seed of all dice and shuffles. After the game the seed is shown, and anyone can check it.
play-on = Play on for: { $name }
remind = Remind { $name }
undo = Undo
undo-asks = The others have learned from it: they would have to agree.
undo-ask = Ask them
undo-waits = The others are asked for their consent.
undo-declined = The move stays: not everyone agreed to take it back.
consent-title = Undo?
consent-text = { $name } would like to take back:
consent-yes = Agreed
consent-no = No
leave = Leave for good
frozen = This game was stopped because its record doesn't match the rules. It can be read and exported, but not played on.
stuck-export = Keep what I was told
stuck-stop = End the game
stuck = This game can't go on: the rules by which it was begun are no longer here. It stands as you saw it last.
offline = Connection lost. Reconnecting by itself; a click you made is kept.
drawer-open = Log and chat
drawer-close = Back to the table
help = Help
keys-title = Keys
key-help = Show this help
rules-play = To the tables
sound = Sound
volume = Volume

log-title = What happened
log-older = Show older
log-empty = Nothing has happened yet.
event-undo = { $player } takes back the last move.
chat-title = Chat
chat-message = Message
chat-placeholder = Say something
chat-send = Send
chat-empty = Nobody has said anything yet.
chat-empty-watchers = While the game runs, only onlookers read what you write here.
chat-to = Who reads it
chat-to-all = Everyone
chat-to-camp = My side
chat-to-watchers = onlookers
guard-title = Moderation
chat-hidden = hidden
emotes = Emotes
emote-cheer = Hooray!
emote-laugh = Ha ha!
emote-gasp = Oh no!
emote-think = Hmm …
emote-thanks = Thank you!
emote-hurry = Hurry up!

result-winner = Winner: { $names }
result-shared = Winners: { $names }
result-you = You win!
result-you-shared = You share the win!
result-you-lost = You have lost
result-lost = Everyone has lost
result-together = You win together!
result-place = { $place ->
    [2] You came second
    [3] You came third
    [4] You came fourth
    [5] You came fifth
   *[other] You came last
}
result-camp = { $camp } wins
result-camp-won = Your camp wins!
result-camp-lost = Your camp has lost
result-ahead = { $points ->
    [one] { $points } point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
result-behind = { $points ->
    [one] { $points } point behind { $name }.
   *[other] { $points } points behind { $name }.
}
result-points = Where the points came from
result-places = How it ended
result-figures = Worth talking about
result-hidden = What was hidden
result-check = For experts: the dice and the file
result-seed = Seed:
rematch-waits = A rematch is waiting for you.
rematch = Rematch
rematch-go = To the rematch
truth-door = The truth about this game
truth-door-note = Where it was decided, and by what
replay = Replay
export = Save the game as a file

## Replay

replay-to-room = Back to the room
replay-view = Whose view?
replay-onlooker = Onlookers
replay-log-only = This game was played by older rules, and its table can't be drawn any more. This is its log.
replay-short = The rest can't be shown: { $count ->
    [one] one more step is
   *[other] { $count } more steps are
} in the log only.
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-step = Step { $at } of { $last }
replay-speed = Speed
replay-link = Link to this step
going-on = Play on from here
goes-on = Goes on from step { $step } of another game
goes-on-note = This goes on from step { $step } of another game. What couldn’t be known then was dealt anew, and it counts for nothing.

## What went wrong

error-offline = The server can't be reached. Please try again.
error-room-full = All seats are taken. You can watch.

## The frame and the show

prompt-title = What is asked
hand-title = What you hold
waiting-for = Waiting for:
menu = Menu
pile-not-now = not now
pile-title = { $count ->
    [one] { $count } card that can’t be used now
   *[other] { $count } cards that can’t be used now
}
drawer-missed = { $count ->
    [one] Log and chat, { $count } new line
   *[other] Log and chat, { $count } new lines
}
player-awaited = The table waits for { $name }.
player-waits = { $name } waits for the others.
show-next = Go on
show-skip = Skip
show-hold = Pause
show-go-on = Resume
show-again = Show the last scene again
show-beat = Part { $at } of { $last }
show-speed = Pace of the scenes
answer-alone = Give an answer by itself where it is the only one
speed-slow = Slow
speed-calm = Calm
speed-normal = Normal
speed-quick = Quick
speed-none = No scenes
help-title = How { $game } is played
glossary = Words and symbols
key-explain = Explain what has the focus
queue-refused = What you pressed after that was dropped.
queue-undone = A move was taken back: what you pressed after it was dropped.
queue-changed = The question has changed: what you pressed ahead was dropped.
queue-full = That was one press too many: three can wait.
undo-withdraw = Leave it as it is
