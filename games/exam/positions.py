"""Tables of the exam set by hand, for lessons and tests: a forest, and a battle in its attack phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.exam.battle import create, restore
from games.exam.fields import FIELDS
from games.exam.heroes import CARDS, TEAM_OF, TEAMS
from games.exam.setup import blank_team
from games.exam.state import Battle, Hero, Mover, Scroll, Seal, State, Token

SIX = tuple(TEAMS)


def forest(
    cells: Sequence[int],
    scrolls: Sequence[str] = (),
    finds: Mapping[int, str] | None = None,
    teams: Sequence[str] = SIX,
    levels: Mapping[str, int] | None = None,
    health: Mapping[str, int] | None = None,
    mover: int = 0,
    round: int = 1,
    clock: bool = True,
) -> State:
    """Teams on these cells of the map, seat 0 first in the order; scrolls are "air", "earth air", "" ..."""
    seats = len(cells)
    state = _state(seats, teams, levels or {}, clock)
    for team, cell in zip(state.teams, cells, strict=True):
        team.cell = cell
    state.scrolls = _scrolls(seats, scrolls)
    state.finds = {str(cell): kind for cell, kind in (finds or {}).items()}
    state.mover, state.at, state.round = Mover(mover, "move", False, False), mover, round
    _set_strength(state, health or {}, {})
    return state


def fight(
    cells: Mapping[str, int],
    cards: Mapping[str, str] | None = None,
    field: str = "forest",
    faces: Mapping[str, int] | None = None,
    levels: Mapping[str, int] | None = None,
    health: Mapping[str, int] | None = None,
    chakra: Mapping[str, int] | None = None,
    tokens: Sequence[Token] = (),
    seals: Mapping[int, int] | None = None,
    items: Mapping[str, int] | None = None,
    seats: int = 2,
    turn: int = 1,
    scrolls: Sequence[str] = (),
    final: int = 0,
) -> State:
    """Heroes on these cells, the first one's team attacking from the left; the others are defeated."""
    names = list(dict.fromkeys(TEAM_OF[hero] for hero in cells))
    names += [name for name in TEAMS if name not in names]
    state = _state(seats, names, levels or {}, True)
    state.scrolls = _scrolls(seats, scrolls)
    _gather(state, final)
    battle = create(state, 0, 1, final)
    battle.field, battle.phase, battle.turn, battle.tokens = field, "fight", turn, list(tokens)
    battle.seals = [Seal(cell, seat) for cell, seat in (seals or {}).items()]
    for seat in (0, 1):
        state.teams[seat].items.update(items or {})
    _set_strength(state, health or {}, chakra or {})
    _stand(state, battle, cells, faces or {})
    _lay(battle, cards or {})
    return state


def _state(seats: int, teams: Sequence[str], levels: Mapping[str, int], clock: bool) -> State:
    state = State(
        mode="exam",
        tally=[0] * seats,
        victories=False,
        clock=clock,
        pace="free",
        phase="forest",
        picks=[],
        order=list(range(seats)),
        at=0,
        round=1,
        teams=[blank_team(seat) for seat in range(seats)],
        heroes={},
        scrolls=[],
        finds={},
        mover=Mover(-1, "", False, False),
        battles=[],
        shown={},
        tower=[],
        arrived=0,
        foretold={},
        reason="",
        places=[],
    )
    for team, name in zip(state.teams, teams, strict=False):
        team.name, team.ready = name, True
        for hero in TEAMS[name]:
            state.heroes[hero] = Hero(levels.get(hero, 1), 0, 0)
        restore(state, team)
    return state


def _gather(state: State, final: int) -> None:
    """All teams in one place: on a cell of the map with the last one to move, or two of them in the Tower."""
    seats = len(state.teams)
    for seat, team in enumerate(state.teams):
        team.cell = 0 if final else 31
        if final:
            team.place = "tower" if seat < 2 else "out"
    if final:
        state.phase, state.tower = "final", [0, 1]
    if seats > 2:
        state.at = seats - 1
    if seats > 2 and not final:
        state.mover = Mover(seats - 1, "move", False, False)


def _set_strength(state: State, health: Mapping[str, int], chakra: Mapping[str, int]) -> None:
    for id, left in health.items():
        state.heroes[id].health = left
    for id, left in chakra.items():
        state.heroes[id].chakra = left


def _scrolls(seats: int, scrolls: Sequence[str]) -> list[Scroll]:
    held = scrolls or ["air" if seat % 2 == 0 else "earth" for seat in range(seats)]
    return [
        Scroll(kind, seat, [seat], seats == 2) for seat, kinds in enumerate(held) for kind in kinds.split()
    ]


def _stand(state: State, battle: Battle, cells: Mapping[str, int], faces: Mapping[str, int]) -> None:
    ground = FIELDS[battle.field].ground
    battle.sides[0].side, battle.sides[1].side = "left", "right"
    for fighter in battle.fighters:
        fighter.face = faces.get(fighter.hero, 1 if fighter.seat == 0 else -1)
        if fighter.hero in cells:
            fighter.cell = cells[fighter.hero]
            fighter.hang = fighter.cell not in ground
        else:
            fighter.down, fighter.cell = True, 11
            state.heroes[fighter.hero].health = 0


def _lay(battle: Battle, cards: Mapping[str, str]) -> None:
    for side in battle.sides:
        mine = [one for one in battle.fighters if one.seat == side.seat and not one.down]
        left = [card for card in reversed(CARDS) if card not in {cards.get(one.hero) for one in mine}]
        for fighter in mine:
            fighter.card = cards.get(fighter.hero) or left.pop(0)
        side.laid, side.done = [one.hero for one in mine], True
