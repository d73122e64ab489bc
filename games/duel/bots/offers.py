"""What a bot is offered, and for which ninja of its own."""

from __future__ import annotations

from games.contract import Action
from games.duel.state import Fighter, Side, State


def by_verb(choices: list[Action]) -> dict[str, list[Action]]:
    offered: dict[str, list[Action]] = {}
    for action in choices:
        offered.setdefault(action.verb, []).append(action)
    return offered


def holder(world: State, side: Side, action: Action) -> Fighter:
    """The own ninja whose card is to be laid or taken back."""
    card = action.noun.partition(">")[0]
    return next(one for one in world.fighters if one.side == side and card in (*one.hand, *one.laid))
