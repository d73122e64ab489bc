"""Before the start: seats, scrolls, finds, teams, and three level-ups each (E1, E3, E7 to E12)."""

from __future__ import annotations

from games.contract import Action, Dice, Event, Seat, Tell
from games.exam.battle import restore
from games.exam.fields import ENTRANCES, FIND_CELLS
from games.exam.heroes import FINDS, KIT, LEVEL_UPS, SCROLLS, TEAMS, TOP
from games.exam.order import resume
from games.exam.state import Hero, Mover, Options, Scroll, State, Team

DONE = Action("done")


def setup(seats: int, options: Options, dice: Dice) -> State:
    order, picks = list(range(seats)), list(range(seats))
    dice.shuffle(order)
    dice.shuffle(picks)
    return State(
        clock=options.clock,
        pace=options.pace,
        phase="teams",
        picks=picks,
        order=order,
        at=0,
        round=1,
        teams=[blank_team(order.index(seat)) for seat in range(seats)],
        heroes={},
        scrolls=_deal(order, dice),
        finds=_lay_finds(dice),
        mover=Mover(seat=-1, stage="", via=0, moved=False),
        battles=[],
        tower=[],
        reason="",
        places=[],
    )


def team_choices(state: State) -> list[Action]:
    taken = {team.name for team in state.teams}
    return [Action("team", name) for name in TEAMS if name not in taken]


def pick_team(state: State, seat: Seat, action: Action, tell: Tell) -> None:
    """E1: no team twice."""
    state.teams[seat].name = action.noun
    state.picks.pop(0)
    for hero in TEAMS[action.noun]:
        state.heroes[hero] = Hero(level=1, health=0, chakra=0)
    restore(state, state.teams[seat])
    tell(Event("team-picked", {"seat": seat, "team": action.noun}))
    if not state.picks:
        state.phase = "levels"


def level_choices(state: State, seat: Seat) -> list[Action]:
    """E3: give and take back level-ups, and say when done."""
    team = state.teams[seat]
    spread = dict(zip(TEAMS[team.name], team.spread, strict=True))
    left = LEVEL_UPS - sum(team.spread)
    ups = [Action("level-up", hero) for hero, given in spread.items() if left and given < TOP - 1]
    downs = [Action("level-down", hero) for hero, given in spread.items() if given]
    return ups + downs + ([] if left else [DONE])


def spread_levels(state: State, seat: Seat, action: Action, tell: Tell) -> None:
    team = state.teams[seat]
    if action == DONE:
        team.ready = True
        tell(Event("levels-set", {"seat": seat}))
        begin_when_ready(state, tell)
        return
    change = 1 if action.verb == "level-up" else -1
    team.spread[TEAMS[team.name].index(action.noun)] += change


def begin_when_ready(state: State, tell: Tell) -> None:
    """E3: all are shown at once, and the exam begins."""
    if not all(team.ready or team.place == "out" for team in state.teams):
        return
    for seat, team in enumerate(state.teams):
        if team.place == "forest":
            _show_levels(state, seat, tell)
    state.phase = "forest"
    tell(Event("round", {"round": state.round}))
    resume(state, tell)


def _show_levels(state: State, seat: Seat, tell: Tell) -> None:
    team = state.teams[seat]
    for id, given in zip(TEAMS[team.name], team.spread, strict=True):
        state.heroes[id].level = 1 + given
        tell(Event("level", {"seat": seat, "hero": id, "level": 1 + given}))
    restore(state, team)


def blank_team(place: int) -> Team:
    return Team(
        name="",
        spread=[0, 0, 0],
        ready=False,
        items=dict(KIT),
        cell=ENTRANCES[place + 1],
        place="forest",
        resting=False,
        hidden=False,
    )


def _deal(order: list[Seat], dice: Dice) -> list[Scroll]:
    """E8: with two players openly, Air to the first; otherwise at random and unseen."""
    kinds = [SCROLLS[at % 2] for at in range(len(order))]
    is_open = len(order) == 2
    if not is_open:
        dice.shuffle(kinds)
    return [Scroll(kind, seat, [seat], is_open) for kind, seat in zip(kinds, order, strict=True)]


def _lay_finds(dice: Dice) -> dict[str, str]:
    """E12: nine tokens on nine of the twelve cells."""
    cells, finds = [str(cell) for cell in FIND_CELLS], list(FINDS)
    dice.shuffle(cells)
    dice.shuffle(finds)
    return dict(sorted(zip(cells, finds, strict=False)))
