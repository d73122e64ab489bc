## The table of the duel

duel-course = Déroulement de la partie
duel-xp = { $xp } XP
duel-fights-won = { $n ->
    [one] { $n } victoire
   *[other] { $n } victoires
}
duel-turn = Tour { $turn }
duel-turn-pair = Tour { $turn } : deux contre un
duel-turn-past = { $turn } : { $ninja }. { $winner } ({ $xp } XP)
duel-draw = Match nul
duel-fight = Combat { $fight }
duel-round = Round { $round } sur 3
duel-draft = Sélection

duel-hp = Points de vie (PV)
duel-chakra = Chakra
duel-down = à terre
duel-ready = a terminé
duel-thinking = réfléchit
duel-clock = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
duel-wait-plus = Prochaine carte +{ $n }
duel-wait-minus = Prochaine carte −{ $n }
duel-wait-cheap = Prochaine carte : coût −{ $n }
duel-wait-bound = Entrave : prochain effet perdu
duel-wait-poison = Poison : { $n } à chaque choc
duel-wait-fuse = Explosion : { $n } au prochain choc
duel-wait-endure = Tient bon une fois
duel-wait-heart = Second cœur : { $n }
duel-wait-heart-spent = Second cœur épuisé

duel-card-label = { $name } : { $kind }, coûte { $cost } de Chakra, { $damage } de dégâts.
duel-face-down = Carte face cachée
duel-place = Emplacement { $place }, { $ninja }
duel-place-free = Libre
duel-place-next = Prochaine carte ici
duel-left = Chakra restant : { $left }
duel-too-dear = Trop chère : il reste { $left } de Chakra
duel-exchange = Échanger « { $card } » contre « { $other } »
duel-call-here = Appeler ici ({ $place })
duel-call-against = Contre : { $ninja }

duel-hand = Votre main : { $ninja }
duel-hand-of = Main ({ $name }) : { $ninja }
duel-hands = Mains
duel-hint-lay = Cliquez sur une carte pour la poser, recliquez pour la reprendre ; ou faites-la glisser.
duel-hint-swap = Choisissez une carte ici, puis la carte cachée qu’elle remplace.
duel-hand-advice = Seul votre camp voit ces cartes : conseillez dans la discussion du camp.
duel-laid = à l’emplacement { $place }
duel-undealt = Cartes encore à venir : { $count }.
duel-helps = Vos renforts
duel-calls-left = encore { $n } ce round
duel-orders = Ordres secrets, rien que pour vous

duel-reveal = Les cartes sont retournées
duel-skip = Passer
duel-recap = Ce combat jusqu’ici
duel-recap-last = Le dernier combat
duel-unpaid = Pas assez de Chakra : 0
duel-evaded = esquivée : 0
duel-sum-plus = bonus
duel-sum-combo = combinaison
duel-sum-minus = malus
duel-fallen = à terre
duel-endured = tient bon
duel-revived = se relève

duel-pick = Choisissez votre ninja
duel-ban = Bannissez un ninja de l’autre camp
duel-look-pick = Les ninjas au choix
duel-look-ban = Les ninjas qui peuvent être bannis
duel-do-pick = Envoyer : { $ninja }
duel-do-ban = Bannir : { $ninja }
duel-ninja-label = { $name } : { $hp } PV, Chakra { $chakra }, vaut { $xp } XP
duel-named = Ninja de la mission
duel-worth = XP pour la victoire
duel-banned = banni
duel-choosing = choisit en secret
duel-has-chosen = a choisi
duel-fought = { $n ->
    [one] { $n } combat jusqu’ici
   *[other] { $n } combats jusqu’ici
}
duel-deck = Techniques : { $ninja }
duel-decks = Toutes les techniques
duel-used = utilisées : { $n }
duel-gone = utilisée
duel-peeked = en main
duel-out = { $ninja }, à écarter : { $n }
duel-left-out = écartée

duel-purse = Chakra restant : { $ninja }
duel-purse-dear = Chakra restant, trop peu pour une carte : { $ninja }
duel-waits-ban = Bannissement : { $names }
duel-waits-name = Qui se présente ? { $names }
duel-waits-challenge = Choix d’un adversaire : { $names }
duel-waits-discard = Défausse d’un renfort : { $names }
duel-waits-pick = Choix secret d’un ninja : { $names }
duel-waits-out = Choix des techniques : { $names }
duel-waits-lay = Pose des cartes : { $names }
duel-waits-swap = Échange possible : { $names }
duel-waits-over = La partie est terminée.

duel-key-1 = Poser la 1re carte de votre main, ou la reprendre
duel-key-2 = De même avec la 2e carte
duel-key-3 = De même avec la 3e carte
duel-key-4 = De même avec la 4e carte
duel-key-5 = De même avec la 5e carte
duel-key-6 = De même avec la 6e carte
duel-key-d = Terminé (ou le bouton orange)
duel-key-u = Pas encore fini
