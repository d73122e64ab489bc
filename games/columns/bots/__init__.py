"""Computer players, who see what their seat sees."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from games.columns.cards import COLOUR, FACES, pack_for, points
from games.columns.placing import bust_odds
from games.columns.state import State
from games.contract import Action, Bot, View

RISK = 60  # the chance of a bust, in a thousand, from which the chunin stops
TREASURE = 18  # the points of one colour from which the chunin protects it
ENVY = 0.5  # how much the points of the next taker count against one's own


def genin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    """A child's play: a few cards placed anywhere, then the longest column."""
    match _phase(public):
        case "turn":
            return random.choice(choices) if random.random() < 0.25 else choices[0]
        case "go-on":
            laid = sum(map(len, public["columns"].values()))
            return choices[-1] if random.random() < laid / 8 else choices[0]
        case "take":
            return max(choices, key=lambda action: len(public["columns"][action.noun]))
    return random.choice(choices)


def chunin(public: View, private: View, choices: list[Action], random: Random, world: State) -> Action:
    """Counts: stops when the risk is high, keeps dice cards off the best column, protects what is dear."""
    match _phase(public):
        case "turn":
            return max(choices, key=lambda action: _treasure(public, action))
        case "go-on":
            return choices[-1] if public["bust"] >= RISK else choices[0]
        case "take":
            return max(choices, key=lambda action: _worth(public, public["columns"][action.noun]))
    return max(choices, key=lambda action: _prospect(public, int(action.noun)))


BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}


def _display(public: View) -> View:
    """One's own: the display of the seat that is asked."""
    seat = public["takers"][0] if public["phase"] == "take" else public["turn"]
    display: View = public["players"][str(seat)]
    return display


def _treasure(public: View, action: Action) -> int:
    if action.verb == "draw":
        return TREASURE - 1
    worth: int = _display(public)["sums"][action.noun]
    return worth


def _prospect(public: View, number: int) -> float:
    """What placing the card there promises: the best column, less the next one and the risk."""
    columns = _columns(public)
    if number == len(columns):
        columns.append([])
    columns[number].append(public["drawn"])
    mine, theirs, *_ = sorted((_worth(public, column) for column in [*columns, []]), reverse=True)
    return mine - ENVY * theirs - bust_odds(columns, _unseen(public)) / 100 - len(columns)


def _worth(public: View, column: Collection[str]) -> float:
    """The points of a column, less what its dice card may cost."""
    gain = points(column)
    if all(card in COLOUR for card in column):
        return gain
    held: int = sum(_display(public)["sums"].values())
    return gain - (held + gain) * (2 if public["risk"] else 1) / len(FACES)


def _columns(public: View) -> list[list[str]]:
    return [list(public["columns"][str(number)]) for number in range(len(public["columns"]))]


def _unseen(public: View) -> list[str]:
    """The pack without what lies open: protected and discarded cards aren't looked up."""
    seen = {card for column in public["columns"].values() for card in column}
    for player in public["players"].values():
        seen.update(*player["open"].values())
    return [card for card in pack_for(len(public["players"])) if card not in seen]


def _phase(public: View) -> str:
    return "place" if public["drawn"] else str(public["phase"])
