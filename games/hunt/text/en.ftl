name = The Hunt
tagline = A team of heroes hunts the Akatsuki from village to village, and wins or loses together.
door = All against the Akatsuki
minutes = 60-120
how-1 = Lead your hero from village to village: one team against the Akatsuki.
how-2 = Roll the dice of a technique against the enemy’s Defence.
how-3 = Beat the bosses by the end of the last turn. You win or lose together.

## Options

option-mode = Difficulty
option-mode-hint = Easy has four turns per round; Expert turns the heroes and Tobi over and lays the red traps.
option-mode-easy = Easy
option-mode-normal = Normal
option-mode-expert = Expert
option-hidden = Hidden hands
option-hidden-hint = Players see only the cards of the heroes they lead.
option-extra_turn = One more turn per round
option-extra_turn-hint = In Normal and Expert the Victory token starts on space 0.
option-extra_health = One more Health
option-extra_health-hint = Every hero starts with 4 Health, and 4 is the most.
option-fewer_zetsu = Zetsu cards removed
option-fewer_zetsu-hint = Takes up to 2 of the 4 Zetsu cards out of the deck.
option-pauses = Pauses at injuries
option-pauses-hint = Players may ask to stop briefly at every injury of their heroes, so that companions can speak.
option-short = Short hunt
option-short-hint = Our own variant: five villages instead of nine, the bosses in round 5.
option-short-length = 40 to 75 minutes
option-crawl = Crawling
option-crawl-hint = Our own rule: once a round a paralysed hero may crawl one area towards Konoha, and does nothing else in that turn.
option-clock = Time per question (seconds)
option-clock-hint = 0 means no limit.

## Questions

ask-pick = Pick your hero.
ask-begin = Who acts next? Step in with your hero.
ask-act = Your hero acts: move, meditate, fight, or end.
ask-need = Which card carries this attack?
ask-special = The special die has fallen. Go on when everyone has spoken.
ask-before = Add a fight card, or roll without one.
ask-reroll = Roll dice again, or go on.
ask-mark = Which dice are rolled again?
ask-choose = Which other enemy does the power reach?
ask-after = The attack misses. Go on when everyone has spoken.
ask-aim = Whom do you fight after your dash?
ask-injury = An injury is about to fall. Answer it, or endure it.
ask-name = Which hero takes the injury?
ask-refill = Discard a card, or keep your hand.
ask-ride = Does your hero fly along?
ask-look = Where do the rats look?
ask-top = Which card goes on top?
ask-hope = Every hero is paralysed. Can you lift it?
ask-crawl = Paralysed: crawl towards Konoha, or stay?
ask-support = Play a support card, or stay silent.

## Buttons

verb-pick = Pick
verb-begin = Step in
verb-end = Done
verb-move = Move
verb-land = Land
verb-dash = Dash and fight
verb-meditate = Meditate
verb-fight = Fight
verb-card = Use the fight card
verb-roll = Roll
verb-back = Take back
verb-go = Go on
verb-taijutsu = Roll a blank again
verb-mark = Mark the die
verb-done = Done
verb-target = Choose
verb-aim = Attack
verb-name = Name
verb-endure = Endure
verb-crawl = Crawl
verb-support = Play the support
verb-pass = Stay silent
verb-discard = Discard
verb-keep = Keep
verb-ride = Fly along
verb-stay = Stay here
verb-look = Look
verb-top = Put on top
verb-pause = Pauses at injuries

## What happened

