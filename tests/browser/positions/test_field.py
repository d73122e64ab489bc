"""The field first: while a question is open the board has most of the window, and all else is whole."""

from __future__ import annotations

import pytest

from games.words import LANGUAGES
from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_positions import FRAMED, found, questions

pytestmark = pytest.mark.asyncio(loop_scope="module")

WINDOWS = ((1366, 768), (1366, 650), (390, 844), (844, 390), (1920, 1080))
BETWEEN = (1000, 768)
SHARE = 0.6


@pytest.mark.parametrize("size", WINDOWS, ids="{0[0]}x{0[1]}".format)
@pytest.mark.parametrize("game", FRAMED)
async def test_the_board_has_the_room_and_nothing_is_cut(
    people: People, house: Inner, game: str, size: tuple[int, int]
) -> None:
    """Every kind of question, by turns in every language."""
    window = {"width": size[0], "height": size[1]}
    stand = await Stand.at(people, house, game, window, reduced_motion="reduce")
    faults = []
    for lang, position in questions(game):
        await stand.lay(position, lang, size)
        seen = await stand.field_faults(SHARE) + await stand.faults()
        faults += [f"{position.kind}, {lang}: {fault}" for fault in seen]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)


@pytest.mark.parametrize("game", FRAMED)
async def test_the_end_is_whole(people: People, house: Inner, game: str) -> None:
    """Who won, how it came about and what can follow, on every screen, by turns in every language."""
    end = next(one for one in found(game).fullest.values() if "outcome" in one.pub)
    stand = await Stand.at(people, house, game, {"width": 1366, "height": 768}, reduced_motion="reduce")
    faults = []
    for size in (*WINDOWS, BETWEEN):
        for lang in LANGUAGES:
            await stand.lay(end, lang, size)
            faults += [f"{size[0]}x{size[1]}, {lang}: {fault}" for fault in await stand.faults()]
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults)
