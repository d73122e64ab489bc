"""Every question of every table in the frame can be answered on every screen, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from app.ground.config import ROOT
from games import GAMES
from games.words import LANGUAGES
from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.stand import Stand
from tests.browser.positions.walks import WALKS, Found, Position, course_of, positions_of
from tests.browser.positions.written import WRITTEN

pytestmark = pytest.mark.asyncio(loop_scope="module")

TABLES = ROOT / "static/js/games"
SMALLEST = (360, 740)
ROOMY = ((1366, 768), (1400, 900), (1920, 1080), (390, 844), (820, 1180))
SIZES = (*ROOMY, SMALLEST)
MOST_SHIFT = 0.05  # in a minute
A_MINUTE = 15  # clicks, at the pace of people
CLICKS = 45
FRAMED = [game for game in GAMES if re.search(r"\bregions\b", (TABLES / game / "table.js").read_text())]

Showing = tuple[str, tuple[int, int], Position]  # in a language, at a size


@pytest.mark.parametrize("game", FRAMED)
async def test_the_question_and_its_answers_are_in_sight(people: People, house: Inner, game: str) -> None:
    showings = list(_showings(found(game)))
    stand = await _stand(people, house, game)
    faults = []
    for lang, size, position in showings:
        await stand.lay(position, lang, size)
        place = f"{position.name}, {lang}, {size[0]}x{size[1]}"
        faults += [f"{place}: {fault}" for fault in await stand.faults()]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), SMALLEST])
@pytest.mark.parametrize("game", FRAMED)
async def test_nothing_jumps(people: People, house: Inner, game: str, size: tuple[int, int]) -> None:
    """What was there stays where it is, click after click."""
    stand = await _stand(people, house, game)
    first, *later = course_of(game, 0, CLICKS)
    await stand.lay(first, "en", size)
    before = await stand.shifts()
    for position in later:
        await stand.lay(position, "en", size)
    assert await stand.shifts() - before < MOST_SHIFT * CLICKS / A_MINUTE


async def test_the_map_of_the_hunt_waits_behind_a_fight(people: People, house: Inner) -> None:
    """It isn't drawn anew afterwards, and nobody finds it meanwhile."""
    stand = await _stand(people, house, "hunt")
    walk, fight = (found("hunt").first[kind, "asked"] for kind in ("act", "before"))
    seen = "document.querySelector('.map-view').checkVisibility()"
    await stand.lay(walk, "en", SMALLEST)
    await stand.page.evaluate("document.querySelector('.world').wasHere = true")
    assert await stand.page.evaluate(seen)
    await stand.lay(fight, "en", SMALLEST)
    assert not await stand.page.evaluate(seen)
    await stand.lay(walk, "en", SMALLEST)
    assert await stand.page.evaluate(seen)
    assert await stand.page.evaluate("document.querySelector('.world').wasHere")


@pytest.mark.parametrize("game", FRAMED)
async def test_every_kind_of_question_is_reached_or_written(game: str) -> None:
    kinds = {kind for kind, _ in found(game).first}
    assert kinds == WALKS[game].kinds


@cache
def found(game: str) -> Found:
    """What the walks meet and what was written for the rest."""
    first, fullest = positions_of(game)
    written = WRITTEN.get(game, {})
    return Found(written | first, written | fullest)


def questions(game: str) -> list[tuple[str, Position]]:
    """Every kind of question at its fullest, in all languages by turns, one after the other."""
    fullest = sorted(found(game).fullest.items())
    by_turns = enumerate(one for (_, role), one in fullest if role == "asked")
    return sorted(((LANGUAGES[at % len(LANGUAGES)], one) for at, one in by_turns), key=lambda one: one[0])


def _showings(found: Found) -> Iterator[Showing]:
    """Each position somewhere; the fullest where there is least room, of those who can click in every size
    and language."""
    combinations = [(lang, size) for lang in LANGUAGES for size in SIZES]
    first = [one for key, one in found.first.items() if one is not found.fullest[key]]
    showings = [(*combinations[at % len(combinations)], one) for at, one in enumerate(first)]
    for at, one in enumerate(found.fullest.values()):
        if not one.me.get("choices"):
            showings.append((LANGUAGES[at % len(LANGUAGES)], SMALLEST, one))
            continue
        roomy = [(LANGUAGES[(at + turn) % len(LANGUAGES)], size) for turn, size in enumerate(ROOMY)]
        least = [(lang, SMALLEST) for lang in LANGUAGES]
        showings += [(lang, size, one) for lang, size in roomy + least]
    yield from sorted(showings, key=lambda one: one[:2])


async def _stand(people: People, house: Inner, game: str) -> Stand:
    return await Stand.at(people, house, game, {"width": 1366, "height": 768}, reduced_motion="reduce")
