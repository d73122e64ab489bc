"""People at their browsers: what they open, see and click, and what must never appear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from playwright.async_api import Browser, Locator, Page, StorageState, WebSocket, async_playwright
from playwright.async_api import TimeoutError as GoneMeanwhile

from app.web.identities import COOKIE
from tests.app.players import House, Line, Player
from tests.browser.minds import Sight, play_until
from tests.patience import patience
from tests.services import chromium_launch_args

WIDE = {"width": 1400, "height": 900}
PHONE = {"width": 360, "height": 740}

PATIENCE = patience(60_000)  # milliseconds until a test gives up waiting for a sight


class Person:
    """One browser of one person; errors on its console fail the test."""

    def __init__(self, page: Page, url: str, has_finger: bool) -> None:
        self.page = page
        self.url = url
        self.has_finger = has_finger
        self.errors: list[str] = []
        self.received: list[str] = []
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("websocket", self._listen)

    async def open(self, path: str) -> None:
        await self.page.goto(self.url + path)
        await self.page.wait_for_selector("main")

    async def see(self, selector: str) -> None:
        await self.page.wait_for_selector(selector, timeout=PATIENCE)

    async def until(self, truth: str) -> None:
        """Wait for what no selector tells; Playwright's own way needs an eval, which the pages forbid."""
        async with asyncio.timeout(PATIENCE / 1000):
            while not await self.page.evaluate(truth):  # noqa: ASYNC110 - there is no event to wait for
                await asyncio.sleep(0.05)

    async def click(self, selector: str) -> None:
        await self.page.click(selector, timeout=PATIENCE)

    async def press(self, *selectors: str) -> bool:
        """Press the first of these that shows, with the mouse or a finger; it may go meanwhile."""
        for selector in selectors:
            found = self.page.locator(selector).locator("visible=true").first
            if await found.count():
                return await self._touch(found)
        return False

    async def try_click(self, selector: str) -> bool:
        """Click the first of these, if one is there and stays."""
        return bool(
            await self.page.evaluate(
                "selector => { const found = document.querySelector(selector);"
                " found?.click(); return Boolean(found); }",
                selector,
            )
        )

    async def become(self, player: Player) -> None:
        """Have the identity of somebody who came by the API."""
        await self.page.context.add_cookies([{"name": COOKIE, "value": player.token, "url": self.url}])

    async def sits_at(self, house: House) -> Line:
        """A second line with the identity of this browser, to click for it where nobody looks."""
        cookies = await self.page.context.cookies()
        token = next(cookie["value"] for cookie in cookies if cookie["name"] == COOKIE)
        return await Player(house, "", "", token).enter(self.page.url.rpartition("/")[2])

    async def choose_door(self, game: str) -> None:
        """On the home page one game stands open."""
        await self.see(".door.chosen")
        if not await self.page.query_selector(f".door-{game}.chosen"):
            await self.click(f".door-{game}")
        await self.see(f".door-{game}.chosen")

    async def open_room(self, name: str, game: str = "columns", mode: str = "", **options: str) -> str:
        """From the home page to a lobby, where one says one's name and what is set, by its label."""
        await self.open("/")
        await self.choose_door(game)
        await self.click(".door-table")
        await self.page.wait_for_url("**/r/*")
        await self.click(".place.mine .name-card")
        await self.page.fill("input[name=name]", name)
        await self.click(".name-form button.primary")
        await self.see(f".place.mine .who-name:has-text('{name}')")
        if mode or options:
            await self.click(".set-line")
            await self.click(f".mode:has-text('{mode}')")
            for label, value in options.items():
                await self.page.select_option(f"dialog .option:has-text('{label}') select", value)
            await self.click("dialog .buttons button")
        return self.page.url.rpartition("/")[2]

    async def seat_bot(self) -> None:
        """The best there is, on the first free chair."""
        before = await self.page.locator(".place.free").count()
        await self.click(".place.free .name-card")
        await self.click("dialog .rung")
        await self.until(f"document.querySelectorAll('.place.free').length < {before}")

    async def start(self) -> None:
        await self.click("#band [data-does=start]")

    async def join(self, code: str, name: str) -> None:
        """From the invite link to a seat: one field, one button."""
        await self.open(f"/r/{code}")
        await self.page.fill("input[name=name]", name)
        await self.click(".name-form button.primary")
        await self.see(".place.mine")

    async def is_sideways(self) -> bool:
        """Whether the page is wider than the screen."""
        return bool(
            await self.page.evaluate(
                "document.documentElement.scrollWidth > document.documentElement.clientWidth"
            )
        )

    async def _touch(self, found: Locator) -> bool:
        try:
            await (found.tap if self.has_finger else found.click)(timeout=5_000)
        except GoneMeanwhile:
            return False
        return True

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.received.append(str(frame)))

    def _hear(self, kind: str, text: str) -> None:
        # A killed server is part of some tests; the page goes on by itself.
        if kind == "error" and "ERR_CONNECTION_REFUSED" not in text and "WebSocket" not in text:
            self.errors.append(text)


class People:
    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self._url = url
        self.all: list[Person] = []

    async def come(self, size: dict[str, int] = WIDE, **settings: Any) -> Person:
        context = await self._browser.new_context(
            viewport={"width": size["width"], "height": size["height"]},
            has_touch=size is PHONE,
            **{"locale": "en-GB", "service_workers": "block", "storage_state": self._kept()} | settings,
        )
        person = Person(await context.new_page(), self._url, size is PHONE)
        self.all.append(person)
        return person

    def _kept(self) -> StorageState:
        """A test clicks itself: a page that gives the only answer would be faster now and then."""
        return {
            "cookies": [],
            "origins": [
                {
                    "origin": self._url,
                    "localStorage": [{"name": "shinobi-answer-alone", "value": "false"}],
                }
            ],
        }


@asynccontextmanager
async def people_at(browser: Browser, url: str) -> AsyncIterator[People]:
    """Everyone who comes has a browser profile of their own, closed when the visit is over."""
    people = People(browser, url)
    yield people
    for person in people.all:
        await person.page.context.close()
    errors = [error for person in people.all for error in person.errors]
    assert not errors, errors


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**chromium_launch_args())
        yield browser
        await browser.close()


async def play_unseen(house: House, sight: Sight, *people: Person) -> None:
    """Players play until the table shows this while no page looks: to draw all of it would take minutes."""
    rooms = [person.page.url for person in people]
    lines = [await person.sits_at(house) for person in people]
    for person in people:
        await person.page.goto("about:blank")
    await play_until(sight, *lines)
    await house.close()
    for person, room in zip(people, rooms, strict=True):
        await person.page.goto(room)
        await person.see("main [class*='-table']")


async def play_columns(*players: Person) -> None:
    """Click whatever is offered, until the result stands on every screen."""
    choices = ("#prompt button.next", ".col.ok button.cover", "#prompt button.primary")
    async with asyncio.timeout(patience(150)):
        while playing := [player for player in players if not await player.page.query_selector(".result")]:
            await asyncio.gather(*(_click_one(player, choices) for player in playing))
            await asyncio.sleep(0.03)


async def _click_one(player: Person, choices: tuple[str, ...]) -> None:
    for selector in choices:
        if await player.try_click(selector):
            return
