# Hints: what a good player would do, and why.
why-seal = { $points ->
    [one] Seal { $colour }: { $points } point is too much to leave to the die.
   *[other] Seal { $colour }: { $points } points are too many to leave to the die.
}
why-begin = Draw: you have nothing to seal yet.
why-rather = Draw: what you could seal isn’t worth a whole turn yet.
why-sure = Draw again: no card can bust you.
why-go-on = Draw again: the chance to bust is only { $percent } %.
why-more = Draw again: what lies there is so little that it is worth the risk.
why-stop = Stop: with { $percent } % the next card may cost you the best column.
why-enough = Stop: another card would bring the others more than you.
why-take = { $points ->
    [one] Take column { $column }: { $points } point, and no die after it.
   *[other] Take column { $column }: { $points } points, and no die after it.
}
why-dare = { $points ->
    [0] Take column { $column }: no points in it, only a roll of the die.
    [one] Take column { $column }: { $points } point is worth a roll of the die.
   *[other] Take column { $column }: { $points } points are worth a roll of the die.
}
why-place = Lay it in column { $column }: after that { $percent } % of the cards bust you.
