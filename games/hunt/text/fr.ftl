name = La Traque
tagline = Une équipe de héros traque l’Akatsuki de village en village ; tous gagnent ou perdent ensemble.
door = Tous contre l’Akatsuki
minutes = 60-120
how-1 = Menez votre héros de village en village : une équipe contre l’Akatsuki.
how-2 = Lancez les dés d’une technique contre la Défense de l’ennemi.
how-3 = Battez les boss au plus tard au dernier tour. On gagne ou on perd ensemble.

## Options

option-mode = Difficulté
option-mode-hint = Facile : quatre tours par manche. Expert : les héros et Tobi montrent leur face B, et les pièges sont rouges.
option-mode-easy = Facile
option-mode-normal = Normal
option-mode-expert = Expert
option-hidden = Mains cachées
option-hidden-hint = Chacun ne voit que les cartes des héros qu’il dirige.
option-extra_turn = Un tour de plus par manche
option-extra_turn-hint = En Normal et en Expert, le jeton Victoire part de la case 0.
option-extra_health = Un point de Santé de plus
option-extra_health-hint = Chaque héros commence avec 4 points de Santé, son nouveau maximum.
option-fewer_zetsu = Cartes Zetsu retirées
option-fewer_zetsu-hint = Retire de la pioche jusqu’à 2 des 4 cartes Zetsu.
option-pauses = Pauses aux blessures
option-pauses-hint = Un joueur peut demander une courte pause à chaque blessure de ses héros, pour laisser parler ses compagnons.
option-short = Traque courte
option-short-hint = Notre variante : cinq villages au lieu de neuf, les boss à la manche 5.
option-short-length = 40 à 75 minutes
option-crawl = Ramper
option-crawl-hint = Une règle à nous : une fois par manche, un héros paralysé peut ramper d’une zone vers Konoha, et ne fait rien d’autre à ce tour.
option-clock = Temps par question (secondes)
option-clock-hint = 0 : pas de limite.

## Questions

ask-pick = Choisissez votre héros.
ask-begin = Qui agit ensuite ? Entrez en jeu avec votre héros.
ask-act = Votre héros agit : déplacez-vous, méditez, combattez ou finissez.
ask-need = Quelle carte pour cette attaque ?
ask-special = Le dé spécial est lancé. Continuez quand chacun a parlé.
ask-before = Ajoutez une carte Combat, ou lancez sans carte.
ask-reroll = Relancez des dés, ou continuez.
ask-mark = Quels dés relancer ?
ask-choose = Quel autre ennemi le pouvoir atteint-il ?
ask-after = L’attaque échoue. Continuez quand chacun a parlé.
ask-aim = Qui combattez-vous après votre élan ?
ask-injury = Une blessure menace. Réagissez, ou encaissez-la.
ask-name = Quel héros subit la blessure ?
ask-refill = Défaussez une carte, ou gardez votre main.
ask-ride = Votre héros s’envole-t-il aussi ?
ask-look = Où les rats regardent-ils ?
ask-top = Quelle carte va au-dessus ?
ask-hope = Tous sont paralysés. Avez-vous un remède ?
ask-crawl = Paralysé : ramper vers Konoha, ou rester ?
ask-support = Jouez une carte Soutien, ou passez.

## Boutons

verb-pick = Choisir
verb-begin = Entrer en jeu
verb-end = Finir
verb-move = Se déplacer
verb-land = Se poser
verb-dash = S’élancer et combattre
verb-meditate = Méditer
verb-fight = Combattre
verb-card = Jouer la carte Combat
verb-roll = Lancer
verb-back = Revenir
verb-go = Continuer
verb-taijutsu = Relancer un dé vide
verb-mark = Marquer le dé
verb-done = Terminé
verb-target = Choisir
verb-aim = Attaquer
verb-name = Désigner
verb-endure = Encaisser
verb-crawl = Ramper
verb-support = Jouer le Soutien
verb-pass = Passer
verb-discard = Défausser
verb-keep = Garder
verb-ride = S’envoler aussi
verb-stay = Rester
verb-look = Regarder
verb-top = Mettre au-dessus
verb-pause = Pauses aux blessures

