## The map

hunt-map-hint = The map. Arrow keys move it, plus and minus zoom, zero shows all of it.
hunt-lens = Look at the map
hunt-zoom-in = Zoom in
hunt-zoom-out = Zoom out
hunt-zoom-whole = Show the whole map
hunt-zoom-me = Back to what matters
hunt-plan-ping = Point at an area for everyone
hunt-plan-arrow = Draw an arrow for everyone: from area to area
hunt-sketch-ping = { $name } points at: { $place }.
hunt-sketch-arrow = { $name } draws an arrow from { $from } to { $place }.
hunt-free-me = { $name }: free me!
hunt-village = Village { $number }, { $name }
hunt-tobi = Tobi’s figure. Akatsuki cards face down: { $count }
hunt-trap-known = Trap, seen: { $what }
hunt-token-hero = { $hero }, Health { $health }, { $status }
hunt-token-enemy = { $enemy }, Health { $health }, Defence { $defence }
hunt-of = { $now } of { $most }
hunt-cost = { $cost ->
    [0] Free step
    [one] { $cost } action
   *[other] { $cost } actions
}
hunt-by = over { $place }
hunt-stop-hidden = Something lies face down there: it stops you
hunt-stop-enemy = An enemy stops you there

## The team

hunt-short-naruto = Naruto
hunt-short-sakura = Sakura
hunt-short-kakashi = Kakashi
hunt-short-rock-lee = Lee
hunt-short-sai = Sai
hunt-short-shikamaru = Shikamaru
hunt-status-waiting = yet to act
hunt-status-acting = acting
hunt-status-done = done
hunt-status-paralysed = paralysed
hunt-hands = Hands of your heroes
hunt-deck = deck
hunt-pile = discard
hunt-card = { $card }, Chakra { $cost }
hunt-ranged = Ranged
hunt-support = Support
hunt-fight-card = Fight card
hunt-strength = +{ $count } Strength
hunt-grudge = Grudge: +1 injury
hunt-foot-card = to injure
hunt-foot-support = playable now
hunt-foot-discard = discard this
hunt-foot-dear = too little Chakra
hunt-foot-fight = for a fight
hunt-foot-one = one fight card per fight
hunt-foot-rolled = only before the dice
hunt-foot-reach = doesn’t reach this enemy
hunt-foot-later = not now: { $why }
hunt-why = { $does ->
    [avoid] it answers an injury of your hero
    [shield] it answers an injury in its area
    [lower] it is for the dice of a fight
    [lower-near] it is for a fight in its area
    [reroll-special] it is for the special die
    [reroll-dice] it is for your own dice
    [heal-near] nobody near is hurt
    [heal-others] nobody else is hurt
    [rebirth] your hero is unhurt
    [lift-near] nobody near is paralysed
    [bind] no free enemy is near enough
    [sprint] it is for your own move
    [carry] it is for your own move
    [scout] nothing near lies face down
    [rally] no companion is near enough
    [draw] no card is left to draw
    [foresee] no Akatsuki card is left
   *[other] it takes a hero who can act
}

## The aim

hunt-bar = Round { $round } · turn { $turn } of { $of }
hunt-bar-brief = Round { $round } · { $turn }/{ $of }
hunt-aim-beat = Beat { $who } in { $place }.
hunt-aim-find = Find and beat the Akatsuki in { $place }.
hunt-aim-done = { $place } is safe: the round is won when the turn ends.
hunt-turns-left = { $left ->
    [one] last turn
   *[other] { $left } turns left
}
hunt-else = Else the Gedo Statue gets +1 Defence.
hunt-else-last = Else the hunt is lost.
hunt-goal-all = { $rounds } rounds, each in a village. In the last one Tobi and the Gedo Statue wait in Konoha: beat both, and you all win.
hunt-strip-round = Round { $round }
hunt-see-deck = See all cards
hunt-taken = taken
hunt-trait-strength = dice in a fight
hunt-trait-chakra = pays for cards
hunt-trait-strategy = cards in hand
hunt-note-mixed = A mixed team has an answer to more.
hunt-lacks-heal = Nobody heals the team yet.
hunt-lacks-bind = Nobody holds enemies fast without a fight yet.
hunt-in-play = In play
hunt-mark-immobilised = immobilised
hunt-mark-silenced = without talents
hunt-mark-dodged = has dodged
hunt-no-talent = No talent.
hunt-hopeless = No chance: your dice can’t reach Defence { $defence }.
hunt-hopeless-talent = No chance: { $talent }
hunt-defence-now = Defence { $defence }
hunt-head-turn = Round { $round } · { $left ->
    [one] last turn
   *[other] { $left } turns left
}
hunt-phase-akatsuki = Akatsuki phase
hunt-foe-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}

