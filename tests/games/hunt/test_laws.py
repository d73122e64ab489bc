"""The laws of every game on the hunt, in all its modes, and what its updates weigh."""

from __future__ import annotations

from statistics import median
from typing import Any

import msgspec
import pytest

from games import engine, laws
from games.contract import Json
from games.dice import SeededDice
from tests.games.rules import hunt
from tests.sharing import seeds

OPTIONS: list[dict[str, Any]] = [
    {},
    {"hidden": True},
    {"mode": "expert", "hidden": True},
    {"mode": "easy", "extra_health": True, "fewer_zetsu": 2, "pauses": True, "clock": 30},
    {"mode": "expert", "extra_turn": True},
]


@pytest.mark.parametrize("seed", seeds(0, 10))
def test_random_play_ends_and_keeps_the_laws(seed: int) -> None:
    """H11, H18: every hunt ends."""
    last = None
    for last in laws.walk(hunt, seed, options=OPTIONS[seed % 5]):
        laws.check_click(hunt, last)
        if seed % 3 == 0:
            laws.check_refusals(hunt, last)
    assert last is not None
    laws.check_outcome(hunt, last)


@pytest.mark.parametrize("seed", seeds(60, 66))
def test_hunts_full_of_supports_and_fights_keep_the_laws(seed: int) -> None:
    """H33: in any moment; `fuzz hunt --favour support,fight,look` plays as many as one likes."""
    for click in laws.walk(hunt, seed, options=OPTIONS[seed % 5], favoured={"support", "fight", "look"}):
        laws.check_click(hunt, click)
        check_what_was_promised(click)


def check_what_was_promised(click: laws.Click) -> None:
    """What a support would make of the odds before a roll is what it makes of them."""
    fights = [state.fight for state in (click.before, click.after)]
    if click.action.verb == "support" and all(fight and fight.step == "before" for fight in fights):
        told = hunt.hint(click.before, click.seat, click.action)
        assert told.get("then") in (None, hunt.public(click.after)["fight"]["odds"])


@pytest.mark.parametrize("seed", seeds(20, 28))
def test_what_is_hidden_changes_nothing_that_is_seen_asked_or_told(seed: int) -> None:
    """H8, H33: hidden hands, face-down cards and tokens, decks."""
    for click in laws.walk(hunt, seed, options=OPTIONS[seed % 3]):
        audience = (None, *range(click.seats))[click.number % (click.seats + 1)]
        laws.check_secrets(hunt, click, audience, salt=seed)


@pytest.mark.parametrize("hidden", [False, True])
def test_actors_and_clocks_do_not_depend_on_hidden_hands(hidden: bool) -> None:
    """H33: moments are open by public facts."""
    for click in laws.walk(hunt, 5, seats=3, options={"hidden": hidden, "clock": 20}):
        other = engine.copy(hunt, click.after)
        hunt.redeal(other, None, SeededDice(laws.key(9), click.number))
        assert hunt.actors(other) == hunt.actors(click.after)
        assert hunt.clocks(other) == hunt.clocks(click.after)


def test_a_new_deal_differs_wherever_something_is_hidden() -> None:
    """H3, H4, H8: tokens, Akatsuki cards, hands and decks."""
    state = list(laws.walk(hunt, 3, seats=2, options={"hidden": True}))[30].after
    others = []
    for number in range(6):
        other = engine.copy(hunt, state)
        hunt.redeal(other, 0, SeededDice(laws.key(1), number))
        others.append(other)
    assert len({str(other.traps) for other in others}) > 3
    assert len({str(other.deck) for other in others}) > 3
    assert len({str([hero.hand for hero in other.heroes if hero.seat]) for other in others}) > 3
    assert all(
        [h.hand for h in other.heroes if not h.seat] == [h.hand for h in state.heroes if not h.seat]
        for other in others
    )


@pytest.mark.parametrize("seed", seeds(40, 44))
def test_lapses_alone_carry_a_hunt_to_its_end(seed: int) -> None:
    """H50: a time-out always makes progress."""
    state = engine.start(hunt, 2 + seed % 4, {"clock": 10}, laws.key(seed))
    for number in range(1, 5_000):
        if hunt.outcome(state):
            break
        seat = min(hunt.awaited(state))
        state, _ = engine.lapse(hunt, state, seat, SeededDice(laws.key(seed), number))
        hunt.check(state)
    assert hunt.outcome(state) is not None


@pytest.mark.parametrize("seed", seeds(50, 54))
def test_seats_leave_in_any_state(seed: int) -> None:
    """H50: the hunt goes on until the last one leaves."""
    clicks = list(laws.walk(hunt, seed, seats=3))
    for click in clicks[:: max(1, len(clicks) // 40)]:
        state = click.before
        for seat in (1, 0, 2):
            state, _ = engine.leave(hunt, state, seat, SeededDice(laws.key(seed), click.number))
            hunt.check(state)
            assert bool(hunt.awaited(state)) == (hunt.outcome(state) is None)
        ending = hunt.outcome(state)
        assert ending is not None
        assert ending.reason == "abandoned"


def test_updates_are_small() -> None:
    """H2: the median patch of the public view with its events is at most 400 bytes with 4 players."""
    weights = []
    for click in laws.walk(hunt, 8, seats=4):
        patch = diff(engine.public(hunt, click.before), engine.public(hunt, click.after))
        events = [{"kind": event.kind, **event.data} for event in click.events if event.is_for(None)]
        weights.append(len(msgspec.json.encode([patch, events])))
    assert median(weights) <= 400


def diff(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    patch: dict[str, Json] = dict.fromkeys(old.keys() - new.keys())
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            if inner := diff(before, value):
                patch[key] = inner
        elif value != before or key not in old:
            patch[key] = value
    return patch
