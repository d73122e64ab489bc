"""Measures what a guest feels, in Chromium as a phone would have it: from a link to a seat and to a table,
the work of the main thread for each update, and how far things jump.

Work is counted in the thread's own time, on the machine as it is, and multiplied; so others who use the
machine disturb it less than they would a clock.
"""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.async_api import CDPSession
from rich.console import Console
from rich.table import Table

from games import GAMES
from tests.app.players import House, Line
from tests.app.server import process
from tests.app.tables import lobby, table
from tests.browser.minds import give_up
from tests.browser.people import PHONE, People, Person, chromium, people_at

SLOWER = 4  # times, a phone's processor
LATENCY = 150  # milliseconds
BYTES = 1.6e6 / 8  # a second
CLICKS = 40
PAUSE = 0.3  # seconds between two clicks: a table that is hurried tells its scenes instead of playing them
WORK = ("ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
# When the page first had something that can be pressed, and how far things have jumped.
WATCH = """
window.shifts = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifts += one.value;
}).observe({ type: "layout-shift", buffered: true });
new MutationObserver((_, observer) => {
  const found = document.querySelector(".name-form button.primary:enabled, .screen");
  if (found) window.readyAt ??= performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });
"""


class Felt(NamedTuple):
    seat: float  # milliseconds
    table: float
    work: float  # milliseconds of the main thread for each update
    parts: tuple[float, ...]  # of it: script, style, layout
    shift: float


async def felt(house: House, people: People, game: str, clicks: int) -> Felt:
    code, _ = await lobby(house, game)
    seat = await _ready(people, f"/r/{code}")
    lines = await table(house, game)
    at_table = await _ready(people, f"/r/{lines[0].code}")
    watcher = await people.come(PHONE)
    await watcher.page.add_init_script(WATCH)
    await watcher.become(lines[0].player)
    await watcher.open(f"/r/{lines[0].code}")
    await watcher.see(".screen")
    session = await watcher.page.context.new_cdp_session(watcher.page)
    await session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before, updates = await _work(session), _updates(watcher)
    await _play(lines, clicks)
    await _settled(watcher)
    count = max(1, _updates(watcher) - updates)
    after = await _work(session)
    parts = tuple((now - was) * 1000 * SLOWER / count for was, now in zip(before, after, strict=True))
    shift = float(await watcher.page.evaluate("window.shifts"))
    await watcher.page.close()
    await give_up(*lines)
    return Felt(seat, at_table, sum(parts), parts, shift)


async def _play(lines: list[Line], clicks: int) -> None:
    """Whoever is asked clicks something; one who was too late tries again."""
    chooser, played = random.Random(1), 0
    while played < clicks and "outcome" not in lines[0].pub:
        asked = [line for line in lines if line.is_whole and line.me.get("choices")]
        for line in asked[:1]:
            played += (await line.choose(chooser))["t"] == "mine"
        await asyncio.sleep(PAUSE)


async def _ready(people: People, path: str) -> float:
    """How long a newcomer waits, with an empty cache."""
    person = await people.come(PHONE)
    session = await person.page.context.new_cdp_session(person.page)
    await session.send("Network.enable")
    speed = {"latency": LATENCY, "downloadThroughput": BYTES, "uploadThroughput": BYTES, "offline": False}
    await session.send("Network.emulateNetworkConditions", speed)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    await person.page.add_init_script(WATCH)
    await person.page.goto(person.url + path)
    await person.until("Boolean(window.readyAt)")
    ready = float(await person.page.evaluate("window.readyAt"))
    await person.page.close()
    return ready


async def _work(session: CDPSession) -> list[float]:
    told: dict[str, Any] = await session.send("Performance.getMetrics")
    found = {one["name"]: float(one["value"]) for one in told["metrics"]}
    return [found[name] for name in WORK]


def _updates(person: Person) -> int:
    """A frame of the seat alone changes the table as much as one for everybody."""
    return sum('"t":"step"' in frame or '"alone":true' in frame for frame in person.received)


async def _settled(person: Person) -> None:
    """All scenes are over, or told."""
    await person.until("!document.querySelector('.frame.showing')")


async def measured(games: list[str], clicks: int = CLICKS) -> dict[str, Felt]:
    with TemporaryDirectory() as folder:
        async with (
            process("", Path(folder)) as house,
            chromium() as browser,
            people_at(browser, house.url) as people,
        ):
            return {game: await felt(house, people, game, clicks) for game in games}


def shown(found: dict[str, Felt]) -> Table:
    told = Table("", *found, title=f"On a phone: {SLOWER} times slower, {LATENCY} ms, 1.6 Mbit/s")
    told.add_row("link to a seat, ms (1,200)", *(f"{one.seat:,.0f}" for one in found.values()))
    told.add_row("link to a table, ms (1,600)", *(f"{one.table:,.0f}" for one in found.values()))
    told.add_row("main thread an update, ms (30)", *(f"{one.work:.0f}" for one in found.values()))
    for at, part in enumerate(("script", "style", "layout")):
        told.add_row(f"  {part}", *(f"{one.parts[at]:.0f}" for one in found.values()))
    told.add_row("layout shift (0.02)", *(f"{one.shift:.3f}" for one in found.values()))
    return told


if __name__ == "__main__":
    Console().print(shown(asyncio.run(measured(sys.argv[1:] or [*GAMES]))))
