name = Chunin Exam
tagline = Three ninja, one scroll, a deadly forest: win the other scroll and be first at the Tower.
door = Win the other scroll, reach the Tower
minutes = 60-120
how-1 = Lead a team of three ninja through the forest.
how-2 = Meet another team: lay three cards each and fight for the scroll.
how-3 = With both scrolls, be the first in the Tower.

## Options

option-mode = Game
option-mode-hint = The whole exam, or one battle: a variant of ours.
option-mode-exam = The exam
option-mode-arena = Arena: one battle for two players
option-mode-exam-length = 1 to 2 hours
option-mode-arena-length = 15 minutes
option-drawn = Teams are drawn
option-drawn-hint = Nobody picks: each player is dealt a team.
option-victories = Two victories
option-victories-hint = Our variant for two players: the Tower opens only to a team that has also won two battles.
option-tally = Battles won so far
option-tally-hint = Rematches in the arena are counted: best of three.
option-clock = Exam clock
option-clock-hint = After 30 rounds, or once a team has waited 8 rounds in the Tower, the best two teams go to the final; with two players the better one wins.
option-pace = Time to think
option-pace-hint = How long a player may take for one question.
option-pace-free = No limit
option-pace-calm = Two minutes
option-pace-swift = 45 seconds

## Teams and heroes

id-team-naruto = Team Naruto
id-team-shino = Team Shino
id-team-neji = Team Neji
id-team-shikamaru = Team Shikamaru
id-team-gaara = Team Gaara
id-team-dosu = Team Dosu
id-naruto = Naruto
id-sasuke = Sasuke
id-sakura = Sakura
id-shino = Shino
id-kiba = Kiba
id-hinata = Hinata
id-neji = Neji
id-rock-lee = Rock Lee
id-tenten = Tenten
id-shikamaru = Shikamaru
id-choji = Choji
id-ino = Ino
id-gaara = Gaara
id-kankuro = Kankuro
id-temari = Temari
id-dosu = Dosu
id-zaku = Zaku
id-kin = Kin

## Things and places

id-kunai = Kunai
id-seal = Fire seal
id-smoke = Smoke bomb
id-ration = Ration
id-stream = Refreshing Stream
id-cache = Ninja Cache
id-path = Secret Path
id-air = Air
id-earth = Earth
id-forest = Forest
id-waterfall = Waterfall
id-cave = Cave
id-left = left
id-right = right
id-wasted-pinned = a technique holds it in its place
id-wasted-hangs = nobody runs in the air
id-wasted-way = there is no free cell to go to
id-wasted-nobody = no enemy stands where it can strike
id-wasted-item = nothing is left that it could use
id-wasted-blocked = an enemy technique blocks it
id-wasted-chakra = it has too little Chakra for any technique
id-wasted-aim = none of its techniques reaches anybody from here
id-stuck-held = an enemy technique holds it
id-stuck-lost = Mind Transfer took this card

## Action cards, abilities and techniques

card-run = Run
card-jump = Jump
card-melee = Melee
card-equipment = Equipment
card-technique = Technique
card-concentration = Concentration
card-frenzy = Frenzy
card-hidden-power-1 = Hidden Power I
card-hidden-power-2 = Hidden Power II
card-kai = Kai
card-shunshin = Shunshin
card-henge = Henge
card-mass-shadow-clones = Mass Shadow Clones
card-uzumaki-barrage = Uzumaki Barrage
card-step = Step
card-sharingan = Sharingan Dodge
card-phoenix = Phoenix
card-inner-sakura = Inner Sakura
card-first-aid = First Aid
card-insect-sphere = Insect Sphere
card-insect-clone = Insect Clone
card-four-legs = Four Legs
card-fang-over-fang = Fang Over Fang
card-byakugan = Byakugan
card-gentle-fist = Gentle Fist
card-rotation = Eight Trigrams Rotation
card-sixty-four-palms = Sixty-Four Palms
card-primary-lotus = Primary Lotus
card-hidden-lotus = Hidden Lotus
card-unsealing = Unsealing
card-twin-dragons = Rising Twin Dragons
card-shadow-possession = Shadow Possession
card-shadow-strangle = Shadow Strangle
card-expansion = Expansion
card-human-boulder = Human Boulder
card-mind-transfer = Mind Transfer
card-mind-destruction = Mind Destruction
card-shield-of-sand = Shield of Sand
card-sand-coffin = Sand Coffin
card-sand-burial = Sand Burial
card-crow-puppet = Crow Puppet
card-poison-smoke = Poison Smoke
card-wind-scythe = Wind Scythe
card-blade-dance = Blade Dance
card-echo-drill = Echo Drill
card-sound-pulse = Sound Pulse
card-slicing-sound-wave = Slicing Sound Wave
card-supersonic-wave = Supersonic Wave
card-bell-illusion = Bell Illusion
card-shadow-senbon = Shadow Senbon

