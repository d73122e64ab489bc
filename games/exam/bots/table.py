"""A battle rebuilt from what a seat sees, so that a bot may ask the rules' own questions."""

from __future__ import annotations

from dataclasses import dataclass

from games.contract import Json, Seat
from games.exam.battle import create
from games.exam.setup import blank_team
from games.exam.state import Battle, Deed, Fighter, Hero, Mover, Seal, State, Token


@dataclass(frozen=True, slots=True)
class Table:
    seat: Seat
    state: State
    battle: Battle

    @property
    def mine(self) -> list[Fighter]:
        return [one for one in self.battle.fighters if one.seat == self.seat and not one.down]


def seen(public: dict[str, Json], private: dict[str, Json]) -> Table:
    seat = private["seat"]
    state = _state(public)
    view = next(one for one in public["battles"].values() if seat in (one["attacker"], one["defender"]))
    return Table(seat, state, _battle(state, view, private.get("cards", {})))


def _state(public: dict[str, Json]) -> State:
    teams, heroes = [], {}
    for number in range(len(public["teams"])):
        view = public["teams"][str(number)]
        team = blank_team(number)
        team.name, team.items = view["team"], dict(view["items"])
        teams.append(team)
        for id, hero in view["heroes"].items():
            heroes[id] = Hero(hero["level"], hero["health"], hero["chakra"])
    mover = Mover(seat=-1, stage="", via=0, moved=False)
    return State(
        clock=True,
        pace="free",
        phase=public["phase"],
        picks=[],
        order=[],
        at=0,
        round=public["round"],
        teams=teams,
        heroes=heroes,
        scrolls=[],
        finds={},
        mover=mover,
        battles=[],
        tower=[],
        reason="",
        places=[],
    )


def _battle(state: State, view: Json, cards: dict[str, str]) -> Battle:
    battle = create(state, view["attacker"], view["defender"], view["final"])
    battle.field, battle.phase, battle.turn = view["field"], view["phase"], view["turn"]
    for fighter in battle.fighters:
        _stand(fighter, view["heroes"][fighter.hero], cards)
    battle.seals = [Seal(int(cell), seat) for cell, seat in view["seals"].items()]
    battle.tokens = [
        Token(one["technique"], one["user"], one["on"], one["cell"], one["turns"])
        for one in view["tokens"].values()
    ]
    if "deed" in view:
        deed = view["deed"]
        picked = list(deed["picked"])
        battle.deed = Deed(deed["hero"], deed["by"], deed["stage"], deed["technique"], picked, False, False)
    battle.falls = list(view["falls"])
    return battle


def _stand(fighter: Fighter, view: Json, cards: dict[str, str]) -> None:
    fighter.cell = view["cell"]
    fighter.face = 1 if view["face"] == "right" else -1
    fighter.card = view.get("card") or cards.get(fighter.hero, "")
    fighter.acted, fighter.down = "acted" in view, "down" in view
    fighter.away, fighter.hang = "away" in view, "hang" in view
    fighter.powers = view.get("powers", 0)
