"""How a bot travels: to the Tower with both scrolls, otherwise to a team that has one it may need."""

from __future__ import annotations

from collections import Counter, deque
from functools import cache
from random import Random

from games.contract import Action, Json
from games.exam.bots import weights
from games.exam.fields import PATHS, TOWER
from games.exam.heroes import SCROLLS, STATS, TOP
from games.exam.techniques import PERSONAL, TECHNIQUES

FAR = weights.FAR


def spread(public: Json, private: Json, choices: list[Action], random: Random) -> Action:
    """Raise the hero that gains most by it."""
    heroes = public["teams"][str(private["seat"])]["heroes"]
    given = private.get("spread", {})
    ups = [action for action in choices if action.verb in ("level-up", "raise")]
    if not ups:
        return choices[-1]
    return max(ups, key=lambda up: _gain(heroes, up.noun, given) + weights.FANCY * random.random())


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


def hope(public: Json, private: Json, team: Json) -> float:
    """The chance that a scroll taken from this team is of a kind that this seat lacks."""
    held: int = team["scrolls"]
    known: dict[str, int] = private["known"].get(team["seat"], {})
    sure = sum(count for kind, count in known.items() if kind not in private["scrolls"])
    unseen = held - sum(known.values())
    return (sure + unseen * _odds(public, private)) / held


def rivals(public: Json, private: Json) -> list[Json]:
    """The other teams with a scroll; who fights will be free one day."""
    mine = str(private["seat"])
    fighting = {str(one[side]) for one in public["battles"].values() for side in ("attacker", "defender")}
    teams = public["teams"].items()
    others = [{**team, "seat": seat, "busy": seat in fighting} for seat, team in teams if seat != mine]
    return [team for team in others if team["place"] == "forest" and team["scrolls"]]


def _gain(heroes: Json, id: str, given: Json) -> float:
    level: int = heroes[id]["level"] + given.get(id, 0)
    if level >= TOP:
        return 0
    pairs = zip(STATS[id, level + 1], STATS[id, level], weights.STATS, strict=True)
    opened = sum(TECHNIQUES[one].level == level + 1 for one in PERSONAL[id])
    return sum((after - before) * weight for after, before, weight in pairs) + weights.OPENED * opened


def _worth(public: Json, private: Json, action: Action) -> float:
    me = public["teams"][str(private["seat"])]
    match action.verb:
        case "attack":
            return _attack_worth(public, private, action.noun)
        case "go" | "retreat":
            return _cell_worth(public, private, int(action.noun))
        case "stay":
            return _stay_worth(public, private, me)
        case "dash":
            return _cell_worth(public, private, int(action.noun)) - _dash_price(public, private, me)
        case "hide":
            return weights.HIDE + _cell_worth(public, private, me["cell"])
        case "search" | "open":
            return weights.LOOK
    return 0.0


def _cell_worth(public: Json, private: Json, cell: int) -> float:
    """With both scrolls the Tower; otherwise a team with a scroll, or a find on the way."""
    if _is_paired(private):
        return -float(distances(TOWER).get(cell, FAR))
    return max(_hunt(public, private, cell), _find(public, cell))


def _is_paired(private: Json) -> bool:
    return len(private["scrolls"]) == 2


def _attack_worth(public: Json, private: Json, noun: str) -> float:
    """A team without a scroll that is wanted, or one far too strong, is let go."""
    other = {**public["teams"][noun], "seat": noun}
    if _is_paired(private) or not other["scrolls"] or not hope(public, private, other):
        return weights.LET_GO
    return weights.ATTACK if _dares(public, private, other) else weights.LET_GO


def _dares(public: Json, private: Json, other: Json) -> bool:
    """Whether a battle is worth it: always between two, and late for a team that has a scroll."""
    late = public["tower"] or public["round"] >= weights.HURRY
    if len(public["teams"]) == 2 or (late and private["scrolls"]):
        return True
    return strength(public["teams"][str(private["seat"])]) >= weights.BOLD * strength(other)


def _stay_worth(public: Json, private: Json, me: Json) -> float:
    """Only for a find that can be tried again, or a team that stands here and will be free."""
    here = _cell_worth(public, private, me["cell"])
    waits = str(me["cell"]) in public["finds"] and not _is_paired(private)
    return here + (weights.RETRY if waits else weights.STAY)


def _dash_price(public: Json, private: Json, me: Json) -> float:
    """Dash to the Tower, where all is healed, or onto a team that holds both scrolls; else hardly ever."""
    if _is_paired(private):
        return 0.0
    rich = any(team["scrolls"] > 1 and not team["busy"] for team in rivals(public, private))
    weak = min(hero["health"] for hero in me["heroes"].values()) <= weights.DASH_HEALTH
    return weights.DASH_CHASE if rich and not weak else weights.DASH_PRICE


def _hunt(public: Json, private: Json, cell: int) -> float:
    ways = [_chase(public, private, team, cell) for team in rivals(public, private)]
    return -min(ways, default=FAR)


def _chase(public: Json, private: Json, team: Json, cell: int) -> float:
    """How far a team with something to take is; the richest and the unlike first."""
    way = float(distances(team["cell"]).get(cell, FAR))
    way += weights.HOME * distances(TOWER).get(cell, FAR)
    if team.get("resting") or team.get("hidden"):
        way += weights.PROTECTED
    if team["busy"]:
        way += weights.BUSY
    chance = hope(public, private, team)
    if team["scrolls"] > 1 and chance:
        return way - weights.RICH + weights.BETWEEN * distances(TOWER).get(cell, FAR)
    if not _dares(public, private, team):
        way += weights.FEAR
    return way + weights.ALIKE * (1 - chance)


def _find(public: Json, cell: int) -> float:
    """A find nearby is worth a small detour."""
    near = (distances(int(find)).get(cell, FAR) for find in public["finds"])
    return -(min(near, default=FAR) + weights.DETOUR)


def _odds(public: Json, private: Json) -> float:
    """The share of the kinds that this seat lacks among the scrolls that it hasn't seen."""
    seen = Counter[str](private["scrolls"])
    for known in private["known"].values():
        seen.update(known)
    unseen = {kind: max(0, len(public["teams"]) // 2 - seen[kind]) for kind in SCROLLS}
    lacking = sum(count for kind, count in unseen.items() if kind not in private["scrolls"])
    return lacking / max(1, sum(unseen.values()))