## Ce qui s’est passé

event-pick = { $player } dirige { $hero }.
event-round = La manche { $round } commence ; Tobi se tient ici : { $area }.
event-turn = Nouveau tour de la manche { $round } ; le jeton est sur la case { $capture }.
event-begin = { $hero } entre en jeu.
event-end = { $hero } a fini.
event-move = { $hero } se déplace vers : { $area }.
event-crawl = { $hero } rampe vers : { $area }.
event-meditate = { $hero } médite.
event-chakra = { $hero } prend du Chakra et en a { $chakra }.
event-trap = { $hero } déclenche un piège : { $card }.
event-revealed = On révèle : { $card }.
event-summon = Invocation : { $card }, ici : { $area }.
event-talent = { $card } : { $talent }
event-fight = { $hero } combat : { $card }.
event-back = { $hero } se ravise.
event-special = Le dé spécial montre : { $face }.
event-technique = { $hero } utilise : { $card }.
event-roll = { $hero } obtient { $hits ->
    [one] { $hits } Coup
   *[other] { $hits } Coups
} et { $powers } × Pouvoir.
event-taijutsu = { $hero } relance un dé vide.
event-power = Le pouvoir agit : { $card }.
event-weakened = { $card } perd 1 de Défense jusqu’à la fin du tour.
event-silenced = { $card } reste sans talents jusqu’à la fin du tour.
event-immobilised = { $card } ne peut plus attaquer.
event-freed = { $card } peut de nouveau attaquer.
event-missed = { $hero } rate sa cible : { $card }.
event-wound = { $hero } blesse : { $card }. Santé restante : { $health }.
event-eliminated = { $hero } élimine : { $card }.
event-experience = { $hero } a { $experience } d’Expérience.
event-level = { $hero } gagne en puissance. { $attribute } : { $old } → { $new }.
event-extra = { $hero } peut agir { $count ->
    [one] une fois de plus
   *[other] { $count } fois de plus
}.
event-support = { $hero } joue : { $card }.
event-support-on = { $hero } joue : { $card }, sur : { $target }.
event-burnt = { $hero } paie de sa Santé ; il en reste { $health }.
event-threat = Une blessure menace { $hero }. Sa cause : { $card }.
event-named = { $hero } doit subir la blessure. Sa cause : { $card }.
event-injury = { $hero } subit une blessure ; Santé : { $health }. La cause : { $card }.
event-avoided = { $hero } évite la blessure. Sa cause : { $card }.
event-fallen = { $hero } tombe à 0 de Santé et perd toute son Expérience.
event-paralysed = { $hero } : paralysie.
event-lifted = { $hero } peut de nouveau agir.
event-healed = { $hero } remonte à { $health } de Santé.
event-rides = { $hero } s’envole aussi.
event-stays = { $hero } reste.
event-looked = { $hero } observe : { $area }.
event-cleared = { $hero } désamorce un piège, { $area } : { $card }.
event-foresaw = { $hero } regarde les { $count } prochaines cartes Akatsuki.
event-ordered = { $hero } remet les cartes en place.
event-seen = { $hero } voit : { $card }.
event-akatsuki = L’Akatsuki frappe.
event-discard = { $hero } défausse : { $card }.
event-draw = { $hero } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-drew = { $hero } a pioché : { $card }.
event-reshuffle = { $hero } mélange sa défausse pour former une nouvelle pioche.
event-round-won = La manche { $round } est gagnée pour Konoha.
event-round-lost = La manche { $round } revient à l’Akatsuki.
event-under = { $card } passe sous la pioche.
event-retrap = De nouveaux pièges couvrent les zones libres. Face cachée à présent : { $count }.
event-victory = Tobi et la statue du Gedô sont vaincus. La traque est gagnée !
event-defeat = La traque est perdue.
event-lapse = { $player } n’a plus de temps.
event-left = { $player } a quitté la traque.
event-handed = { $player } dirige désormais { $hero }.
event-pause = { $player } a changé ses pauses aux blessures.

