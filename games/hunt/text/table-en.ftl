## The map

hunt-map = Map
hunt-map-hint = The map. Arrow keys move it, plus and minus zoom, zero shows all of it.
hunt-lens = Look at the map
hunt-zoom-in = Zoom in
hunt-zoom-out = Zoom out
hunt-zoom-whole = Show the whole map
hunt-zoom-me = Go to the hero
hunt-plan-ping = Point at an area for everyone
hunt-plan-arrow = Draw an arrow for everyone: from area to area
hunt-village = Village { $number }, { $name }
hunt-village-suna = Suna
hunt-village-kumo = Kumo
hunt-village-kiri = Kiri
hunt-village-iwa = Iwa
hunt-village-kusa = Kusa
hunt-village-yu = Yu
hunt-village-taki = Taki
hunt-village-ame = Ame
hunt-village-konoha = Konoha
hunt-tobi = Tobi’s figure. Akatsuki cards face down: { $count }
hunt-trap-known = Trap, seen: { $what }
hunt-token-hero = { $hero }, Health { $health }, { $status }
hunt-token-enemy = { $enemy }, Health { $health }, Defence { $defence }
hunt-of = { $now } of { $most }

## The team

hunt-team = The team
hunt-member = { $hero } ({ $player }): { $status }. Actions left: { $actions }
hunt-status-waiting = yet to act
hunt-status-acting = acting
hunt-status-done = done
hunt-status-paralysed = paralysed
hunt-thinking = Thinking: { $names }
hunt-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
}
hunt-deck = Deck: { $count }
hunt-pile = Discard pile: { $count }
hunt-hidden-hand = Cards in hand, hidden: { $count }
hunt-hand-open = Show the hand ({ $count })
hunt-hand-close = Fold the hand ({ $count })
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = Ranged

## The Akatsuki

hunt-capture-label = { $left ->
    [one] { $left } turn left in this round, this one included
   *[other] { $left } turns left in this round, this one included
}
hunt-score-label = Rounds for the Leaf: { $leaf }, for the Akatsuki: { $akatsuki }
hunt-face-down = Face down until a hero enters the village
hunt-face-known = Face down, seen: { $who }
hunt-foe-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
hunt-foes-none = No Akatsuki card is left in play.
hunt-no-talent = No talent.
hunt-dodged = Has dodged
hunt-defence-now = Defence { $defence }

## Fights and choices

hunt-pair = { $what }: { $which }
hunt-duel = The fight
hunt-no-target = No target yet
hunt-not-rolled = Not rolled yet
hunt-rolled = Rolled: { $faces }
hunt-reaches = reaches the Defence
hunt-falls-short = falls short of the Defence
hunt-result-wound = Wounded!
hunt-result-eliminated = Eliminated!
hunt-result-missed = Missed
hunt-result-stopped = The fight is over
hunt-odds = Chance of a wound
hunt-cost = { $cost ->
    [0] Free step
    [one] { $cost } action
   *[other] { $cost } actions
}
hunt-steps = { $count ->
    [one] { $count } free step
   *[other] { $count } free steps
}
hunt-unknown-there = Something lies face down there: your move ends
hunt-to-tobi = { $steps ->
    [0] Tobi stands there
    [one] { $steps } step to Tobi
   *[other] { $steps } steps to Tobi
}
hunt-threat = { $what } → { $hero } (Health { $health })
hunt-supports = Supports you can play now:
hunt-alone = nobody else
hunt-tip-act = Point at an outlined area to move, or at an outlined enemy to fight.
hunt-tip-look = Choose an outlined area on the map.
hunt-tip-refill = Choose a card in your hand to discard it.

## Picking heroes

hunt-manner-naruto = Clones and Rasengan: hits hard, acts often
hunt-manner-sakura = Strong fists, and healing for the team
hunt-manner-kakashi = A card for everything, near and far
hunt-manner-rock-lee = No Chakra needed: pure taijutsu
hunt-manner-sai = Flies over enemies and strikes from afar
hunt-manner-shikamaru = Holds enemies fast with his shadow

## Keys

hunt-key-b = Step in with your hero
hunt-key-m = Meditate
hunt-key-r = Roll without a card
hunt-key-g = Go on, endure, land
hunt-key-e = End the turn
hunt-key-p = Point at an area for everyone
hunt-key-a = Draw an arrow for everyone
hunt-key-escape = Put the pen away

## The end

hunt-end-rounds = Round by round
hunt-end-leaf = won
hunt-end-akatsuki = lost
hunt-end-last = the last one
hunt-end-hero = { $wounds } wounds, { $beaten } beaten
hunt-end-roll = { $count } Hits in one roll
hunt-end-roll-who = { $hero }, the best roll
hunt-end-wounds = { $count ->
    [one] { $count } wound
   *[other] { $count } wounds
}
hunt-end-wounds-who = { $hero } struck hardest
hunt-end-hurt = { $count ->
    [one] { $count } injury
   *[other] { $count } injuries
}
hunt-end-hurt-who = { $hero } took the most
hunt-end-help = { $count ->
    [one] Helped once
   *[other] Helped { $count } times
}
hunt-end-help-who = { $hero }, for the others
hunt-end-tight = In the last turn
hunt-end-tight-when = round { $round } was won
