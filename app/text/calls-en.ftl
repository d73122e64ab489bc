# Beside a game: calls, a rematch, and a network that is gone.
notice-title = Your turn: { $game }
calls-title = When it is your turn
rematch-in = I’m in
offline-waits = No line to the table. Your tap waits, and goes out by itself as soon as there is one.
kept-old = No network. This is what we kept from your last visit.
