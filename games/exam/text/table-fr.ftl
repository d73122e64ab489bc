## La table : carte, combats, barre d’action

exam-map = Carte de la forêt
exam-places = Carte et combats
exam-about = { $what } : { $about }
exam-order = Ordre de jeu
exam-round = Manche { $round }
exam-final = La finale
exam-arena = L’arène
exam-series = Deux sur trois : { $names }
exam-battle = Combat : { $attacker } contre { $defender }
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

exam-about-team-naruto = Clones d’ombre, feu et premiers soins : un peu de tout.
exam-about-team-shino = Les insectes boivent le Chakra ; crocs et Byakugan frappent de près.
exam-about-team-neji = Maîtres du corps à corps, et des kunaïs sans fin.
exam-about-team-shikamaru = Ombres et esprits : commandez aux héros ennemis.
exam-about-team-gaara = Un sable qui fige et protège, un vent qui repousse.
exam-about-team-dosu = Des sons qui percent, repoussent et égarent.
exam-ready = a fini
exam-level = Niveau { $level } sur 3
exam-from-level = niveau { $level }
exam-heart = Santé { $value } sur { $most }
exam-chakra = Chakra { $value } sur { $most }
exam-unseen = inconnu
exam-no-scroll = Aucun rouleau

## Un combat

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
exam-choose-hero = Choisir : { $hero }
exam-all-laid = Chaque héros a sa carte.
exam-lay = { $card }, à poser sur : { $hero }
exam-cost = { $chakra } de Chakra
exam-picked = Déjà choisi : { $names }

## Ce que ferait un clic

exam-will-hang = Finit en l’air.
exam-will-burn = Déclenche un sceau de feu, qui touche : { $chance }.
exam-no-reach = N’atteint personne d’ici.
exam-nobody = personne
exam-vain = en vain
exam-in-vain = Ne ferait rien : { $why }.
exam-sure = impossible à esquiver
exam-warded = la prochaine attaque échoue

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
exam-key-r = Se retourner avec l’action suivante
exam-key-b = Retour
exam-key-x = Terminé, rester ou ne rien faire
exam-key-m = Vue suivante : carte ou combat

## The end

exam-end-places = Les équipes
exam-end-levels = niveaux { $levels }
exam-end-battles = Les combats
exam-end-three = { $team } gagne, menée par { $name }
exam-end-decisive = Le coup décisif
exam-end-decisive-text = { $hero } a pris { $count } de Santé à { $name }.
exam-end-again = Revoir
exam-end-foreseen = La victoire était prédite
exam-end-foreseen-who = par { $names } : { $n } sur { $all }
exam-end-blow = −{ $count } Santé d’un coup
exam-end-blow-who = { $name } sur { $other }, le coup le plus dur
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

## Prompts
exam-ask-place = Où commence { $hero } ?
exam-ask-lay = Posez une carte sur { $hero }.
exam-ask-open-card = Révélez la carte de { $hero }.
exam-ask-fall = Où retombe { $hero } ?
exam-ask-face = De quel côté { $hero } regarde-t-il ?
exam-face-left = À gauche
exam-face-right = À droite
exam-note-out = Votre examen est fini : vous pouvez partir.
exam-ask-return = Où ressort { $hero } ?
exam-do-run = Où court { $hero } ?
exam-do-jump = Où saute { $hero } ?
exam-do-melee = Qui { $hero } frappe ?
exam-do-equipment = Quel objet pour { $hero } ?
exam-do-technique = Quelle technique pour { $hero } ?
exam-do-concentration = { $hero } se concentre ?
exam-do-focus = Récupère un dé de Chakra.
exam-do-unleash = Récupère tout le Chakra.
exam-note-dash = Cercles pointillés : sprint, 2 de Santé par héros.
exam-note-no-dash = Trop faible pour un sprint : 2 de Santé ou moins.
exam-note-search = Il faut 4 ou plus : 50 %.
exam-ask-meet = Vous êtes face à { $name }.
exam-note-meet =
    { $n ->
        [0] Santé { $own } : { $theirs } · eux : aucun rouleau
       *[other] Santé { $own } : { $theirs } · leurs rouleaux : { $scrolls }
    }
exam-note-wounded = Mal en point !
exam-note-lay = Un toucher pose, un autre reprend.
exam-note-place = Les cases claires sont à vous.
exam-note-raise = Santé et Chakra du nouveau niveau.
exam-ends = Plus d’entretien. Puis le héros agit.
exam-note-upkeep = Agir coûte { $n } de Chakra d’entretien.
exam-note-kunai = Kunai : touchez un ennemi.
exam-note-seal = Sceau : touchez une case claire.
exam-go-on = Continuer
exam-lead = Mener : { $team }
exam-levels-left = Reste à répartir : { $n }
exam-take-back = Reprendre
exam-turn = Se retourner
exam-turns = Se retourne
exam-cards-lie = Vos cartes sont posées.
exam-over = L’examen est fini.
exam-waits-teams = On choisit les équipes.
exam-waits-levels = Les niveaux se répartissent en secret.
exam-waits-forest = L’examen continue.
exam-waits-final = La finale continue.
exam-waits-arena = Le combat continue.
exam-waits-meet = Une équipe est devant vous : attaque ou non ?
exam-waits-walks = Une équipe est en chemin.
exam-waits-tower = Vous attendez la deuxième équipe dans la Tour.
exam-waits-acts = { $hero } agit.
exam-waits-opens = On choisit la prochaine carte.
exam-waits-lays = On pose les cartes.
exam-waits-place = On place les héros.
exam-waits-field = On choisit le terrain.
exam-waits-raises = On choisit les suites du combat.
exam-hits = Touche : { $names }
exam-before = Avant le départ
exam-turn-of = tour { $turn }/{ $last }

