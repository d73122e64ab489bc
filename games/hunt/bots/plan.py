"""Where a bot sends a hero, and which enemy is worth a fight."""

from __future__ import annotations

from games.hunt.board import HOME, LINKS
from games.hunt.bots.sight import Sight
from games.hunt.enemies import ENEMIES
from games.hunt.heroes import HEROES
from games.hunt.techniques import BACKLASHES, TECHNIQUES

STRIDE = 3  # steps a hero makes in a turn, traps on the way considered


def worth(sight: Sight, hero: str, key: str) -> float:
    """How much a wound of this enemy is worth to this hero just now."""
    enemy = sight.enemies[key]
    kind = ENEMIES[enemy["card"]].kind
    here = enemy["area"] == sight.heroes[hero]["area"]
    if kind == "boss":
        return 2.0 if key == "tobi" else 1.6
    if kind == "akatsuki":
        if is_lost_cause(sight):
            return 0.15
        return 1.4 + (0.5 if enemy["health"] == 1 else 0)
    if kind == "summon":
        return 1.5 if here else 0.9
    dangerous = not enemy["immobilised"] and (here or _friends_in(sight, enemy["area"]))
    return 2.2 if dangerous else 0.7


def prize(sight: Sight, hero: str, key: str) -> float:
    return worth(sight, hero, key) * sight.best_odds(hero, key) / 1000


def best_target(sight: Sight, hero: str) -> tuple[float, str]:
    """The enemy most worth a fight among those offered, with its prize."""
    return max(((prize(sight, hero, key), key) for key in sight.offers("fight")), default=(0.0, ""))


def best_card(sight: Sight, hero: str, key: str, cards: list[str]) -> str:
    """The card (or "") whose gain is worth its Chakra and its backlash."""
    value = worth(sight, hero, key)

    def gain(card: str) -> float:
        odds = sight.odds(hero, key, card) / 1000
        if not card:
            return odds * value
        technique = TECHNIQUES[card]
        backlash = (card in BACKLASHES) * (0.6 if sight.heroes[hero]["health"] > 1 else 3)
        return odds * value + 0.03 * len(technique.power) - 0.05 * technique.cost - backlash

    return max(sorted(cards), key=gain)


class Distances:
    """How far every area is for a hero."""

    def __init__(self, sight: Sight, hero: str) -> None:
        self.sight = sight
        self.start = sight.heroes[hero]["area"]
        self.flies = HEROES[hero].talent == "flight"

    def __getitem__(self, area: str) -> int:
        return self.sight.to(area, self.flies)[self.start]


def destination(sight: Sight, hero: str) -> str:
    """Home to heal when hurt; else the village where the hero comes in time to be of use."""
    if sight.table["round"] == 9:
        return HOME
    far = Distances(sight, hero)
    if _should_heal(sight, hero, far):
        return HOME
    if _is_needed(sight, hero, far):
        return _stand(sight, far)
    ahead = sight.village(1)
    turns = sight.turns_left + int(sight.table["start"] == 0) + 3
    return ahead if far[ahead] <= turns * STRIDE else sight.village(2)


def _stand(sight: Sight, far: Distances) -> str:
    """Tobi's area, or next to it if what is left there can only be hurt from afar."""
    members = _members(sight)
    if not members or not all("untouchable" in sight.enemies[key]["talents"] for key in members):
        return sight.goal
    calm = [area for area in LINKS[sight.goal] if not sight.enemies_in(area)]
    return min(calm or [sight.goal], key=lambda area: (far[area], area))


def _should_heal(sight: Sight, hero: str, far: Distances) -> bool:
    """Hurt, and home is near enough; before the last round everybody gathers there."""
    me = sight.heroes[hero]
    lost = me["most"] - me["health"]
    if sight.table["round"] == 8:
        done = not sight.table["facedown"] and not _members(sight)
        return bool(lost or done or sight.turns_left <= 1)
    if sight.table["round"] == 7 and lost and far[HOME] <= 4:
        return True
    leisure = 2 if sight.table["start"] == 0 else 0
    return bool(lost and (me["health"] == 1 or lost * 2 + leisure >= far[HOME]))


