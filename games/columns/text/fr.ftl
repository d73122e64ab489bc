name = Colonnes
tagline = Formez trois colonnes, arrêtez-vous à temps et scellez vos trésors avant que le dé ne les trouve.
door = Tentez la chance : encore une carte ?
minutes = 20-30
how-1 = Tirez des cartes dans trois colonnes : chaque valeur et chaque couleur une seule fois par colonne.
how-2 = Arrêtez-vous à temps et prenez une colonne. Une carte sans place vous coûte le tour.
how-3 = Scellez vos couleurs avant que le dé ne les trouve. Le plus de points gagne.

option-risk = Variante « risque »
option-risk-hint = L’étoile du dé vous coûte toutes les cartes qui ne sont pas scellées.
option-first = Qui commence
option-first-hint = À la revanche, c’est la place suivante qui commence.

## Cartes, dé et symboles

id-naruto = Naruto
id-sakura = Sakura
id-sasuke = Sasuke
id-kakashi = Kakashi
id-lee = Rock Lee
id-star = Étoile
number-card = { $colour } { $value }
dice-card = Embuscade de l’Akatsuki
direction-card = Permutation

## La table

symbol-naruto = Spirale
symbol-sakura = Fleur
symbol-sasuke = Éventail
symbol-kakashi = Éclair
symbol-lee = Feuille
symbol-star = Étoile
label-deck = Pioche
label-discard = Défausse
label-column = { $column ->
    [0] Première colonne
    [1] Deuxième colonne
   *[2] Troisième colonne
}
label-new-column = Nouvelle colonne
label-directions = Permutations de ce tour
label-order-left = Sens horaire : le voisin de gauche d’abord
label-order-right = Sens inverse : le voisin de droite d’abord
label-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
label-takers = Ordre de prise
label-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-left = A quitté la partie

## Questions et boutons

ask-turn = À vous : piochez une carte ou scellez une couleur.
ask-place = Où va la carte ?
ask-go-on = Piocher encore ou s’arrêter ?
ask-take = Quelle colonne prenez-vous ?

verb-draw = Piocher
verb-place = Poser
verb-stop = S’arrêter
verb-take = Prendre
verb-protect = Sceller

## Ce qui s’est passé

event-draw = { $player } pioche : { $card }.
event-place = { $column ->
    [0] La carte va dans la première colonne.
    [1] La carte va dans la deuxième colonne.
   *[2] La carte va dans la troisième colonne.
}
event-bust = { $player } a trop osé : la carte ne va dans aucune des trois colonnes.
event-stop = { $player } s’arrête.
event-take = { $column ->
    [0] { $player } prend la première colonne. Points : { $points }.
    [1] { $player } prend la deuxième colonne. Points : { $points }.
   *[2] { $player } prend la troisième colonne. Points : { $points }.
}
event-roll = { $lost ->
    [0] { $player } lance le dé : { $face }. Rien n’est perdu.
    [one] { $player } lance le dé : { $face }. { $lost } carte est perdue.
   *[other] { $player } lance le dé : { $face }. { $lost } cartes sont perdues.
}
event-protect = { $points ->
    [one] { $player } scelle { $points } point dans un parchemin : { $colour }.
   *[other] { $player } scelle { $points } points dans un parchemin : { $colour }.
}
event-leftover = { $columns ->
    [one] { $columns } colonne reste et part à la défausse.
   *[other] { $columns } colonnes restent et partent à la défausse.
}
event-leave = { $player } quitte la partie et défausse toutes ses cartes.
event-end = La partie est terminée.

reason-deck = La pioche est épuisée.
reason-alone = Tous les autres sont partis.
columns-end-open = à découvert
columns-end-sealed = scellé dans un rouleau
columns-end-part = { $colour }, à découvert : { $points }
columns-end-part-sealed = { $colour }, scellé : { $points }
columns-end-bold = Tirée à { $chance }
columns-end-bold-who = { $name }, la plus osée
columns-end-lost = { $cards ->
    [one] { $cards } carte perdue
   *[other] { $cards } cartes perdues
}
columns-end-lost-who = { $name }, à cause du dé
columns-end-column = Colonne à { $points }
columns-end-column-who = { $name }, la meilleure
columns-end-most = { $points } scellés
columns-end-most-who = { $name }, le plus de tous
columns-end-front = Dès le tour { $turn }
columns-end-front-who = { $name }, en tête jusqu’au bout

## Pourquoi pas

