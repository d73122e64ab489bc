# Les places qui changent de mains, les pauses, les votes, les parties sur plusieurs jours, et ce qui s’est passé.
event-table-hand = { $to ->
    [owner] { $player } reprend sa place.
    [guest] Quelqu’un joue désormais pour { $player }.
   *[bot] { $own ->
        [true] { $player } laisse jouer un bot.
       *[false] { $other } laisse un bot jouer pour { $player }.
    }
}
event-table-kick = { $to ->
    [empty] { $player } doit partir. La place reste vide.
   *[bot] { $player } doit partir. Un bot continue.
}
event-table-lapse = { $other } joue pour { $player }.
event-table-pause = { $seconds ->
    [0] La partie est en pause.
   *[other] { $player } demande une courte pause.
}
event-table-resume = La partie reprend.
event-table-pace = { $days ->
    [0] La partie se joue maintenant en direct.
    [one] Chaque question dure maintenant { $days } jour.
   *[other] Chaque question dure maintenant { $days } jours.
}
event-table-stop = { $end ->
    [draw] Tout le monde accepte le match nul.
   *[stop] Tout le monde accepte d’arrêter sans résultat.
}
reason-agreed = Match nul d’un commun accord.

arrange = Qui joue
arrange-bot = Un bot joue pour moi jusqu’à mon retour
arrange-level = Sa force
arrange-offer = Chercher quelqu’un pour me remplacer
arrange-offer-off = Finalement, personne
arrange-offered = Un remplaçant est demandé. Envoie l’invitation : qui l’ouvre peut s’asseoir ici.
arrange-keep = Personne ne peut céder ma place
arrange-keep-hint = Pendant ton absence, la partie t’attend.
arrange-pause = Pause de deux minutes
arrange-long = Demander une pause plus longue
arrange-stop = Demander d’arrêter sans résultat
arrange-draw = Proposer le match nul
arrange-pace = Temps par question
arrange-pace-hint = Les autres sont consultés.
arrange-kick = Faire partir { $name }
arrange-kick-text = Si la plupart des autres sont d’accord, { $name } perd sa place pour de bon. Qui continue ?
arrange-kick-bot = Un bot
arrange-kick-empty = Personne
days = { $days ->
    [0] En direct
    [one] { $days } jour
   *[other] { $days } jours
}
days-hint = Le temps de chacun pour une question.
bank = Jours en réserve
bank-hint = Pour chacun, une fois, si une question prend plus de temps.
absence = Un bot peut remplacer
absence-hint = Après quelle absence l’hôte peut laisser jouer un bot.
absence-0 = jamais
absence-120 = après 2 minutes
absence-600 = après 10 minutes
absence-86400 = après un jour
standins = Les spectateurs peuvent remplacer
standins-hint = Sinon, seulement ceux qui viennent par l’invitation.

leave-title = Tu t’en vas ?
leave-text = Laisser jouer un bot, ou abandonner pour de bon ? Avec un bot, tu peux revenir à tout moment.
leave-bot = Laisser jouer un bot
leave-yes = Abandonner pour de bon
play-on-title = Jouer pour { $name } ?
play-on-text = La question reçoit la réponse la plus simple à la place de { $name }. Le journal dit que c’était toi.
play-on-yes = Jouer

paused-title = La partie est en pause.
paused-by = À la demande de { $name }.
paused-goes-on = Elle reprend dans { $time }.
paused-resume = Reprendre
led-title = Un bot joue à ta place.
led-title-guest = { $name } joue à ta place.
led-text = Tu vois tout et tu peux revenir à tout moment.
led-back = Reprendre ma place
led-bot = un bot pour l’instant
led-guest = { $name } remplace
away-title = { $minutes ->
    [0] { $name } vient de s’absenter.
    [one] { $name } : { $minutes } minute d’absence.
   *[other] { $name } : { $minutes } minutes d’absence.
}
away-text = { $name } peut reprendre sa place à tout moment.
away-wait = Attendre
away-pause = Pause
away-bot = Un bot continue
away-host = L’hôte peut laisser jouer un bot.
offer-title = { $name } cherche quelqu’un pour jouer.
offer-text = Tu joues cette place jusqu’au retour de { $name }.
offer-take = S’asseoir
offer-waits = On demande aux autres si tu peux t’asseoir.
vote-kick = Faire partir { $name } ?
vote-pause = { $name } demande une pause plus longue.
vote-stop = { $name } voudrait arrêter sans résultat.
vote-draw = { $name } propose le match nul.
vote-pace = { $days ->
    [0] { $name } voudrait jouer en direct.
    [one] { $name } voudrait { $days } jour par question.
   *[other] { $name } voudrait { $days } jours par question.
}
vote-stand-in = { $guest } peut jouer pour { $name } ?
vote-yes = Oui
vote-no = Non
vote-waits = { $yes } sur { $of } sont d’accord.
vote-withdraw = Laisser tomber
share-bot = un bot a joué { $bot } clics sur { $all }
share-guest = un remplaçant a joué { $guest } clics sur { $all }
mine-led = Un bot joue pour toi
mine-led-guest = Quelqu’un te remplace
mine-paused = En pause
mine-days = { $days ->
    [one] { $days } jour par question
   *[other] { $days } jours par question
}
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min

since-title = Depuis ton départ
since-count = { $count ->
    [one] { $count } événement.
   *[other] { $count } événements.
}
since-show = Montrer
since-go = À moi : j’y vais
since-read = À la table
back-then = Tu regardes en arrière.
back-now = Revenir au présent

error-not-leading = Quelqu’un d’autre joue cette place. Reprends-la d’abord.
error-already-leading = Tu joues déjà cette place.
error-paused = La partie est en pause.
error-not-paused = La partie n’est pas en pause.
error-not-your-pause = Cette pause finit quand qui l’a demandée le veut, ou avec l’horloge.
error-no-pauses = Tu as eu trois courtes pauses. Demandes-en une plus longue.
error-kept = Cette place ne doit pas être cédée.
error-never-handed = Dans cette salle, aucune place n’est cédée.
error-asked-already = La question est déjà posée.
error-no-vote = Il n’y a plus rien à voter.
error-no-draw = Ce jeu ne connaît pas le match nul.
error-too-few-voters = Il faut deux autres joueurs pour faire partir quelqu’un.
error-not-offered = On ne cherche personne pour cette place.
error-held-seat = Tu as eu une autre place dans cette salle.
error-looked-on = Tu as regardé ici : d’autres peuvent remplacer.
error-same-pace = La partie a déjà ce rythme.
