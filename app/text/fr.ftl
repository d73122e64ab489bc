## Pages

title-home = Shinobi Table : jeux de société entre amis
title-room = Invitation · Shinobi Table
title-replay = Revoir la partie · Shinobi Table
title-rules = Comment jouer · Shinobi Table
title-link = Votre lien personnel · Shinobi Table
title-docs = L’interface HTTP · Shinobi Table
title-error = Shinobi Table
description = Ouvrez une salle, envoyez le lien et jouez entre amis, dans le navigateur, à des jeux de plateau et de cartes dans l’univers de Naruto.
noscript = La table est dessinée en JavaScript. Merci de l’autoriser pour cette page.
loading = On dresse la table…
skip-to-content = Aller au contenu
footer-note = Une table entre amis. Cartes et symboles sont dessinés par nos soins.
language = Langue
theme = Thème
theme-auto = Comme l’appareil
theme-day = Jour
theme-night = Nuit
close = Fermer

## Home

home-title = Avec qui jouez-vous aujourd’hui ?
enter = Entrer
door-players = { $from } à { $to } joueurs
door-players-list = { $sizes } joueurs
door-minutes = { $minutes } minutes
room-open = Ouvrir une salle
rules = Règles
my-rooms = Mes parties
rooms-more = { $count } de plus
status-open = En attente de joueurs
status-running = Partie en cours
status-over = Partie terminée
status-frozen = Arrêtée
status-stopped = Terminée sans résultat
status-stuck = Ne peut pas continuer
mine-lost = Perdue
turn-of = Au tour de : { $names }
seats-free = { $count ->
    [0] Aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
new-room-title = Nouvelle salle : { $game }
room-public = Salle publique
room-public-hint = Affichée sur la page d’accueil, ouverte à tous.
rerolls = Reprendre les lancers
rerolls-hint = Un coup où l’on a lancé les dés peut être repris ; on les relance.
pace = Rythme des bots
pace-hint = Le temps qu’ils réfléchissent avant de jouer.
pace-human = Comme des humains
pace-quick = Rapide

## Guests

suggested-names = Renard Vif, Héron Calme, Grue de Papier, Lièvre de Lune, Crapaud Chanceux, Blaireau Brave, Tanuki Rêveur, Carpe d’Argent, Panda Bambou, Chouette de Nuit, Érable Rouge, Marche-Nuage
name-title = Comment vous appelez-vous ?
name-label = Votre nom à la table
name-other = Un autre nom
name-keep = C’est moi
name-change = Changer de nom
face-title = Votre visage à la table
face-pick = Visage { $number }
face-none = Selon la place
carry = Jouer sur un autre appareil
carry-text = Ouvrez ce lien sur votre autre appareil pour y continuer sous votre nom. Il ne sert qu’une fois et reste valable un jour.
carry-qr = Code QR de votre lien personnel
former-player = un ancien joueur
data-title = Vos données
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

## Inviting

invite = Inviter
invite-title = Inviter des amis
invite-hint = Envoyez le lien, ou faites scanner l’image.
invite-qr = Code QR avec le lien de cette salle
invite-link = Lien de cette salle
invite-say = Ou à voix haute :
room-code = Code de la salle { $code }
copy-link = Copier le lien
copied = Copié.
share = Partager
invite-lan = Le lien fonctionne pour tous sur votre réseau : { $url }
invite-loopback = Seul cet ordinateur peut ouvrir le lien. Pour laisser entrer vos amis, lancez le serveur avec --host 0.0.0.0.

## Joining and the lobby

join-invited = { $host } vous invite à cette table.
join-play = S’asseoir et jouer
join-watch = Seulement regarder
join-taken = { $taken } sur { $places }
join-fine = Sans compte ni téléchargement.
how-title = Comment on joue
how-rules = Lire les règles
lobby-cast = Qui vous pouvez mener
change-camp = Passer dans ce camp
seats-title = Autour de la table
seat-number = Place { $number }
seat-free = La place { $number } est libre
sit-here = S’asseoir ici
stand-up = Se lever
you = vous
host = hôte
is-ready = peut commencer
not-ready-yet = se prépare
away = hors ligne
away-minutes = { $minutes ->
    [one] hors ligne depuis { $minutes } minute
   *[other] hors ligne depuis { $minutes } minutes
}
has-left = a quitté la partie
bot-genin = Genin
bot-chunin = Chûnin
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot : { $level }
add-bot = Ajouter un bot : { $level }
bots-note = Bots : le Genin joue à la légère, le Chûnin joue pour gagner.
make-host = Confier le rôle d’hôte : { $name }
kick = Retirer de la table : { $name }
options-title = Options
options-host = C’est l’hôte qui choisit.
options-usual = Les règles habituelles.
options-more = Autres options
on = oui
off = non
start = Commencer la partie
start-all-ready = Tout le monde est prêt.
start-alone = Vous pouvez commencer, ou attendre d’autres joueurs.
start-too-few = { $missing ->
    [one] Il manque encore { $missing } joueur, ou un bot.
   *[other] Il manque encore { $missing } joueurs, ou des bots.
}
start-wrong-number = Nombres de joueurs possibles : { $sizes }.
start-not-ready = On attend encore : { $names }.
ready = C’est bon pour moi
ready-undo = Attendez encore
ready-hint = Dites quand vous pouvez commencer.
waiting-for-host = On attend que l’hôte commence.
lobby-watching = Vous regardez. Prenez une place libre pour jouer.
removed = L’hôte vous a retiré de la table. Vous pouvez regarder ou prendre une place libre.

## At the table

table-title = La table
your-turn = À vous de jouer
their-turn = joue
watching = Vous regardez cette partie.
watching-began = La partie a commencé sans vous. Vous regardez.
watching-way = Si un remplaçant est cherché, on vous demande.
watchers = { $count ->
    [0] Personne ne regarde
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}
seal = Hasard scellé :
seal-hint = Empreinte de la graine secrète de tous les dés et mélanges. Après la partie, la graine est dévoilée et chacun peut la vérifier.
play-on = Continuer à la place de : { $name }
undo = Annuler
undo-waits = On demande l’accord des autres.
undo-declined = Le coup reste joué : tout le monde n’était pas d’accord pour l’annuler.
consent-title = Annuler le coup ?
consent-text = { $name } aimerait reprendre :
consent-yes = D’accord
consent-no = Non
leave = Quitter pour de bon
leave-no = Rester
frozen = Cette partie a été arrêtée, car son journal ne correspond pas aux règles. On peut encore la relire et l’enregistrer, mais plus la jouer.
stuck-export = Garder ce que j’ai appris
stuck-stop = Terminer la partie
stuck = Cette partie ne peut pas continuer : les règles avec lesquelles elle a commencé ne sont plus ici. La voici telle que vous l’avez vue en dernier.
offline = Connexion perdue. Elle sera rétablie automatiquement ; votre dernier clic est conservé.
drawer-open = Journal et discussion
drawer-close = Retour à la table
help = Aide
keys-title = Touches
key-help = Afficher cette aide
rules-play = Vers les tables
sound = Son
volume = Volume

log-title = Ce qui s’est passé
log-older = Voir ce qui précède
log-empty = Il ne s’est encore rien passé.
event-undo = { $player } reprend son dernier coup.
chat-title = Discussion
chat-message = Message
chat-placeholder = Message
chat-send = Envoyer
chat-empty = Personne n’a encore rien dit.
chat-missed = { $count ->
    [one] Discussion, { $count } nouvelle ligne
   *[other] Discussion, { $count } nouvelles lignes
}
chat-empty-watchers = Pendant la partie, seuls les spectateurs lisent ce que vous écrivez ici.
chat-to = Qui le lit
chat-to-all = Tout le monde
chat-to-camp = Mon camp
chat-to-watchers = spectateurs
guard-title = L’ordre dans le salon
guard-closed = Fermé aux spectateurs
guard-locked = Verrouillé : personne d’autre ne s’assoit
guard-hushed = Les spectateurs ne parlent pas
guard-banned = Exclus : { $name }
guard-muted = Sans parole : { $name }
guard-lift = Lever
person-title = À propos de { $name }
person-hide = Masquer ses messages pour moi
person-show = Afficher à nouveau ses messages
person-mute = Retirer la parole
person-ban = Exclure de ce salon
person-report = Signaler à l’exploitant
person-reported = Signalé, avec les derniers messages.
chat-hidden = masqué
emotes = Réactions
emote-cheer = Hourra !
emote-laugh = Ha ha !
emote-gasp = Oh non !
emote-think = Hum…
emote-thanks = Merci !
emote-hurry = Plus vite !

result-winner = Victoire : { $names }
result-shared = Vainqueurs : { $names }
result-you = Vous gagnez !
result-you-shared = Vous partagez la victoire !
result-you-lost = Vous avez perdu
result-lost = Tout le monde a perdu
result-together = Vous gagnez ensemble !
result-place = { $place ->
    [2] Vous êtes deuxième
    [3] Vous êtes troisième
    [4] Vous êtes quatrième
    [5] Vous êtes cinquième
   *[other] Vous êtes dernier
}
result-camp = { $camp } gagne
result-camp-won = Votre camp gagne !
result-camp-lost = Votre camp a perdu
result-ahead = { $points ->
    [one] { $points } point devant { $name }.
   *[other] { $points } points devant { $name }.
}
result-behind = { $points ->
    [one] { $points } point derrière { $name }.
   *[other] { $points } points derrière { $name }.
}
result-points = D’où viennent les points
result-places = Le classement
result-figures = De quoi parler
result-hidden = Ce qui était caché
result-check = Pour les experts : les dés et le fichier
result-seed = Graine :
rematch-waits = Une revanche vous attend.
rematch = Revanche
rematch-go = Vers la revanche
replay = Revoir la partie
export = Enregistrer la partie (JSON)

## Replay

replay-to-room = Retour à la salle
replay-view = Quel point de vue ?
replay-onlooker = Spectateurs
replay-log-only = Cette partie suivait des règles plus anciennes, et sa table ne peut plus être dessinée. Voici son journal.
replay-short = La suite ne peut pas être montrée : { $count ->
    [one] une étape de plus n’est
   *[other] { $count } étapes de plus ne sont
} que dans le journal.
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-play = Lecture
replay-pause = Pause
replay-step = Étape { $at } sur { $last }
replay-speed = Vitesse
replay-link = Lien vers cette étape

## What went wrong

error-home = Retour à l’accueil
error-offline = Le serveur ne répond pas. Merci de réessayer.
error-already-started = La partie a déjà commencé.
error-bad-name = Un nom compte de 1 à 24 caractères, sans caractère de contrôle.
error-bad-token = Cette identité n’est pas valable. Merci de redonner votre nom.
error-changed-meanwhile = Quelque chose a changé entre-temps. Regardez à nouveau.
error-foreign-origin = Cette requête venait d’un autre site et a été refusée.
error-frozen = Cette partie est arrêtée et ne peut plus être jouée.
error-cannot-serve = Ce serveur ne peut pas ouvrir la partie pour l’instant. Rien n’en est perdu.
error-has-seats = Vous avez des places dans des parties sur cet appareil.
error-hello-first = La connexion s’est ouverte de façon inattendue. Merci de recharger la page.
error-left = La personne à cette place a déjà quitté la partie.
error-malformed = Le serveur n’a pas compris.
error-no-bot = Ce bot n’existe pas.
error-no-game = Ce jeu n’existe pas.
error-no-guest = Indiquez d’abord votre nom.
error-no-link = Ce lien a déjà servi, ou il est trop ancien.
error-no-method = Ce n’est pas possible ici.
error-no-origin = La requête n’indiquait pas son origine et a été refusée.
error-no-page = Cette page n’existe pas.
error-no-room = Cette salle n’existe pas. Vérifiez le code.
error-no-seat = Cette place n’existe pas.
error-no-storage = Le serveur n’atteint pas son stockage pour le moment. Merci de réessayer dans un instant.
error-dice-rolled = Un dé a été lancé pour cela : ce coup ne se reprend pas.
error-no-undo = Vous n’avez aucun coup à reprendre pour l’instant.
error-not-allowed = Ce n’est pas possible maintenant.
error-no-face = Ce visage n’existe pas.
error-not-awaited = Ce n’est pas à cette place de jouer pour l’instant.
error-not-host = Seul l’hôte peut le faire.
error-not-over = La partie n’est pas encore terminée.
error-not-ready = Tout le monde n’est pas encore prêt.
error-not-started = La partie n’a pas encore commencé.
error-not-your-turn = Ce n’est pas votre tour.
error-not-yours = Ce n’est pas votre place.
error-onlooker = Vous regardez : seuls les joueurs peuvent le faire.
error-options = Ces options ne conviennent pas à ce jeu.
error-other-version = Cette partie a commencé avec d’autres règles que celles de ce serveur.
error-over = La partie est terminée.
error-room-full = Toutes les places sont prises. Vous pouvez regarder.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-seats = Ce jeu ne se joue pas à ce nombre de joueurs.
error-server = Un problème est survenu chez nous. Rien n’a changé ; merci de réessayer.
error-stale = La table a changé avant l’arrivée de votre clic. La voici telle qu’elle est.
error-still-here = Cette personne est là, ou absente depuis moins d’une demi-minute.
error-too-few = Pas assez de joueurs.
error-too-large = C’était trop à la fois.
error-too-many = C’était trop rapide. Patientez un instant.
error-too-many-sockets = Trop de tables sont ouvertes en même temps depuis ce réseau. Fermez-en une, ou réessayez plus tard.
error-room-crowded = Tant de personnes regardent déjà ce salon que plus personne ne peut y entrer. Réessayez plus tard.
error-banned = L’hôte ne veut pas de vous dans ce salon.
error-banned-here = Vous n’avez plus le droit d’entrer ici.
error-room-closed = Ce salon est fermé aux spectateurs.
error-room-locked = L’hôte a verrouillé ce salon : personne d’autre ne peut s’asseoir.
error-muted = L’hôte vous a retiré la parole ici.
error-hushed = L’hôte ne laisse parler ici que les joueurs.
error-still-plays = Cette personne joue une partie en cours. Vous pouvez lui retirer la parole.
error-yourself = C’est vous.
error-no-person = Il n’y a personne de tel ici.
error-other-name = Ce n’est pas votre nom.

## Le cadre et le spectacle

prompt-title = La question
hand-title = Ce que vous avez
waiting-for = On attend :
menu = Menu
to-the-table = À la table
drawer-missed = { $count ->
    [one] Journal et discussion, { $count } nouvelle ligne
   *[other] Journal et discussion, { $count } nouvelles lignes
}
player-awaited = La table attend { $name }.
player-waits = { $name } attend les autres.
show-next = Continuer
show-skip = Passer
show-hold = Pause
show-go-on = Reprendre
show-again = Revoir la dernière scène
show-beat = Partie { $at } sur { $last }
show-speed = Rythme des scènes
speed-calm = Calme
speed-normal = Normal
speed-quick = Rapide
speed-none = Sans scènes
help-title = Comment jouer à { $game }
glossary = Mots et symboles
key-explain = Expliquer ce qui est sélectionné
queue-refused = Ce que vous avez pressé ensuite a été oublié.
queue-undone = Un coup a été repris : ce que vous avez pressé ensuite a été oublié.
queue-changed = La question a changé : ce que vous aviez pressé d’avance a été oublié.
queue-full = Une pression de trop : trois peuvent attendre.
undo-withdraw = Laisser comme c’est
