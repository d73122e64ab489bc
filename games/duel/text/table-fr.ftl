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
duel-turn-spoils = { $turn } : { $ninja }. Match nul ; XP de la mission : { $camp } ({ $xp } XP)
duel-fight = Combat { $fight }
duel-round = Round { $round } sur 3
duel-draft = Sélection

duel-hp = Points de vie (PV)
duel-hp-short = PV
duel-chakra = Chakra
duel-down = à terre
duel-hit = touché
duel-ready = prêt
duel-thinking = réfléchit
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
duel-hyphens =
    multi|clonage décapi|tation dévas|tatrice inébran|lable retour|nement enchaî|nement
    manipu|lation régéné|ration marion|nettes déchaî|nement étran|glement télépor|tation
    intan|gibilité rassem|blement
duel-face-down = Carte face cachée
duel-place = Emplacement { $place }, { $ninja }
duel-place-nth = Place { $place }
duel-place-rule = le plus grand nombre inflige tous ses dégâts, l’autre aucun ; les effets restent
duel-place-next = la prochaine carte vient ici
duel-left = reste { $left } de Chakra
duel-too-dear = trop cher, reste { $left }
duel-dealt = { $n } de dégâts
duel-exchange = Échanger « { $card } » contre « { $other } »
duel-call-here = ici
duel-call-against = sur { $ninja }
duel-call-choose = Choisir un renfort pour l’emplacement { $place }

duel-rows = Ce que vous avez
duel-helps = Renforts
duel-orders = Ordres secrets
duel-order-done = rempli si vous gagnez
duel-order-open = encore possible
duel-order-lost = pas dans ce combat

duel-so-far = Le combat jusqu’ici
duel-last-fight = Le dernier combat
duel-worth-now = La mission rapporte { $mission } XP, l’adversaire battu { $beaten }{ $bonus ->
    [0] {""}
   *[other] , le ninja nommé { $bonus } de plus
}{ $more ->
    [0] .
   *[other] , vos ordres secrets jusqu’à { $more }.
}
duel-worth-besides = Le vaincu rapporte { $beaten } XP de plus{ $more ->
    [0] .
   *[other] , vos ordres secrets jusqu’à { $more }.
}
duel-camps-xp = XP des camps : { $ours } à { $theirs }
duel-unpaid = pas assez de Chakra
duel-evaded = esquivé
duel-sum-plus = bonus
duel-sum-combo = combinaison
duel-sum-minus = affaibli

duel-fx-combo = +{ $n } après { $kind }
duel-fx-if-hit = si touché
duel-fx-guard = garde { $n ->
    [999] totale
   *[other] { $n }
}
duel-fx-evade = esquive jusqu’à { $n }
duel-fx-counter = riposte { $n }
duel-fx-pierce = transperce { $n }
duel-fx-drain = draine { $n } de Chakra
duel-fx-gain = gagne { $n } de Chakra
duel-fx-heal = soigne { $n }
duel-fx-strike = { $n } quoi qu’il arrive
duel-fx-endure = tient bon
duel-fx-void = personne n’est touché
duel-fx-bind = entrave la prochaine carte
duel-fx-bind-here = entrave la carte d’en face
duel-fx-poison = poison { $n }
duel-fx-delay = explosion { $n } ensuite
duel-fx-share = renvoie { $n } %
duel-fx-heart = second cœur { $n }
duel-fx-recoil = contrecoup { $n }
duel-fx-peek = voit { $n } cartes
duel-fx-swap = peut échanger
duel-fx-strengthen = prochaine carte +{ $n }
duel-fx-cheapen = prochaine carte : coût −{ $n }
duel-fx-weaken = leur prochaine carte −{ $n }
duel-fx-poisoned = poison { $n }
duel-fx-exploded = explosion { $n }
duel-fx-bound = entravée : sans effet

