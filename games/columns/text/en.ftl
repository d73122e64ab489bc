name = Columns
tagline = Lay cards in three columns, stop in time, and seal your treasures before the die finds them.
door = Push your luck: one card more?
minutes = 20-30
how-1 = Draw cards into three columns: each value and each colour only once per column.
how-2 = Stop in time and take a column. A card that fits nowhere costs you the turn.
how-3 = Seal your colours before the die finds them. Most points win.

option-risk = Risk variant
option-risk-hint = A star on the die costs you every card that is not sealed.
option-first = Who begins
option-first-hint = In a rematch the next seat begins.

## Cards, die and symbols

id-naruto = Naruto
id-sakura = Sakura
id-sasuke = Sasuke
id-kakashi = Kakashi
id-lee = Rock Lee
id-star = Star
number-card = { $colour } { $value }
dice-card = Akatsuki ambush
direction-card = Substitution

## The table

symbol-naruto = Spiral
symbol-sakura = Blossom
symbol-sasuke = Fan
symbol-kakashi = Bolt
symbol-lee = Leaf
symbol-star = Star
label-deck = Deck
label-discard = Discard pile
label-column = { $column ->
    [0] First column
    [1] Second column
   *[2] Third column
}
label-new-column = New column
label-directions = Substitutions this turn
label-order-left = Clockwise: the left neighbour first
label-order-right = Turned round: the right neighbour first
label-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-takers = Taking order
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-left = Has left

## Questions and buttons

ask-turn = Your turn: draw a card, or seal a colour.
ask-place = Where does the card go?
ask-go-on = Draw again, or stop?
ask-take = Which column do you take?

verb-draw = Draw
verb-place = Place
verb-stop = Stop
verb-take = Take
verb-protect = Seal

## What happened

event-draw = { $player } draws: { $card }.
event-place = { $column ->
    [0] The card goes into the first column.
    [1] The card goes into the second column.
   *[2] The card goes into the third column.
}
event-bust = { $player } busts: the card fits in none of the three columns.
event-stop = { $player } stops.
event-take = { $column ->
    [0] { $player } takes the first column. Points: { $points }.
    [1] { $player } takes the second column. Points: { $points }.
   *[2] { $player } takes the third column. Points: { $points }.
}
event-roll = { $lost ->
    [0] { $player } rolls the die: { $face }. Nothing is lost.
    [one] { $player } rolls the die: { $face }. { $lost } card is lost.
   *[other] { $player } rolls the die: { $face }. { $lost } cards are lost.
}
event-protect = { $points ->
    [one] { $player } seals { $points } point in a scroll: { $colour }.
   *[other] { $player } seals { $points } points in a scroll: { $colour }.
}
event-leftover = { $columns ->
    [one] { $columns } column is left over and discarded.
   *[other] { $columns } columns are left over and discarded.
}
event-leave = { $player } leaves the game and discards all cards.
event-end = The game is over.

reason-deck = The deck is used up.
reason-alone = All the others have left.
columns-end-open = open
columns-end-sealed = sealed in a scroll
columns-end-part = { $colour }, open: { $points }
columns-end-part-sealed = { $colour }, sealed: { $points }
columns-end-bold = Drew at { $chance }
columns-end-bold-who = { $name }, the boldest card
columns-end-lost = { $cards ->
    [one] Lost { $cards } card
   *[other] Lost { $cards } cards
}
columns-end-lost-who = { $name }, to the die
columns-end-column = { $points }-point column
columns-end-column-who = { $name }, the best one
columns-end-most = { $points } sealed
columns-end-most-who = { $name }, most of all
columns-end-front = Since turn { $turn }
columns-end-front-who = { $name }, in front for good

## Why not

refusal-must-place = First place the card you drew.
refusal-nothing-to-place = There is no card to place: draw one first.
refusal-three-columns = Three columns are the most.
refusal-column-has-colour = That column already has this colour.
refusal-column-has-value = That column already has this value.
refusal-column-has-dice = That column already has an ambush.
refusal-nothing-to-stop = There is no column to take yet.
refusal-stop-first = Stop first, then take a column.
refusal-must-take = First take a column.
refusal-column-gone = That column is gone.
refusal-drawing-already = You have drawn a card this turn: sealing is for another turn.
refusal-no-open-cards = You have no open cards of that colour.
refusal-left = This player has already left the game.
refusal-options = These options don't fit the number of players.

## Rules

rules-1-title = The goal
rules-1 =
    Collect cards with high values. Everyone draws from one deck and lays columns that all will share. When the deck is used up, the values of your cards are your points, and most points win.

    Be bold, but not too bold: one card too many, and your column goes to the others.
rules-2-title = The cards
rules-2 =
    There are 90 number cards: the values 1 to 6 for Naruto, Sakura, Sasuke, Kakashi and Rock Lee, each three times. Each person has a colour and a symbol.

    There are also 18 ambushes, which make you roll the die, and 12 substitutions, which turn the taking order round. With two players there are no substitutions.
rules-3-title = Your turn
rules-3 =
    You either draw cards, or you seal one colour. You never do both.

    If you draw, turn over one card and place it. Then decide: draw another one, or stop.
rules-4-title = Columns
rules-4 =
    You may have up to three columns. A card goes in a column where it fits, or starts a new one.

    No column holds the same value twice, the same colour twice, or two ambushes. Substitutions are not placed: they lie beside the deck.

    If a card fits in none of your three columns, you bust: it is discarded, you get no column, and you roll the die. The others still take their columns.
rules-5-title = Stop and take
rules-5 =
    If you stop, you take one column and put its cards in front of you. Then the others take one each, as long as there are columns. Your left neighbour comes first.

    After an odd number of substitutions your right neighbour comes first, and it goes the other way round. The order of turns stays the same.

    Nobody may decline a column. Columns that nobody takes are discarded.
rules-6-title = The die
rules-6 =
    Whoever takes a column with an ambush first adds its number cards, then rolls. All open cards of the colour rolled are discarded, even those just taken.

    A star, or a colour you don't have, costs nothing.
rules-7-title = Sealing
rules-7 =
    Instead of drawing you may seal one colour: all your open cards of that colour go into a scroll. The die can never touch them again.

    Cards of that colour which you take later lie open again. Everyone can see how many points you have sealed.
rules-8-title = The end
rules-8 =
    The game ends when the deck is used up and the last columns are taken. Whoever draws the last card must stop.

    Add up all your cards, open and sealed. If points are equal, more cards win; if those are equal too, the win is shared. Whoever leaves early loses all cards and comes last.
rules-9-title = Risk variant
rules-9 =
    A star is no longer harmless: whoever rolls it discards all open cards, after a bust too. Seal in time!
