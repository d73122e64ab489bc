# Hints: what a good player would do, and why.
why-lay = Lay { $card } on { $hero }: from there it does most.
why-tower = Go there: you have both scrolls, and that is the way to the Tower.
why-chase = Go there: that way is a team whose scroll you can use.
why-attack = Attack: they hold a scroll, and you are strong enough.
why-first = { $hero } first: this card does most right now.
why-use = Use { $technique }: it is worth its Chakra here.
why-raise = Raise { $hero }: nobody gains more by a level.
why-blow = Strike { $hero }: the chance to hit is { $percent } %.
why-stay = Stay: no step brings you nearer to what you need.
why-dash = Dash: being there sooner is worth 2 Health to everyone.
why-open = Open it: every find helps.
why-search = Search: half of all throws find something.
why-focus = Concentrate: without Chakra there are no techniques.
why-run = Run there: it is the best place for the next blow.
why-jump = Jump there: who strikes from above is dodged less.
why-done = Done: it is well spread.
why-ration = Eat the ration: this hero needs the Health now.
