name = Examen Chûnin
tagline = Trois ninjas, un rouleau, une forêt mortelle : gagnez l’autre rouleau et soyez les premiers à la Tour.
door = Prenez l’autre rouleau, atteignez la Tour
minutes = 60-120
how-1 = Menez une équipe de trois ninjas à travers la forêt.
how-2 = Face à une autre équipe : trois cartes chacun, et le combat pour le rouleau.
how-3 = Avec les deux rouleaux, soyez les premiers à la Tour.

## Options

option-mode = Jeu
option-mode-hint = Tout l’examen, ou un seul combat : notre variante.
option-mode-exam = L’examen
option-mode-arena = Arène : un combat à deux
option-mode-exam-length = 1 à 2 heures
option-mode-arena-length = 15 minutes
option-drawn = Équipes tirées au sort
option-drawn-hint = Personne ne choisit : chacun reçoit une équipe.
option-victories = Deux victoires
option-victories-hint = Notre variante à deux : la Tour ne s’ouvre qu’à une équipe qui a aussi gagné deux combats.
option-tally = Combats déjà gagnés
option-tally-hint = Les revanches dans l’arène sont comptées : deux sur trois.
option-clock = Horloge de l’examen
option-clock-hint = Après 30 manches, ou quand une équipe a attendu 8 manches dans la Tour, les deux meilleures équipes vont en finale ; à deux joueurs, la meilleure gagne.
option-pace = Temps de réflexion
option-pace-hint = Le temps accordé pour une question.
option-pace-free = Sans limite
option-pace-calm = Deux minutes
option-pace-swift = 45 secondes

## Équipes et héros

id-team-naruto = Équipe Naruto
id-team-shino = Équipe Shino
id-team-neji = Équipe Neji
id-team-shikamaru = Équipe Shikamaru
id-team-gaara = Équipe Gaara
id-team-dosu = Équipe Dosu
id-naruto = Naruto
id-sasuke = Sasuke
id-sakura = Sakura
id-shino = Shino
id-kiba = Kiba
id-hinata = Hinata
id-neji = Neji
id-rock-lee = Rock Lee
id-tenten = Tenten
id-shikamaru = Shikamaru
id-choji = Chôji
id-ino = Ino
id-gaara = Gaara
id-kankuro = Kankurô
id-temari = Temari
id-dosu = Dosu
id-zaku = Zaku
id-kin = Kin

## Objets et lieux

id-kunai = Kunaï
id-seal = Sceau de feu
id-smoke = Bombe fumigène
id-ration = Ration
id-stream = Ruisseau rafraîchissant
id-cache = Cache ninja
id-path = Sentier secret
id-air = Air
id-earth = Terre
id-forest = Forêt
id-waterfall = Cascade
id-cave = Grotte
id-left = à gauche
id-right = à droite
id-wasted-pinned = une technique le retient sur place
id-wasted-hangs = on ne court pas en l’air
id-wasted-way = aucune case n’est libre
id-wasted-nobody = aucun ennemi n’est là où il peut frapper
id-wasted-item = il ne reste rien à utiliser
id-wasted-blocked = une technique ennemie l’empêche
id-wasted-chakra = le Chakra ne suffit pour aucune technique
id-wasted-aim = aucune de ses techniques n’atteint quelqu’un d’ici
id-stuck-held = une technique ennemie le retient
id-stuck-lost = la Transposition a pris cette carte

## Cartes d’action, capacités et techniques