event-pick = { $player } leads { $hero }.
event-round = Round { $round } begins; Tobi stands here: { $area }.
event-turn = A new turn of round { $round }; the token stands on space { $capture }.
event-begin = { $hero } steps in.
event-end = { $hero } is done.
event-move = { $hero } moves to: { $area }.
event-crawl = { $hero } crawls to: { $area }.
event-meditate = { $hero } meditates.
event-chakra = { $hero } takes Chakra and has { $chakra }.
event-trap = { $hero } springs a trap: { $card }.
event-revealed = Revealed: { $card }.
event-summon = Summoned: { $card }, in { $area }.
event-talent = { $card }: { $talent }
event-fight = { $hero } fights: { $card }.
event-back = { $hero } thinks again.
event-special = The special die shows: { $face }.
event-technique = { $hero } uses: { $card }.
event-roll = { $hero } rolls { $hits ->
    [one] { $hits } Hit
   *[other] { $hits } Hits
} and { $powers } × Power.
event-taijutsu = { $hero } rolls a blank again.
event-power = The power takes effect: { $card }.
event-weakened = { $card } has 1 Defence less until the turn ends.
event-silenced = { $card } has no talents until the turn ends.
event-immobilised = { $card } is immobilised.
event-freed = { $card } is no longer immobilised.
event-missed = { $hero } misses: { $card }.
event-wound = { $hero } injures: { $card }. Health left: { $health }.
event-eliminated = { $hero } eliminates: { $card }.
event-experience = { $hero } has { $experience } Experience.
event-level = { $hero } grows stronger. { $attribute }: { $old } → { $new }.
event-extra = { $hero } may act { $count ->
    [one] once more
   *[other] { $count } times more
}.
event-support = { $hero } plays: { $card }.
event-support-on = { $hero } plays: { $card }, on: { $target }.
event-burnt = { $hero } pays with Health and has { $health } left.
event-threat = An injury threatens { $hero }. Its cause: { $card }.
event-named = { $hero } shall take the injury. Its cause: { $card }.
event-injury = { $hero } is injured and has { $health } Health. The cause: { $card }.
event-avoided = { $hero } avoids the injury. Its cause: { $card }.
event-fallen = { $hero } is at 0 Health and loses all Experience.
event-paralysed = { $hero } is paralysed.
event-lifted = { $hero } can act again.
event-healed = { $hero } has { $health } Health again.
event-rides = { $hero } flies along.
event-stays = { $hero } stays.
event-looked = { $hero } looks at: { $area }.
event-cleared = { $hero } clears a trap in { $area }: { $card }.
event-foresaw = { $hero } looks at the next { $count } Akatsuki cards.
event-ordered = { $hero } puts the cards back.
event-seen = { $hero } sees: { $card }.
event-akatsuki = The Akatsuki strike.
event-discard = { $hero } discards: { $card }.
event-draw = { $hero } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-drew = { $hero } drew: { $card }.
event-reshuffle = { $hero } shuffles the discard pile into a new deck.
event-round-won = Round { $round } is won for the Leaf.
event-round-lost = Round { $round } goes to the Akatsuki.
event-under = { $card } goes under the deck.
event-retrap = New traps lie on every free area; { $count } lie face down now.
event-victory = Tobi and the Gedo Statue are beaten. The hunt is won!
event-defeat = The hunt is lost.
event-lapse = { $player } ran out of time.
event-left = { $player } has left the hunt.
event-handed = { $player } leads { $hero } from now on.
event-pause = { $player } has changed the pauses at injuries.

## Why not

refusal-hero-taken = Another player leads this hero.
refusal-not-your-hero = You do not lead this hero.
refusal-paralysed = A paralysed hero cannot act.
refusal-another-acts = Another hero is acting and finishes first.
refusal-already-done = This hero is done for this turn.
refusal-begin-first = Step in with your hero first.
refusal-finish-first = Something else has to be settled first.
refusal-land-first = Fly on, or land first.
refusal-no-actions = No action is left.
refusal-not-adjacent = No path leads there in one step.
refusal-held = An enemy holds you: leaving costs 2 actions.
refusal-not-revealed = There is no such revealed enemy.
refusal-too-far = This enemy is too far away.
refusal-not-ranged = That takes a Ranged fight card you can pay for.
refusal-protected = A Protector has to be fought first.
refusal-not-there = Name a hero in that area who has Health left.
refusal-no-support = This is no support card.
refusal-no-fight-card = This is no fight card.
refusal-one-fight-card = One fight card per fight.
refusal-not-in-hand = Your heroes do not hold this card.
refusal-too-little-chakra = There is not enough Chakra.
refusal-no-moment = Supports have to wait for the next moment.
refusal-no-use = This card would do nothing now.
refusal-rested = Meditating would give this hero nothing.
refusal-hand-too-large = Discard down to your Strategy first.
refusal-already-decided = This hero has decided already.

