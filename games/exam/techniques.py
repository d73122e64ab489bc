"""The 38 personal and 3 common techniques as data: whom they aim at, what they do, how they last."""

from __future__ import annotations

from dataclasses import dataclass

Verb = tuple[str, int]

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
    reach: int = 0
    picks: int = 1
    does: tuple[Verb, ...] = ()
    lasting: tuple[Verb, ...] = ()
    upkeep: int = 0
    turns: int = 0
    tokens: int = 0
    after: str = ""  # only on a hero under this technique of the same user
    mind: bool = False


TECHNIQUES = {
    technique.id: technique
    for technique in (
        Technique("kai", "", 1, 1, "hexed", does=(("release", 0),)),
        Technique("shunshin", "", 1, 2, "cell", 4, does=(("appear", 0),)),
        Technique("henge", "", 1, 2, "self", does=(("disguise", 0),), lasting=(("disguise", 0),), tokens=1),
        Technique(
            "mass-shadow-clones",
            "naruto",
            2,
            4,
            "cell",
            2,
            picks=3,
            does=(("place", 3),),
            lasting=(("absorb", 1), ("reach", 0)),
            upkeep=1,
            tokens=3,
        ),
        Technique("uzumaki-barrage", "naruto", 3, 4, "neighbour", does=(("strike", 2), ("lift", 1))),
        Technique("step", "sasuke", 1, 2, "course", 5, does=(("course", 0),)),
        Technique(
            "sharingan",
            "sasuke",
            2,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("dodge", 2),),
            upkeep=1,
            tokens=1,
        ),
        Technique("phoenix", "sasuke", 3, 5, "area", does=(("hurt", 3),)),
        Technique(
            "inner-sakura",
            "sakura",
            1,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("attack", 1), ("calm", 0)),
            upkeep=1,
            tokens=1,
        ),
        Technique("first-aid", "sakura", 2, 3, "ally", does=(("heal", 6),)),
        Technique(
            "insect-sphere",
            "shino",
            1,
            3,
            "within",
            4,
            does=(("bind", 0),),
            lasting=(("leech", 1),),
            tokens=2,
        ),
        Technique(
            "insect-clone", "shino", 2, 3, "cell", 3, does=(("place", 1),), lasting=(("swap", 0),), tokens=1
        ),
        Technique(
            "four-legs",
            "kiba",
            1,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("dodge", 1), ("run", 7)),
            upkeep=1,
            tokens=1,
        ),
        Technique("fang-over-fang", "kiba", 2, 4, "area", does=(("hurt", 3), ("rush", 0))),
        Technique(
            "byakugan",
            "hinata",
            1,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("sight", 0), ("aim", 1)),
            upkeep=1,
            tokens=1,
        ),
        Technique("gentle-fist", "hinata", 2, 3, "neighbour", does=(("strike", 0), ("drain", 3))),
        Technique("rotation", "neji", 2, 3, "self", does=(("wear", 0),), lasting=(("ward", 1),), tokens=1),
        Technique(
            "sixty-four-palms",
            "neji",
            3,
            5,
            "neighbour",
            does=(("hurt", 3), ("mark", 0)),
            lasting=(("mute", 0),),
            turns=2,
            tokens=1,
        ),
        Technique("primary-lotus", "rock-lee", 2, 3, "neighbour", does=(("strike", 1), ("lose", 1))),
        Technique(
            "hidden-lotus",
            "rock-lee",
            3,
            5,
            "self",
            does=(("wear", 0),),
            lasting=(("attack", 2), ("dodge", 1), ("run", 8), ("toll", 4)),
            turns=2,
            tokens=1,
        ),
        Technique("unsealing", "tenten", 1, 2, "any", picks=2, does=(("throw", 0),)),
        Technique("twin-dragons", "tenten", 3, 5, "below", does=(("soar", 2), ("rain", 0))),
        Technique(
            "shadow-possession",
            "shikamaru",
            1,
            3,
            "row",
            5,
            does=(("bind", 0),),
            lasting=(("hold", 0), ("rooted", 0)),
            upkeep=2,
            turns=2,
            tokens=1,
            mind=True,
        ),
        Technique(
            "shadow-strangle", "shikamaru", 3, 3, "held", does=(("crush", 3),), after="shadow-possession"
        ),
        Technique(
            "expansion",
            "choji",
            1,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("attack", 1), ("guard", 1)),
            upkeep=1,
            tokens=1,
        ),
        Technique(
            "human-boulder", "choji", 2, 3, "charge", 6, does=(("charge", 0), ("hurt", 3), ("push", 1))
        ),
        Technique(
            "mind-transfer",
            "ino",
            1,
            4,
            "ahead",
            does=(("bind", -1), ("daze", 0)),
            lasting=(("control", 0),),
            tokens=1,
            mind=True,
        ),
        Technique("mind-destruction", "ino", 3, 3, "turncoat", 4, does=(("betray", 0),), mind=True),
        Technique(
            "shield-of-sand",
            "gaara",
            1,
            2,
            "self",
            does=(("wear", 0),),
            lasting=(("guard", 1),),
            upkeep=1,
            tokens=1,
        ),
        Technique(
            "sand-coffin",
            "gaara",
            2,
            4,
            "within",
            4,
            does=(("bind", 0),),
            lasting=(("pinned", 0),),
            upkeep=1,
            tokens=1,
        ),
        Technique("sand-burial", "gaara", 3, 4, "held", does=(("crush", 5),), after="sand-coffin"),
        Technique(
            "crow-puppet",
            "kankuro",
            1,
            3,
            "spot",
            2,
            does=(("place", 1),),
            lasting=(("puppet", 3), ("claws", 2)),
            upkeep=1,
            tokens=1,
        ),
        Technique(
            "poison-smoke",
            "kankuro",
            2,
            3,
            "beside",
            picks=2,
            does=(("place", 2),),
            lasting=(("poison", 1),),
            turns=2,
            tokens=2,
            after="crow-puppet",
        ),
        Technique("wind-scythe", "temari", 1, 3, "area", does=(("hurt", 2), ("push", 2))),
        Technique("blade-dance", "temari", 3, 6, "area", does=(("hurt", 3),)),
        Technique(
            "echo-drill",
            "dosu",
            1,
            2,
            "neighbour",
            does=(("strike", 0), ("graze", 1), ("mark", 0)),
            lasting=(("dodge", -1),),
            turns=2,
            tokens=1,
        ),
        Technique(
            "sound-pulse",
            "dosu",
            2,
            4,
            "around",
            2,
            does=(("hurt", 2), ("mark", 0)),
            lasting=(("deaf", 0),),
            turns=2,
            tokens=3,
        ),
        Technique("slicing-sound-wave", "zaku", 1, 3, "area", does=(("hurt", 2), ("push", 1))),
        Technique("supersonic-wave", "zaku", 3, 5, "area", does=(("hurt", 4), ("push", 2), ("lose", 1))),
        Technique(
            "bell-illusion",
            "kin",
            1,
            3,
            "within",
            5,
            does=(("bind", 0),),
            lasting=(("blank", 0), ("attack", -1)),
            upkeep=1,
            tokens=2,
            mind=True,
        ),
        Technique("shadow-senbon", "kin", 2, 3, "within", 6, picks=2, does=(("needle", 0),)),
    )
}

