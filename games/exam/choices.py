"""Who may act, what they are asked, and what they may click."""

from __future__ import annotations

from collections.abc import Iterator

from games.contract import Action, Seat
from games.exam.after import task_choices
from games.exam.battle import field_choices, place_choices, prepare_choices
from games.exam.fight import asked, fight_choices
from games.exam.forest import move_choices
from games.exam.state import Battle, State, battle_of, fighter_of
from games.exam.teams import level_choices, team_choices
from games.exam.tower import foretell_choices, may_foretell

FINAL_FIELD = "final-field"


def actors(state: State) -> frozenset[Seat]:
    return frozenset((*asked_seats(state), *_regretting(state), *_foretelling(state)))


def awaited(state: State) -> frozenset[Seat]:
    """Without those who could still take a card back (E25), or foretell the winner (E59)."""
    return frozenset(asked_seats(state))


def ask(state: State, seat: Seat) -> str:
    """The question, and what it is about: `card:naruto`."""
    if state.phase in ("teams", "levels"):
        return state.phase
    battle = battle_of(state, seat)
    if state.mover.seat == seat:
        return f"{state.mover.stage}:{state.round}"
    if may_foretell(state, seat):
        return "foretell"
    assert battle
    return _battle_question(state, battle)


def legal(state: State, seat: Seat) -> list[Action]:
    if state.phase == "teams":
        return team_choices(state)
    if state.phase == "levels":
        return level_choices(state, seat)
    if state.mover.seat == seat:
        return move_choices(state, seat)
    if may_foretell(state, seat):
        return foretell_choices(state)
    battle = battle_of(state, seat)
    assert battle
    match battle.phase:
        case "raise" | "after":
            return task_choices(state, battle)
        case "field":
            return field_choices(state)
        case "place":
            return place_choices(battle, seat)
        case "prepare":
            return prepare_choices(battle, seat)
    return fight_choices(state, battle)


def asked_seats(state: State) -> Iterator[Seat]:
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


def _regretting(state: State) -> Iterator[Seat]:
    """E25: who has laid all cards, while the other side has not."""
    for battle in state.battles:
        if battle.phase == "prepare":
            yield from (side.seat for side in battle.sides if side.done)


def _foretelling(state: State) -> list[Seat]:
    return [seat for seat in range(len(state.teams)) if may_foretell(state, seat)]


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


def _battle_question(state: State, battle: Battle) -> str:
    match battle.phase:
        case "raise" | "after":
            return f"{battle.tasks[0].kind}:{battle.turn}"
        case "field":
            return FINAL_FIELD if state.mode == "exam" else "field"
        case "place":
            return f"place:{sum(one.cell > 0 for one in battle.fighters)}"
        case "prepare":
            return f"prepare:{battle.turn}"
    if battle.falls:
        return f"fall:{battle.falls[0]}"
    deed = battle.deed
    if not deed.hero:
        return f"open-card:{battle.turn}"
    stage = fighter_of(battle, deed.hero).card if deed.stage == "act" else deed.stage
    return f"{stage}:{deed.hero}"
