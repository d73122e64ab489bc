# Conseils : ce que ferait un bon joueur, et pourquoi.
why-fight = Combattez { $enemy } : au mieux, { $percent } % de chances de blesser.
why-card = Ajoutez { $card } : la chance monte à { $percent } %.
why-roll = Lancez sans carte : { $percent } % de chances, et vous gardez votre chakra.
why-throw = Lancez : avec { $card }, { $percent } % de chances.
why-move = Allez à { $area } : { $steps ->
    [0] Tobi s’y trouve.
   *[other] de là, Tobi est à { $steps } pas.
}
why-home = Allez à { $area } : là seulement on guérit, et tous les chemins en partent.
why-support = Jouez { $card } : c’est le moment.
why-gain = Jouez { $card } : la chance passe de { $before } à { $percent } %.
why-discard = Défaussez { $card } : c’est la carte qui vous aidera le moins.
why-begin = Entrez avec { $hero } : parmi ceux qui doivent encore agir, personne n’est plus près de Tobi.
why-step-in = Entrez avec { $hero } : c’est en agissant maintenant que vous pouvez espérer le plus.
why-pick = Prenez { $hero } : ce choix convient à votre équipe.
why-name = Désignez { $hero }, qui supportera le mieux la blessure.
why-meditate = Méditez : ici, rien ne vous fera plus de bien que le repos.
why-end = Finissez : il n’y a rien de mieux à faire.
why-endure = Encaissez : ce que vous pourriez jouer servira mieux plus tard.
why-bear = Encaissez : vous ne pouvez rien jouer contre cela.
why-keep = Gardez votre main : chaque carte peut servir.
why-go = Continuez : rien de ce que vous pourriez ajouter n’en vaut la peine.
why-go-on = Continuez : vous ne pouvez rien ajouter.
why-pass = Passez : gardez vos Soutiens pour un pire moment.
why-quiet = Passez : vous n’avez rien à jouer ici.
