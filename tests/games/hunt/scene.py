"""A hunt set by hand: heroes, enemies and traps as literals; what is unsaid is neutral and still counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.contract import Rules
from games.dice import ScriptedDice
from games.hunt.enemies import AKATSUKI, BLUE, BOSSES, ENEMIES, RED, ZETSU
from games.hunt.state import Enemy, Fight, Hero, Hidden, Options, State
from games.hunt.stats import attributes, most_health
from games.hunt.techniques import DECKS
from tests.games.rules import hunt
from tests.games.table import Table

RULES: Rules = hunt
BLANK, HIT, DOUBLE, POWER = 1, 2, 5, 6
DEFENCE, SHARINGAN, RINNEGAN = 1, 4, 5


class Scene(Table):
    state: State

    def __init__(self, state: State) -> None:
        super().__init__(RULES, state)

    @property
    def now(self) -> Fight:
        assert self.state.fight
        return self.state.fight

    def hero(self, id: str) -> Hero:
        return next(hero for hero in self.state.heroes if hero.id == id)

    def enemy(self, key: str) -> Enemy | None:
        return next((enemy for enemy in self.state.enemies if enemy.key == key), None)

    def health(self, key: str) -> int:
        enemy = self.enemy(key)
        return enemy.health if enemy else 0

    def talents(self) -> list[tuple[str, str]]:
        """The talents that fired with the last click, with the card's id."""
        return [(e.data["card"], e.data["talent"]) for e in self.events if e.kind == "talent"]

    def begin(self, id: str) -> None:
        self.click(self.hero(id).seat, "begin", id)

    def fight(self, id: str, key: str, dice: Sequence[int] = (), card: str = "") -> None:
        """The acting hero fights, with a card or without, up to the roll."""
        seat = self.hero(id).seat
        self.click(seat, "fight", key)
        self.throw(id, dice, card)

    def throw(self, id: str, dice: Sequence[int], card: str = "") -> None:
        self.click(self.hero(id).seat, "card" if card else "roll", card, dice=dice)

    def close(self) -> None:
        """Every open moment passes; an injury falls on the first hero who can be named."""
        while self.state.fight or self.state.injuries:
            seat = min(RULES.awaited(self.state))
            if named := self.offers(seat, "name"):
                self.click(seat, "name", named[0])
            else:
                self.click(seat, "endure" if self.state.injuries else "go")

    def finish(self, *ids: str) -> None:
        """These heroes, or all who have yet to act, give up the rest of their actions."""
        if self.state.acting:
            self.click(self.hero(self.state.acting).seat, "end")
        for id in ids or [hero.id for hero in self.state.heroes]:
            hero = self.hero(id)
            if self.state.phase == "heroes" and not hero.done and not hero.paralysed:
                self.begin(id)
                self.click(hero.seat, "end")

    def keep(self) -> None:
        """Every hero keeps its hand in step 2."""
        while self.state.phase == "refill" and not self.state.ending:
            hero = next(hero for hero in self.state.heroes if hero.refill >= 0)
            self.click(hero.seat, "keep", hero.id)

    def turn(self) -> None:
        """The rest of a turn in which nobody does anything more."""
        self.finish()
        self.close()
        self.keep()


def scene(
    heroes: Mapping[str, Any],
    enemies: Mapping[str, Any] | None = None,
    traps: Mapping[str, str] | None = None,
    facedown: Sequence[str] = ("kakuzu",),
    deck: Sequence[str] = (),
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> Scene:
    """Heroes by id (seats in their order), enemies by key, traps by area; every pile is filled up."""
    chosen = Options(**(options or {}))
    state = hunt.setup(seats or max(2, len(heroes)), chosen, ScriptedDice())
    state.slots, state.phase, state.round, state.capture = [], "heroes", 1, 1
    for field, value in fields.items():
        setattr(state, field, value)
    for seat, (id, said) in enumerate(heroes.items()):
        state.heroes.append(_hero(state, id, seat, said))
    for key, said in (enemies or {}).items():
        state.enemies.append(_enemy(state, key, said))
    _lay_traps(state, traps or {})
    _stack_deck(state, facedown if state.round < 9 else (), deck)
    return Scene(state)


def _hero(state: State, id: str, seat: int, said: Mapping[str, Any]) -> Hero:
    piles: dict[str, list[str]] = {"hand": list(said.get("hand", [])), "pile": list(said.get("pile", []))}
    top = list(said.get("deck", []))
    known = piles["hand"] + piles["pile"] + top
    rest = [card.id for card in DECKS[id] if card.id not in known]
    hero = Hero(
        id=id,
        seat=seat,
        area="konoha",
        health=most_health(state),
        chakra=0,
        experience=0,
        paralysed=False,
        actions=2,
        done=False,
        fury=0,
        focus=0,
        refill=-1,
        hand=piles["hand"],
        deck=rest + top[::-1],
        pile=piles["pile"],
        shown="",
    )
    for field, value in said.items():
        if field not in ("hand", "pile", "deck"):
            setattr(hero, field, value)
    if "chakra" not in said:
        hero.chakra = attributes(state, hero).chakra
    return hero


def _enemy(state: State, key: str, said: Mapping[str, Any]) -> Enemy:
    card = said.get("card") or AKATSUKI.get(key) or (key if key in ENEMIES else key.rsplit("-", 1)[0])
    enemy = Enemy(
        key=key,
        card=card,
        area=said.get("area", state.tobi),
        health=ENEMIES[card].health,
        most=ENEMIES[card].health,
        defence=0,
        weak=0,
        immobilised=0,
        silenced=False,
        dodged=False,
        fought=0,
    )
    for field, value in said.items():
        setattr(enemy, field, value)
    return enemy


def _lay_traps(state: State, traps: Mapping[str, str]) -> None:
    left = list(RED if state.options.mode == "expert" else BLUE)
    for card in [enemy.card for enemy in state.enemies if ENEMIES[enemy.card].kind == "trap"]:
        left.remove(card)
    state.traps = {}
    for area, card in traps.items():
        left.remove(card)
        state.traps[area] = Hidden(card, [])
    state.removed = left


def _stack_deck(state: State, facedown: Sequence[str], deck: Sequence[str]) -> None:
    shown = {enemy.key for enemy in state.enemies}.union(state.eliminated, BOSSES)
    state.facedown = [Hidden(key, []) for key in facedown if key not in shown]
    used = shown.union(facedown, deck, ZETSU[: state.options.fewer_zetsu])
    state.deck = [Hidden(key, []) for key in (*deck, *(key for key in AKATSUKI if key not in used))]
