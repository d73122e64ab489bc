"""Games that go on from a step of another one."""

from __future__ import annotations

import pytest

from games import GAMES, engine, laws, origins
from games.contract import Rules, Seat
from games.dice import SeededDice
from games.engine import Entry
from games.origins import Origin

SEED = bytes(range(32))
every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def walked(rules: Rules, length: int = 40) -> tuple[Origin, laws.Click]:
    """A walk's first clicks as a log, and the last of them."""
    clicks = [click for click, _ in zip(laws.walk(rules, 5), range(length), strict=False)]
    seats = clicks[0].seats
    start = Entry(number=0, kind="start", seat=0, verb="", noun="", id="start", at=1.0, events=[], hash="")
    entries = [start, *(_entry(number, click) for number, click in enumerate(clicks, 1))]
    return origins.of({}, seats, laws.key(5), entries, None), clicks[-1]


def _entry(number: int, click: laws.Click) -> Entry:
    return Entry(
        number=number,
        kind="act",
        seat=click.seat,
        verb=click.action.verb,
        noun=click.action.noun,
        id=f"{click.seat}:a name",
        at=12.0,
        events=click.events,
        hash=engine.digest(click.after),
    )


@every_game
def test_a_seat_goes_on_with_what_it_knew_and_the_rest_is_dealt_anew(rules: Rules) -> None:
    origin, last = walked(rules)
    for seat in range(origin.seats):
        state = origins.start(rules, origin.seats, {}, SEED, _for(origin, seat))
        rules.check(state)
        assert rules.public(state) == rules.public(last.after)
        assert rules.private(state, seat) == rules.private(last.after, seat)
        assert rules.legal(state, seat) == rules.legal(last.after, seat)


@every_game
def test_where_several_go_on_only_what_all_saw_stays(rules: Rules) -> None:
    origin, last = walked(rules)
    state = origins.start(rules, origin.seats, {}, SEED, origin)
    rules.check(state)
    assert rules.public(state) == rules.public(last.after)
    assert state == engine.imagined(rules, last.after, None, SeededDice(SEED, 0))


@every_game
def test_a_game_may_go_on_from_one_that_went_on(rules: Rules) -> None:
    origin, _ = walked(rules)
    second = origins.of({}, origin.seats, SEED, [origin.entries[0]], _for(origin, 0))
    state = origins.start(rules, origin.seats, {}, b"2" * 32, _for(second, 0))
    first = origins.start(rules, origin.seats, {}, SEED, _for(origin, 0))
    assert rules.private(state, 0) == rules.private(first, 0)
    assert (origin.depth, second.depth) == (1, 2)


def test_what_is_kept_of_a_game_names_nobody() -> None:
    origin, _ = walked(GAMES["columns"])
    packed = origins.packed(origin)
    assert origins.unpacked(packed) == origin
    assert not [one for one in origin.entries if one.id or one.at or one.events]


def _for(origin: Origin, seat: Seat) -> Origin:
    return origins.known_to(origin, seat)
