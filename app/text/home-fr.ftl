## The home page

title-player = Une personne · Shinobi Table
home-now = « Jouer » vous installe tout de suite avec des bots ; + ouvre une table pour vos amis.
play-now = Jouer
room-new = Nouvelle table entre amis : { $game }
door-columns = Tentez la chance : encore une carte ?
door-duel = Deux camps, trois cartes cachées
door-hunt = Tous contre l’Akatsuki
door-exam = Prenez l’autre rouleau, atteignez la Tour
door-waits = { $name } attend
waits-for-you = { $name } vous attend
table-waits = Votre table vous attend
go = Jouer
look = Voir
watch-it = Regarder
sit = S’asseoir
learn-title = Apprendre à la table
learn-note = de vraies positions, quelques minutes chacune
learn-go = Apprendre { $game }
friends-title = Amis
friends-none = Vous retrouverez ici les personnes avec qui vous jouez.
friends-waits = { $name } attend : { $game }
friends-plays = { $name } joue : { $game }
friends-last = dernière partie { $when }
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une avec + et rendez-la publique.
table-seats = { $taken } sur { $places }
table-by = { $game } avec { $name }
enter-said = Code de la table, ou ses deux mots
enter-none = Cette table n’existe pas. Vérifiez le code ou les mots.
tab-play = Jouer
tab-mine = Mes parties
tab-friends = Amis
tab-learn = Apprendre
tabs = Parties de cette page
figures-title = Mes chiffres
figures-of = Ce que { $name } a joué
figures-none = Aucune partie terminée.
figures-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
figures-wins = { $count ->
    [one] { $count } victoire
   *[other] { $count } victoires
}
figures-hero = le plus souvent { $hero }
figures-best = meilleur tour { $points }
figures-all = Tous mes chiffres
player-hide = Me cacher aux personnes avec qui j’ai joué
player-hide-note = Elles ne voient ni cette page ni les tables où vous jouez.
player-together = { $count ->
    [one] Vous avez joué une fois ensemble.
   *[other] Vous avez joué { $count } fois ensemble.
}
player-home = Vers les tables
mine-none = Pas encore de partie. « Jouer » en commence une.
mine-result = { $place ->
    [1] Gagné
   *[other] Place { $place }
}
