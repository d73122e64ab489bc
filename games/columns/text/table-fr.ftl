## The words at the table

columns-left = restantes
columns-out = défaussées
columns-cards-left = { $count ->
    [one] Encore { $count } carte
   *[other] Encore { $count } cartes
}
columns-discarded = { $count ->
    [one] Défausse : { $count } carte
   *[other] Défausse : { $count } cartes
}
columns-nth = { $column ->
    [0] Première
    [1] Deuxième
   *[2] Troisième
}
columns-empty = vide
columns-fits = convient
columns-new = nouvelle
columns-fits-not = Ne va pas
columns-has-value = a un { $value }
columns-has-colour = a { $colour }
columns-has-both = a un { $value } et { $colour }
columns-has-ambush = a une embuscade
columns-caption-dice = Embuscade
columns-caption-turn = Permutation
columns-die = Le dé
columns-then-die = puis le dé
columns-busting = Vont nulle part
columns-busting-none = aucune encore
columns-all-fit = Toutes conviennent
columns-these-bust = { $count ->
    [0] Aucune carte ne fait échouer
    [one] { $count } sorte de carte ne va nulle part
   *[other] { $count } sortes de cartes ne vont nulle part
}
columns-bust = Risque d’échec
columns-mat = { $points ->
    [one] { $name } : { $points } point
   *[other] { $name } : { $points } points
}
columns-no-cards = Pas encore de cartes.
columns-no-columns = Pas de colonne
columns-if-stop = À l’arrêt, prennent
columns-if-you-stop = Si vous arrêtez
columns-they-take = Prennent

## Your display

columns-your-display = Vos cartes
columns-sealed-label = Scellé, { $colour } : { $points }
columns-set = { $colour } : { $points } visibles, { $value } scellés
columns-seal = Sceller { $colour } : { $points }
columns-seal-short = Sceller { $points }
columns-seal-verb = Sceller
columns-into-scroll = Dans le rouleau :
columns-scroll-safe = Le dé ne peut plus les toucher.

## Questions

columns-ask-draw = À vous : piochez [[deck|une carte]].
columns-ask-turn = Piocher ou [[seal|sceller]] ?
columns-seal-note = [[seal|Sceller]] est tout votre tour.
columns-seal-ends = [[seal|Sceller]] termine votre tour.
columns-ask-place = Où va { $card } ?
columns-tap-lit = Touchez une colonne, ou glissez-y la carte.
columns-bust-chance = { $percent } de risque
columns-take-nth = { $column ->
    [0] Prendre la première
    [1] Prendre la deuxième
   *[2] Prendre la troisième
}
columns-fit-nowhere = { $count ->
    [0] Toutes les cartes trouvent encore une place.
    [one] { $count } des { $value } cartes [[bust|ne va nulle part]].
   *[other] { $count } des { $value } cartes [[bust|ne vont nulle part]].
}
columns-no-stop = pas de colonne
columns-then-others = { $count ->
    [0] Personne ne prend après vous.
    [one] Puis { $count } autre [[order|prend]] une colonne.
   *[other] Puis { $count } autres [[order|prennent]] une colonne.
}
columns-take-must = Personne ne peut refuser.
columns-draws = pioche des cartes
columns-places = place la carte
columns-takes = choisit une colonne
columns-key-d = Piocher
columns-key-s = S’arrêter
columns-key-1 = Première colonne
columns-key-2 = Deuxième colonne
columns-key-3 = Troisième colonne

## The log

columns-begins = { $player } commence.
columns-begins-note = Puis on tourne dans le sens des aiguilles.
columns-turn-of = Tour : { $name }
columns-log-laid = { $column ->
    [0] { $player } pioche { $card } : première colonne.
    [1] { $player } pioche { $card } : deuxième colonne.
   *[2] { $player } pioche { $card } : troisième colonne.
}
columns-log-roll-bust = { $lost ->
    [0] Après l’échec, { $player } lance le dé : { $face }. Rien n’est perdu.
    [one] Après l’échec, { $player } lance le dé : { $face }. { $lost } carte est perdue.
   *[other] Après l’échec, { $player } lance le dé : { $face }. { $lost } cartes sont perdues.
}
columns-log-roll-ambush = { $lost ->
    [0] À cause de l’embuscade, { $player } lance le dé : { $face }. Rien n’est perdu.
    [one] À cause de l’embuscade, { $player } lance le dé : { $face }. { $lost } carte est perdue.
   *[other] À cause de l’embuscade, { $player } lance le dé : { $face }. { $lost } cartes sont perdues.
}

## Moments

