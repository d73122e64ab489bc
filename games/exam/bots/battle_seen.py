"""A battle as a bot looks at it: in a world in which all that its seat can't know is dealt anew."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.contract import Seat
from games.exam.attack import Attack, attack_of, bonus, dodge_of
from games.exam.bots import weights
from games.exam.heroes import DIE
from games.exam.state import Battle, Fighter, State, battle_of


@dataclass(frozen=True, slots=True)
class BattleSeen:
    seat: Seat
    state: State
    battle: Battle
    lures: dict[str, dict[int, float]] = field(default_factory=dict)  # by hero, once they were asked for

    def blow(self, foe: Fighter, attack: Attack, damage: int) -> float:
        """The damage to be expected, and a bonus for a defeat."""
        dodge = 0 if attack.sure else dodge_of(self.state, self.battle, foe, attack)[0]
        hurt = max(0, damage - bonus(self.battle, foe.hero, "guard"))
        health = self.state.heroes[foe.hero].health
        if not hurt:
            return 0.0
        defeat = weights.DEFEAT if hurt >= health else 0.0
        worth = min(hurt, health) + defeat + weights.WEAK - health / weights.TOUGH
        return worth * (DIE - max(0, dodge)) / DIE

    def melee(self, user: Fighter, foe: Fighter, cell: int) -> float:
        return self.blow(foe, Attack(user, cell), attack_of(self.state, self.battle, user))


def table_of(world: State, seat: Seat) -> BattleSeen:
    battle = battle_of(world, seat)
    assert battle
    return BattleSeen(seat, world, battle)
