"""The verbs of the action cards and of the items: each does one thing on the field and tells it."""

from __future__ import annotations

from games.contract import Event
from games.effects import Effect
from games.exam.attack import Attack, Fight, attack_of, bonus, drop_disguise, equipment_of, strikes, under
from games.exam.cards import melee_origins
from games.exam.heroes import CHAKRA, STATS
from games.exam.moving import jump_to, run_to
from games.exam.recovery import regain_chakra, regain_health
from games.exam.state import Fighter, Seal, fighter_of
from games.exam.use import Use
from games.exam.wasted import why_wasted


def run(fight: Fight, use: Use, _: Effect) -> None:
    run_to(fight, use.user, int(use.picked[0]))


def jump(fight: Fight, use: Use, _: Effect) -> None:
    jump_to(fight, use.user, int(use.picked[0]))


def melee(fight: Fight, use: Use, _: Effect) -> None:
    hero = use.picked[0]
    origin = melee_origins(fight.state, fight.battle, use.user, use.by)[hero]
    _blow(fight, use.user, hero, origin, attack_of(fight.state, fight.battle, use.user))


def claw(fight: Fight, use: Use, _: Effect) -> None:
    puppet = under(fight.battle, use.user.hero, "puppet")
    assert puppet
    _blow(fight, use.user, use.picked[0], puppet.cell, bonus(fight.battle, use.user.hero, "claws"))


def kunai(fight: Fight, use: Use, effect: Effect) -> None:
    user, hero = use.user, use.picked[0]
    _spend(fight, user, "kunai")
    fight.tell(Event("kunai-thrown", {"seat": user.seat, "hero": user.hero, "target": hero}))
    drop_disguise(fight, user)
    attack = Attack(user, user.cell, effect.amount, "kunai")
    strikes(fight, fighter_of(fight.battle, hero), attack, equipment_of(fight.state, user))


def seal(fight: Fight, use: Use, _: Effect) -> None:
    user, cell = use.user, int(use.picked[0])
    _spend(fight, user, "seal")
    fight.battle.seals.append(Seal(cell, use.by))
    fight.tell(Event("seal-set", {"seat": user.seat, "hero": user.hero, "cell": cell}))


def smoke(fight: Fight, use: Use, _: Effect) -> None:
    user = use.user
    _spend(fight, user, "smoke")
    user.away, user.hang = True, False
    fight.tell(Event("smoke-thrown", {"seat": user.seat, "hero": user.hero, "cell": user.cell}))


def ration(fight: Fight, use: Use, effect: Effect) -> None:
    user = use.user
    _spend(fight, user, "ration")
    fight.tell(Event("ration-eaten", {"seat": user.seat, "hero": user.hero}))
    regain_health(fight, user, fight.dice.roll(effect.amount) + equipment_of(fight.state, user))


def focus(fight: Fight, use: Use, effect: Effect) -> None:
    regain_chakra(fight, use.user, fight.dice.roll(effect.amount))


def unleash(fight: Fight, use: Use, _: Effect) -> None:
    """E4: Hidden Power."""
    user = use.user
    user.powers += 1
    fight.tell(Event("unleashed", {"seat": user.seat, "hero": user.hero}))
    regain_chakra(fight, user, STATS[user.hero, fight.hero(user).level][CHAKRA])


def decline(fight: Fight, use: Use, _: Effect) -> None:
    """E26: a card that can't be carried out does nothing; any other may be declined."""
    user = use.user
    told = {"seat": user.seat, "hero": user.hero}
    why = why_wasted(fight.state, fight.battle, user)
    fight.tell(Event("wasted", {**told, "card": user.card, "why": why}) if why else Event("declined", told))


def _blow(fight: Fight, user: Fighter, hero: str, origin: int, damage: int) -> None:
    fight.tell(Event("melee", {"seat": user.seat, "hero": user.hero, "target": hero}))
    drop_disguise(fight, user)
    strikes(fight, fighter_of(fight.battle, hero), Attack(user, origin), damage)


def _spend(fight: Fight, user: Fighter, item: str) -> None:
    fight.state.teams[user.seat].items[item] -= 1
