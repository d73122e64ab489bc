"""Positions written by hand, for kinds of questions that the walks don't reach."""

from __future__ import annotations

from typing import Any

import msgspec

from games import GAMES, engine
from games.contract import Action
from games.dice import SeededDice
from games.duel.reinforcements import REINFORCEMENTS
from games.exam.positions import fight
from games.exam.state import Token
from games.hunt import positions
from games.hunt.state import Choice, Fight
from tests.browser.positions.walks import ONLOOKER, Key, Position

SEATS = 6


def _discarding() -> dict[Key, Position]:
    """A sixth reinforcement: walks rarely win so many."""
    rules = GAMES["duel"]
    state = engine.start(rules, SEATS, {}, b"discard")
    seat = state.named = next(one for one, side in enumerate(state.camps) if side == state.starter)
    state.challenged = next(one for one, side in enumerate(state.camps) if side != state.starter)
    state.mission, state.phase = state.missions[0][0], "discard"
    state.leads = [state.named, state.challenged]
    state.picks = ["", ""]
    state.hands[seat], state.pile = list(REINFORCEMENTS)[:6], list(REINFORCEMENTS)[6:]
    pub = engine.public(rules, state)
    roles = {"asked": seat, "waiting": state.challenged, "onlooker": ONLOOKER}
    return {
        ("discard", role): Position(
            "duel",
            "discard",
            role,
            one,
            SEATS,
            {},
            pub,
            engine.private(rules, state, one, 0) if one >= 0 else {},
            [{"kind": "challenge", "seat": state.named, "other": state.challenged}],
        )
        for role, one in roles.items()
    }


def _fighting() -> dict[Key, Position]:
    """Dice to mark, a second target, a bird to ride: walks rarely get there."""
    rules = GAMES["hunt"]
    found: dict[Key, Position] = {}
    for step in ("mark", "choose", "ride"):
        heroes = {"kakashi": {"area": "suna", "hand": ["kamui", "sharingan"]}, "sakura": {"area": "suna"}}
        enemies: dict[str, dict[str, Any]] = {"kisame": {}, "hidan": {}, "itachi": {}}
        state = positions.hunt(heroes, enemies, acting="kakashi")
        state.fight = msgspec.convert(FIGHT | {"step": step}, Fight)
        if step == "ride":
            state.fight, state.choice = None, Choice("ink-bird", "sakura", "ride", 4, ["kakashi"])
        pub = engine.public(rules, state)
        for role, one in {"asked": 0, "onlooker": ONLOOKER}.items():
            me = engine.private(rules, state, one, 0) if one >= 0 else {}
            events = [{"kind": "fight", "seat": 0, "hero": "kakashi", "enemy": "kisame", "card": "kisame"}]
            found[step, role] = Position("hunt", step, role, one, 2, {}, pub, me, events)
    return found


FIGHT = {
    "hero": "kakashi",
    "target": "kisame",
    "since": 1,
    "need": "",
    "ranged": False,
    "card": "lightning-blade",
    "special": "defence",
    "dice": ["hit", "blank", "power", "double", "hit"],
    "marked": [1],
    "talent_used": False,
    "overflow": 0,
    "bonus": 0,
    "lowered": 0,
    "dulled": False,
    "mirrored": False,
    "foiled": False,
    "powers": [0],
    "also": [],
}


def _upkeep() -> dict[Key, Position]:
    """Two techniques to keep up and Chakra for one: walks rarely come to it."""
    rules = GAMES["exam"]
    tokens = [Token("shield-of-sand", "gaara", "gaara", 0, 0), Token("sand-coffin", "gaara", "neji", 0, 0)]
    before = fight(
        {"gaara": 31, "kankuro": 21, "neji": 51, "tenten": 61}, chakra={"gaara": 1}, tokens=tokens, seats=4
    )
    state, _ = engine.play(rules, before, 0, Action("open", "gaara"), SeededDice(b"upkeep", 1))
    pub = engine.public(rules, state)
    roles = {"asked": 0, "waiting": 1, "onlooker": ONLOOKER}
    return {
        ("upkeep", role): Position(
            "exam",
            "upkeep",
            role,
            one,
            4,
            {},
            pub,
            engine.private(rules, state, one, 0) if one >= 0 else {},
            [{"kind": "opened", "battle": 0, "seat": 0, "hero": "gaara", "card": "run"}],
        )
        for role, one in roles.items()
    }


WRITTEN: dict[str, dict[Key, Position]] = {"duel": _discarding(), "hunt": _fighting(), "exam": _upkeep()}
