"""How a bot travels: to the Tower with both scrolls, otherwise to a team that has one it may need."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random

from games.contract import Action, Json
from games.exam.bots import weights
from games.exam.fields import PATHS, TOWER
from games.exam.heroes import STATS, TOP

FAR = weights.FAR


def spread(public: Json, private: Json, choices: list[Action], random: Random) -> Action:
    """Raise the hero that gains most by it."""
    heroes = public["teams"][str(private["seat"])]["heroes"]
    given = private.get("spread", {})
    ups = [action for action in choices if action.verb in ("level-up", "raise")]
    if not ups:
        return choices[-1]
    return max(ups, key=lambda up: (_gain(heroes, up.noun, given), random.random()))


def travel(public: Json, private: Json, choices: list[Action], random: Random) -> Action:
    return max(choices, key=lambda action: (_worth(public, private, action), random.random()))


@cache
def distances(goal: int) -> dict[int, int]:
    """Steps from every cell to the goal; the Tower is no thoroughfare."""
    steps, queue = {goal: 0}, deque([goal])
    while queue:
        cell = queue.popleft()
        for way in PATHS[cell]:
            if way not in steps and way != TOWER:
                steps[way] = steps[cell] + 1
                queue.append(way)
    return steps


def strength(team: Json) -> float:
    """What a team is worth in a battle as it stands."""
    total = 0.0
    for id, hero in team["heroes"].items():
        stats = (hero["health"], hero["chakra"], *STATS[id, hero["level"]][2:])
        total += sum(weight * stat for weight, stat in zip(weights.STATS, stats, strict=True))
    return total


def _gain(heroes: Json, id: str, given: Json) -> float:
    level = heroes[id]["level"] + given.get(id, 0)
    if level >= TOP:
        return 0
    pairs = zip(STATS[id, level + 1], STATS[id, level], weights.STATS, strict=True)
    return sum((after - before) * weight for after, before, weight in pairs)


def _worth(public: Json, private: Json, action: Action) -> float:
    me = public["teams"][str(private["seat"])]
    paired = len(private["scrolls"]) == 2
    match action.verb:
        case "attack":
            return _attack_worth(public, private, action.noun, paired)
        case "go" | "retreat":
            return -_goal_distance(public, private, int(action.noun), paired)
        case "stay":
            return weights.STAY - _goal_distance(public, private, me["cell"], paired)
        case "dash":
            return _dash_worth(public, private, me, paired, int(action.noun))
        case "hide":
            worth = weights.HIDE_PAIR if paired else weights.HIDE_ELSE
            return worth - _goal_distance(public, private, me["cell"], paired)
        case "search" | "open":
            return weights.LOOK
    return 0


def _attack_worth(public: Json, private: Json, noun: str, paired: bool) -> float:
    """A team without scrolls, or one far too strong, is let go."""
    other = public["teams"][noun]
    if paired or not other["scrolls"]:
        return weights.LET_GO
    return weights.ATTACK if _dares(public, private, other) else weights.LET_GO


def _dares(public: Json, private: Json, other: Json) -> bool:
    """Whether a battle is worth it: against the only other team always."""
    mine = strength(public["teams"][str(private["seat"])])
    return len(public["teams"]) == 2 or mine >= weights.BOLD * strength(other)


def _dash_worth(public: Json, private: Json, me: Json, paired: bool, end: int) -> float:
    """With both scrolls dash to the Tower, where all is healed; otherwise only to catch who has them."""
    cell = me["cell"]
    left = _goal_distance(public, private, cell, paired)
    after = _goal_distance(public, private, end, paired)
    if paired:
        return FAR - after if left >= weights.DASH_LEFT else -FAR
    chased = [team for team in _rivals(public, private) if team["scrolls"] > 1]
    healthy = min(hero["health"] for hero in me["heroes"].values()) > weights.DASH_HEALTH
    return FAR - after if chased and healthy and left == weights.DASH_LEFT else -FAR


def _goal_distance(public: Json, private: Json, cell: int, paired: bool) -> float:
    if paired:
        return distances(TOWER).get(cell, FAR)
    prey = _rivals(public, private)
    ways = (_chase(private, team, cell) + _fear(public, private, team) for team in prey)
    return min(ways, default=distances(TOWER).get(cell, FAR))


def _fear(public: Json, private: Json, team: Json) -> int:
    return 0 if _dares(public, private, team) else weights.FEAR


def _chase(private: Json, team: Json, cell: int) -> float:
    """How far a team with something to take is; the richest and the unlike first."""
    way = distances(team["cell"]).get(cell, FAR)
    home = distances(TOWER).get(cell, FAR)
    rest = weights.PROTECTED if team.get("resting") or team.get("hidden") else 0
    rich = -weights.RICH if team["scrolls"] > 1 else 0
    return way + weights.HOME * home + rest + rich - weights.UNLIKE * _unlike(private, team)


def _unlike(private: Json, team: Json) -> int:
    """Whether the team is known to hold a kind this seat lacks."""
    known = private["known"].get(team["seat"], {})
    return int(any(kind not in private["scrolls"] for kind in known))


def _rivals(public: Json, private: Json) -> list[Json]:
    mine = str(private["seat"])
    fighting = {str(one[side]) for one in public["battles"].values() for side in ("attacker", "defender")}
    rivals = [{**team, "seat": seat} for seat, team in public["teams"].items() if seat != mine]
    there = [team for team in rivals if team["place"] == "forest" and team["scrolls"]]
    return [team for team in there if team["seat"] not in fighting] or there
