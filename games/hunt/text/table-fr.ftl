## La carte

hunt-map-hint = La carte. Les flèches la déplacent, plus et moins zooment, zéro la montre en entier.
hunt-lens = Regarder la carte
hunt-zoom-in = Agrandir
hunt-zoom-out = Réduire
hunt-zoom-whole = Voir toute la carte
hunt-zoom-me = Revenir à l’essentiel
hunt-plan-ping = Montrer une zone à tous
hunt-plan-arrow = Tracer une flèche pour tous : d’une zone à l’autre
hunt-sketch-ping = { $name } montre : { $place }.
hunt-sketch-arrow = { $name } trace une flèche, de { $from } à { $place }.
hunt-free-me = { $name } : délivrez-moi !
hunt-village = Village { $number }, { $name }
hunt-tobi = Figurine de Tobi. Cartes Akatsuki face cachée : { $count }
hunt-trap-known = Piège, déjà vu : { $what }
hunt-token-hero = { $hero }, Santé { $health }, { $status }
hunt-token-enemy = { $enemy }, Santé { $health }, Défense { $defence }
hunt-of = { $now } sur { $most }
hunt-cost = { $cost ->
    [0] Sans action
    [one] { $cost } action
   *[other] { $cost } actions
}
hunt-by = par { $place }
hunt-stop-hidden = Quelque chose y est caché : arrêt
hunt-stop-enemy = Un ennemi vous y arrête

## L’équipe

hunt-short-naruto = Naruto
hunt-short-sakura = Sakura
hunt-short-kakashi = Kakashi
hunt-short-rock-lee = Lee
hunt-short-sai = Saï
hunt-short-shikamaru = Shikamaru
hunt-status-waiting = doit encore agir
hunt-status-acting = agit
hunt-status-done = a fini
hunt-status-paralysed = paralysie
hunt-hands = Les mains de vos héros
hunt-deck = pioche
hunt-pile = défausse
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = À distance
hunt-support = Soutien
hunt-fight-card = Carte Combat
hunt-strength = +{ $count } Force
hunt-grudge = Rancune : +1 blessure
hunt-foot-card = de blesser
hunt-foot-support = jouable
hunt-foot-discard = défausser
hunt-foot-dear = Chakra trop bas
hunt-foot-fight = pour un combat
hunt-foot-one = une seule carte Combat par combat
hunt-foot-rolled = seulement avant les dés
hunt-foot-reach = n’atteint pas cet ennemi
hunt-foot-later = pas maintenant : { $why }
hunt-why = { $does ->
    [avoid] elle pare une blessure de votre héros
    [shield] elle pare une blessure dans sa zone
    [lower] elle sert aux dés d’un combat
    [lower-near] elle sert à un combat dans sa zone
    [reroll-special] elle sert au dé spécial
    [reroll-dice] elle sert à vos propres dés
    [heal-near] personne n’est blessé à proximité
    [heal-others] personne d’autre n’est blessé
    [rebirth] votre héros est indemne
    [lift-near] personne n’est paralysé à proximité
    [bind] aucun ennemi libre n’est assez près
    [sprint] elle sert à votre déplacement
    [carry] elle sert à votre déplacement
    [scout] rien n’est caché à proximité
    [rally] aucun compagnon n’est assez près
    [draw] plus aucune carte à piocher
    [foresee] plus aucune carte Akatsuki
   *[other] il faut un héros qui puisse agir
}

## Le but

hunt-bar = Manche { $round } · tour { $turn } sur { $of }
hunt-bar-brief = Manche { $round } · { $turn }/{ $of }
hunt-aim-beat = Battez { $who } à { $place }.
hunt-aim-find = Trouvez et battez l’Akatsuki à { $place }.
hunt-aim-done = { $place } est à l’abri : la manche sera gagnée à la fin du tour.
hunt-turns-left = { $left ->
    [one] dernier tour
   *[other] encore { $left } tours
}
hunt-else = Sinon la Statue du Gedô gagne 1 Défense.
hunt-else-last = Sinon la traque est perdue.
hunt-goal-all = { $rounds } manches, chacune dans un village. À la dernière, Tobi et la statue du Gedô attendent à Konoha : battez-les tous deux, et vous gagnez tous.
hunt-strip-round = Manche { $round }
hunt-see-deck = Voir les cartes
hunt-taken = déjà pris
hunt-trait-strength = dés au combat
hunt-trait-chakra = paie les cartes
hunt-trait-strategy = cartes en main
hunt-note-mixed = Une équipe variée a plus de réponses.
hunt-lacks-heal = Personne ne soigne encore l’équipe.
hunt-lacks-bind = Personne n’immobilise encore d’ennemi sans combat.
hunt-in-play = En jeu
hunt-mark-immobilised = immobilisation
hunt-mark-silenced = sans talents
hunt-mark-dodged = a esquivé
hunt-no-talent = Aucun talent.
hunt-hopeless = Aucune chance : vos dés n’atteignent pas { $defence } de Défense.
hunt-hopeless-talent = Aucune chance. { $talent }
hunt-defence-now = Défense { $defence }
hunt-head-turn = Manche { $round } · { $left ->
    [one] dernier tour
   *[other] encore { $left } tours
}
hunt-phase-akatsuki = Phase de l’Akatsuki
hunt-foe-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

