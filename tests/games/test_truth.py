"""The truth about a game: what decisions brought, what was luck, and that both add up to the result."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from games import GAMES, engine
from games.contract import Action, Dice, Outcome, Rules, Seat, Tell, rules_of
from games.dice import SeededDice
from games.engine import Entry
from games.mind.past import Past, past_of
from games.mind.truth import reckoned
from games.mind.verdicts import Moment, Truth
from tests.games.finished import entries, entry, kept

SEED = b"\7" * 32
ENDS = [
    ("columns", "shared"),
    ("duel", "series"),
    ("duel", "share"),
    ("exam", "tower"),
    ("hunt", "all-paralysed"),
    ("hunt", "abandoned"),
]


class State(msgspec.Struct):
    """Two seats bet in turn: a tenth for each pip of the die that lies within the stake."""

    bets: list[str]
    points: list[int]


STAKES = {"safe": 5, "bold": 8, "poor": 1}  # of ten sides, how many bring a point
BETS = 2  # of each


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    state.bets.append(action.verb)
    state.points[seat] += dice.roll(10) <= STAKES[action.verb]


def actors(state: State) -> frozenset[Seat]:
    return frozenset({len(state.bets) % 2} if len(state.bets) < 2 * BETS else ())


def outcome(state: State) -> Outcome | None:
    if actors(state):
        return None
    best = max(state.points)
    first = tuple(seat for seat in range(2) if state.points[seat] == best)
    return Outcome("", (first, *((seat,) for seat in range(2) if seat not in first)))


def betting(**names: Any) -> Rules:
    """Two good players are safe; the law of large numbers does the rest."""
    nothing: dict[str, Any] = dict.fromkeys(("check", "ask", "private"), lambda *asked: {})
    told = {
        "ID": "betting",
        "SEATS": frozenset({2}),
        "VERSION": "1.0",
        "Options": State,
        "State": State,
        "setup": lambda seats, options, dice: State([], [0, 0]),
        "actors": actors,
        "awaited": actors,
        "legal": lambda state, seat: [Action(verb) for verb in STAKES],
        "apply": apply,
        "leave": lambda state, seat, dice, tell: state.bets.extend(["safe"] * BETS * 2),
        "public": lambda state: {"round": len(state.bets) // 2},
        "redeal": lambda state, seat, dice: None,
        "outcome": outcome,
        "drawn": lambda state: Outcome("agreed", ((0, 1),)),
    }
    return rules_of(SimpleNamespace(**(nothing | told | names)))


def played(*lines: tuple[str, Seat, str], ids: dict[int, str] | None = None, **names: Any) -> Past:
    """A game of bets; an undo names the entry after which it goes on."""
    rules = betting(**names)
    options = State([], [])
    states = [engine.start(rules, 2, options, SEED)]
    log = [entry(0, "start")]
    for number, (kind, seat, verb) in enumerate(lines, 1):
        dice = SeededDice(SEED, number)
        match kind:
            case "act":
                state = engine.play(rules, states[-1], seat, Action(verb), dice)[0]
            case "lapse" | "leave":
                state = getattr(engine, kind)(rules, states[-1], seat, dice)[0]
            case "undo":
                state = states[int(verb)]
            case _:
                state = states[-1]
        states.append(state)
        log.append(_entry(number, kind, seat, verb, state, (ids or {}).get(number, str(number))))
    return past_of(rules, 2, options, SEED, log)


def _entry(number: int, kind: str, seat: Seat, verb: str, state: State, id: str) -> Entry:
    verb, noun = ("", verb) if kind == "undo" else (verb, "")
    return msgspec.structs.replace(entry(number, kind, seat, verb, noun, engine.digest(state)), id=id)


def budget(looks: int) -> Callable[[], float]:
    """So many looks at it use it up."""
    count = iter(range(looks))
    return lambda: 1 - next(count, looks) / looks


def judged(past: Past, looks: int = 600) -> Truth:
    *_, last = reckoned(past, Random(1), budget(looks))
    return last


BETTED = (("act", 0, "poor"), ("act", 1, "safe"), ("act", 0, "safe"), ("act", 1, "bold"))


@pytest.mark.parametrize(("game", "title"), ENDS)
def test_start_own_others_and_luck_add_up_to_the_result(game: str, title: str) -> None:
    """Exactly, for every seat, however little was looked at."""
    rules, one = GAMES[game], kept(game)[title]
    past = past_of(rules, one.seats, one.options, bytes.fromhex(one.seed), entries(rules, one))
    for found in reckoned(past, Random(1), budget(6)):
        for account in found.accounts:
            parts = account.start, account.own, account.others, account.luck
            assert sum(parts) == account.result
    assert [account.result for account in found.accounts] == [round(10_000 * one) for one in past.results()]
    assert found.points[-1].chances == tuple(account.result for account in found.accounts)
    assert found.together == (game == "hunt")


def test_a_good_bet_brings_what_it_brings_and_a_poor_one_costs_it() -> None:
    """With one bet each left, bold wins 8 of 10 instead of 5."""
    found = judged(played(*BETTED))
    assert {(one.seat, one.click, one.better): one.brought > 0 for one in found.clicks} == {
        (0, Action("poor"), Action("bold")): False,
        (1, Action("bold"), Action("safe")): True,
    }
    for moment in found.clicks:
        assert moment.brought == pytest.approx(moment.chance - moment.other, abs=3) or moment.missed
        assert moment.is_sure
    assert [account.own < 0 for account in found.accounts] == [True, False]
    assert found.accounts[0].others == -found.accounts[1].own


def test_what_a_good_player_would_have_clicked_brings_nothing() -> None:
    found = judged(played(*(("act", at % 2, "safe") for at in range(4))))
    assert [(one.own, one.others, one.own_error) for one in found.accounts] == [(0, 0, 0)] * 2
    assert found.clicks == []


def test_what_was_missed_is_measured_against_the_best_click() -> None:
    (cost,) = [one for one in judged(played(*BETTED)).clicks if one.seat == 0]
    assert cost.better == Action("bold")
    assert cost.missed > -cost.brought


def test_what_was_taken_back_never_was() -> None:
    undone = played(BETTED[0], BETTED[1], ("act", 0, "bold"), ("undo", 0, "2"), *BETTED[2:])
    assert [move.action.verb for move in undone.moves] == ["poor", "safe", "safe", "bold"]
    assert [move.number for move in undone.moves] == [1, 2, 5, 6]


def test_a_lapse_a_stand_in_and_a_bot_count_for_the_seat_and_are_marked() -> None:
    lapse = {"lapse": lambda state, seat, dice, tell: apply(state, seat, Action("poor"), dice, tell)}
    lines = ("lapse", 0, ""), ("act", 1, "bold"), ("act", 0, "poor"), ("act", 1, "safe")
    past = played(*lines, ids={2: "bot:2", 3: "stand:3"}, **lapse)
    assert [(move.action.verb, move.by) for move in past.moves] == [
        ("-lapse", ""),
        ("bold", "bot"),
        ("poor", "guest"),
        ("safe", ""),
    ]
    found = judged(past)
    assert found.accounts[0].own < 0 < found.accounts[1].own


def test_leaving_costs_what_staying_would_have_won() -> None:
    past = played(BETTED[0], ("leave", 1, ""), leave=_left)
    found = judged(past)
    assert found.accounts[1].result == 0
    assert found.accounts[1].own < -3000


def _left(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    state.bets += ["safe"] * BETS * 2
    state.points[1 - seat] = 9


def test_a_draw_is_the_last_decision_of_all_alike() -> None:
    past = played(("act", 0, "safe"), ("act", 1, "safe"), ("stop", 0, "draw"))
    found = judged(past)
    assert past.results() == [0.5, 0.5]
    for account in found.accounts:
        assert account.result == 5000
        assert account.start + account.own + account.others + account.luck == 5000
        assert abs(account.own - account.others) <= 1
    assert found.points[-1].chances == (5000, 5000)


def test_luck_is_told_only_beyond_two_errors() -> None:
    found = judged(played(*BETTED), looks=2000)
    assert found.turns
    assert all(one.is_sure for one in found.turns)
    assert len({(one.step, one.click) for one in found.turns}) == len(found.turns) <= 3


def test_the_same_random_finds_the_same() -> None:
    past = played(*BETTED)
    assert judged(past, 60) == judged(past, 60)


def test_less_budget_tells_less_and_is_less_sure() -> None:
    """Nothing stands out of what was never judged in fresh worlds."""
    past = played(*BETTED)
    little, much = judged(past, 2), judged(past)
    assert little.clicks == []
    assert little.accounts[0].luck_error > much.accounts[0].luck_error


def test_it_grows_while_it_is_reckoned() -> None:
    shares = [found.share for found in reckoned(played(*BETTED), Random(1), budget(200))]
    assert shares == sorted(shares)
    assert shares[0] < 50
    assert shares[-1] == 100


def test_what_is_said_of_a_click_is_told_in_the_words_of_the_game() -> None:
    rules, one = GAMES["columns"], kept("columns")["bust"]
    past = past_of(rules, one.seats, one.options, bytes.fromhex(one.seed), entries(rules, one))
    late = msgspec.structs.replace(past, first=past.moves[-60].before, moves=past.moves[-60:])
    found = judged(late, 120)
    assert found.clicks
    for moment in found.clicks:
        assert moment.why
        assert moment.at.keys() >= {"deck"}
        assert moment.told or moment.click == Action("-lapse")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Truth) == found


def test_a_moment_is_sure_beyond_two_errors() -> None:
    assert Moment(step=1, seat=0, brought=-201, error=100).is_sure
    assert not Moment(step=1, seat=0, brought=200, error=100).is_sure