## How it ended

reason-bosses-fell = Tobi and the Gedo Statue were eliminated in time.
reason-bosses-stand = The last turn ended before both bosses fell.
reason-all-paralysed = Every hero is paralysed, and no card can lift it.
reason-abandoned = Everyone has left the hunt.

## Card texts

text-fight = Fight card. Chakra: { $cost }. Strength: +{ $strength }.
text-support = Support card. Chakra: { $cost }.
text-or = One of two: { $first } { $second }
text-enemy = Health { $health }, Defence { $defence }.
text-zetsu = Defence { $defence }.
text-tobi = Health { $two } with two heroes, { $three } with three, { $four } with four, { $five } with five. Defence { $defence }.
text-tobi-easy = In Easy: Health { $two }, { $three }, { $four }, { $five }.
text-tobi-short = Short hunt ({ $mode }): Health { $two }, { $three }, { $four }, { $five }.
text-gedo-statue = Health: the number of heroes. Defence: { $defence }, and 1 more for every lost round.
text-paper-bomb = One hero in the area takes 1 injury; then the bombs are gone. They are no enemy.
text-hero = Strength { $strength } (dice in a fight). Chakra { $chakra }. Strategy { $strategy } (cards in hand).
text-raise-strength = Experience { $level }: +1 Strength.
text-raise-chakra = Experience { $level }: +1 Chakra.
text-raise-strategy = Experience { $level }: +1 Strategy.
talent-taijutsu = Taijutsu: may roll 1 blank again in each fight.
talent-flight = Flight: enemies neither stop nor hold this hero’s moves.
talent-strategist = Strategist: may discard 2 cards instead of 1 before drawing.
talent-stamina = Stamina: meditating gives 2 Chakra instead of 1.
effect-ranged = Ranged: may aim at an adjacent area.
needs-water = The power works only in water areas.
effect-stealth = Ignores Protectors.
effect-dash = Instead of naming a target you may move 1 area (for 2 actions if an enemy holds you) and fight there.
effect-backlash = Your hero takes 1 injury after the fight.
effect-grip = +{ $count } Strength more against an immobilised target.
effect-actions = Power: { $count ->
    [one] { $count } extra action.
   *[other] { $count } extra actions.
}
effect-injure = Power: the target takes { $count ->
    [one] { $count } injury at once.
   *[other] { $count } injuries at once.
}
effect-hits = Power: +{ $count ->
    [one] { $count } Hit.
   *[other] { $count } Hits.
}
effect-weaken = Power: Defence of the target −{ $count } until the turn ends.
effect-injure-other = Power: { $count } injury to another enemy in the target’s area.
effect-immobilise = Power: the target is immobilised.
effect-blank-hits = Power: { $count } blank die counts as 1 Hit.
effect-silence = Power: the target has no talents until the turn ends.
effect-second = Power: the total also counts against a second enemy there.
effect-everyone = Power: the total counts against every enemy there.
effect-heal-own = Power: your hero regains { $count } Health.
effect-reroll-blanks = Power: roll all blanks again.
effect-reroll-any = Power: roll any of the dice again.
effect-extra = Your hero has { $count } extra action.
effect-burn = Lose 1 Health for { $count } extra action.
effect-lower = Defence of the fight’s target −{ $count } for this fight.
effect-lower-near = Defence of a fight’s target in your area −{ $count } for this fight.
effect-fury = +{ $count } Strength in each of your hero’s fights this turn.
effect-focus = +{ $count } Strength in your hero’s next fight this turn.
effect-avoid = Your hero avoids an injury and all it would cause.
effect-shield = A hero in your area avoids an injury and all it would cause.
effect-heal-near = A hero in your area regains { $count } Health.
effect-heal-others = Every other hero regains { $count } Health.
effect-lift-near = { $count ->
    [0] Lift the paralysis of a hero in your area.
   *[other] Lift the paralysis of a hero in your area or an adjacent one.
}
effect-rebirth = Your hero regains all Health, and its paralysis is lifted.
effect-reroll-special = Roll the special die again.
effect-reroll-dice = Roll any of your hero’s dice again, once.
effect-bind = { $count ->
    [0] Immobilise an enemy in your area.
    [1] Immobilise an enemy in your area or an adjacent one.
   *[other] Immobilise an enemy up to { $count } areas away.
}
effect-sprint = While your hero acts: move 1 or { $count } areas without an action. No enemy holds you, but entering its area ends the move.
effect-carry = While your hero acts: fly up to { $count } areas without an action, with one willing hero from your area if you like.
effect-scout = Look at what lies face down in up to 2 areas, at most { $count } areas away. Paper bombs found this way are cleared.
effect-rally = Every other hero in your area or an adjacent one has { $count } extra action.
effect-draw = Draw { $count } cards.
effect-foresee = Look at the next { $count } Akatsuki cards and put them back in any order.