## Card texts, one sentence per verb

technique-line = Level { $level }, Chakra { $cost }.
technique-mind = This is a mind technique.
technique-upkeep = Upkeep: its user pays { $n } Chakra before each action of its own.
technique-turns = Lasts until the end of the next battle turn.
aim-self = Used on the hero itself.
aim-neighbour = Target: an enemy on a neighbouring cell, as in melee.
aim-within = Target: an enemy within { $reach } cells.
aim-within-many = Targets: one or two enemies within { $reach } cells.
aim-any-many = Targets: one or two enemies anywhere on the field.
aim-row = Target: an enemy in the same row within { $reach } cells.
aim-ahead = Target: an enemy straight ahead in the same row.
aim-held = Target: an enemy under “{ $technique }”.
aim-area = Hits every enemy on the marked cells, counted in the direction faced.
aim-around = Hits every enemy within { $reach } cells.
aim-below = Needs a free cell two rows up.
aim-charge = Rolls ahead on level ground, up to { $reach } cells, to the first enemy met.
aim-turncoat = Target: an enemy within { $reach } cells.
aim-ally = Target: the hero itself or a neighbouring hero of the team.
aim-hexed = Target: the hero itself or a neighbouring hero of the team with an enemy technique's token.
aim-cell = Choose a free cell with ground within { $reach } cells.
aim-cell-many = Choose free cells with ground within { $reach } cells.
aim-spot = Choose any cell within { $reach } cells.
aim-beside = Choose one or two cells next to the token of “{ $technique }”.
aim-course = Choose a free cell of level ground ahead, up to { $reach } away.
effect-hurt = { $n } damage to each target.
effect-crush = { $n } damage that can't be dodged.
effect-strike =
    { $n ->
        [0] Damage equal to Attack.
       *[other] Damage equal to Attack plus { $n }.
    }
effect-graze = If the target dodges, it loses { $n } Health all the same.
effect-throw = Two kunai are thrown without using any up: damage equal to Equipment, Dodge +1.
effect-needle = Two needles, each with damage equal to Equipment; the second can't be dodged.
effect-rain = Damage equal to Equipment to every enemy in a lower row.
effect-soar = First the hero leaps { $n } cells up; without ground it hangs there.
effect-push = Whoever is hit is pushed back { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }.
effect-lift = Whoever is hit is thrown one cell up and hangs there.
effect-drain = Whoever is hit loses { $n } Chakra.
effect-lose = The user loses { $n } Health.
effect-heal = The target regains a die roll of Health.
effect-wear = The hero gets the token.
effect-disguise = The hero gets the team's only disguise token.
effect-bind =
    { $n ->
        [0] Unless it dodges, the target gets the token.
       *[other] Unless it dodges (Dodge { $change }), the target gets the token.
    }
effect-mark = Whoever is hit gets a token.
effect-place =
    { $n ->
        [one] Put the token there.
       *[other] Put up to { $n } tokens there.
    }
