"""The 38 personal and 3 common techniques as data: whom they aim at, what they do, how they last."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from games.effects import Effect, effects_of

PATTERNS = {  # @ the user, facing right; # the cells hit
    "phoenix": ("..##", "@###", "..##"),
    "fang-over-fang": (".####", "@####"),
    "wind-scythe": ("@#####",),
    "blade-dance": (".###########", "@###########"),
    "slicing-sound-wave": ("@####",),
    "supersonic-wave": ("@######",),
}


def offsets(drawing: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """The cells hit, as columns ahead and rows up."""
    home = next(y for y, line in enumerate(drawing) if "@" in line)
    return tuple(
        (x, home - y) for y, line in enumerate(drawing) for x, sign in enumerate(line) if sign == "#"
    )


@dataclass(frozen=True, slots=True)
class Technique:
    id: str
    hero: str  # "" for everyone
    level: int
    cost: int
    aim: str
    does: tuple[Effect, ...]  # always, or only to those who were `hit` or have `dodged`
    lasting: tuple[Effect, ...]  # what its token says
    reach: int = 0
    picks: int = 1
    upkeep: int = 0
    turns: int = 0
    tokens: int = 0
    after: str = ""  # only on a hero under this technique of the same user
    mind: bool = False


def _numbers(effects: tuple[Effect, ...]) -> dict[str, int]:
    return {effect.verb: effect.amount for effect in effects}


def _technique(
    id: str, hero: str, level: int, cost: int, aim: str, does: str, lasting: str = "", **more: Any
) -> Technique:
    return Technique(id, hero, level, cost, aim, effects_of(does), effects_of(lasting), **more)


TECHNIQUES = {
    technique.id: technique
    for technique in (
        _technique("kai", "", 1, 1, "hexed", "release"),
        _technique("shunshin", "", 1, 2, "cell", "appear", reach=4),
        _technique("henge", "", 1, 2, "self", "disguise", "disguise", tokens=1),
        _technique(
            "mass-shadow-clones",
            "naruto",
            2,
            4,
            "cell",
            "place 3",
            "absorb 1; reach",
            reach=2,
            picks=3,
            upkeep=1,
            tokens=3,
        ),
        _technique("uzumaki-barrage", "naruto", 3, 4, "neighbour", "strike 2; lift 1 if hit"),
        _technique("step", "sasuke", 1, 2, "course", "course", reach=5),
        _technique("sharingan", "sasuke", 2, 2, "self", "wear", "dodge 2", upkeep=1, tokens=1),
        _technique("phoenix", "sasuke", 3, 5, "area", "hurt 3"),
        _technique("inner-sakura", "sakura", 1, 2, "self", "wear", "attack 1; calm", upkeep=1, tokens=1),
        _technique("first-aid", "sakura", 2, 3, "ally", "heal 6"),
        _technique("insect-sphere", "shino", 1, 3, "within", "bind", "leech 1", reach=4, tokens=2),
        _technique("insect-clone", "shino", 2, 3, "cell", "place 1", "swap", reach=3, tokens=1),
        _technique("four-legs", "kiba", 1, 2, "self", "wear", "attack 1; dodge 1; run 7", upkeep=1, tokens=1),
        _technique("fang-over-fang", "kiba", 2, 3, "area", "hurt 3; rush"),
        _technique("byakugan", "hinata", 1, 2, "self", "wear", "sight; aim 1", upkeep=1, tokens=1),
        _technique("gentle-fist", "hinata", 2, 2, "neighbour", "strike; drain 3 if hit"),
        _technique("rotation", "neji", 2, 3, "self", "wear", "ward 1", tokens=1),
        _technique(
            "sixty-four-palms", "neji", 3, 5, "neighbour", "hurt 3; mark if hit", "mute", turns=2, tokens=1
        ),
        _technique("primary-lotus", "rock-lee", 2, 3, "neighbour", "strike 1; lose 1"),
        _technique(
            "hidden-lotus",
            "rock-lee",
            3,
            5,
            "neighbour",
            "wear; strike",
            "attack 3; dodge 1; run 8; toll 3",
            turns=2,
            tokens=1,
        ),
        _technique("unsealing", "tenten", 1, 4, "any", "throw 1", picks=2),
        _technique("twin-dragons", "tenten", 3, 6, "below", "soar 2; rain"),
        _technique(
            "shadow-possession",
            "shikamaru",
            1,
            3,
            "row",
            "bind",
            "hold; rooted",
            reach=5,
            upkeep=1,
            turns=2,
            tokens=1,
            mind=True,
        ),
        _technique("shadow-strangle", "shikamaru", 3, 3, "held", "crush 4", after="shadow-possession"),
        _technique("expansion", "choji", 1, 2, "self", "wear", "attack 1; guard 1", upkeep=1, tokens=1),
        _technique("human-boulder", "choji", 2, 3, "charge", "charge; hurt 4; push 1 if hit", reach=6),
        _technique("mind-transfer", "ino", 1, 4, "ahead", "bind -1; daze", "control", tokens=1, mind=True),
        _technique("mind-destruction", "ino", 3, 3, "turncoat", "betray", reach=4, mind=True),
        _technique("shield-of-sand", "gaara", 1, 2, "self", "wear", "guard 1", upkeep=1, tokens=1),
        _technique(
            "sand-coffin", "gaara", 2, 2, "within", "bind", "pinned; dodge -2", reach=4, upkeep=1, tokens=1
        ),
        _technique("sand-burial", "gaara", 3, 3, "held", "crush 5", after="sand-coffin"),
        _technique(
            "crow-puppet",
            "kankuro",
            1,
            3,
            "spot",
            "place 1",
            "puppet 3; claws 2",
            reach=2,
            upkeep=1,
            tokens=1,
        ),
        _technique(
            "poison-smoke",
            "kankuro",
            2,
            3,
            "beside",
            "place 2",
            "poison 1",
            picks=2,
            turns=2,
            tokens=2,
            after="crow-puppet",
        ),
        _technique("wind-scythe", "temari", 1, 3, "area", "hurt 2; push 2 if hit"),
        _technique("blade-dance", "temari", 3, 6, "area", "hurt 3"),
        _technique(
            "echo-drill",
            "dosu",
            1,
            2,
            "neighbour",
            "strike; graze 1 if dodged; mark if hit",
            "dodge -1",
            turns=2,
            tokens=1,
        ),
        _technique(
            "sound-pulse", "dosu", 2, 4, "around", "hurt 2; mark if hit", "deaf", reach=2, turns=2, tokens=3
        ),
        _technique("slicing-sound-wave", "zaku", 1, 3, "area", "hurt 2; push 1 if hit"),
        _technique("supersonic-wave", "zaku", 3, 5, "area", "hurt 4; push 2 if hit; lose 1"),
        _technique(
            "bell-illusion",
            "kin",
            1,
            2,
            "within",
            "bind",
            "blank; attack -1",
            reach=5,
            upkeep=1,
            tokens=2,
            mind=True,
        ),
        _technique("shadow-senbon", "kin", 2, 4, "within", "needle", reach=6, picks=2),
    )
}

AREAS = {id: offsets(drawing) for id, drawing in PATTERNS.items()}
DOES = {id: _numbers(technique.does) for id, technique in TECHNIQUES.items()}
LASTING = {id: _numbers(technique.lasting) for id, technique in TECHNIQUES.items()}
MOVES = frozenset({"appear", "course", "charge", "soar", "rush"})
COMMON = tuple(id for id, technique in TECHNIQUES.items() if not technique.hero)
PERSONAL = {
    hero: tuple(id for id, technique in TECHNIQUES.items() if technique.hero == hero)
    for hero in dict.fromkeys(technique.hero for technique in TECHNIQUES.values() if technique.hero)
}

PLAIN = _technique("", "", 1, 0, "self", "")  # an action card without a technique
DEEDS = {  # what a click on an opened card does; the number is a change of Dodge, or the sides of a die
    verb: effects_of(words)
    for verb, words in {
        "run": "run",
        "jump": "jump",
        "hit": "melee",
        "claw": "claw",
        "kunai": "kunai 1",
        "seal": "seal",
        "smoke": "smoke",
        "ration": "ration 6",
        "focus": "focus 6",
        "unleash": "unleash",
        "decline": "decline",
    }.items()
}
KUNAI_DODGE = DEEDS["kunai"][0].amount

FRENZY = 1  # E4: what Naruto pays on top
ABILITIES = {"frenzy": ("naruto", 1), "hidden-power-1": ("naruto", 1), "hidden-power-2": ("naruto", 3)}


def cost_of(hero: str, technique: Technique) -> int:
    """E4: Frenzy makes every technique of Naruto's cost 1 more."""
    return technique.cost + (FRENZY if hero == ABILITIES["frenzy"][0] else 0)


def moves_user(id: str) -> bool:
    """Whether a technique carries its user to another cell."""
    return not MOVES.isdisjoint(DOES[id])


def has_open_end(id: str) -> bool:
    """E27: whether the dice decide where its user ends."""
    return "rush" in DOES[id]


def powers_of(hero: str, level: int) -> int:
    """E4: how often per battle Hidden Power restores all Chakra."""
    if hero != ABILITIES["hidden-power-1"][0]:
        return 0
    return 2 if level >= ABILITIES["hidden-power-2"][1] else 1


def known_by(hero: str, level: int) -> list[Technique]:
    """The techniques open to a hero of this level, its own first."""
    mine = (TECHNIQUES[id] for id in PERSONAL[hero] + COMMON)
    return [technique for technique in mine if technique.level <= level]
