# Les leçons : un but, une ligne par clic, une pour un autre clic, une pour la fin.

lesson-walk = Marchez vers Tobi
lesson-walk-1 = Un déplacement de Naruto fait deux pas. D’abord la forêt du Feu, à l’ouest.
lesson-walk-2 = Le second pas est gratuit : allez au pays des Rivières.
lesson-walk-wrong = Tobi attend à Suna, au sud-ouest. Allez par là.
lesson-walk-done = Une action, deux pas. Il reste une action à Naruto.

lesson-trap = Un piège ? Gagnez le combat
lesson-trap-1 = Quelque chose se cache dans la forêt du Feu. Allez voir.
lesson-trap-2 = Un Zetsu vous arrête. Combattez-le.
lesson-trap-3 = Trois dés pour Force 3 ; deux coups suffisent. Lancez sans carte.
lesson-trap-wrong = Gardez cartes et chakra : ce Zetsu est faible. Allez-y, combattez.
lesson-trap-done = Les coups ont atteint sa Défense : éliminé. Naruto gagne 1 Expérience.

lesson-card = Frappez plus fort avec une carte
lesson-card-1 = Ce Zetsu est coriace : Défense 3. Combattez-le avec Sakura.
lesson-card-2 = Ajoutez For intérieur : un dé de plus, et un pouvoir si un dé le montre.
lesson-card-wrong = Défense 3, c’est beaucoup à mains nues. Jouez For intérieur.
lesson-card-done = Son pouvoir a changé un dé vide en coup : trois coups, c’est assez.

lesson-far = Frappez dans la zone voisine
lesson-far-1 = Kakashi a une carte à distance. Visez le Zetsu du pays des Rivières.
lesson-far-2 = Seule une carte à distance porte si loin : Boule de feu.
lesson-far-3 = Lancez les dés.
lesson-far-wrong = Restez ici et frappez de loin : aucun Zetsu ne vous blessera.
lesson-far-done = Depuis la zone voisine, l’ennemi ne peut rien contre vous.

lesson-rest = Reprenez des forces
lesson-rest-1 = 1 Santé, 1 chakra : méditez.
lesson-rest-2 = Déjà mieux. Encore une fois.
lesson-rest-wrong = D’abord la santé : une blessure de plus paralyserait Naruto.
lesson-rest-done = Le chakra partout ; la Santé seulement chez vous, à Konoha.

lesson-avoid = Évitez une blessure
lesson-avoid-1 = Une action ne suffit pas pour quitter le Zetsu. Finissez et voyez ce qui vient.
lesson-avoid-2 = Le Zetsu frappe. Répondez par la Permutation.
lesson-avoid-wrong = La blessure de Zetsu paralyserait Naruto. Jouez votre Soutien.
lesson-avoid-done = Un Soutien se joue à tout moment, aussi pour les autres.

lesson-refill = Changez une carte inutile
lesson-refill-1 = Rien ne vous menace ici. Finissez.
lesson-refill-2 = Le mode de Kyûbi coûte 4, Naruto a 3 au plus. Défaussez-le.
lesson-refill-wrong = Celle-là, vous pouvez la payer. Défaussez celle qui coûte 4.
lesson-refill-done = Après chaque tour : 1 chakra, une défausse au choix, et la main complète.

lesson-round = Gagnez une manche
lesson-round-1 = Il reste 1 Santé à Kakuzu. Combattez-le.
lesson-round-2 = Sa Défense est de 3. Lancez vos trois dés.
lesson-round-3 = Plus aucun Akatsuki. Finissez votre tour.
lesson-round-4 = Gardez votre main.
lesson-round-wrong = Kakuzu est le dernier Akatsuki : abattez-le, puis finissez le tour.
lesson-round-done = La manche est à Konoha. À la neuvième, Tobi vous attend.

lesson-free = Délivrez un ami paralysé
lesson-free-1 = Naruto est paralysé au Pays des Rivières. Allez à côté : la forêt du Feu.
lesson-free-2 = L’extraction du poison porte à une zone. Jouez-la sur Naruto.
lesson-free-wrong = Seule une carte le délivre : approchez et jouez l’extraction du poison.
lesson-free-done = Il se relève avec 1 Santé et agit. Même paralysé, on joue des Soutiens.

lesson-last = Gagnez la dernière manche
lesson-last-1 = Le tout dernier tour. Tobi et la statue ont 1 Santé chacun : Tobi d’abord.
lesson-last-2 = Le dé Spécial montre Défense : il faut 4 Coups. Combattez : Orbe tourbillonnant.
lesson-last-3 = Tobi est battu. La statue : aucune manche perdue, donc Défense 1.
lesson-last-4 = Un Coup suffit. Lancez.
lesson-last-wrong = Les deux boss doivent tomber à ce tour. D’abord Tobi, avec l’Orbe tourbillonnant.
lesson-last-done = Les deux sont tombés à temps, même au dernier tour : la traque est gagnée.
