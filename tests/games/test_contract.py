"""What must hold of every game: each test runs on all of them."""

from __future__ import annotations

import msgspec
import pytest

from games import GAMES, engine, laws
from games.contract import Illegal, Rules, Seat
from games.engine import Entry
from tests.sharing import seeds

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
@pytest.mark.parametrize("seed", seeds(0, 20, quick=2))
def test_random_play_ends_and_keeps_the_laws(rules: Rules, seed: int) -> None:
    """One walk for all laws of a click: the dear ones look at some of the walks, each on its own.

    Some walks play what may be played beside the course of the game as often as they can.
    """
    last = None
    for last in laws.walk(rules, seed, favoured=ASIDE.get(rules.ID, ()) if seed in FAVOURED else ()):
        laws.check_click(rules, last)
        for law in (law for law, walks in DEAR.items() if seed in walks):
            law(rules, last, seed)
    assert last is not None
    laws.check_outcome(rules, last)


def nobody_acts_out_of_turn_and_a_refused_click_changes_nothing(
    rules: Rules, click: laws.Click, seed: int
) -> None:
    laws.check_refusals(rules, click)


def what_is_hidden_changes_nothing_that_is_seen_asked_or_told(
    rules: Rules, click: laws.Click, seed: int
) -> None:
    laws.check_secrets(rules, click, audience(click), salt=seed)


def what_is_imagined_depends_on_what_is_known_and_on_the_dice_alone(
    rules: Rules, click: laws.Click, seed: int
) -> None:
    laws.check_imagined(rules, click, audience(click))


FAVOURED = (2, 9, 16)  # no dear law looks at these walks, which are long
ASIDE = {
    "columns": {"protect", "place"},
    "duel": {"call", "change", "dismiss", "exchange", "restore"},
    "exam": {"kunai", "lay-equipment", "lay-technique", "ration", "seal", "smoke", "unleash", "use"},
    "hunt": {"fight", "look", "support"},
}

DEAR = {
    nobody_acts_out_of_turn_and_a_refused_click_changes_nothing: (0, 5, 10, 15),
    what_is_hidden_changes_nothing_that_is_seen_asked_or_told: (1, 4, 7, 11, 14, 17),
    what_is_imagined_depends_on_what_is_known_and_on_the_dice_alone: (3, 8, 13, 18),
}


def audience(click: laws.Click) -> Seat | None:
    """One after the other, the onlookers too."""
    everybody: list[Seat | None] = [None, *range(click.seats)]
    return everybody[click.number % len(everybody)]


@every_game
def test_what_nobody_can_know_is_dealt_anew(rules: Rules) -> None:
    redeals = laws.Redeals(rules)
    for seed in range(8):
        laws.watch_some(redeals, list(laws.walk(rules, seed)), seed)
    redeals.hold()


@every_game
@pytest.mark.parametrize("seed", seeds(50, 53))
def test_at_a_full_table_all_may_leave_or_lapse_and_a_bot_knows_a_legal_click(
    rules: Rules, seed: int
) -> None:
    """One after another at every question, on two walks; beside players of any kind."""
    known: set[str] = set()
    for click in laws.walk(rules, seed, max(rules.SEATS)):
        asked = {rules.ask(click.after, seat).partition(":")[0] for seat in rules.actors(click.after)}
        if seed < 52 and (asked - known or (asked and click.number % 97 == 0)):
            known |= asked
            for seat in range(click.seats):
                laws.check_leaving(rules, click, seat)
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
