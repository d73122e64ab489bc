# Les leçons : un but, une ligne par clic, une pour un autre clic, une pour la fin.

lesson-find = Fouillez la forêt
lesson-find-1 = Votre équipe est fatiguée. Allez vers la trouvaille voisine : un dé décide.
lesson-find-2 = Un 5 : il fallait 4 ou plus. Révélez-la.
lesson-find-wrong = Le jeton caché, vers la Tour, peut vous aider. Allez-y et révélez-le.
lesson-find-done = Un ruisseau : chacun récupère 2 Santé et 2 chakra.

lesson-attack = Défiez une autre équipe
lesson-attack-1 = Ils ont le rouleau qui vous manque. Allez sur leur case.
lesson-attack-2 = Attaquez.
lesson-attack-3 = L’attaquant choisit le terrain : prenez la forêt.
lesson-attack-wrong = Il vous faut leur rouleau. Rejoignez-les, attaquez, choisissez la forêt.
lesson-attack-done = Ensuite, chacun place ses héros à tour de rôle, et le combat commence.

lesson-lay = Donnez vos ordres
lesson-lay-1 = Naruto est à côté de Shino : posez-lui Corps à corps.
lesson-lay-2 = Sasuke est trop loin : posez Course.
lesson-lay-3 = Sakura reprend des forces : posez Concentration. La dernière carte suffit.
lesson-lay-wrong = Corps à corps pour Naruto, Course pour Sasuke, Concentration pour Sakura.
lesson-lay-done = Chaque carte une fois par tour de combat. Puis on les révèle à tour de rôle.

lesson-run = Courez vers un ennemi
lesson-run-1 = Sasuke a Course : cinq cases au plus, à plat. Arrêtez-vous juste devant Kiba.
lesson-run-wrong = Placez-vous à côté de Kiba, face à lui : vous pourrez frapper.
lesson-run-done = Montrez votre face à l’ennemi : de dos, on n’esquive presque rien.

lesson-behind = Frappez dans le dos
lesson-behind-1 = Hinata regarde ailleurs : Esquive 3, mais 1 de dos. Frappez avec Neji.
lesson-behind-wrong = Hinata vous tourne le dos : une telle occasion ne revient pas. Frappez.
lesson-behind-done = De dos : Esquive −2 ; d’en haut : −1. Tout est affaire de place.

lesson-kunai = Touchez de loin
lesson-kunai-1 = Sakura a Équipement. Un kunaï atteint tout ennemi : lancez-le sur Kiba.
lesson-kunai-wrong = Gardez le reste pour plus tard : Kiba est loin, lancez un kunaï.
lesson-kunai-done = Dégâts : l’Équipement du héros. Sept kunaïs par équipe pour toute la partie.

lesson-jutsu = Utilisez une technique
lesson-jutsu-1 = Sasuke a Technique. Le Phénix brûle ce qui est devant lui : utilisez-le.
lesson-jutsu-wrong = Kiba est deux cases devant Sasuke : parfait pour le Phénix.
lesson-jutsu-done = Une technique coûte du chakra et s’ouvre avec le niveau.

lesson-prize = Gagnez un combat et son prix
lesson-prize-1 = Kiba est leur dernier, avec 1 Santé. Frappez avec Naruto.
lesson-prize-2 = Leur rouleau est à vous. Faites monter Naruto d’un niveau.
lesson-prize-wrong = Finissez Kiba avec Naruto, puis donnez-lui le niveau.
lesson-prize-done = Un rouleau et un niveau pour le vainqueur ; tout le monde est remis.

lesson-tower = Atteignez la Tour
lesson-tower-1 = Vous avez Air et Terre. Entrez dans la Tour, au centre.
lesson-tower-wrong = La Tour est à un pas et vous avez les deux rouleaux : entrez.
lesson-tower-done = À deux joueurs, c’est gagné. À plus, les deux premiers jouent la finale.