## Pourquoi pas

refusal-hero-taken = Un autre joueur dirige ce héros.
refusal-not-your-hero = Vous ne dirigez pas ce héros.
refusal-paralysed = Un héros paralysé ne peut pas agir.
refusal-another-acts = Un autre héros agit et finit d’abord.
refusal-already-done = Ce héros a déjà agi ce tour-ci.
refusal-begin-first = Entrez d’abord en jeu avec votre héros.
refusal-finish-first = Il faut d’abord régler autre chose.
refusal-land-first = Continuez à voler, ou posez-vous.
refusal-no-actions = Il ne reste aucune action.
refusal-not-adjacent = Aucun chemin n’y mène en un pas.
refusal-held = Un ennemi vous retient : partir coûte 2 actions.
refusal-not-revealed = Aucun ennemi révélé ne correspond.
refusal-too-far = Cet ennemi est trop loin.
refusal-not-ranged = Il faut une carte Combat à distance que vous puissiez payer.
refusal-protected = Il faut d’abord combattre un Protecteur.
refusal-not-there = Désignez un héros de cette zone qui a encore de la Santé.
refusal-no-support = Ce n’est pas une carte Soutien.
refusal-no-fight-card = Ce n’est pas une carte Combat.
refusal-one-fight-card = Une seule carte Combat par combat.
refusal-not-in-hand = Vos héros n’ont pas cette carte en main.
refusal-too-little-chakra = Il n’y a pas assez de Chakra.
refusal-no-moment = Les Soutiens doivent attendre le prochain moment.
refusal-no-use = Cette carte n’aurait aucun effet maintenant.
refusal-rested = Méditer ne donnerait rien à ce héros.
refusal-hand-too-large = Défaussez d’abord des cartes jusqu’à atteindre votre Stratégie.
refusal-already-decided = Ce héros a déjà décidé.

## Comment la partie a fini

reason-bosses-fell = Tobi et la statue du Gedô ont été éliminés à temps.
reason-bosses-stand = Le dernier tour a pris fin avant la chute des deux boss.
reason-all-paralysed = Tous les héros sont paralysés, et aucune carte n’y peut rien.
reason-abandoned = Tout le monde a quitté la traque.

## Textes des cartes

