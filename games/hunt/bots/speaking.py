"""What a bot says in moments: in a companion's fight and in its own, before an injury, and between turns."""

from __future__ import annotations

from games.contract import Action
from games.hunt.bots import weights
from games.hunt.bots.keeping import spared
from games.hunt.bots.prizes import best_target, worth
from games.hunt.bots.sight import Sight
from games.hunt.fight import hits
from games.hunt.state import Hero
from games.hunt.stats import defence_now, enemies_in, enemy_of, stops, target_of, with_talent, yet_to_act
from games.hunt.techniques import TECHNIQUES


def speak(sight: Sight) -> Action:
    """A support that helps whoever is in need of it now, or nothing."""
    if sight.world.injuries:
        answer = save(sight)
    elif sight.world.fight:
        answer = help_fight(sight)
    else:
        answer = cure(sight) or search(sight) or one_more(sight) or crawl(sight)
    return answer or Action("pass")


def cure(sight: Sight) -> Action | None:
    """A card that lifts a paralysis, played on who suffers from one."""
    own = [noun for noun in sight.supports("rebirth") if _owner(sight, noun).paralysed]
    others = [noun for noun in sight.supports("lift-near") if ">" in noun]
    return Action("support", (others + own)[0]) if others or own else None


def search(sight: Sight) -> Action | None:
    """A paralysed hero draws cards: a cure may be among them."""
    draws = [noun for noun in sight.supports("draw") if _owner(sight, noun).paralysed]
    return Action("support", draws[0]) if draws else None


def crawl(sight: Sight) -> Action | None:
    """Who wasn't freed in the turn drags itself to where the others come by, if nothing lies in wait."""
    if yet_to_act(sight.world):
        return None
    ways = [noun for noun in sight.offers("crawl") if not stops(sight.world, noun.partition(">")[2])]
    return Action("crawl", ways[0]) if ways else None


def help_fight(sight: Sight) -> Action | None:
    match sight.fight.step:
        case "special":
            return release(sight)
        case "after":
            return lower(sight)
    return None


def release(sight: Sight) -> Action | None:
    """A Sharingan that spoils the fight is rolled again; any other face could only become one."""
    releases = sight.supports("reroll-special")
    spoils = sight.fight.special == "sharingan" and _is_spoilt(sight)
    return Action("support", releases[0]) if spoils and releases else None


def _is_spoilt(sight: Sight) -> bool:
    target = target_of(sight.world, sight.fight)
    talents = sight.talents(target)
    summons = "call-susanoo" in talents and enemy_of(sight.world, "susanoo") is None
    return (
        summons
        or bool({"mirror", "foil"} & set(talents))
        or bool(with_talent(sight.world, target.area, "eye"))
    )


def lower(sight: Sight) -> Action | None:
    """A miss becomes a hit, if what the team shows suffices and the wound is worth it."""
    enemy = target_of(sight.world, sight.fight)
    missing = defence_now(sight.world, sight.fight, enemy) - hits(sight.fight)
    own = sight.supports("lower", "lower-near")
    if sight.fight.mirrored or missing <= 0 or not own:
        return None
    shown = sum(number for _, _, number in sight.lowers(enemy))
    if shown < missing or worth(sight, sight.hero(sight.fight.hero), enemy) < weights.LOWERS:
        return None
    return Action("support", min(own, key=lambda noun: abs(TECHNIQUES[noun].modes[0].number - missing)))


def save(sight: Sight) -> Action | None:
    """Who injures all is bound; else the injured avoids it, or a companion shields, binds or heals."""
    hero = sight.hero(sight.world.injuries[0].hero)
    if _falls_on_all(sight) and (binds := _binds(sight)):
        return Action("support", binds[0])
    if avoids := sight.supports("avoid"):
        return Action("support", avoids[0])
    if sight.holds(hero, "avoid"):
        return None
    answers = sight.supports("shield") or _binds(sight) or _heals(sight, hero)
    return Action("support", answers[0]) if answers else None


def _falls_on_all(sight: Sight) -> bool:
    """More injuries of the same enemy wait."""
    first, *others = sight.world.injuries
    return any(injury.source == first.source for injury in others)


def _binds(sight: Sight) -> list[str]:
    """Supports that bind the source of the injury."""
    source = sight.world.injuries[0].source
    return [noun for noun in sight.supports("bind") if noun.partition(">")[2] == source]


def _heals(sight: Sight, hero: Hero) -> list[str]:
    """At the last Health, supports that heal this hero."""
    if hero.health > 1:
        return []
    near = [noun for noun in sight.supports("heal-near") if noun.endswith(f">{hero.id}")]
    own = [noun for noun in sight.supports("rebirth") if TECHNIQUES[noun].hero == hero.id]
    return near or own or [noun for noun in sight.supports("heal-others") if TECHNIQUES[noun].hero != hero.id]


def one_more(sight: Sight) -> Action | None:
    """A card that gives a hero without actions another one, where a fight would be worth it."""
    burns = spared(sight, sight.supports("burn"))
    strong = [noun for noun in burns if _owner(sight, noun).health >= weights.SPARE_HEALTH]
    for noun in [*sight.supports("extra"), *strong]:
        hero = _owner(sight, noun)
        here = [enemy.key for enemy in enemies_in(sight.world, hero.area)]
        if not hero.actions and best_target(sight, hero, here)[0] >= weights.GIVES_ACTION:
            return Action("support", noun)
    return None


def _owner(sight: Sight, noun: str) -> Hero:
    return sight.hero(TECHNIQUES[noun.partition(">")[0]].hero)