effect-daze = If it works, the user's own next card is lost.
effect-betray = Unless it dodges, the target at once attacks the nearest other hero of its own team, else the nearest hero.
effect-release = One such token is removed.
effect-appear = The hero moves there without setting off seals.
effect-course = The hero runs there, even through enemies.
effect-charge = A seal on the way, even on its last cell, ends the charge.
effect-rush = Then the user ends on the free ground nearest behind the last enemy hit.
lasting-attack = Bearer: Attack { $change }.
lasting-dodge = Bearer: Dodge { $change }.
lasting-run = Bearer: runs up to { $n } cells forward.
lasting-guard = Bearer: damage to it is { $n } less.
lasting-calm = Bearer: immune to mind techniques.
lasting-sight = Bearer: attacks from above or behind count as frontal.
lasting-aim = Attacks of the bearer: Dodge -{ $n } for the target.
lasting-leech = Before each action of its own the bearer loses { $n } Chakra, and the user gains it.
lasting-absorb = Each token makes one attack on the user fail and is spent.
lasting-reach = The user's melee may start from a token's cell.
lasting-swap = The next attack on the user fails, and the user changes places with the token.
lasting-ward = Until the user's next action every attack on it fails, and neighbours who attack take { $n } damage.
lasting-toll = When the token goes, the bearer loses { $n } Health.
lasting-mute = Bearer: no techniques.
lasting-deaf = Bearer: no concentration.
lasting-hold = The bearer can't act; before each action of its own it may dodge again.
lasting-rooted = The user can't move meanwhile, and throws no smoke.
lasting-pinned = Bearer: no run, no jump, not by a technique either.
lasting-blank = Bearer: Dodge counts as 0, and nothing adds to it.
lasting-control = The user's player carries out the bearer's next card, against the bearer's own team.
lasting-puppet = On any action the user may move the token up to { $n } cells instead of moving itself.
lasting-claws = The user's melee may be made from the token's cell, in any direction, with Attack { $n }.
lasting-poison = Enemies on a token's cell at the end of a battle turn lose { $n } Health.
lasting-disguise = The first attack on the bearer fails and the token goes; it goes too when the bearer attacks.
ability-frenzy = Every technique costs { $n } Chakra more.
ability-hidden-power-1 = Once per battle concentration restores all Chakra.
ability-hidden-power-2 = Twice per battle, instead of once, concentration restores all Chakra.
action-run = Run 1 to { $forward } cells forward or 1 to { $backward } backward on level ground.
action-jump = Jump up 1 or { $up } cells, or down any number, with one cell aside if you like.
action-melee = Strike a neighbouring enemy for Attack.
action-equipment = Use one item.
action-technique = Use a technique.
action-concentration = Regain a die roll of Chakra.
item-kunai = Any enemy on the field, Dodge +{ $dodge }, damage equal to Equipment.
item-seal = Lies on a neighbouring cell: the first enemy to come next to it stops and takes { $damage } damage, Dodge -1.
item-smoke = The hero vanishes and returns beside the smoke when its next card is opened.
item-ration = Regain a die roll plus Equipment of Health.
find-stream = Every hero regains { $n } Health and { $n } Chakra; a full hero below level 3 gets { $n } on top.
find-cache = { $kunai } kunai, { $smoke } smoke bomb, { $seal } fire seal.
find-path = One more move at once, or nobody may attack you until your next turn.

## Labels

label-health = Health
label-chakra = Chakra
label-attack = Attack
label-dodge = Dodge
label-equipment = Equipment
label-level = Level
label-scrolls = Scrolls
label-round = Round
label-turn = Battle turn
label-tower = Tower
label-cliff = Cliff
label-find = Face-down find
label-resting = resting
label-hidden = hidden
label-waiting = waits in the Tower
label-out = out of the exam
label-hangs = hangs in the air
label-away = in smoke
label-down = defeated
why-card = Dodge
why-tokens = techniques
why-above = from above
why-behind = from behind
why-sight = Byakugan
why-kunai = kunai
why-seal = fire seal
why-technique = technique

## Questions

