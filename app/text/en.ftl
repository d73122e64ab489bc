## Pages

title-home = Shinobi Table: board games with friends
title-room = You are invited · Shinobi Table
title-replay = Replay · Shinobi Table
title-rules = How to play · Shinobi Table
title-link = Your personal link · Shinobi Table
title-docs = The HTTP interface · Shinobi Table
title-error = Shinobi Table
description = Open a room, send the link, and play Naruto board and card games with your friends in the browser.
noscript = The table is drawn by JavaScript. Please allow it for this page.
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
room-open = Open a room
rules = Rules
my-rooms = My games
rooms-more = { $count } more
status-open = Waiting for players
status-running = Game under way
status-over = Game over
status-frozen = Stopped
status-stopped = Ended without a result
status-stuck = Can't go on
mine-lost = Lost
turn-of = Turn: { $names }
seats-free = { $count ->
    [0] No free seat
    [one] { $count } free seat
   *[other] { $count } free seats
}
new-room-title = New room: { $game }
room-public = Public room
room-public-hint = Listed on the home page, so anyone can join.
rerolls = Take back rolls
rerolls-hint = A click that rolled dice can be taken back; the dice are rolled anew.
pace = Pace of the bots
pace-hint = How long they think before they play.
pace-human = Like people
pace-quick = Quick

## Guests

suggested-names = Swift Fox, Quiet Heron, Paper Crane, Moon Hare, Lucky Toad, Brave Badger, Sleepy Tanuki, Silver Carp, Bamboo Panda, Night Owl, Red Maple, Cloud Walker
name-title = What is your name?
name-label = Your name at the table
name-other = Another name
name-keep = That's me
name-change = Change your name
face-title = Your face at the table
face-pick = Face { $number }
face-none = By the seat
carry = Play on another device
carry-text = Open this link on your other device to go on as yourself there. It works once, and for one day.
carry-qr = QR code with your personal link
former-player = a former player
data-title = Your data
data-text = This server knows your name, the games you played and what you wrote in the chat.
data-download = Download my data
data-sign-out = Sign out on all other devices
data-signed-out = Only this device is still you.
data-forget = Forget me
data-forget-text = Your seats in running games are left, your name and all you wrote are deleted. Nobody can undo that. Copies of games that others have saved keep your name.
data-forget-yes = Forget me for good
link-title = Welcome back
link-text = This personal link makes you the same guest on this device, with all your seats and games.
link-use = Go on as this guest
link-cancel = Not now
link-replace = You are { $name } here and have seats in games. If you go on, this device loses them.
link-replace-yes = Replace my identity

## Inviting

invite = Invite
invite-title = Invite friends
invite-hint = Send the link, or let them scan the picture.
invite-qr = QR code with the link to this room
invite-link = Link to this room
invite-say = Or say it:
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
seat-free = Seat { $number } is free
sit-here = Sit here
stand-up = Stand up
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
bot-genin = Genin
bot-chunin = Chunin
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot: { $level }
add-bot = Add a bot: { $level }
bots-note = Bots: Genin plays carelessly, Chunin plays to win.
make-host = Make host: { $name }
kick = Remove from the table: { $name }
options-title = Options
options-host = The host chooses.
options-usual = The usual rules.
options-more = More options
on = on
off = off
start = Start the game
start-all-ready = Everyone is ready.
start-alone = You can start, or wait for more players.
start-too-few = { $missing ->
    [one] { $missing } more player is needed, or a bot.
   *[other] { $missing } more players are needed, or bots.
}
start-wrong-number = Possible numbers of players: { $sizes }.
start-not-ready = Not ready yet: { $names }.
ready = I'm ready
ready-undo = Not ready after all
ready-hint = Say when you are ready.
waiting-for-host = Waiting for the host to start.
lobby-watching = You are watching. Take a free seat to play along.
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
undo = Undo
undo-waits = The others are asked for their consent.
undo-declined = The move stays: not everyone agreed to take it back.
consent-title = Undo?
consent-text = { $name } would like to take back:
consent-yes = Agreed
consent-no = No
leave = Leave for good
leave-no = Stay
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
chat-missed = { $count ->
    [one] Chat, { $count } new line
   *[other] Chat, { $count } new lines
}
chat-empty-watchers = While the game runs, only onlookers read what you write here.
chat-to = Who reads it
chat-to-all = Everyone
chat-to-camp = My side
chat-to-watchers = onlookers
guard-title = Order in the room
guard-closed = Closed to onlookers
guard-locked = Locked: nobody new sits down
guard-hushed = Onlookers can't speak
guard-banned = Banned: { $name }
guard-muted = Muted: { $name }
guard-lift = Lift
person-title = About { $name }
person-hide = Hide what they write, for me
person-show = Show what they write again
person-mute = Mute for everyone
person-ban = Ban from this room
person-report = Report to the operator
person-reported = Reported, with what was said last.
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
replay = Replay
export = Save the game (JSON)

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