## Questions

hunt-which = { $hero } (hero { $n } of { $of })
hunt-ask-pick-of = Pick hero { $n } of { $of }.
hunt-ask-act = { $hero } has { $count ->
    [0] no action left
    [one] { $count } action
   *[other] { $count } actions
}.
hunt-ask-injury = Injury for { $hero }: { $card }.
hunt-ask-refill = { $hero }: discard a card, or keep all?
hunt-ask-special = The special die has fallen.
hunt-note-special = Go on when everyone has spoken.
hunt-note-begin = Heroes act in any order you like.
hunt-note-act = A ringed place to move, or an enemy to fight.
hunt-note-spent = Play a support, or end the turn.
hunt-note-before = Choose a fight card from your hand, or none.
hunt-note-need = Choose the card in your hand.
hunt-note-injury = A support in your hand can answer it.
hunt-note-injury-none = A companion may still answer it.
hunt-note-refill = { $cards } cards in hand, Strategy { $strategy }.
hunt-note-discard = { $card } goes, then you draw.
hunt-note-mark = Choose the dice, then roll them.
hunt-note-look = Choose a ringed place on the map.
hunt-choose-card = choose a card
hunt-wait = Wait!
hunt-alone = Alone
hunt-do-back = Take back
hunt-do-meditate = Meditate
hunt-do-land = Land
hunt-do-pick = Lead { $hero }
hunt-do-begin = { $hero } acts
hunt-do-move = Go to { $place }
hunt-do-dash = Dash to { $place }
hunt-do-look = Look: { $place }
hunt-do-roll = Roll { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
hunt-do-mark = { $count ->
    [0] Keep all
   *[other] Roll { $count } again
}
hunt-do-keep = { $count ->
    [0] Keep all
   *[other] Keep, draw { $count }
}
hunt-do-discard = Discard, draw { $count }
hunt-meditates = +{ $count } Chakra
hunt-meditates-home = +1 Health
hunt-steps = { $count ->
    [one] { $count } free step left
   *[other] { $count } free steps left
}
hunt-chance-none = No card { $chance }
hunt-chance-card = { $card } { $chance }
hunt-stake = { $card }: { $cost } of { $chakra } Chakra.
hunt-then = { $from } → { $to }
hunt-waits = The heroes act.
hunt-waits-pick = The team is being chosen.
hunt-waits-act = { $hero } acts.
hunt-waits-fight = { $hero } fights { $card }.
hunt-waits-injury = Injury: { $card }.
hunt-waits-refill = Hands are being filled.
hunt-waits-akatsuki = The Akatsuki strike.
hunt-waits-over = The hunt is over.

## The fight

hunt-pair = { $what }: { $which }
hunt-duel = The fight
hunt-fights = { $hero } fights { $card } in { $place }
hunt-rolled = Rolled: { $faces }
hunt-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
hunt-more-hits = and { $count ->
    [one] { $count } Hit
   *[other] { $count } Hits
}
hunt-hits = { $count ->
    [one] { $count } Hit
   *[other] { $count } Hits
}
hunt-against = against Defence { $defence }
hunt-of-hits = { $hits } against { $defence }
hunt-result-wound = Hit!
hunt-result-eliminated = Beaten!
hunt-result-missed = Missed
hunt-result-power = Power!
hunt-chance-hit = { $who ->
    [you] you injure { $enemy }
   *[other] { $who } injures { $enemy }
}
hunt-chance-miss = { $who ->
    [you] you miss
   *[other] a miss
}
hunt-miss-costs = { $cost ->
    [0] A miss costs the action.
   *[other] A miss costs the action and { $cost } Chakra.
}
hunt-miss-grudge = Hit or miss, the card brings 1 more injury.
hunt-special = Special die: { $face }
hunt-special-defence = +1 Defence in this fight.
hunt-special-sharingan = The talent with the Sharingan works.
hunt-special-rinnegan = The talent with the Rinnegan works.
hunt-speak = Friends may play now
hunt-held-you = The others wait for you
hunt-held = { $name } asks you to wait
hunt-speak-you = You may play now

## Injuries

label-injury = Injury
hunt-if-taken = If it falls
hunt-zero = At 0 Health a hero loses all Experience and is paralysed: no more actions until a card frees them.
hunt-cures = Could free them: { $cards }
hunt-cures-none = No card in the game can free them.
hunt-where-hand = in hand
hunt-where-pile = discarded
hunt-where-deck = in the deck
hunt-where-own = in hand or deck
hunt-away = { $turns ->
    [0] near enough
    [one] { $turns } turn away
   *[other] { $turns } turns away
}
hunt-lacks-chakra = lacks { $count } Chakra
hunt-paralysed-so = No actions until a card frees this hero. Supports can still be played.

## Scenes

hunt-strike = The Akatsuki strike
hunt-strike-none = No enemy reaches a hero: nobody is hurt.
hunt-avoided = avoided
hunt-scene-rolls = { $hero } rolls { $count ->
    [one] { $count } die
   *[other] { $count } dice
}.
hunt-scene-hits = { $hero } has { $count ->
    [one] { $count } Hit
   *[other] { $count } Hits
}.
hunt-scene-round = Round { $round }: Tobi walks to { $place }.
hunt-scene-round-won = { $place } is saved.
hunt-scene-round-lost = { $place } is lost.
hunt-scene-trap = { $hero } springs a trap: { $card }.
hunt-scene-talent = { $card }: its talent works.
hunt-scene-level = { $hero } grows. { $what }: { $from } → { $to }.
hunt-round-leaf = Round { $round } of { $of } won
hunt-round-akatsuki = Round { $round } of { $of } lost
hunt-banner-leaf = { $place } is saved
hunt-banner-akatsuki = { $place } is lost
hunt-fell = Beaten: { $who }.
hunt-lost-so = The Gedo Statue gets +1 Defence. Who is left goes under the deck.
hunt-last-round = The last round: beat Tobi and the Gedo Statue!
hunt-won = The hunt is won
hunt-lost = The hunt is lost
hunt-fate-fallen = { $hero } falls
hunt-fate-fallen-text = 0 Health: all Experience is lost.
hunt-fate-paralysed = { $hero } is paralysed
hunt-fate-paralysed-text = No actions until a card frees this hero.
hunt-fate-lifted = { $hero } is free
hunt-fate-lifted-text = The hero can act again.
hunt-fate-level = { $hero } grows

## Sheets

hunt-holds = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
hunt-deck-of = Deck: { $hero }
hunt-deck-text = { $count ->
    [one] { $count } card to draw.
   *[other] { $count } cards to draw.
} When the deck is empty, the discard pile is shuffled.
hunt-talent = Talent
hunt-must-fall = Has to be beaten to win the round.
hunt-need-not = Need not be beaten to win the round.
hunt-place-round = The village of round { $round }.
hunt-place-home = Meditating here also heals 1, but not in the last round.
hunt-place-water = A water area.
hunt-place-trap = A trap lies face down: whoever enters reveals it.
hunt-place-tobi = The Akatsuki of this round are here.
hunt-place-held = An enemy holds heroes here: leaving costs 2 actions.
hunt-place-free = Nothing lies here.
hunt-place-ways = Paths lead to: { $places }.
hunt-dice-title = Combat die
hunt-dice-text = Six faces: one blank, three with 1 Hit, one with 2 Hits, one Power. A Power is no Hit; it makes the power of your fight card work.
hunt-term-health = Health
hunt-term-health-text = Heroes have 3 Health. An injury costs 1. At 0 the hero loses all Experience and is paralysed.
hunt-term-chakra = Chakra
hunt-term-chakra-text = Cards cost Chakra. Meditating gives 1, and so does the end of each turn, up to the hero’s limit.
hunt-term-strength = Strength
hunt-term-strength-text = As many dice are rolled in a fight, 6 at most; what is more is a Hit each.
hunt-term-strategy = Strategy
hunt-term-strategy-text = So many cards a hero holds after drawing.
hunt-term-experience = Experience
hunt-term-experience-text = Beating an enemy gives 1. It raises attributes.
hunt-term-defence = Defence
hunt-term-defence-text = So many Hits it takes to injure the enemy once.
hunt-term-power = Power
hunt-term-power-text = One Power among the dice makes the power of the fight card work, hit or miss.
hunt-term-special = Special die
hunt-term-special-text = Some enemies call for it: three faces Defence (+1 in this fight), two Rinnegan, one Sharingan.
hunt-term-paralysis = Paralysis
hunt-term-paralysis-text = A paralysed hero can’t act until a card lifts it, but may play supports.
hunt-term-support = Support
hunt-term-support-text = Supports can be played at almost any time, in a companion’s fight too.
hunt-term-flight = Flight
hunt-term-flight-text = Enemies neither stop nor hold a flying hero.
hunt-term-protector = Protector
hunt-term-protector-text = It has to be fought before other enemies in its area.

## Picking heroes

hunt-manner-naruto = Clones and Rasengan: hits hard, acts often
hunt-manner-sakura = Strong fists, and healing for the team
hunt-manner-kakashi = A card for everything, near and far
hunt-manner-rock-lee = Kicks and fists that cost little Chakra
hunt-manner-sai = Flies over enemies and strikes from afar
hunt-manner-shikamaru = Holds enemies fast with his shadow

## Keys

hunt-key-b = Step in with your hero
hunt-key-m = Meditate
hunt-key-r = The main answer: go, fight, roll
hunt-key-g = Go on, endure, land
hunt-key-e = End the turn
hunt-key-p = Point at an area for everyone
hunt-key-a = Draw an arrow for everyone
hunt-key-escape = Put the pen away

## The end

hunt-end-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
hunt-end-escaped = { $who } got away
hunt-end-nobody = nobody fell
hunt-end-hero = { $wounds ->
    [one] { $wounds } injury dealt
   *[other] { $wounds } injuries dealt
}, { $beaten } beaten
hunt-end-more = { $healed } healed, { $helped } supports, fell { $falls }×
hunt-end-near-won = Won in the last turn.
hunt-end-near-turns = { $left ->
    [one] Won with { $left } turn to spare.
   *[other] Won with { $left } turns to spare.
}
hunt-end-near-lost = { $left ->
    [one] { $left } injury was missing.
   *[other] { $left } injuries were missing.
}
hunt-end-saved = { $count } of { $of } villages saved
hunt-end-roll = { $count } Hits in one roll
hunt-end-roll-who = { $hero }, the best roll
hunt-end-wounds = { $count ->
    [one] { $count } injury
   *[other] { $count } injuries
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

## Bots that give way, and what a paralysed hero can do

hunt-yields = { $hero } goes first in { $time }
hunt-yields-end = You first
hunt-yields-more = Wait!
hunt-foot-useless = no use in this fight: { $why }
hunt-changes = { $from } → { $to } in this fight
hunt-changes-nothing = Changes nothing in this fight
hunt-do-crawl = Crawl to { $place }
hunt-down = { $hero } is paralysed. Supports still work.
hunt-down-draw = discard after the turn: one of your own may come
hunt-note-down = Discard for a card that frees you.
hunt-helper = { $hero } ({ $place }): { $card }, { $state }
hunt-helper-self = { $card } in your hand frees you.
hunt-call-brief = Help!
hunt-call = { $hero }, free me!