text-fight = Carte Combat. Chakra : { $cost }. Force : +{ $strength }.
text-support = Carte Soutien. Chakra : { $cost }.
text-or = Au choix : { $first } { $second }
text-enemy = Santé { $health }, Défense { $defence }.
text-zetsu = Défense { $defence }.
text-tobi = Santé { $two } à deux héros, { $three } à trois, { $four } à quatre, { $five } à cinq. Défense { $defence }.
text-tobi-easy = En mode Facile : Santé { $two }, { $three }, { $four }, { $five }.
text-tobi-short = Traque courte ({ $mode }) : Santé { $two }, { $three }, { $four }, { $five }.
text-gedo-statue = Santé : le nombre de héros. Défense : { $defence }, et 1 de plus par manche perdue.
text-paper-bomb = Un héros de la zone subit 1 blessure, puis les parchemins disparaissent. Ce ne sont pas des ennemis.
text-hero = Force { $strength } (dés par combat). Chakra { $chakra }. Stratégie { $strategy } (cartes en main).
text-raise-strength = Expérience { $level } : Force +1.
text-raise-chakra = Expérience { $level } : Chakra +1.
text-raise-strategy = Expérience { $level } : Stratégie +1.
talent-taijutsu = Taijutsu : peut relancer 1 dé vide par combat.
talent-flight = Vol : les ennemis n’arrêtent ni ne retiennent ce héros.
talent-strategist = Stratège : peut défausser 2 cartes au lieu d’une avant de piocher.
talent-stamina = Endurance : méditer donne 2 Chakra au lieu d’un.
effect-ranged = À distance : peut viser une zone adjacente.
needs-water = Le pouvoir n’agit que dans les zones aquatiques.
effect-stealth = Ignore les Protecteurs.
effect-dash = Au lieu de désigner une cible, vous pouvez avancer d’une zone (pour 2 actions si un ennemi vous retient) et y combattre.
effect-backlash = Votre héros subit 1 blessure après le combat.
effect-grip = Force +{ $count } de plus contre une cible immobilisée.
effect-actions = Pouvoir : { $count ->
    [one] { $count } action supplémentaire.
   *[other] { $count } actions supplémentaires.
}
effect-injure = Pouvoir : la cible subit { $count ->
    [one] { $count } blessure aussitôt.
   *[other] { $count } blessures aussitôt.
}
effect-hits = Pouvoir : +{ $count ->
    [one] { $count } Coup.
   *[other] { $count } Coups.
}
effect-weaken = Pouvoir : Défense de la cible −{ $count } jusqu’à la fin du tour.
effect-injure-other = Pouvoir : { $count } blessure à un autre ennemi de la zone visée.
effect-immobilise = Pouvoir : la cible est immobilisée.
effect-blank-hits = Pouvoir : { $count } dé vide compte pour 1 Coup.
effect-silence = Pouvoir : la cible perd ses talents jusqu’à la fin du tour.
effect-second = Pouvoir : le total vaut aussi contre un second ennemi de la zone.
effect-everyone = Pouvoir : le total vaut contre tous les ennemis de la zone.
effect-heal-own = Pouvoir : votre héros regagne { $count } de Santé.
effect-reroll-blanks = Pouvoir : relancez tous les dés vides.
effect-reroll-any = Pouvoir : relancez les dés de votre choix.
effect-extra = Votre héros a { $count } action supplémentaire.
effect-burn = Perdez 1 de Santé pour { $count } action supplémentaire.
effect-lower = Défense de la cible −{ $count } pour ce combat.
effect-lower-near = Défense de la cible d’un combat dans votre zone −{ $count } pour ce combat.
effect-fury = Force +{ $count } dans chaque combat de votre héros ce tour-ci.
effect-focus = Force +{ $count } dans le prochain combat de votre héros ce tour-ci.
effect-avoid = Votre héros évite une blessure et tout ce qu’elle causerait.
effect-shield = Un héros de votre zone évite une blessure et tout ce qu’elle causerait.
effect-heal-near = Un héros de votre zone regagne { $count } de Santé.
effect-heal-others = Tous les autres héros regagnent { $count } de Santé.
effect-lift-near = { $count ->
    [0] Levez la paralysie d’un héros de votre zone.
   *[other] Levez la paralysie d’un héros de votre zone ou d’une zone adjacente.
}
effect-rebirth = Votre héros regagne toute sa Santé et n’est plus paralysé.
effect-reroll-special = Relancez le dé spécial.
effect-reroll-dice = Relancez une fois les dés de votre choix parmi ceux de votre héros.
effect-bind = { $count ->
    [0] Immobilisez un ennemi de votre zone.
    [1] Immobilisez un ennemi de votre zone ou d’une zone adjacente.
   *[other] Immobilisez un ennemi à { $count } zones au plus.
}
effect-sprint = Pendant que votre héros agit : avancez d’une zone ou de { $count } sans action. Aucun ennemi ne vous retient, mais entrer dans sa zone termine le mouvement.
effect-carry = Pendant que votre héros agit : volez jusqu’à { $count } zones sans action, avec un héros consentant de votre zone si vous voulez.
effect-scout = Regardez ce qui est face cachée dans 2 zones au plus, à { $count } zones de distance au plus. Les parchemins explosifs trouvés ainsi sont retirés.
effect-rally = Tous les autres héros de votre zone ou d’une zone adjacente ont { $count } action supplémentaire.
effect-draw = Piochez { $count } cartes.
effect-foresee = Regardez les { $count } prochaines cartes Akatsuki et remettez-les dans l’ordre voulu.

## Talents

