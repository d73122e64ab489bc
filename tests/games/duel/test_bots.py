"""The bots play whole games by what their seats see, and the better one wins more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games import arena, engine, laws
from games.contract import Action, Advice
from games.dice import SeededDice
from games.duel.merit import keeping, merit
from games.duel.orders import ORDERS
from games.duel.report import report
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import OURS, WEAK, at_pick, lay, table
from tests.games.rules import duel
from tests.games.table import Table


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_plays_a_whole_story(seats: int, level: str) -> None:
    match = arena.play(duel, seats, {"clock": 0}, [level] * seats, seed=seats)
    assert len(match.state.past) == 9


@pytest.mark.parametrize("mode", ["quick", "best-of-three", "draft"])
def test_a_bot_plays_every_mode(mode: str) -> None:
    assert arena.play(duel, 2, {"mode": mode}, ["chunin", "genin"], seed=1).outcome.places


def test_the_chunin_beats_the_genin() -> None:
    """In single fights, from either camp."""
    wins = 0
    for seed in range(20):
        chunin = seed % 2
        levels = ["chunin" if seat == chunin else "genin" for seat in (0, 1)]
        match = arena.play(duel, 2, {"mode": "quick"}, levels, seed)
        wins += match.outcome.places[0] == (chunin,)
    assert wins >= 15


@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_clicks_the_same_however_the_hidden_lies(level: str) -> None:
    """It sees what its seat sees: the views, the choices, and a world dealt anew from them."""
    for click in laws.walk(duel, 21, 4, {}):
        seats = sorted(duel.awaited(click.after))
        if click.number % 11 == 0 and seats:
            other = engine.imagined(duel, click.after, seats[0], SeededDice(laws.key(1), click.number))
            one, two = (
                arena.choose(duel, state, seats[0], level, Random(1)) for state in (click.after, other)
            )
            assert one == two


@pytest.fixture
def written_cards() -> Iterator[None]:
    """Cards of a test are weighed anew, and so are the printed ones after it."""
    for cached in (merit, keeping):
        cached.cache_clear()
    yield
    for cached in (merit, keeping):
        cached.cache_clear()


@pytest.mark.usefixtures("written_cards")
@pytest.mark.parametrize(("order", "wanted"), [("order-10", 0), ("order-9", 1)])
def test_the_chunin_lays_for_its_orders(monkeypatch: pytest.MonkeyPatch, order: str, wanted: int) -> None:
    """Two cards fell the opponent alike: the cheap one first where that is ordered, else the dear one."""
    firsts = {_last_blow(monkeypatch, order, seed) for seed in range(4)}
    assert firsts == {CARDS_OF[OURS][wanted]}


@pytest.mark.usefixtures("written_cards")
@pytest.mark.parametrize(
    ("chakra", "spare", "told"),
    [
        (18, "1 30", ("done", "done")),
        (17, "1 30", ("take-back", "dear")),
        (17, "18 30", ("done", "unpaid")),
    ],
)
def test_a_hint_on_laid_cards_knows_which_are_not_paid(
    monkeypatch: pytest.MonkeyPatch, chakra: int, spare: str, told: tuple[str, str]
) -> None:
    """D22: such a card is taken back where another does better, else the hint says so."""
    at = table(monkeypatch, (WEAK, WEAK, "18 30", *(spare,) * 3), chakra=(chakra, 60))
    lay(at, 0, OURS)
    advice = _advised(at)
    assert (advice.action.verb, advice.why) == told
    assert advice.data.get("card", CARDS_OF[OURS][2]) == CARDS_OF[OURS][2]


def test_a_hint_on_what_is_left_out_does_not_speak_of_laid_cards() -> None:
    at = Table(duel, at_pick(1))
    at.click(0, "pick", "naruto")
    at.click(1, "pick", "kisame")
    while drops := at.offers(0, "drop"):
        at.click(0, "drop", drops[0])
    assert _advised(at) == Advice(Action("done"), "packed", {})


def _advised(at: Table) -> Advice:
    world = engine.imagined(duel, at.state, 0, SeededDice(laws.key(1), 0))
    seen = engine.public(duel, at.state), duel.private(at.state, 0)
    return duel.advise(*seen, duel.legal(at.state, 0), Random(1), world)


def test_the_chunin_sends_whom_the_mission_names_more_often() -> None:
    """D9: not always, so that the others can't be sure."""
    state = at_pick(1, mission="mission-8")
    picks = [arena.choose(duel, state, 0, "chunin", Random(seed)).noun for seed in range(60)]
    assert 12 <= picks.count("kakashi") < 40
    assert len(set(picks)) > 4


def test_the_chunin_leaves_out_what_the_fight_does_not_need() -> None:
    """D19: against other decks other techniques, and in the end each of them may stay out."""
    out = set()
    for foe in ("deidara", "kisame", "itachi", "hidan"):
        at = Table(duel, at_pick(1))
        at.click(0, "pick", "naruto")
        at.click(1, "pick", foe)
        for seed in range(10):
            out.add(arena.choose(duel, at.state, 0, "chunin", Random(seed)).noun)
    assert len(out) >= 4


def _last_blow(patch: pytest.MonkeyPatch, order: str, seed: int) -> str:
    """Which of a cheap and a dear card that end the fight a bot with this order lays first."""
    at = table(patch, ["12 50", "42 50", *["61 1"] * 4], [WEAK] * 15, hp=(100, 40))
    at.state.orders = [card for card in ORDERS if card != order]
    at.state.secret = [[order], []]
    for _ in range(3):
        action = arena.choose(duel, at.state, 0, "chunin", Random(seed))
        at.click(0, action.verb, action.noun)
    laid: list[str] = at.state.fighters[0].laid
    return next(card for card in laid if card in CARDS_OF[OURS][:2])


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (arena.play(duel, 2, {"mode": "quick"}, ["chunin"] * 2, 5) for _ in range(2))
    assert one.state == other.state


def test_a_report_has_tables_of_equal_width() -> None:
    matches = [arena.play(duel, 3, {}, ["genin"] * 3, seed) for seed in range(3)]
    tables = report(matches)
    assert list(tables) == [
        "Games by camp",
        "Endings",
        "Fights by turn",
        "Fights by ninja",
        "Length of fights",
        "XP by source",
        "Orders",
    ]
    for sheet in tables.values():
        assert sheet["rows"]
        assert {len(row) for row in sheet["rows"]} == {len(sheet["columns"])}
    turns = {row[0]: row[1] for row in tables["Fights by turn"]["rows"]}
    assert turns == dict.fromkeys(range(1, 10), 3)
