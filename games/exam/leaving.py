"""Time that runs out, and a team whose player leaves for good (E55)."""

from __future__ import annotations

from games.contract import Action, Clock, Dice, Event, Seat, Tell
from games.exam.after import excuse, part
from games.exam.battle import restore
from games.exam.choices import asked_seats, awaited, legal
from games.exam.ending import end
from games.exam.forest import call_off
from games.exam.order import pass_on, pass_over
from games.exam.play import apply, proceed
from games.exam.scrolls import give_away
from games.exam.state import Battle, State, battle_of, scrolls_of

PACES = {"calm": 120, "swift": 45}

# What a seat whose time has run out does, the first that is offered.
DEFAULTS = (
    *("done", "decline", "end", "search", "stay", "open", "hide", "fall", "return", "face"),
    *("level-up", "team", "field", "put", "raise", "retreat"),
    *("lay-concentration", "lay-run", "lay-jump", "back"),
)


def clocks(state: State) -> dict[Seat, Clock]:
    """One clock per question, however many clicks its answer takes."""
    seconds = PACES.get(state.pace)
    if seconds is None:
        return {}
    return {seat: Clock(question(state, seat), seconds) for seat in asked_seats(state)}


def question(state: State, seat: Seat) -> str:
    """The same while the seat answers one question click by click."""
    if state.phase in ("teams", "levels"):
        return state.phase
    if state.mover.seat == seat:
        return f"move:{state.round}"
    battle = battle_of(state, seat)
    assert battle
    acted = sum(one.acted for one in battle.fighters)
    placed = sum(one.cell > 0 for one in battle.fighters)
    names = (battle.phase, *(side.seat for side in battle.sides), "+".join(battle.falls))
    step = (battle.final, battle.turn, acted, placed, *(task.kind for task in battle.tasks[:1]))
    return ":".join(map(str, (*names, *step)))


def lapse(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """Answer the question for the seat, in the plainest way, with as many clicks as it takes."""
    key = question(state, seat)
    while seat in awaited(state) and question(state, seat) == key:
        apply(state, seat, default(legal(state, seat), dice), dice, tell)
        while proceed(state, dice, tell):
            pass


def default(choices: list[Action], dice: Dice) -> Action:
    """The plainest answer; the battlefield is drawn by lot."""
    plainest = min(choices, key=lambda action: _priority(action.verb))
    alike = [action for action in choices if action.verb == plainest.verb]
    return dice.pick(alike) if plainest.verb == "field" else plainest


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """The team is taken off the map and its scrolls are dealt; the last team left wins."""
    team = state.teams[seat]
    team.gone = True
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
        state.arrived = 0
    _close_up(state, seat, battle, dice, tell)


def _close_up(state: State, seat: Seat, battle: Battle | None, dice: Dice, tell: Tell) -> None:
    if state.phase == "teams":
        state.picks = [other for other in state.picks if other != seat]
        state.phase = "teams" if state.picks else "levels"
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
        pass_over(state, tell)


def _break_off(state: State, battle: Battle, tell: Tell) -> None:
    """The battle ends undecided; who is left regains everything and rests."""
    for side in battle.sides:
        if state.teams[side.seat].place != "out":
            restore(state, state.teams[side.seat])
    part(state, battle, tell)


def _priority(verb: str) -> int:
    return DEFAULTS.index(verb) if verb in DEFAULTS else len(DEFAULTS)
