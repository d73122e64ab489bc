"""The lessons of the Duel: a ninja is sent, cards are laid, paid, combined and helped, a fight is won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.contract import Lesson
from games.duel.positions import fight, turn
from games.duel.state import State
from games.lessons import me


def _sakura(
    laid: Sequence[str], against: Sequence[str], hand: Sequence[str], life: int = 0, help: str = ""
) -> State:
    """Sakura against Kisame, by the short names of their cards; life 0: he is unhurt."""
    ours, theirs, held = (
        [name and f"{ninja}-{name}" for name in names]
        for ninja, names in (("sakura", laid), ("kisame", against), ("sakura", hand))
    )
    hurt = {"kisame": life} if life else {}
    return fight("sakura", "kisame", ours, theirs, held, help=help, hp=hurt)


WEAK = ("samehada-slash", "sea-stalking", "body-flicker")
LESSONS = (
    Lesson(
        "send",
        2,
        partial(turn, "mission-8"),
        (me("pick", "kakashi"),),
    ),
    Lesson(
        "clash",
        2,
        partial(
            _sakura,
            ["", "true-fist-thrust", "explosive-tag"],
            ["shark-summoning", "samehada-slash", "body-flicker"],
            ["inner-sakura", "mystical-palm", "heavenly-foot", "substitution"],
        ),
        (me("lay", "sakura-heavenly-foot>1"), me("done")),
    ),
    Lesson(
        "chakra",
        2,
        partial(
            _sakura,
            ["hundred-percent-punch", "superhuman-strength", ""],
            WEAK,
            ["heavenly-foot", "cherry-blossom-impact", "inner-sakura", "mystical-palm"],
        ),
        (me("lay", "sakura-inner-sakura>3"), me("done")),
    ),
    Lesson(
        "boost",
        2,
        partial(
            _sakura,
            ["", "heavenly-foot", "mystical-palm"],
            ["samehada-slash", "shark-bomb", "body-flicker"],
            ["explosive-tag", "inner-sakura", "substitution", "katsuyu"],
        ),
        (me("lay", "sakura-inner-sakura>1"), me("done")),
    ),
    Lesson(
        "guard",
        2,
        partial(
            _sakura,
            ["superhuman-strength", "true-fist-thrust", ""],
            ["samehada-slash", "sea-stalking", "great-shark-bomb"],
            ["heavenly-foot", "inner-sakura", "katsuyu", "explosive-tag"],
        ),
        (me("lay", "sakura-katsuyu>3"), me("done")),
    ),
    Lesson(
        "help",
        2,
        partial(
            _sakura,
            ["explosive-tag", "superhuman-strength", "heavenly-foot"],
            ["body-flicker", "shark-bomb", "samehada-slash"],
            ["inner-sakura", "mystical-palm", "substitution"],
            help="temari",
        ),
        (me("call", "temari>2"), me("done")),
    ),
    Lesson(
        "win",
        2,
        partial(
            _sakura,
            ["", "superhuman-strength", "explosive-tag"],
            ["hungry-sharks", "samehada-slash", "body-flicker"],
            ["cherry-blossom-impact", "inner-sakura", "mystical-palm", "substitution"],
            life=30,
        ),
        (me("lay", "sakura-cherry-blossom-impact>1"), me("done")),
    ),
)
