"""What a bot makes of the views: its heroes, their cards, the odds of a fight, the way on the board."""

from __future__ import annotations

from functools import cached_property
from heapq import heappop, heappush
from typing import Any

from games.contract import Action
from games.hunt.board import LINKS, VILLAGES
from games.hunt.enemies import SPECIAL
from games.hunt.odds import wound_odds
from games.hunt.techniques import AT_RANGE, FIGHTS, GRIPS, STEALTHY, TECHNIQUES

View = dict[str, Any]

TRAP, HOLD = 3, 5  # what a face-down trap and an enemy on the way count for, in steps


class Sight:
    """One look at the table from a seat."""

    def __init__(self, public: View, private: View, choices: list[Action]) -> None:
        self.table = public
        self.mine = private
        self.choices = choices
        self._known: dict[tuple[str, bool], dict[str, int]] = {}

    @cached_property
    def heroes(self) -> dict[str, View]:
        heroes: dict[str, View] = self.table["heroes"]
        return heroes

    @cached_property
    def enemies(self) -> dict[str, View]:
        enemies: dict[str, View] = self.table["enemies"]
        return enemies

    @property
    def goal(self) -> str:
        return str(self.table["tobi"])

    @property
    def turns_left(self) -> int:
        """Turns of this round, this one included."""
        return 4 - int(self.table["capture"])

    def hand(self, hero: str) -> list[str]:
        hands: View = self.mine.get("hands", {})
        return list(hands.get(hero) or self.heroes[hero].get("hand", {}))

    def offers(self, verb: str) -> list[str]:
        return [action.noun for action in self.choices if action.verb == verb]

    def supports(self, *verbs: str) -> list[str]:
        """The offered supports with one of these verbs, as nouns."""
        return [
            noun
            for noun in self.offers("support")
            if any(mode.verb in verbs for mode in TECHNIQUES[noun.partition(">")[0]].modes)
        ]

    def enemies_in(self, area: str) -> list[str]:
        return [key for key, enemy in self.enemies.items() if enemy["area"] == area]

    def is_guarded(self, key: str) -> bool:
        enemy = self.enemies[key]
        if "protect" in enemy["talents"]:
            return False
        return any("protect" in self.enemies[other]["talents"] for other in self.enemies_in(enemy["area"]))

    def odds(self, hero: str, key: str, card: str) -> int:
        """Per mille of a wound (a dodged one counts), with the special die's Defence face weighed in."""
        enemy, me = self.enemies[key], self.heroes[hero]
        far = enemy["area"] != me["area"]
        talents = enemy["talents"]
        if "untouchable" in talents and not far:
            return 0
        strength, defence = int(me["strength"]), int(enemy["defence"])
        if card:
            strength += TECHNIQUES[card].strength + (GRIPS.get(card, 0) if enemy["immobilised"] else 0)
        seals = int("seal" in talents)
        sure = wound_odds(strength, defence, card, seals)
        if not self.calls_special(key):
            return sure
        return (sure * 2 + wound_odds(strength, defence + 1, card, seals) * 3) // 6

    def calls_special(self, key: str) -> bool:
        enemy = self.enemies[key]
        if SPECIAL.intersection(enemy["talents"]):
            return True
        return any("eye" in self.enemies[other]["talents"] for other in self.enemies_in(enemy["area"]))

    def cards(self, hero: str, key: str) -> list[str]:
        """The fight cards with which this hero can fight this enemy; "" for none."""
        me, enemy = self.heroes[hero], self.enemies[key]
        far, guarded = enemy["area"] != me["area"], self.is_guarded(key)
        tax = int("tax" in enemy["talents"])
        cards = [
            card
            for card in self.hand(hero)
            if card in FIGHTS
            and TECHNIQUES[card].cost + tax <= me["chakra"]
            and (card in AT_RANGE or not far)
            and (card in STEALTHY or not guarded)
        ]
        return cards if far or guarded else ["", *cards]

    def best_odds(self, hero: str, key: str) -> int:
        return max((self.odds(hero, key, card) for card in self.cards(hero, key)), default=0)

    def to(self, goal: str, flies: bool) -> dict[str, int]:
        """How far the goal is from every area, traps and enemies on the way counted."""
        if (goal, flies) not in self._known:
            self._known[goal, flies] = self._measured(goal, flies)
        return self._known[goal, flies]

    def _measured(self, goal: str, flies: bool) -> dict[str, int]:
        far, queue = {goal: 0}, [(0, goal)]
        while queue:
            steps, there = heappop(queue)
            if steps > far[there]:
                continue
            cost = steps + 1 + (0 if flies else self.obstacle(there))
            for here in LINKS[there]:
                if cost < far.get(here, 99):
                    far[here] = cost
                    heappush(queue, (cost, here))
        return far

    def obstacle(self, area: str) -> int:
        """What entering this area costs beyond the step."""
        if area in self.table["traps"]:
            return TRAP
        return HOLD if area in self._held and area != self.goal else 0

    @cached_property
    def _held(self) -> frozenset[str]:
        return frozenset(enemy["area"] for enemy in self.enemies.values())

    def village(self, ahead: int) -> str:
        """Where Tobi's figure will stand so many rounds from now."""
        return VILLAGES[min(8, int(self.table["round"]) - 1 + ahead)]
