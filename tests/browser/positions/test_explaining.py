"""The small card at a thing, on every table: it comes to a mouse that stopped or by a key, and goes."""

from __future__ import annotations

import pytest

from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_positions import FRAMED, questions

pytestmark = pytest.mark.asyncio(loop_scope="module")

# The middle of the first thing on the board that is explained and isn't offered, and what it is.
THING = """() => {
  for (const one of document.querySelectorAll("#board [data-explain]")) {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const at = document.elementFromPoint(x, y);
    const control = at?.closest("button, a, input, select");
    if (at?.closest("[data-explain]") !== one || control && control !== one) continue;
    if (control && !control.matches(".thing")) continue;
    return { x, y, name: one.dataset.explain };
  }
}"""


@pytest.mark.parametrize("game", FRAMED)
async def test_the_card_comes_and_goes(people: People, house: Inner, game: str) -> None:
    stand = await Stand.at(people, house, game, {"width": 1366, "height": 768}, reduced_motion="reduce")
    for lang, position in questions(game):
        await stand.lay(position, lang, (1366, 768))
        if thing := await stand.page.evaluate(THING):
            break
    mouse, keys, card = stand.page.mouse, stand.page.keyboard, stand.page.locator(".sheet.light")
    await mouse.move(thing["x"], thing["y"])
    await card.wait_for()
    assert await card.get_attribute("data-thing") == thing["name"]
    await mouse.move(683, 4)
    await card.wait_for(state="detached")
    await stand.page.focus("#board [data-explain]:is(button), .chip[data-explain]")
    await keys.press("i")
    await card.wait_for()
    await stand.page.focus(".drawer-button")
    await keys.press("Enter")
    await card.wait_for(state="detached")
    await stand.page.wait_for_selector(".drawer.open")
    await keys.press("Escape")
    await stand.page.wait_for_selector(".drawer", state="hidden")
