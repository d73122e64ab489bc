## The table: map, battles, action bar

exam-map = Forest map
exam-places = Map and battles
exam-about = { $what }: { $about }
exam-order = Order of turns
exam-round = Round { $round }
exam-final = The final
exam-arena = The arena
exam-series = Best of three: { $names }
exam-battle = Battle: { $attacker } against { $defender }
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

exam-about-team-naruto = Shadow clones, fire and first aid: a bit of everything.
exam-about-team-shino = Insects drain Chakra; fangs and the Byakugan strike up close.
exam-about-team-neji = Masters of melee, and kunai without end.
exam-about-team-shikamaru = Shadows and minds: rule the enemy's heroes.
exam-about-team-gaara = Sand that pins and shields, wind that pushes.
exam-about-team-dosu = Sound that pierces, pushes and bewilders.
exam-ready = ready
exam-level = Level { $level } of 3
exam-from-level = level { $level }
exam-heart = Health { $value } of { $most }
exam-chakra = Chakra { $value } of { $most }
exam-unseen = unseen
exam-no-scroll = No scroll

## A battle

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
exam-choose-hero = Choose: { $hero }
exam-all-laid = Every hero has a card.
exam-lay = { $card }, lay on: { $hero }
exam-cost = { $chakra } Chakra
exam-picked = Chosen so far: { $names }

## What a click would do

exam-will-hang = Ends in the air.
exam-will-burn = Sets off a fire seal, which hits: { $chance }.
exam-no-reach = Reaches nobody from here.
exam-nobody = nobody
exam-vain = in vain
exam-in-vain = Would do nothing: { $why }.
exam-sure = can’t be dodged
exam-warded = the next attack fails

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
exam-key-r = Turn round with the next action
exam-key-b = Back
exam-key-x = Done, stay or do nothing
exam-key-m = On to the next: map or battle

## The end

exam-end-places = The teams
exam-end-levels = levels { $levels }
exam-end-battles = The battles
exam-end-three = { $team } wins, led by { $name }
exam-end-decisive = The decisive blow
exam-end-decisive-text = { $hero } took { $count } Health from { $name }.
exam-end-again = See it again
exam-end-foreseen = The winner was foreseen
exam-end-foreseen-who = by { $names }: { $n } of { $all }
exam-end-blow = −{ $count } Health at once
exam-end-blow-who = { $name } at { $other }, the hardest blow
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

## Prompts
exam-ask-place = Where does { $hero } start?
exam-ask-lay = Lay a card on { $hero }.
exam-ask-open-card = Open { $hero }’s card.
exam-ask-fall = Where does { $hero } land?
exam-ask-face = Which way does { $hero } look now?
exam-face-left = Look left
exam-face-right = Look right
exam-note-out = Your exam is over: you may leave.
exam-ask-return = Where does { $hero } come out?
exam-do-run = Where does { $hero } run?
exam-do-jump = Where does { $hero } jump?
exam-do-melee = Whom does { $hero } strike?
exam-do-equipment = Which item does { $hero } use?
exam-do-technique = Which technique for { $hero }?
exam-do-concentration = { $hero } concentrates?
exam-do-focus = A die roll of Chakra back.
exam-do-unleash = All Chakra back.
exam-note-dash = Dashed: a dash, 2 Health of every hero.
exam-note-no-dash = Too weak to dash: 2 Health or less.
exam-note-search = 4 or more needed: 50 %.
exam-ask-meet = You stand before { $name }.
exam-note-meet =
    { $n ->
        [0] Health { $own } : { $theirs } · no scroll there
       *[other] Health { $own } : { $theirs } · their scrolls: { $scrolls }
    }
exam-note-wounded = Badly wounded!
exam-note-lay = One tap lays it, one takes it back.
exam-note-place = Lit cells are yours.
exam-note-raise = All Health and Chakra of the new level.
exam-ends = No more upkeep. Then the hero acts.
exam-note-upkeep = Acting pays { $n } Chakra of upkeep.
exam-note-kunai = Kunai: tap an enemy.
exam-note-seal = Fire seal: tap a lit cell.
exam-go-on = Move on
exam-lead = Lead { $team }
exam-levels-left = Still to spread: { $n }
exam-take-back = Take back
exam-turn = Turn round
exam-turns = Turns round
exam-cards-lie = Your cards lie.
exam-over = The exam is over.
exam-waits-teams = Teams are being picked.
exam-waits-levels = Levels are spread in secret.
exam-waits-forest = The exam goes on.
exam-waits-final = The final goes on.
exam-waits-arena = The battle goes on.
exam-waits-meet = A team stands before you: will it attack?
exam-waits-walks = A team is on its way.
exam-waits-tower = You wait in the Tower for the second team.
exam-waits-acts = { $hero } acts.
exam-waits-opens = The next card is chosen.
exam-waits-lays = Cards are being laid.
exam-waits-place = Heroes are being placed.
exam-waits-field = The battlefield is being picked.
exam-waits-raises = What comes of the battle is chosen.
exam-hits = Hits: { $names }
exam-before = Before the start
exam-turn-of = turn { $turn }/{ $last }

