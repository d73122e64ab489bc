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
duel-turn-spoils = { $turn }: { $ninja }. Draw; the mission’s XP: { $camp } ({ $xp } XP)
duel-fight = Fight { $fight }
duel-round = Round { $round } of 3
duel-draft = Draft

duel-hp = Life (HP)
duel-hp-short = HP
duel-chakra = Chakra
duel-down = beaten
duel-hit = hit
duel-ready = done
duel-thinking = thinking
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
duel-hyphens =
    modifi|cation flame|thrower devas|tations break|through substi|tution regene|ration
    manipu|lation intan|gibility rasen|shuriken
duel-face-down = Face-down card
duel-place = Place { $place }, { $ninja }
duel-place-nth = Place { $place }
duel-place-rule = the higher number does all its damage, the lower none; effects stay
duel-place-next = the next card comes here
duel-left = { $left } Chakra left
duel-too-dear = too dear, { $left } left
duel-dealt = { $n } damage dealt
duel-exchange = Exchange “{ $card }” for “{ $other }”
duel-call-here = here
duel-call-against = on { $ninja }
duel-call-choose = Choose a reinforcement for place { $place }

duel-rows = What you hold
duel-helps = Reinforcements
duel-orders = Secret orders
duel-order-done = done, if you win
duel-order-open = still possible
duel-order-lost = not in this fight

duel-so-far = The fight so far
duel-last-fight = The last fight
duel-worth-now = The mission brings { $mission } XP, whom you beat { $beaten }{ $bonus ->
    [0] {""}
   *[other] , sending the ninja named { $bonus } more
}{ $more ->
    [0] .
   *[other] , your secret orders up to { $more }.
}
duel-worth-besides = Whoever is beaten brings { $beaten } XP more{ $more ->
    [0] .
   *[other] , your secret orders up to { $more }.
}
duel-camps-xp = XP of the camps: { $ours } to { $theirs }
duel-unpaid = not enough Chakra
duel-evaded = evaded
duel-sum-plus = bonus
duel-sum-combo = combination
duel-sum-minus = weakened

duel-fx-combo = +{ $n } after { $kind }
duel-fx-if-hit = if it hits
duel-fx-guard = guard { $n ->
    [999] against all
   *[other] { $n }
}
duel-fx-evade = evades up to { $n }
duel-fx-counter = strikes back { $n }
duel-fx-pierce = pierces { $n }
duel-fx-drain = drains { $n } Chakra
duel-fx-gain = gains { $n } Chakra
duel-fx-heal = heals { $n }
duel-fx-strike = { $n } whatever happens
duel-fx-endure = endures
duel-fx-void = nobody is hit
duel-fx-bind = binds the next card
duel-fx-bind-here = binds the card opposite
duel-fx-poison = poison { $n }
duel-fx-delay = explosion { $n } next
duel-fx-share = returns { $n } %
duel-fx-heart = second heart { $n }
duel-fx-recoil = recoil { $n }
duel-fx-peek = peeks at { $n }
duel-fx-swap = may exchange
duel-fx-strengthen = next card +{ $n }
duel-fx-cheapen = next card { $n } cheaper
duel-fx-weaken = their next card −{ $n }
duel-fx-poisoned = poison { $n }
duel-fx-exploded = explosion { $n }
duel-fx-bound = bound: no effect

duel-scene-show = { $ninja }
duel-scene-clash = Clash { $place } of 3
duel-head-fallen = { $n ->
    [one] { $ninja } falls!
   *[other] { $ninja } fall!
}
duel-head-boss = The boss is beaten: { $ninja }!
duel-head-endured = { $ninja } endures!
duel-head-revived = { $ninja } rises again!
duel-head-hit = { $ninja } hits for { $harm }!
duel-head-hit-of-three = { $ninja } hits { $foe } for { $harm }!
duel-head-pierced-of-three = { $ninja } pierces { $foe } for { $harm }!
duel-head-struck-back-of-three = { $ninja } strikes back at { $foe } for { $harm }!
duel-head-sum = { $ninja } hit { $foe }: { $parts } = { $harm }!
duel-head-pierced = { $ninja } pierces for { $harm }!
duel-head-struck-back = { $ninja } strikes back for { $harm }!
duel-head-lost = { $ninja } loses { $harm } HP
duel-head-evaded = { $foe } evades!
duel-head-blocked = { $foe } blocks it all!
duel-head-void = Nobody is hit
duel-head-equal = Equally strong: nobody is hit
duel-head-nothing = Nobody is hit
duel-head-hp = { $ninja }: { $from } → { $to } HP
duel-pair = { $pair } against { $lone }.
duel-with = You and { $partner } against { $lone }.
duel-victory = { $camp } wins
duel-part-mission = mission
duel-part-beaten = beaten ninja
duel-part-named = named ninja sent
duel-part-orders = secret orders