duel-scene-show = { $ninja }
duel-scene-clash = Choc { $place } sur 3
duel-head-fallen = { $n ->
    [one] { $ninja } tombe !
   *[other] { $ninja } tombent !
}
duel-head-boss = Le boss est vaincu : { $ninja } !
duel-head-endured = { $ninja } tient bon !
duel-head-revived = { $ninja } se relève !
duel-head-hit = { $ninja } frappe : { $harm } !
duel-head-hit-of-three = { $ninja } frappe { $foe } : { $harm } !
duel-head-pierced-of-three = { $ninja } transperce { $foe } : { $harm } !
duel-head-struck-back-of-three = { $ninja } riposte contre { $foe } : { $harm } !
duel-head-sum = { $ninja } frappent { $foe } : { $parts } = { $harm } !
duel-head-pierced = { $ninja } transperce : { $harm } !
duel-head-struck-back = { $ninja } riposte : { $harm } !
duel-head-lost = { $ninja } perd { $harm } PV
duel-head-evaded = { $foe } esquive !
duel-head-blocked = { $foe } bloque tout !
duel-head-void = Personne n’est touché
duel-head-equal = Forces égales : personne n’est touché
duel-head-nothing = Personne n’est touché
duel-head-hp = { $ninja } : { $from } → { $to } PV
duel-pair = { $pair } contre { $lone }.
duel-with = { $partner } et vous contre { $lone }.
duel-victory = Victoire : { $camp }
duel-part-mission = mission
duel-part-beaten = ninjas battus
duel-part-named = ninja nommé
duel-part-orders = ordres secrets

duel-named = Nommé par la mission
duel-good-start = Bons pour débuter
duel-all-others = Tous les autres
duel-worth = { $xp } XP pour qui le bat
duel-banned = banni
duel-choosing = choisit en secret
duel-has-chosen = a choisi
duel-fought = { $n ->
    [one] { $n } combat
   *[other] { $n } combats
}
duel-mix-attack = { $n } attaque
duel-mix-boost = { $n } soutien
duel-mix-defence = { $n } défense
duel-left-out = reste ici
duel-has-hp = { $n } PV
duel-has-help = { $n ->
    [one] { $n } renfort
   *[other] { $n } renforts
}
duel-has-orders = { $n ->
    [one] { $n } ordre secret
   *[other] { $n } ordres secrets
}
duel-camp-xp = Le camp a { $xp } XP
duel-fighter-text = { $hp } PV sur { $full }. { $chakra } de Chakra sur { $most } pour ce round.
duel-two-chakras = « { $chakra } » : deux sources de Chakra, { $sum } en tout, pleines à chaque round.
duel-used = Techniques utilisées : { $n } sur { $of }
duel-gone = utilisée dans ce combat
duel-peeked = vue dans la main adverse
duel-best = Meilleur coup : { $card }, { $n } de dégâts.
duel-costs = coûte { $n }
duel-damages = { $n } de dégâts
duel-no-effect = Pas d’autre effet.
duel-kind = Genre de technique
duel-kind-text = Certaines techniques sont plus fortes si une carte de ce genre a déjà servi dans le même round : { $kind }.
duel-no-call = Plus aucun renfort ne peut être appelé ce round, ou chaque emplacement en a un.
duel-why-done = Vous avez terminé ce round.
duel-why-full = Les trois emplacements sont pris : reprenez d’abord une carte.

