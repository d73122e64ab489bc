# In the first games: what each choice is for.
for-draw = A card more can mean points; one that fits nowhere costs the whole turn.
for-protect = The die can never take these cards again. It costs your whole turn.
for-place = No value and no colour twice in a column: keep room for what may come.
for-stop = You choose a column first; the others take what is left.
for-take = Its cards are yours. An ambush among them may cost you a colour.
