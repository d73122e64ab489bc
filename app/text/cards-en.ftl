## What a link says

card-site = Four Naruto games at one table
card-private = A private table
card-invites = { $host } invites you to
card-invites-title = { $host } invites you: { $game }
card-free = { $count ->
    [one] { $count } seat free: yours
   *[other] { $count } seats free
}
card-full = All seats are taken: you can watch
card-there = { $count ->
    [one] { $names } is there.
   *[other] { $names } are there.
}
card-no-account = No account needed.
card-playing = { $count ->
    [one] { $names } plays.
   *[other] { $names } play.
}
card-watch = You can watch
card-lost = Lost together
card-together = Won together
card-shared = { $names } share the win
card-wins = { $name } wins
card-wins-by = { $name } wins by { $points }
card-replay = Watch the replay.

## What a page is called, and says before any script

title-room = You are invited · Shinobi Table
title-replay = Replay · Shinobi Table
title-truth = The truth about a game · Shinobi Table
title-rules = How to play · Shinobi Table
title-docs = The HTTP interface · Shinobi Table
title-documents = Documents · Shinobi Table
title-error = Shinobi Table
description = Open a room, send the link, and play Naruto board and card games with your friends in the browser.
noscript = The table is drawn by JavaScript. Please allow it for this page.
error-home = To the home page
title-lessons = Learn at the table
