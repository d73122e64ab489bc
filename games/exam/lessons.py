"""The lessons of the exam, from the rulebook's own examples."""

from __future__ import annotations

from functools import partial

from games.contract import Lesson
from games.exam.positions import fight, forest
from games.exam.state import State
from games.lessons import me, other


def _preparing() -> State:
    """All six stand, and cards are laid."""
    cells = {"naruto": 41, "sasuke": 21, "sakura": 11, "shino": 51, "kiba": 91, "hinata": 111}
    state = fight(cells)
    battle = state.battles[0]
    battle.phase = "prepare"
    for fighter in battle.fighters:
        fighter.card = ""
    for side in battle.sides:
        side.laid, side.done = [], False
    return state


LESSONS = (
    Lesson(
        "find",
        2,
        partial(
            forest, [42, 77], finds={43: "stream"}, health={"naruto": 3, "sasuke": 4, "sakura": 2, "kiba": 5}
        ),
        (me("go", "43", dice=(5,)), me("open")),
    ),
    Lesson(
        "attack", 2, partial(forest, [31, 41]), (me("go", "41"), me("attack", "1"), me("field", "forest"))
    ),
    Lesson(
        "lay",
        2,
        _preparing,
        (me("lay-melee", "naruto"), me("lay-run", "sasuke"), me("lay-concentration", "sakura")),
    ),
    Lesson(
        "run",
        2,
        partial(fight, {"sasuke": 21, "kiba": 71}, {"sasuke": "run"}),
        (me("run", "61"),),
    ),
    Lesson(
        "behind",
        2,
        partial(
            fight, {"neji": 51, "hinata": 61}, {"neji": "melee"}, levels={"hinata": 3}, faces={"hinata": 1}
        ),
        (me("hit", "hinata", dice=(2,)),),
    ),
    Lesson(
        "kunai",
        2,
        partial(fight, {"sakura": 21, "kiba": 91}, {"sakura": "equipment"}),
        (me("kunai", "kiba", dice=(4,)),),
    ),
    Lesson(
        "jutsu",
        2,
        partial(fight, {"sasuke": 51, "kiba": 71}, {"sasuke": "technique"}, levels={"sasuke": 3}),
        (me("use", "phoenix", dice=(6,)),),
    ),
    Lesson(
        "prize",
        2,
        partial(fight, {"naruto": 51, "kiba": 61}, {"naruto": "melee"}, health={"kiba": 1}),
        (
            me("hit", "kiba", dice=(6, 1)),
            me("raise", "naruto"),
            other(1, "retreat", "41"),
        ),
    ),
    Lesson("tower", 2, partial(forest, [43, 11], ["air earth", ""]), (me("go", "44"),)),
)