## Hand and panels
exam-none-left = plus aucun
exam-a-find = trouvaille
exam-aim = Votre but
exam-aim-one = Gagnez un rouleau : { $scroll }. { $players ->
    [2] Puis soyez à la Tour avant les autres
   *[other] Puis soyez une des deux premières équipes à la Tour
}.
exam-aim-none = Gagnez les deux rouleaux au combat.
exam-aim-victories = Vous avez les deux. Gagnez encore { $n ->
    [one] { $n } combat
   *[other] { $n } combats
}, puis à la Tour !
exam-aim-both = Vous avez les deux : à la Tour !
exam-top = Niveau 3 : le plus haut.
exam-rises = Niveau { $level } → { $next }
exam-new = Nouveau au { $level }
exam-nothing-new = Pas de nouvelle technique.
exam-log-battle = { $names } · tour { $turn }
exam-show-strikes = Montrer où il frappe
exam-show-cells = Montrer sur le terrain
exam-common = Tous connaissent aussi : { $names }.

## Why a technique is grey
exam-why-level-too-low = dès le niveau { $level }
exam-why-no-chakra = il faut { $n } de Chakra
exam-why-blocked = techniques bloquées
exam-why-tokens-out = déjà active
exam-why-pinned = retenu sur place
exam-why-puppet-led = la marionnette a bougé
exam-why-aim = impossible ici
exam-why-area = personne sur les cases
exam-why-within = personne à { $reach } cases
exam-why-turncoat = personne à { $reach } cases
exam-why-around = personne à { $reach } cases
exam-why-row = personne sur la rangée
exam-why-ahead = personne devant
exam-why-neighbour = personne à côté
exam-why-charge = personne sur la voie
exam-why-held = personne n’est pris
exam-why-hexed = aucun jeton à ôter
exam-why-below = pas de place en haut
exam-why-beside = il faut la marionnette
exam-why-course = pas de voie libre
exam-why-cell = pas de case libre

## Scenes
exam-hit = Touché !
exam-dodged = Esquivé !
exam-dodges-at = { $hero } esquive avec { $n } ou moins
exam-shout-down = { $hero } est à terre !
exam-shout-warded = Paré !
exam-search-hit = À révéler !
exam-search-miss = Rien trouvé.
exam-rolled = Dé : { $roll }, il faut { $needed } ou plus.
exam-begins = Combat !
exam-you-win = Vous gagnez le combat !
exam-wins = { $name } gagne le combat
exam-both-lost = Les deux ont perdu
exam-why-beaten = Aucun héros de { $name } n’est debout.
exam-why-more = Après le tour { $turn }, le plus de héros debout gagne.
exam-why-health = Après le tour { $turn }, à égalité, la Santé décide.
exam-why-both = Personne n’était plus fort.
exam-stand = debout : { $n }
exam-scroll-goes = Un rouleau de { $other } va à { $name }.
exam-scroll-none = Aucun rouleau ne change de mains.
exam-enters = Dans la Tour !
exam-again = Encore une fois !
exam-out = Éliminés, pas à la Tour à temps : { $names }
exam-rings = L’heure a sonné !
exam-rings-why = Les deux meilleures équipes continuent.
exam-gone = Parti : l’équipe est éliminée.

## Words of the game
exam-field-forest = Des branches à toutes les hauteurs.
exam-field-waterfall = Des rebords, un pont, une eau qui porte.
exam-field-cave = Basse : cinq rangées, rebords étroits.
exam-term-scroll = Rouleaux
exam-term-scroll-text = Air et Terre : un de chaque ouvre la Tour. Le vainqueur d’un combat en prend un, caché.
exam-term-tower = La Tour
exam-term-tower-text = À deux, la première équipe avec les deux rouleaux gagne ; à plus, les deux premières disputent la finale.
exam-term-find = Trouvailles
exam-term-find-text = Dans la brume : 4 ou plus pour la révéler. Raté : restez et réessayez au tour suivant.
exam-term-dodge = Esquive
exam-term-dodge-text = La cible lance un dé : au plus son Esquive, l’attaque échoue. À 0 ou moins, pas d’esquive.
exam-term-behind = De dos, d’en haut
exam-term-behind-text = Au moins une colonne derrière : Esquive −2. D’une rangée plus haute : Esquive −1.
exam-term-neighbour = Voisin
exam-term-neighbour-text = À gauche, à droite, au-dessus, au-dessous, jamais en diagonale.
exam-term-within = À n cases
exam-term-within-text = Colonnes plus rangées, peu importe ce qui est entre.
exam-term-hang = En l’air
exam-term-hang-text = Sans sol, un héros reste suspendu et tombe après son action suivante.
exam-term-token = Jetons
exam-term-token-text = Les techniques durables en laissent un. Rond : le sien ; incliné : celui d’un ennemi.
