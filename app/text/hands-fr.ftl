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
event-table-time = Le temps de { $player } est écoulé.
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

arrange = Pause, remplaçant, départ
days = { $days ->
    [0] En direct
    [one] { $days } jour
   *[other] { $days } jours
}
bank = Jours en réserve
absence = Un bot peut remplacer
standins = Les spectateurs peuvent remplacer

paused-title = La partie est en pause.
paused-by = À la demande de { $name }.
paused-goes-on = Elle reprend dans { $time }.
paused-resume = Reprendre
led-title = Un bot joue à votre place.
led-title-guest = { $name } joue à votre place.
led-text = Vous voyez tout et pouvez revenir à tout moment.
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
offer-waits = On demande aux autres si vous pouvez vous asseoir.
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
share-hints = { $hints ->
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
mine-led = Un bot joue pour vous
mine-led-guest = Quelqu’un vous remplace
mine-paused = En pause
mine-days = { $days ->
    [one] { $days } jour par question
   *[other] { $days } jours par question
}
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min

since-title = Depuis votre départ
since-count = { $count ->
    [one] { $count } événement.
   *[other] { $count } événements.
}
since-show = Montrer
since-go = À moi : j’y vais
since-read = À la table
back-then = Tu regardes en arrière.
back-now = Revenir au présent
