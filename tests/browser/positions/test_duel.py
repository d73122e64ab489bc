"""The table of the Duel: cards that tell what they do, all ninja, two against one, reinforcements."""

from __future__ import annotations

import pytest

from games import GAMES, engine
from games.duel.positions import fight
from games.words import LANGUAGES, words_of
from tests.app.server import Inner
from tests.browser.people import PHONE, People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_positions import found
from tests.browser.positions.walks import Position

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIZE = (390, 844)
WIDE = (1366, 768)
NINJA_OF_BOTH_CAMPS = 20
SENT = "window.sent = []; window.line.send = (text) => window.sent.push(JSON.parse(text))"
CALLED = "window.sent.filter((one) => one?.verb === 'call').map((one) => one.noun)"
DONE = "window.sent.filter((one) => one?.verb === 'done').length"
WHOLE = """(name) => [...document.querySelectorAll(name)].every((one) => {
  const [a, b] = [one.getBoundingClientRect(), one.closest('.tc, .board').getBoundingClientRect()];
  return a.width > 0 && a.bottom <= b.bottom + 1 && a.right <= b.right + 1;
})"""
MEET = """([some, others]) => {
  const boxes = (name) => [...document.querySelectorAll(name)].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  return boxes(some).some((a) => boxes(others).some((b) => meet(a, b)));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (844, 390), WIDE])
async def test_every_card_to_choose_among_tells_what_it_does(
    people: People, house: Inner, size: tuple[int, int], lang: str
) -> None:
    stand = await _stand(people, house)
    await stand.lay(found("duel").fullest["pack", "asked"], lang, size)
    assert await stand.page.locator(".pack .fx").count() > 0
    assert await stand.page.evaluate(WHOLE, ".pack :is(.tc-name, .stat, .fx)")


@pytest.mark.parametrize("size", [SIZE, (844, 390), (1366, 650), WIDE])
async def test_all_ninja_are_in_sight(people: People, house: Inner, size: tuple[int, int]) -> None:
    stand = await _stand(people, house)
    await stand.lay(found("duel").fullest["pick", "asked"], "en", size)
    assert await stand.page.locator(".tile").count() > NINJA_OF_BOTH_CAMPS
    assert await stand.page.evaluate(WHOLE, ".tile")


@pytest.mark.parametrize("size", [SIZE, WIDE])
async def test_of_two_against_one_both_partners_are_named(
    people: People, house: Inner, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house)
    position = found("duel").fullest["lay", "asked"]
    await stand.lay(position, "en", size)
    names = [words_of("duel", "en").format(f"id-{one['ninja']}") for one in position.pub["fighters"].values()]
    note = await stand.page.locator(".ask > small").text_content() or ""
    assert len(names) > 2
    assert all(name in note for name in names)
    assert not await stand.page.evaluate(MEET, [".bust", ".lane"] if size == WIDE else [".stake", ".lane"])


async def test_a_reinforcement_looked_for_at_a_place_goes_there(people: People, house: Inner) -> None:
    stand = await _helped(people, house)
    await stand.page.click(".lane:nth-child(2) .call.add")
    await stand.page.click(".hand-card.ok")
    assert await stand.page.evaluate(CALLED) == ["tsunade>2"]


async def test_who_is_done_with_a_reinforcement_that_lies_nowhere_is_asked(
    people: People, house: Inner
) -> None:
    stand = await _helped(people, house)
    await stand.page.click(".hand-tabs .tab:nth-child(2)")
    await stand.page.click(".hand-card.ok")
    await stand.page.click(".answers .primary")
    assert await stand.page.evaluate(DONE) == 0
    await stand.page.wait_for_selector(".ask:has-text('Tsunade')")
    await stand.page.click(".answers .btn:not(.primary)")
    assert await stand.page.evaluate(DONE) == 1


async def _helped(people: People, house: Inner) -> Stand:
    """All three cards lie, and one reinforcement is in hand."""
    cards = ("sakura-inner-sakura", "sakura-mystical-palm", "sakura-explosive-tag")
    against = ("kisame-samehada-slash", "kisame-sea-stalking", "kisame-body-flicker")
    state = fight("sakura", "kisame", cards, against, (), help="tsunade")
    rules = GAMES["duel"]
    stand = await _stand(people, house)
    pub, me = engine.public(rules, state), engine.private(rules, state, 0, 0)
    await stand.lay(Position("duel", "lay", "asked", 0, 2, {}, pub, me, []), "en", WIDE)
    await stand.page.evaluate(SENT)
    return stand


async def _stand(people: People, house: Inner) -> Stand:
    return await Stand.at(people, house, "duel", PHONE, reduced_motion="reduce")