## Hand and panels
exam-none-left = none left
exam-a-find = a find
exam-aim = Your aim
exam-aim-one = Win a scroll of { $scroll }, { $players ->
    [2] then be first at the Tower
   *[other] then be one of the first two teams at the Tower
}.
exam-aim-none = Win both scrolls in battle.
exam-aim-victories = You have both. Win { $n ->
    [one] { $n } battle
   *[other] { $n } battles
} more, then to the Tower!
exam-aim-both = You have both: to the Tower!
exam-top = Level 3: nothing above.
exam-rises = Level { $level } → { $next }
exam-new = New at { $level }
exam-nothing-new = No new technique.
exam-log-battle = { $names } · turn { $turn }
exam-show-strikes = Show where it strikes
exam-show-cells = Show on the field
exam-common = Everyone also knows: { $names }.

## Why a technique is grey
exam-why-level-too-low = opens at level { $level }
exam-why-no-chakra = needs { $n } Chakra
exam-why-blocked = silenced for now
exam-why-tokens-out = already at work
exam-why-pinned = held in its place
exam-why-puppet-led = the puppet has moved
exam-why-aim = not possible here
exam-why-area = nobody on the cells
exam-why-within = nobody within { $reach }
exam-why-turncoat = nobody within { $reach }
exam-why-around = nobody within { $reach }
exam-why-row = nobody in the row
exam-why-ahead = nobody ahead
exam-why-neighbour = nobody beside
exam-why-charge = nobody on the way
exam-why-held = nobody is held
exam-why-hexed = no token to end
exam-why-below = no room above
exam-why-beside = needs the puppet
exam-why-course = no free way
exam-why-cell = no free cell

## Scenes
exam-hit = Hit!
exam-dodged = Dodged!
exam-dodges-at = { $hero } dodges with { $n } or less
exam-shout-down = { $hero } is down!
exam-shout-warded = Warded off!
exam-search-hit = It may be opened!
exam-search-miss = Nothing found.
exam-rolled = Rolled { $roll }, { $needed } or more needed.
exam-begins = Battle!
exam-you-win = You win the battle!
exam-wins = { $name } wins the battle
exam-both-lost = Both have lost
exam-why-beaten = No hero of { $name } is left standing.
exam-why-more = After turn { $turn } more standing heroes win.
exam-why-health = After turn { $turn } equal heroes: more Health wins.
exam-why-both = Nobody was stronger.
exam-stand = standing: { $n }
exam-scroll-goes = A scroll of { $other } goes to { $name }.
exam-scroll-none = No scroll changes hands.
exam-enters = In the Tower!
exam-again = Once more!
exam-out = Out, not in the Tower in time: { $names }
exam-rings = The clock rings!
exam-rings-why = The two best teams go on.
exam-gone = Left: the team is out.

## Words of the game
exam-field-forest = Branches at many heights, ground below.
exam-field-waterfall = Ledges, a bridge, water one can stand on.
exam-field-cave = Low: five rows, narrow ledges.
exam-term-scroll = Scrolls
exam-term-scroll-text = Air and Earth: one of each opens the Tower. Who wins a battle takes one unseen.
exam-term-tower = Tower
exam-term-tower-text = With two players the first team there with both scrolls wins; with more the first two fight the final.
exam-term-find = Finds
exam-term-find-text = In the mist: roll 4 or more to open. Missed: try again next turn by staying.
exam-term-dodge = Dodge
exam-term-dodge-text = The target rolls a die: at most its Dodge, and the attack fails. With 0 or less there is no dodging.
exam-term-behind = From behind, from above
exam-term-behind-text = From at least one column to the rear: Dodge −2. From a higher row: Dodge −1.
exam-term-neighbour = Neighbouring
exam-term-neighbour-text = Left, right, above or below, never diagonal.
exam-term-within = Within n
exam-term-within-text = Columns plus rows, whatever stands between.
exam-term-hang = In the air
exam-term-hang-text = Without ground a hero hangs, and falls after its next action.
exam-term-token = Tokens
exam-term-token-text = Lasting techniques leave one. Round: one’s own; slanted: an enemy’s.