card-run = Course
card-jump = Saut
card-melee = Corps à corps
card-equipment = Équipement
card-technique = Technique
card-concentration = Concentration
card-frenzy = Frénésie
card-hidden-power-1 = Pouvoir caché I
card-hidden-power-2 = Pouvoir caché II
card-kai = Kai
card-shunshin = Shunshin
card-henge = Henge
card-mass-shadow-clones = Multiclonage
card-uzumaki-barrage = Déluge Uzumaki
card-step = Pas éclair
card-sharingan = Esquive du Sharingan
card-phoenix = Phénix
card-inner-sakura = Sakura intérieure
card-first-aid = Premiers soins
card-insect-sphere = Sphère d’insectes
card-insect-clone = Clone d’insectes
card-four-legs = Quatre pattes
card-fang-over-fang = Double croc
card-byakugan = Byakugan
card-gentle-fist = Poing souple
card-rotation = Tourbillon des huit trigrammes
card-sixty-four-palms = Soixante-quatre paumes
card-primary-lotus = Lotus recto
card-hidden-lotus = Lotus verso
card-unsealing = Descellement
card-twin-dragons = Dragons jumeaux
card-shadow-possession = Manipulation des ombres
card-shadow-strangle = Étranglement des ombres
card-expansion = Décuplement
card-human-boulder = Boulet humain
card-mind-transfer = Transposition
card-mind-destruction = Confusion de l’esprit
card-shield-of-sand = Bouclier de sable
card-sand-coffin = Cercueil de sable
card-sand-burial = Tombeau de sable
card-crow-puppet = Marionnette corbeau
card-poison-smoke = Fumée empoisonnée
card-wind-scythe = Faux du vent
card-blade-dance = Danse des lames
card-echo-drill = Foret d’écho
card-sound-pulse = Onde de choc
card-slicing-sound-wave = Onde tranchante
card-supersonic-wave = Onde supersonique
card-bell-illusion = Illusion des clochettes
card-shadow-senbon = Senbon de l’ombre

## Textes des cartes, une phrase par verbe

technique-line = Niveau { $level }, Chakra { $cost }.
technique-mind = C’est une technique de l’esprit.
technique-upkeep = Entretien : son utilisateur paie { $n } Chakra avant chacune de ses actions.
technique-turns = Dure jusqu’à la fin du prochain tour de combat.
aim-self = S’applique au héros lui-même.
aim-neighbour = Cible : un ennemi sur une case voisine, comme au corps à corps.
aim-within = Cible : un ennemi à { $reach } cases au plus.
aim-within-many = Cibles : un ou deux ennemis à { $reach } cases au plus.
aim-any-many = Cibles : un ou deux ennemis n’importe où sur le terrain.
aim-row = Cible : un ennemi sur la même rangée, à { $reach } cases au plus.
aim-ahead = Cible : un ennemi droit devant, sur la même rangée.
aim-held = Cible : un ennemi sous « { $technique } ».
aim-area = Touche tous les ennemis sur les cases marquées, comptées dans le sens du regard.
aim-around = Touche tous les ennemis à { $reach } cases au plus.
aim-below = Exige une case libre deux rangées plus haut.
aim-charge = Roule droit devant sur sol plat, de { $reach } cases au plus, jusqu’au premier ennemi.
aim-turncoat = Cible : un ennemi à { $reach } cases au plus.
aim-ally = Cible : le héros lui-même ou un héros voisin de l’équipe.
aim-hexed = Cible : le héros lui-même ou un héros voisin de l’équipe qui porte le jeton d’une technique ennemie.
aim-cell = Choisissez une case libre avec sol, à { $reach } cases au plus.
aim-cell-many = Choisissez des cases libres avec sol, à { $reach } cases au plus.
aim-spot = Choisissez n’importe quelle case à { $reach } cases au plus.
aim-beside = Choisissez une ou deux cases voisines du jeton de « { $technique } ».
aim-course = Choisissez une case libre de sol plat devant le héros, à { $reach } cases au plus.
effect-hurt = Chaque cible subit { $n } dégâts.
effect-crush = { $n } dégâts, impossibles à esquiver.
effect-strike =
    { $n ->
        [0] Dégâts égaux à l’Attaque.
       *[other] Dégâts égaux à l’Attaque plus { $n }.
    }
