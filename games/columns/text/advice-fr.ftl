# Conseils : ce que ferait un bon joueur, et pourquoi.
why-seal = Scellez { $colour } : { $points } points, c’est trop pour les laisser au dé.
why-begin = Piochez : aucune couleur ne vaut encore un tour pour la sceller.
why-go-on = Piochez encore : le risque d’échec n’est que de { $percent } %.
why-stop = Arrêtez-vous : à { $percent } %, la prochaine carte peut tout vous coûter.
why-take = Prenez la colonne { $column } : { $points } points, et sans dé.
why-dare = Prenez la colonne { $column } : { $points } points valent un coup de dé.
why-place = Posez-la en colonne { $column } : ensuite, { $percent } % des cartes vous perdent.
