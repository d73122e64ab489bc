## The words at the table

columns-left = left
columns-out = discarded
columns-cards-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
columns-discarded = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
columns-nth = { $column ->
    [0] First
    [1] Second
   *[2] Third
}
columns-empty = empty
columns-fits = fits
columns-new = new
columns-fits-not = Doesn’t fit
columns-has-value = has a { $value }
columns-has-colour = has { $colour }
columns-has-both = has a { $value } and { $colour }
columns-has-ambush = has an ambush
columns-caption-dice = Ambush
columns-caption-turn = Substitution
columns-die = The die
columns-then-die = then the die
columns-busting = These bust you
columns-busting-none = none yet
columns-all-fit = Every card fits
columns-these-bust = { $count ->
    [0] No card busts you yet
    [one] { $count } kind of card busts you
   *[other] { $count } kinds of cards bust you
}
columns-bust = Chance to bust
columns-mat = { $points ->
    [one] { $name }: { $points } point
   *[other] { $name }: { $points } points
}
columns-no-cards = No cards yet.
columns-no-columns = No column yet
columns-if-stop = If drawing stops
columns-if-you-stop = If you stop
columns-they-take = They take

## Your display

columns-your-display = Your display
columns-sealed-label = Sealed, { $colour }: { $points }
columns-set = { $colour }: { $points } open, { $value } sealed
columns-seal = Seal { $colour }: { $points }
columns-seal-short = Seal { $points }
columns-seal-verb = Seal
columns-into-scroll = Into the scroll:
columns-scroll-safe = The die can never touch them again.

## Questions

columns-ask-draw = Your turn: draw [[deck|a card]].
columns-ask-turn = Draw a card, or [[seal|seal]] a colour?
columns-seal-note = [[seal|Sealing]] is your whole turn.
columns-seal-ends = [[seal|Sealing]] ends your turn: you draw nothing.
columns-ask-place = Where does { $card } go?
columns-tap-lit = Tap a lit column, or drag the card to it.
columns-bust-chance = { $percent } bust
columns-take-nth = { $column ->
    [0] Take the first
    [1] Take the second
   *[2] Take the third
}
columns-fit-nowhere = { $count ->
    [0] Every card that can come still fits.
    [one] { $count } of the { $value } cards left [[bust|fits nowhere]].
   *[other] { $count } of the { $value } cards left [[bust|fit nowhere]].
}
columns-no-stop = no column yet
columns-then-others = { $count ->
    [0] Nobody takes after you.
    [one] Then { $count } other [[order|takes]] a column.
   *[other] Then { $count } others [[order|take]] a column each.
}
columns-take-must = Nobody may decline a column.
columns-draws = draws cards
columns-places = places the card
columns-takes = chooses a column
columns-key-d = Draw a card
columns-key-s = Stop and take
columns-key-1 = First column
columns-key-2 = Second column
columns-key-3 = Third column

## The log

columns-begins = { $player } begins.
columns-begins-note = Then it goes on clockwise.
columns-turn-of = Turn: { $name }
columns-log-laid = { $column ->
    [0] { $player } draws { $card }: first column.
    [1] { $player } draws { $card }: second column.
   *[2] { $player } draws { $card }: third column.
}
columns-log-roll-bust = { $lost ->
    [0] After the bust { $player } rolls: { $face }. Nothing is lost.
    [one] After the bust { $player } rolls: { $face }. { $lost } card is lost.
   *[other] After the bust { $player } rolls: { $face }. { $lost } cards are lost.
}
columns-log-roll-ambush = { $lost ->
    [0] Because of the ambush { $player } rolls: { $face }. Nothing is lost.
    [one] Because of the ambush { $player } rolls: { $face }. { $lost } card is lost.
   *[other] Because of the ambush { $player } rolls: { $face }. { $lost } cards are lost.
}

## Moments