ask-teams = Pick your team.
ask-levels = Spread three level-ups over your heroes.
ask-move = Where does your team go?
ask-arrive = You have arrived: what now?
ask-find = You may open the find.
ask-path = Secret Path: move on or hide?
ask-field = Pick the battlefield.
ask-final-field = Pick the battlefield of the final.
ask-place = Place a hero.
ask-prepare = Lay an action card on each hero.
ask-open-card = Which hero acts, and how?
ask-fall = Where does the hero land?
ask-face = Which way does the hero look now?
ask-foretell = Who will win the final?
ask-return = Where does the hero come out of the smoke?
ask-upkeep = Too little Chakra for all techniques: which one ends?
ask-pick = Pick a target.
ask-pick-cell = Choose a marked cell.
ask-pick-token = Which technique is to end?
ask-raise = Raise one hero by a level.
ask-retreat = Where does your team retreat?
ask-run = Run: where to?
ask-jump = Jump: where to?
ask-melee = Melee: strike whom?
ask-equipment = Equipment: use which item?
ask-technique = Technique: which one?
ask-concentration = Concentrate?

## Verbs

verb-team = Pick
verb-level-up = Level up
verb-level-down = Take back
verb-done = Done
verb-go = Go
verb-stay = Stay
verb-dash = Dash
verb-back = Back
verb-search = Search
verb-open = Open
verb-skip = Leave it
verb-hide = Hide
verb-attack = Attack
verb-field = Fight here
verb-end = End
verb-put = Put here
verb-lay-run = Lay Run
verb-lay-jump = Lay Jump
verb-lay-melee = Lay Melee
verb-lay-equipment = Lay Equipment
verb-lay-technique = Lay Technique
verb-lay-concentration = Lay Concentration
verb-return = Come out
verb-run = Run
verb-jump = Jump
verb-hit = Strike
verb-claw = Strike with the puppet
verb-kunai = Throw a kunai
verb-seal = Set a fire seal
verb-smoke = Throw the smoke bomb
verb-ration = Eat a ration
verb-focus = Concentrate
verb-unleash = Hidden Power
verb-use = Use
verb-puppet = Move the puppet
verb-decline = Do nothing
verb-target = Aim
verb-cell = Here
verb-release = Release
verb-fall = Land here
verb-face = Look
verb-foretell = Foretell
verb-raise = Raise
verb-retreat = Retreat

## Refusals

refusal-team-taken = This team is taken.
refusal-two-players = The arena is for two players.
refusal-no-level-ups-left = You have spread all level-ups.
refusal-top-level = Nobody rises above level 3.
refusal-level-ups-left = Spread all three level-ups first.
refusal-needs-both-scrolls = Only a team with Air and Earth may enter the Tower.
refusal-needs-two-victories = In this variant the Tower opens only to a team that has won two battles.
refusal-too-far = That is too far.
refusal-tired = Right after a battle a team neither attacks nor enters the Tower.
refusal-cliff = There is no way up the cliff.
refusal-too-weak-to-dash = A hero with 2 Health or less can't dash.
refusal-not-here = That team is elsewhere.
refusal-resting = That team is resting.
refusal-hidden = That team is hidden on the Secret Path.
refusal-in-battle = That team is in a battle.
refusal-field-used = Another battle uses this field.
refusal-card-used = This card is already laid.
refusal-has-acted = This hero has already acted, or is defeated.
refusal-not-your-hero = That isn't your hero.
refusal-in-the-air = There is no running in the air.
refusal-pinned = A technique holds this hero in its place.
refusal-puppet-led = The puppet was moved instead of its master, who stays where it is.
refusal-open-first = Open this hero's card first: something happens before its action.
refusal-cell-taken = Somebody stands there.
refusal-out-of-reach = That is out of reach.
refusal-not-beside = The target must be on a neighbouring cell, and faced.
refusal-no-item = Your team has none left.
refusal-not-known = This hero doesn't know that technique.
refusal-level-too-low = The technique opens at a higher level.
refusal-no-chakra = Not enough Chakra.
refusal-blocked = An enemy technique blocks this.
refusal-tokens-out = All tokens of this technique are out already.
refusal-condition-unmet = The technique's condition isn't met.

## Ways to end

reason-tower = First in the Tower with both scrolls
reason-final = The final was won
reason-final-tie = Two tied finals: the first to arrive wins
reason-arena = The battle in the arena was won
reason-arena-tie = Two tied battles: the first in the order wins
reason-clock = The exam clock has rung
reason-left = All others have left

## Events