refusal-must-place = Posez d’abord la carte piochée.
refusal-nothing-to-place = Il n’y a pas de carte à poser : piochez d’abord.
refusal-three-columns = Trois colonnes au maximum.
refusal-column-has-colour = Cette colonne contient déjà cette couleur.
refusal-column-has-value = Cette colonne contient déjà cette valeur.
refusal-column-has-dice = Cette colonne contient déjà une embuscade.
refusal-nothing-to-stop = Il n’y a encore aucune colonne à prendre.
refusal-stop-first = Arrêtez-vous d’abord, puis prenez une colonne.
refusal-must-take = Prenez d’abord une colonne.
refusal-column-gone = Cette colonne n’est plus là.
refusal-drawing-already = Vous avez pioché à ce tour : vous scellerez une autre fois.
refusal-no-open-cards = Vous n’avez aucune carte visible de cette couleur.
refusal-left = Cette personne a déjà quitté la partie.
refusal-options = Ces options ne conviennent pas au nombre de joueurs.

## Règles

rules-1-title = But du jeu
rules-1 =
    Récoltez des cartes de grande valeur. Tout le monde pioche dans le même paquet et forme des colonnes que l’on se partage. Quand la pioche est épuisée, la valeur de vos cartes donne vos points, et le plus grand total gagne.

    Osez, mais pas trop : une carte de trop, et votre colonne revient aux autres.
rules-2-title = Les cartes
rules-2 =
    Il y a 90 cartes numérotées : les valeurs 1 à 6 de Naruto, Sakura, Sasuke, Kakashi et Rock Lee, chacune en trois exemplaires. Chaque personnage a sa couleur et son symbole.

    S’y ajoutent 18 embuscades, qui font lancer le dé, et 12 permutations, qui inversent l’ordre de prise. À deux, on joue sans permutations.
rules-3-title = Votre tour
rules-3 =
    Soit vous piochez, soit vous scellez une couleur. Jamais les deux.

    Si vous piochez, retournez une carte et posez-la. Puis décidez : piocher encore ou vous arrêter.
rules-4-title = Les colonnes
rules-4 =
    Vous pouvez former jusqu’à trois colonnes. Une carte va dans une colonne qui l’accepte, ou en commence une nouvelle.

    Une colonne ne contient jamais deux fois la même valeur, ni deux fois la même couleur, ni deux embuscades. Les permutations ne se posent pas : elles restent à côté de la pioche.

    Si une carte ne va dans aucune de vos trois colonnes, vous avez trop osé : elle est défaussée, vous ne prenez pas de colonne et vous lancez le dé. Les autres prennent quand même les leurs.
rules-5-title = S’arrêter et prendre
rules-5 =
    Si vous vous arrêtez, prenez une colonne et posez ses cartes devant vous. Ensuite, les autres en prennent une chacun, tant qu’il en reste. Votre voisin de gauche commence.

    Après un nombre impair de permutations, c’est votre voisin de droite qui commence, et l’on tourne dans l’autre sens. L’ordre des tours ne change pas.

    Personne ne peut refuser une colonne. Celles que personne ne prend sont défaussées.
rules-6-title = Le dé
rules-6 =
    Qui prend une colonne avec une embuscade ajoute d’abord les cartes numérotées, puis lance le dé. Toutes ses cartes visibles de la couleur obtenue sont défaussées, même celles qui viennent d’être prises.

    Une étoile, ou une couleur que vous n’avez pas, ne coûte rien.
rules-7-title = Sceller
rules-7 =
    Au lieu de piocher, vous pouvez sceller une couleur : toutes vos cartes visibles de cette couleur vont dans un parchemin. Le dé ne peut plus rien contre elles.

    Les cartes de cette couleur prises plus tard sont de nouveau visibles. Tout le monde voit combien de points vous avez scellés.
rules-8-title = La fin
rules-8 =
    La partie s’achève quand la pioche est épuisée et que les dernières colonnes sont prises. Qui pioche la dernière carte doit s’arrêter.

    Additionnez toutes vos cartes, visibles et scellées. À égalité de points, le plus grand nombre de cartes l’emporte ; s’il est égal aussi, la victoire est partagée. Qui part avant la fin perd ses cartes et finit à la dernière place.
rules-9-title = Variante « risque »
rules-9 =
    L’étoile n’est plus inoffensive : qui l’obtient défausse toutes ses cartes visibles, même après avoir trop osé. Scellez à temps !
