# The lessons: a goal, a line for each click, one for another click, one for the end.

lesson-first = Lay your first two cards
lesson-first-1 = Draw a card from the deck.
lesson-first-2 = The first card opens a column.
lesson-first-3 = Draw again: you may, as often as you dare.
lesson-first-4 = Lay it on the first column: together they are worth 6.
lesson-first-wrong = Put both in one column: you will take only one of them home.
lesson-first-done = Up to three columns may grow like this.

lesson-twice = No value and no colour twice
lesson-twice-1 = Draw. A column takes each value and each colour only once.
lesson-twice-2 = There is a 5 in the first column already: open a new one.
lesson-twice-3 = Now draw once more.
lesson-twice-4 = Sakura lies in the first column. She fits in the second.
lesson-twice-wrong = It may lie there, but a column of two is worth more.
lesson-twice-done = What fits nowhere needs a new column, while there are fewer than three.

lesson-bust = See what a bust costs
lesson-bust-1 = Three columns are full of numbers. Draw anyway, just this once.
lesson-bust-wrong = Stopping would be wise. But first see what happens if you don’t.
lesson-bust-done = You take nothing, the die takes a colour, and the others share the columns.

lesson-stop = Stop before the deck bites
lesson-stop-1 = Look at the chance to bust, then stop.
lesson-stop-2 = You choose first: take the column worth most.
lesson-stop-wrong = Twelve points lie ready in the third column. Don’t bet them.
lesson-stop-done = Who stops takes first; then the others, one column each.

lesson-die = Take a column with an ambush
lesson-die-1 = Eleven points, and then the die. Take the first column.
lesson-die-wrong = Eleven points are worth a roll of the die: you have little to lose.
lesson-die-done = The die takes all your open cards of its colour. Here that cost 2.

lesson-order = Turn the order round
lesson-order-1 = Draw. A Substitution changes who takes after you.
lesson-order-2 = It lies beside the deck. Stop now.
lesson-order-3 = Take the best column and watch who is next.
lesson-order-wrong = Eleven points lie in the first column: bring those home.
lesson-order-done = After a Substitution your right neighbour takes first. Two cancel each other.

lesson-seal = Seal your best colour
lesson-seal-1 = Choose Naruto’s cards in your display, then seal them.
lesson-seal-wrong = Naruto’s 15 points are in danger. Seal those.
lesson-seal-done = The die can’t touch them any more. Sealing is your whole turn.

lesson-end = Win with the last card
lesson-end-1 = You have 14 points, your rival 20. Draw the last card.
lesson-end-2 = Where does it make one column strong enough?
lesson-end-3 = The deck is empty, so you stop. Take your column.
lesson-end-wrong = You need more than 6 points: bring Lee’s 5 and Naruto’s 6 together.
lesson-end-done = All cards count, open and sealed. Most points win.
