# Aux premières parties : à quoi sert chaque choix.
for-ban = Écartez le ninja que vous aimeriez le moins affronter.
for-step-forward = Vous menez ce combat, et vos ordres peuvent rapporter.
for-challenge = Choisissez quel adversaire doit vous affronter.
for-discard = La main est pleine : défaites-vous de la moins utile.
for-pick = Envoyez de préférence celui dont vous connaissez les cartes.
for-change = 15 techniques sont prises d’office ; ici, vous les choisissez vous-même.
for-back = Rien n’est envoyé : regardez un autre ninja.
for-drop = Écartez ce qui sert le moins contre ceux que vous pouvez rencontrer.
for-restore = La technique vient finalement avec vous.
for-lay = Trois cartes, de gauche à droite : chacune affronte celle d’en face et coûte du Chakra.
for-take-back = Personne n’a encore rien vu : posez-la ailleurs.
for-call = Un renfort aide une fois la carte de sa place.
for-dismiss = Le renfort revient en main, sans avoir servi.
for-exchange = Une autre carte prend cette place, sans être vue.
for-stay = Vos cartes restent comme elles sont.
for-done = Quand les deux camps ont fini, les cartes sont retournées une à une.
for-undone = Vous pouvez vous raviser, deux fois par manche.
