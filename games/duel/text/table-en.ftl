## The table of the duel

duel-course = Course of the game
duel-xp = { $xp } XP
duel-fights-won = { $n ->
    [one] { $n } win
   *[other] { $n } wins
}
duel-turn = Turn { $turn }
duel-turn-pair = Turn { $turn }: two against one
duel-turn-past = { $turn }: { $ninja }. { $winner } ({ $xp } XP)
duel-draw = Draw
duel-fight = Fight { $fight }
duel-round = Round { $round } of 3
duel-draft = Draft

duel-hp = Life (HP)
duel-chakra = Chakra
duel-down = beaten
duel-ready = done
duel-thinking = thinking
duel-clock = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
duel-wait-plus = Next card +{ $n }
duel-wait-minus = Next card −{ $n }
duel-wait-cheap = Next card { $n } cheaper
duel-wait-bound = Bound: next effect lost
duel-wait-poison = Poison: { $n } each clash
duel-wait-fuse = Explosion: { $n } at the next clash
duel-wait-endure = Endures once
duel-wait-heart = Second heart: { $n }
duel-wait-heart-spent = Second heart spent

duel-card-label = { $name }: { $kind }, costs { $cost } Chakra, damage { $damage }.
duel-face-down = Face-down card
duel-place = Place { $place }, { $ninja }
duel-place-free = Free
duel-place-next = Next card here
duel-left = Chakra left: { $left }
duel-too-dear = Too dear: { $left } Chakra left
duel-exchange = Exchange “{ $card }” for “{ $other }”
duel-call-here = Call here ({ $place })
duel-call-against = Against: { $ninja }

duel-hand = Your hand: { $ninja }
duel-hand-of = { $name }’s hand: { $ninja }
duel-hands = Hands
duel-hint-lay = Click a card to lay it, click it again to take it back; or drag it.
duel-hint-swap = Choose a card here, then the face-down card it replaces.
duel-hand-advice = Only your camp sees these cards: advise in the camp chat.
duel-laid = on place { $place }
duel-undealt = Cards still to come: { $count }.
duel-helps = Your reinforcements
duel-calls-left = { $n } more this round
duel-orders = Secret orders, for your eyes only

duel-reveal = The cards are turned over
duel-skip = Skip
duel-recap = This fight so far
duel-recap-last = The last fight
duel-unpaid = Not enough Chakra: 0
duel-evaded = evaded: 0
duel-sum-plus = bonus
duel-sum-combo = combination
duel-sum-minus = weakened
duel-fallen = beaten
duel-endured = endures
duel-revived = rises again

duel-pick = Choose your ninja
duel-ban = Ban a ninja of the other camp
duel-look-pick = The ninja to choose from
duel-look-ban = The ninja that can be banned
duel-do-pick = Send: { $ninja }
duel-do-ban = Ban: { $ninja }
duel-ninja-label = { $name }: { $hp } HP, Chakra { $chakra }, worth { $xp } XP
duel-named = Named by the mission
duel-worth = XP for the victory
duel-banned = banned
duel-choosing = choosing in secret
duel-has-chosen = has chosen
duel-fought = { $n ->
    [one] { $n } fight so far
   *[other] { $n } fights so far
}
duel-deck = Techniques: { $ninja }
duel-decks = All techniques
duel-used = used: { $n }
duel-gone = used
duel-peeked = in hand
duel-out = { $ninja }: leave out { $n }
duel-left-out = stays out

duel-purse = Chakra left: { $ninja }
duel-purse-dear = Chakra left, one card can’t be paid: { $ninja }
duel-waits-ban = Banning: { $names }
duel-waits-name = Who steps forward? { $names }
duel-waits-challenge = Choosing an opponent: { $names }
duel-waits-discard = Discarding a reinforcement: { $names }
duel-waits-pick = Choosing a ninja in secret: { $names }
duel-waits-out = Choosing techniques: { $names }
duel-waits-lay = Laying cards: { $names }
duel-waits-swap = May exchange a card: { $names }
duel-waits-over = The game is over.

duel-key-1 = Lay the 1st card of your hand, or take it back
duel-key-2 = The same with the 2nd card
duel-key-3 = The same with the 3rd card
duel-key-4 = The same with the 4th card
duel-key-5 = The same with the 5th card
duel-key-6 = The same with the 6th card
duel-key-d = Done (or the orange button)
duel-key-u = Not done yet
