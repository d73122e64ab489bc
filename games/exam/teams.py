"""Before the exam: teams are picked, and three level-ups each are spread (E1, E3)."""

from __future__ import annotations

from games.contract import Action, Event, Seat, Tell
from games.exam.battle import restore
from games.exam.heroes import LEVEL_UPS, TEAMS, TOP
from games.exam.order import pass_over
from games.exam.setup import ARENA, lead
from games.exam.state import State
from games.exam.tower import begin_arena

DONE = Action("done")


def team_choices(state: State) -> list[Action]:
    taken = {team.name for team in state.teams}
    return [Action("team", name) for name in TEAMS if name not in taken]


def pick_team(state: State, seat: Seat, action: Action, tell: Tell) -> None:
    """E1: no team twice."""
    lead(state, seat, action.noun)
    state.picks.pop(0)
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
        return
    change = 1 if action.verb == "level-up" else -1
    team.spread[TEAMS[team.name].index(action.noun)] += change


def begins(state: State, tell: Tell) -> bool:
    """E3: once everybody is done, all are shown at once, and the exam begins."""
    if not all(team.ready or team.place == "out" for team in state.teams):
        return False
    for seat, team in enumerate(state.teams):
        if team.place == "forest":
            _show_levels(state, seat, tell)
    if state.mode == ARENA:
        begin_arena(state, tell)
        return True
    state.phase = "forest"
    tell(Event("round", {"round": state.round}))
    pass_over(state, tell)
    return True


def _show_levels(state: State, seat: Seat, tell: Tell) -> None:
    team = state.teams[seat]
    for id, given in zip(TEAMS[team.name], team.spread, strict=True):
        state.heroes[id].level = 1 + given
        tell(Event("level", {"seat": seat, "hero": id, "level": 1 + given}))
    restore(state, team)
