"""The best short player: it weighs every click."""

from __future__ import annotations

from random import Random

from games.contract import Action, Seat
from games.exam.battle import card_laid
from games.exam.bots.battle_seen import BattleSeen, table_of
from games.exam.bots.fight import faced, lay_card, weigh
from games.exam.bots.forest import spread, travel
from games.exam.cards import needs_opening, with_turn
from games.exam.state import State, fighter_of
from games.exam.view import private, public

UNDOING = frozenset({"back", "level-down"})


def policy(world: State, seat: Seat, choices: list[Action], random: Random) -> Action:
    """Goes where a scroll can be won, and picks what hurts most or leads there."""
    forward = [action for action in choices if action.verb not in UNDOING] or choices
    verbs = {action.verb for action in forward}
    if len(forward) == 1 or verbs <= {"team", "field", "put", "foretell"}:
        return random.choice(forward)
    if world.phase == "levels" or "raise" in verbs:
        return spread(public(world), private(world, seat), forward, random)
    if world.mover.seat == seat or "retreat" in verbs:
        return travel(public(world), private(world, seat), forward, random)
    table = table_of(world, seat)
    if any(map(card_laid, forward)):
        return lay_card(table, forward, random)
    plain = [action for action in forward if not (with_turn(action.noun)[1] or _is_idle(table, action))]
    best = max(plain, key=lambda action: (weigh(table, action), random.random()))
    return faced(table, best, forward)


def _is_idle(table: BattleSeen, action: Action) -> bool:
    """Opening a card that could be carried out with the same click."""
    return action.verb == "open" and not needs_opening(table.battle, fighter_of(table.battle, action.noun))
