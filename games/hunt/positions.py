"""Hunts set by hand, for lessons and tests: what is unsaid is neutral and still counted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.dice import ScriptedDice
from games.hunt.enemies import AKATSUKI, BLUE, BOSSES, ENEMIES, RED, ZETSU
from games.hunt.setup import setup
from games.hunt.state import Enemy, Hero, Hidden, Options, State
from games.hunt.stats import attributes, most_health, rounds_left
from games.hunt.techniques import DECKS


def hunt(
    heroes: Mapping[str, Any],
    enemies: Mapping[str, Any] | None = None,
    traps: Mapping[str, str] | None = None,
    facedown: Sequence[str] = ("kakuzu",),
    deck: Sequence[str] = (),
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Heroes by id (seats in their order), enemies by key, traps by area; every pile is filled up."""
    chosen = Options(**(options or {}))
    state = setup(seats or max(2, len(heroes)), chosen, ScriptedDice())
    state.slots, state.phase, state.round, state.capture = [], "heroes", 1, 1
    for field, value in fields.items():
        setattr(state, field, value)
    for seat, (id, said) in enumerate(heroes.items()):
        state.heroes.append(_hero(state, id, seat, said))
    for key, said in (enemies or {}).items():
        state.enemies.append(_enemy(state, key, said))
    _lay_traps(state, traps or {})
    _stack_deck(state, facedown if rounds_left(state) else (), deck)
    return state


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
        crawled=False,
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