event-team-picked = { $player } leads { $team }.
event-levels-set = { $player } has spread the level-ups.
event-level = { $hero } starts at level { $level }.
event-round = Round { $round }.
event-turn = { $player } is on the move.
event-stayed = { $player } stays.
event-moved = { $player } moves on.
event-dashed = { $player } dashes: every hero loses 2 Health.
event-searched = { $player } searches the place and rolls { $roll }.
event-found = { $player } opens a find: { $find }.
event-hid = { $player } hides on the Secret Path.
event-battle = { $player } attacks { $other }. Battlefield: { $field }.
event-placed = { $player } places { $hero }.
event-battle-turn = Battle turn { $turn }.
event-battle-turn-done = Battle turn { $turn } is over.
event-prepared = { $player } has laid all cards.
event-opened = { $hero }: { $card }.
event-declined = { $hero } does nothing.
event-wasted = { $hero }’s { $card } does nothing: { $why }.
event-faced = { $hero } looks { $face }.
event-ran = { $hero } runs.
event-jumped = { $hero } jumps.
event-hung = { $hero } hangs in the air.
event-fell = { $hero } lands.
event-pushed = { $hero } is pushed back.
event-lifted = { $hero } is thrown into the air.
event-appeared = { $hero } appears elsewhere.
event-swapped = { $hero } changes places with the clone.
event-melee = { $hero } strikes at { $target }.
event-kunai-thrown = { $hero } throws a kunai at { $target }.
event-seal-set = { $hero } sets a fire seal.
event-seal-off = { $hero } sets off a fire seal of { $player }.
event-smoke-thrown = { $hero } vanishes in smoke.
event-returned = { $hero } comes out of the smoke.
event-ration-eaten = { $hero } eats a ration.
event-puppet-moved = { $hero } moves the puppet.
event-technique = { $hero } uses “{ $technique }”.
event-token-on = { $hero } is under “{ $technique }”.
event-token-placed = { $hero } places a token: “{ $technique }”.
event-token-off = “{ $technique }” ends.
event-kept-up = { $hero } pays { $amount } Chakra to keep techniques up.
event-betrayed = { $hero } turns on { $target }.
event-stuck = { $hero } can't act: { $why }.
event-dodged = { $hero } dodges: { $roll }, needed { $dodge } or less.
event-not-dodged = { $hero } fails to dodge: { $roll }, needed { $dodge } or less.
event-warded = The attack on { $hero } fails: “{ $technique }”.
event-poisoned = { $hero } breathes the poison smoke.
event-hurt = { $hero } loses { $amount } Health and has { $health }.
event-healed = { $hero } regains Health and has { $health }.
event-unleashed = { $hero } draws on Hidden Power.
event-focused = { $hero } regains Chakra and has { $chakra }.
event-drained = { $hero } loses { $amount } Chakra and has { $chakra }.
event-defeated = { $hero } is defeated.
event-battle-won = { $player } wins the battle against { $other }.
event-both-lost = { $player } and { $other } have both lost the battle.
event-scroll-taken = { $player } takes a scroll from { $other }.
event-scroll-given = { $player } is given a scroll of { $other }.
event-scroll-seen = The scroll is: { $scroll }.
event-raised = { $hero } rises to level { $level }.
event-retreated = { $player } retreats.
event-entered = { $player } enters the Tower with Air and Earth.
event-clock = The exam clock rings after round { $round }: all scrolls are shown.
event-final = The final: { $player } against { $other }.
event-final-again = A draw: it is fought again, and { $player } attacks.
event-arena = The arena: { $player } against { $other }.
event-foretold = { $player } foretells that { $other } wins.
event-left = { $player } has left the exam.
event-won = { $player } wins.

## The rules, told

rules-1-title = What it is about
rules-1 =
    Every player leads a team of three ninja through the Forest of Death. Each team starts with one scroll, Air or Earth. Win the other kind in battle, and bring both to the Tower in the middle.

    With two players the first team in the Tower with both scrolls wins. With four or six, the first two such teams fight the final.
rules-2-title = Before the start
rules-2 =
    Pick a team, then spread three level-ups over its heroes, in secret and all at once. Nobody rises above level 3. Higher levels mean more Health and Chakra, better numbers and new techniques.

    Every team carries 7 kunai, 1 fire seal, 1 smoke bomb and 1 ration, for the whole game.
