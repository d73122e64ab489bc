"""What a bot does with a hero whose turn it is: ready, attack, walk, rest."""

from __future__ import annotations

from games.contract import Action
from games.hunt.bots import weights
from games.hunt.bots.keeping import spared
from games.hunt.bots.order import rank
from games.hunt.bots.prizes import best_target
from games.hunt.bots.sight import Sight
from games.hunt.bots.speaking import cure, one_more
from games.hunt.bots.ways import destination, is_doomed, is_exposed, near, next_step, shelter, steps_to
from games.hunt.moves import move_cost
from games.hunt.state import Hero
from games.hunt.stats import enemies_in, most_health
from games.hunt.techniques import TECHNIQUES


def begin(sight: Sight) -> Action:
    """The only hero acts at once; of several the one that clears the way begins."""
    if sight.offers("end"):
        return act(sight)
    first = min(sight.offers("begin"), key=lambda id: rank(sight, sight.hero(id)))
    return cure(sight) or Action("begin", first)


def act(sight: Sight) -> Action:
    hero = sight.mover
    return (
        _ready(sight, hero)
        or _retreat(sight, hero)
        or _attack(sight, hero)
        or _walk(sight, hero)
        or _rest(sight, hero)
    )


def _ready(sight: Sight, hero: Hero) -> Action | None:
    """Supports that are always worth playing."""
    useful = sight.supports("draw", "rebirth", "heal-others", "heal-near")
    useful += spared(sight, sight.supports("scout", "foresee"))
    useful = [noun for noun in useful if not _is_wasted(sight, noun)]
    if hero.actions and sight.offers("fight"):
        if hero.health == most_health(sight.world):
            useful += sight.supports("focus")
        if hero.actions > 1:
            useful += spared(sight, sight.supports("fury"))
    if len(near(sight, hero.area)) >= weights.CROWD and enemies_in(sight.world, sight.goal):
        useful += sight.supports("rally")
    return cure(sight) or (Action("support", useful[0]) if useful else None)


def _is_wasted(sight: Sight, noun: str) -> bool:
    """Healing for those who don't need it enough."""
    technique = TECHNIQUES[noun.partition(">")[0]]
    match technique.modes[0].verb:
        case "rebirth":
            return sight.hero(technique.hero).health > 1
        case "heal-others":
            most = most_health(sight.world)
            return sum(hero.health < most for hero in sight.world.heroes) < weights.PATIENTS
    return False


def _retreat(sight: Sight, hero: Hero) -> Action | None:
    """With the last action out of reach of those who would injure it."""
    if hero.actions != 1 or not is_exposed(sight, hero):
        return None
    gain, _ = best_target(sight, hero, sight.offers("fight"))
    area = shelter(sight, hero)
    return Action("move", area) if area and gain < weights.FIGHTS_DOOMED else None


def _attack(sight: Sight, hero: Hero) -> Action | None:
    if not hero.actions:
        return one_more(sight)
    gain, key = best_target(sight, hero, sight.offers("fight"))
    leaves = hero.actions == move_cost(sight.world, hero) and is_doomed(sight, hero)
    if leaves and gain < weights.FIGHTS_DOOMED:
        return None
    pressed = bool(sight.threats(hero.area)) and gain > weights.FIGHTS_IN_DANGER
    return Action("fight", key) if pressed or gain >= weights.FIGHTS else None


def _walk(sight: Sight, hero: Hero) -> Action | None:
    goal = destination(sight, hero)
    if steps_to(sight, hero, goal) >= weights.SPRINT:
        rides = [noun for noun in sight.supports("carry") if _rides(sight, noun, goal)]
        if rushes := sight.supports("sprint") + rides:
            return Action("support", rushes[-1])
    step = next_step(sight, hero, goal)
    return Action("move", step) if step else None


def _rides(sight: Sight, noun: str, goal: str) -> bool:
    """Alone, or with a hero who wants to go to the same place."""
    _, _, rider = noun.partition(">")
    return not rider or destination(sight, sight.hero(rider)) == goal


def _rest(sight: Sight, hero: Hero) -> Action:
    """Nothing better to do: meditate if it gives something, else try one's luck."""
    if sight.offers("land"):
        return Action("land")
    gain, key = best_target(sight, hero, sight.offers("fight"))
    rests = Action("meditate") in sight.choices
    if gain > 0 and (sight.turns_left == 1 or not rests):
        return Action("fight", key)
    return Action("meditate") if rests else Action("end")
