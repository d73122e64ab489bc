# Conseils : ce que ferait un bon joueur, et pourquoi.
why-fight = Combattez { $enemy } : avec votre meilleure carte, { $percent } % de chances de blesser.
why-card = Ajoutez { $card } : la chance monte à { $percent } %.
why-roll = Lancez sans carte : { $percent } % suffisent, et vous gardez votre chakra.
why-move = Allez à { $area } : { $steps ->
    [0] Tobi s’y trouve.
   *[other] de là, Tobi est à { $steps } pas.
}
why-home = Allez à { $area } : là seulement on guérit, et tous les chemins en partent.
why-support = Jouez { $card } : c’est le moment.
why-discard = Défaussez { $card } : c’est la carte qui vous aidera le moins.
why-begin = Entrez avec { $hero } : au plus près du but, pour ouvrir la voie aux autres.
why-pick = Prenez { $hero } : utile dans toute équipe.
why-name = Désignez { $hero }, qui supportera le mieux la blessure.
why-meditate = Méditez : aucun combat n’en vaut la peine, et le repos vous fera du bien.
why-end = Finissez : il n’y a rien de mieux à faire.
why-endure = Encaissez : aucune de vos cartes n’y peut rien.
why-keep = Gardez votre main : chaque carte peut servir.
why-go = Continuez : les dés suffisent, ou rien ne les changera.
why-pass = Passez : gardez vos Soutiens pour un pire moment.
