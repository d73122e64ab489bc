"""Where a click goes, and what happens without one."""

from __future__ import annotations

from games.contract import Action, Dice, Seat, Tell
from games.exam.after import do_task
from games.exam.battle import BACK, pick_field, place, prepare
from games.exam.choices import asked_seats, legal
from games.exam.fight import fight_on, fights_on
from games.exam.forest import move
from games.exam.order import goes_on
from games.exam.state import Battle, State, battle_of
from games.exam.teams import begins, pick_team, spread_levels
from games.exam.tower import foretell


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    if state.phase == "teams":
        pick_team(state, seat, action, tell)
    elif state.phase == "levels":
        spread_levels(state, seat, action, tell)
    elif state.mover.seat == seat:
        move(state, seat, action, dice, tell)
    elif action.verb == "foretell":
        foretell(state, seat, int(action.noun), tell)
    elif battle := battle_of(state, seat):
        _act_in_battle(state, battle, seat, action, dice, tell)


def proceed(state: State, dice: Dice, tell: Tell) -> bool:
    """The exam begins, a battle turn goes on, the order of turns does, or somebody has one answer only."""
    if state.phase == "levels":
        return begins(state, tell)
    for battle in state.battles:
        if fights_on(state, battle, dice, tell):
            return True
    return goes_on(state, tell) or _answers_alone(state, dice, tell)


def _answers_alone(state: State, dice: Dice, tell: Tell) -> bool:
    """Nobody is asked what has one answer: the last team, start cell or field, the only hero to raise."""
    for seat in asked_seats(state):
        battle = battle_of(state, seat)
        if state.phase == "teams" or (battle and battle.phase in ("raise", "after", "field", "place")):
            match [action for action in legal(state, seat) if action != BACK]:
                case [only]:
                    apply(state, seat, only, dice, tell)
                    return True
    return False


def _act_in_battle(state: State, battle: Battle, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    match battle.phase:
        case "raise" | "after":
            do_task(state, battle, action, tell)
        case "field":
            pick_field(battle, action.noun, tell)
        case "place":
            place(battle, seat, action, tell)
        case "prepare":
            prepare(battle, seat, action, tell)
        case _:
            fight_on(state, battle, action, dice, tell)