## Talents

id-call-susanoo = Special die; Sharingan: Susano’o is summoned and becomes the target.
id-replace = Special die; Rinnegan: the first Pain in the deck takes his place with 1 less Defence and becomes the target.
id-dodge = Dodges the first injury of each turn.
id-untouchable = Attacks from his own area have no effect.
id-seal = Cancels 1 Power of every roll.
id-grudge = Inflicts 1 more injury for each fight card played against him this turn.
id-feed = Gains 1 Health when he injures a hero.
id-drain = The injured hero loses 1 Chakra.
id-call-creature = Summons a Creature in every Akatsuki phase.
id-twice = The injured hero takes 1 more injury.
id-call-puppet = When revealed: summons the Puppet.
id-revive = When revealed: the eliminated Akatsuki are shuffled back into the deck.
id-blast = When eliminated: 1 injury to every hero in the area and the adjacent ones.
id-rooted = Health 1 + the traps on the board; each trap removed injures him; once eliminated, new traps are laid at the end of the round.
id-eye = Whoever fights in his area rolls the special die; Sharingan: the hero is paralysed and the fight stops.
id-void = Rinnegan: the power of the fight card is cancelled.
id-all = Injures every hero on the board.
id-paralyse = Paralyses the hero it injures.
id-mirror = Special die; Sharingan: the attack turns against the hero, its power is cancelled.
id-foil = Special die; Sharingan: the attack fails.
id-tax = Fight cards against her cost 1 more Chakra.
id-call-snake = When revealed: summons a Snake.
id-harden = Gains 1 Defence each time he injures a hero.
id-copy = Has the Defence and the talent of the last Akatsuki member eliminated; before that Defence 4 and no talent.
id-water = +1 Defence in water areas.
id-protect = Protector: has to be fought before other enemies in its area.

## The table

label-health = Health
label-chakra = Chakra
label-strength = Strength
label-strategy = Strategy
label-experience = Experience
label-defence = Defence
label-actions = Actions
label-hand = Hand
label-deck = Deck
label-pile = Discard pile
label-round = Round { $round } of { $of }
label-capture = Capture line
label-score = Score line
label-leaf = Leaf
label-akatsuki = Akatsuki
label-cards = Akatsuki cards in play
label-heroes = Heroes
label-enemies = Enemies
label-trap = Trap, face down
label-tobi = Tobi’s figure
label-water = Water
label-waiting = Yet to act
label-done = Done
label-paralysed = Paralysed
label-immobilised = Immobilised
label-silenced = Without talents
label-hits = Hits: { $hits }
label-special = Special die
label-odds = Chance to injure: { $percent } %
label-no-card = No card
label-cost = Actions: { $cost }
label-stops = Your move ends there
label-free = Free
label-eliminated = Eliminated
label-pause-on = Stop at every injury
label-pause-off = No more stops at injuries

