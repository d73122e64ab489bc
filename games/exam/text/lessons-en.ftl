# The lessons: a goal, a line for each click, one for another click, one for the end.

lesson-find = Search the forest
lesson-find-1 = Your team is tired. Go to the find next to you: you roll for it.
lesson-find-2 = A 5: four or more is enough. Open it.
lesson-find-wrong = The face-down token towards the Tower may help you. Go there and open it.
lesson-find-done = A Refreshing Stream: everyone regains 2 Health and 2 Chakra.

lesson-attack = Challenge another team
lesson-attack-1 = They hold the scroll you lack. Go to their cell.
lesson-attack-2 = Now attack.
lesson-attack-3 = The attacker chooses the field: take the forest.
lesson-attack-wrong = You need their scroll. Go to their cell, attack, and fight in the forest.
lesson-attack-done = Then both place their heroes, one after the other, and the battle begins.

lesson-lay = Give your heroes their orders
lesson-lay-1 = Naruto stands next to Shino: lay Melee on him.
lesson-lay-2 = Sasuke is too far back: lay Run.
lesson-lay-3 = Sakura gathers strength: lay Concentration. With the last card you are done.
lesson-lay-wrong = Melee for Naruto, Run for Sasuke, Concentration for Sakura.
lesson-lay-done = Each card once per battle turn. Then you open them one by one, in turns.

lesson-run = Run up to an enemy
lesson-run-1 = Sasuke has Run: up to five cells forward on level ground. Stop right before Kiba.
lesson-run-wrong = Stand on the cell next to Kiba and look at him: then you can strike.
lesson-run-done = Face your enemy: whoever is struck from behind hardly dodges.

lesson-behind = Strike from behind
lesson-behind-1 = Hinata looks the other way: her Dodge is 3, from behind only 1. Strike with Neji.
lesson-behind-wrong = Hinata turns her back to you: that chance doesn’t come twice. Strike.
lesson-behind-done = From behind Dodge −2, from above −1. Where you stand decides.

lesson-kunai = Hit from far away
lesson-kunai-1 = Sakura has Equipment. A kunai reaches every enemy on the field: throw it at Kiba.
lesson-kunai-wrong = Keep the other things for later: Kiba is far away, so throw a kunai.
lesson-kunai-done = Damage is the hero’s Equipment. Your team has seven kunai for the whole game.

lesson-jutsu = Use a technique
lesson-jutsu-1 = Sasuke has Technique. Phoenix burns what lies ahead of him: use it.
lesson-jutsu-wrong = Kiba stands two cells ahead of Sasuke: just right for Phoenix.
lesson-jutsu-done = Techniques cost Chakra and open with the hero’s level.

lesson-prize = Win a battle and its prize
lesson-prize-1 = Kiba is their last hero, with 1 Health. Strike with Naruto.
lesson-prize-2 = You have their scroll. Now raise Naruto by a level.
lesson-prize-wrong = Finish Kiba with Naruto, then let Naruto have the level.
lesson-prize-done = A scroll and a level for the winner; everybody is well again.

lesson-tower = Reach the Tower
lesson-tower-1 = You hold Air and Earth. Enter the Tower in the middle.
lesson-tower-wrong = The Tower is one step away, and you have both scrolls: go in.
lesson-tower-done = With two players that wins. With more, the first two teams fight the final.
