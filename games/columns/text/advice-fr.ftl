# Conseils : ce que ferait un bon joueur, et pourquoi.
why-seal = { $points ->
    [one] Scellez { $colour } : { $points } point, c’est trop pour le laisser au dé.
   *[other] Scellez { $colour } : { $points } points, c’est trop pour les laisser au dé.
}
why-begin = Piochez : vous n’avez encore rien à sceller.
why-rather = Piochez : ce que vous pourriez sceller ne vaut pas encore un tour entier.
why-sure = Piochez encore : aucune carte ne peut vous faire échouer.
why-go-on = Piochez encore : le risque d’échec n’est que de { $percent } %.
why-more = Piochez encore : il y a si peu à perdre que le risque en vaut la peine.
why-stop = Arrêtez-vous : à { $percent } %, la prochaine carte peut tout vous coûter.
why-enough = Arrêtez-vous : une carte de plus servirait les autres plus que vous.
why-take = { $points ->
    [one] Prenez la colonne { $column } : { $points } point, et sans dé.
   *[other] Prenez la colonne { $column } : { $points } points, et sans dé.
}
why-dare = { $points ->
    [0] Prenez la colonne { $column } : aucun point, seulement un coup de dé.
    [one] Prenez la colonne { $column } : { $points } point vaut un coup de dé.
   *[other] Prenez la colonne { $column } : { $points } points valent un coup de dé.
}
why-place = Posez-la en colonne { $column } : ensuite, { $percent } % des cartes vous perdent.