## Rules

rules-1-title = The aim
rules-1 =
    You are ninja of Konoha, the Hidden Leaf Village, and you play together. Over nine rounds, five in a short hunt, the Akatsuki visit one village after the other. In every round but the last you hunt the members who come there; in the last one Tobi and the Gedo Statue stand in Konoha itself.

    You win if both bosses are eliminated before the last turn of the last round ends. Every round you lose before makes the Gedo Statue harder to hurt. You lose when that last turn is over, or before it, when all heroes are paralysed and nobody holds a card to lift it.

    Each player leads one hero. Whoever plays alone leads two.
rules-2-title = What heroes do
rules-2 =
    A round has 3 turns, in Easy 4. In each turn every hero acts once, in any order you like: 2 actions out of move, meditate and fight. A hero finishes before another begins.

    Move: 1 or 2 steps. An area with an enemy or a trap ends the move. Leaving an area with an enemy costs 2 actions. Heroes with Flight are neither stopped nor held; what lies face down is revealed where they land.

    Meditate: take 1 Chakra, never more than the hero card allows; in Konoha also 1 Health, but not in the last round.
rules-3-title = Fighting
rules-3 =
    Choose a revealed enemy in your area; with a Ranged card also one in an adjacent area. You may add one fight card and pay its Chakra. Roll as many dice as your Strength, at most 6; more Strength than that is a Hit each.

    If the Hits reach the enemy’s Defence, it loses 1 Health. A Power face makes the power of your fight card work, whether you hit or not. Protectors have to be fought first. Some members have talents that change this: Tendo can only be hurt from an adjacent area.

    Whoever eliminates an enemy gains 1 Experience, which raises attributes.
rules-4-title = The special die
rules-4 =
    Whoever fights Itachi, Nagato, Sasuke or Danzo, or any enemy in Tobi’s area, rolls the special die first. Three of its faces show Defence: the target has 1 Defence more in this fight. Two show Rinnegan and one Sharingan: they set off the talents of that name.

    Tobi’s Sharingan paralyses the hero and ends the fight. Genjutsu Release rolls the special die again.
rules-5-title = Support cards
rules-5 =
    Supports may be played at almost any time, also in a companion’s fight, before an injury falls, and by paralysed heroes. The fighting player ends the moments of a fight; the player of the injured hero ends the moment before an injury. Nobody else has to click, and a support opens the moment anew for all.
rules-6-title = Traps
rules-6 =
    A trap lies face down on every area without a number. Whoever enters reveals it: paper bombs injure a hero there and are gone; a Zetsu stays, and paralyses the hero it injures. Keep an action to fight what you find.
rules-7-title = The Akatsuki phase
rules-7 =
    When all heroes are done, every revealed enemy injures one hero in its area; you choose whom. An immobilised enemy does nothing and is free again afterwards.

    Then each hero takes 1 Chakra, may discard 1 card, and draws up to Strategy. If no Akatsuki card is left, the round is won; summoned enemies and traps don’t count. Otherwise the token moves on; if it cannot, the round is lost.

    In every new round 2 Akatsuki cards come into play face down, with two or three heroes only 1.
rules-8-title = Injury and paralysis
rules-8 =
    Heroes have 3 Health. An injury costs 1. At 0 Health a hero loses all Experience and is paralysed: no more actions until the end of the game, unless a technique lifts it. Healing alone does not. Paralysed heroes still take Chakra, draw and play supports.
rules-9-title = Difficulty
rules-9 =
    Easy: 4 turns per round. Normal: 3 turns. Expert: 3 turns, heroes without Experience, a Tobi with one more talent, and the red traps with Sasuke’s and Orochimaru’s people. How much Health Tobi has differs with the difficulty, the length of the hunt and the number of heroes: it stands on his card.

    A short hunt, a variant of ours, visits the last five villages only: four rounds, then the bosses. With crawling, a rule of ours, a paralysed hero may crawl one area towards Konoha once a round, and does nothing else in that turn.

