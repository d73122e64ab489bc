# À côté d’une partie : appels, revanche, réseau perdu.
notice-title = À toi : { $game }
calls-title = Quand c’est ton tour
rematch-in = J’en suis
offline-waits = Plus de liaison avec la table. Ton geste attend et partira tout seul dès qu’elle revient.
kept-old = Pas de réseau. Voici ce qui a été gardé de ta dernière visite.
