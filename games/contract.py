"""What every game is, and nothing about any one of them.

A game is a module that offers names of `Rules`, at least those without a default. The server
knows these names and no others; a game knows nothing of rooms, sockets, guests or the database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import msgspec

from games.lengths import lengths_of

Seat = int  # 0 is the first player
Json = Any  # dict, str, int, bool and short lists of them: see `Rules.public`
T = TypeVar("T")


class Action(msgspec.Struct, frozen=True):
    """One click by one player: a verb and at most one noun."""

    verb: str
    noun: str = ""


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told to everyone or `only` to some seats."""

    kind: str
    data: dict[str, Json] = {}
    only: frozenset[Seat] | None = None

    def is_for(self, seat: Seat | None) -> bool:
        return self.only is None or seat in self.only


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: seats that tie share a place, and an empty first place is a game lost by all."""

    reason: str
    places: tuple[tuple[Seat, ...], ...]
    scores: dict[Seat, int] = {}


class Advice(msgspec.Struct, frozen=True):
    """What a good player would click here, and why: the name of a message `why-...` and its values."""

    action: Action
    why: str = ""
    data: dict[str, Json] = {}


class Level(msgspec.Struct, frozen=True):
    """How well a bot plays: in how many worlds it plays on for a click, and what a click may lose.

    Without a world it plays by the policy, and the more often by a whim the higher its cap is. The cap is a
    part of what luck moves until the table is settled, so that it means the same in every game.
    """

    name: str
    worlds: int = 0
    cap: float = 0.0


class Clock(msgspec.Struct, frozen=True):
    """The time a seat has for one question: a new key starts it anew."""

    key: str
    seconds: int


class Step(msgspec.Struct, frozen=True):
    """One click of a lesson, by the pupil or by another seat, and all that is rolled with it."""

    seat: Seat
    verb: str
    noun: str = ""
    dice: tuple[int, ...] = ()

    @property
    def action(self) -> Action:
        return Action(self.verb, self.noun)


class Lesson(msgspec.Struct, frozen=True):
    """A small position that teaches one thing; the pupil has seat 0, and `steps` is how it is solved."""

    id: str
    seats: int
    position: Callable[[], Any]
    steps: tuple[Step, ...]


class Door(msgspec.Struct, frozen=True):
    """How a game stands before those who haven't opened it, before its `scene.svg`; portraits by name."""

    place: int = 100  # among the games on the home page: the lowest comes first
    people: tuple[str, ...] = ()  # the two before its scene
    cast: Mapping[str, tuple[str, ...]] = {}  # whom one may lead, by the name of a team
    faces: tuple[str, ...] = ()  # whom its table shows besides
    first: dict[str, Json] = {}  # the options of a first game, where the usual one is long or hard


class Feat(msgspec.Struct, frozen=True):
    """What an event says of somebody's way to play: whom they played, what they did at once."""

    seat: Seat
    hero: str = ""
    points: int = 0


