# Lessons: their page, and the strip at the table.
lessons-title = Lessons
lessons-lead = { $count } small positions on the real table. Five to ten minutes, and you can play.
lessons-begin = Begin
lessons-go-on = Go on
lessons-again = Once more from the start
lessons-done = learned
lessons-meanwhile = Learn it while the others come
help-lessons = Learn it at the table, in a few minutes
lesson = Lesson
lesson-place = Lesson { $number } of { $count }
lesson-wrong = Not this one.
lesson-watch = Watch what the others do.
lesson-tools = More about this lesson
lesson-show = Do it for me
lesson-restart = Start again
lesson-skip = Skip it
lesson-all = All lessons
lesson-next = Next
lesson-play = Play a real game
hint = Hint
hint-plain = A good player would do this.
hint-thing = A good player could choose: { $thing }.
hint-chance = The chance to win the game then: about { $percent } %.
hint-used = { $count ->
    [one] has asked for a hint.
   *[other] has asked for { $count } hints.
  }
purposes = What each choice is for
purposes-close = I know the way
