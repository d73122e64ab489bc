# La vérité sur une partie terminée : vient avec sa page.
truth-title = La vérité sur cette partie
truth-share = Examiné : { $share } %
truth-waiting = { $count ->
    [0] Cette partie est la prochaine à être examinée.
    [one] { $count } autre partie passe avant.
   *[other] { $count } autres parties passent avant.
}
truth-note = Vous pouvez quitter cette page : ce qui est trouvé y reste.
truth-won-low = { $name } a gagné, avec à un moment { $chance } % de chances
truth-won-high = { $name } a gagné, sans jamais tomber sous { $chance } % de chances
truth-shared = { $names } partagent la victoire
truth-team-won = Vous avez gagné ensemble, avec à un moment { $chance } % de chances
truth-team-lost = Vous avez perdu ensemble, avec à un moment { $chance } % de chances
truth-nobody = Personne n’a gagné
truth-of-winner = Dans les chances de qui l’a emporté, les choix comptent pour { $own } et le hasard pour { $luck } points sur cent.
truth-of-you = Dans vos chances, vos choix comptent pour { $own } et le hasard pour { $luck } points sur cent.
truth-of-team = Dans les chances de l’équipe, les choix comptent pour { $own } et le hasard pour { $luck } points sur cent.
truth-curve = Chances de gagner, en %
truth-curve-team = Chances de l’équipe, en %
truth-band = impossible d’être plus précis
truth-end = fin
truth-turns = Où la partie a basculé
truth-no-turns = Aucun clic et aucun coup de chance n’a fait basculer cette partie sans le moindre doute.
truth-stamp = Tournant { $at }
truth-luck = hasard
truth-by-bot = un bot a cliqué
truth-by-guest = quelqu’un a cliqué à sa place
truth-lapse = { $name } a laissé passer le temps.
truth-leave = { $name } a quitté la partie.
truth-click = { $name } : { $click }
truth-stay = rester
truth-better = Bien jouer, c’était : « { $click } » Cela vaut { $other } % au lieu de { $chance } %.
truth-good = Bien choisi : { $chance } % au lieu de { $other } %.
truth-lucky = De { $other } % à { $chance } % : le hasard, sans mérite ni faute.
truth-accounts = Hasard et décisions
truth-accounts-note = points sur cent, à partir de { $start }
truth-key-luck = cartes et dés
truth-key-own = ses propres choix
truth-key-close = trop serré pour le dire
truth-team = L’équipe
truth-team-note = Vous jouez ensemble : personne ne reçoit de note à soi.
truth-account = { $name } : { $start } % au départ, ses choix { $own }, ceux des autres { $others }, le hasard { $luck }. À la fin { $result } %.
truth-others = les autres { $others }
truth-clicks = Décisions
truth-clicks-note = chances de gagner
truth-no-clicks = Aucune décision ne se détache sans le moindre doute.
truth-words = Toute la courbe en mots
truth-how = À partir de chacun de ces moments, la partie a été continuée par de bons joueurs. Ce que l’on ne pouvait savoir a été redistribué, et ce qui ressortait a été jugé une seconde fois.
truth-table = Vers la table de ce moment
truth-back = La vérité