effect-graze = Si la cible esquive, elle perd tout de même { $n } de Santé.
effect-throw = Le héros lance deux kunaïs sans en dépenser : dégâts égaux à l’Équipement, Esquive +1.
effect-needle = Deux aiguilles, chacune avec des dégâts égaux à l’Équipement ; la seconde est impossible à esquiver.
effect-rain = Dégâts égaux à l’Équipement pour tous les ennemis sur une rangée plus basse.
effect-soar = D’abord le héros bondit de { $n } cases vers le haut ; sans sol, il y reste suspendu.
effect-push = Qui est touché recule de { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }.
effect-lift = Qui est touché est projeté d’une case vers le haut et y reste suspendu.
effect-drain = Qui est touché perd { $n } Chakra.
effect-lose = L’utilisateur perd { $n } de Santé.
effect-heal = Lancez le dé : la cible récupère autant de Santé.
effect-wear = Le héros reçoit le jeton.
effect-disguise = Le héros reçoit l’unique jeton de déguisement de l’équipe.
effect-bind =
    { $n ->
        [0] Si elle n’esquive pas, la cible reçoit le jeton.
       *[other] Si elle n’esquive pas (Esquive { $change }), la cible reçoit le jeton.
    }
effect-mark = Qui est touché reçoit un jeton.
effect-place =
    { $n ->
        [1] Posez-y le jeton.
       *[other] Posez-y jusqu’à { $n } jetons.
    }
effect-daze = En cas de réussite, la prochaine carte de l’utilisateur est perdue.
effect-betray = Si elle n’esquive pas, la cible attaque aussitôt son équipier le plus proche, ou à défaut le héros le plus proche.
effect-release = Un de ces jetons est retiré.
effect-appear = Le héros s’y déplace sans déclencher de sceau.
effect-course = Le héros y court, même à travers des ennemis.
effect-charge = Un sceau sur le chemin, même sur la dernière case, met fin à la charge.
effect-rush = Ensuite l’utilisateur se retrouve sur le sol libre le plus proche derrière le dernier ennemi touché.
lasting-attack = Porteur : Attaque { $change }.
lasting-dodge = Porteur : Esquive { $change }.
lasting-run = Porteur : court jusqu’à { $n } cases en avant.
lasting-guard = Porteur : subit { $n } dégât de moins.
lasting-calm = Porteur : insensible aux techniques de l’esprit.
lasting-sight = Porteur : les attaques d’en haut ou de dos comptent comme frontales.
lasting-aim = Attaques du porteur : Esquive -{ $n } pour la cible.
lasting-leech = Avant chacune de ses actions, le porteur perd { $n } Chakra et l’utilisateur le gagne.
lasting-absorb = Chaque jeton fait échouer une attaque contre l’utilisateur, puis il est dépensé.
lasting-reach = Le corps à corps de l’utilisateur peut partir de la case d’un jeton.
lasting-swap = La prochaine attaque contre l’utilisateur échoue, et il échange sa place avec le jeton.
lasting-ward = Jusqu’à sa prochaine action, toute attaque contre l’utilisateur échoue, et les voisins qui l’attaquent subissent { $n } dégât.
lasting-toll = Quand le jeton part, le porteur perd { $n } de Santé.
lasting-mute = Porteur : aucune technique.
lasting-deaf = Porteur : aucune concentration.
lasting-hold = Le porteur ne peut pas agir ; avant chacune de ses actions, il peut esquiver de nouveau.
lasting-rooted = Pendant ce temps, l’utilisateur ne peut ni se déplacer ni lancer de fumée.
lasting-pinned = Porteur : ni course ni saut, pas même par une technique.
lasting-blank = Porteur : l’Esquive compte pour 0, et rien ne l’augmente.
lasting-control = Le joueur de l’utilisateur exécute la prochaine carte du porteur, contre l’équipe de celui-ci.
lasting-puppet = À chaque action, l’utilisateur peut déplacer le jeton de { $n } cases au plus au lieu de se déplacer lui-même.
lasting-claws = Le corps à corps de l’utilisateur peut partir de la case du jeton, dans tous les sens, avec une Attaque de { $n }.
lasting-poison = Les ennemis sur la case d’un jeton à la fin d’un tour de combat perdent { $n } de Santé.
lasting-disguise = La première attaque contre le porteur échoue et le jeton part ; il part aussi quand le porteur attaque.
ability-frenzy = Chaque technique coûte { $n } Chakra de plus.
ability-hidden-power-1 = Une fois par combat, la concentration rend tout le Chakra.
ability-hidden-power-2 = Deux fois par combat au lieu d’une, la concentration rend tout le Chakra.
action-run = Courez de 1 à { $forward } cases en avant ou de 1 à { $backward } en arrière, sur sol plat.
action-jump = Sautez de 1 ou { $up } cases vers le haut, ou d’autant que vous voulez vers le bas, avec une case de côté si vous le souhaitez.
action-melee = Frappez un ennemi voisin : dégâts égaux à l’Attaque.
action-equipment = Utilisez un objet.
action-technique = Utilisez une technique.
action-concentration = Lancez le dé : le héros récupère autant de Chakra.
item-kunai = N’importe quel ennemi sur le terrain, Esquive +{ $dodge }, dégâts égaux à l’Équipement.
item-seal = Se pose sur une case voisine : le premier ennemi qui passe à côté s’arrête et subit { $damage } dégâts, Esquive -1.
item-smoke = Le héros disparaît et revient à côté de la fumée quand sa prochaine carte est révélée.
item-ration = Lancez le dé : le héros récupère autant de Santé, plus son Équipement.
find-stream = Chaque héros récupère { $n } de Santé et { $n } Chakra ; un héros déjà au maximum, sous le niveau 3, en reçoit { $n } de plus.
find-cache = { $kunai } kunaïs, { $smoke } bombe fumigène, { $seal } sceau de feu.
find-path = Un déplacement de plus tout de suite, ou personne ne peut vous attaquer avant votre prochain tour.

