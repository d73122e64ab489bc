"""Why an order comes to nothing: a word for the sentence that says so (E26)."""

from __future__ import annotations

from games.exam.attack import under
from games.exam.cards import affordable, can_do_something
from games.exam.moving import may_move, on_ground
from games.exam.state import Battle, Fighter, State


def why_wasted(state: State, battle: Battle, user: Fighter) -> str:
    """What keeps the hero's card from doing anything; "": it could."""
    if user.dazed:
        return "stuck-lost"
    if can_do_something(state, battle, user):
        return ""
    match user.card:
        case "run" | "jump" if not may_move(battle, user):
            return "wasted-pinned"
        case "run" if not on_ground(battle, user):
            return "wasted-hangs"
        case "run" | "jump":
            return "wasted-way"
        case "melee":
            return "wasted-nobody"
        case "equipment":
            return "wasted-item"
        case "technique":
            return _why_no_technique(state, battle, user)
    return "wasted-blocked"


def _why_no_technique(state: State, battle: Battle, user: Fighter) -> str:
    if under(battle, user.hero, "mute"):
        return "wasted-blocked"
    return "wasted-aim" if affordable(state, battle, user) else "wasted-chakra"
