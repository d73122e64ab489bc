## The table: map, battles, action bar

exam-map = Forest map
exam-places = Map and battles
exam-about = { $what }: { $about }
exam-actions = Your move
exam-order = Order of turns
exam-waiting = Waiting for: { $names }
exam-wait-field = The battlefield is picked by: { $names }
exam-wait-place = A hero is placed by: { $names }
exam-wait-prepare = Laying cards in secret: { $names }
exam-wait-move = On the move: { $names }
exam-clock = Exam clock: round { $round } of { $rounds }
exam-round = Round { $round }
exam-final = The final
exam-battle = Battle: { $attacker } against { $defender }
exam-battle-turn = turn { $turn }
exam-preparing = laying cards
exam-fighting = in battle
exam-field = Battlefield: { $field }
exam-clearing =
    { $kind ->
        [tower] Tower
        [cliff] Cliff
        [find] A find in the mist
        [entrance] Entrance
       *[clearing] Clearing
    }, column { $column }, row { $row }
exam-in-tower = In the Tower: { $name }
exam-cell =
    column { $column }, row { $row }, { $kind ->
        [air] in the air
        [water] on the water
       *[ground] on the ground
    }

## Teams and heroes

exam-your-team = Your team
exam-about-team-naruto = Shadow clones, fire and first aid: a bit of everything.
exam-about-team-shino = Insects drain Chakra; fangs and the Byakugan strike up close.
exam-about-team-neji = Masters of melee, and kunai without end.
exam-about-team-shikamaru = Shadows and minds: rule the enemy's heroes.
exam-about-team-gaara = Sand that pins and shields, wind that pushes.
exam-about-team-dosu = Sound that pierces, pushes and bewilders.
exam-picking = A team is picked by: { $names }
exam-taken = Taken: { $name }
exam-spreading = Everyone spreads three level-ups in secret. Ready: { $ready } of { $all }
exam-ready = ready
exam-level = Level { $level } of 3
exam-from-level = level { $level }
exam-price = Level { $level }, Chakra { $chakra }
exam-heart = Health { $value } of { $most }
exam-chakra = Chakra { $value } of { $most }
exam-scroll-count =
    { $count ->
        [one] { $count } scroll
       *[other] { $count } scrolls
    }
exam-unseen = unseen
exam-none = none
exam-no-scroll = No scroll

## A battle

exam-attacker = attacks
exam-defender = defends
exam-facing-left = facing left
exam-facing-right = facing right
exam-in-smoke = In the smoke: { $hero }
exam-dazed = loses its next card
exam-seal = Fire seal of: { $name }
exam-token =
    { $turns ->
        [0] { $technique }, used by: { $hero }
        [one] { $technique }, used by: { $hero } ({ $turns } battle turn left)
       *[other] { $technique }, used by: { $hero } ({ $turns } battle turns left)
    }
exam-opened = Opened: { $card }
exam-laid = Laid: { $card }
exam-face-down = A card, face down
exam-choose-hero = Choose for a card: { $hero }
exam-lay-on = Next card for: { $hero }
exam-all-laid = Every hero has a card.
exam-lay = { $card }, lay on: { $hero }
exam-lies-on = { $card }, laid on: { $hero }
exam-face-left = Face left
exam-face-right = Face right
exam-seal-where = Fire seal: choose a marked cell.
exam-dash-price = 2 Health each
exam-cost = { $chakra } Chakra
exam-picked = Chosen so far: { $names }

## What a click would do

exam-dodge-chance = Dodges: { $chance }
exam-sure = Can't be dodged
exam-damage = Damage { $damage }
exam-warded = The attack will fail.
exam-will-hang = Ends in the air.
exam-will-burn = Sets off a fire seal. Dodges it: { $chance }
exam-no-reach = Reaches nothing from here.
exam-usable = Could be used now: { $names }

## Keys

exam-key-1 = First action card or technique
exam-key-2 = Second action card or technique
exam-key-3 = Third action card or technique
exam-key-4 = Fourth action card or technique
exam-key-5 = Fifth action card or technique
exam-key-6 = Sixth action card or technique
exam-key-q = Your first hero
exam-key-w = Your second hero
exam-key-e = Your third hero
exam-key-l = Face left
exam-key-r = Face right
exam-key-b = Back
exam-key-x = Done, stay or do nothing
exam-key-m = On to the next: map or battle

## The end

exam-end-places = The teams
exam-end-levels = levels { $levels }
exam-end-battles = The battles
exam-end-blow = −{ $count } Health at once
exam-end-blow-who = { $name }, the hardest blow
exam-end-dodges = { $count ->
    [one] Dodged once
   *[other] Dodged { $count } times
}
exam-end-dodges-who = { $name }, the nimblest
exam-end-wins = { $count ->
    [one] { $count } battle won
   *[other] { $count } battles won
}
exam-end-wins-who = { $name }, most of all
exam-end-techniques = { $count ->
    [one] { $count } technique
   *[other] { $count } techniques
}
exam-end-techniques-who = { $name } used the most
exam-end-long = { $count ->
    [one] { $count } battle turn
   *[other] { $count } battle turns
}
exam-end-long-who = { $name } against { $other }, the longest