rules-3-title = In the forest
rules-3 =
    On your turn stay, or move one cell, never diagonally. A dash takes you two cells and costs every hero 2 Health; a team with a hero of 2 Health or less can't dash. Teams may pass each other and share a cell.

    On a face-down find you roll a die: with 4 or more you may open it. If it stays shut, stay there next turn to try again. Where you meet another team you may attack it instead. A team that is resting, hidden or fighting can't be attacked.

    Whoever wins a scroll sees it, and so does the team that lost it. Nobody else does: with four or six players scrolls are secret, only their number is open.
rules-4-title = A battle begins
rules-4 =
    The attacker picks a free battlefield and a side; the heroes are placed in turns, facing the middle. A battlefield is seen from the side: some cells have ground, the others are air.

    A team in battle doesn't move on the map: whenever the turn comes to one of the two, one battle turn is played instead. Meanwhile the others move on in the forest. Cards for the next battle turn may be laid before.
rules-5-title = A battle turn
rules-5 =
    Both players lay one action card face down on each standing hero: Run, Jump, Melee, Equipment, Technique, Concentration, each only once. Then they open them in turns, the attacker first, and carry them out. With its action you choose whether the hero turns round afterwards; where a technique or a seal decides the place where it ends, you choose then.

    Run: 1 to 5 cells forward or 1 to 3 backward on level ground. Jump: 1 or 2 up or any number down, one aside if you like. Without ground a hero hangs in the air, and falls after its next action.
rules-6-title = Attack and dodge
rules-6 =
    Neighbouring cells are those to the left, to the right, above and below. “Within 4 cells” counts columns and rows together. Melee reaches a neighbour you face, or one straight above or below; damage is Attack. A kunai reaches everyone; damage is Equipment.

    The target rolls a die and dodges with its Dodge or less. From above its Dodge is 1 lower, from behind 2 lower, against kunai 1 higher. Behind is every column at the back of the hero, its own column isn't. With 0 or less there is no dodging. A hero at 0 Health is defeated.
rules-7-title = Items
rules-7 =     A fire seal lies on a neighbouring cell. The first enemy that comes next to it stops, drops to the ground and takes 3 damage; it may dodge at Dodge -1, which saves the damage, not the stop. Smoke takes a hero off the field until its next card. A ration heals a die roll plus Equipment.
rules-8-title = Techniques
rules-8 =     A technique costs Chakra. What lasts puts a token on a hero: its user pays the upkeep before each action of its own, or ends it. It ends too when the Chakra is missing or the user is defeated. Kai removes an enemy's token, Shunshin moves you, Henge makes the first attack on you fail.
rules-9-title = After a battle
rules-9 =
    The battle ends when one side has no hero left. After 20 battle turns the side with more heroes wins, then the one with more Health. If both sides fall at once, or are equal, both have lost: nobody wins anything, both retreat.

    The winner takes one scroll unseen and raises a hero by a level; the loser retreats by one cell. Everyone regains all Health and Chakra, and both teams rest until their next turn. With two players a team neither attacks nor enters the Tower in its first turn after a battle.
rules-10-title = Tower, final and clock
rules-10 =
    Only a team with Air and Earth may enter the Tower. Spare scrolls go back into the forest. When the second team arrives, the final begins: both gain a level, and the first to arrive attacks.

    If the exam clock is on, the best two teams go to the final after 30 rounds, or once a team has waited 8 rounds in the Tower; with two players the better one wins. A team in the Tower comes first, then who has both scrolls, then more scrolls, then more levels, then the earlier place in the order.
rules-11-title = Our variants
rules-11 =
    Arena: two teams, one battle, no forest. Each spreads three level-ups, then the first in the order picks the field and attacks. If both are defeated the battle is fought again with the roles swapped. Rematches are counted: whoever wins two of three wins the series, and the loser of a battle attacks in the next.

    Teams can be drawn instead of picked. With two players the Tower can be made to open only to a team that has also won two battles. Whoever is out of the exam may foretell the winner of the final, for fun.
