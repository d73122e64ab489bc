"""Being called in a real Chromium: asked while waiting, called by a worker, read without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Browser as Chromium
from playwright.async_api import CDPSession

from tests.app.notices.receivers import Browser, Receiver, receiving
from tests.app.notices.scenes import asked, pass_turn
from tests.app.players import Line
from tests.app.server import Inner, serving
from tests.app.tables import play_on, table
from tests.browser.people import PATIENCE, PHONE, People, Person, people_at

pytestmark = pytest.mark.asyncio(loop_scope="module")

HIDE = """on => {
  Object.defineProperty(document, "hidden", { value: on, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
# A push service is nothing that a test can have: its subscription is the test's own.
SUBSCRIPTION = """keys => {
  const own = { endpoint: keys.endpoint, toJSON: () => ({ endpoint: keys.endpoint, keys }) };
  PushManager.prototype.subscribe = async (options) => (globalThis.asked = options, own);
}"""
NOTES = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const notes = await registration.getNotifications();
  return notes.map((one) => ({ title: one.title, body: one.body, tag: one.tag, path: one.data.path }));
}"""
WORKERS: dict[str, Any] = {"service_workers": "allow", "permissions": ["notifications"]}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def inn(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inner]:
    url = f"sqlite:///{tmp_path_factory.mktemp('server')}/shinobi.db"
    async with serving(url, local_notices=True, notice_after=0.1) as house:
        yield house


@pytest_asyncio.fixture(loop_scope="module")
async def guests(browser: Chromium, inn: Inner) -> AsyncIterator[People]:
    async with people_at(browser, inn.url) as people:
        yield people


@pytest_asyncio.fixture(loop_scope="module")
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving() as found:
        yield found


async def seated(
    guests: People, inn: Inner, size: dict[str, int] | None = None, **own: Any
) -> tuple[Person, Line]:
    """A person whose turn it was, and the line of the other, whose turn it is now."""
    lines = await table(inn, days=2)
    first, second = asked(lines)
    mei = await (guests.come(size, **own) if size else guests.come(**own))
    await mei.become(first.player)
    await mei.open(f"/r/{first.code}")
    await mei.see("#prompt .btn.primary")
    await pass_turn(first)
    await first.close()
    return mei, second


class Wire:
    """A way to the server that can fall silent without being cut."""

    def __init__(self, to: int) -> None:
        self.port = 0
        self._to = to
        self._open = asyncio.Event()
        self._open.set()
        self._held: list[asyncio.StreamWriter] = []

    def hold(self) -> None:
        self._open.clear()

    def go_on(self) -> None:
        """What was silent is cut; who comes anew gets through."""
        for writer in self._held:
            writer.transport.abort()
        self._open.set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self._open.is_set():
            self._held.append(writer)
            return
        there, back = await asyncio.open_connection("127.0.0.1", self._to)
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError):
            while data := await reader.read(65536):
                if not self._open.is_set():
                    self._held.append(writer)
                    await self._open.wait()
                    break
                writer.write(data)
        writer.close()


@asynccontextmanager
async def wire_to(port: int) -> AsyncIterator[Wire]:
    wire = Wire(port)
    server = await asyncio.start_server(wire.take, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    async with server:
        yield wire


async def wait_to_be_asked(mei: Person) -> None:
    """In the prompt, and never during a scene."""
    async with asyncio.timeout(PATIENCE / 1000):
        while not await mei.page.query_selector("#prompt > .call-line"):
            if not await mei.press("#prompt button.next"):
                await asyncio.sleep(0.05)


async def worker_of(mei: Person) -> tuple[CDPSession, str]:
    """The way to deliver a push to the worker of this page."""
    session = await mei.page.context.new_cdp_session(mei.page)
    found: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def heard(event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            if not found.done():
                found.set_result(one["registrationId"])

    session.on("ServiceWorker.workerRegistrationUpdated", heard)
    await session.send("ServiceWorker.enable")
    async with asyncio.timeout(PATIENCE / 1000):
        return session, await found


async def test_who_waits_is_asked_once_and_called_on_this_device(
    guests: People, inn: Inner, receiver: Receiver
) -> None:
    mei, other = await seated(guests, inn, **WORKERS)
    assert await mei.page.query_selector(".call-line") is None
    await wait_to_be_asked(mei)
    browser = Browser(receiver)
    await mei.page.evaluate(SUBSCRIPTION, browser.subscription)
    await mei.click(".call-line .btn:not(.quiet)")
    await mei.see(".toast")
    assert await mei.page.query_selector(".call-line") is None
    assert await mei.page.evaluate("asked.userVisibleOnly")
    await mei.page.evaluate(HIDE, True)
    await pass_turn(other)
    [post] = await receiver.got(1)
    shown = browser.read(post)
    await mei.open("/")
    session, registration = await worker_of(mei)
    push = {"origin": inn.url, "registrationId": registration, "data": json.dumps(shown)}
    for _ in range(2):  # a second delivery of the same call shows nothing
        await session.send("ServiceWorker.deliverPushMessage", push)
    await mei.until(f"({NOTES})().then((notes) => notes.length === 1)")
    [note] = await mei.page.evaluate(NOTES)
    assert note == {
        "title": "Your turn: Columns",
        "body": f"At the table with {other.player.name}.",
        "tag": f"turn-{other.code}",
        "path": f"/r/{other.code}",
    }
    await mei.open(f"/r/{other.code}")
    await mei.until(f"({NOTES})().then((notes) => notes.length === 0)")


async def test_not_now_is_remembered(guests: People, inn: Inner) -> None:
    mei, _ = await seated(guests, inn, PHONE, permissions=["notifications"])
    await wait_to_be_asked(mei)
    assert not await mei.is_sideways()
    await mei.click(".call-line .btn.quiet")
    await mei.until("document.querySelector('.call-line') === null")
    assert await mei.page.evaluate("localStorage.getItem('shinobi-call-me')") == '"no"'


async def test_a_hidden_tab_tells_by_its_title_and_a_notification(guests: People, inn: Inner) -> None:
    mei, other = await seated(guests, inn, permissions=["notifications"])
    await mei.page.evaluate(
        "() => { globalThis.Notification = class { static permission = 'granted';"
        " constructor(title, more) { globalThis.note = { title, ...more }; }"
        " close() { globalThis.note.closed = true; } }; }"
    )
    await mei.page.evaluate(HIDE, True)
    await pass_turn(other)
    await mei.until("document.title.startsWith('● Your turn')")
    await mei.until("globalThis.note?.title === 'Your turn: Columns'")
    assert await mei.page.evaluate("note.tag") == f"turn-{other.code}"
    await mei.page.evaluate(HIDE, False)
    await mei.until("globalThis.note.closed === true")


async def test_the_screen_stays_on_while_one_is_waited_for(guests: People, inn: Inner) -> None:
    mei, other = await seated(guests, inn)
    await mei.page.evaluate(
        "() => Object.defineProperty(navigator, 'wakeLock', { value: { request: async (kind) => {"
        " globalThis.kept = kind; return { release: async () => { globalThis.kept = ''; } }; } } })"
    )
    await pass_turn(other)
    await mei.until("globalThis.kept === 'screen'")
    async with asyncio.timeout(PATIENCE / 1000):
        while await mei.page.evaluate("globalThis.kept"):
            await mei.press("#prompt button.next", "#prompt .btn:enabled", ".screen button.ok:enabled")


async def test_without_https_push_is_not_mentioned(guests: People, inn: Inner) -> None:
    mei, _ = await seated(guests, inn)
    await mei.page.add_init_script("Object.defineProperty(globalThis, 'isSecureContext', { value: false })")
    await mei.page.reload()
    await mei.see(".tool[aria-label='Menu']")
    await mei.click(".tool[aria-label='Menu']")
    await mei.click("[data-entry=bell]")
    await mei.see(".calls select[name=kind]")
    assert await mei.page.query_selector(".calls [role=switch]") is None
    assert await mei.page.query_selector(".call-line") is None


async def test_webhooks_of_the_own_and_of_the_room(guests: People, inn: Inner, receiver: Receiver) -> None:
    lines = await table(inn)
    mei = await guests.come()
    await mei.become(lines[0].player)
    await mei.open(f"/r/{lines[0].code}")
    await mei.click(".tool[aria-label='Menu']")
    await mei.click("[data-entry=bell]")
    for number, form in enumerate(("section:nth-of-type(1)", "section:nth-of-type(2)")):
        await mei.page.fill(f".calls {form} input[name=address]", f"{receiver.url}/{number}")
        await mei.click(f".calls {form} .call-form button")
        await mei.see(f".calls {form} .call-row")
    await mei.page.fill(".calls section:nth-of-type(1) input[name=address]", "http://example.com/x")
    await mei.click(".calls section:nth-of-type(1) .call-form button")
    await mei.see(".toast.refusal, dialog .toast")
    mei.errors.clear()  # the browser itself complains about the status
    await mei.click(".calls section:nth-of-type(2) .call-row button")
    await mei.until("document.querySelectorAll('.calls section:nth-of-type(2) .call-row').length === 0")


async def test_without_a_network_home_rules_and_my_games_can_be_read(guests: People, inn: Inner) -> None:
    lines = await table(inn)
    mei = await guests.come(**WORKERS)
    await mei.become(lines[0].player)
    await mei.open("/")
    await mei.see("#mine .row")
    await mei.until("caches.match('/kept-build').then(Boolean)")
    await mei.page.reload()
    await mei.see("#mine .row")
    await mei.page.context.set_offline(True)
    await mei.page.goto(f"{inn.url}/")
    await mei.see(".kept")
    await mei.see("#mine .row")
    await mei.page.goto(f"{inn.url}/games/hunt")
    await mei.see(".rules h2")
    await mei.see(".kept")
    await mei.page.goto(f"{inn.url}/r/{lines[0].code}")
    await mei.see(".problem")
    await mei.page.context.set_offline(False)
    await mei.page.goto(f"{inn.url}/")
    await mei.see("#mine .row")
    assert await mei.page.query_selector(".kept") is None
    mei.errors.clear()  # the browser itself complains about what it couldn't load


async def test_a_line_that_is_silent_is_told_at_once_and_the_tap_waits(browser: Chromium, inn: Inner) -> None:
    first, second = asked(await table(inn))
    async with wire_to(inn.port) as wire, people_at(browser, f"http://127.0.0.1:{wire.port}") as people:
        mei = await people.come()
        await mei.become(first.player)
        await mei.open(f"/r/{first.code}")
        await mei.see("#prompt .btn.primary")
        await first.close()
        wire.hold()
        await mei.click("#prompt .btn.primary")
        await mei.see("#prompt .btn.sent")
        await mei.see(".offline:has-text('Your tap waits')")
        await second.until(lambda: not second.room["seats"][str(first.seat)]["here"])
        steps = second.steps
        wire.go_on()
        await second.until(lambda: second.steps > steps)
        await mei.until("document.querySelector('.offline') === null")


async def test_a_network_that_is_gone_is_told_without_waiting(guests: People, inn: Inner) -> None:
    first, _ = asked(await table(inn))
    mei = await guests.come()
    await mei.become(first.player)
    await mei.open(f"/r/{first.code}")
    await mei.see("#prompt .btn.primary")
    told = mei.page.evaluate(
        "new Promise((done) => { new MutationObserver((_, own) => {"
        " if (document.querySelector('.offline')) { own.disconnect(); done(true); } })"
        " .observe(document.body, { childList: true, subtree: true });"
        " dispatchEvent(new Event('offline')); })"
    )
    assert await told
    await mei.until("document.querySelector('.offline') === null")


async def test_a_rematch_is_told_over_the_table_and_one_click_sits_and_is_ready(
    guests: People, inn: Inner
) -> None:
    lines = await table(inn)
    mei = await guests.come(PHONE)
    await mei.become(lines[0].player)
    await play_on(lines)
    await mei.open(f"/r/{lines[0].code}")
    await mei.see(".result")
    code = (await lines[1].player.post(f"rooms/{lines[1].code}/rematch"))["code"]
    await mei.see(".rematch-banner")
    await mei.until("document.title.startsWith('● Rematch')")
    await mei.click(".rematch-banner button")
    await mei.page.wait_for_url(f"**/r/{code}")
    found = await lines[1].player.enter(code)
    await found.until(lambda: found.room["seats"]["0"]["ready"])


async def test_the_page_can_be_installed(guests: People, inn: Inner) -> None:
    mei = await guests.come()
    await mei.open("/")
    manifest = await mei.page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((one) => one.json())"
    )
    href = await mei.page.get_attribute("link[rel=manifest]", "href")
    icons = [icon["src"] for icon in manifest["icons"] if icon["type"] == "image/png"]
    touch = await mei.page.get_attribute("link[rel=apple-touch-icon]", "href")
    assert len(icons) == 3 and href and touch
    for src in (*(f"{href.rpartition('/')[0]}/{icon}" for icon in icons), touch):
        picture = await mei.page.evaluate(
            "async (src) => { const one = new Image(); one.src = src; await one.decode();"
            " return [one.naturalWidth, one.naturalHeight]; }",
            src,
        )
        assert picture[0] == picture[1] >= 180
