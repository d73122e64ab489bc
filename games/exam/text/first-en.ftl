# In the first games: what each choice is for, and the rule that says so.

# E1, E4
for-team = Three heroes with their own techniques: tap them to read what they can do.
# E3
for-level-up = Three levels are yours to spread: better numbers, and techniques that open.
# E3
for-level-down = Give the level to another instead.
# E3, E6
for-done = What is chosen stands.
# E13, E19
for-go = One cell through the forest: to finds, to the Tower, or to a team with a scroll.
# E13, E15, E16
for-stay = The team stays where it is, and may try a find there again, or attack a team that is there.
# E13
for-dash = Two cells at once; every hero loses 2 Health.
# E20, E25, E34
for-back = Nothing has happened yet: choose anew.
# E15
for-search = Roll a die: with 4 or more you may open the find.
# E15, E26
for-open = Open it: a find gives its bonus, a hero carries out its card.
# E15
for-skip = The find stays closed, for whoever comes.
# E19
for-hide = Nobody may attack you until your next turn.
# E16, E45
for-attack = A battle: the winner takes one of the loser’s scrolls, unseen.
# E20, E38
for-field = Each has ledges of its own; from above it is easier to hit.
# E16, E35
for-end = On the map your turn is over; in battle the technique ends and costs nothing more.
# E21
for-put = One of your start cells; heroes look to the middle.
# E28
for-lay-run = Up to 5 cells forward or 3 back, on level ground.
# E29
for-lay-jump = 1 or 2 cells up, or down any number, with one to the side if you like.
# E31, E38
for-lay-melee = Strike a neighbour that the hero faces, or one straight above or below; from behind it hits more easily.
# E32, E7
for-lay-equipment = One item: kunai, seal, smoke or ration; the team has few.
# E34
for-lay-technique = The hero’s own art, paid with Chakra.
# E33
for-lay-concentration = A die roll of Chakra back.
# E41
for-return = The hero comes out on a free cell beside the smoke.
# E28
for-run = Get close, or get away.
# E29, E30
for-jump = Up or down; without ground the hero hangs in the air.
# E37, E38, E39
for-hit = The target rolls: at most its Dodge, and it gets away; from behind or from above its Dodge is lower.
# E6, E31
for-claw = The puppet strikes a neighbour of its own cell, on any side.
# E42
for-kunai = Any enemy on the field, whose Dodge is 1 higher against it.
# E40
for-seal = A trap: an enemy that comes onto it or beside it stops there, and takes 3 damage unless it dodges.
# E41
for-smoke = Vanish until the hero’s next card is opened: nobody can attack the hero.
# E43
for-ration = A die roll plus Equipment of Health back.
# E5, E33
for-focus = A die roll of Chakra for the next technique.
# E4
for-unleash = All Chakra back instead of a die roll; only once or twice in a battle.
# E34
for-use = Its text says what it does and whom it reaches.
# E6
for-puppet = The puppet moves in place of its master, who then neither runs nor jumps nor uses Shunshin.
# E26, E27
for-decline = The card does nothing; the hero may still turn round.
# E34
for-target = Choose whom it strikes or helps.
# E34
for-cell = Choose where it happens.
# E6
for-release = The token goes, and the hero is free of it.
# E30
for-fall = There is no room below: choose where to land.
# E27
for-face = The action is over: left or right, before the next card is opened.
# E59
for-foretell = For fun: name the winner of the final, once.
# E46, E52
for-raise = This hero rises by a level for the rest of the exam, with all Health and Chakra of it.
# E47, E48
for-retreat = The team moves to a neighbouring clearing; all its Health and Chakra come back.