## Libellés

label-health = Santé
label-chakra = Chakra
label-attack = Attaque
label-dodge = Esquive
label-equipment = Équipement
label-level = Niveau
label-scrolls = Rouleaux
label-round = Manche
label-turn = Tour de combat
label-tower = Tour
label-cliff = Falaise
label-find = Trouvaille cachée
label-resting = au repos
label-hidden = à couvert
label-waiting = attend dans la Tour
label-out = hors de l’examen
label-hangs = en suspension
label-away = dans la fumée
label-down = hors de combat
why-card = Esquive
why-tokens = techniques
why-above = d’en haut
why-behind = de dos
why-sight = Byakugan
why-kunai = kunaï
why-seal = sceau de feu
why-technique = technique

## Questions

ask-teams = Choisissez votre équipe.
ask-levels = Répartissez trois niveaux entre vos héros.
ask-move = Où va votre équipe ?
ask-arrive = Vous voilà arrivés : que faites-vous ?
ask-find = Vous pouvez révéler la trouvaille.
ask-path = Sentier secret : avancer ou se cacher ?
ask-field = Choisissez le champ de bataille.
ask-final-field = Choisissez le champ de bataille de la finale.
ask-place = Placez un héros.
ask-prepare = Posez une carte d’action sur chaque héros.
ask-open-card = Quel héros agit, et comment ?
ask-fall = Où le héros atterrit-il ?
ask-face = De quel côté le héros regarde-t-il ?
ask-foretell = Qui gagnera la finale ?
ask-return = Où le héros sort-il de la fumée ?
ask-upkeep = Le Chakra ne suffit pas : quelle technique prend fin ?
ask-pick = Choisissez une cible.
ask-pick-cell = Choisissez une case marquée.
ask-pick-token = Quelle technique doit prendre fin ?
ask-raise = Faites gagner un niveau à un héros.
ask-retreat = Où votre équipe se replie-t-elle ?
ask-run = Course : jusqu’où ?
ask-jump = Saut : jusqu’où ?
ask-melee = Corps à corps : qui frapper ?
ask-equipment = Équipement : quel objet ?
ask-technique = Technique : laquelle ?
ask-concentration = Se concentrer ?

