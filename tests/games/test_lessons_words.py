"""The numbers that the words of lessons name are those of the table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games import GAMES, engine
from games.columns.cards import points
from games.contract import Event
from games.dice import SeededDice
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.techniques import TECHNIQUES
from games.exam.heroes import STATS
from games.hunt.enemies import ENEMIES
from games.hunt.techniques import TECHNIQUES as JUTSU
from games.lessons import OPTION, found, sealed
from games.words import LANGUAGES, words_of

SEED = bytes(32)


def state_of(game: str, id: str, clicks: int = 0) -> Any:
    """The table of a lesson after so many clicks; -1: at its end."""
    return list(course(game, id))[clicks][0]


def numbers(ninja: str, *names: str) -> list[tuple[int, int]]:
    """Cost and damage of these techniques."""
    cards = [TECHNIQUES[f"{ninja}-{name}"] for name in names]
    return [(card.cost, card.damage) for card in cards]


def test_columns() -> None:
    assert list(map(points, state_of("columns", "stop").columns)) == [11, 8, 12]
    assert points(state_of("columns", "die").columns[0]) == 11
    assert points(state_of("columns", "die", 1).players[0].open) == 4 + 11
    assert points(state_of("columns", "order").columns[0]) == 11
    assert points(state_of("columns", "seal", 1).players[0].safe) == 15
    ending = GAMES["columns"].outcome(state_of("columns", "end", -1))
    assert ending
    assert (ending.scores, ending.places) == ({0: 25, 1: 22}, ((0,), (1,)))
    assert [points(one.open) for one in state_of("columns", "end").players] == [14, 20]


def test_hunt() -> None:
    assert [ENEMIES[one].defence for one in ("zetsu-level-1", "zetsu-level-2", "kakuzu")] == [2, 3, 3]
    assert JUTSU["nine-tails-chakra-mode"].cost == 4
    rested = state_of("hunt", "rest", -1).heroes[0]
    assert (rested.health, rested.chakra) == (3, 3)
    freed = state_of("hunt", "free", -1).heroes[1]
    assert (freed.health, freed.paralysed, freed.done) == (1, False, False)
    assert state_of("hunt", "last", -1).ending == "bosses-fell"
    assert state_of("hunt", "round", -1).score == ["leaf"]


def test_duel() -> None:
    assert numbers("kisame", "shark-summoning", "shark-bomb", "great-shark-bomb") == [
        (12, 20),
        (20, 28),
        (42, 49),
    ]
    assert numbers("sakura", "heavenly-foot", "superhuman-strength") == [(20, 28), (12, 20)]
    assert numbers("sakura", "hundred-percent-punch", "inner-sakura") == [(42, 52), (4, 8)]
    assert numbers("sakura", "cherry-blossom-impact") == [(30, 38)]
    assert [effect.amount for effect in TECHNIQUES["sakura-katsuyu"].effects] == [22, 8]
    assert [effect.amount for effect in TECHNIQUES["sakura-inner-sakura"].effects] == [7]
    assert [effect.amount for effect in REINFORCEMENTS["temari"].effects] == [14]
    assert state_of("duel", "win", -1).turn == 2


SAID = [
    ("clash", "clash-1"),
    ("guard", "guard-1"),
    ("guard", "guard-wrong"),
    ("help", "help-2"),
    ("win", "win-wrong"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("id", "line"), SAID)
def test_the_first_number_of_a_line_is_one_that_the_show_of_the_duel_tells(
    id: str, line: str, lang: str
) -> None:
    said = re.findall(r"\d+", words_of("duel", lang).format(f"lesson-{line}"))
    assert int(said[0]) in powers(id)


def powers(id: str) -> set[int]:
    """With which cards strike in a lesson, as it is told."""
    told = (event for _, events in course("duel", id) for event in events)
    return {event.data["power"] for event in told if event.kind == "attack"}


def course(game: str, id: str) -> Iterator[tuple[Any, list[Event]]]:
    """The tables of a lesson, each with what led to it."""
    rules = GAMES[game]
    lesson = found(rules, id)
    assert lesson
    seed = sealed(lesson, SEED)
    state = engine.start(rules, lesson.seats, {OPTION: id}, seed)
    yield state, []
    for number, step in enumerate(lesson.steps, 1):
        state, events = engine.play(rules, state, step.seat, step.action, SeededDice(seed, number))
        yield state, events


LINES = [
    (game, lesson.id, line)
    for game, rules in GAMES.items()
    for lesson in rules.LESSONS
    for line in re.findall(
        rf"^lesson-({lesson.id}-(?:\d+|wrong|done)) =", words_of(game, "en").source, re.MULTILINE
    )
]


@pytest.mark.parametrize(("game", "id", "line"), LINES)
def test_every_number_of_a_line_is_one_that_the_table_shows(game: str, id: str, line: str) -> None:
    """In a view or in what is told, or reckoned from it."""
    said = {
        number
        for lang in LANGUAGES
        for number in re.findall(r"\d+", words_of(game, lang).format(f"lesson-{line}"))
    }
    if said:
        reckoned = RECKONED[f"{game} {line}"]() if f"{game} {line}" in RECKONED else 0
        assert set(map(int, said)) <= {*shown(game, id), reckoned}


def first_card(column: list[str]) -> int:
    return points(column[:1])


def spent(laid: list[str]) -> int:
    return sum(TECHNIQUES[card].cost for card in laid if card)


RECKONED: dict[str, Callable[[], int]] = {
    "columns first-4": lambda: points(state_of("columns", "first", -1).columns[0]),
    "columns twice-2": lambda: first_card(state_of("columns", "twice").columns[0]),
    "duel chakra-1": lambda: spent(state_of("duel", "chakra").fighters[0].laid),
}


def shown(game: str, id: str) -> set[int]:
    """Every number in the views of a lesson's course, and in its events."""
    told = ([_seen(game, state), [event.data for event in events]] for state, events in course(game, id))
    return {number for one in told for number in _numbers(one)}


def _seen(game: str, state: Any) -> Any:
    rules = GAMES[game]
    return [rules.public(state), *(rules.private(state, seat) for seat in range(2))]


def _numbers(data: Any) -> Iterator[int]:
    match data:
        case bool():
            return
        case int():
            yield abs(data)
        case dict():
            yield from _numbers(list(data.values()))
        case list() | tuple():
            for one in data:
                yield from _numbers(one)


def test_exam() -> None:
    assert STATS["hinata", 3][3] == 3
    assert state_of("exam", "behind", 1).heroes["hinata"].health == STATS["hinata", 3][0] - 2
    assert state_of("exam", "kunai", 1).heroes["kiba"].health == STATS["kiba", 1][0] - 2
    assert state_of("exam", "jutsu", 1).heroes["kiba"].health == STATS["kiba", 1][0] - 3
    assert state_of("exam", "prize", 2).heroes["naruto"].level == 2
    assert GAMES["exam"].outcome(state_of("exam", "tower", -1))