## Questions

hunt-which = { $hero } (héros { $n } sur { $of })
hunt-ask-pick-of = Choisissez le héros { $n } sur { $of }.
hunt-ask-act = { $hero } : { $count ->
    [0] plus d’action
    [one] { $count } action
   *[other] { $count } actions
}.
hunt-ask-injury = Blessure pour { $hero } : { $card }.
hunt-ask-refill = { $hero } : défausser une carte ?
hunt-ask-special = Le dé spécial est tombé.
hunt-note-special = Continuez quand chacun a parlé.
hunt-note-begin = Les héros agissent dans l’ordre que vous voulez.
hunt-note-act = Choisissez un lieu cerclé ou un ennemi.
hunt-note-spent = Jouez un Soutien, ou finissez le tour.
hunt-note-before = Choisissez une carte Combat, ou aucune.
hunt-note-need = Choisissez la carte dans votre main.
hunt-note-injury = Un Soutien de votre main peut y répondre.
hunt-note-injury-none = Un compagnon peut encore y répondre.
hunt-note-refill = { $cards } cartes en main, Stratégie { $strategy }.
hunt-note-discard = { $card } part, puis vous piochez.
hunt-note-mark = Choisissez les dés, puis relancez-les.
hunt-note-look = Choisissez un lieu cerclé sur la carte.
hunt-choose-card = choisir une carte
hunt-wait = Attendez !
hunt-alone = En solo
hunt-do-back = Revenir
hunt-do-meditate = Méditer
hunt-do-land = Se poser
hunt-do-pick = Mener { $hero }
hunt-do-begin = { $hero } agit
hunt-do-move = Aller : { $place }
hunt-do-dash = Élan : { $place }
hunt-do-look = Voir : { $place }
hunt-do-roll = Lancer { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
hunt-do-mark = { $count ->
    [0] Tout garder
   *[other] En relancer { $count }
}
hunt-do-keep = { $count ->
    [0] Tout garder
   *[other] Garder, piocher { $count }
}
hunt-do-discard = Défausser, piocher { $count }
hunt-meditates = +{ $count } Chakra
hunt-meditates-home = +1 Santé
hunt-steps = encore { $count } pas sans action
hunt-chance-none = Sans carte { $chance }
hunt-chance-card = { $card } { $chance }
hunt-stake = { $card } : { $cost } Chakra sur { $chakra }.
hunt-then = { $from } → { $to }
hunt-waits = Les héros agissent.
hunt-waits-pick = L’équipe se forme.
hunt-waits-act = { $hero } agit.
hunt-waits-fight = { $hero } combat : { $card }.
hunt-waits-injury = Blessure : { $card }.
hunt-waits-refill = Les mains se remplissent.
hunt-waits-akatsuki = L’Akatsuki frappe.
hunt-waits-over = La traque est finie.

## Le combat

hunt-pair = { $what } : { $which }
hunt-duel = Le combat
hunt-fights = { $hero } combat : { $card } ({ $place })
hunt-rolled = Jet : { $faces }
hunt-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
hunt-more-hits = et { $count ->
    [one] { $count } Coup
   *[other] { $count } Coups
}
hunt-hits = { $count ->
    [one] { $count } Coup
   *[other] { $count } Coups
}
hunt-against = contre Défense { $defence }
hunt-of-hits = { $hits } contre { $defence }
hunt-result-wound = Touché !
hunt-result-eliminated = Vaincu !
hunt-result-missed = Raté
hunt-result-power = Pouvoir !
hunt-chance-hit = { $who ->
    [you] vous blessez { $enemy }
   *[other] { $who } blesse { $enemy }
}
hunt-chance-miss = { $who ->
    [you] vous ratez
   *[other] raté
}
hunt-miss-costs = { $cost ->
    [0] Un échec coûte l’action.
   *[other] Un échec coûte l’action et { $cost } Chakra.
}
hunt-miss-grudge = Touché ou non, la carte vaut 1 blessure de plus.
hunt-special = Dé spécial : { $face }
hunt-special-defence = +1 Défense dans ce combat.
hunt-special-sharingan = Le talent du Sharingan agit.
hunt-special-rinnegan = Le talent du Rinnegan agit.
hunt-speak = Vos amis peuvent jouer
hunt-held-you = Les autres vous attendent
hunt-held = { $name } demande d’attendre
hunt-speak-you = Vous pouvez jouer

## Blessures

label-injury = Blessure
hunt-if-taken = Si elle tombe
hunt-zero = À 0 Santé, un héros perd toute son Expérience et se retrouve paralysé : plus d’action tant qu’une carte ne le libère pas.
hunt-cures = Pour le libérer : { $cards }
hunt-cures-none = Aucune carte du jeu ne peut le libérer.
hunt-where-hand = en main
hunt-where-pile = défaussée
hunt-where-deck = dans la pioche
hunt-where-own = en main ou dans la pioche
hunt-away = { $turns ->
    [0] assez près
    [one] à { $turns } tour
   *[other] à { $turns } tours
}
hunt-lacks-chakra = il manque { $count } Chakra
hunt-paralysed-so = Plus d’action tant qu’une carte ne libère pas ce héros. Les Soutiens restent jouables.

## Scènes

hunt-strike = L’Akatsuki frappe
hunt-strike-none = Aucun ennemi n’atteint un héros : personne n’est blessé.
hunt-avoided = évitée
hunt-scene-rolls = { $hero } lance { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}.
hunt-scene-hits = { $hero } : { $count ->
    [one] { $count } Coup
   *[other] { $count } Coups
}.
hunt-scene-round = Manche { $round } : Tobi va à { $place }.
hunt-scene-round-won = Sauvé : { $place }.
hunt-scene-round-lost = Perdu : { $place }.
hunt-scene-trap = { $hero } déclenche un piège : { $card }.
hunt-scene-talent = { $card } : son talent agit.
hunt-scene-level = { $hero } progresse. { $what } : { $from } → { $to }.
hunt-round-leaf = Manche { $round } sur { $of } gagnée
hunt-round-akatsuki = Manche { $round } sur { $of } perdue
hunt-banner-leaf = { $place } tient bon
hunt-banner-akatsuki = { $place } succombe
hunt-fell = Vaincus : { $who }.
hunt-lost-so = La Statue du Gedô gagne 1 Défense. Qui reste passe sous la pioche.
hunt-last-round = Dernière manche : battez Tobi et la Statue du Gedô !
hunt-won = La traque est gagnée
hunt-lost = La traque est perdue
hunt-fate-fallen = { $hero } tombe
hunt-fate-fallen-text = 0 Santé : toute l’Expérience est perdue.
hunt-fate-paralysed = { $hero } ne bouge plus
hunt-fate-paralysed-text = Paralysie : plus d’action tant qu’une carte ne libère pas ce héros.
hunt-fate-lifted = { $hero } se relève
hunt-fate-lifted-text = Le héros peut de nouveau agir.
hunt-fate-level = { $hero } progresse

## Fiches

hunt-holds = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
hunt-deck-of = Pioche : { $hero }
hunt-deck-text = { $count ->
    [one] { $count } carte à piocher.
   *[other] { $count } cartes à piocher.
} Une pioche vide se refait avec la défausse, mélangée.
hunt-talent = Talent
hunt-must-fall = À vaincre pour gagner la manche.
hunt-need-not = Rien n’oblige à le vaincre pour gagner la manche.
hunt-place-round = Le village de la manche { $round }.
hunt-place-home = Méditer ici soigne aussi 1, mais pas à la dernière manche.
hunt-place-water = Une zone d’eau.
hunt-place-trap = Un piège y est caché : qui entre le révèle.
hunt-place-tobi = L’Akatsuki de cette manche est ici.
hunt-place-held = Un ennemi retient les héros : partir coûte 2 actions.
hunt-place-free = Rien ici.
hunt-place-ways = Des chemins mènent à : { $places }.
hunt-dice-title = Dé de combat
hunt-dice-text = Six faces : une vide, trois à 1 Coup, une à 2 Coups, un Pouvoir. Un Pouvoir n’est pas un Coup ; il déclenche le pouvoir de votre carte Combat.
hunt-term-health = Santé
hunt-term-health-text = Les héros ont 3 Santé. Une blessure en coûte 1. À 0, le héros perd toute son Expérience et se retrouve paralysé.
hunt-term-chakra = Chakra
hunt-term-chakra-text = Les cartes coûtent du Chakra. Méditer en rend 1, la fin de chaque tour aussi, jusqu’à la limite du héros.
hunt-term-strength = Force
hunt-term-strength-text = Autant de dés en combat, 6 au plus ; chaque point de plus est un Coup.
hunt-term-strategy = Stratégie
hunt-term-strategy-text = Autant de cartes en main après la pioche.
hunt-term-experience = Expérience
hunt-term-experience-text = Un ennemi vaincu en donne 1. Elle augmente les caractéristiques.
hunt-term-defence = Défense
hunt-term-defence-text = Autant de Coups pour blesser l’ennemi une fois.
hunt-term-power = Pouvoir
hunt-term-power-text = Un seul Pouvoir parmi les dés déclenche celui de la carte Combat, que l’attaque touche ou non.
hunt-term-special = Dé spécial
hunt-term-special-text = Certains ennemis l’exigent : trois faces Défense (+1 dans ce combat), deux Rinnegan, un Sharingan.
hunt-term-paralysis = Paralysie
hunt-term-paralysis-text = Un héros paralysé n’agit plus tant qu’une carte ne le libère pas, mais peut jouer des Soutiens.
hunt-term-support = Soutien
hunt-term-support-text = Les Soutiens se jouent presque à tout moment, aussi dans le combat d’un compagnon.
hunt-term-flight = Vol
hunt-term-flight-text = Les ennemis n’arrêtent ni ne retiennent un héros qui vole.
hunt-term-protector = Protecteur
hunt-term-protector-text = Il faut le combattre avant les autres ennemis de sa zone.

## Choix des héros

hunt-manner-naruto = Clones et Orbe tourbillonnant : frappe fort, agit souvent
hunt-manner-sakura = Des poings solides, et des soins pour l’équipe
hunt-manner-kakashi = Une carte pour tout, de près comme de loin
hunt-manner-rock-lee = Des coups qui coûtent peu de Chakra
hunt-manner-sai = Survole les ennemis et frappe de loin
hunt-manner-shikamaru = Retient les ennemis avec son ombre

## Touches

hunt-key-b = Entrer en jeu avec votre héros
hunt-key-m = Méditer
hunt-key-r = La réponse principale : aller, combattre, lancer
hunt-key-g = Continuer, encaisser, se poser
hunt-key-e = Finir le tour
hunt-key-p = Montrer une zone à tous
hunt-key-a = Tracer une flèche pour tous
hunt-key-escape = Ranger le pinceau

## La fin

hunt-end-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
hunt-end-escaped = en fuite : { $who }
hunt-end-nobody = aucun vaincu
hunt-end-hero = blessures : { $wounds }, vaincus : { $beaten }
hunt-end-more = soins : { $healed }, Soutiens : { $helped }, chutes : { $falls }
hunt-end-near-won = Gagné au dernier tour.
hunt-end-near-turns = { $left ->
    [one] Gagné avec { $left } tour d’avance.
   *[other] Gagné avec { $left } tours d’avance.
}
hunt-end-near-lost = { $left ->
    [one] Il manquait { $left } blessure.
   *[other] Il manquait { $left } blessures.
}
hunt-end-saved = { $count ->
    [one] { $count } village sauvé
   *[other] { $count } villages sauvés
} sur { $of }
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

## Les bots qui laissent passer, et ce que peut un héros paralysé

hunt-yields = { $hero } entre en jeu dans { $time }
hunt-yields-end = Après vous
hunt-yields-more = Attendez !
hunt-foot-useless = inutile dans ce combat : { $why }
hunt-changes = { $from } → { $to } dans ce combat
hunt-changes-nothing = Ne change rien à ce combat
hunt-do-crawl = Ramper vers { $place }
hunt-down = { $hero } est paralysé. Jouez des Soutiens.
hunt-down-draw = défaussez après le tour : la vôtre viendra peut-être
hunt-note-down = Défaussez pour trouver de quoi vous délivrer.
hunt-helper = { $hero } ({ $place }) : { $card }, { $state }
hunt-helper-self = { $card }, dans votre main, vous délivre.
hunt-call-brief = À l’aide !
hunt-call = { $hero }, délivrez-moi !