## Verbes

verb-team = Choisir
verb-level-up = Niveau +1
verb-level-down = Reprendre
verb-done = Terminé
verb-go = Aller
verb-stay = Rester
verb-dash = Sprinter
verb-back = Retour
verb-search = Fouiller
verb-open = Révéler
verb-skip = Laisser
verb-hide = Se cacher
verb-attack = Attaquer
verb-field = Se battre ici
verb-end = Terminer
verb-put = Placer ici
verb-lay-run = Poser Course
verb-lay-jump = Poser Saut
verb-lay-melee = Poser Corps à corps
verb-lay-equipment = Poser Équipement
verb-lay-technique = Poser Technique
verb-lay-concentration = Poser Concentration
verb-return = Sortir
verb-run = Courir
verb-jump = Sauter
verb-hit = Frapper
verb-claw = Frapper avec la marionnette
verb-kunai = Lancer un kunaï
verb-seal = Poser un sceau de feu
verb-smoke = Lancer la bombe fumigène
verb-ration = Manger une ration
verb-focus = Se concentrer
verb-unleash = Pouvoir caché
verb-use = Utiliser
verb-puppet = Déplacer la marionnette
verb-decline = Ne rien faire
verb-target = Viser
verb-cell = Ici
verb-release = Libérer
verb-fall = Atterrir ici
verb-face = Regarder
verb-foretell = Prédire
verb-raise = Niveau +1
verb-retreat = Se replier

## Refus

refusal-team-taken = Cette équipe est prise.
refusal-two-players = L’arène se joue à deux.
refusal-no-level-ups-left = Tous les niveaux sont répartis.
refusal-top-level = Personne ne dépasse le niveau 3.
refusal-level-ups-left = Répartissez d’abord les trois niveaux.
refusal-needs-both-scrolls = Seule une équipe avec Air et Terre peut entrer dans la Tour.
refusal-needs-two-victories = Dans cette variante, la Tour ne s’ouvre qu’à une équipe qui a gagné deux combats.
refusal-too-far = C’est trop loin.
refusal-tired = Juste après un combat, une équipe n’attaque pas et n’entre pas dans la Tour.
refusal-cliff = La falaise est infranchissable.
refusal-too-weak-to-dash = Pas de sprint avec un héros à 2 de Santé ou moins.
refusal-not-here = Cette équipe est ailleurs.
refusal-resting = Cette équipe se repose.
refusal-hidden = Cette équipe se cache sur le sentier secret.
refusal-in-battle = Cette équipe est en plein combat.
refusal-field-used = Un autre combat occupe ce terrain.
refusal-card-used = Cette carte est déjà posée.
refusal-has-acted = Ce héros a déjà agi, ou il est vaincu.
refusal-not-your-hero = Ce n’est pas votre héros.
refusal-in-the-air = On ne court pas en l’air.
refusal-pinned = Une technique retient ce héros sur place.
refusal-puppet-led = La marionnette a bougé à la place de son maître, qui reste où il est.
refusal-open-first = Révélez d’abord la carte de ce héros : il se passe quelque chose avant son action.
refusal-cell-taken = Quelqu’un s’y trouve.
refusal-out-of-reach = C’est hors de portée.
refusal-not-beside = La cible doit être sur une case voisine, dans le sens du regard.
refusal-no-item = Votre équipe n’en a plus.
refusal-not-known = Ce héros ne connaît pas cette technique.
refusal-level-too-low = Cette technique demande un niveau plus élevé.
refusal-no-chakra = Pas assez de Chakra.
refusal-blocked = Une technique ennemie l’empêche.
refusal-tokens-out = Tous les jetons de cette technique sont déjà posés.
refusal-condition-unmet = La condition de la technique n’est pas remplie.

