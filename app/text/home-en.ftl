## The home page

title-player = A player · Shinobi Table
play-now = Play now
open-table = Open a table
company-own = with { $level } bots: about your strength
company-new = with { $level } bots to begin with
company-title = Who plays with you?
company-unknown = We don’t know yet how well you play: begin low, and they follow you.
company-why = { $games ->
    [one] Chosen by your last game against bots.
   *[other] Chosen by your last { $games } games against bots.
}
show-me-first = Show me first, 3 minutes
enter-title = Come to a table
door-waits = { $name } waits
waits-for-you = { $name } waits for you
table-waits = Your table waits for you
go = Go
look = Look
watch-it = Watch
sit = Sit
learn-title = Learn at the table
learn-note = real positions, a few minutes each
learn-go = Learn { $game }
friends-title = Friends
friends-none = Whoever you play with is found here again.
friends-waits = { $name } waits in { $game }
friends-plays = { $name } plays { $game }
friends-last = last played { $when }
open-tables = Open tables
open-tables-none = No open table right now. Open one and list it for everyone.
open-game = Game
open-game-any = All games
open-free = With a free chair
open-more = More tables
table-seats = { $taken } of { $places }
table-by = { $game } with { $name }
enter-said = Room code, or its two words
enter-none = There is no such room. Check the code or the words.
enter-late-chair = It has begun, and somebody looks for a stand-in: you can sit down.
enter-late-later = It has begun. You can watch, and sit down as soon as somebody looks for a stand-in.
enter-late-watch = It has begun. Who has watched can’t stand in any more: if you would like to, let your friends choose “Look for a stand-in” first, and come in here once more.
enter-chair = To the free chair
tab-play = Play
tab-mine = My games
tab-friends = Friends
tab-learn = Learn
tabs = Parts of this page
figures-title = My figures
figures-of = What { $name } has played
figures-none = Nothing finished yet.
figures-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
figures-wins = { $count ->
    [one] { $count } win
   *[other] { $count } wins
}
figures-hero = most often { $hero }
figures-best = best turn { $points }
player-hide = Hide me from people I have played with
player-hide-note = They see neither this page nor the tables where you play.
player-together = { $count ->
    [one] You have played together once.
   *[other] You have played together { $count } times.
}
player-home = To the tables
player-invite = Invite to a table
player-invite-note = A table opens, and you send the link. { $name } finds it among friends, too.
mine-none = No game yet. “Play now” begins one.
mine-result = { $place ->
    [1] You won
   *[other] Place { $place }
}
my-rooms = My games
rooms-more = { $count } more
mine-lost = Lost
turn-of = Turn: { $names }
data-title = My data
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
