"""Games that break a law: the law finds them, and says its name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from games import engine, fuzz, laws
from games.contract import Dice, Rules, Seat, View, rules_of
from tests.app import secret_game
from tests.app.secret_game import State

GAMES: list[tuple[int, int, dict[str, Any]]] = [(seed, 2 + seed % 3, {}) for seed in range(8)]


def like_secret(**names: Any) -> Rules:
    return rules_of(SimpleNamespace(**vars(secret_game) | names))


def idle(state: State, seat: Seat | None, dice: Dice) -> None:
    return None


def open_hands(state: State) -> View:
    hands = {str(seat): dict.fromkeys(hand, 1) for seat, hand in enumerate(state.hands)}
    return secret_game.public(state) | {"hands": hands, "lifted": dict(enumerate(state.lifted))}


def half(state: State, seat: Seat | None, dice: Dice) -> None:
    if dice.roll(2) == 1:
        secret_game.redeal(state, seat, dice)


def shift(state: State, seat: Seat | None, dice: Dice) -> None:
    """Deals the first time only: the marks tell that it was done."""
    if state.marks[0] < 1000:
        secret_game.redeal(state, seat, dice)
    state.marks[0] += 1000


def unsorted(state: State, seat: Seat) -> View:
    cards = state.hands[seat]
    others = sum(secret_game.value(card) for hand in state.hands for card in hand[:1])
    return {"hand": dict.fromkeys(cards if others % 2 else cards[::-1], 1), "lifted": state.lifted[seat]}


def as_it_lies(state: State, seat: Seat | None, dice: Dice) -> None:
    """Deals the hands round, whole, from where they lie."""
    others = [one for one in range(len(state.hands)) if one != seat]
    by = dice.roll(len(others))
    hands = [state.hands[one] for one in others]
    for one, hand in zip(others, hands[by:] + hands[:by], strict=True):
        state.hands[one], state.lifted[one] = hand, ""


def test_a_game_that_deals_from_how_things_lie_is_found() -> None:
    rules = like_secret(redeal=as_it_lies)
    click = next(laws.walk(rules, 3, 4))
    with pytest.raises(laws.Broken, match="depends on what is hidden"):
        laws.check_imagined(rules, click, 0)


def test_the_sound_game_keeps_the_law() -> None:
    assert fuzz.broken_together(like_secret(), GAMES) == ""


@pytest.mark.parametrize(
    ("names", "law"),
    [
        ({"redeal": idle}, "redeal deals: the private view of seat 0 is never dealt anew"),
        ({"redeal": idle, "public": open_hands}, "redeal deals: the private view of seat 0 is never"),
        ({"redeal": half}, "redeal deals: hands.*.* holds the truth"),
        ({"redeal": shift}, "redeal deals: marks.* lies otherwise"),
    ],
    ids=["redeal does nothing", "hands in public", "redeal does half", "redeal deals once"],
)
def test_a_game_that_does_not_deal_anew_is_found(names: dict[str, Any], law: str) -> None:
    assert fuzz.broken_together(like_secret(**names), GAMES).startswith(law)


def test_bytes_that_betray_a_hand_are_found() -> None:
    """The view is the same, but the order of its keys depends on what others hold."""
    rules = like_secret(private=unsorted)
    failure = fuzz.fuzz(rules, 1, 3, {})
    assert failure
    assert failure.law.startswith("Broken: the bytes of private betray what is hidden from")


def test_a_game_that_never_stops_by_itself_is_a_bug() -> None:
    rules = like_secret(proceed=lambda state, dice, tell: True)
    with pytest.raises(RuntimeError, match="goes on for ever"):
        engine.start(rules, 2, {}, laws.key(1))


def test_a_game_without_rules_is_none() -> None:
    with pytest.raises(TypeError, match="lacks ID"):
        rules_of(SimpleNamespace(__name__="none"))


def test_who_is_said_not_to_be_concerned_by_a_click_sees_no_change() -> None:
    rules = like_secret(concerned=lambda before, after, seat: ())
    with pytest.raises(laws.Broken, match="said not to be concerned"):
        check_clicks(rules)


def check_clicks(rules: Rules) -> None:
    for seed in range(8):
        for click in laws.walk(rules, seed):
            laws.check_click(rules, click)