class Illegal(Exception):
    """What a player may not do now; the code is stable, and the catalogues have words for it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Dice(Protocol):
    """All the chance a game may use."""

    def roll(self, sides: int) -> int: ...
    def shuffle(self, items: list[Any]) -> None: ...
    def pick(self, items: Sequence[T]) -> T: ...


Tell = Callable[[Event], None]
View = dict[str, Json]
Bot = Callable[[View, View, list[Action], Random, Any], Action]  # the last is a world: `engine.imagined`

LEVELS = (
    Level("academy", 64, 2.0),
    Level("genin", 64, 1.0),
    Level("chunin"),
    Level("jonin", 100),
    Level("kage", 500),
)


class Rules:
    """What a game says of itself; `rules_of` takes it from the game's module.

    Views (`public`, `private`) are objects all the way down: what grows, shrinks or moves is a
    map keyed by short ids (seats as "0"), arrays hold at most 5 scalars and are replaced whole;
    ASCII strings, booleans and integers only, no null, no float, no texts.
    """

    ID: str
    SEATS: frozenset[int]
    VERSION: str  # "major.minor": within a major, old logs give the same states
    Options: type[Any]  # a msgspec.Struct with defaults
    State: type[Any]  # a msgspec.Struct of plain values, unknown fields forbidden, no defaults

    # The table is laid; then come, without a click, the things of `proceed`.
    setup: Callable[[int, Any, Dice], Any]  # seats, options, dice

    # Who may act now (nobody: the game is over), and those of them without whom it stands still.
    actors: Callable[[Any], frozenset[Seat]]
    awaited: Callable[[Any], frozenset[Seat]]

    # The name of the question a seat is asked; all it may answer, in a stable order, never nothing.
    ask: Callable[[Any, Seat], str]
    legal: Callable[[Any, Seat], list[Action]]

    # Change the state in place, and tell what happened: a click; a seat gives up for good.
    apply: Callable[[Any, Seat, Action, Dice, Tell], None]
    leave: Callable[[Any, Seat, Dice, Tell], None]

    # What everyone sees, onlookers included, and what only a seat sees on top of it.
    public: Callable[[Any], View]
    private: Callable[[Any, Seat], View]

    # How it ended; assert the laws of conservation; deal anew, in place, all that a seat can't know
    # (None: an onlooker).
    outcome: Callable[[Any], Outcome | None]
    check: Callable[[Any], None]
    redeal: Callable[[Any, Seat | None, Dice], None]

    HOME: Path = Path()  # the folder of its module, which `rules_of` knows

    DOOR: Door = Door()
    SIDES: tuple[str, ...] = ()  # camps by place at the table, place p on side p % len; () for none
    LESSONS: tuple[Lesson, ...] = ()  # in the order in which they are learned; see games/lessons.py
    LEVELS: tuple[Level, ...] = LEVELS  # of bots, the weakest first; their names mean the same everywhere
    BOTS: Mapping[str, Bot] = {}  # of packages without a `policy`: the last one is it
    BACK: frozenset[str] = frozenset()  # verbs that take a half-made choice back: bots don't weigh them
    SILENCE: Action | None = (
        None  # how bots who may act and aren't awaited say nothing; None: they aren't asked
    )

    def seated(self, options: Any, places: Sequence[int]) -> Any:
        """The options once it is known which places are taken; Illegal where that is no game."""
        return options

    def again(self, options: Any, outcome: Outcome | None, start: Any) -> Any:
        """The options of a rematch, from the state in which the game began; no outcome: it was cut off."""
        return options

    def side(self, state: Any, seat: Seat) -> str:
        """The camp of a seat, known to all; "" for none."""
        return ""

    def proceed(self, state: Any, dice: Dice, tell: Tell) -> bool:
        """Do one thing that happens without a click; whether there was one. The engine asks again."""
        return False

    def foremost(self, state: Any, seats: frozenset[Seat]) -> Seat:
        """Of seats that are awaited at once, whose bot is asked first; by what everyone sees."""
        return min(seats)

    def yields(self, state: Any, seat: Seat) -> str:
        """The name of the wait that this seat's bot grants people who are awaited with it; "" for none."""
        return ""

    def occasion(self, state: Any) -> str:
        """Names what the open moment is a part of, say a fight, in which each seat may hold up once."""
        return ""

    def why_not(self, state: Any, seat: Seat, action: Action) -> str | None:
        """The reason code for a tempting action that isn't offered."""
        return None

    def hint(self, state: Any, seat: Seat, action: Action) -> View:
        """Reach, odds (per mille), reasons: from what the seat sees only."""
        return {}

    def policy(self, world: Any, seat: Seat, legal: list[Action], random: Random) -> Action:
        """The click of the game's best short player, the same in every world that its seat may imagine."""
        if not self.BOTS:
            return legal[0]
        public, private = self.public(world), self.private(world, seat)
        return list(self.BOTS.values())[-1](public, private, legal, random, world)

    def wastes(self, world: Any, seat: Seat, action: Action) -> bool:
        """Whether the click throws away what it need not: bots don't weigh it."""
        return False

    def settled(self, state: Any) -> bool:
        """Whether `worth` may be asked: at an end, or where a longer look would tell little more."""
        return self.outcome(state) is not None

    def worth(self, state: Any, seat: Seat) -> float:
        """The chance to win where it is settled, from 0 to 1; a shared win counts in parts."""
        ending = self.outcome(state)
        return 1 / len(ending.places[0]) if ending and seat in ending.places[0] else 0.0

    def why(
        self, public: View, private: View, legal: list[Action], action: Action, world: Any
    ) -> tuple[str, dict[str, Json]]:
        """Why one may click this: the name of a message `why-...` and its values; "" for no words."""
        return "", {}

    def clocks(self, state: Any) -> dict[Seat, Clock]:
        return {}

    def lapse(self, state: Any, seat: Seat, dice: Dice, tell: Tell) -> None:
        """What happens when the seat's time has run out: the first answer that is offered."""
        self.apply(state, seat, self.legal(state, seat)[0], dice, tell)

    def drawn(self, state: Any) -> Outcome | None:
        """How it ends if all agree to a draw now; None where the rules know no draw."""
        return None

    def closes(self, state: Any, seat: Seat, action: Action) -> bool:
        """Whether the click ends a moment in which others may still act."""
        return False

    def concerned(self, before: Any, after: Any, seat: Seat) -> Iterable[Seat] | None:
        """Whose own view, question or choices a click of this seat may have changed; None: anybody's."""
        return None

    def beats(self, event: Event) -> int:
        """The milliseconds that a scene of this event takes; 0: none."""
        return lengths_of(self.HOME).get(event.kind, 0)

    def lane(self, state: Any, seat: Seat) -> str:
        """What a seat looks at where several things go on side by side, say its battle; "" for the rest."""
        return ""

    def shown_in(self, event: Event) -> str:
        """The lane in which a scene of this event is shown."""
        return ""

    def feat(self, event: Event) -> Feat | None:
        """What is worth counting in a player's own figures; of what everybody was told."""
        return None

    def texts(self, language: str) -> dict[str, str]:
        """Message ids and words of every card, made from its effect."""
        return {}

    def report(self, matches: Sequence[Any]) -> dict[str, dict[str, list[Any]]]:
        """What `games.match.Match`es say of the balance: tables by title."""
        return {}


REQUIRED = frozenset(Rules.__annotations__) - vars(Rules).keys()
NAMES = REQUIRED | {name for name in vars(Rules) if not name.startswith("_")}


def rules_of(module: object) -> Rules:
    """A game as its module tells it, and the defaults where it says nothing."""
    told = vars(module)
    if missing := sorted(REQUIRED - told.keys()):
        raise TypeError(f"{told.get('__name__', 'a game')} lacks {', '.join(missing)}")
    rules = Rules()
    rules.HOME = Path(told.get("__file__", "")).parent
    for name in NAMES & told.keys():
        setattr(rules, name, told[name])
    return rules
