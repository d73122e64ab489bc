# Hints: what a good player would do, and why.
why-named = Send { $ninja }: the mission names this ninja, so a win brings 1 XP more.
why-any = Send { $ninja }: all are worth the same, so choose whose cards you know.
why-lay = Lay { $card } on place { $place }: it costs { $cost } Chakra there and strikes with { $power }.
why-rest = Lay { $card } on place { $place }: your Chakra won’t pay it, so it costs nothing and keeps the others for later.
why-call = Call { $card } on place { $place }: of all places it promises most there.
why-drop = Leave out { $card }: against those you may meet it promises least.
why-done = Done: your Chakra pays all your cards, and your reinforcements help more at another time.
why-ready = Done: your Chakra pays all your cards.
why-unpaid = Done: your Chakra doesn’t pay { $card }, but nothing promises more on place { $place }.
why-dear = Take back { $card }: your Chakra doesn’t pay it on place { $place }, and another card does better there.
why-packed = Done: what you take along is chosen.
