## The home page

title-player = A player · Shinobi Table
home-now = “Play now” seats you with bots at once; + opens a table for your friends.
play-now = Play now
room-new = New table for friends: { $game }
door-columns = Push your luck: one card more?
door-duel = Two camps, three hidden cards
door-hunt = All against the Akatsuki
door-exam = Win the other scroll, reach the Tower
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
open-tables-none = No open table right now. Open one with +, and make it public.
table-seats = { $taken } of { $places }
table-by = { $game } with { $name }
enter-said = Room code, or its two words
enter-none = There is no such room. Check the code or the words.
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
figures-all = All my figures
player-hide = Hide me from people I have played with
player-hide-note = They see neither this page nor the tables where you play.
player-together = { $count ->
    [one] You have played together once.
   *[other] You have played together { $count } times.
}
player-home = To the tables
mine-none = No game yet. “Play now” begins one.
mine-result = { $place ->
    [1] You won
   *[other] Place { $place }
}