AREAS = {id: offsets(drawing) for id, drawing in PATTERNS.items()}
LASTING = {id: dict(technique.lasting) for id, technique in TECHNIQUES.items()}
COMMON = tuple(id for id, technique in TECHNIQUES.items() if not technique.hero)
PERSONAL = {
    hero: tuple(id for id, technique in TECHNIQUES.items() if technique.hero == hero)
    for hero in dict.fromkeys(technique.hero for technique in TECHNIQUES.values() if technique.hero)
}

FRENZY = 1  # E4: what Naruto pays on top
ABILITIES = {"frenzy": ("naruto", 1), "hidden-power-1": ("naruto", 1), "hidden-power-2": ("naruto", 3)}


def cost_of(hero: str, technique: Technique) -> int:
    """E4: Frenzy makes every technique of Naruto's cost 1 more."""
    return technique.cost + (FRENZY if hero == ABILITIES["frenzy"][0] else 0)


def powers_of(hero: str, level: int) -> int:
    """E4: how often per battle Hidden Power restores all Chakra."""
    if hero != ABILITIES["hidden-power-1"][0]:
        return 0
    return 2 if level >= ABILITIES["hidden-power-2"][1] else 1


def known_by(hero: str, level: int) -> list[Technique]:
    """The techniques open to a hero of this level, its own first."""
    mine = (TECHNIQUES[id] for id in PERSONAL[hero] + COMMON)
    return [technique for technique in mine if technique.level <= level]
