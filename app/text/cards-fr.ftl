## What a link says

card-site = Quatre jeux Naruto à une même table
card-private = Une table privée
card-invites = { $host } vous invite à jouer
card-invites-title = { $host } vous invite : { $game }
card-free = { $count ->
    [one] { $count } place libre : la vôtre
   *[other] { $count } places libres
}
card-full = Toutes les places sont prises : vous pouvez regarder
card-there = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
}
card-no-account = Sans inscription.
card-playing = { $count ->
    [one] { $names } joue.
   *[other] { $names } jouent.
}
card-watch = Vous pouvez regarder
card-lost = Perdu ensemble
card-together = Gagné ensemble
card-shared = { $names } se partagent la victoire
card-wins = { $name } gagne
card-wins-by = { $points ->
    [one] { $name } gagne d’un point
   *[other] { $name } gagne de { $points } points
}
card-replay = Regardez la partie.