duel-ask-ban = Bannissez un ninja adverse.
duel-note-ban = Touchez pour regarder.
duel-ask-name = Qui de votre camp se bat ?
duel-note-name = Qui a le moins combattu ; le premier qui s’avance.
duel-ask-challenge = Qui défiez-vous ?
duel-note-challenge = Touchez un joueur de l’autre camp.
duel-ask-discard = Trop de renforts : défaussez-en un.
duel-note-discard = Cinq au plus en main.
duel-ask-pick = Choisissez votre ninja en secret.
duel-ask-pick-of = Envoyez le ninja { $n } sur { $of }, en secret.
duel-note-pick = Touchez pour regarder. Tous se montrent ensemble.
duel-note-packed = 15 techniques prises. Tous se montrent ensemble.
duel-do-pick = Envoyer { $ninja }
duel-do-ban = Bannir { $ninja }
duel-do-look = Ses cartes
duel-do-discard = Défausser { $card }
duel-not-this = impossible
duel-choose-one = à choisir
duel-ask-pack = { $ninja } : 15 techniques viennent.
duel-note-pack = { $n ->
    [0] C’est prêt. Touchez une carte écartée pour la prendre.
    [one] Encore une à écarter : touchez-la.
   *[other] Encore { $n } à écarter : touchez-les.
}
duel-to-go = encore { $n }
duel-ask-lay = { $place ->
    [1] Posez votre première carte.
    [2] Posez votre deuxième carte.
   *[other] Posez votre troisième carte.
}
duel-ask-lay-of = { $place ->
    [1] { $ninja } : première carte.
    [2] { $ninja } : deuxième carte.
   *[other] { $ninja } : troisième carte.
}
duel-ask-lay-done = Tout est posé. Terminé ?
duel-ask-forgotten = Un renfort choisi n’est pas posé. Terminer ?
duel-do-without = Terminer sans
duel-do-place = Choisir sa place
duel-ask-laid = Vous avez terminé ce round.
duel-to-lay = encore { $n }
duel-purse = Il restera { $left } de Chakra.
duel-purse-dear = Une carte ne peut être payée et ne compte pas.
duel-note-armed = Choisissez la place qu’il aide.
duel-ask-swap = Échanger une carte cachée ?
duel-note-swap = Choisissez d’abord une carte en main.
duel-note-swap-place = Touchez la carte qu’elle remplace.

duel-waits-ban = Un ninja va être banni.
duel-waits-name = Qui s’avance ? Seuls ceux qui ont le moins combattu.
duel-waits-challenge = { $name } choisit un adversaire.
duel-waits-discard = Un renfort est défaussé.
duel-waits-pick = Les ninjas sont choisis en secret.
duel-has-sent = { $ninja } : c’est envoyé. Les autres choisissent.
duel-hand-of = Les cartes de { $name } : { $ninja }.
duel-waits-lay = Les cartes sont posées.
duel-waits-swap = Une carte peut être échangée.
duel-waits-over = La partie est terminée.

duel-end-blow = { $n } en un coup
duel-end-blow-who = { $ninja } contre { $foe }
duel-end-clashes = { $n } chocs sur { $of }
duel-end-clashes-who = gagnés par { $name }, le plus de tous
duel-end-orders = { $n ->
    [one] { $n } ordre rempli
   *[other] { $n } ordres remplis
}
duel-end-orders-who = Alliance { $n }, Akatsuki { $other }
duel-end-close = reste { $n } PV
duel-end-close-who = la victoire la plus serrée : { $ninja }
duel-series-goes-on = La revanche continue en deux combats gagnants : { $score }
duel-seen-of = Vu de { $ninja } : { $n } techniques sur 15
duel-draw-nothing = Selon le livret, un match nul ne rapporte rien.

## Terms

