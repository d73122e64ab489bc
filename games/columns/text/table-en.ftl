## The words at the table

columns-left = left
columns-drawing = Drawing: { $names }
columns-taking = Choosing a column: { $names }
columns-fits = fits
columns-new = new
columns-take = take
columns-taken = { $what } taken
columns-bust = Chance to bust
columns-bust-taken = Chance to bust with this card was
columns-would-take = If the drawing stops now, columns go to:
columns-take-order = Columns go to:
columns-rolled = { $name }: { $face }
columns-die = The die
columns-your-display = Your display · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
columns-display = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
columns-no-cards = No cards yet.
columns-or-seal = or seal a colour in your display
columns-ask-draw = Your turn: draw a card.
columns-seal = Seal { $colour }: { $points }
columns-seal-short = Seal { $points }
columns-sealed = sealed
columns-sealed-label = Sealed, { $colour }: { $points }, cards: { $count }
columns-key-d = Draw a card
columns-key-s = Stop and take
columns-key-1 = First column
columns-key-2 = Second column
columns-key-3 = Third column