## Fins de partie

reason-tower = Première équipe dans la Tour avec les deux rouleaux
reason-final = La finale est gagnée
reason-final-tie = Deux finales sans vainqueur : la première arrivée gagne
reason-arena = Le combat dans l’arène est gagné
reason-arena-tie = Deux combats sans vainqueur : la première dans l’ordre gagne
reason-clock = L’horloge de l’examen a sonné
reason-left = Tous les autres sont partis

## Événements

event-team-picked = { $player } choisit son équipe : { $team }.
event-levels-set = { $player } a réparti ses niveaux.
event-level = { $hero } commence au niveau { $level }.
event-round = Manche { $round }.
event-turn = C’est à { $player } d’avancer.
event-stayed = { $player } reste sur place.
event-moved = { $player } avance.
event-dashed = { $player } sprinte : chaque héros perd 2 de Santé.
event-searched = { $player } fouille les lieux et obtient { $roll }.
event-found = { $player } révèle une trouvaille : { $find }.
event-hid = { $player } se cache sur le sentier secret.
event-battle = { $player } attaque { $other }. Champ de bataille : { $field }.
event-placed = { $player } place un héros : { $hero }.
event-battle-turn = Tour de combat { $turn }.
event-battle-turn-done = Le tour de combat { $turn } est terminé.
event-prepared = { $player } a posé toutes ses cartes.
event-opened = { $hero } : { $card }.
event-declined = { $hero } ne fait rien.
event-wasted = { $card } de { $hero } ne fait rien : { $why }.
event-faced = { $hero } regarde { $face }.
event-ran = { $hero } court.
event-jumped = { $hero } saute.
event-hung = { $hero } reste en suspension dans les airs.
event-fell = { $hero } atterrit.
event-pushed = { $hero } recule sous le choc.
event-lifted = { $hero } s’envole sous le choc.
event-appeared = { $hero } surgit ailleurs.
event-swapped = { $hero } échange sa place avec le clone.
event-melee = { $hero } frappe { $target }.
event-kunai-thrown = { $hero } lance un kunaï sur { $target }.
event-seal-set = { $hero } pose un sceau de feu.
event-seal-off = { $hero } déclenche un sceau de feu. Propriétaire : { $player }.
event-smoke-thrown = { $hero } disparaît dans la fumée.
event-returned = { $hero } sort de la fumée.
event-ration-eaten = { $hero } mange une ration.
event-puppet-moved = { $hero } déplace la marionnette.
event-technique = { $hero } utilise « { $technique } ».
event-token-on = { $hero } est sous l’effet de « { $technique } ».
event-token-placed = { $hero } pose un jeton : « { $technique } ».
event-token-off = « { $technique } » prend fin.
event-kept-up = { $hero } paie { $amount } Chakra pour entretenir ses techniques.
event-betrayed = { $hero } se retourne contre { $target }.
event-stuck = { $hero } ne peut pas agir : { $why }.
event-dodged = { $hero } esquive : { $roll }, il fallait { $dodge } ou moins.
event-not-dodged = { $hero } n’esquive pas : { $roll }, il fallait { $dodge } ou moins.
event-warded = L’attaque contre { $hero } échoue : « { $technique } ».
event-poisoned = { $hero } respire la fumée empoisonnée.
event-hurt = { $hero } perd { $amount } de Santé ; il en reste { $health }.
event-healed = { $hero } récupère de la Santé et en a maintenant { $health }.
event-unleashed = { $hero } puise dans le Pouvoir caché.
event-focused = { $hero } récupère du Chakra et en a maintenant { $chakra }.
event-drained = { $hero } perd { $amount } Chakra ; il en reste { $chakra }.
event-defeated = Hors de combat : { $hero }.
event-battle-won = { $player } gagne le combat contre { $other }.
event-both-lost = Combat perdu des deux côtés : { $player } et { $other }.
event-scroll-taken = { $player } prend un rouleau à { $other }.
event-scroll-given = { $player } reçoit un rouleau laissé par { $other }.
event-scroll-seen = Le rouleau est : { $scroll }.
event-raised = { $hero } passe au niveau { $level }.
event-retreated = { $player } se replie.
event-entered = { $player } entre dans la Tour avec Air et Terre.
event-clock = L’horloge de l’examen sonne après la manche { $round } : tous les rouleaux sont montrés.
event-final = La finale : { $player } contre { $other }.
event-final-again = Égalité : on se bat de nouveau, { $player } attaque.
event-arena = L’arène : { $player } contre { $other }.
event-foretold = { $player } prédit la victoire de { $other }.
event-left = { $player } a quitté l’examen.
event-won = { $player } l’emporte.

