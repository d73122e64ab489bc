## La carte

hunt-map = Carte
hunt-map-hint = La carte. Les flèches la déplacent, plus et moins zooment, zéro la montre en entier.
hunt-lens = Regarder la carte
hunt-zoom-in = Agrandir
hunt-zoom-out = Réduire
hunt-zoom-whole = Voir toute la carte
hunt-zoom-me = Aller au héros
hunt-plan-ping = Montrer une zone à tous
hunt-plan-arrow = Tracer une flèche pour tous : d’une zone à l’autre
hunt-village = Village { $number }, { $name }
hunt-village-suna = Suna
hunt-village-kumo = Kumo
hunt-village-kiri = Kiri
hunt-village-iwa = Iwa
hunt-village-kusa = Kusa
hunt-village-yu = Yu
hunt-village-taki = Taki
hunt-village-ame = Ame
hunt-village-konoha = Konoha
hunt-tobi = Figurine de Tobi. Cartes Akatsuki face cachée : { $count }
hunt-trap-known = Piège, déjà vu : { $what }
hunt-token-hero = { $hero }, Santé { $health }, { $status }
hunt-token-enemy = { $enemy }, Santé { $health }, Défense { $defence }
hunt-of = { $now } sur { $most }

## L’équipe

hunt-team = L’équipe
hunt-member = { $hero } ({ $player }) : { $status }. Actions restantes : { $actions }
hunt-status-waiting = doit encore agir
hunt-status-acting = agit
hunt-status-done = a fini
hunt-status-paralysed = paralysie
hunt-thinking = Réflexion : { $names }
hunt-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
hunt-deck = Pioche : { $count }
hunt-pile = Défausse : { $count }
hunt-hidden-hand = Cartes en main, cachées : { $count }
hunt-hand-open = Voir la main ({ $count })
hunt-hand-close = Replier la main ({ $count })
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = À distance

## L’Akatsuki

hunt-capture-label = { $left ->
    [one] Encore { $left } tour dans cette manche, celui-ci compris
   *[other] Encore { $left } tours dans cette manche, celui-ci compris
}
hunt-score-label = Manches pour Konoha : { $leaf }, pour l’Akatsuki : { $akatsuki }
hunt-face-down = Face cachée jusqu’à ce qu’un héros entre dans le village
hunt-face-known = Face cachée, déjà vue : { $who }
hunt-foe-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
hunt-foes-none = Plus aucune carte Akatsuki en jeu.
hunt-no-talent = Aucun talent.
hunt-dodged = A esquivé
hunt-defence-now = Défense { $defence }

## Combats et choix

hunt-pair = { $what } : { $which }
hunt-duel = Le combat
hunt-no-target = Pas encore de cible
hunt-not-rolled = Pas encore de jet
hunt-rolled = Jet : { $faces }
hunt-reaches = atteint la Défense
hunt-falls-short = n’atteint pas la Défense
hunt-result-wound = Blessure !
hunt-result-eliminated = Élimination !
hunt-result-missed = Raté
hunt-result-stopped = Le combat est fini
hunt-odds = Chances de blesser
hunt-cost = { $cost ->
    [0] Sans action
    [one] { $cost } action
   *[other] { $cost } actions
}
hunt-steps = { $count ->
    [one] encore { $count } pas
   *[other] encore { $count } pas
}
hunt-unknown-there = Quelque chose y est caché : le déplacement s’arrête
hunt-to-tobi = { $steps ->
    [0] Tobi s’y trouve
    [one] À { $steps } pas de Tobi
   *[other] À { $steps } pas de Tobi
}
hunt-threat = { $what } → { $hero } (Santé { $health })
hunt-supports = Soutiens jouables maintenant :
hunt-alone = personne d’autre
hunt-tip-act = Choisissez une zone entourée pour vous déplacer, ou un ennemi entouré pour combattre.
hunt-tip-look = Choisissez une zone entourée sur la carte.
hunt-tip-refill = Choisissez une carte de votre main pour la défausser.

## Choix des héros

hunt-manner-naruto = Clones et Orbe tourbillonnant : frappe fort, agit souvent
hunt-manner-sakura = Des poings solides, et des soins pour l’équipe
hunt-manner-kakashi = Une carte pour tout, de près comme de loin
hunt-manner-rock-lee = Pas besoin de Chakra : du taijutsu pur
hunt-manner-sai = Survole les ennemis et frappe de loin
hunt-manner-shikamaru = Retient les ennemis avec son ombre

## Touches

hunt-key-b = Entrer en jeu avec votre héros
hunt-key-m = Méditer
hunt-key-r = Lancer sans carte
hunt-key-g = Continuer, encaisser, se poser
hunt-key-e = Finir le tour
hunt-key-p = Montrer une zone à tous
hunt-key-a = Tracer une flèche pour tous
hunt-key-escape = Ranger le pinceau

## The end

hunt-end-rounds = Manche après manche
hunt-end-leaf = gagnée
hunt-end-akatsuki = perdue
hunt-end-last = la dernière
hunt-end-hero = blessures : { $wounds }, vaincus : { $beaten }
hunt-end-roll = { $count } Coups d’un lancer
hunt-end-roll-who = { $hero }, le meilleur lancer
hunt-end-wounds = { $count ->
    [one] { $count } blessure
   *[other] { $count } blessures
}
hunt-end-wounds-who = { $hero } a frappé le plus fort
hunt-end-hurt = { $count ->
    [one] { $count } coup reçu
   *[other] { $count } coups reçus
}
hunt-end-hurt-who = { $hero } a encaissé le plus
hunt-end-help = A aidé { $count } fois
hunt-end-help-who = { $hero }, pour les autres
hunt-end-tight = Au dernier tour
hunt-end-tight-when = la manche { $round } fut gagnée
