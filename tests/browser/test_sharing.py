"""How it ended is shared by a dialog on every device: picture, link, file, and the system's own way."""

from __future__ import annotations

import pytest

from tests.app.server import Process
from tests.app.tables import play_on, table
from tests.browser.people import PHONE, WIDE, People

pytestmark = pytest.mark.asyncio(loop_scope="module")

PICTURE = "(async () => { const one = document.querySelector('.share-picture'); await one.decode();"
PICTURE += " return [one.naturalWidth, one.alt]; })()"


@pytest.mark.parametrize("size", [PHONE, WIDE])
async def test_the_result_is_shared(people: People, process: Process, size: dict[str, int]) -> None:
    lines = await table(process)
    await play_on(lines)
    mei = await people.come(size)
    await mei.become(lines[0].player)
    await mei.open(f"/r/{lines[0].code}")
    await mei.click("#prompt button:has-text('Share')")
    await mei.see("dialog .share-picture")
    width, text = await mei.page.evaluate(PICTURE)
    outcome = lines[0].pub["outcome"]
    winners = [line.player.name for line in lines if outcome["places"][str(line.seat)] == 1]
    assert width == 1080
    assert all(name in text for name in winners)
    assert (await mei.page.input_value("dialog .link")).endswith(f"/r/{lines[0].code}/replay")
    async with mei.page.expect_download() as download:
        await mei.click("dialog a[download]")
    assert (await download.value).suggested_filename == "shinobi-table.png"
    assert not await mei.is_sideways()
