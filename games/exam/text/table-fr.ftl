## La table : carte, combats, barre d’action

exam-map = Carte de la forêt
exam-places = Carte et combats
exam-about = { $what } : { $about }
exam-actions = À vous de jouer
exam-order = Ordre de jeu
exam-waiting = En attente de : { $names }
exam-wait-field = Choix du champ de bataille : { $names }
exam-wait-place = Placement d’un héros : { $names }
exam-wait-prepare = Pose des cartes en secret : { $names }
exam-wait-move = En chemin : { $names }
exam-clock = Horloge de l’examen : manche { $round } sur { $rounds }
exam-round = Manche { $round }
exam-final = La finale
exam-battle = Combat : { $attacker } contre { $defender }
exam-battle-turn = tour { $turn }
exam-preparing = pose des cartes
exam-fighting = en combat
exam-field = Champ de bataille : { $field }
exam-clearing =
    { $kind ->
        [tower] Tour
        [cliff] Falaise
        [find] Une trouvaille dans la brume
        [entrance] Entrée
       *[clearing] Clairière
    }, colonne { $column }, rangée { $row }
exam-in-tower = Dans la Tour : { $name }
exam-cell =
    colonne { $column }, rangée { $row }, { $kind ->
        [air] en l’air
        [water] sur l’eau
       *[ground] au sol
    }

## Équipes et héros

exam-your-team = Votre équipe
exam-about-team-naruto = Clones d’ombre, feu et premiers soins : un peu de tout.
exam-about-team-shino = Les insectes boivent le Chakra ; crocs et Byakugan frappent de près.
exam-about-team-neji = Maîtres du corps à corps, et des kunaïs sans fin.
exam-about-team-shikamaru = Ombres et esprits : commandez aux héros ennemis.
exam-about-team-gaara = Un sable qui fige et protège, un vent qui repousse.
exam-about-team-dosu = Des sons qui percent, repoussent et égarent.
exam-picking = Choix de l’équipe : { $names }
exam-taken = Prise par : { $name }
exam-spreading = Chacun répartit trois niveaux en secret. Ont fini : { $ready } sur { $all }
exam-ready = a fini
exam-level = Niveau { $level } sur 3
exam-from-level = niveau { $level }
exam-price = Niveau { $level }, Chakra { $chakra }
exam-heart = Santé { $value } sur { $most }
exam-chakra = Chakra { $value } sur { $most }
exam-scroll-count =
    { $count ->
        [one] { $count } rouleau
       *[other] { $count } rouleaux
    }
exam-unseen = inconnu
exam-none = aucun
exam-no-scroll = Aucun rouleau

## Un combat

exam-attacker = attaque
exam-defender = défend
exam-facing-left = regarde vers la gauche
exam-facing-right = regarde vers la droite
exam-in-smoke = Dans la fumée : { $hero }
exam-dazed = perd sa prochaine carte
exam-seal = Sceau de feu posé par : { $name }
exam-token =
    { $turns ->
        [0] { $technique }, par : { $hero }
        [one] { $technique }, par : { $hero } (encore { $turns } tour de combat)
       *[other] { $technique }, par : { $hero } (encore { $turns } tours de combat)
    }
exam-opened = Carte révélée : { $card }
exam-laid = Carte posée : { $card }
exam-face-down = Une carte, face cachée
exam-choose-hero = Choisir pour une carte : { $hero }
exam-lay-on = Prochaine carte pour : { $hero }
exam-all-laid = Chaque héros a sa carte.
exam-lay = { $card }, à poser sur : { $hero }
exam-lies-on = { $card }, posée sur : { $hero }
exam-face-left = Vers la gauche
exam-face-right = Vers la droite
exam-seal-where = Sceau de feu : choisissez une case marquée.
exam-dash-price = 2 de Santé par héros
exam-cost = { $chakra } de Chakra
exam-picked = Déjà choisi : { $names }

## Ce que ferait un clic

exam-dodge-chance = Esquive : { $chance }
exam-sure = Inesquivable
exam-damage = Dégâts : { $damage }
exam-warded = L’attaque échouera.
exam-will-hang = Finit en l’air.
exam-will-burn = Déclenche un sceau de feu. Esquive : { $chance }
exam-no-reach = N’atteint rien d’ici.
exam-usable = Utilisables maintenant : { $names }

## Touches

exam-key-1 = Première carte d’action ou technique
exam-key-2 = Deuxième carte d’action ou technique
exam-key-3 = Troisième carte d’action ou technique
exam-key-4 = Quatrième carte d’action ou technique
exam-key-5 = Cinquième carte d’action ou technique
exam-key-6 = Sixième carte d’action ou technique
exam-key-q = Votre premier héros
exam-key-w = Votre deuxième héros
exam-key-e = Votre troisième héros
exam-key-l = Se tourner vers la gauche
exam-key-r = Se tourner vers la droite
exam-key-b = Retour
exam-key-x = Terminé, rester ou ne rien faire
exam-key-m = Vue suivante : carte ou combat

## The end

exam-end-places = Les équipes
exam-end-levels = niveaux { $levels }
exam-end-battles = Les combats
exam-end-blow = −{ $count } Santé d’un coup
exam-end-blow-who = { $name }, le coup le plus dur
exam-end-dodges = { $count ->
    [one] { $count } esquive
   *[other] { $count } esquives
}
exam-end-dodges-who = { $name }, le plus agile
exam-end-wins = { $count ->
    [one] { $count } combat gagné
   *[other] { $count } combats gagnés
}
exam-end-wins-who = { $name }, plus que tous
exam-end-techniques = { $count ->
    [one] { $count } technique
   *[other] { $count } techniques
}
exam-end-techniques-who = { $name }, le plus souvent
exam-end-long = { $count ->
    [one] { $count } tour de combat
   *[other] { $count } tours de combat
}
exam-end-long-who = { $name } contre { $other }, le plus long
