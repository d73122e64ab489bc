"""Setting the table: camps, piles, and who starts (D3 to D7, D28)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.contract import Dice, Illegal, Outcome
from games.duel.missions import MISSIONS, PILES
from games.duel.orders import ORDERS
from games.duel.piles import draw_orders
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.state import QUICK, Options, Side, State

FIRST_ORDERS = 3
LETTERS = "AB"
FOUGHT = ("knockout", "share")  # how a quick duel ends that nobody left


def seated(options: Options, places: Sequence[int]) -> Options:
    """The camp of each seat by its place; only about equal camps can play."""
    camps = "".join(LETTERS[place % 2] for place in sorted(places))
    _refuse_splits(camps, options.mode)
    return msgspec.structs.replace(options, camps=camps)


def again(options: Options, outcome: Outcome | None, start: State) -> Options:
    """D27: a quick duel that was fought out goes on as a best of three, with its score."""
    won = ""
    if options.mode == "quick" and outcome and outcome.reason in FOUGHT:
        won = (options.camps or LETTERS)[outcome.places[0][0]]
    mode = "best-of-three" if won else options.mode
    return msgspec.structs.replace(options, mode=mode, won=won)


def setup(seats: int, options: Options, dice: Dice) -> State:
    camps = options.camps or (LETTERS * 3)[:seats]
    if len(camps) != seats:
        raise Illegal("split")
    _refuse_splits(camps, options.mode)
    state = _table([LETTERS.index(letter) for letter in camps], options, dice)
    if options.mode not in QUICK:
        _pile_up(state, dice)
    return state


def _refuse_splits(camps: str, mode: str) -> None:
    sizes = sorted((camps.count("A"), camps.count("B")))
    if sizes[0] == 0 or sizes[1] - sizes[0] > 1 or sizes[1] > 3:
        raise Illegal("split")
    if mode in QUICK and sizes != [1, 1]:
        raise Illegal("two-players")


def _table(camps: list[Side], options: Options, dice: Dice) -> State:
    pile = list(REINFORCEMENTS)
    dice.shuffle(pile)
    return State(
        mode=options.mode,
        clock=options.clock,
        bosses=options.bosses,
        spoils=options.spoils,
        camps=camps,
        fought=[0] * len(camps),
        starter=dice.roll(2) - 1,
        xp=[int(options.mode == "best-of-three" and options.won == letter) for letter in LETTERS],
        secret=[[] for _ in camps],
        pile=pile,
        hands=[[] for _ in camps],
        bans={},
        **_nothing_yet(),
    )


def _nothing_yet() -> dict[str, Any]:
    empty = ("left", "past", "missions", "orders", "under", "discard", "fighters", "swaps")
    lists: dict[str, Any] = {name: [] for name in (*empty, "leads", "picks", "outs", "sent")}
    numbers = {"turn": 0, "fights": 0, "round": 0, "place": 0, "named": -1, "challenged": -1}
    return {"phase": "ban", "mission": "", **numbers, **lists}


def _pile_up(state: State, dice: Dice) -> None:
    """D5, D6: six piles of missions, and three orders for each player."""
    for number in range(len(PILES)):
        pile = [mission.id for mission in MISSIONS.values() if mission.pile == number]
        dice.shuffle(pile)
        state.missions.append(pile)
    state.orders = list(ORDERS)
    dice.shuffle(state.orders)
    draw_orders(state, FIRST_ORDERS, lambda event: None)
