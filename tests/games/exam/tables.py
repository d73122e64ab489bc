"""Tables of the exam as literals: a forest, and a battle in the middle of its attack phase."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contract import Action
from games.exam.battle import create, restore
from games.exam.fields import FIELDS
from games.exam.heroes import CARDS, TEAM_OF, TEAMS
from games.exam.setup import blank_team
from games.exam.state import Battle, Fighter, Hero, Mover, Scroll, Seal, State, Token, fighter_of
from tests.games.rules import exam
from tests.games.table import Table

SIX = tuple(TEAMS)


class Exam(Table):
    """A table with a few words of its own."""

    state: State

    @property
    def battle(self) -> Battle:
        return self.state.battles[0]

    def hero(self, id: str) -> Hero:
        return self.state.heroes[id]

    def fighter(self, id: str) -> Fighter:
        return fighter_of(self.battle, id)

    def kinds(self) -> list[str]:
        return [event.kind for event in self.events]

    def hint(self, seat: int, verb: str, noun: str = "") -> dict[str, Any]:
        return exam.hint(self.state, seat, Action(verb, noun))

    def act(self, hero: str, verb: str, noun: str = "", dice: Sequence[int] = ()) -> None:
        """Open the hero's card and choose what to do with it."""
        seat = self.fighter(hero).seat
        self.click(seat, "open", hero)
        self.click(seat, verb, noun, dice)

    def turn(self, hero: str, verb: str, noun: str = "", dice: Sequence[int] = ()) -> None:
        """The same, and look the way the hero looked before."""
        self.act(hero, verb, noun, dice)
        if self.state.battles and self.battle.deed.hero == hero:
            way = "right" if self.fighter(hero).face > 0 else "left"
            self.click(self.battle.deed.by, "face", way)


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
) -> Exam:
    """Teams on these cells of the map, seat 0 first in the order; scrolls are "air", "earth air", "" ..."""
    seats = len(cells)
    state = _state(seats, teams, levels or {}, clock)
    for team, cell in zip(state.teams, cells, strict=True):
        team.cell = cell
    state.scrolls = _scrolls(seats, scrolls)
    state.finds = {str(cell): kind for cell, kind in (finds or {}).items()}
    state.mover, state.at, state.round = Mover(mover, "move", 0, False), mover, round
    for id, left in (health or {}).items():
        state.heroes[id].health = left
    return Exam(exam, state)


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
) -> Exam:
    """Heroes on these cells, the first one's team attacking from the left; the others are defeated."""
    names = list(dict.fromkeys(TEAM_OF[hero] for hero in cells))
    names += [name for name in TEAMS if name not in names]
    state = _state(seats, names, levels or {}, True)
    state.scrolls = _scrolls(seats, scrolls)
    for team in state.teams:
        team.cell = 0 if final else 31
    state.at, state.mover = seats - 1 if seats > 2 else 0, Mover(-1, "", 0, False)
    if seats > 2 and not final:
        state.mover = Mover(seats - 1, "move", 0, False)
    if final:
        state.phase, state.tower = "final", [0, 1]
        for seat, team in enumerate(state.teams):
            team.place = "tower" if seat < 2 else "out"
    battle = create(state, 0, 1, final)
    battle.field, battle.phase, battle.turn = field, "fight", turn
    battle.tokens = list(tokens)
    battle.seals = [Seal(cell, seat) for cell, seat in (seals or {}).items()]
    for seat in (0, 1):
        state.teams[seat].items.update(items or {})
    for id, left in (health or {}).items():
        state.heroes[id].health = left
    for id, left in (chakra or {}).items():
        state.heroes[id].chakra = left
    _stand(state, battle, cells, faces or {})
    _lay(battle, cards or {})
    return Exam(exam, state)


def ready(hero: str, cell: int, foe: str, at: int, level: int = 3, **more: Any) -> Exam:
    """A hero with a technique card and one enemy; both of level 3 unless said otherwise."""
    levels = {hero: level, foe: 1}
    return fight({hero: cell, foe: at}, {hero: "technique"}, levels=levels, **more)


def next_turn(at: Exam, mine: dict[str, str], theirs: dict[str, str]) -> None:
    """Lay the cards of the next battle turn."""
    for seat, cards in ((0, mine), (1, theirs)):
        for hero, card in cards.items():
            at.click(seat, f"lay-{card}", hero)
        at.click(seat, "done")


def token(technique: str, user: str, on: str = "", cell: int = 0, turns: int = 0) -> Token:
    return Token(technique, user, on or user, cell, turns)


def _state(seats: int, teams: Sequence[str], levels: Mapping[str, int], clock: bool) -> State:
    state = State(
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
        mover=Mover(-1, "", 0, False),
        battles=[],
        tower=[],
        reason="",
        places=[],
    )
    for team, name in zip(state.teams, teams, strict=False):
        team.name, team.ready = name, True
        for hero in TEAMS[name]:
            state.heroes[hero] = Hero(levels.get(hero, 1), 0, 0)
        restore(state, team)
    return state


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
