"""Attacks: what stops them, the dodge roll, damage and defeat (E36 to E39)."""

from __future__ import annotations

from dataclasses import dataclass

from games.contract import Dice, Event, Tell
from games.exam.fields import FIELDS, Field, distance
from games.exam.heroes import ATTACK, DIE, DODGE, EQUIPMENT, STATS
from games.exam.state import Battle, Fighter, Hero, State, Token, fighter_of
from games.exam.techniques import LASTING

ABOVE, BEHIND, LARGEST_DODGE = -1, -2, 5
WARDS = ("ward", "disguise", "swap", "absorb")  # in the order in which they count


@dataclass(slots=True)
class Fight:
    """A battle with the dice and the ear of whoever listens."""

    state: State
    battle: Battle
    dice: Dice
    listener: Tell

    @property
    def field(self) -> Field:
        return FIELDS[self.battle.field]

    def tell(self, event: Event) -> None:
        """What happened, and in which battle."""
        self.listener(Event(event.kind, {"battle": self.battle.sides[0].seat, **event.data}, event.only))

    def hero(self, fighter: Fighter) -> Hero:
        return self.state.heroes[fighter.hero]


@dataclass(frozen=True, slots=True)
class Attack:
    """An attack on its way: from which cell, and what it does to the target's Dodge."""

    by: Fighter
    cell: int
    change: int = 0
    reason: str = ""
    sure: bool = False


def bonus(battle: Battle, hero: str, name: str) -> int:
    """What the tokens on a hero add to one of its numbers."""
    return sum(LASTING[token.technique].get(name, 0) for token in battle.tokens if token.on == hero)


def under(battle: Battle, hero: str, name: str) -> Token | None:
    """The first token on a hero that works this way."""
    for token in battle.tokens:
        if token.on == hero and name in LASTING[token.technique]:
            return token
    return None


def attack_of(state: State, battle: Battle, fighter: Fighter) -> int:
    hero = state.heroes[fighter.hero]
    return max(0, STATS[fighter.hero, hero.level][ATTACK] + bonus(battle, fighter.hero, "attack"))


def equipment_of(state: State, fighter: Fighter) -> int:
    return STATS[fighter.hero, state.heroes[fighter.hero].level][EQUIPMENT]


def dodge_of(state: State, battle: Battle, target: Fighter, attack: Attack) -> tuple[int, dict[str, int]]:
    """E38: the number the target must not roll above, and the reasons for it."""
    if under(battle, target.hero, "blank"):
        return 0, {"card": 0}
    reasons = {"card": STATS[target.hero, state.heroes[target.hero].level][DODGE]}
    if lasting := bonus(battle, target.hero, "dodge"):
        reasons["tokens"] = lasting
    if not under(battle, target.hero, "sight"):
        if attack.cell % 10 > target.cell % 10:
            reasons["above"] = ABOVE
        if (attack.cell // 10 - target.cell // 10) * target.face < 0:
            reasons["behind"] = BEHIND
    if keen := bonus(battle, attack.by.hero, "aim"):
        reasons["sight"] = -keen
    if attack.change:
        reasons[attack.reason] = attack.change
    return min(LARGEST_DODGE, sum(reasons.values())), reasons


def strikes(fight: Fight, target: Fighter, attack: Attack, damage: int) -> bool:
    """An attack that deals damage; whether it hit."""
    if not reaches(fight, target, attack):
        return False
    wound(fight, target, max(0, damage - bonus(fight.battle, target.hero, "guard")))
    return True


def reaches(fight: Fight, target: Fighter, attack: Attack) -> bool:
    """Whether an attack comes through: wards first, then the dodge roll (E6, E37)."""
    if _warded(fight, target, attack) or _stands_in(fight, target):
        return False
    if attack.sure:
        return True
    return not dodges(fight, target, *dodge_of(fight.state, fight.battle, target, attack))


def dodges(fight: Fight, target: Fighter, dodge: int, why: dict[str, int]) -> bool:
    """E37, E39: a roll of at most Dodge; with 0 or less there is nothing to roll."""
    if dodge <= 0:
        return False
    roll = fight.dice.roll(DIE)
    rolled = {"seat": target.seat, "hero": target.hero, "roll": roll, "dodge": dodge, "why": why}
    fight.tell(Event("dodged", rolled) if roll <= dodge else Event("not-dodged", rolled))
    return roll <= dodge


def wound(fight: Fight, fighter: Fighter, amount: int) -> None:
    hero = fight.hero(fighter)
    hero.health = max(0, hero.health - amount)
    hurt = {"seat": fighter.seat, "hero": fighter.hero, "amount": amount, "health": hero.health}
    fight.tell(Event("hurt", hurt))
    if hero.health == 0:
        _defeat(fight, fighter)


def drop_disguise(fight: Fight, fighter: Fighter) -> None:
    """E6: a hero that attacks shows itself."""
    if token := under(fight.battle, fighter.hero, "disguise"):
        take_off(fight, token)


def take_off(fight: Fight, token: Token) -> None:
    fight.battle.tokens.remove(token)
    user = fighter_of(fight.battle, token.user)
    fight.tell(Event("token-off", {"seat": user.seat, "hero": token.user, "technique": token.technique}))


def has_ward(battle: Battle, hero: str) -> bool:
    """Whether the next attack on a hero fails without a dodge roll."""
    return any(under(battle, hero, name) for name in WARDS)


def _warded(fight: Fight, target: Fighter, attack: Attack) -> bool:
    token = under(fight.battle, target.hero, "ward")
    if token is None:
        return False
    _tell_warded(fight, target, token)
    if distance(attack.by.cell, target.cell) == 1:
        wound(fight, attack.by, LASTING[token.technique]["ward"])
    return True


def _stands_in(fight: Fight, target: Fighter) -> bool:
    """A disguise, an insect clone or a shadow clone takes the attack, and is spent."""
    for name in WARDS[1:]:
        if token := under(fight.battle, target.hero, name):
            _tell_warded(fight, target, token)
            take_off(fight, token)
            if name == "swap":
                _swap(fight, target, token.cell)
            return True
    return False


def _tell_warded(fight: Fight, target: Fighter, token: Token) -> None:
    fight.tell(Event("warded", {"seat": target.seat, "hero": target.hero, "technique": token.technique}))


def _swap(fight: Fight, fighter: Fighter, cell: int) -> None:
    if any(other.cell == cell and not (other.down or other.away) for other in fight.battle.fighters):
        return
    fighter.cell, fighter.hang = cell, False
    fight.tell(Event("swapped", {"seat": fighter.seat, "hero": fighter.hero, "cell": cell}))


def _defeat(fight: Fight, fighter: Fighter) -> None:
    """E36: the hero and its tokens leave the field; E26: its unopened card goes back unseen."""
    fighter.down, fighter.hang, fighter.card = True, False, fighter.card if fighter.acted else ""
    fight.tell(Event("defeated", {"seat": fighter.seat, "hero": fighter.hero}))
    for token in [one for one in fight.battle.tokens if fighter.hero in (one.user, one.on)]:
        take_off(fight, token)
    if fighter.hero in fight.battle.falls:
        fight.battle.falls.remove(fighter.hero)
