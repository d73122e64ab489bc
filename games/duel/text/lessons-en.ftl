# The lessons: a goal, a line for each click, one for another click, one for the end.

lesson-send = Send a ninja into the fight
lesson-send-1 = The mission names Kakashi: if he wins, that is 1 XP more. Send him.
lesson-send-wrong = Anyone of your camp may go, but only Kakashi brings the extra XP.
lesson-send-done = Both choose in secret, then the two are shown together.

lesson-clash = Be the stronger one
lesson-clash-1 = Kisame opens with 20. Lay Heavenly Foot of Pain, 28, on place one.
lesson-clash-2 = Three cards lie ready. Press Done and watch the clashes.
lesson-clash-wrong = That is weaker than his 20: he would hit you. Lay the 28.
lesson-clash-done = The stronger attack does its damage, the weaker does nothing.

lesson-chakra = Lay what you can pay
lesson-chakra-1 = Of 60 Chakra 54 are spent. Lay Inner Sakura, cost 4, on place three.
lesson-chakra-2 = All three are paid for. Done.
lesson-chakra-wrong = You couldn’t pay for it, and then his card hits you in full.
lesson-chakra-done = Chakra is full again in each of the three rounds.

lesson-boost = One card makes another strong
lesson-boost-1 = 28 meets 28 on place two. Inner Sakura on place one makes the next card stronger.
lesson-boost-2 = Now press Done.
lesson-boost-wrong = Equal attacks hit nobody. Inner Sakura first gives the next card 7 more.
lesson-boost-done = It lost its clash, yet its effect stayed. Order is everything.

lesson-guard = Take cover
lesson-guard-1 = His third card strikes with 54. Lay Katsuyu against it.
lesson-guard-2 = Now press Done.
lesson-guard-wrong = Nothing in your hand beats 54. Katsuyu takes 22 of it and heals 8.
lesson-guard-done = Where you can’t win, lose less.

lesson-help = Call a reinforcement
lesson-help-1 = 20 against 28 on place two. Call Temari there: 14 more.
lesson-help-2 = 34 now. Press Done.
lesson-help-wrong = Place two is the one you lose by 8: there her 14 turn the clash.
lesson-help-done = One reinforcement a round, from turn 6 on two.

lesson-win = Win the fight
lesson-win-1 = Kisame has 30 HP left. Lay Cherry Blossom Impact, 38, first.
lesson-win-2 = Now finish it: Done.
lesson-win-wrong = Strike before he can: the 38 on place one ends it.
lesson-win-done = XP for the mission, for the beaten and for who was named. Nine turns decide.
