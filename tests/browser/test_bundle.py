"""What a visit costs, and how a page finds to the build that the server has: counted in a real Chromium."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from zipfile import ZipFile

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, Route

from app.ground.metrics import REQUEST
from games import GAMES
from tests.app.server import Inner, Process, process, serving
from tests.app.tables import lobby, table
from tests.browser.people import PATIENCE, PHONE, People, Person, people_at

OUTSIDE = Path(__file__).parents[1] / "app/outside"
WHEEL = "Wheel-Version: 1.0\nGenerator: by-hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
KB = 1024
BUILD = "JSON.parse(document.getElementById('boot').textContent).build"


pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def inn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inner]:
    async with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/shinobi.db") as house:
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def guests(browser: Browser, inn: Inner) -> AsyncIterator[People]:
    async with people_at(browser, inn.url) as people:
        yield people


class Counter:
    """What one browser gets over the wire."""

    def __init__(self) -> None:
        self.bytes = 0
        self._before = _answered()

    @classmethod
    async def of(cls, page: Page) -> Counter:
        counter, session = cls(), await page.context.new_cdp_session(page)
        await session.send("Network.enable")
        session.on("Network.loadingFinished", counter._add)
        return counter

    @property
    def requests(self) -> int:
        """As the server counts them: what a browser finds in its cache is none."""
        return _answered() - self._before

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])


def _answered() -> int:
    return sum(
        int(sample.value)
        for metric in REQUEST.collect()
        for sample in metric.samples
        if sample.name.endswith("_count")
    )


async def _visit(person: Person, path: str, stands: str) -> tuple[int, int]:
    """Requests, with the line to a room, and kilobytes of a visit, until nothing more comes."""
    await person.page.goto("about:blank")
    counter = await Counter.of(person.page)
    await person.page.goto(person.url + path, wait_until="networkidle")
    await person.see(stands)
    return counter.requests + ("/r/" in path), counter.bytes // KB


async def test_home_is_small_and_the_second_visit_asks_for_next_to_nothing(guests: People) -> None:
    mei = await guests.come(PHONE)
    requests, size = await _visit(mei, "/", ".door button.primary")
    assert (requests <= 12, size <= 120) == (True, True), (requests, size)
    requests, size = await _visit(mei, "/", ".door button.primary")
    assert (requests <= 3, size <= 8) == (True, True), (requests, size)


@pytest.mark.parametrize("game", GAMES)
async def test_an_invitation_is_small_with_its_table(guests: People, inn: Inner, game: str) -> None:
    code, _ = await lobby(inn, game)
    jonas = await guests.come(PHONE)
    requests, size = await _visit(jonas, f"/r/{code}", ".name-form button.primary:enabled")
    assert (requests <= 15, size <= 166) == (True, True), (requests, size)
    requests, size = await _visit(jonas, f"/r/{code}", ".name-form button.primary:enabled")
    assert (requests <= 3, size <= 8) == (True, True), (requests, size)


async def test_what_was_typed_before_the_script_ran_stays(guests: People, inn: Inner) -> None:
    code, _ = await lobby(inn)
    jonas = await guests.come(PHONE)
    typed = asyncio.Event()

    async def hold(route: Route) -> None:
        await typed.wait()
        await route.continue_()

    await jonas.page.route("**/bundle/page-room-*", hold)
    await jonas.page.goto(f"{jonas.url}/r/{code}", wait_until="commit")
    await jonas.page.fill("input[name=name]", "Jonas")
    assert await jonas.page.is_disabled(".name-form button.primary")
    typed.set()
    await jonas.click(".name-form button.primary")
    await jonas.see(".place.mine .who-name:text-is('Jonas')")


async def test_a_page_of_another_build_reloads_itself(guests: People, inn: Inner) -> None:
    lines = await table(inn)
    mei = await guests.come()
    await mei.become(lines[0].player)
    await mei.open(f"/r/{lines[0].code}")
    await mei.see(".screen")
    async with mei.page.expect_event("load", timeout=PATIENCE):
        _deploy(inn, "first")
    assert await mei.page.evaluate(BUILD) == "first"


async def test_but_not_while_a_dialog_is_open(guests: People, inn: Inner) -> None:
    code, [host, _] = await lobby(inn)
    mei = await guests.come()
    await mei.become(host)
    await mei.open(f"/r/{code}")
    await mei.see(".place.mine")
    await mei.try_click(".bar .tool.menu")
    await mei.see("dialog[open]")
    _deploy(inn, "second")
    async with asyncio.timeout(PATIENCE / 1000):
        while not any('"build":"second"' in one for one in mei.received):  # noqa: ASYNC110 - no event to wait for
            await asyncio.sleep(0.05)
    await mei.page.evaluate("sessionStorage.closed = Date.now()")
    async with mei.page.expect_event("load", timeout=PATIENCE):
        assert await mei.try_click("dialog[open] .icon")
    assert await mei.page.evaluate(BUILD) == "second"
    assert await mei.page.evaluate("Number(sessionStorage.renewed) >= Number(sessionStorage.closed)")


async def test_a_missing_part_fetches_the_page_anew_at_once(guests: People, inn: Inner) -> None:
    lines = await table(inn)
    jonas = await guests.come(PHONE)
    missed: list[str] = []

    async def miss_once(route: Route) -> None:
        missed.append(route.request.url)
        await (route.fulfill(status=404) if len(missed) == 1 else route.continue_())

    await jonas.page.route("**/bundle/table-columns-*", miss_once)
    await jonas.page.goto(f"{jonas.url}/r/{lines[0].code}")
    await jonas.see(".screen")
    assert len(missed) > 1
    jonas.errors.clear()  # the browser itself complains about the status


async def test_a_game_that_pip_installed_is_played_from_the_bundle(
    browser: Browser, sqlite_url: str, tmp_path: Path
) -> None:
    _install(tmp_path)
    async with (
        process(sqlite_url, tmp_path, PYTHONPATH=str(tmp_path / "site")) as oak,
        people_at(browser, oak.url) as people,
    ):
        await _play_acorns(oak, people)


async def _play_acorns(oak: Process, people: People) -> None:
    mei = await people.come()
    asked: list[str] = []
    mei.page.on("request", lambda request: asked.append(request.url))
    await mei.open("/")
    await mei.see(".door-acorns .backdrop .acorn")
    assert not any("/bundle/table-" in url for url in asked)
    await mei.open_room("Mei", "acorns")
    await mei.seat_bot()
    await mei.start()
    await mei.see(".acorns-table .pile")
    while not await mei.page.query_selector(".result"):
        await mei.press("#prompt button[data-verb=take]")
        await mei.page.wait_for_selector(".result, #prompt button[data-verb=take]", timeout=PATIENCE)
    assert any("/bundle/table-acorns-" in url for url in asked)
    assert not any("/static/" in url and url.endswith(".js") for url in asked)


def _install(folder: Path) -> None:
    """As a wheel, by pip, into a folder of its own."""
    wheel = folder / "acorns-1.0-py3-none-any.whl"
    files = [path for path in sorted(OUTSIDE.rglob("*")) if path.is_file() and path.suffix != ".pyc"]
    with ZipFile(wheel, "w") as archive:
        for path in files:
            archive.write(path, path.relative_to(OUTSIDE))
        archive.writestr("acorns-1.0.dist-info/WHEEL", WHEEL)
        archive.writestr("acorns-1.0.dist-info/RECORD", "")
    quietly = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")
    command = (sys.executable, "-m", "pip", "install", *quietly, "--target", folder / "site", wheel)
    subprocess.run(command, check=True)


def _deploy(inn: Inner, build: str) -> None:
    """The server is another one from here on; the lines to the old one are lost."""
    inn.services.front.build = build
    for play in inn.services.rooms.live():
        for outlet in play.room.attendance.outlets:
            outlet.transport.close()
