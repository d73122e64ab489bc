"""The eye that looks at tables sees what it should: each fault is made once, and found."""

from __future__ import annotations

import pytest

from tests.browser.people import People
from tests.browser.positions.stand import GEOMETRY, TARGET

pytestmark = pytest.mark.asyncio(loop_scope="module")

STYLE = """<style>
  body { margin: 0 }
  .frame { height: 600px; display: grid; grid-template: 1fr 220px / minmax(0, 1fr) }
  .prompt { display: flex; gap: 8px; height: 120px }
  button { width: 120px; height: 48px; padding: 0 }
</style>"""
SOUND = """<div class="frame"><div class="board">{board}</div><div class="band">
  <div class="prompt"><p class="ask">One more card?</p><button class="btn">Draw</button>{prompt}</div>
  <div class="hand">{hand}</div></div></div>"""
FAULTS = {
    "there is no band": '<div class="frame"><div class="board">x</div></div>',
    "the page scrolls down": SOUND.format(board="", prompt="", hand="") + "<p style='height:900px'>x</p>",
    "the page scrolls sideways": SOUND.format(board="", prompt="", hand="")
    + "<p style='width:2000px;position:absolute;top:0;height:9px'></p>",
    "too small to press": SOUND.format(board="<button style='height:30px'>Take</button>", prompt="", hand=""),
    "is covered": SOUND.format(
        board="<i style='position:fixed;inset:380px 0 100px;background:red'></i>", prompt="", hand=""
    ),
    "not wholly in sight": SOUND.format(
        board="", prompt="<button class='btn' style='position:fixed;left:760px'>Stop</button>", hand=""
    ),
    "text is cut": SOUND.format(
        board="<p style='width:60px;overflow:hidden;white-space:nowrap'>a long word or two</p>",
        prompt="",
        hand="",
    ),
    "a number breaks": SOUND.format(
        board="<p style='width:10px;overflow-wrap:anywhere'>104</p>", prompt="", hand=""
    ),
    "words lie over words": SOUND.format(
        board="<div class='result'><p>You won</p><p style='margin-top:-30px'>by ten points</p></div>",
        prompt="",
        hand="",
    ),
    "overlaps": SOUND.format(
        board="<button>Seal</button><button style='margin-left:-60px'>Draw</button>", prompt="", hand=""
    ),
}


@pytest.mark.parametrize("fault", sorted(FAULTS))
async def test_each_fault_is_seen(people: People, fault: str) -> None:
    found = await _found(people, FAULTS[fault])
    assert any(fault in one for one in found), found


async def test_a_sound_table_has_none(people: People) -> None:
    row = "".join(f"<button style='flex:none'>Card {number}</button>" for number in range(20))
    board = '<button data-verb="draw">Deck</button><p style="width:90px;overflow:hidden">Wrapped words</p>'
    hand = f'<div style="display:flex;overflow-x:auto">{row}</div>'
    assert await _found(people, SOUND.format(board=board, prompt="", hand=hand)) == []


async def _found(people: People, body: str) -> list[str]:
    person = await people.come({"width": 800, "height": 600})
    await person.page.set_content(f"<!doctype html>{STYLE}{body}")
    return list(await person.page.evaluate(GEOMETRY, TARGET))
