## The home page

title-player = Une personne · Shinobi Table
play-now = Jouer
open-table = Ouvrir une table
company-own = avec des bots { $level }, à peu près votre niveau
company-new = avec des bots { $level } pour commencer
company-title = Qui joue avec vous ?
company-unknown = Votre niveau n’est pas encore connu : commencez bas, ils vous suivront.
company-why = { $games ->
    [one] Choisi d’après votre dernière partie contre des bots.
   *[other] Choisi d’après vos { $games } dernières parties contre des bots.
}
show-me-first = Montrez-moi d’abord, 3 minutes
enter-title = Rejoindre une table
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
open-tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une et rendez-la ouverte à tous.
open-game = Jeu
open-game-any = Tous les jeux
open-free = Avec une place libre
open-more = Plus de tables
table-seats = { $taken } sur { $places }
table-by = { $game } avec { $name }
enter-said = Code de la table, ou ses deux mots
enter-none = Cette table n’existe pas. Vérifiez le code ou les mots.
enter-late-chair = La partie a commencé et quelqu’un cherche un remplaçant : vous pouvez vous asseoir.
enter-late-later = La partie a commencé. Vous pouvez regarder, et vous asseoir dès que quelqu’un cherche un remplaçant.
enter-late-watch = La partie a commencé. Qui a regardé ne peut plus remplacer personne : si vous voulez jouer, que vos amis cherchent d’abord un remplaçant, puis entrez de nouveau ici.
enter-chair = Vers la chaise libre
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
player-hide = Me cacher aux personnes avec qui j’ai joué
player-hide-note = Elles ne voient ni cette page ni les tables où vous jouez.
player-together = { $count ->
    [one] Vous avez joué une fois ensemble.
   *[other] Vous avez joué { $count } fois ensemble.
}
player-home = Vers les tables
player-invite = Inviter à une table
player-invite-note = Une table s’ouvre et vous envoyez le lien. { $name } la trouve aussi parmi ses amis.
mine-none = Pas encore de partie. « Jouer » en commence une.
mine-result = { $place ->
    [1] Gagné
   *[other] Place { $place }
}
my-rooms = Mes parties
rooms-more = { $count } de plus
mine-lost = Perdue
turn-of = Au tour de : { $names }
data-title = Mes données
data-text = Ce serveur connaît votre nom, vos parties et vos messages.
data-download = Télécharger mes données
data-sign-out = Se déconnecter de tous les autres appareils
data-signed-out = Seul cet appareil est encore vous.
data-forget = M’oublier
data-forget-text = Vos places dans les parties en cours sont quittées, votre nom et tous vos messages sont effacés. Personne ne peut l’annuler. Les copies de parties enregistrées par d’autres gardent votre nom.
data-forget-yes = M’oublier pour toujours
link-title = Bon retour parmi nous
link-text = Avec ce lien personnel, vous êtes la même personne sur cet appareil, avec toutes vos places et vos parties.
link-use = Continuer sous ce nom
link-cancel = Pas maintenant
link-replace = Ici, vous êtes { $name } et vous avez des places dans des parties. Si vous continuez, cet appareil les perd.
link-replace-yes = Remplacer mon identité
