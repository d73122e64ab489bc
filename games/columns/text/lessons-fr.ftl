# Les leçons : un but, une ligne par clic, une pour un autre clic, une pour la fin.

lesson-first = Posez vos deux premières cartes
lesson-first-1 = Piochez une carte.
lesson-first-2 = La première carte ouvre une colonne.
lesson-first-3 = Encore une : piochez tant que vous osez.
lesson-first-4 = Posez-la sur la première colonne : ensemble, elles valent 6.
lesson-first-wrong = Mettez-les dans la même colonne : vous n’en prendrez qu’une.
lesson-first-done = Jusqu’à trois colonnes grandissent ainsi.

lesson-twice = Ni valeur ni couleur en double
lesson-twice-1 = Piochez. Une colonne n’accepte chaque valeur et chaque couleur qu’une fois.
lesson-twice-2 = La première colonne a déjà un 5 : ouvrez-en une nouvelle.
lesson-twice-3 = Piochez encore une fois.
lesson-twice-4 = Sakura est déjà dans la première. Elle va dans la deuxième.
lesson-twice-wrong = C’est permis, mais une colonne de deux vaut plus.
lesson-twice-done = Ce qui ne va nulle part ouvre une colonne, tant qu’il y en a moins de trois.

lesson-bust = Voyez ce que coûte un échec
lesson-bust-1 = Trois colonnes bien remplies. Piochez quand même, une seule fois.
lesson-bust-wrong = S’arrêter serait sage. Mais voyez d’abord ce qui arrive sinon.
lesson-bust-done = Vous ne prenez rien, le dé prend une couleur, les autres se partagent tout.

lesson-stop = Arrêtez-vous à temps
lesson-stop-1 = Regardez le risque, puis arrêtez-vous.
lesson-stop-2 = Vous choisissez en premier : prenez la colonne la plus chère.
lesson-stop-wrong = Douze points attendent dans la troisième colonne. Ne les jouez pas.
lesson-stop-done = Qui s’arrête prend en premier, puis chacun prend une colonne.

lesson-die = Prenez une colonne avec embuscade
lesson-die-1 = Onze points, et ensuite le dé. Prenez la première colonne.
lesson-die-wrong = Onze points valent bien un coup de dé : vous avez peu à perdre.
lesson-die-done = Le dé prend toutes vos cartes visibles de sa couleur. Ici : 2 points.

lesson-order = Renversez l’ordre
lesson-order-1 = Piochez. La Permutation change qui prend après vous.
lesson-order-2 = Elle reste près de la pioche. Arrêtez-vous.
lesson-order-3 = Prenez la meilleure colonne et voyez qui suit.
lesson-order-wrong = La première colonne vaut onze points : rapportez-les.
lesson-order-done = Après une Permutation, la droite prend d’abord. Deux s’annulent.

lesson-seal = Scellez votre meilleure couleur
lesson-seal-1 = Choisissez les cartes de Naruto, puis scellez-les.
lesson-seal-wrong = Les 15 points de Naruto sont en danger. Scellez-les.
lesson-seal-done = Le dé ne peut plus y toucher. Sceller prend tout votre tour.

lesson-end = Gagnez avec la dernière carte
lesson-end-1 = Vous avez 14 points, votre rival 20. Piochez la dernière carte.
lesson-end-2 = Où rend-elle une colonne assez forte ?
lesson-end-3 = La pioche est vide : vous vous arrêtez. Prenez votre colonne.
lesson-end-wrong = Il vous faut plus de 6 points : réunissez le 5 de Lee et le 6 de Naruto.
lesson-end-done = Toutes les cartes comptent, visibles ou scellées. Le plus de points gagne.
