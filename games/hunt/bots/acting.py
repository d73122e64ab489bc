"""What a bot does with a hero whose turn it is: ready, attack, walk, rest."""

from __future__ import annotations

from games.contract import Action
from games.hunt.bots import weights
from games.hunt.bots.prizes import best_target
from games.hunt.bots.sight import Sight
from games.hunt.bots.ways import destination, is_doomed, near, next_step
from games.hunt.state import Enemy, Hero
from games.hunt.stats import enemies_in, most_health
from games.hunt.techniques import TECHNIQUES


def begin(sight: Sight) -> Action:
    """The hero nearest to the goal goes first, for it clears the way."""
    way = sight.to(sight.goal, flies=False)
    return cure(sight) or Action(
        "begin", min(sight.offers("begin"), key=lambda id: (way[sight.hero(id).area], id))
    )


def act(sight: Sight) -> Action:
    hero = sight.hero(sight.world.acting)
    return _ready(sight, hero) or _attack(sight, hero) or _walk(sight, hero) or _rest(sight, hero)


def cure(sight: Sight) -> Action | None:
    """A card that lifts a paralysis, played on who suffers from one."""
    for noun in sight.supports("lift-near", "lift-self", "rebirth"):
        card, _, target = noun.partition(">")
        if sight.hero(target or TECHNIQUES[card].hero).paralysed:
            return Action("support", noun)
    return None


def _ready(sight: Sight, hero: Hero) -> Action | None:
    """Supports that are always worth playing."""
    useful = sight.supports("draw", "rebirth", "heal-others") + sight.supports("heal-near")
    useful = [noun for noun in useful if not _is_wasted(sight, noun)]
    if hero.actions and sight.offers("fight"):
        useful += sight.supports("focus")
        if hero.actions > 1:
            useful += sight.supports("fury")
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


def _attack(sight: Sight, hero: Hero) -> Action | None:
    if not hero.actions:
        return _one_more(sight, hero) or _bind(sight)
    gain, key = best_target(sight, hero, sight.offers("fight"))
    if hero.actions > 1 and is_doomed(sight, hero) and gain < weights.FIGHTS_DOOMED:
        return None
    pressed = bool(sight.threats(hero.area)) and gain > weights.FIGHTS_IN_DANGER
    return Action("fight", key) if pressed or gain >= weights.FIGHTS else None


def _one_more(sight: Sight, hero: Hero) -> Action | None:
    """A card that gives an action, where a fight would be worth it."""
    here = [enemy.key for enemy in enemies_in(sight.world, hero.area)]
    if best_target(sight, hero, here)[0] < weights.GIVES_ACTION:
        return None
    burns = sight.supports("burn") if hero.health >= weights.SPARE_HEALTH else []
    extras = [noun for noun in sight.supports("extra") or burns if TECHNIQUES[noun].hero == hero.id]
    return Action("support", extras[0]) if extras else None


def _bind(sight: Sight) -> Action | None:
    """Immobilise what would attack somebody, what injures everybody first of all."""
    areas = {hero.area for hero in sight.able()}
    threats = {noun: sight.enemy(noun.partition(">")[2]) for noun in sight.supports("bind")}
    threats = {noun: enemy for noun, enemy in threats.items() if enemy.area in areas}
    if not threats:
        return None
    return Action("support", max(threats, key=lambda noun: _fear(sight, threats[noun])))


def _fear(sight: Sight, enemy: Enemy) -> tuple[bool, int]:
    talents = sight.talents(enemy)
    return "all" in talents, sum(weights.FEARED.get(talent, 0) for talent in talents)


def _walk(sight: Sight, hero: Hero) -> Action | None:
    goal = destination(sight, hero)
    if (sprints := sight.supports("sprint")) and sight.to(goal, flies=False)[hero.area] >= weights.SPRINT:
        return Action("support", sprints[0])
    step = next_step(sight, hero, goal)
    return Action("move", step) if step else None


def _rest(sight: Sight, hero: Hero) -> Action:
    if sight.offers("land"):
        return Action("land")
    if hero.actions and Action("meditate") in sight.choices:
        return Action("meditate")
    return Action("end")