id-call-susanoo = Dé spécial ; Sharingan : Susano’o est invoqué et devient la cible.
id-replace = Dé spécial ; Rinnegan : le premier Pain de la pioche prend sa place avec 1 de Défense en moins et devient la cible.
id-dodge = Esquive la première blessure de chaque tour.
id-untouchable = Les attaques depuis sa propre zone sont sans effet.
id-seal = Annule 1 Pouvoir à chaque lancer.
id-grudge = Inflige 1 blessure de plus par carte Combat jouée contre lui ce tour-ci.
id-feed = Gagne 1 de Santé quand il blesse un héros.
id-drain = Le héros blessé perd 1 Chakra.
id-call-creature = Invoque une Créature à chaque phase Akatsuki.
id-twice = Le héros blessé subit 1 blessure de plus.
id-call-puppet = Quand il est révélé : invoque la Marionnette.
id-revive = Quand il est révélé : les membres de l’Akatsuki éliminés sont remélangés dans la pioche.
id-blast = Quand il est éliminé : 1 blessure à chaque héros de sa zone et des zones adjacentes.
id-rooted = Santé 1 + les pièges du plateau ; chaque piège retiré le blesse ; s’il est éliminé, de nouveaux pièges sont posés en fin de manche.
id-eye = Qui combat dans sa zone lance le dé spécial ; Sharingan : le héros est paralysé et le combat cesse.
id-void = Rinnegan : le pouvoir de la carte Combat est annulé.
id-all = Blesse tous les héros du plateau.
id-paralyse = Paralyse le héros qu’il blesse.
id-mirror = Dé spécial ; Sharingan : l’attaque se retourne contre le héros et le pouvoir est annulé.
id-foil = Dé spécial ; Sharingan : l’attaque échoue.
id-tax = Les cartes Combat contre elle coûtent 1 Chakra de plus.
id-call-snake = Quand il est révélé : invoque un Serpent.
id-harden = Gagne 1 de Défense chaque fois qu’il blesse un héros.
id-copy = A la Défense et le talent du dernier membre de l’Akatsuki éliminé ; avant cela, Défense 4 et aucun talent.
id-water = Défense +1 dans les zones aquatiques.
id-protect = Protecteur : à combattre avant les autres ennemis de sa zone.

## La table

label-health = Santé
label-chakra = Chakra
label-strength = Force
label-strategy = Stratégie
label-experience = Expérience
label-defence = Défense
label-actions = Actions
label-hand = Main
label-deck = Pioche
label-pile = Défausse
label-round = Manche { $round } sur { $of }
label-capture = Piste de capture
label-score = Piste de score
label-leaf = Konoha
label-akatsuki = Akatsuki
label-cards = Cartes Akatsuki en jeu
label-heroes = Héros
label-enemies = Ennemis
label-trap = Piège, face cachée
label-tobi = Figurine de Tobi
label-water = Eau
label-waiting = Doit encore agir
label-done = A fini
label-paralysed = Paralysie
label-immobilised = Immobilisation
label-silenced = Sans talents
label-hits = Coups : { $hits }
label-special = Dé spécial
label-odds = Chances de blesser : { $percent } %
label-no-card = Sans carte
label-cost = Actions : { $cost }
label-stops = Votre déplacement s’y arrête
label-free = Libre
label-eliminated = Éliminés
label-pause-on = S’arrêter à chaque blessure
label-pause-off = Ne plus s’arrêter aux blessures

## Règles

rules-1-title = Le but
rules-1 =
    Vous êtes des ninjas de Konoha, le village caché de la Feuille, et vous jouez ensemble. En neuf manches, cinq dans une traque courte, l’Akatsuki visite un village après l’autre. À chaque manche sauf la dernière, vous traquez les membres qui s’y rendent ; à la dernière, Tobi et la statue du Gedô sont à Konoha même.

    Vous gagnez si les deux boss sont éliminés avant la fin du dernier tour de la dernière manche. Chaque manche perdue auparavant rend la statue du Gedô plus difficile à blesser. Vous perdez quand ce dernier tour est fini, ou juste avant, quand tous les héros sont paralysés sans que personne ait en main de quoi les délivrer.

    Chaque joueur mène un héros. Qui joue seul en mène deux.
