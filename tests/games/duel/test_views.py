"""What is sent: previews of one's own cards, hints, and small patches."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import msgspec
import pytest

from games import arena, engine, laws
from games.contract import Action, Json
from games.dice import SeededDice
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import OURS, THEIRS, at_pick, bout, give, lay, table, told
from tests.games.rules import duel
from tests.games.table import Table


def test_the_preview_shows_costs_and_damage_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22, D23: cost after cheapening, damage after own bonuses, Chakra left, and what can't be paid."""
    at = table(monkeypatch, ["10 5 strengthen 6; cheapen 20 @clone", "40 20 combo 4 if clone", "31 50"])
    lay(at, 0, OURS)
    assert duel.private(at.state, 0)["fighters"]["0"]["preview"] == {
        "1": {"cost": 10, "power": 5, "paid": True, "left": 50},
        "2": {"cost": 20, "power": 30, "paid": True, "left": 30},
        "3": {"cost": 31, "power": 0, "paid": False, "left": 30},
    }


def test_the_preview_counts_ones_own_reinforcement(monkeypatch: pytest.MonkeyPatch) -> None:
    """D20: a reinforcement counts before the card it lies on."""
    at = table(monkeypatch, ["60 5", "10 20", "0 1"])
    give(at, 0, "meditation")
    at.click(0, "call", "meditation>2")
    lay(at, 0, OURS)
    preview = duel.private(at.state, 0)["fighters"]["0"]["preview"]
    assert preview["2"] == {"cost": 10, "power": 26, "paid": True, "left": 0}


def test_a_hint_foresees_a_card_on_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    at = table(monkeypatch, ["10 5 strengthen 6", "40 20", "31 50"])
    cards = CARDS_OF[OURS]
    at.click(0, "lay", f"{cards[0]}>1")
    hint = duel.hint(at.state, 0, Action("lay", f"{cards[1]}>2"))
    assert hint == {"cost": 40, "power": 26, "paid": True, "left": 10}
    assert duel.hint(at.state, 0, Action("done")) == {}


def test_the_preview_is_what_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the opponent does nothing to one's cards, they do what the preview said."""
    at = table(monkeypatch, ["10 5 strengthen 6; gain 3", "40 20", "3 9"], ["0 1"] * 3)
    lay(at, 0, OURS)
    foreseen = duel.private(at.state, 0)["fighters"]["0"]["preview"]
    lay(at, 1, "kisame")
    at.click(0, "done")
    at.click(1, "done")
    attacks = [event.data for event in told(at, "attack") if event.data["seat"] == 0]
    assert [(one["power"], one["left"]) for one in attacks] == [
        (one["power"], one["left"]) for one in foreseen.values()
    ]


def test_every_bonus_of_an_attack_is_told_with_its_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """D23: by card, and combinations by the kind they need; what is lost with an unpaid card, too."""
    ours = ["0 5 strengthen 4 @clone", "10 20 combo 6 if clone; strengthen 3", "99 9"]
    theirs = ["0 5 weaken 7", "0 1 guard 9", "0 1"]
    at = bout(monkeypatch, ours, theirs, calls=({2: "lee"}, {}))
    cards = CARDS_OF[OURS]
    second = next(event.data for event in told(at, "attack") if event.data["card"] == cards[1])
    assert (second["plus"], second["bonus"]) == (14, {cards[0]: 4, "lee": 10})
    assert (second["combo"], second["combos"]) == (6, {"clone": 6})
    assert (second["minus"], second["malus"]) == (7, {CARDS_OF[THEIRS][0]: 7})
    assert told(at, "unpaid")[0].data["lost"] == {cards[1]: 3}
    hit = next(event.data for event in told(at, "hit") if event.data["seat"] == 0)
    assert (hit["guard"], hit["guards"]) == (9, {CARDS_OF[THEIRS][1]: 9})


def test_a_whole_fight_is_readable_from_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    """D21: what each ninja did and took, clash by clash, until the next are shown."""
    at = bout(monkeypatch, ["0 30 bind", "61 5", "0 5 heal 9"], ["0 10", "0 20", "0 9"])
    fighters = duel.public(at.state)["fighters"]
    cards, others = CARDS_OF[OURS], CARDS_OF[THEIRS]
    assert fighters["0"]["blows"] == {
        "1": {"card": cards[0], "power": 30, "dealt": 30, "harm": 0, "hp": 100},
        "2": {"card": cards[1], "power": 0, "dealt": 0, "harm": 20, "hp": 80, "unpaid": 1},
        "3": {"card": cards[2], "power": 5, "dealt": 0, "harm": 9, "hp": 80, "heal": 9},
    }
    assert fighters["1"]["blows"]["2"] == {
        "card": others[1],
        "power": 20,
        "dealt": 20,
        "harm": 0,
        "hp": 70,
        "bound": 1,
    }


def test_what_is_packed_depends_on_whom_one_may_meet() -> None:
    """D19: against the boss of a late turn other techniques than against the whole camp."""
    packed = {frozenset(duel.private(at_pick(turn), 0)["spare"]["kakashi"]) for turn in (1, 6, 8)}
    assert {len(out) for out in packed} == {3}
    assert len(packed) > 1


def test_the_median_step_is_at_most_300_bytes() -> None:
    """Public patch and events of the clicks that change something for onlookers."""
    sizes = [size for seed in range(3) for size in _sizes(seed) if size]
    assert median(sizes) <= 300


def test_a_view_shows_the_table() -> None:
    state = engine.start(duel, 2, {}, laws.key(4))
    view = duel.public(state)
    assert (view["turn"], view["turns"], view["xp"]) == (1, 9, {"0": 0, "1": 0})
    assert view["mission"].startswith("mission-")
    assert len(duel.private(state, 0)["orders"]) == 3


def test_who_waits_sees_whom_the_camps_may_send() -> None:
    """D13: the choice is hidden, not what is chosen from; of the pair's second choice nothing is told."""
    at = Table(duel, at_pick(6))
    offered = dict.fromkeys(at.offers(0, "pick"), 0) | {"jubi": 1}
    assert duel.public(at.state)["open"] == offered
    at.click(0, "pick", "naruto")
    assert duel.public(at.state)["open"] == offered
    at.click(0, "pick", "gaara")
    assert "open" not in duel.public(at.state)
    quick = engine.start(duel, 2, {"mode": "quick"}, laws.key(4))
    assert set(duel.public(quick)["open"].values()) == {2}


def _sizes(seed: int) -> list[int]:
    """The bytes an onlooker is sent for each click of a game between bots."""
    state, sizes = engine.start(duel, 2 + seed, {}, laws.key(seed)), []
    chooser = Random(seed)
    number = 0
    while duel.outcome(state) is None:
        number += 1
        seat = min(duel.awaited(state))
        action = arena.choose(duel, state, seat, "chunin", chooser)
        dice = SeededDice(laws.key(seed), number)
        after, events = engine.play(duel, state, seat, action, dice)
        patch = _patch(engine.public(duel, state), engine.public(duel, after))
        heard = [(event.kind, event.data) for event in events if event.is_for(None)]
        sizes.append(len(msgspec.json.encode([patch, heard])) if patch or heard else 0)
        state = after
    return sizes


def _patch(old: Json, new: Json) -> dict[str, Any]:
    """The merge patch (RFC 7396) from one view to the next."""
    patch: dict[str, Any] = {key: None for key in old if key not in new}
    for key, value in new.items():
        if isinstance(value, dict) and isinstance(old.get(key), dict):
            if inner := _patch(old[key], value):
                patch[key] = inner
        elif old.get(key) != value:
            patch[key] = value
    return patch
