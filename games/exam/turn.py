"""Who may act, what they are asked, what they may click, and where a click goes."""

from __future__ import annotations

from collections.abc import Iterator

from games.contract import Action, Clock, Dice, Outcome, Seat, Tell
from games.exam.after import do_task, task_choices
from games.exam.battle import (
    free_fields,
    pick_field,
    place,
    place_choices,
    prepare,
    prepare_choices,
)
from games.exam.fight import asked, fight_choices, fight_on
from games.exam.forest import move, move_choices
from games.exam.setup import level_choices, pick_team, spread_levels, team_choices
from games.exam.state import Battle, State, battle_of, fighter_of

PACES = {"calm": 120, "swift": 45}
FINAL_FIELD = "final-field"

# What a seat whose time has run out does, the first that is offered.
DEFAULTS = (
    *("done", "keep", "end", "search", "stay", "open", "hide", "decline", "face", "fall", "return"),
    *("level-up", "team", "field", "put", "pick", "raise", "retreat"),
    *("lay-concentration", "lay-run", "lay-jump", "back"),
)


def actors(state: State) -> frozenset[Seat]:
    return frozenset(_asked_seats(state))


def ask(state: State, seat: Seat) -> str:
    """The question, and what it is about: `card:naruto`."""
    if state.phase in ("teams", "levels"):
        return state.phase
    battle = battle_of(state, seat)
    if state.mover.seat == seat:
        return f"{state.mover.stage}:{state.round}"
    assert battle
    return _battle_question(battle)


def legal(state: State, seat: Seat) -> list[Action]:
    if state.phase == "teams":
        return team_choices(state)
    if state.phase == "levels":
        return level_choices(state, seat)
    if state.mover.seat == seat:
        return move_choices(state, seat)
    battle = battle_of(state, seat)
    assert battle
    match battle.phase:
        case "raise" | "after":
            return task_choices(state, battle)
        case "field":
            return [Action("field", field) for field in free_fields(state)]
        case "place":
            return place_choices(battle, seat)
        case "prepare":
            return prepare_choices(battle, seat)
    return fight_choices(state, battle)


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    if state.phase == "teams":
        pick_team(state, seat, action, tell)
    elif state.phase == "levels":
        spread_levels(state, seat, action, tell)
    elif state.mover.seat == seat:
        move(state, seat, action, dice, tell)
    elif battle := battle_of(state, seat):
        _act_in_battle(state, battle, seat, action, dice, tell)


def clocks(state: State) -> dict[Seat, Clock]:
    """One clock per question, however many clicks its answer takes."""
    seconds = PACES.get(state.pace)
    if seconds is None:
        return {}
    return {seat: Clock(question(state, seat), seconds) for seat in _asked_seats(state)}


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
    """Answer the question for the seat, in the plainest way."""
    key = question(state, seat)
    while seat in actors(state) and question(state, seat) == key:
        apply(state, seat, default(legal(state, seat)), dice, tell)


def default(choices: list[Action]) -> Action:
    return min(choices, key=lambda action: _priority(action.verb))


def outcome(state: State) -> Outcome | None:
    if state.phase != "over":
        return None
    return Outcome(state.reason, tuple(tuple(seats) for seats in state.places))


def _priority(verb: str) -> int:
    return DEFAULTS.index(verb) if verb in DEFAULTS else len(DEFAULTS)


def _asked_seats(state: State) -> Iterator[Seat]:
    match state.phase:
        case "teams":
            yield state.picks[0]
        case "levels":
            yield from (
                seat for seat, team in enumerate(state.teams) if not team.ready and team.place == "forest"
            )
        case "forest" | "final":
            if state.mover.seat >= 0:
                yield state.mover.seat
            for battle in state.battles:
                yield from _fighters_asked(battle)


def _fighters_asked(battle: Battle) -> Iterator[Seat]:
    match battle.phase:
        case "raise" | "after":
            yield battle.tasks[0].seat
        case "field" if battle.final:
            yield battle.sides[0].seat
        case "place":
            yield battle.sides[battle.active].seat
        case "prepare":
            yield from (side.seat for side in battle.sides if not side.done)
        case "fight" | "end":
            yield asked(battle)


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


def _battle_question(battle: Battle) -> str:
    match battle.phase:
        case "raise" | "after":
            return f"{battle.tasks[0].kind}:{battle.turn}"
        case "field":
            return FINAL_FIELD
        case "place":
            return f"place:{battle.chosen}"
        case "prepare":
            return f"prepare:{battle.turn}"
    if battle.falls:
        return f"fall:{battle.falls[0]}"
    deed = battle.deed
    if not deed.hero:
        return f"open-card:{battle.turn}"
    stage = fighter_of(battle, deed.hero).card if deed.stage == "act" else deed.stage
    return f"{stage}:{deed.hero}"