## Les règles, racontées

rules-1-title = De quoi il s’agit
rules-1 =
    Chacun mène une équipe de trois ninjas à travers la Forêt de la Mort. Chaque équipe commence avec un rouleau, Air ou Terre. Gagnez l’autre au combat et portez les deux à la Tour, au centre.

    À deux joueurs, la première équipe dans la Tour avec les deux rouleaux gagne. À quatre ou six, les deux premières équipes dans ce cas disputent la finale.
rules-2-title = Avant le départ
rules-2 =
    Choisissez une équipe, puis répartissez trois niveaux entre ses héros, en secret et tous en même temps. Personne ne dépasse le niveau 3. Un niveau plus élevé donne plus de Santé et de Chakra, de meilleures valeurs et de nouvelles techniques.

    Chaque équipe a 7 kunaïs, 1 sceau de feu, 1 bombe fumigène et 1 ration pour toute la partie.
rules-3-title = Dans la forêt
rules-3 =
    À votre tour, restez sur place ou avancez d’une case, jamais en diagonale. Un sprint mène à deux cases et coûte 2 de Santé à chaque héros ; il est interdit si un héros n’a plus que 2 de Santé ou moins. Les équipes peuvent se croiser et partager une case.

    Sur une trouvaille cachée, lancez le dé : avec 4 ou plus, vous pouvez la révéler. Si elle reste fermée, restez-y au tour suivant pour réessayer. Sur la case d’une autre équipe, vous pouvez l’attaquer à la place. Une équipe au repos, cachée ou déjà au combat ne peut pas être attaquée.

    Qui gagne un rouleau le voit, et l’équipe qui l’a perdu aussi. Personne d’autre : à quatre ou six, les rouleaux sont secrets, seul leur nombre est connu.
rules-4-title = Un combat commence
rules-4 =
    L’attaquant choisit un champ de bataille libre et un côté ; les héros sont placés à tour de rôle, tournés vers le centre. Le terrain est vu de profil : certaines cases ont un sol, les autres sont de l’air.

    Une équipe au combat n’avance pas sur la carte : quand vient le tour de l’une des deux, on joue un tour de combat à la place. Pendant ce temps, les autres avancent dans la forêt. Les cartes du tour de combat suivant peuvent être posées d’avance.
rules-5-title = Un tour de combat
rules-5 =
    Les deux joueurs posent une carte d’action face cachée sur chaque héros encore debout : Course, Saut, Corps à corps, Équipement, Technique, Concentration, chacune une seule fois. Puis ils les révèlent à tour de rôle, l’attaquant d’abord, et les exécutent. Avec l’action, vous choisissez si le héros se retourne ensuite ; quand une technique ou un sceau décide où il s’arrête, vous choisissez alors.

    Course : de 1 à 5 cases en avant ou de 1 à 3 en arrière, sur sol plat. Saut : 1 ou 2 cases vers le haut, ou autant qu’on veut vers le bas, une de côté si on le souhaite. Sans sol, un héros reste suspendu et tombe après sa prochaine action.
