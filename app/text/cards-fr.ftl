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

## What a page is called, and says before any script

title-room = Invitation · Shinobi Table
title-replay = Revoir la partie · Shinobi Table
title-truth = La vérité sur une partie · Shinobi Table
title-rules = Comment jouer · Shinobi Table
title-docs = L’interface HTTP · Shinobi Table
title-documents = Documentation · Shinobi Table
title-error = Shinobi Table
description = Ouvrez une salle, envoyez le lien et jouez entre amis, dans le navigateur, à des jeux de plateau et de cartes dans l’univers de Naruto.
noscript = La table est dessinée en JavaScript. Merci de l’autoriser pour cette page.
error-home = Retour à l’accueil
title-lessons = Apprendre à la table
