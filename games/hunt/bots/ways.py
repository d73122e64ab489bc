"""Where a bot sends a hero, and the next step there."""

from __future__ import annotations

from games.hunt.board import HOME, LAST_SPACE, LINKS
from games.hunt.bots import weights
from games.hunt.bots.prizes import is_lost_cause, members
from games.hunt.bots.sight import Sight
from games.hunt.heroes import HEROES
from games.hunt.moves import move_cost
from games.hunt.rounds import dealt
from games.hunt.state import Hero
from games.hunt.stats import enemies_in, first_space, most_health, rounds_left, stops
from games.hunt.techniques import TECHNIQUES

GATHERING = 1  # rounds before the last one: in this everybody goes home


class Distances:
    """How far every area is for a hero."""

    def __init__(self, sight: Sight, hero: Hero) -> None:
        self.sight = sight
        self.start = hero.area
        self.flies = _flies(hero)

    def __getitem__(self, area: str) -> int:
        return self.sight.to(area, self.flies)[self.start]


def destination(sight: Sight, hero: Hero) -> str:
    """Home to heal when hurt; else the village where the hero comes in time to be of use."""
    if not rounds_left(sight.world):
        return HOME
    far = Distances(sight, hero)
    if _should_heal(sight, hero, far):
        return HOME
    if _is_needed(sight, hero, far):
        return _stand(sight, far)
    ahead = sight.village(1)
    turns = sight.turns_left + LAST_SPACE + _is_leisurely(sight)
    return ahead if far[ahead] <= turns * weights.STRIDE else sight.village(2)


def next_step(sight: Sight, hero: Hero, goal: str) -> str:
    """The offered step that brings the hero nearest, or "" if none does or none is wise."""
    flies = _flies(hero)
    steps = [area for area in sight.offers("move") if _is_wise(sight, hero, area, goal)]
    if not steps or hero.area == goal:
        return ""
    way = sight.to(goal, flies)
    far = {area: way[area] + (0 if flies else sight.obstacle(area)) for area in steps}
    best = min(steps, key=lambda area: (far[area], area))
    return best if far[best] < way[hero.area] else ""


def steps_to(sight: Sight, hero: Hero, goal: str) -> int:
    return Distances(sight, hero)[goal]


def is_doomed(sight: Sight, hero: Hero) -> bool:
    """A fight that can't be won in time, or more attackers than the weak heroes there can bear."""
    if not rounds_left(sight.world):
        return False
    if hero.area == sight.goal and is_lost_cause(sight):
        return True
    if hero.health > 1:
        return False
    bearable = sum(one.health - 1 for one in sight.able() if one.area == hero.area)
    return len(sight.threats(hero.area)) > bearable


def is_exposed(sight: Sight, hero: Hero) -> bool:
    """Hurt and alone with enemies, by whom one who flies isn't held."""
    alone = all(one is hero or one.area != hero.area for one in sight.able())
    hurt = hero.health < most_health(sight.world)
    return _flies(hero) and alone and hurt and bool(sight.threats(hero.area)) and rounds_left(sight.world) > 0


def shelter(sight: Sight, hero: Hero) -> str:
    """A step to where nothing lies in wait, nearest to home; "" if there is none."""
    home = sight.to(HOME, flies=True)
    steps = [area for area in LINKS[hero.area] if area in sight.offers("move")]
    calm = [area for area in steps if not stops(sight.world, area)]
    return min(calm, key=lambda area: (home[area], area), default="")


def near(sight: Sight, area: str) -> list[Hero]:
    """The heroes in the area and next to it who can act."""
    return [hero for hero in sight.able() if hero.area in (area, *LINKS[area])]


def _flies(hero: Hero) -> bool:
    return HEROES[hero.id].talent == "flight"


def _is_leisurely(sight: Sight) -> bool:
    """Rounds of four turns."""
    return first_space(sight.world) == 0


def _stand(sight: Sight, far: Distances) -> str:
    """Tobi's area, or next to it if what is left there can only be hurt from afar."""
    left = members(sight)
    if not left or not all("untouchable" in sight.talents(enemy) for enemy in left):
        return sight.goal
    calm = [area for area in LINKS[sight.goal] if not enemies_in(sight.world, area)]
    return min(calm or [sight.goal], key=lambda area: (far[area], area))


def _should_heal(sight: Sight, hero: Hero, far: Distances) -> bool:
    """Hurt, and home is near enough; before the last round everybody gathers there."""
    lost = most_health(sight.world) - hero.health
    if rounds_left(sight.world) == GATHERING:
        done = not sight.world.facedown and not members(sight)
        return bool(lost or done or sight.turns_left <= 1)
    if rounds_left(sight.world) == GATHERING + 1 and lost and far[HOME] <= weights.NEAR_HOME:
        return True
    detour = lost * weights.HEALING + weights.LEISURE * _is_leisurely(sight)
    return bool(lost) and (hero.health == 1 or detour >= far[HOME])


def _is_needed(sight: Sight, hero: Hero, far: Distances) -> bool:
    """Whether the hero comes in time to Tobi's area, and the cards there aren't left to nearer heroes."""
    if not members(sight) and not sight.world.facedown:
        return False
    if is_lost_cause(sight):
        return False
    if far[sight.goal] > (sight.turns_left - 1) * weights.STRIDE + weights.LAST_STRIDE:
        return False
    able, wanted = sight.able(), dealt(sight.world) + 1
    nearer = sum(Distances(sight, one)[sight.goal] < far[sight.goal] for one in able if one is not hero)
    return nearer < wanted or len(able) <= wanted


def _is_wise(sight: Sight, hero: Hero, area: str, goal: str) -> bool:
    """No trap is sprung with the last action: an action is kept to fight what it holds."""
    left = hero.actions - move_cost(sight.world, hero)
    if area in sight.world.traps:
        return left >= 1 or (_passes_over(sight, area, goal) if _flies(hero) else _is_covered(sight, hero))
    if area == sight.goal and (sight.world.facedown or (_flies(hero) and sight.threats(area))):
        return left >= 1 or hero.health > 1 + _flies(hero)  # who flies would wait there alone
    if enemies_in(sight.world, area) and area != goal:
        return left >= 1
    return True


def _passes_over(sight: Sight, area: str, goal: str) -> bool:
    """Who flies has a step left from there to where nothing lies in wait."""
    way = sight.to(goal, flies=True)
    onward = [one for one in LINKS[area] if way[one] < way[area] and not stops(sight.world, one)]
    return sight.world.journey.steps != 1 and bool(onward)


def _is_covered(sight: Sight, hero: Hero) -> bool:
    """A Substitution in hand and the Chakra for it."""
    modes = [mode.verb for card in sight.hand(hero) for mode in TECHNIQUES[card].modes]
    return hero.chakra >= 1 and bool({"avoid", "bind"}.intersection(modes))