## Heroes

id-naruto = Naruto Uzumaki
id-sakura = Sakura Haruno
id-kakashi = Kakashi Hatake
id-rock-lee = Rock Lee
id-sai = Sai
id-shikamaru = Shikamaru Nara

## Areas

id-suna = Suna
id-kumo = Kumo
id-kiri = Kiri
id-iwa = Iwa
id-kusa = Kusa
id-yu = Yu
id-taki = Taki
id-ame = Ame
id-konoha = Konoha
id-fire-forest = Western Fire Forest
id-land-of-rivers = Land of Rivers
id-demon-desert = Demon Desert
id-canyon-border = Canyon Border
id-rain-plains = Rain Plains
id-kannabi-bridge = Kannabi Bridge
id-tenchi-bridge = Tenchi Bridge
id-earth-pass = Earth Pass
id-stone-badlands = Stone Badlands
id-valley-of-the-end = Valley of the End
id-land-of-sound = Land of Sound
id-land-of-iron = Land of Iron
id-hot-springs-road = Hot Springs Road
id-frost-pass = Frost Pass
id-unraikyo = Unraikyo
id-lightning-strait = Lightning Strait
id-naka-river = Naka River
id-great-naruto-bridge = Great Naruto Bridge
id-open-sea = Open Sea
id-mist-archipelago = Mist Archipelago

## Faces of the dice

id-strength = { label-strength }
id-chakra = { label-chakra }
id-strategy = { label-strategy }
id-blank = blank
id-hit = 1 Hit
id-double = 2 Hits
id-power = Power
id-defence = Defence
id-sharingan = Sharingan
id-rinnegan = Rinnegan

## Akatsuki

card-itachi = Itachi Uchiha
card-nagato = Nagato
card-konan = Konan
card-tendo = Pain: Tendo
card-ningendo = Pain: Ningendo
card-kisame = Kisame Hoshigaki
card-hidan = Hidan
card-gakido = Pain: Gakido
card-chikushodo = Pain: Chikushodo
card-shurado = Pain: Shurado
card-sasori = Sasori
card-jigokudo = Pain: Jigokudo
card-kakuzu = Kakuzu
card-deidara = Deidara
card-zetsu = Zetsu
card-zetsu-1 = Zetsu
card-zetsu-2 = Zetsu
card-zetsu-3 = Zetsu
card-zetsu-4 = Zetsu
card-tobi = Tobi
card-tobi-a = Tobi (face A)
card-tobi-b = Tobi (face B)
card-gedo-statue = Gedo Statue

## Traps and summons

card-paper-bomb = Paper bombs
card-zetsu-level-1 = Zetsu, level 1
card-zetsu-level-2 = Zetsu, level 2
card-sasuke = Sasuke
card-danzo = Danzo
card-karin = Karin
card-orochimaru = Orochimaru
card-jugo = Jugo
card-kabuto = Kabuto
card-suigetsu = Suigetsu
card-susanoo = Susano’o
card-puppet = Puppet
card-snake = Snake
card-creature = Creature
card-back = Face down

## Techniques of several heroes

technique-substitution = Substitution Jutsu
technique-transformation = Transformation Jutsu
technique-clone = Clone Jutsu
technique-shadow-clone = Shadow Clone Jutsu
technique-genjutsu-release = Genjutsu Release

## Naruto

card-multi-shadow-clone = Multi Shadow Clone Jutsu
card-frog-kumite = Frog Kumite
card-nine-tails-chakra-mode = Nine-Tails Chakra Mode
card-uzumaki-barrage = Uzumaki Barrage
card-rasengan = Rasengan
card-giant-rasengan = Giant Rasengan
card-wind-style-rasengan = Wind Style: Rasengan
card-rasenshuriken = Wind Style: Rasenshuriken
card-gamabunta = Summoning: Gamabunta
card-shadow-clone-naruto = { technique-shadow-clone }
card-sexy-jutsu = Sexy Jutsu
card-sage-mode = Sage Mode
card-substitution-naruto = { technique-substitution }
card-transformation-naruto = { technique-transformation }

