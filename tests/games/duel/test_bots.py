"""The bots play whole games by what their seats see, and the better one wins more."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from games import arena, engine, laws
from games.contract import Action, Json
from games.dice import SeededDice
from games.duel.merit import keeping, merit
from games.duel.orders import ORDERS
from games.duel.report import report
from games.duel.techniques import CARDS_OF
from tests.games.duel.bout import OURS, WEAK, at_pick, lay, table
from tests.games.rules import duel
from tests.games.table import Table
from tests.sharing import THOROUGH, seeds


@pytest.mark.parametrize("seats", seeds(2, 7))
@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_plays_a_whole_story(seats: int, level: str) -> None:
    match = arena.play(duel, seats, {"clock": 0}, [level] * seats, seed=seats, most=12)
    assert len(match.state.past) == 9


@pytest.mark.parametrize("mode", ["quick", "best-of-three", "draft"])
def test_a_bot_plays_every_mode(mode: str) -> None:
    assert arena.play(duel, 2, {"mode": mode}, ["chunin", "genin"], seed=1, most=12).outcome.places


@THOROUGH
def test_a_kage_beats_the_chunin() -> None:
    """In single fights, from either camp."""
    wins = 0
    for seed in range(40):
        kage = seed % 2
        levels = ["kage" if seat == kage else "chunin" for seat in (0, 1)]
        match = arena.play(duel, 2, {"mode": "quick"}, levels, seed, most=96)
        wins += match.outcome.places[0] == (kage,)
    assert wins >= 22


@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_a_bot_clicks_the_same_however_the_hidden_lies(level: str) -> None:
    """It sees what its seat sees: the views, the choices, and a world dealt anew from them."""
    for click in laws.walk(duel, 21, 4, {}):
        seats = sorted(duel.awaited(click.after))
        if click.number % 11 == 0 and seats:
            other = engine.imagined(duel, click.after, seats[0], SeededDice(laws.key(1), click.number))
            one, two = (
                arena.choose(duel, state, seats[0], level, Random(1), most=40)
                for state in (click.after, other)
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
def test_a_kage_lays_for_its_orders(monkeypatch: pytest.MonkeyPatch, order: str, wanted: int) -> None:
    """Two cards fell the opponent alike: the cheap one first where that is ordered, else the dear one."""
    firsts = {_last_blow(monkeypatch, order, seed) for seed in range(4)}
    assert firsts == {CARDS_OF[OURS][wanted]}


@pytest.mark.usefixtures("written_cards")
@pytest.mark.parametrize(("chakra", "told"), [(18, "done"), (17, "unpaid")])
def test_a_hint_on_laid_cards_knows_which_are_not_paid(
    monkeypatch: pytest.MonkeyPatch, chakra: int, told: str
) -> None:
    """D22: such a card is named by who is done all the same, and may be taken back."""
    at = table(monkeypatch, (WEAK, WEAK, "18 30", *("18 30",) * 3), chakra=(chakra, 60))
    lay(at, 0, OURS)
    why, data = _why(at, Action("done"))
    assert why == told
    if told == "unpaid":
        assert data == {"card": CARDS_OF[OURS][2], "place": 3}
        assert _why(at, Action("take-back", CARDS_OF[OURS][2])) == ("dear", data)


@pytest.mark.usefixtures("written_cards")
@pytest.mark.parametrize(("chakra", "told"), [(60, "lay"), (5, "rest")])
def test_a_hint_on_a_card_says_what_it_costs_and_does_there(
    monkeypatch: pytest.MonkeyPatch, chakra: int, told: str
) -> None:
    at = table(monkeypatch, ("18 30", *(WEAK,) * 5), chakra=(chakra, 60))
    card = CARDS_OF[OURS][0]
    numbers = {"cost": 18, "power": 30} if told == "lay" else {}
    assert _why(at, Action("lay", f"{card}>2")) == (told, {"card": card, "place": 2, **numbers})


def test_a_hint_on_what_is_packed_does_not_speak_of_laid_cards() -> None:
    at = Table(duel, at_pick(1))
    at.click(0, "change", "naruto")
    assert _why(at, Action("done")) == ("packed", {})


def _why(at: Table, action: Action) -> tuple[str, dict[str, Json]]:
    seen = engine.public(duel, at.state), duel.private(at.state, 0)
    return duel.why(*seen, duel.legal(at.state, 0), action, at.state)


@pytest.mark.usefixtures("written_cards")
def test_the_policy_pays_what_it_lays_and_begins_combinations(monkeypatch: pytest.MonkeyPatch) -> None:
    """D22, D23: two dear cards can't both be paid, and what needs a kind comes after it."""
    at = table(monkeypatch, ("42 50", "42 50", "12 20", "12 20", WEAK, WEAK), chakra=(66, 60))
    chosen = []
    for seed in range(3):
        action = duel.policy(at.state, 0, duel.legal(at.state, 0), Random(seed))
        at.click(0, action.verb, action.noun)
        chosen.append(action.noun.partition(">")[0])
    dear = set(CARDS_OF[OURS][:2])
    assert len(dear & set(chosen)) == 1


def test_the_policy_sends_whom_the_mission_names_more_often() -> None:
    """D9: not always, so that the others can't be sure."""
    state = at_pick(1, mission="mission-8")
    picks = [arena.choose(duel, state, 0, "chunin", Random(seed)).noun for seed in range(60)]
    assert 12 <= picks.count("kakashi") < 40
    assert len(set(picks)) > 4


def _last_blow(patch: pytest.MonkeyPatch, order: str, seed: int) -> str:
    """Which of a cheap and a dear card that end the fight a bot with this order lays first."""
    at = table(patch, ["12 50", "42 50", *["61 1"] * 4], [WEAK] * 15, hp=(100, 40))
    at.state.orders = [card for card in ORDERS if card != order]
    at.state.secret = [[order], []]
    for _ in range(3):
        action = arena.choose(duel, at.state, 0, "kage", Random(seed))
        at.click(0, action.verb, action.noun)
    laid: list[str] = at.state.fighters[0].laid
    return next(card for card in laid if card in CARDS_OF[OURS][:2])


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (arena.play(duel, 2, {"mode": "quick"}, ["chunin"] * 2, 5) for _ in range(2))
    assert one.state == other.state


def test_a_report_has_tables_of_equal_width() -> None:
    matches = [arena.play(duel, 3, {}, ["chunin"] * 3, seed) for seed in range(3)]
    tables = report(matches)
    assert list(tables) == [
        "Games by camp",
        "Games by seats",
        "Endings",
        "Fights by turn",
        "Fights by ninja",
        "Fights by pair",
        "Length of fights",
        "XP by source",
        "Orders",
        "Techniques",
    ]
    for sheet in tables.values():
        assert sheet["rows"]
        assert {len(row) for row in sheet["rows"]} == {len(sheet["columns"])}
    turns = {row[0]: row[1] for row in tables["Fights by turn"]["rows"]}
    assert turns == dict.fromkeys(range(1, 10), 3)
