"""The exam in a real Chromium: two people fight a battle, one on a phone; bots reach the final."""

from __future__ import annotations

import asyncio

import pytest

from app.live.bots import workers
from games.exam.finish import TURNS
from games.words import words_of
from tests.app.players import Frame
from tests.app.server import Inner, Process
from tests.app.tables import table
from tests.browser.minds import is_over, play_until
from tests.browser.people import PHONE, People, Person, chromium, people_at
from tests.patience import patience

# What a fighter presses, the first that shows: the show's end, fields, cells, heroes to hit, cards, answers.
ANSWERS = (
    ".tool-skip",
    "#prompt .next",
    "#prompt .btn.primary",
    ".grounds .ground.ok",
    ".field button.cell.ok",
    ".field button.fighter.ok",
    ".tiles .tile.ok:not(.sel)",
    "#prompt .btn[data-click]:not(.off)",
)
AT_ONCE = (0.0, 0.0)


@pytest.mark.asyncio(loop_scope="module")
async def test_two_people_fight_a_battle(people: People, process: Process) -> None:
    mei, jonas = await _before_a_battle(people, process)
    for person in (mei, jonas):
        await person.page.evaluate("window.neverReloaded = true")
    await _fight_a_turn(mei, jonas)
    for person in (mei, jonas):
        assert await person.page.locator(".mats .mat").count() == 6
        assert await person.page.evaluate("window.neverReloaded")
        assert not await person.is_sideways()


async def test_a_person_and_three_bots_reach_the_final_before_an_onlooker(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bots play at no pace at all, and while Ada looks wait: a thousand clicks take long to draw."""
    monkeypatch.setitem(workers.PAUSES, "quick", AT_ONCE)
    mei = await house.guest("Mei")
    code = await mei.room("exam")
    for _ in range(3):
        await mei.post(f"rooms/{code}/bots")
    await mei.post(f"rooms/{code}/start")
    line = await mei.enter(code)
    await play_until(_is_final, line)
    monkeypatch.setitem(workers.PAUSES, "quick", workers.PAUSES["human"])
    async with chromium() as browser, people_at(browser, house.url) as people:
        ada = await people.come()
        await ada.open(f"/r/{code}")
        await ada.see(f".bar .round:has-text('{words_of('exam', 'en').format('exam-final')}')")
        await ada.page.goto("about:blank")
        monkeypatch.setitem(workers.PAUSES, "quick", AT_ONCE)
        await play_until(is_over, line)
        await ada.open(f"/r/{code}")
        await ada.see(".result .end-rows")  # once the course is told
        assert await ada.page.locator(".result .end-rows li").count() == 4


async def _before_a_battle(people: People, process: Process) -> tuple[Person, Person]:
    """Two people, the second on a phone; their way through the forest was walked for them."""
    lines = await table(process, "exam")
    mei, jonas = await people.come(), await people.come(PHONE)
    for person, line in zip((mei, jonas), lines, strict=True):
        await person.become(line.player)
        await person.open(f"/r/{line.code}")
        await person.see(".exam-table")
    await play_until(lambda pub: pub["battles"], *lines)
    await process.close()
    return mei, jonas


async def _fight_a_turn(mei: Person, jonas: Person) -> None:
    """Both lay their cards and carry them out, until those of the next battle turn are laid."""
    second = words_of("exam", "en").format("exam-turn-of", turn=2, last=TURNS)
    async with asyncio.timeout(patience(240)):
        while not await mei.page.locator(f".bar .round:has-text('{second}')").count():
            for person in (mei, jonas):
                await person.press(*ANSWERS)


def _is_final(pub: Frame) -> bool:
    return bool(pub["phase"] == "final")
