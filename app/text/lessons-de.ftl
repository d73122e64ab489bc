# Die Lektionen: ihre Seite und der Streifen am Tisch.
lessons-title = Lektionen
lessons-lead = { $count } kleine Stellungen am echten Tisch. Nach fünf bis zehn Minuten kannst du spielen.
lessons-begin = Anfangen
lessons-go-on = Weiter
lessons-again = Noch einmal von vorn
lessons-done = gelernt
lessons-meanwhile = Lerne es, bis die anderen da sind
help-lessons = Am Tisch lernen, in ein paar Minuten
lesson = Lektion
lesson-place = Lektion { $number } von { $count }
lesson-wrong = Nicht so.
lesson-watch = Sieh zu, was die anderen tun.
lesson-tools = Mehr zu dieser Lektion
lesson-show = Zeig es mir
lesson-restart = Von vorn
lesson-skip = Überspringen
lesson-all = Alle Lektionen
lesson-next = Weiter
lesson-play = Jetzt richtig spielen
hint = Tipp
hint-plain = Jemand mit Erfahrung täte das.
hint-thing = Eine gute Wahl: { $thing }.
hint-chance = Die Chance, dann das Spiel zu gewinnen: etwa { $percent } %.
hint-used = { $count ->
    [one] hat sich einen Tipp geholt.
   *[other] hat sich { $count } Tipps geholt.
  }
purposes = Wozu jede Wahl gut ist
purposes-close = Ich kenne mich aus
