# Les leçons : leur page et le bandeau à la table.
lessons-title = Leçons
lessons-lead = { $count } petites situations à la vraie table. Cinq à dix minutes, et vous savez jouer.
lessons-begin = Commencer
lessons-go-on = Continuer
lessons-again = Reprendre au début
lessons-done = apprise
lessons-meanwhile = Apprenez à jouer en attendant les autres
help-lessons = Apprendre à la table, en quelques minutes
lesson = Leçon
lesson-place = Leçon { $number } sur { $count }
lesson-wrong = Pas comme ça.
lesson-watch = Regardez ce que font les autres.
lesson-tools = Options de la leçon
lesson-show = Montrez-moi
lesson-restart = Recommencer
lesson-skip = Passer
lesson-all = Toutes les leçons
lesson-next = Suivante
lesson-play = Jouer pour de vrai
hint = Conseil
hint-plain = Un bon joueur ferait ceci.
hint-thing = Un bon joueur pourrait choisir : { $thing }.
hint-chance = La chance de gagner alors la partie : environ { $percent } %.
hint-used = { $count ->
    [one] a demandé un conseil.
   *[other] a demandé { $count } conseils.
  }
purposes = À quoi sert chaque choix
purposes-close = Je connais le jeu