duel-named = Named by the mission
duel-good-start = Good to begin with
duel-all-others = All others
duel-worth = { $xp } XP for whoever beats it
duel-banned = banned
duel-choosing = choosing in secret
duel-has-chosen = has chosen
duel-fought = { $n ->
    [one] { $n } fight so far
   *[other] { $n } fights so far
}
duel-mix-attack = { $n } attack
duel-mix-boost = { $n } boost
duel-mix-defence = { $n } defence
duel-left-out = stays out
duel-has-hp = { $n } HP
duel-has-help = { $n ->
    [one] { $n } reinforcement
   *[other] { $n } reinforcements
}
duel-has-orders = { $n ->
    [one] { $n } secret order
   *[other] { $n } secret orders
}
duel-camp-xp = The camp has { $xp } XP
duel-fighter-text = { $hp } of { $full } HP. { $chakra } of { $most } Chakra for this round.
duel-two-chakras = “{ $chakra }”: two sources of Chakra, { $sum } together, full again every round.
duel-used = Techniques used: { $n } of { $of }
duel-gone = used in this fight
duel-peeked = seen in the opponent’s hand
duel-best = Best blow: { $card }, { $n } damage.
duel-costs = costs { $n }
duel-damages = { $n } damage
duel-no-effect = No further effect.
duel-kind = Kind of technique
duel-kind-text = Some techniques are stronger after a { $kind } card of the same round.
duel-no-call = No more reinforcement can be called this round, or every place has one.
duel-why-done = You are done for this round.
duel-why-full = All three places are taken: take a card back first.

duel-ask-ban = Ban a ninja of the other camp.
duel-note-ban = Tap to look. A banned ninja takes no part.
duel-ask-name = Who of your camp fights now?
duel-note-name = Whoever has fought least; the first to step forward.
duel-ask-challenge = Whom do you challenge?
duel-note-challenge = Tap a player of the other camp.
duel-ask-discard = You hold too many: discard one.
duel-note-discard = At most five reinforcements in hand.
duel-ask-pick = Choose your ninja in secret.
duel-ask-pick-of = Send ninja { $n } of { $of }, in secret.
duel-note-pick = Tap to look. All are shown together.
duel-note-packed = 15 techniques are packed. All ninja are shown together.
duel-do-pick = Send { $ninja }
duel-do-ban = Ban { $ninja }
duel-do-look = Its cards
duel-do-discard = Discard { $card }
duel-not-this = not possible
duel-choose-one = choose one
duel-ask-pack = { $ninja }: 15 techniques come along.
duel-note-pack = { $n ->
    [0] Packed. A tap takes one along that stays out.
    [one] One more stays out: tap it.
   *[other] { $n } more stay out: tap them.
}
duel-to-go = { $n } to go
duel-ask-lay = { $place ->
    [1] Lay your first card.
    [2] Lay your second card.
   *[other] Lay your third card.
}
duel-ask-lay-of = { $place ->
    [1] { $ninja }: lay the first card.
    [2] { $ninja }: lay the second card.
   *[other] { $ninja }: lay the third card.
}
duel-ask-lay-done = All cards lie. Done?
duel-ask-forgotten = A chosen reinforcement isn’t laid. Done?
duel-do-without = Done without it
duel-do-place = Choose its place
duel-ask-laid = You are done for this round.
duel-to-lay = { $n } to lay
duel-purse = { $left } Chakra left after what lies.
duel-purse-dear = One card can’t be paid and won’t count.
duel-note-armed = Choose the place that it helps.
duel-ask-swap = Exchange a face-down card?
duel-note-swap = Choose a card of your hand first.
duel-note-swap-place = Now tap the card that it replaces.

duel-waits-ban = A ninja is being banned.
duel-waits-name = Who steps forward? Only those who have fought least.
duel-waits-challenge = { $name } has stepped forward and chooses an opponent.
duel-waits-discard = A reinforcement is discarded.
duel-waits-pick = Ninja are chosen in secret.
duel-has-sent = { $ninja } is sent. The others choose.
duel-hand-of = The cards of { $name }: { $ninja }.
duel-waits-lay = Cards are being laid.
duel-waits-swap = A card may be exchanged.
duel-waits-over = The game is over.