## Sakura

card-inner-sakura = Inner Sakura
card-clone-sakura = { technique-clone }
card-superhuman-strength = Superhuman Strength
card-heavenly-foot-of-pain = Heavenly Foot of Pain
card-chakra-scalpel = Chakra Scalpel
card-cherry-blossom-impact = Cherry Blossom Impact
card-ground-splitting-punch = Ground-Splitting Punch
card-hundred-seal = Strength of a Hundred Seal
card-mystical-palm = Mystical Palm
card-poison-extraction = Poison Extraction
card-katsuyu = Katsuyu: Network Healing
card-creation-rebirth = Creation Rebirth
card-substitution-sakura = { technique-substitution }
card-genjutsu-release-sakura = { technique-genjutsu-release }

## Kakashi

card-water-dragon = Water Style: Water Dragon Jutsu
card-substitution-kakashi = { technique-substitution }
card-transformation-kakashi = { technique-transformation }
card-thousand-years-of-death = Thousand Years of Death
card-headhunter = Earth Style: Headhunter
card-fireball = Fire Style: Fireball
card-lightning-beast = Lightning Beast
card-lightning-blade = Lightning Blade
card-great-waterfall = Water Style: Great Waterfall
card-kamui = Kamui
card-sharingan = Sharingan
card-shadow-clone-kakashi = { technique-shadow-clone }
card-fanged-pursuit = Fanged Pursuit
card-mud-wall = Earth Style: Mud Wall

## Rock Lee

card-leaf-hurricane = Leaf Hurricane
card-leaf-gale = Leaf Gale
card-leaf-rising-wind = Leaf Rising Wind
card-strong-fist = Strong Fist
card-dynamic-entry = Dynamic Entry
card-leaf-great-whirlwind = Leaf Great Whirlwind
card-drunken-fist = Drunken Fist
card-nunchaku = Nunchaku
card-primary-lotus = Primary Lotus
card-hidden-lotus = Hidden Lotus
card-sixth-gate = Sixth Gate: View
card-dancing-leaf = Shadow of the Dancing Leaf
card-flames-of-youth = Flames of Youth
card-remove-the-weights = Remove the Weights

## Sai

card-ink-lions = Super Beast Scroll: Lions
card-ink-snakes = Super Beast Scroll: Snakes
card-ink-octopus = Super Beast Scroll: Octopus
card-exploding-ink-birds = Exploding Ink Birds
card-tiger-vision = Tiger Vision Staring Bullet
card-ink-giants = Ink Giants
card-tanto-strike = Tanto Strike
card-assassination-art = Assassination Art
card-ink-bird = Super Beast Scroll: Bird
card-ink-rats = Super Beast Scroll: Rats
card-ink-clone = Ink Clone
card-ink-mist = Ink Mist
card-substitution-sai = { technique-substitution }
card-transformation-sai = { technique-transformation }

## Shikamaru

card-shadow-possession = Shadow Possession Jutsu
card-shadow-gathering = Shadow Gathering
card-shadow-strangle = Shadow Strangle Jutsu
card-shadow-stitching = Shadow Stitching Jutsu
card-shadow-grab = Shadow Grab
card-shadow-shuriken = Shadow Possession Shuriken
card-chakra-blades = Chakra Blades
card-exploding-tag = Exploding Tag Trap
card-ino-shika-cho = Ino–Shika–Cho Formation
card-iq-plan = Two-Hundred-IQ Plan
card-shogi-foresight = Shogi Foresight
card-genjutsu-release-shikamaru = { technique-genjutsu-release }
card-clone-shikamaru = { technique-clone }
card-substitution-shikamaru = { technique-substitution }
