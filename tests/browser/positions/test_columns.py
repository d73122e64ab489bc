"""Columns where it is fullest: a bust whose numbers are whole, and a column that is chosen, then taken."""

from __future__ import annotations

import pytest

from games import GAMES, engine
from games.columns.positions import laid
from games.contract import Action
from games.dice import ScriptedDice
from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_field import WINDOWS
from tests.browser.positions.test_phones import COLUMNS, LOST, NEXT, _click, _seen

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEATS = 6
BROKEN = """[...document.querySelectorAll(".cost b, .risk b, .set b")].filter((one) =>
  one.checkVisibility() && one.offsetHeight > 1.6 * parseFloat(getComputedStyle(one).fontSize)
).map((one) => one.textContent)"""


@pytest.mark.parametrize("size", WINDOWS, ids="{0[0]}x{0[1]}".format)
async def test_a_bust_at_a_full_table_is_whole(people: People, house: Inner, size: tuple[int, int]) -> None:
    stand = await _stand(people, house)
    before = laid(SEATS, draws=["naruto-6a"], laid=COLUMNS, held=[LOST])
    await _click(stand, "columns", before, Action("draw"), (1,), size, SEATS)
    await stand.page.evaluate(NEXT)
    await stand.page.evaluate("document.querySelector('.tool-pause').click()")
    for beat in (".bust", ".costs", ".lost"):
        await stand.page.wait_for_selector(beat)
        assert await stand.faults() == []
        assert await stand.page.evaluate(BROKEN) == []
        await stand.page.evaluate(NEXT)


async def test_a_touched_column_is_chosen_and_its_answer_takes_it(people: People, house: Inner) -> None:
    """The display shows what it would bring, and a touch on another one chooses that."""
    stand = await _stand(people, house)
    drawn = laid(SEATS, laid=COLUMNS, held=[("sakura-5c",)])
    state, _ = engine.play(GAMES["columns"], drawn, 0, Action("stop"), ScriptedDice(()))
    await stand.lay(_seen("columns", state, SEATS), "en", (390, 844))
    assert await stand.page.locator("#prompt [data-verb=take]").count() == len(COLUMNS)
    for column, gained in ((0, "5→7"), (2, "5→9")):
        await stand.page.click(f".col[data-column='{column}'] .cover")
        await stand.page.wait_for_selector(f"#prompt .primary[data-click='take {column}']")
        assert await stand.page.locator("#prompt [data-verb=take]").count() == 1
        assert await stand.page.inner_text(".set:nth-child(2) b") == gained
        assert await stand.page.locator(".col .sent").count() == 0
    await stand.page.click("#prompt .primary")
    await stand.page.wait_for_selector(".col[data-column='2'] .cover.sent")


async def test_whose_time_ran_out_reads_it_in_the_prompt(people: People, house: Inner) -> None:
    stand = await _stand(people, house)
    position = _seen("columns", laid(SEATS, laid=COLUMNS), SEATS)
    await stand.lay(position, "en", (390, 844))
    assert await stand.page.locator("#prompt:has-text('ran out')").count() == 0
    await stand.go_on(position, position._replace(events=[{"kind": "table-time", "seat": 0}]))
    await stand.page.wait_for_selector("#prompt:has-text('Your time ran out')")


async def _stand(people: People, house: Inner) -> Stand:
    return await Stand.at(people, house, "columns", {"width": 390, "height": 844}, reduced_motion="reduce")
