# À côté d’une partie : appels, revanche, réseau perdu.
notice-title = À vous : { $game }
calls-title = Quand c’est votre tour
rematch-in = J’en suis
offline-waits = Plus de liaison avec la table. Ton geste attend et partira tout seul dès qu’elle revient.
kept-old = Pas de réseau. Voici ce qui a été gardé de votre dernière visite.
