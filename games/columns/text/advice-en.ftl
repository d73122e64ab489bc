# Hints: what a good player would do, and why.
why-seal = Seal { $colour }: { $points } points are too many to leave to the die.
why-begin = Draw: none of your colours is worth a whole turn of sealing yet.
why-go-on = Draw again: the chance to bust is only { $percent } %.
why-stop = Stop: with { $percent } % the next card may cost you the best column.
why-take = Take column { $column }: { $points } points, and no die after it.
why-dare = Take column { $column }: { $points } points are worth a throw of the die.
why-place = Lay it in column { $column }: after that { $percent } % of the cards bust you.
