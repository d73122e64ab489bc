# Conseils : ce que ferait un bon joueur, et pourquoi.
why-lay = Posez { $card } sur { $hero } : c’est là que c’est le plus utile.
why-tower = Allez-y : vous avez les deux rouleaux, et c’est le chemin de la Tour.
why-chase = Allez-y : par là se trouve une équipe dont le rouleau vous servirait.
why-attack = Attaquez : ils ont un rouleau, et vous êtes de taille.
why-first = { $hero } d’abord : sa carte est la plus utile maintenant.
why-use = Utilisez { $technique } : elle vaut son chakra ici.
why-raise = Faites monter { $hero } : personne n’y gagne plus.
why-blow = Frappez { $hero } : { $percent } % de chances de toucher.
why-stay = Restez : aucun pas ne vous rapproche du but.
why-dash = Sprintez : arriver plus tôt vaut bien 2 Santé chacun.
why-open = Révélez-la : toute trouvaille est utile.
why-search = Fouillez : un jet sur deux trouve quelque chose.
why-focus = Concentrez-vous : sans chakra, pas de technique.
why-run = Courez là : c’est la meilleure place pour le prochain coup.
why-jump = Sautez là : d’en haut, on vous esquive moins.
why-done = Terminé : la répartition est bonne.
why-ration = Mangez la ration : ce héros a besoin de Santé.
