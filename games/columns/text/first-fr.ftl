# Aux premières parties : à quoi sert chaque choix.
for-draw = Une carte de plus peut rapporter ; celle qui ne va nulle part coûte le tour.
for-protect = Le dé ne pourra plus prendre ces cartes. Cela coûte tout votre tour.
for-place = Ni valeur ni couleur en double dans une colonne : gardez de la place.
for-stop = Vous choisissez d’abord une colonne ; les autres prennent le reste.
for-take = Ses cartes sont à vous. Une embuscade peut vous coûter une couleur.