columns-scene-drawn = drawn by { $name }
columns-scene-by = { $name }
columns-scene-turned = The [[order|taking order]] turns round.
columns-turned-why = Whoever draws still takes first; then it goes the other way round.
columns-scene-last = The last card
columns-scene-last-note = The deck is empty: drawing must stop.
columns-scene-bust = { $card } fits nowhere.
columns-scene-bust-note = { $name } takes no column; now the die decides.
columns-scene-take = { $column ->
    [0] First column: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [1] Second column: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[2] Third column: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
columns-scene-ambush-note = { $name } must roll [[die|the die]].
columns-scene-rolling = [[die|The die]] is rolling …
columns-scene-lost = { $count ->
    [one] { $face }: { $count } card lost, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $face }: { $count } cards lost, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
columns-scene-spared = { $face }: nothing is lost.
columns-scene-seal = { $points ->
    [one] { $colour } is sealed: { $points } point.
   *[other] { $colour } is sealed: { $points } points.
}
columns-scene-end = The game is over.
columns-roll = Roll the die
columns-bust-stamp = Bust!
columns-bust-roll = The die after the bust
columns-no-column = { $points ->
    [one] No column: { $points } point gone
   *[other] No column: up to { $points } points gone
}
columns-die-rolls = The die is rolled
columns-takes-first = { $name } takes first
columns-die-picks = The die picks a colour: all open cards of it are lost.
columns-die-picks-risk = The die picks a colour, or with the star all of them: the open cards are lost.
columns-die-shows = The die shows { $face }
columns-nothing-lost = Nothing is lost.
columns-all-open-lost = All open cards of { $face } are lost. What is sealed stays.
columns-all-lost = The star costs all open cards. What is sealed stays.
columns-cost-none = no cards
columns-cost-safe = { $points } sealed: safe
columns-cost-star = nothing is lost
columns-cost-all = all open cards
columns-sealed-by = Sealed by { $name }.

## Sheets

columns-sheet-deck = Click it to draw. Nobody knows the order of its cards, but everyone can count what is left.
columns-still-in = Still in the deck
columns-sheet-discard = Cards that are out of the game: lost to the die, left over, or used up.
columns-sheet-die = Five faces have a colour, one a star. All your open cards of the rolled colour are lost. The star costs nothing.
columns-sheet-die-risk = Five faces have a colour, one a star. All your open cards of the rolled colour are lost. The star costs all open cards.
columns-sheet-die-when = You roll after a bust, and after you take a column with an ambush.
columns-sheet-bust = A card that fits in none of the three columns busts you: you take no column and roll the die. The others still take.
columns-sheet-seal = Instead of drawing, put all open cards of one colour into a scroll. That is your whole turn. The die never touches them again.
columns-sheet-order = Whoever draws takes first, then the others in turn. Each substitution turns the way round.
columns-sheet-number = number card · { $name }
columns-sheet-card = { $points ->
    [one] { $points } point for whoever takes its column. No second { $value } and no second { $colour } may lie in it.
   *[other] { $points } points for whoever takes its column. No second { $value } and no second { $colour } may lie in it.
}
columns-sheet-special = special card
columns-sheet-ambush = It counts nothing. Whoever takes its column adds the number cards, then rolls the die. Only one may lie in a column.
columns-sheet-turn = It isn’t placed. It turns the taking order round until the end of this turn, and you go on.
columns-sheet-colour = Cards of { $colour } lie open before you until you seal them. If the die shows { $colour }, the open ones are lost.
columns-sheet-column = Whoever takes this column gets all its cards. No value and no colour lies in it twice.
columns-sheet-column-ambush = Whoever takes this column gets its cards, then rolls the die because of the ambush.
columns-sheet-player = All that this player owns, open and sealed.
columns-in-game = 3 in the game
columns-in-sight = { $count } in sight
columns-may-come = { $count ->
    [0] None can come
   *[other] { $count } at most may come
}
columns-left-in-deck = { $count } still in the deck
columns-you-open = yours, open: { $points }
columns-you-sealed = yours, sealed: { $points }
