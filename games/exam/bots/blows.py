"""What a blow, a throw or a cell is worth to a bot."""

from __future__ import annotations

from games.exam.aims import foes
from games.exam.attack import Attack, bonus, equipment_of, has_ward, under
from games.exam.bots import weights
from games.exam.bots.battle_seen import BattleSeen
from games.exam.bots.ways import lures
from games.exam.cards import claw_targets, melee_origins
from games.exam.fields import FIELDS, distance
from games.exam.heroes import HEALTH, STATS
from games.exam.moving import seal_near
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import KUNAI_DODGE


def blow(table: BattleSeen, foe: Fighter, attack: Attack, damage: int) -> float:
    """A blow as it is, less on a hero who wards it off."""
    if not has_ward(table.battle, foe.hero):
        return table.blow(foe, attack, damage)
    return 0.0 if under(table.battle, foe.hero, "ward") else weights.WARDED * table.blow(foe, attack, 1)


def melee(table: BattleSeen, user: Fighter, hero: str, cell: int) -> float:
    foe = fighter_of(table.battle, hero)
    warded = has_ward(table.battle, hero)
    return weights.WARDED * table.melee(user, foe, cell) if warded else table.melee(user, foe, cell)


def claw(table: BattleSeen, user: Fighter, hero: str) -> float:
    puppet = under(table.battle, user.hero, "puppet")
    claws = bonus(table.battle, user.hero, "claws")
    cell = puppet.cell if puppet else user.cell
    return blow(table, fighter_of(table.battle, hero), Attack(user, cell), claws)


def kunai(table: BattleSeen, user: Fighter, hero: str) -> float:
    attack = Attack(user, user.cell, KUNAI_DODGE, "kunai")
    foe = fighter_of(table.battle, hero)
    return weights.KUNAI * blow(table, foe, attack, equipment_of(table.state, user))


def best_melee(table: BattleSeen, user: Fighter) -> float:
    origins = melee_origins(table.state, table.battle, user, user.seat)
    clawed = claw_targets(table.battle, user, user.seat)
    blows = [melee(table, user, hero, cell) for hero, cell in origins.items()]
    blows += [claw(table, user, foe.hero) for foe in clawed]
    if not blows and bonus(table.battle, user.hero, "claws"):
        return weights.CLAWS_FAR
    return max(blows, default=0.0)


def place_worth(table: BattleSeen, user: Fighter, cell: int) -> float:
    """How good a cell is: the best blow it leads to, and how safe it is."""
    battle = table.battle
    worth = lures(table, user).get(cell, weights.NOWHERE)
    if cell not in FIELDS[battle.field].ground:
        worth -= weights.AIR
    seal = weights.SEAL if battle.seals and seal_near(battle, user.seat, cell) else 0.0
    return worth - seal + weights.HEIGHT * (cell % 10)


def best_step(table: BattleSeen, user: Fighter, cells: list[int]) -> float:
    here = place_worth(table, user, user.cell)
    return max((place_worth(table, user, cell) - here for cell in cells), default=0.0)


def facing(table: BattleSeen, user: Fighter, cell: int, face: int) -> float:
    """Look at the enemies, the near ones most."""
    enemies = foes(table.battle, user, user.seat)
    ahead = [foe for foe in enemies if (foe.cell // 10 - cell // 10) * face > 0]
    return sum(1.0 / distance(foe.cell, cell) ** 2 for foe in ahead)


def nearest(table: BattleSeen, user: Fighter, cell: int) -> int:
    """Steps from a cell to the nearest enemy."""
    enemies = foes(table.battle, user, table.seat)
    return min((distance(foe.cell, cell) for foe in enemies), default=weights.NOBODY)


def missing(table: BattleSeen, fighter: Fighter, which: int, most: float) -> float:
    """How much Health or Chakra a hero lacks."""
    hero = table.state.heroes[fighter.hero]
    has = hero.health if which == HEALTH else hero.chakra
    return min(most, max(0, STATS[fighter.hero, hero.level][which] - has))
