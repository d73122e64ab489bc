"""The lessons of Columns, from the rulebook's own examples."""

from __future__ import annotations

from functools import partial

from games.columns.positions import laid
from games.columns.state import State
from games.contract import Lesson
from games.lessons import me, other

SAKURA, KAKASHI = 2, 4  # faces of the die
FULL = (
    ("sakura-2a", "kakashi-5a", "lee-4a"),
    ("naruto-4a", "lee-3a", "sasuke-1a"),
    ("sasuke-3a", "lee-1a", "kakashi-6a", "naruto-2a"),
)


def _taking(*columns: tuple[str, ...]) -> State:
    """Somebody has just stopped, and takes first."""
    state = laid(laid=columns, held=[("kakashi-2a", "sasuke-4a"), ("lee-6a",), ("sakura-5a",)])
    state.phase, state.takers = "take", [0, 1, 2]
    return state


LESSONS = (
    Lesson(
        "first",
        3,
        partial(laid, draws=("naruto-4a", "kakashi-2a")),
        (me("draw"), me("place", "0"), me("draw"), me("place", "0")),
    ),
    Lesson(
        "twice",
        3,
        partial(laid, laid=[("naruto-5a", "sakura-3a")], draws=("sasuke-5a", "sakura-1a")),
        (me("draw"), me("place", "1"), me("draw"), me("place", "1")),
    ),
    Lesson(
        "bust",
        3,
        partial(laid, laid=FULL, draws=("lee-4b",), held=[("sakura-4a", "naruto-3a"), ("lee-6b",)]),
        (me("draw", dice=(SAKURA,)), other(1, "take", "2"), other(2, "take", "0")),
    ),
    Lesson(
        "stop",
        3,
        partial(laid, laid=FULL, held=[("sakura-4a", "naruto-3a"), ("lee-6b",), ("naruto-6a",)]),
        (me("stop"), me("take", "2"), other(1, "take", "0"), other(2, "take", "1")),
    ),
    Lesson(
        "die",
        3,
        partial(_taking, ("naruto-6a", "lee-5a", "dice-01"), ("sakura-3a",), ("lee-2a",)),
        (me("take", "0", dice=(KAKASHI,)), other(1, "take", "1"), other(2, "take", "2")),
    ),
    Lesson(
        "order",
        3,
        partial(
            laid,
            laid=[("kakashi-6a", "naruto-5a"), ("sakura-4a", "lee-3a"), ("lee-2a",)],
            draws=("turn-01",),
        ),
        (me("draw"), me("stop"), me("take", "0"), other(2, "take", "1"), other(1, "take", "2")),
    ),
    Lesson(
        "seal",
        3,
        partial(laid, held=[("naruto-6a", "naruto-5a", "naruto-4a", "sakura-2a"), ("lee-6a",), ("lee-5a",)]),
        (me("protect", "naruto"),),
    ),
    Lesson(
        "end",
        2,
        partial(
            laid,
            seats=2,
            laid=[("naruto-6a",), ("sakura-2a",)],
            draws=("lee-5a",),
            held=[("kakashi-6a", "sasuke-6a", "lee-2a"), ("naruto-5a", "lee-6a", "kakashi-5a", "sakura-4a")],
            rest="discard",
        ),
        (me("draw"), me("place", "0"), me("take", "0"), other(1, "take", "1")),
    ),
)
