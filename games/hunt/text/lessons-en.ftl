# The lessons: a goal, a line for each click, one for another click, one for the end.

lesson-walk = Walk towards Tobi
lesson-walk-1 = Naruto’s move has two steps. First to the Western Fire Forest.
lesson-walk-2 = The second step is free: on to the Land of Rivers.
lesson-walk-wrong = Tobi waits in Suna, in the south-west. Go that way.
lesson-walk-done = One action, two steps. Naruto still has an action left.

lesson-trap = Spring a trap and win
lesson-trap-1 = Something lies face down in the Fire Forest. Go and see.
lesson-trap-2 = A Zetsu stops you. Fight it.
lesson-trap-3 = Three dice for Strength 3; it takes two Hits. Roll without a card.
lesson-trap-wrong = Keep your cards and Chakra: this Zetsu is weak. Go in and fight.
lesson-trap-done = Hits reached its Defence: gone. Naruto gains 1 Experience.

lesson-card = Strike harder with a card
lesson-card-1 = This Zetsu is tougher: Defence 3. Fight it with Sakura.
lesson-card-2 = Add Inner Sakura: one more die, and a power if a die shows it.
lesson-card-wrong = Defence 3 is a lot for bare fists. Fight with Inner Sakura.
lesson-card-done = Her power made a blank die count as a Hit: three Hits, enough.

lesson-far = Hit an enemy next door
lesson-far-1 = Kakashi holds a ranged card. Fight the Zetsu in the Land of Rivers.
lesson-far-2 = Only a ranged card carries that far: Fireball.
lesson-far-3 = Now roll.
lesson-far-wrong = Stay here and strike from afar: then no Zetsu can injure you.
lesson-far-done = From the next area you are safe from what you fight.

lesson-rest = Come back to strength
lesson-rest-1 = 1 Health, 1 Chakra: meditate.
lesson-rest-2 = Better. Once more.
lesson-rest-wrong = First get well: the next injury would paralyse Naruto.
lesson-rest-done = Chakra anywhere; Health comes back only at home, in Konoha.

lesson-avoid = Avoid an injury
lesson-avoid-1 = One action is left, and leaving the Zetsu takes two. End the turn.
lesson-avoid-2 = The Zetsu strikes. Answer with Substitution.
lesson-avoid-wrong = Zetsu’s injury would paralyse Naruto. Play your support.
lesson-avoid-done = Supports may be played at any time, also for one another.

lesson-refill = Swap a card you can’t use
lesson-refill-1 = Nothing threatens you here. End the turn.
lesson-refill-2 = Nine-Tails Chakra Mode costs 4, Naruto has 3 at most. Discard it.
lesson-refill-wrong = You can pay for that one. The card that costs 4 has to go.
lesson-refill-done = After every turn: 1 Chakra, one discard if you like, and a full hand.

lesson-round = Win a round
lesson-round-1 = Kakuzu stands with 1 Health. Fight him.
lesson-round-2 = His Defence is 3. Roll your three dice.
lesson-round-3 = No Akatsuki is left. End your turn.
lesson-round-4 = Keep your hand.
lesson-round-wrong = Kakuzu is the last Akatsuki here: finish him, then end the turn.
lesson-round-done = The round goes to the Leaf. In round 9 Tobi himself awaits you.

lesson-free = Free a paralysed friend
lesson-free-1 = Naruto lies paralysed in the Land of Rivers. Go next to him: the Fire Forest.
lesson-free-2 = Poison Extraction reaches one area far. Play it on Naruto.
lesson-free-wrong = Only a card frees him: get near enough and play Poison Extraction.
lesson-free-done = He stands with 1 Health and still acts. The paralysed may play supports too.

lesson-last = Win the last round
lesson-last-1 = The last turn of all. Tobi and the Gedo Statue have 1 Health each: Tobi first.
lesson-last-2 = The special die shows Defence: 4 Hits now. Fight with Rasengan.
lesson-last-3 = Tobi is beaten. Now the Gedo Statue: no round was lost, so its Defence is 1.
lesson-last-4 = One Hit is enough. Roll.
lesson-last-wrong = Both bosses have to fall in this turn. First Tobi, with Rasengan.
lesson-last-done = Both fell in time, even in the last turn: the hunt is won.