def is_lost_cause(sight: Sight) -> bool:
    """A Zetsu card with more Health than the team can take in time."""
    most = sight.turns_left + len(sight.heroes)
    rooted = [sight.enemies[key] for key in _members(sight) if "rooted" in sight.enemies[key]["talents"]]
    return any(enemy["health"] > most for enemy in rooted)


def is_doomed(sight: Sight, hero: str) -> bool:
    """A fight that can't be won in time, or more attackers than the weak heroes there can bear."""
    me = sight.heroes[hero]
    if sight.table["round"] == 9:
        return False
    if me["area"] == sight.goal and is_lost_cause(sight):
        return True
    if me["health"] > 1:
        return False
    there = [one for one in sight.heroes.values() if one["area"] == me["area"] and not one["paralysed"]]
    return bool(len(in_danger(sight, hero)) > sum(one["health"] - 1 for one in there))


def _members(sight: Sight) -> list[str]:
    return [key for key, enemy in sight.enemies.items() if ENEMIES[enemy["card"]].kind == "akatsuki"]


def _is_needed(sight: Sight, hero: str, far: Distances) -> bool:
    """Whether the hero comes in time to Tobi's area, and the cards there aren't left to nearer heroes."""
    members = _members(sight)
    if not members and not sight.table["facedown"]:
        return False
    if is_lost_cause(sight):
        return False
    if far[sight.goal] > (sight.turns_left - 1) * STRIDE + 2:
        return False
    able = [id for id, one in sight.heroes.items() if not one["paralysed"]]
    nearer = sum(_steps(sight, id) < far[sight.goal] for id in able if id != hero)
    wanted = 2 if len(sight.heroes) <= 3 else 3
    return nearer < wanted or len(able) <= wanted


def _steps(sight: Sight, hero: str) -> int:
    return Distances(sight, hero)[sight.goal]


def next_step(sight: Sight, hero: str, goal: str) -> str:
    """The offered step that brings the hero nearest, or "" if none does or none is wise."""
    me = sight.heroes[hero]
    flies = HEROES[hero].talent == "flight"
    steps = [area for area in sight.offers("move") if _is_wise(sight, hero, area, goal)]
    if not steps or me["area"] == goal:
        return ""
    way = sight.to(goal, flies)
    far = {area: way[area] + (0 if flies else sight.obstacle(area)) for area in steps}
    best = min(steps, key=lambda area: (far[area], area))
    return best if far[best] < way[me["area"]] else ""


def _is_wise(sight: Sight, hero: str, area: str, goal: str) -> bool:
    """No trap is sprung with the last action: an action is kept to fight what it holds."""
    me = sight.heroes[hero]
    left = me["actions"] - _cost(sight, hero)
    if area in sight.table["traps"]:
        return left >= 1 or _is_covered(sight, hero)
    if area == sight.goal and sight.table["facedown"]:
        return bool(left >= 1 or me["health"] > 1)
    if sight.enemies_in(area) and area != goal:
        return bool(left >= 1)
    return True


def _cost(sight: Sight, hero: str) -> int:
    if "journey" in sight.table:
        return 0
    held = HEROES[hero].talent != "flight" and bool(sight.enemies_in(sight.heroes[hero]["area"]))
    return 1 + held


def _is_covered(sight: Sight, hero: str) -> bool:
    """A Substitution in hand and the Chakra for it."""
    cover = any(
        mode.verb in ("avoid", "bind") for card in sight.hand(hero) for mode in TECHNIQUES[card].modes
    )
    return cover and sight.heroes[hero]["chakra"] >= 1


def in_danger(sight: Sight, hero: str) -> list[str]:
    """The enemies that will attack in the hero's area."""
    area = sight.heroes[hero]["area"]
    return [key for key in sight.enemies_in(area) if not sight.enemies[key]["immobilised"]]


def _friends_in(sight: Sight, area: str) -> bool:
    return any(hero["area"] == area and not hero["paralysed"] for hero in sight.heroes.values())


def near(sight: Sight, area: str) -> list[str]:
    """The heroes in the area and next to it who can act."""
    areas = (area, *LINKS[area])
    return [id for id, hero in sight.heroes.items() if hero["area"] in areas and not hero["paralysed"]]
