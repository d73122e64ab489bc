"""What a bot holds things to be worth: in a battle in points of damage, in the forest in steps."""

from __future__ import annotations

# Choosing
WHIM = 0.2  # the most by which chance moves a card, so that preparation isn't foreseeable
LATER = 0.95  # what is aimed at may have moved by the time the card is opened
PLAIN = {"done": 0.5, "end": 0.0, "decline": 0.0}

# Blows
DEFEAT = 3.0
WEAK = 1.3  # for a target near its end, less by its Health over TOUGH
TOUGH = 8
KUNAI = 0.9  # of a blow: kunai run out
CLAWS_FAR = 0.8  # a melee card while the puppet still has to come near

# Where to stand
STEP = 2.6  # for every action before a blow
NOWHERE = -4.0  # no blow can be reached from there
AIR = 0.3
SEAL = 2.0
HEIGHT = 0.03  # per row
NOT_HERE = -1.0  # in smoke
WARDED = 0.3  # of a blow: all it does is to spend the ward

# Cards laid on a hero in smoke
AFTER_SMOKE = {
    "melee": 0.5,
    "concentration": 0.5,
    "technique": 0.5,
    "run": 0.3,
    "jump": 0.3,
    "equipment": 0.3,
}

# Items and concentration
RATION = 0.35  # per Health regained
RATION_MOST = 4.0
SMOKE_HURT, SMOKE_WELL = 0.9, 0.05
HURT = 2  # Health
SEAL_AHEAD, SEAL_ELSEWHERE = 0.9, 0.3
AHEAD = 2  # cells from an enemy
FOCUS = 0.2
FOCUS_MOST = 3.5
LAY_FOCUS, LAY_CHAKRA = 0.0, 0.1  # the card itself, and per Chakra missing
UNLEASH_MOST, UNLEASH_PRICE = 20.0, 3.0
PUPPET_NEAR, PUPPET_IDLE = 0.4, -1.0

# Techniques
CHAKRA_SPENT = 0.1
UPKEEP = 0.3
TOKEN = 1.0
TOKEN_EARLY = 0.8  # of a token's worth while no enemy is NEAR
NEAR = 4
NOBODY = 9
TREATED_MOST = 6.0
OTHER_PICK = 0.1
LASTING = {  # per point of its number
    "attack": 1.2,
    "dodge": 1.0,
    "guard": 1.6,
    "sight": 1.0,
    "aim": 0.8,
    "calm": 0.2,
    "absorb": 2.5,
    "swap": 1.2,
    "ward": 1.2,
    "leech": 1.8,
    "hold": 3.0,
    "pinned": 1.2,
    "blank": 1.2,  # per point of Dodge
    "control": 2.5,
    "mute": 1.0,
    "deaf": 0.6,
    "puppet": 1.6,
    "poison": 1.6,
    "disguise": 0.8,
    "toll": -0.8,
}
EFFECT = {"lift": 0.3, "daze": -0.6, "betray": 1.6, "release": 1.6}
EFFECT_PER_POINT = {"drain": 0.3, "push": 0.3, "lose": -0.7}
HEALING, HEALING_MOST = 0.8, 3.5
LEADS = 0.5  # of the damage of a technique that this one leads to
LEAP = 0.9  # of what a better cell is worth

# The forest
FAR = 99
STATS = (1.0, 0.5, 2.5, 2.0, 1.5)  # Health, Chakra, Attack, Dodge, Equipment
OPENED = 2.0  # a technique that a level opens
FANCY = 3.0  # the most by which chance moves a level-up, so that teams begin in many ways
BOLD = 0.92  # attack a team that is hardly stronger
HURRY = 15  # the round from which any team with a scroll is attacked
FEAR = 5.0  # steps by which a team that is too strong seems farther
ATTACK, LET_GO = 5.0, -50.0
LOOK = 3.0
STAY = -1.5
RETRY = 0.7  # for a find that stayed shut
HIDE = 0.5
DETOUR = 4.0  # steps that a find seems farther than a team
DASH_CHASE, DASH_PRICE = 0.3, 6.0
DASH_HEALTH = 5  # the least of a hero with which nobody dashes into a battle
HOME = 0.1  # per step to the Tower
BETWEEN = 0.5  # per step: stay between the Tower and who holds both scrolls
PROTECTED = 1.5  # steps: it rests or hides
BUSY = 3.0  # steps: it fights
RICH = 2.0  # steps: more than one scroll
ALIKE = 4.0  # steps by which a team seems farther that surely has nothing this seat lacks