rules-2-title = Ce que font les héros
rules-2 =
    Une manche compte 3 tours, 4 en mode Facile. À chaque tour, chaque héros agit une fois, dans l’ordre que vous voulez : 2 actions parmi se déplacer, méditer et combattre. Un héros finit avant qu’un autre commence.

    Se déplacer : 1 ou 2 pas. Une zone avec un ennemi ou un piège arrête le déplacement. Quitter une zone avec un ennemi coûte 2 actions. Les héros qui ont le talent Vol ne sont ni arrêtés ni retenus ; ce qui est face cachée est révélé là où ils se posent.

    Méditer : prenez 1 Chakra, jamais plus que ne le permet la carte du héros ; à Konoha aussi 1 de Santé, mais pas à la dernière manche.
rules-3-title = Combattre
rules-3 =
    Choisissez un ennemi révélé de votre zone ou, avec une carte à distance, d’une zone adjacente. Vous pouvez ajouter une carte Combat en payant son Chakra. Lancez autant de dés que votre Force, 6 au plus ; au-delà, chaque point de Force vaut un Coup.

    Si les Coups atteignent la Défense de l’ennemi, il perd 1 de Santé. Une face Pouvoir déclenche le pouvoir de votre carte Combat, que l’attaque réussisse ou non. Il faut d’abord combattre les Protecteurs. Certains membres ont un talent qui change cela : Tendô ne peut être blessé que depuis une zone adjacente.

    Qui élimine un ennemi gagne 1 d’Expérience ; l’Expérience augmente ses caractéristiques.
rules-4-title = Le dé Spécial
rules-4 =
    Qui combat Itachi, Nagato, Sasuke ou Danzô, ou n’importe quel ennemi dans la zone de Tobi, lance d’abord le dé Spécial. Trois de ses faces montrent Défense : la cible a 1 de Défense en plus pour ce combat. Deux montrent le Rinnegan et une le Sharingan : elles déclenchent les talents de ce nom.

    Le Sharingan de Tobi paralyse le héros et met fin au combat. Rupture du genjutsu fait relancer le dé Spécial.
rules-5-title = Cartes Soutien
rules-5 =
    Les Soutiens se jouent presque à tout moment, même dans le combat d’un compagnon, avant qu’une blessure tombe, et même par un héros paralysé. Le joueur qui combat clôt les moments du combat ; le joueur du héros blessé clôt celui qui précède la blessure. Personne d’autre n’a besoin de cliquer, et un Soutien rouvre le moment pour tous.
rules-6-title = Pièges
rules-6 =
    Chaque zone sans numéro porte un piège face cachée. Qui entre le révèle : des parchemins explosifs blessent un héros puis disparaissent ; un Zetsu reste, et paralyse le héros qu’il blesse. Gardez une action pour combattre ce que vous trouvez.
rules-7-title = La phase Akatsuki
rules-7 =
    Quand tous les héros ont fini, chaque ennemi révélé blesse un héros de sa zone ; vous choisissez lequel. Un ennemi immobilisé ne fait rien, puis redevient libre.

    Ensuite chaque héros prend 1 Chakra, peut défausser 1 carte, et pioche jusqu’à sa Stratégie. S’il ne reste aucune carte Akatsuki, la manche est gagnée ; les ennemis invoqués et les pièges ne comptent pas. Sinon le jeton avance ; s’il ne le peut pas, la manche est perdue.

    À chaque nouvelle manche, 2 cartes Akatsuki entrent en jeu face cachée, une seule avec deux ou trois héros.
rules-8-title = Blessure et paralysie
rules-8 =
    Les héros ont 3 de Santé. Une blessure en coûte 1. À 0, un héros perd toute son Expérience et est paralysé : plus d’actions jusqu’à la fin de la partie, sauf si une technique l’en délivre. Être soigné ne suffit pas. Un héros paralysé prend encore du Chakra, pioche et joue des Soutiens.
