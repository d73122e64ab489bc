"""Every lesson is a position by the rules, and its solution is played on the engine."""

from __future__ import annotations

import pytest

from games import GAMES, engine
from games.contract import Illegal, Lesson, Rules
from games.dice import SeededDice
from games.lessons import OPTION, PUPIL, sealed
from games.words import LANGUAGES, words_of
from tests.games.table import Table

SEED = bytes(32)
GOAL, LINE = 34, 92  # signs of a headline, and of two short lines on a phone

every_lesson = pytest.mark.parametrize(
    ("rules", "lesson"),
    [
        pytest.param(rules, one, id=f"{rules.ID}-{one.id}")
        for rules in GAMES.values()
        for one in rules.LESSONS
    ],
)


def at_start(rules: Rules, lesson: Lesson) -> Table:
    return Table(rules, engine.start(rules, lesson.seats, {OPTION: lesson.id}, sealed(lesson, SEED)))


@pytest.mark.parametrize("rules", [GAMES[id] for id in ("columns", "duel", "exam", "hunt")])
def test_our_games_are_learned_in_six_to_ten_lessons(rules: Rules) -> None:
    assert 6 <= len(rules.LESSONS) <= 10
    assert len({lesson.id for lesson in rules.LESSONS}) == len(rules.LESSONS)


@every_lesson
def test_the_solution_is_played_with_the_dice_of_the_lesson(rules: Rules, lesson: Lesson) -> None:
    """Each click is legal where it stands, and rolls what is scripted: no more and no fewer."""
    at = at_start(rules, lesson)
    assert any(step.seat == PUPIL for step in lesson.steps)
    for step in lesson.steps:
        assert rules.outcome(at.state) is None
        at.click(step.seat, step.verb, step.noun, step.dice)


@every_lesson
def test_the_seed_of_its_room_rolls_the_same(rules: Rules, lesson: Lesson) -> None:
    scripted, state = at_start(rules, lesson), at_start(rules, lesson).state
    seed = sealed(lesson, SEED)
    for number, step in enumerate(lesson.steps, 1):
        scripted.click(step.seat, step.verb, step.noun, step.dice)
        state, _ = engine.play(rules, state, step.seat, step.action, SeededDice(seed, number))
    assert engine.digest(state) == engine.digest(scripted.state)


@every_lesson
def test_nobody_has_to_hurry_in_a_lesson(rules: Rules, lesson: Lesson) -> None:
    at = at_start(rules, lesson)
    for step in lesson.steps:
        assert rules.clocks(at.state) == {}
        at.click(step.seat, step.verb, step.noun, step.dice)


@every_lesson
def test_what_nobody_can_know_of_it_may_be_dealt_anew(rules: Rules, lesson: Lesson) -> None:
    state = at_start(rules, lesson).state
    for seat in range(lesson.seats):
        world = engine.imagined(rules, state, seat, SeededDice(SEED, seat))
        rules.check(world)
        assert engine.private(rules, world, seat, 0) == engine.private(rules, state, seat, 0)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_words_are_there_and_fit(rules: Rules, lesson: Lesson, language: str) -> None:
    """A goal and a line for the first click, one for who clicks something else, one for the end."""
    words, id = words_of(rules.ID, language), f"lesson-{lesson.id}"
    clicks = sum(step.seat == PUPIL for step in lesson.steps)
    more = [f"{id}-{number}" for number in range(2, clicks + 1) if words.has(f"{id}-{number}")]
    assert len(words.format(id)) <= GOAL
    for line in (f"{id}-1", *more, f"{id}-wrong", f"{id}-done"):
        assert 0 < len(words.format(line)) <= LINE, line
        assert words.format(line)[-1] in ".!?", line


def test_a_lesson_is_for_its_own_number_of_players() -> None:
    columns = GAMES["columns"]
    with pytest.raises(Illegal, match="seats"):
        engine.start(columns, 4, {OPTION: columns.LESSONS[0].id}, SEED)


def test_written_rolls_come_first_and_only_for_their_entry() -> None:
    lesson = next(one for one in GAMES["columns"].LESSONS if one.steps[0].dice)
    seed = sealed(lesson, SEED)
    dice, plain = SeededDice(seed, 1), SeededDice(SEED, 1)
    assert dice.roll(6) == lesson.steps[0].dice[0]
    assert [dice.roll(6) for _ in range(8)] == [plain.roll(6) for _ in range(8)]
    assert [SeededDice(seed, 2).roll(100)] == [SeededDice(SEED, 2).roll(100)]
