"""The Tower, the final and the exam clock (E50 to E53)."""

from __future__ import annotations

from games.contract import Action, Event, Seat, Tell
from games.exam.battle import create, restore
from games.exam.ending import end
from games.exam.heroes import TEAMS, TOP
from games.exam.scrolls import give_away, open_all, open_pair, spare_scrolls
from games.exam.state import Battle, State, Task, has_pair, scrolls_of

FINALISTS = 2
VICTORIES = 2  # E58


def enter(state: State, seat: Seat, tell: Tell) -> None:
    """E50: the team leaves the map; E9, E52: it wins, waits, or the final begins."""
    team = state.teams[seat]
    team.place, team.cell = "tower", 0
    state.tower.append(seat)
    state.arrived = state.arrived or state.round
    tell(Event("entered", {"seat": seat}))
    give_away(state, spare_scrolls(state, seat), seat, tell)
    open_pair(state, seat)
    if len(state.teams) == FINALISTS:
        end(state, "tower", [[seat], [1 - seat]], tell)
    elif len(state.tower) == FINALISTS:
        begin_final(state, state.tower[0], state.tower[1], tell)


def may_enter(state: State, seat: Seat) -> bool:
    """E50: with both scrolls; E58: and two victories, where two play for them."""
    return has_pair(state, seat) and not lacks_victories(state, seat)


def lacks_victories(state: State, seat: Seat) -> bool:
    plays_for_them = state.victories and len(state.teams) == FINALISTS
    return plays_for_them and state.teams[seat].wins < VICTORIES


def begin_final(state: State, first: Seat, second: Seat, tell: Tell) -> None:
    """E52: the others' exam is over; the finalists regain everything and gain a level."""
    state.phase, state.battles, state.mover.seat = "final", [], -1
    for seat, team in enumerate(state.teams):
        if seat in (first, second):
            team.place, team.cell = "tower", 0
            restore(state, team)
        elif team.place != "out":
            team.place, team.cell = "out", 0
    tell(Event("final", {"seat": first, "other": second}))
    battle = create(state, first, second, final=1)
    battle.tasks = [Task("raise", seat) for seat in (first, second) if can_rise(state, seat)]
    battle.phase = "raise" if battle.tasks else "field"


def begin_arena(state: State, tell: Tell) -> None:
    """E56: one battle as in the final; the first in the order attacks."""
    first, second = state.order
    state.phase = "final"
    for team in state.teams:
        team.place, team.cell = "tower", 0
    tell(Event("arena", {"seat": first, "other": second}))
    create(state, first, second, final=1)


def foretell(state: State, seat: Seat, winner: Seat, tell: Tell) -> None:
    """E59: for fun."""
    state.foretold[str(seat)] = winner
    tell(Event("foretold", {"seat": seat, "other": winner}))


def may_foretell(state: State, seat: Seat) -> bool:
    """E59: once, by those whose exam is over, while the final goes on."""
    team = state.teams[seat]
    return (
        state.phase == "final" and team.place == "out" and not team.gone and str(seat) not in state.foretold
    )


def foretell_choices(state: State) -> list[Action]:
    return [Action("foretell", str(side.seat)) for side in state.battles[0].sides]


def end_final(state: State, battle: Battle, winner: Seat, tell: Tell) -> None:
    """E52: fought again with the roles swapped; a second equal result goes to the first to arrive."""
    attacker, defender = (side.seat for side in battle.sides)
    if winner >= 0:
        loser = defender if winner == attacker else attacker
        end(state, "arena" if state.mode == "arena" else "final", [[winner], [loser]], tell)
    elif battle.final == 1:
        state.battles = []
        create(state, defender, attacker, final=2)
        tell(Event("final-again", {"seat": defender, "other": attacker}))
    else:
        end(state, "arena-tie" if state.mode == "arena" else "final-tie", [[defender], [attacker]], tell)


def ring(state: State, tell: Tell) -> None:
    """E53: the exam clock: the scrolls are shown, and the best two go to the final."""
    tell(Event("clock", {"round": state.round}))
    open_all(state)
    active = [seat for seat in state.order if state.teams[seat].place != "out"]
    best = sorted(active, key=lambda seat: _rank(state, seat))
    if len(state.teams) == FINALISTS:
        end(state, "clock", [[seat] for seat in best], tell)
    else:
        begin_final(state, best[0], best[1], tell)


def _rank(state: State, seat: Seat) -> tuple[bool, bool, int, int]:
    team = state.teams[seat]
    levels = sum(state.heroes[hero].level for hero in TEAMS[team.name])
    return seat not in state.tower, not has_pair(state, seat), -len(scrolls_of(state, seat)), -levels


def can_rise(state: State, seat: Seat) -> bool:
    return any(state.heroes[hero].level < TOP for hero in TEAMS[state.teams[seat].name])
