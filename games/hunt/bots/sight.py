"""One look at the table from a seat: a world that fits what it sees, and what it is offered."""

from __future__ import annotations

from functools import cached_property, lru_cache
from heapq import heappop, heappush

from msgspec.structs import replace

from games.contract import Action, Seat
from games.hunt.board import LAST_SPACE, LINKS
from games.hunt.bots import weights
from games.hunt.fight import cards_for, fight_of, need_for
from games.hunt.hints import odds_of
from games.hunt.state import Enemy, Fight, Hero, State
from games.hunt.stats import (
    defence_of,
    enemies_in,
    enemy_of,
    hero_of,
    talents_of,
    village,
)
from games.hunt.techniques import TECHNIQUES

FAR = 99  # farther than any way on the board


class Sight:
    """The world is re-dealt: only what the seat sees may be read from it, and no other seat's hand."""

    def __init__(self, world: State, seat: Seat | None, choices: list[Action]) -> None:
        self.world = world
        self.choices = choices
        self._seat = seat
        self._odds: dict[tuple[str, str, str], int] = {}

    @property
    def fight(self) -> Fight:
        return fight_of(self.world)

    @property
    def goal(self) -> str:
        return self.world.tobi

    @property
    def turns_left(self) -> int:
        """Turns of this round, this one included."""
        return LAST_SPACE + 1 - self.world.capture

    @property
    def mover(self) -> Hero:
        """The hero whose actions are offered."""
        return self.hero(self.world.acting or self.offers("begin")[0])

    def hero(self, id: str) -> Hero:
        return hero_of(self.world, id)

    def enemy(self, key: str) -> Enemy:
        enemy = enemy_of(self.world, key)
        assert enemy, f"{key} is not in play"
        return enemy

    def hand(self, hero: Hero) -> list[str]:
        """The cards that the seat sees in this hero's hand."""
        is_hidden = self.world.options.hidden and hero.seat != self._seat
        return [] if is_hidden else sorted(hero.hand)

    def offers(self, verb: str) -> list[str]:
        return [action.noun for action in self.choices if action.verb == verb]

    def supports(self, *verbs: str) -> list[str]:
        """The offered supports with one of these verbs, as nouns."""
        return [
            noun
            for noun in self.offers("support")
            if any(mode.verb in verbs for mode in TECHNIQUES[noun.partition(">")[0]].modes)
        ]

    def talents(self, enemy: Enemy) -> tuple[str, ...]:
        return talents_of(self.world, enemy)

    def odds(self, hero: Hero, enemy: Enemy, card: str) -> int:
        """Per mille of a wound; what the team could lower the Defence by counts for a part."""
        key = (hero.id, enemy.key, card)
        if key not in self._odds:
            self._odds[key] = self._reckoned(hero, enemy, card)
        return self._odds[key]

    def _reckoned(self, hero: Hero, enemy: Enemy, card: str) -> int:
        """A dodge that a hit spends makes way for the next one of this turn."""
        odds = self._helped(hero, enemy, card)
        if "dodge" not in self.talents(enemy) or enemy.dodged or not self._strikes_again(hero, enemy):
            return odds
        spent = self._helped(hero, replace(enemy, dodged=True), card)
        return odds + int(weights.DODGE_SPENT * (spent - odds))

    def _strikes_again(self, hero: Hero, enemy: Enemy) -> bool:
        """Whether another fight with this enemy can follow in this turn."""
        near = (enemy.area, *LINKS[enemy.area])
        return hero.actions > 1 or any(
            one is not hero and not one.done and one.area in near for one in self.able()
        )

    def _helped(self, hero: Hero, enemy: Enemy, card: str) -> int:
        defence, lowered = defence_of(self.world, enemy), self.lowering(enemy)
        sure = odds_of(self.world, hero, enemy, card, defence)
        if not lowered or sure > weights.SURE:
            return sure
        helped = odds_of(self.world, hero, enemy, card, max(0, defence - lowered))
        return sure + int(weights.HELP * (helped - sure))

    def lowering(self, enemy: Enemy) -> int:
        """The most that one support in a hand that the seat sees would lower this Defence by."""
        return max((number for _, _, number in self.lowers(enemy)), default=0)

    def lowers(self, enemy: Enemy) -> list[tuple[Hero, str, int]]:
        """The supports in sight that could be paid to lower the Defence of this enemy."""
        return [
            (hero, card, mode.number)
            for hero in self.world.heroes
            for card in self.hand(hero)
            if TECHNIQUES[card].cost <= hero.chakra
            for mode in TECHNIQUES[card].modes
            if mode.verb == "lower" or (mode.verb == "lower-near" and hero.area == enemy.area)
        ]

    def holds(self, hero: Hero, *verbs: str) -> bool:
        """Whether the seat sees that this hero could pay for such a support."""
        return any(
            TECHNIQUES[card].cost <= hero.chakra
            and any(mode.verb in verbs for mode in TECHNIQUES[card].modes)
            for card in self.hand(hero)
        )

    def best_odds(self, hero: Hero, enemy: Enemy) -> int:
        """With the best of the cards that the hero may use, or without one."""
        need = need_for(self.world, hero, enemy)
        cards = cards_for(self.world, hero, enemy, need) + ([] if need else [""])
        return max((self.odds(hero, enemy, card) for card in cards), default=0)

    def to(self, goal: str, flies: bool) -> dict[str, int]:
        """How far the goal is from every area, traps and enemies on the way counted."""
        if flies:
            return _distances(goal, frozenset(), frozenset())
        return _distances(goal, self._traps, self._held)

    def obstacle(self, area: str) -> int:
        """What entering this area costs beyond the step."""
        if area in self.world.traps:
            return weights.TRAP
        return weights.HOLD if area in self._held else 0

    @cached_property
    def _traps(self) -> frozenset[str]:
        return frozenset(self.world.traps)

    @cached_property
    def _held(self) -> frozenset[str]:
        return frozenset(enemy.area for enemy in self.world.enemies) - {self.goal}

    def threats(self, area: str) -> list[Enemy]:
        """The enemies that will attack in this area."""
        return [enemy for enemy in enemies_in(self.world, area) if not enemy.immobilised]

    def able(self) -> list[Hero]:
        return [hero for hero in self.world.heroes if not hero.paralysed]

    def village(self, ahead: int) -> str:
        """Where Tobi's figure will stand so many rounds from now."""
        return village(self.world, self.world.round + ahead)


@lru_cache(maxsize=2048)
def _distances(goal: str, traps: frozenset[str], held: frozenset[str]) -> dict[str, int]:
    far, queue = {goal: 0}, [(0, goal)]
    while queue:
        steps, there = heappop(queue)
        if steps > far[there]:
            continue
        cost = steps + 1 + (weights.TRAP if there in traps else weights.HOLD * (there in held))
        for here in LINKS[there]:
            if cost < far.get(here, FAR):
                far[here] = cost
                heappush(queue, (cost, here))
    return far