duel-end-blow = { $n } in one blow
duel-end-blow-who = { $ninja } against { $foe }
duel-end-clashes = { $n } of { $of } clashes
duel-end-clashes-who = won by { $name }, the most of all
duel-end-orders = { $n ->
    [one] { $n } order fulfilled
   *[other] { $n } orders fulfilled
}
duel-end-orders-who = Alliance { $n }, Akatsuki { $other }
duel-end-close = { $n } HP left
duel-end-close-who = the closest win: { $ninja }
duel-series-goes-on = The rematch goes on as best of three: { $score }
duel-seen-of = Shown of { $ninja }: { $n } of 15 techniques
duel-draw-nothing = By the rulebook a draw brings nobody XP.

## Terms

duel-term-hp = HP
duel-term-hp-text = The life of a ninja in this fight. At 0 it is beaten. Some techniques heal, never above the printed number.
duel-term-chakra = Chakra
duel-term-chakra-text = Pays for techniques. It is full again every round; “40 + 20” are two sources that add up to 60.
duel-term-damage = Damage
duel-term-damage-text = What a card counts in a clash. The higher number hits, and costs the other side so many HP.
duel-term-clash = Clash
duel-term-clash-text = The cards on one place meet. The higher number hits for its whole damage; equal numbers hit nobody. A beaten card keeps its effect.
duel-term-guard = Guard
duel-term-guard-text = Takes so much off every hit in this clash.
duel-term-evade = Evade
duel-term-evade-text = An attack up to this number counts 0 in this clash.
duel-term-pierce = Pierce
duel-term-pierce-text = An attack that doesn’t win its clash still does this damage; guard takes off from it.
duel-term-combo = Combination
duel-term-combo-text = More damage if a card of the named kind was used earlier in the same round.
duel-term-bound = Bound
duel-term-bound-text = The next card counts with its number only; its effect is lost.
duel-term-poison = Poison
duel-term-poison-text = So much damage at each later clash of this round.
duel-term-fuse = Explosion
duel-term-fuse-text = So much damage at the next clash of this round.
duel-term-endure = Endure
duel-term-endure-text = Once this round a ninja that would fall keeps 1 HP.
duel-term-heart = Second heart
duel-term-heart-text = Once in a fight a ninja that would fall rises again with these HP.
duel-term-place = Place
duel-term-place-text = Three cards are laid face down, in the order in which they will meet those of the other side.
duel-term-help = Reinforcement
duel-term-help-text = Laid face down on a place, it is turned over before the cards there are compared.
duel-term-orders = Secret order
duel-term-orders-text = Fulfil it in a fight that you win, and it brings its XP to your camp.
duel-term-xp = XP
duel-term-xp-text = Experience. The camp with more of it after nine turns wins: by missions, beaten ninja and secret orders.
duel-term-pair = Two against one
duel-term-pair-text = Each card of the pair is compared with the lone ninja’s card by itself.

## Ninja

duel-style-naruto = Rusher. Clones first, then one big blow.
duel-style-sakura = Healer with a hard fist. Wears the other side down.
duel-style-kakashi = Copies and counters. An answer to everything.
duel-style-shikamaru = Binds the opponent, then strikes at leisure.
duel-style-gaara = A wall of sand. What it grips, it crushes.
duel-style-guy = Pure fists. Opens gates and pays with his own life.
duel-style-jiraiya = Sage and toads. Slow to start, heavy in the end.
duel-style-bee = Tailed beast and rhythm. Hard to stop.
duel-style-naruto-2 = Six Paths. Strength in every card.
duel-style-itachi = Illusions and black fire. Takes away what you planned.
duel-style-kisame = Eats Chakra and grows on it.
duel-style-deidara = Explosions now and in the next clash.
duel-style-sasori = Puppets and poison. Time is on his side.
duel-style-hidan = Hurts himself to hurt you more.
duel-style-kakuzu = Many hearts, many elements. Rises again.
duel-style-pain = Six bodies: sees your hand and pushes all away.
duel-style-orochimaru = Snakes, poison and a way out.
duel-style-sasuke = Lightning. Quick cards that build on each other.
duel-style-kabuto = Heals, numbs, and outlasts.
duel-style-obito = Slips through attacks and strikes back.
duel-style-madara = Overwhelming blows behind a strong guard.
duel-style-jubi = A boss: enormous, and more than one can bear alone.
duel-style-obito-2 = A boss: truth-seeking orbs that void and pierce.
duel-style-madara-2 = A boss: everything, twice.
duel-style-kaguya = A boss: other worlds, other rules.
duel-style-sasuke-2 = Rinnegan. Swaps places and strikes where it hurts.

duel-key-1 = Lay the 1st card of your hand, or take it back
duel-key-2 = The same with the 2nd card
duel-key-3 = The same with the 3rd card
duel-key-4 = The same with the 4th card
duel-key-5 = The same with the 5th card
duel-key-6 = The same with the 6th card
duel-key-d = Done (or the orange button)
duel-key-u = Not done yet
