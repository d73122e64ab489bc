# Aux premières parties : à quoi sert chaque choix, et la règle qui le dit.

# E1, E4
for-team = Trois héros avec leurs techniques : touchez-les pour les découvrir.
# E3
for-level-up = Trois niveaux à répartir : de meilleures valeurs et des techniques qui s’ouvrent.
# E3
for-level-down = Donner le niveau à un autre.
# E3, E6
for-done = Ce qui est choisi reste.
# E13, E19
for-go = Une case dans la forêt : vers une trouvaille, la Tour ou une équipe à rouleau.
# E13, E15, E16
for-stay = L’équipe reste sur place et peut y retenter une trouvaille ou attaquer une équipe présente.
# E13
for-dash = Deux cases d’un coup ; chaque héros perd 2 de Santé.
# E20, E25, E34
for-back = Rien ne s’est encore passé : choisissez à nouveau.
# E15
for-search = Lancez le dé : à 4 ou plus, vous pouvez révéler la trouvaille.
# E15, E26
for-open = Révélez : une trouvaille donne son bonus, un héros exécute sa carte.
# E15
for-skip = La trouvaille reste cachée, pour qui viendra.
# E19
for-hide = Personne ne peut vous attaquer avant votre prochain tour.
# E16, E45
for-attack = Un combat : le vainqueur prend un rouleau du perdant, sans le voir.
# E20, E38
for-field = Chacun a ses corniches ; d’en haut, on touche plus facilement.
# E16, E35
for-end = Sur la carte, votre tour est fini ; au combat, la technique cesse et ne coûte plus rien.
# E21
for-put = Une de vos cases de départ ; les héros regardent vers le milieu.
# E28
for-lay-run = Jusqu’à 5 cases en avant ou 3 en arrière, à plat.
# E29
for-lay-jump = 1 ou 2 cases en haut, ou en bas sans limite, avec une de côté si vous voulez.
# E31, E38
for-lay-melee = Frapper un voisin que le héros regarde, ou juste au-dessus ou au-dessous ; de dos, on touche plus facilement.
# E32, E7
for-lay-equipment = Un objet : kunai, sceau, fumée ou ration ; l’équipe en a peu.
# E34
for-lay-technique = L’art du héros, payé en Chakra.
# E33
for-lay-concentration = Un jet de dé de Chakra en retour.
# E41
for-return = Le héros sort sur une case libre à côté de la fumée.
# E28
for-run = S’approcher ou s’éloigner.
# E29, E30
for-jump = En haut ou en bas ; sans sol, le héros reste en l’air.
# E37, E38, E39
for-hit = La cible lance le dé : au plus son Esquive, elle s’échappe ; de dos ou d’en haut, son Esquive baisse.
# E6, E31
for-claw = La marionnette frappe un voisin de sa case, de tous les côtés.
# E42
for-kunai = N’importe quel ennemi du terrain, dont l’Esquive est plus haute de 1.
# E40
for-seal = Un piège : un ennemi qui arrive dessus ou à côté s’y arrête et subit 3 dégâts s’il n’esquive pas.
# E41
for-smoke = Disparaître jusqu’à ce que la prochaine carte du héros soit révélée : personne ne peut attaquer le héros.
# E43
for-ration = Un jet de dé plus l’Équipement de Santé en retour.
# E5, E33
for-focus = Un jet de dé de Chakra pour la prochaine technique.
# E4
for-unleash = Tout le Chakra au lieu d’un jet de dé ; une ou deux fois par combat seulement.
# E34
for-use = Son texte dit ce qu’elle fait et qui elle atteint.
# E6
for-puppet = La marionnette bouge à la place de son maître, qui alors ne court pas, ne saute pas et n’utilise pas Shunshin.
# E26, E27
for-decline = La carte ne fait rien ; le héros peut encore se retourner.
# E34
for-target = Choisissez qui est visé ou aidé.
# E34
for-cell = Choisissez où cela se passe.
# E6
for-release = Le jeton s’en va, le héros est libre.
# E30
for-fall = Il n’y a pas de place en dessous : choisissez où tomber.
# E27
for-face = L’action est finie : à gauche ou à droite, avant la carte suivante.
# E59
for-foretell = Pour le plaisir : nommez une fois le vainqueur de la finale.
# E46, E52
for-raise = Ce héros monte d’un niveau pour le reste de l’examen, avec toute la Santé et tout le Chakra de ce niveau.
# E47, E48
for-retreat = L’équipe va dans une clairière voisine ; Santé et Chakra reviennent en entier.
