"""What a bot holds dear: every number it weighs with, by name."""

from __future__ import annotations

TEAM = ("sakura", "naruto", "kakashi", "rock-lee", "shikamaru", "sai")  # in the order of picking

# What a wound of an enemy is worth.
TOBI = 2.0
STATUE = 1.6
MEMBER = 1.4
LAST_HEALTH = 0.5  # more for a member that falls
LOST_CAUSE = 0.15
PROTECTOR_HERE = 1.5
PROTECTOR_ELSEWHERE = 0.9
ATTACKER = 2.2  # a trap that would attack somebody
BYSTANDER = 0.7  # a trap that wouldn't

# From which prize (worth times chance) on something is done.
FIGHTS = 0.15
FIGHTS_IN_DANGER = 0.05
GIVES_ACTION = 0.3  # a card that gives an action is played
FIGHTS_DOOMED = 1.0  # a hero fights on that had better run

# What a fight card adds to a prize and takes from it.
POWER = 0.03  # a verb of the power that has no weight of its own
POWERS = {"actions": 0.35, "immobilise": 0.3, "weaken": 0.1, "heal-own": 0.2}
SECOND_WOUND = 0.8  # a wound by the power beside that of the dice
OTHER_WOUND = 0.7  # a wound of another enemy
CHAKRA = 0.05
BACKLASH = (3.0, 0.9, 0.25)  # with one, two, three Health

# Help in a fight.
SURE = 900  # per mille: from here on nobody has to help
HELP = 0.6  # how much of the odds with a lowered Defence counts
DODGE_SPENT = 0.5  # how much of a hit counts that only spends a dodge, where another may follow
LOWERS = 0.7  # a wound worth as much is worth a support

# What a card in hand is worth; below WORTHLESS it is thrown away.
WORTHLESS = 1.0
FIGHT_CARD = 1.0
HELD_POWER = 0.4
HELD_CHAKRA = 0.3
OTHER_SUPPORT = 1.0
SUPPORTS = {
    "avoid": 4.0,
    "shield": 3.0,
    "extra": 3.0,
    "lower": 3.0,
    "lower-near": 2.5,
    "bind": 3.0,
    "lift-near": 3.0,
    "rebirth": 3.0,
    "draw": 3.0,
    "heal-near": 2.5,
    "reroll-dice": 2.0,
    "reroll-special": 2.0,
}

# Ways, in steps.
TRAP = 3  # a face-down trap on the way
HOLD = 5  # an enemy on the way
STRIDE = 3  # steps a hero makes in a turn, traps on the way considered
LAST_STRIDE = 2  # steps of the turn in which it still fights
NEAR_HOME = 4
HEALING = 2  # detour home for each Health lost
LEISURE = 2  # longer detour where rounds have four turns
SPRINT = 3  # from here on a sprint is worth a card

CROWD = 3  # heroes who must be near for a rally
PATIENTS = 2  # hurt heroes for a healing of all
SPARE_HEALTH = 3  # with as much an action may be paid with Health
CURES_KEPT = 2  # rounds before the last from which on a card that lifts a paralysis is kept for it
