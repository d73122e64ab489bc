"""A table without a game: the real room page in a browser, whose line says what a test wants."""

from __future__ import annotations

import json
from collections.abc import Hashable
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary

from app.web.front.modules import version
from app.wire.diff import diff
from tests.app.players import House
from tests.app.tables import lobby
from tests.browser.people import PHONE, People, Person
from tests.browser.positions.walks import NAMES, Position

_SCRIPT = (Path(__file__).parent / "geometry.js").read_text().replace("export ", "")
GEOMETRY = f"(target) => {{ {_SCRIPT}\nreturn faults(target); }}"
FIELD = f"(share) => {{ {_SCRIPT}\nreturn fieldFaults(share); }}"
TARGET = 44  # pixels that a finger needs
PEOPLE = 4  # the seats beyond are bots; one of the people is away
AWAY = 2

# Instead of a socket: it never sends, hears what `window.line` is told, and beats as a server's line does.
# Hints get no answer. Who sits here has said already that nobody need call.
LINE = """
window.WebSocket = class {
  constructor() { window.line = this; setTimeout(() => this.onopen?.()); this.beat(); }
  beat() {
    setInterval(() => window.line === this && this.onmessage?.({ data: '{"t": "beat"}' }), 1000);
  }
  send() {}
  close() {}
};
localStorage.setItem("shinobi-call-me", JSON.stringify("no"));
for (const touch of ["pointerdown", "keydown"]) {
  addEventListener(touch, () => window.wasTouched = true, true);
}
window.shifts = 0;
const add = (entries) => entries.forEach((one) => window.shifts += one.value);
const observer = new PerformanceObserver((list) => add(list.getEntries()));
observer.observe({ type: "layout-shift", buffered: true });
window.shifted = () => (add(observer.takeRecords()), window.shifts);
"""
LAY = """async ([site, lang, frames]) => {
  const { language, redraw, speak } = await import(site);
  for (const frame of frames) window.line.onmessage({ data: frame });
  if (language() !== lang) await speak(lang);
  redraw();
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

HEAR = """async (frames) => {
  for (const frame of frames) window.line.onmessage({ data: frame });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
_STANDS: WeakKeyDictionary[People, dict[Hashable, Stand]] = WeakKeyDictionary()
LONG_SCENE = 600_000  # milliseconds that a scene may last


class Stand:
    """One browser at a table that takes any position."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self._person = person
        self.site = f"/static/{version()}/js/site.js"
        self._laid = 0
        self._course: dict[str, Any] = {}

    @classmethod
    async def at(
        cls, people: People, house: House, game: str, size: dict[str, int], **settings: Any
    ) -> Stand:
        """At a table of the game, where what lay before is gone with the next position.

        To open a page takes as long as to lay a hundred: one that nobody touched is used again.
        """
        stands = _STANDS.setdefault(people, {})
        key = (game, size is PHONE, *settings.items())
        if key not in stands or await stands[key].was_touched():
            code, _ = await lobby(house, game)
            stands[key] = cls(await people.come(size, **settings))
            await stands[key].open(f"/r/{code}")
        return stands[key]

    async def open(self, path: str) -> None:
        await self.page.add_init_script(LINE)
        await self.page.route("**/api/rooms/*/replay", lambda route: route.fulfill(json=self._course))
        await self._person.open(path)
        await self._person.until("Boolean(window.line?.onmessage)")

    async def lay(self, position: Position, lang: str, size: tuple[int, int]) -> None:
        if self.page.viewport_size != {"width": size[0], "height": size[1]}:
            await self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self._laid += 1
        step = {"pub": position.pub, "me": {}, "events": position.events, "seat": 0, "at": 0}
        self._course = {"steps": [step], "seed": "5e" * 32, "seal": "3f" * 32}
        frames = _written(*_frames(position, self._laid))
        await self.page.evaluate(LAY, [self.site, lang, frames])

    async def hear(self, *frames: dict[str, Any]) -> None:
        await self.page.evaluate(HEAR, _written(*frames))

    async def go_on(self, before: Position, after: Position, ack: str = "") -> None:
        """From the position that lies there to the next one, whose events are what happened."""
        mine = {"t": "mine", "n": 1, "step": self._laid, "me": diff(before.me, after.me), "events": []}
        step = {"t": "step", "n": self._laid + 1, "pub": diff(before.pub, after.pub), "ms": LONG_SCENE}
        await self.hear(mine | {"ack": ack}, step | {"events": after.events})

    async def was_touched(self) -> bool:
        return bool(await self.page.evaluate("window.wasTouched"))

    async def faults(self) -> list[str]:
        return list(await self.page.evaluate(GEOMETRY, TARGET))

    async def field_faults(self, share: float) -> list[str]:
        return list(await self.page.evaluate(FIELD, share))

    async def shifts(self) -> float:
        """How far things moved that were there already, by the browser's own measure.

        A browser excuses what moves soon after the window's size; here all of it counts, however fast it is.
        """
        return float(await self.page.evaluate("window.shifted()"))


def _written(*frames: dict[str, Any]) -> list[str]:
    """As a line brings them: a browser is handed texts much faster than objects."""
    return [json.dumps(frame) for frame in frames]


def _frames(position: Position, number: int) -> list[dict[str, Any]]:
    seat = position.seat
    views = {"pub": position.pub, "me": position.me, "events": position.events, "first": 0}
    return [
        {"t": "you", "seat": seat, "name": NAMES[seat] if seat >= 0 else "", "id": "me"},
        _room(position),
        {"t": "table", "seen": f"{seat}:{number}.0", "check": {"pub": "", "me": ""}, **views},
    ]


def _room(position: Position) -> dict[str, Any]:
    return {
        "t": "room",
        "code": "W537T56H",
        "game": position.game,
        "status": "over" if "outcome" in position.pub else "running",
        "public": False,
        "pace": "human",
        "options": position.options,
        "places": position.seats,
        "seats": {str(seat): _seat(seat) for seat in range(position.seats)},
        "host": 0,
        "watchers": 2,
        "hints": True,
        "seal": "3f" * 32,
        "clocks": {},
        "undo": {},
        "next": "",
        "now": 0,
    }


def _seat(seat: int) -> dict[str, Any]:
    is_bot = seat >= PEOPLE
    return {
        "name": "" if is_bot else NAMES[seat],
        "bot": "chunin" if is_bot else "",
        "ready": True,
        "left": False,
        "here": seat != AWAY,
        "since": 0,
    }
