"""Health and Chakra that come back, and Chakra that is lost (E5, E33, E43)."""

from __future__ import annotations

from games.contract import Event
from games.exam.attack import Fight
from games.exam.heroes import CHAKRA, HEALTH, STATS
from games.exam.state import Fighter, Token, fighter_of


def regain_health(fight: Fight, fighter: Fighter, amount: int) -> None:
    """E5: never above the level's maximum; what was above it stays."""
    hero = fight.hero(fighter)
    hero.health = max(hero.health, min(STATS[fighter.hero, hero.level][HEALTH], hero.health + amount))
    healed = {"seat": fighter.seat, "hero": fighter.hero, "amount": amount, "health": hero.health}
    fight.tell(Event("healed", healed))


def regain_chakra(fight: Fight, fighter: Fighter, amount: int) -> None:
    hero = fight.hero(fighter)
    hero.chakra = max(hero.chakra, min(STATS[fighter.hero, hero.level][CHAKRA], hero.chakra + amount))
    focused = {"seat": fighter.seat, "hero": fighter.hero, "amount": amount, "chakra": hero.chakra}
    fight.tell(Event("focused", focused))


def lose_chakra(fight: Fight, fighter: Fighter, amount: int) -> None:
    hero = fight.hero(fighter)
    hero.chakra = max(0, hero.chakra - amount)
    drained = {"seat": fighter.seat, "hero": fighter.hero, "amount": amount, "chakra": hero.chakra}
    fight.tell(Event("drained", drained))


def leech(fight: Fight, fighter: Fighter, token: Token, amount: int) -> None:
    """A bug token: Chakra goes from its bearer to its user."""
    lost = min(amount, fight.hero(fighter).chakra)
    if lost:
        lose_chakra(fight, fighter, lost)
        regain_chakra(fight, fighter_of(fight.battle, token.user), lost)
