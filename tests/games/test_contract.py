"""What must hold of every game: each test runs on all of them."""

from __future__ import annotations

import msgspec
import pytest

from games import GAMES, engine, laws
from games.contract import Illegal, Rules
from games.engine import Entry

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
@pytest.mark.parametrize("seed", range(20))
def test_random_play_ends_and_keeps_the_laws(rules: Rules, seed: int) -> None:
    last = None
    for last in laws.walk(rules, seed):
        laws.check_click(rules, last)
    assert last is not None
    laws.check_outcome(rules, last)


@every_game
@pytest.mark.parametrize("seed", range(20, 24))
def test_nobody_acts_out_of_turn_and_a_refused_click_changes_nothing(rules: Rules, seed: int) -> None:
    for click in laws.walk(rules, seed):
        laws.check_refusals(rules, click)


@every_game
@pytest.mark.parametrize("seed", range(30, 36))
def test_what_is_hidden_changes_nothing_that_is_seen_asked_or_told(rules: Rules, seed: int) -> None:
    for click in laws.walk(rules, seed):
        audience = (None, *range(click.seats))[click.number % (click.seats + 1)]
        laws.check_secrets(rules, click, audience, salt=seed)


@every_game
def test_what_nobody_can_know_is_dealt_anew(rules: Rules) -> None:
    redeals = laws.Redeals(rules)
    for seed in range(8):
        laws.watch_walk(redeals, seed)
    redeals.hold()


@every_game
@pytest.mark.parametrize("seed", range(40, 42))
def test_at_every_question_one_after_another_may_leave_or_lapse(rules: Rules, seed: int) -> None:
    known: set[str] = set()
    for click in laws.walk(rules, seed, max(rules.SEATS)):
        asked = {rules.ask(click.after, seat).partition(":")[0] for seat in rules.actors(click.after)}
        if asked - known or (asked and click.number % 97 == 0):
            known |= asked
            for seat in range(click.seats):
                laws.check_leaving(rules, click, seat)


@every_game
@pytest.mark.parametrize("seed", range(50, 53))
def test_a_bot_beside_players_of_any_kind_knows_a_legal_click(rules: Rules, seed: int) -> None:
    for click in laws.walk(rules, seed, max(rules.SEATS)):
        awaited = sorted(rules.awaited(click.after))
        if awaited and click.number % 5 == 0:
            laws.check_bots(rules, click, awaited[click.number % len(awaited)])


@every_game
@pytest.mark.parametrize("seats", range(1, 7))
def test_a_game_starts_with_its_numbers_of_seats_only(rules: Rules, seats: int) -> None:
    if seats in rules.SEATS:
        rules.check(engine.start(rules, seats, {}, laws.key(1)))
        return
    with pytest.raises(Illegal) as refused:
        engine.start(rules, seats, {}, laws.key(1))
    assert refused.value.code == "seats"


@every_game
def test_the_log_alone_rebuilds_the_game_byte_for_byte(rules: Rules) -> None:
    clicks = list(laws.walk(rules, 7))
    entries = [entry(click) for click in clicks]
    first = engine.start(rules, clicks[0].seats, {}, laws.key(7))
    rebuilt = engine.replay(rules, first, entries, laws.key(7))
    assert engine.encoded(rebuilt) == engine.encoded(clicks[-1].after)


@every_game
def test_a_replay_that_differs_stops(rules: Rules) -> None:
    clicks = list(laws.walk(rules, 7))[:3]
    entries = [entry(click) for click in clicks]
    forged = [*entries[:-1], msgspec.structs.replace(entries[-1], hash="0" * 16)]
    first = engine.start(rules, clicks[0].seats, {}, laws.key(7))
    with pytest.raises(engine.Diverged):
        engine.replay(rules, first, forged, laws.key(7))


def entry(click: laws.Click) -> Entry:
    return Entry(
        number=click.number,
        kind="act",
        seat=click.seat,
        verb=click.action.verb,
        noun=click.action.noun,
        id=str(click.number),
        at=0.0,
        events=click.events,
        hash=engine.digest(click.after),
    )
