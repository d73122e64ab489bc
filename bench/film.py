"""Goes through the first ten minutes as a new user on a phone, in each game, and keeps a strip of pictures.

From the chat's preview by the link to a seat and a first finished turn, and from a cold home page to the
first own decision; time and taps of each step are printed, the pictures lie in bench/out/film.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from base64 import b64encode
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from games import GAMES
from tests.app.players import House, Player
from tests.app.server import process
from tests.browser.people import People, Person, chromium, people_at

OUT = Path(__file__).parent / "out/film"
PHONE = {"width": 390, "height": 844}
CARD = re.compile(r'property="og:image" content="([^"]+)"')
NEXT = ("#prompt button.next", ".screen .pointed", ".tool.hint:enabled", "#prompt .answers button:enabled")
FIGURE = (
    "display:inline-block;width:384px;margin:8px;font:18px sans-serif;vertical-align:top;white-space:normal"
)
# What comes before the first turn is over.
CHOICES = {"duel": ("a ninja is sent",), "hunt": ("a hero is chosen",), "exam": ("a team is chosen",)}
TURN = 90  # seconds after which a turn that isn't over is given up


class Picture(NamedTuple):
    """One step: what was done, how long it took, with how many taps, and how it looked then."""

    step: str
    seconds: float
    taps: int
    png: bytes


class Camera:
    """Follows one person, and counts their taps."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.pictures: list[Picture] = []
        self._taps = 0
        self._since = time.monotonic()

    async def tap(self, *selectors: str) -> bool:
        done = await self.person.press(*selectors)
        self._taps += done
        return done

    async def shoot(self, step: str) -> None:
        seconds = time.monotonic() - self._since
        self.pictures.append(Picture(step, seconds, self._taps, await self.person.page.screenshot()))
        self._taps, self._since = 0, time.monotonic()

    def show(self, step: str, png: bytes) -> None:
        self.pictures.append(Picture(step, 0.0, 0, png))
        self._since = time.monotonic()


async def by_link(house: House, people: People, game: str) -> list[Picture]:
    """A friend invites; the newcomer sits down, the game begins, and their first turn is over."""
    host = await house.guest("Mei")
    code = await host.room(game)
    camera = Camera(await _newcomer(people))
    camera.show("the link in the chat", await _card(host, code))
    await camera.person.open(f"/r/{code}")
    await camera.person.see(".name-form button.primary")
    await camera.shoot("the invitation")
    await camera.person.page.fill("input[name=name]", "Tilda")
    await camera.tap(".name-form button.primary")
    await camera.person.see(".place.mine")
    await camera.shoot("seated")
    await host.post(f"rooms/{code}/start")
    await camera.person.see(".screen")
    await camera.shoot("the game begins")
    await host.delete(f"rooms/{code}/seats/0")
    return camera.pictures


async def at_once(people: People, game: str) -> list[Picture]:
    """Play now: from a cold home page to the first own decision, and through the first turns."""
    camera = Camera(await _newcomer(people))
    await camera.person.open("/")
    await camera.person.choose_door(game)
    await camera.shoot("home")
    await camera.tap(".door-now")
    await camera.person.see("#band.mine")
    await camera.shoot("the first own decision")
    for chosen in CHOICES.get(game, ()):
        await _answer(camera)
        await camera.shoot(chosen)
        await _ask(camera)
        await camera.shoot("the next question")
    await _answer(camera)
    await camera.shoot("the first turn is over")
    return camera.pictures


async def _answer(camera: Camera) -> None:
    """As a beginner would: ask for a hint, tap what it points at, until others are asked."""
    async with asyncio.timeout(TURN):
        while not await camera.person.page.query_selector("#band:not(.mine) .waits"):
            if not await camera.tap(*NEXT):
                await asyncio.sleep(0.05)


async def _ask(camera: Camera) -> None:
    """See what the others do, step by step, until the next own question."""
    async with asyncio.timeout(TURN):
        while not await camera.person.page.query_selector("#band.mine"):
            if not await camera.tap("#prompt button.next"):
                await asyncio.sleep(0.05)


async def _newcomer(people: People) -> Person:
    person = await people.come(PHONE, is_mobile=True)
    person.has_finger = False  # a click is a tap that no scrolling can swallow
    return person


async def _card(visitor: Player, code: str) -> bytes:
    """The picture that a chat shows for the link."""
    page = await visitor.house.http.get(
        f"{visitor.house.url}/r/{code}", headers={"User-Agent": "Discordbot/2.0"}
    )
    found = CARD.search(page.text)
    assert found, "the page names no picture"
    return (await visitor.house.http.get(unescape(found[1]))).content


async def strip(people: People, pictures: list[Picture], path: Path) -> None:
    """All pictures side by side, each with its step."""
    viewer = await people.come({"width": 400 * len(pictures), "height": 920})
    figures = "".join(
        f"<figure style='{FIGURE}'>"
        f"<img style='width:100%' src='data:image/png;base64,{b64encode(one.png).decode()}'>"
        f"{one.step}: {one.seconds:.1f} s, taps: {one.taps}</figure>"
        for one in pictures
    )
    await viewer.page.set_content(f"<body style='margin:0;white-space:nowrap'>{figures}</body>")
    path.parent.mkdir(parents=True, exist_ok=True)
    await viewer.page.screenshot(path=path)
    await viewer.page.close()


async def main(games: list[str]) -> None:
    with TemporaryDirectory() as folder:
        async with (
            process("", Path(folder)) as house,
            chromium() as browser,
            people_at(browser, house.url) as people,
        ):
            for game in games:
                pictures = await by_link(house, people, game) + await at_once(people, game)
                await strip(people, pictures, OUT / f"{game}.png")
                Console().print(_table(game, pictures))


def _table(game: str, pictures: list[Picture]) -> Table:
    told = Table("step", "seconds", "taps", title=f"{game}: the first ten minutes")
    for one in pictures:
        told.add_row(one.step, f"{one.seconds:.1f}", str(one.taps))
    return told


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:] or [*GAMES]))