## What went wrong

error-home = To the home page
error-offline = The server can't be reached. Please try again.
error-already-started = The game has already started.
error-bad-name = A name has 1 to 24 characters, without control characters.
error-bad-token = This identity is not valid. Please give your name again.
error-changed-meanwhile = Something changed meanwhile. Please look again.
error-foreign-origin = This request came from another site and was refused.
error-frozen = This game is stopped and can't be played on.
error-cannot-serve = This server can't open the game at the moment. Nothing of it is lost.
error-has-seats = You have seats in games on this device.
error-hello-first = The connection was opened in an unexpected way. Please reload the page.
error-left = This seat has already left the game.
error-malformed = The server did not understand that.
error-no-bot = There is no such bot.
error-no-game = There is no such game.
error-no-guest = Please give a name first.
error-no-link = This link was used already, or it is too old.
error-no-method = That can't be done here.
error-no-origin = The request did not say where it came from and was refused.
error-no-page = There is no such page.
error-no-room = There is no such room. Check the code.
error-no-seat = There is no such seat.
error-no-storage = The server can't reach its storage right now. Please try again in a moment.
error-dice-rolled = Dice have been rolled for that: it can’t be taken back.
error-no-undo = There is nothing of yours to take back now.
error-not-allowed = That is not possible now.
error-no-face = There is no such face.
error-not-awaited = Nobody is waiting for this seat now.
error-not-host = Only the host can do that.
error-not-over = The game is not over yet.
error-not-ready = Not everyone is ready yet.
error-not-started = The game hasn't started yet.
error-not-your-turn = It is not your turn.
error-not-yours = That is not your seat.
error-onlooker = You are watching: only players can do that.
error-options = These options don't fit this game.
error-other-version = This game was begun under other rules than this server plays.
error-over = The game is over.
error-room-full = All seats are taken. You can watch.
error-seat-taken = Somebody was faster: this seat is taken.
error-seats = This game is not for that number of players.
error-server = Something went wrong on our side. Nothing was changed; please try again.
error-stale = The table changed before your click arrived. Here it is as it stands now.
error-still-here = This player is here, or has been away for less than half a minute.
error-too-few = Too few players.
error-too-large = That was too much at once.
error-too-many = That was too fast. Please wait a moment.
error-too-many-sockets = Too many tables are open from this network at once. Close one, or try again later.
error-room-crowded = So many people are watching this room already that no more fit in. Try again later.
error-banned = The host doesn't want you in this room.
error-banned-here = You may not come in here any more.
error-room-closed = This room is closed to onlookers.
error-room-locked = The host has locked this room: nobody new may sit down.
error-muted = The host has muted you here.
error-hushed = The host lets only players speak here.
error-still-plays = They sit in a game that runs. You can mute them.
error-yourself = That is you.
error-no-person = There is nobody like that here.
error-other-name = That is not your name.

## The frame and the show

prompt-title = What is asked
hand-title = What you hold
waiting-for = Waiting for:
menu = Menu
to-the-table = To the table
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