columns-scene-drawn = piochée par { $name }
columns-scene-by = { $name }
columns-scene-turned = [[order|L’ordre de prise]] s’inverse.
columns-turned-why = Qui pioche prend toujours en premier ; ensuite on tourne dans l’autre sens.
columns-scene-last = La dernière carte
columns-scene-last-note = La pioche est vide : il faut s’arrêter.
columns-scene-bust = { $card } ne va nulle part.
columns-scene-bust-note = { $name } n’a pas de colonne ; au dé de décider.
columns-scene-take = { $column ->
    [0] Première colonne : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    [1] Deuxième colonne : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[2] Troisième colonne : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
columns-scene-ambush-note = { $name } doit lancer [[die|le dé]].
columns-scene-rolling = [[die|Le dé]] roule …
columns-scene-lost = { $count ->
    [one] { $face } : { $count } carte perdue, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $face } : { $count } cartes perdues, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}
columns-scene-spared = { $face } : rien n’est perdu.
columns-scene-seal = { $points ->
    [one] { $colour } est scellé : { $points } point.
   *[other] { $colour } est scellé : { $points } points.
}
columns-scene-end = La partie est finie.
columns-roll = Lancer le dé
columns-bust-stamp = Échec !
columns-bust-roll = Le dé après l’échec
columns-no-column = { $points ->
    [one] Pas de colonne : { $points } point perdu
   *[other] Pas de colonne : jusqu’à { $points } points perdus
}
columns-die-rolls = On lance le dé
columns-takes-first = { $name } prend en premier
columns-die-picks = Le dé choisit une couleur : ses cartes visibles sont perdues.
columns-die-picks-risk = Le dé choisit une couleur, ou toutes avec l’étoile : les cartes visibles sont perdues.
columns-die-shows = Le dé montre { $face }
columns-nothing-lost = Rien n’est perdu.
columns-all-open-lost = Toutes les cartes visibles de { $face } sont perdues. Ce qui est scellé reste.
columns-all-lost = L’étoile coûte toutes les cartes visibles. Ce qui est scellé reste.
columns-cost-none = aucune carte
columns-cost-safe = { $points } scellés : à l’abri
columns-cost-star = rien n’est perdu
columns-cost-all = tout ce qui est visible
columns-sealed-by = Scellé par { $name }.

## Sheets

columns-sheet-deck = Un clic pioche une carte. Personne ne connaît l’ordre, mais chacun peut compter ce qui reste.
columns-still-in = Encore dans la pioche
columns-sheet-discard = Les cartes hors du jeu : perdues au dé, laissées de côté ou utilisées.
columns-sheet-die = Cinq faces ont une couleur, une a une étoile. Toutes vos cartes visibles de la couleur tirée sont perdues. L’étoile ne coûte rien.
columns-sheet-die-risk = Cinq faces ont une couleur, une a une étoile. Toutes vos cartes visibles de la couleur tirée sont perdues. L’étoile coûte toutes les cartes visibles.
columns-sheet-die-when = Vous lancez le dé après un échec, et après avoir pris une colonne avec une embuscade.
columns-sheet-bust = Une carte qui ne va dans aucune des trois colonnes est un échec : vous n’avez pas de colonne et lancez le dé. Les autres prennent quand même.
columns-sheet-seal = Au lieu de piocher, mettez toutes vos cartes visibles d’une couleur dans un rouleau. C’est tout votre tour. Le dé ne les touchera plus.
columns-sheet-order = Qui pioche prend en premier, puis les autres à tour de rôle. Chaque permutation inverse le sens.
columns-sheet-number = carte numérotée · { $name }
columns-sheet-card = { $points ->
    [one] { $points } point pour qui prend sa colonne. Ni un deuxième { $value } ni un deuxième { $colour } n’y a sa place.
   *[other] { $points } points pour qui prend sa colonne. Ni un deuxième { $value } ni un deuxième { $colour } n’y a sa place.
}
columns-sheet-special = carte spéciale
columns-sheet-ambush = Elle ne vaut rien. Qui prend sa colonne ajoute les cartes numérotées, puis lance le dé. Une seule par colonne.
columns-sheet-turn = Elle ne se place pas. Elle inverse l’ordre de prise jusqu’à la fin de ce tour, et vous continuez.
columns-sheet-colour = Les cartes de { $colour } restent visibles devant vous jusqu’à ce que vous les scelliez. Si le dé montre { $colour }, les visibles sont perdues.
columns-sheet-column = Qui prend cette colonne a toutes ses cartes. Aucune valeur et aucune couleur n’y est deux fois.
columns-sheet-column-ambush = Qui prend cette colonne a ses cartes, puis lance le dé à cause de l’embuscade.
columns-sheet-player = Tout ce que possède cette personne, visible et scellé.
columns-in-game = 3 dans le jeu
columns-in-sight = { $count } en vue
columns-may-come = { $count ->
    [0] Plus aucune à venir
   *[other] { $count } au plus à venir
}
columns-left-in-deck = encore { $count } dans la pioche
columns-you-open = à vous, visibles : { $points }
columns-you-sealed = à vous, scellés : { $points }