rules-6-title = Attaque et esquive
rules-6 =
    Les cases voisines sont à gauche, à droite, au-dessus et au-dessous. « À 4 cases au plus » compte ensemble colonnes et rangées. Le corps à corps atteint un voisin que l’on regarde, ou qui est juste au-dessus ou au-dessous ; les dégâts sont égaux à l’Attaque. Un kunaï atteint tout le monde ; les dégâts sont égaux à l’Équipement.

    La cible lance le dé et esquive si le résultat ne dépasse pas son Esquive. L’Esquive baisse de 1 contre une attaque d’en haut et de 2 contre une attaque de dos ; elle augmente de 1 contre un kunaï. De dos : depuis toute colonne derrière le héros, pas depuis la sienne. À 0 ou moins, pas d’esquive. Un héros à 0 de Santé est vaincu.
rules-7-title = Objets
rules-7 =     Un sceau de feu se pose sur une case voisine. Le premier ennemi qui passe à côté s’arrête, tombe au sol et subit 3 dégâts ; il peut esquiver avec Esquive -1, ce qui épargne les dégâts, pas l’arrêt. La fumée retire un héros du terrain jusqu’à sa prochaine carte. Une ration rend autant de Santé que le dé, plus l’Équipement.
rules-8-title = Techniques
rules-8 =
    Une technique coûte du Chakra. Celles qui durent posent un jeton sur un héros : avant chacune de ses actions, l’utilisateur paie l’entretien ou y met fin. Elles prennent fin aussi quand le Chakra manque ou que l’utilisateur est vaincu. Kai retire un jeton ennemi, Shunshin vous déplace, Henge fait échouer la première attaque contre vous.
rules-9-title = Après un combat
rules-9 =
    Le combat prend fin quand un camp n’a plus de héros. Après 20 tours de combat, le camp qui a le plus de héros gagne, puis celui qui a le plus de Santé. Si les deux tombent ensemble ou sont à égalité, tous deux ont perdu : personne ne gagne rien, les deux se replient.

    Le vainqueur prend au perdant un rouleau au hasard, à l’insu des autres, et fait gagner un niveau à un héros ; le perdant se replie d’une case. Tous récupèrent toute leur Santé et tout leur Chakra, et les deux équipes se reposent jusqu’à leur prochain tour. À deux joueurs, une équipe n’attaque pas et n’entre pas dans la Tour à son premier tour après un combat.
rules-10-title = Tour, finale et horloge
rules-10 =
    Seule une équipe avec Air et Terre peut entrer dans la Tour. Les rouleaux en trop retournent dans la forêt. Quand la deuxième équipe arrive, la finale commence : les deux gagnent un niveau, et la première arrivée attaque.

    Si l’horloge de l’examen est active, les deux meilleures équipes vont en finale après 30 manches, ou quand une équipe a attendu 8 manches dans la Tour ; à deux joueurs, la meilleure gagne. Une équipe dans la Tour passe d’abord, puis qui a les deux rouleaux, puis le plus de rouleaux, puis le plus de niveaux, puis la première dans l’ordre.
rules-11-title = Nos variantes
rules-11 =
    Arène : deux équipes, un combat, pas de forêt. Chacune répartit trois niveaux, puis la première dans l’ordre choisit le terrain et attaque. Si les deux sont vaincues, le combat est rejoué, rôles inversés. Les revanches sont comptées : qui gagne deux combats sur trois gagne la série, et qui perd un combat attaque au suivant.

    Les équipes peuvent être tirées au sort. À deux, la Tour peut ne s’ouvrir qu’à une équipe qui a aussi gagné deux combats. Qui est hors de l’examen peut prédire le vainqueur de la finale, pour le plaisir.
