"""The laws of every game, over the duel's modes and splits."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine, laws
from games.dice import SeededDice
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.techniques import TECHNIQUES
from tests.games.rules import duel
from tests.sharing import THOROUGH

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"camps": "BAA"}),
    (3, {"camps": "BBA"}),
    (4, {"mode": "draft"}),
    (5, {"camps": "ABABB"}),
    (6, {"clock": 0}),
    (2, {"mode": "quick"}),
    (2, {"mode": "best-of-three", "bosses": True}),
]
every_table = pytest.mark.parametrize(
    ("seats", "options"), [*TABLES[:1], *(pytest.param(*table, marks=THOROUGH) for table in TABLES[1:])]
)
SECRET = {
    "lay",
    "take-back",
    "help-laid",
    "help-back",
    "drop",
    "restore",
    "pick",
    "drew",
    "order",
    "peeked",
}


@every_table
def test_random_play_keeps_the_laws_in_every_mode(seats: int, options: dict[str, Any]) -> None:
    """Ends, conservation, encoding, refusals, and: nothing sent depends on what is hidden."""
    last = None
    for last in laws.walk(duel, 11, seats, options):
        laws.check_click(duel, last)
        if last.number % 5 == 0:
            laws.check_refusals(duel, last)
        if last.number % 2:
            audience = (None, *range(seats))[last.number % (seats + 1)]
            laws.check_secrets(duel, last, audience, salt=5)
    assert last is not None
    laws.check_outcome(duel, last)


@every_table
def test_a_world_depends_on_what_its_seat_knows_and_the_dice_alone(
    seats: int, options: dict[str, Any]
) -> None:
    """However the hidden lies, the same dice deal the same world: a bot can't learn from it."""
    for click in laws.walk(duel, 14, seats, options):
        if click.number % 7 == 0:
            audience = (None, *range(seats))[click.number % (seats + 1)]
            other = _redealt(click.after, 1, audience)
            assert _redealt(other, 2, audience) == _redealt(click.after, 2, audience)


@pytest.mark.parametrize(("seats", "options"), [TABLES[1], TABLES[3]])
def test_a_game_resumes_in_the_middle_of_a_hidden_choice(seats: int, options: dict[str, Any]) -> None:
    """The state is plain data: written down and read again after every click, the game goes on alike."""
    for click in laws.walk(duel, 13, seats, options):
        again = engine.decoded(duel, engine.encoded(click.before))
        dice = SeededDice(laws.key(13), click.number)
        after, events = engine.play(duel, again, click.seat, click.action, dice)
        assert engine.encoded(after) == engine.encoded(click.after)
        assert events == click.events


def test_laying_and_choosing_tell_nobody_else_anything() -> None:
    """Only "done" is public: not what is laid, changed or could be paid, not even that something changed."""
    hidden = {"lay", "take-back", "call", "dismiss", "drop", "restore"}
    for click in laws.walk(duel, 1, 4, {}):
        if click.action.verb in hidden:
            assert duel.public(click.before) == duel.public(click.after)
            others = [seat for seat in range(4) if _are_foes(click, seat)]
            assert not any(event.is_for(None) for event in click.events)
            assert not any(event.is_for(seat) for event in click.events for seat in others)
            for seat in others:
                assert duel.private(click.before, seat) == duel.private(click.after, seat)


def test_secret_events_name_their_audience() -> None:
    """What only a camp or a seat may know is told to them alone."""
    for click in laws.walk(duel, 2, 2, {}):
        assert {event.kind for event in click.events if event.only is not None} <= SECRET
        assert not {event.kind for event in click.events if event.only is None} & SECRET


@THOROUGH
def test_every_card_is_played_in_random_walks() -> None:
    """All 410 techniques and 30 reinforcements are turned over somewhere."""
    seen: set[str] = set()
    for seed in range(400):
        favoured = ("change",) if seed % 2 else ()
        for click in laws.walk(duel, seed, 2, {"mode": "quick", "bosses": seed % 6 == 0}, favoured):
            seen |= {event.data["card"] for event in click.events if event.kind in TURNED}
        if seen >= {*TECHNIQUES, *REINFORCEMENTS}:
            return
    assert {*TECHNIQUES, *REINFORCEMENTS} - seen == set()


TURNED = ("attack", "unpaid", "call", "call-at", "call-unpaid")


def _are_foes(click: laws.Click, seat: int) -> bool:
    return bool(click.before.camps[seat] != click.before.camps[click.seat])


def _redealt(state: Any, salt: int, audience: int | None) -> Any:
    return engine.imagined(duel, state, audience, SeededDice(laws.key(salt), 1))