rules-9-title = Difficulté
rules-9 =
    Facile : 4 tours par manche. Normal : 3 tours. Expert : 3 tours, des héros sans Expérience, un Tobi avec un talent de plus et les pièges rouges, avec l’entourage de Sasuke et d’Orochimaru. La Santé de Tobi dépend de la difficulté, de la longueur de la traque et du nombre de héros : elle figure sur sa carte.

    La traque courte, notre variante, ne passe que par les cinq derniers villages : quatre manches, puis les boss. Avec « Ramper », une règle à nous, un héros paralysé peut ramper d’une zone vers Konoha une fois par manche, et ne fait rien d’autre à ce tour.

## Heroes

id-naruto = Naruto Uzumaki
id-sakura = Sakura Haruno
id-kakashi = Kakashi Hatake
id-rock-lee = Rock Lee
id-sai = Saï
id-shikamaru = Shikamaru Nara

## Areas

id-suna = Suna
id-kumo = Kumo
id-kiri = Kiri
id-iwa = Iwa
id-kusa = Kusa
id-yu = Yu
id-taki = Taki
id-ame = Ame
id-konoha = Konoha
id-fire-forest = Forêt du Feu, à l’ouest
id-land-of-rivers = Pays des Rivières
id-demon-desert = Désert des Démons
id-canyon-border = Canyon frontalier
id-rain-plains = Plaines de la Pluie
id-kannabi-bridge = Pont Kannabi
id-tenchi-bridge = Pont Tenchi
id-earth-pass = Col de la Terre
id-stone-badlands = Terres de pierre
id-valley-of-the-end = Vallée de la Fin
id-land-of-sound = Pays du Son
id-land-of-iron = Pays du Fer
id-hot-springs-road = Route des Sources chaudes
id-frost-pass = Col du Givre
id-unraikyo = Unraikyô
id-lightning-strait = Détroit de la Foudre
id-naka-river = Rivière Naka
id-great-naruto-bridge = Grand pont Naruto
id-open-sea = Pleine mer
id-mist-archipelago = Archipel de la Brume

## Faces of the dice

id-strength = { label-strength }
id-chakra = { label-chakra }
id-strategy = { label-strategy }
id-blank = vide
id-hit = 1 Coup
id-double = 2 Coups
id-power = Pouvoir
id-defence = Défense
id-sharingan = Sharingan
id-rinnegan = Rinnegan

## Akatsuki

card-itachi = Itachi Uchiwa
card-nagato = Nagato
card-konan = Konan
card-tendo = Pain : Tendô
card-ningendo = Pain : Ningendô
card-kisame = Kisame Hoshigaki
card-hidan = Hidan
card-gakido = Pain : Gakidô
card-chikushodo = Pain : Chikushôdô
card-shurado = Pain : Shuradô
card-sasori = Sasori
card-jigokudo = Pain : Jigokudô
card-kakuzu = Kakuzu
card-deidara = Deidara
card-zetsu = Zetsu
card-zetsu-1 = Zetsu
card-zetsu-2 = Zetsu
card-zetsu-3 = Zetsu
card-zetsu-4 = Zetsu
card-tobi = Tobi
card-tobi-a = Tobi (face A)
card-tobi-b = Tobi (face B)
card-gedo-statue = Statue du Gedô

## Traps and summons

card-paper-bomb = Parchemins explosifs
card-zetsu-level-1 = Zetsu, niveau 1
card-zetsu-level-2 = Zetsu, niveau 2
card-sasuke = Sasuke
card-danzo = Danzô
card-karin = Karin
card-orochimaru = Orochimaru
card-jugo = Jûgo
card-kabuto = Kabuto
card-suigetsu = Suigetsu
card-susanoo = Susanô
card-puppet = Marionnette
card-snake = Serpent
card-creature = Créature
card-back = Face cachée

## Techniques of several heroes

technique-substitution = Permutation
technique-transformation = Métamorphose
technique-clone = Dédoublement
technique-shadow-clone = Clonage
technique-genjutsu-release = Rupture du genjutsu

## Naruto

