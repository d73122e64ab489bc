## The words at the table

columns-left = restantes
columns-drawing = Pioche en cours : { $names }
columns-taking = Choix d’une colonne : { $names }
columns-fits = convient
columns-new = nouvelle
columns-take = prendre
columns-taken = { $what } déjà là
columns-bust = Risque d’échec
columns-bust-taken = Risque pris avec cette carte
columns-would-take = En cas d’arrêt, les colonnes vont à :
columns-take-order = Les colonnes vont à :
columns-rolled = { $name } : { $face }
columns-die = Le dé
columns-your-display = Vos cartes · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
columns-display = { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
columns-no-cards = Pas encore de cartes.
columns-or-seal = ou scellez une couleur parmi vos cartes
columns-ask-draw = À vous : piochez une carte.
columns-seal = Sceller { $colour } : { $points }
columns-seal-short = Sceller { $points }
columns-sealed = scellé
columns-sealed-label = Scellé, { $colour } : { $points }, cartes : { $count }
columns-key-d = Piocher une carte
columns-key-s = S’arrêter et prendre
columns-key-1 = Première colonne
columns-key-2 = Deuxième colonne
columns-key-3 = Troisième colonne
