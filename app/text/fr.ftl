## Pages

title-home = Shinobi Table : jeux de société entre amis
title-link = Votre lien personnel · Shinobi Table
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
rules = Règles
status-open = En attente de joueurs
status-running = Partie en cours
status-over = Partie terminée
status-frozen = Arrêtée
status-stopped = Terminée sans résultat
status-stuck = Ne peut pas continuer
seats-free = { $count ->
    [0] Aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
rerolls = Reprendre les lancers
pace = Rythme des bots

## Guests

suggested-names = Renard Vif, Héron Calme, Grue de Papier, Lièvre de Lune, Crapaud Chanceux, Blaireau Brave, Tanuki Rêveur, Carpe d’Argent, Panda Bambou, Chouette de Nuit, Érable Rouge, Marche-Nuage
name-title = Comment vous appeler ?
me-title = Moi
name-drawn = tiré au sort
name-label = Votre nom à la table
name-other = Un autre nom
name-keep = C’est moi
face-title = Votre visage à la table
face-pick = Visage { $number }
face-none = Selon la place
carry = Jouer sur un autre appareil
carry-text = Ouvrez ce lien sur votre autre appareil pour y continuer sous votre nom. Il ne sert qu’une fois et reste valable un jour.
carry-qr = Code QR de votre lien personnel
former-player = un ancien joueur

## Inviting

invite = Inviter
invite-title = Inviter des amis
invite-hint = Envoyez le lien, ou faites scanner l’image.
invite-qr = Code QR avec le lien de cette salle
invite-link = Lien de cette salle
invite-say = À scanner ou à dire :
invite-show = voir le code
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
sit-here = S’asseoir ici
stand-up = Se lever
chair-title = Cette chaise
chair-free = Chaise libre
chair-invite = qui ouvre le lien s’assoit
chair-move = votre chaise se libère
chair-freed = la chaise se libère
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
bot-academy = Académie
bot-genin = Genin
bot-chunin = Chûnin
bot-jonin = Jônin
bot-kage = Kage
bot-names = Pakkun, Tonton, Gamakichi, Akamaru, Katsuyu, Enma
bot-level = Bot : { $level }
bot-academy-plays = encore à l’école : fait de grosses erreurs
bot-genin-plays = connaît le jeu et se trompe de temps en temps
bot-chunin-plays = joue solidement, sans voir très loin
bot-jonin-plays = essaie chaque choix dans beaucoup de mondes possibles
bot-kage-plays = voit le plus loin : personne ici ne joue mieux
ladder-chance = Vous en battez un dans { $chance } % des parties.
make-host = Confier le rôle d’hôte
make-host-note = qui règle et lance alors la partie
kick = Retirer de la table
person-more = Taire, exclure ou signaler
person-more-note = si quelqu’un dérange
person-title = À propos de { $name }
options-usual = Règles habituelles
room-listed = ouverte à tous
clock-none = sans pendule
time = Temps de réflexion
clock-30 = 30 secondes par question
clock-60 = 1 minute par question
clock-120 = 2 minutes par question
clock-300 = 5 minutes par question
clock-180-10 = 3 minutes et 10 secondes par question
clock-300-10 = 5 minutes et 10 secondes par question
clock-900-30 = 15 minutes et 30 secondes par question
time-ran-out = Votre temps est écoulé : on a joué pour vous.
on = oui
off = non
start = Commencer
start-missing = encore { $count }
start-all-ready = Tout le monde est prêt.
lobby-alone = Qui joue avec vous ?
lobby-count = { $count ->
    [one] { $count } personne à table
   *[other] { $count } à table
}
lobby-more = Commencez ou attendez les autres. Une chaise libre accueille un bot.
lobby-host-starts = { $host } commence quand tout le monde est prêt.
lobby-onlooker = Vous regardez.
start-too-few = { $players }. Touchez une chaise pour y placer un bot.
start-wrong-number = { $players } : encore quelqu’un ou un bot, ou quelqu’un de moins.
start-not-ready = On attend encore : { $names }.
ready = C’est bon pour moi
ready-undo = Attendez encore
ready-hint = Dites quand vous pouvez commencer.
waiting-for-host = On attend que l’hôte commence.
lobby-watching = Vous regardez. Prenez une chaise pour jouer.
send-link = Envoyer le lien
put-bot = Ajouter un bot
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
remind = Rappeler à { $name }
undo = Annuler
undo-asks = Les autres en ont appris quelque chose : il faudrait leur accord.
undo-ask = Demander
undo-waits = On demande l’accord des autres.
undo-declined = Le coup reste joué : tout le monde n’était pas d’accord pour l’annuler.
consent-title = Annuler le coup ?
consent-text = { $name } aimerait reprendre :
consent-yes = D’accord
consent-no = Non
leave = Quitter pour de bon
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
chat-empty-watchers = Pendant la partie, seuls les spectateurs lisent ce que vous écrivez ici.
chat-to = Qui le lit
chat-to-all = Tout le monde
chat-to-camp = Mon camp
chat-to-watchers = spectateurs
guard-title = Modération
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
truth-door = La vérité sur cette partie
truth-door-note = Où tout s’est décidé, et par quoi
replay = Revoir la partie
export = Enregistrer la partie dans un fichier

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
going-on = Reprendre d’ici
goes-on = Reprend à l’étape { $step } d’une autre partie
goes-on-note = Cette partie en reprend une autre à l’étape { $step }. Ce qu’on ne pouvait pas savoir a été redistribué, et rien ne compte.

## What went wrong

error-offline = Le serveur ne répond pas. Merci de réessayer.
error-room-full = Toutes les places sont prises. Vous pouvez regarder.

## Le cadre et le spectacle

prompt-title = La question
hand-title = Ce que vous avez
waiting-for = On attend :
menu = Menu
pile-not-now = pas ici
pile-title = { $count ->
    [one] { $count } carte inutilisable pour l’instant
   *[other] { $count } cartes inutilisables pour l’instant
}
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
answer-alone = Donner la réponse tout seul quand c’est la seule possible
speed-slow = Lent
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