card-multi-shadow-clone = Multi clonage supra
card-frog-kumite = Kata des crapauds
card-nine-tails-chakra-mode = Mode chakra de Kyûbi
card-uzumaki-barrage = Salve Uzumaki
card-rasengan = Orbe tourbillonnant
card-giant-rasengan = Orbe tourbillonnant géant
card-wind-style-rasengan = Fûton : Orbe tourbillonnant
card-rasenshuriken = Fûton : Orbe shuriken
card-gamabunta = Invocation : Gamabunta
card-shadow-clone-naruto = { technique-shadow-clone }
card-sexy-jutsu = Sexy-Méta
card-sage-mode = Mode Ermite
card-substitution-naruto = { technique-substitution }
card-transformation-naruto = { technique-transformation }

## Sakura

card-inner-sakura = For intérieur
card-clone-sakura = { technique-clone }
card-superhuman-strength = Force surhumaine
card-heavenly-foot-of-pain = Pied céleste de la douleur
card-chakra-scalpel = Scalpel de chakra
card-cherry-blossom-impact = Impact du cerisier
card-ground-splitting-punch = Poing briseur de sol
card-hundred-seal = Sceau des cent forces
card-mystical-palm = Paume mystique
card-poison-extraction = Extraction du poison
card-katsuyu = Katsuyu : soins en réseau
card-creation-rebirth = Résurrection créatrice
card-substitution-sakura = { technique-substitution }
card-genjutsu-release-sakura = { technique-genjutsu-release }

## Kakashi

card-water-dragon = Dragon aqueux
card-substitution-kakashi = { technique-substitution }
card-transformation-kakashi = { technique-transformation }
card-thousand-years-of-death = Les mille ans de souffrance
card-headhunter = Doton : Décapitation
card-fireball = Katon : Boule de feu
card-lightning-beast = Bête de foudre
card-lightning-blade = Éclair pourfendeur
card-great-waterfall = Suiton : Grande cataracte
card-kamui = Kamui
card-sharingan = Sharingan
card-shadow-clone-kakashi = { technique-shadow-clone }
card-fanged-pursuit = Traque des crocs
card-mud-wall = Doton : Mur de boue

## Rock Lee

card-leaf-hurricane = Ouragan de Konoha
card-leaf-gale = Bourrasque de Konoha
card-leaf-rising-wind = Vent ascendant de Konoha
card-strong-fist = Poing puissant
card-dynamic-entry = Entrée dynamique
card-leaf-great-whirlwind = Grande tornade de Konoha
card-drunken-fist = Boxe de l’ivrogne
card-nunchaku = Nunchaku
card-primary-lotus = Lotus recto
card-hidden-lotus = Lotus verso
card-sixth-gate = Sixième porte : la Vision
card-dancing-leaf = Ombre de la feuille morte
card-flames-of-youth = Fougue de la jeunesse
card-remove-the-weights = Retrait des poids

## Sai

card-ink-lions = Encre animée : lions
card-ink-snakes = Encre animée : serpents
card-ink-octopus = Encre animée : poulpe
card-exploding-ink-birds = Oiseaux d’encre explosifs
card-tiger-vision = Sceau du regard du tigre
card-ink-giants = Géants d’encre
card-tanto-strike = Coup de tantô
card-assassination-art = Art de l’assassinat
card-ink-bird = Encre animée : oiseau
card-ink-rats = Encre animée : rats
card-ink-clone = Clone d’encre
card-ink-mist = Brume d’encre
card-substitution-sai = { technique-substitution }
card-transformation-sai = { technique-transformation }

## Shikamaru

card-shadow-possession = Manipulation des ombres
card-shadow-gathering = Attraction des ombres
card-shadow-strangle = Étranglement de l’ombre
card-shadow-stitching = Couture des ombres
card-shadow-grab = Saisie de l’ombre
card-shadow-shuriken = Shuriken des ombres
card-chakra-blades = Lames de chakra
card-exploding-tag = Piège à parchemins explosifs
card-ino-shika-cho = Formation Ino-Shika-Chô
card-iq-plan = Plan à deux cents de QI
card-shogi-foresight = Coup d’avance au shôgi
card-genjutsu-release-shikamaru = { technique-genjutsu-release }
card-clone-shikamaru = { technique-clone }
card-substitution-shikamaru = { technique-substitution }
