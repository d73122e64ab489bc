"""The lessons of the Hunt, most of them from the rulebook's worked example."""

from __future__ import annotations

from functools import partial
from typing import Any

from games.contract import Lesson
from games.hunt.board import HOME, LAST_SPACE, VILLAGES
from games.hunt.positions import hunt
from games.hunt.state import State
from games.lessons import me, other

BLANK, HIT, DOUBLE, POWER = 1, 2, 5, 6  # faces of a combat die
DEFENCE = 1  # of the special die
RESTING = {"hand": ["mystical-palm", "katsuyu"], "done": True}
HAND = ["rasengan", "frog-kumite", "sage-mode", "gamabunta", "sexy-jutsu"]
ZETSU_HERE = {"trap-fire-forest": {"card": "zetsu-level-1", "area": "fire-forest"}}


def _naruto(enemies: dict[str, Any] | None = None, hand: list[str] = HAND, **said: Any) -> State:
    """It is Naruto's turn; Sakura rests at home."""
    fields = {name: said.pop(name) for name in ("traps", "facedown", "deck") if name in said}
    return hunt({"naruto": {"hand": hand, **said}, "sakura": RESTING}, enemies, acting="naruto", **fields)


def _sakura() -> State:
    hand = ["inner-sakura", "clone-sakura", "katsuyu", "mystical-palm", "hundred-seal"]
    here = {"trap-land-of-rivers": {"card": "zetsu-level-2", "area": "land-of-rivers"}}
    heroes = {"sakura": {"area": "land-of-rivers", "hand": hand}, "naruto": {"hand": HAND, "done": True}}
    return hunt(heroes, here, acting="sakura")


def _rescue() -> State:
    fallen = {"area": "land-of-rivers", "health": 0, "chakra": 2, "paralysed": True, "hand": HAND}
    hand = ["poison-extraction", "clone-sakura", "katsuyu"]
    return hunt({"sakura": {"hand": hand}, "naruto": fallen}, acting="sakura")


def _bosses() -> State:
    """The last turn of all: both bosses stand with 1 Health."""
    last: dict[str, Any] = {"round": len(VILLAGES), "capture": LAST_SPACE, "tobi": HOME, "acting": "naruto"}
    bosses = {"tobi": {"card": "tobi-a", "health": 1}, "gedo-statue": {"health": 1}}
    return hunt({"naruto": {"hand": HAND}, "sakura": RESTING}, bosses, **last)


def _kakashi() -> State:
    hand = ["fireball", "kamui", "mud-wall", "sharingan", "headhunter"]
    there = {"trap-land-of-rivers": {"card": "zetsu-level-1", "area": "land-of-rivers"}}
    heroes = {"kakashi": {"area": "fire-forest", "hand": hand}, "sakura": RESTING}
    return hunt(heroes, there, acting="kakashi")


LESSONS = (
    Lesson(
        "walk",
        2,
        partial(hunt, {"naruto": {"hand": HAND}, "sakura": RESTING}),
        (me("move", "fire-forest"), me("move", "land-of-rivers")),
    ),
    Lesson(
        "trap",
        2,
        partial(_naruto, traps={"fire-forest": "zetsu-level-1"}),
        (
            me("move", "fire-forest"),
            me("fight", "trap-fire-forest"),
            me("roll", dice=(HIT, HIT, BLANK)),
        ),
    ),
    Lesson(
        "card",
        2,
        _sakura,
        (
            me("fight", "trap-land-of-rivers"),
            me("card", "inner-sakura", dice=(POWER, BLANK, HIT, HIT, BLANK)),
        ),
    ),
    Lesson(
        "far",
        2,
        _kakashi,
        (
            me("fight", "trap-land-of-rivers"),
            me("card", "fireball"),
            me("roll", dice=(HIT, BLANK, HIT, BLANK)),
        ),
    ),
    Lesson("rest", 2, partial(_naruto, health=1, chakra=1), (me("meditate"), me("meditate"))),
    Lesson(
        "avoid",
        2,
        partial(
            _naruto, ZETSU_HERE, ["substitution-naruto", *HAND[:4]], area="fire-forest", health=1, actions=1
        ),
        (me("end"), me("support", "substitution-naruto")),
    ),
    Lesson(
        "refill",
        2,
        partial(_naruto, None, ["nine-tails-chakra-mode", *HAND[:4]], actions=1),
        (me("end"), me("discard", "nine-tails-chakra-mode"), other(1, "keep", "sakura")),
    ),
    Lesson(
        "round",
        2,
        partial(
            _naruto, {"kakuzu": {"area": "suna", "health": 1}}, area="suna", facedown=(), deck=("deidara",)
        ),
        (
            me("fight", "kakuzu"),
            me("roll", dice=(HIT, DOUBLE, BLANK)),
            me("end"),
            me("keep", "naruto"),
            other(1, "keep", "sakura"),
        ),
    ),
    Lesson(
        "free",
        2,
        _rescue,
        (me("move", "fire-forest"), me("support", "poison-extraction>naruto")),
    ),
    Lesson(
        "last",
        2,
        _bosses,
        (
            me("fight", "tobi", dice=(DEFENCE,)),
            me("card", "rasengan", dice=(HIT, DOUBLE, HIT, BLANK, POWER)),
            me("fight", "gedo-statue"),
            me("roll", dice=(HIT, BLANK, BLANK)),
        ),
    ),
)