duel-term-hp = PV
duel-term-hp-text = La vie d’un ninja dans ce combat. À 0, il est battu. Certaines techniques soignent, jamais au-delà du nombre imprimé.
duel-term-chakra = Chakra
duel-term-chakra-text = Paie les techniques. Il est plein à chaque round ; « 40 + 20 » sont deux sources, 60 en tout.
duel-term-damage = Dégâts
duel-term-damage-text = Ce que vaut une carte dans un choc. Le plus grand nombre touche et coûte autant de PV à l’autre.
duel-term-clash = Choc
duel-term-clash-text = Les cartes d’un emplacement se rencontrent. Le plus grand nombre touche de tous ses dégâts ; à égalité, personne n’est touché. Une carte battue garde son effet.
duel-term-guard = Garde
duel-term-guard-text = Retire autant à chaque coup reçu dans ce choc.
duel-term-evade = Esquive
duel-term-evade-text = Une attaque jusqu’à ce nombre compte 0 dans ce choc.
duel-term-pierce = Transpercer
duel-term-pierce-text = Une attaque qui ne gagne pas fait tout de même ces dégâts ; la garde en retire.
duel-term-combo = Combinaison
duel-term-combo-text = Plus de dégâts si une carte du genre nommé a déjà servi dans le même round.
duel-term-bound = Entrave
duel-term-bound-text = La prochaine carte ne compte que par son nombre ; son effet est perdu.
duel-term-poison = Poison
duel-term-poison-text = Autant de dégâts à chaque choc suivant de ce round.
duel-term-fuse = Explosion
duel-term-fuse-text = Autant de dégâts au prochain choc de ce round.
duel-term-endure = Tenir bon
duel-term-endure-text = Une fois par round, un ninja qui devrait tomber garde 1 PV.
duel-term-heart = Second cœur
duel-term-heart-text = Une fois par combat, un ninja qui devrait tomber se relève avec ces PV.
duel-term-place = Emplacement
duel-term-place-text = Trois cartes sont posées face cachée, dans l’ordre où elles rencontreront celles d’en face.
duel-term-help = Renfort
duel-term-help-text = Posé face cachée sur un emplacement, il est retourné avant que les cartes y soient comparées.
duel-term-orders = Ordre secret
duel-term-orders-text = Rempli dans un combat que vous gagnez, il rapporte ses XP à votre camp.
duel-term-xp = XP
duel-term-xp-text = L’expérience. Le camp qui en a le plus après neuf tours gagne : par les missions, les ninjas battus et les ordres secrets.
duel-term-pair = Deux contre un
duel-term-pair-text = Chaque carte de la paire est comparée seule à celle du ninja isolé.

## Ninja

duel-style-naruto = Fonceur. D’abord des clones, puis un grand coup.
duel-style-sakura = Soigne et frappe dur. Use l’adversaire.
duel-style-kakashi = Copie et contre. Une réponse à tout.
duel-style-shikamaru = Entrave l’adversaire, puis frappe à loisir.
duel-style-gaara = Un mur de sable. Ce qu’il saisit, il l’écrase.
duel-style-guy = Rien que des poings. Ouvre les portes et paie de sa vie.
duel-style-jiraiya = Ermite aux crapauds. Lent au début, lourd à la fin.
duel-style-bee = Bête à queues et rythme. Difficile à arrêter.
duel-style-naruto-2 = Six Chemins. De la force dans chaque carte.
duel-style-itachi = Illusions et feu noir. Défait vos plans.
duel-style-kisame = Dévore le Chakra et s’en nourrit.
duel-style-deidara = Des explosions, maintenant et au choc suivant.
duel-style-sasori = Marionnettes et poison. Le temps joue pour lui.
duel-style-hidan = Se blesse pour blesser davantage.
duel-style-kakuzu = Plusieurs cœurs, plusieurs éléments. Se relève.
duel-style-pain = Six corps : voit votre main et repousse tout.
duel-style-orochimaru = Serpents, poison et toujours une issue.
duel-style-sasuke = La foudre. Des cartes vives qui s’enchaînent.
duel-style-kabuto = Soigne, engourdit et dure.
duel-style-obito = Passe à travers les attaques et riposte.
duel-style-madara = Des coups écrasants derrière une forte garde.
duel-style-jubi = Un boss : énorme, trop pour un seul.
duel-style-obito-2 = Un boss : des orbes qui annulent et transpercent.
duel-style-madara-2 = Un boss : tout, en double.
duel-style-kaguya = Un boss : d’autres mondes, d’autres règles.
duel-style-sasuke-2 = Rinnegan. Échange les places et frappe où ça fait mal.

duel-key-1 = Poser la 1re carte de la main, ou la reprendre
duel-key-2 = De même pour la 2e carte
duel-key-3 = De même pour la 3e carte
duel-key-4 = De même pour la 4e carte
duel-key-5 = De même pour la 5e carte
duel-key-6 = De même pour la 6e carte
duel-key-d = Terminé (ou le bouton orange)
duel-key-u = Pas encore terminé
