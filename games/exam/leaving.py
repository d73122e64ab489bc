"""A team whose player leaves for good (E55)."""

from __future__ import annotations

from games.contract import Dice, Event, Seat, Tell
from games.exam.after import excuse, part
from games.exam.battle import restore
from games.exam.forest import call_off
from games.exam.order import pass_on, resume
from games.exam.scrolls import give_away
from games.exam.setup import begin_when_ready
from games.exam.state import Battle, State, battle_of, scrolls_of
from games.exam.tower import end


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """The team is taken off the map and its scrolls are dealt; the last team left wins."""
    team = state.teams[seat]
    tell(Event("left", {"seat": seat}))
    if team.place == "out":
        return
    battle = battle_of(state, seat)
    team.place, team.cell = "out", 0
    stayers = [other for other in state.order if state.teams[other].place != "out"]
    if len(stayers) == 1:
        end(state, "left", [stayers], tell)
        return
    give_away(state, scrolls_of(state, seat), seat, tell)
    if seat in state.tower:
        state.tower.remove(seat)
    _go_on(state, seat, battle, dice, tell)


def _go_on(state: State, seat: Seat, battle: Battle | None, dice: Dice, tell: Tell) -> None:
    if state.phase == "teams":
        state.picks = [other for other in state.picks if other != seat]
        state.phase = "teams" if state.picks else "levels"
    elif state.phase == "levels":
        begin_when_ready(state, tell)
    elif state.mover.seat == seat:
        state.battles = [one for one in state.battles if one is not battle]
        pass_on(state, tell)
    elif battle and battle.phase == "field":
        call_off(state, battle, dice, tell)
    elif battle and battle.phase == "after":
        excuse(state, battle, seat, tell)
    elif battle:
        _break_off(state, battle, tell)
    else:
        resume(state, tell)


def _break_off(state: State, battle: Battle, tell: Tell) -> None:
    """The battle ends undecided; who is left regains everything and rests."""
    for side in battle.sides:
        if state.teams[side.seat].place != "out":
            restore(state, state.teams[side.seat])
    part(state, battle, tell)
