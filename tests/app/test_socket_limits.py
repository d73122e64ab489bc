"""Who gets in by a socket, how often every path may be asked for, and what is made once."""

from __future__ import annotations

import gzip
from typing import Any

import httpx2
import pytest
import segno
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.routing import WebSocketRoute
from websockets.asyncio.client import ClientConnection, connect

from app.ground import words
from app.live.play.play import RoomPlay
from app.store import Database
from app.web import path_limits, sockets
from app.web.application import create
from app.web.pages import pages
from app.web.path_limits import OPERATION, PAGES, PATH_LIMITS, READS, limit_of
from app.web.socket_limits import COMINGS, COMINGS_OF_GUEST
from app.web.sockets import NAMELESS
from app.web.visitors import address
from app.wire import asyncapi
from app.wire.feeds import Feeds
from tests.app.players import House, eventually
from tests.app.server import Inner, serving
from tests.app.tables import lobby, table
from tests.app.test_identity import opened

ELSEWHERE = {"X-Forwarded-For": "203.0.113.8"}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals aren't held back."""
    monkeypatch.setattr(path_limits, "HELD", 0)
    monkeypatch.setattr(sockets, "HELD", 0)


async def socket(house: House, code: str, **headers: str) -> ClientConnection:
    url = f"{house.url.replace('http', 'ws')}/ws/rooms/{code}"
    return await connect(url, additional_headers=headers, proxy=None)


async def test_one_address_holds_so_many_sockets_and_another_as_many(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, sockets_per_address=3) as house:
        code, (mei, _) = await lobby(house)
        held = [await socket(house, code) for _ in range(3)]
        assert await opened(house, code, {}) == (429, "too-many-sockets")
        assert (await house.http.get(f"{house.url}/api/rooms/{code}/door")).status_code == 429
        assert await opened(house, code, mei.headers | ELSEWHERE) == (101, "")
        await held[0].close()
        play = await house.services.rooms.open(code)
        await eventually(lambda: play.lines == 2)
        assert await opened(house, code, {}) == (101, "")
        for one in held[1:]:
            await one.close()


async def test_a_socket_that_is_refused_occupies_nothing(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, sockets_per_address=1) as house:
        code, (mei, _) = await lobby(house)
        for _ in range(3):
            assert await opened(house, "NOBODY42", mei.headers) == (404, "no-room")
        assert await opened(house, code, mei.headers) == (101, "")


async def test_an_address_may_not_come_and_go_for_ever(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        code, (mei, _) = await lobby(house)
        house.services.limiter.allows(COMINGS, "127.0.0.1", COMINGS.times)
        assert await opened(house, code, {}) == (429, "too-many")
        assert await opened(house, code, mei.headers) == (101, "")
        house.services.limiter.allows(COMINGS_OF_GUEST, mei.id, COMINGS_OF_GUEST.times)
        assert await opened(house, code, mei.headers) == (429, "too-many")


async def test_nameless_lines_of_an_address_give_way_the_longest_silent_first(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, sockets_per_address=3) as house:
        code, (mei, ao) = await lobby(house)
        first, second, third = [await socket(house, code) for _ in range(3)]
        await first.send('{"t": "hello"}')
        await first.recv()
        assert (await mei.call("GET", f"rooms/{code}/door")).status_code == 204
        seated = await mei.enter(code)
        await second.wait_closed()
        other = await ao.enter(code)
        await third.wait_closed()
        assert await opened(house, code, {}) == (429, "too-many-sockets")
        known = await (await house.guest("Chojuro")).enter(code)
        await first.wait_closed()
        assert not any(line.is_closed for line in (seated, other, known))


async def test_who_has_a_seat_gets_in_where_nobody_gives_way(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, sockets_per_address=1) as house:
        code, (mei, ao) = await lobby(house)
        seated = [await mei.enter(code), await ao.enter(code)]
        chojuro = await house.guest("Chojuro")
        assert await opened(house, code, chojuro.headers) == (429, "too-many-sockets")
        assert await chojuro.refusal("GET", f"rooms/{code}/door") == (429, "too-many-sockets")
        again = await mei.enter(code)
        await seated[0].closed()
        assert not (again.is_closed or seated[1].is_closed)


async def test_a_flood_of_nameless_requests_keeps_nobody_out_who_has_a_name(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        code, (mei, _) = await lobby(house)
        for limit in (PAGES, READS):
            house.services.limiter.allows(limit.by_address, "127.0.0.1", limit.by_address.times)
        assert (await house.http.get(f"{house.url}/api/rooms/{code}")).status_code == 429
        assert (await mei.call("GET", f"rooms/{code}")).status_code == 200


async def test_so_many_watch_a_room_and_who_sits_there_always_gets_in(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True, onlookers_per_room=2) as house:
        code, (mei, _) = await lobby(house)
        held = [await house.onlooker(code), await house.onlooker(code)]
        assert await opened(house, code, {}) == (409, "room-crowded")
        guest = await house.guest("Ao")
        assert await guest.refusal("GET", f"rooms/{code}/door") == (409, "room-crowded")
        assert (await mei.call("GET", f"rooms/{code}/door")).status_code == 204
        seated = await mei.enter(code)
        assert await opened(house, code, {}) == (409, "room-crowded")
        await held[0].close()
        await eventually(lambda: house.services.rooms.watchers(code) == 1)
        assert await opened(house, code, {}) == (101, "")
        assert seated.seat == 0


async def test_hello_again_asks_nothing_of_the_database_and_waits_for_nobody(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await table(house)
    watcher = await house.onlooker(mei.code)
    asked: list[Any] = []
    monkeypatch.setattr(RoomPlay, "enter", lambda *args: asked.append(args))
    monkeypatch.setattr(Database, "read", lambda *args: asked.append(args))
    since = len(watcher.frames)
    for _ in range(5):
        await watcher.say(t="hello")
    await watcher.quiet()
    monkeypatch.undo()
    assert asked == []
    answers = [kind for kind in watcher.kinds(since) if kind != "room"]  # who else came is told meanwhile
    assert answers == ["table"] * 5 + ["pong"]


async def test_a_whole_table_is_built_once_for_all_who_ask(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, _ = await table(house)
    watcher = await house.onlooker(mei.code)
    monkeypatch.setattr(Feeds, "_lay", None)
    since = len(watcher.frames)
    for _ in range(5):
        await watcher.say(t="sync")
    await watcher.quiet()
    assert watcher.kinds(since) == ["table"] * 5 + ["pong"]


async def test_those_without_a_name_share_one_pace_of_their_address(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei, _ = await table(house)
        watcher = await house.onlooker(mei.code)
        house.services.limiter.allows(NAMELESS, "127.0.0.1", NAMELESS.times)
        await watcher.say(t="ping")
        assert (await watcher.get("error"))["code"] == "too-many"
        await mei.quiet()


def routes(app: FastAPI) -> list[tuple[str, str]]:
    """Every path with its methods, also of included routers; one of another kind fails."""
    own = [route for route in app.routes if not hasattr(route, "original_router")]
    included = [
        one
        for route in app.routes
        if hasattr(route, "original_router")
        for one in route.original_router.routes
    ]
    assert {type(route) for route in (*own, *included)} == {APIRoute, WebSocketRoute}
    paths = [route for route in (*own, *included) if isinstance(route, APIRoute)]
    assert len(paths) > 30
    return [(method, route.path) for route in paths for method in sorted(route.methods or ())]


async def test_every_path_has_a_limit_by_address(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        for limit in PATH_LIMITS:
            house.services.limiter.allows(limit.by_address, "127.0.0.1", limit.by_address.times)
        for method, path in [*routes(create(house.services.settings)), ("GET", "/no/such/page")]:
            answer = await house.http.request(method, f"{house.url}{path}")
            assert is_too_many(answer), path
            answer = await house.http.request(method, f"{house.url}{path}", headers=ELSEWHERE)
            assert answer.status_code != 429, path


async def test_every_path_has_a_limit_by_guest(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei = await house.guest()
        for limit in PATH_LIMITS:
            house.services.limiter.allows(limit.by_guest, mei.id, limit.by_guest.times)
        for method, path in routes(create(house.services.settings)):
            answer = await house.http.request(method, f"{house.url}{path}", headers=mei.headers)
            assert is_too_many(answer), path


def is_too_many(answer: httpx2.Response) -> bool:
    """An answer to HEAD has no words."""
    words = answer.request.method == "HEAD" or answer.json()["code"] == "too-many"
    return answer.status_code == 429 and words


def test_a_health_check_is_not_shut_out_by_visitors() -> None:
    assert limit_of("GET", "/healthz") is OPERATION
    assert limit_of("GET", "/") is PAGES


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("203.0.113.8", "203.0.113.8"),
        ("::ffff:203.0.113.8", "203.0.113.8"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("somebody", "somebody"),
    ],
)
def test_an_address_is_what_one_person_has(host: str, found: str) -> None:
    assert address(HTTPConnection({"type": "http", "client": (host, 1)})) == found


@pytest.mark.parametrize(
    "path", ["/", "/games/columns", "/api/docs", "/api/openapi.json", "/api/asyncapi.json"]
)
async def test_what_does_not_change_is_made_once(
    house: House, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await house.http.get(f"{house.url}{path}")

    def fail(*_: Any) -> Any:
        raise AssertionError(path)

    monkeypatch.setattr(pages.templates, "get_template", fail)
    monkeypatch.setattr(FastAPI, "openapi", fail)
    monkeypatch.setattr(asyncapi, "document", fail)
    monkeypatch.setattr(gzip, "compress", fail)
    again = await house.http.get(f"{house.url}{path}")
    assert (again.status_code, again.text) == (200, first.text)
    assert again.headers["content-encoding"] == "gzip"


async def test_the_picture_of_a_link_is_drawn_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await (await house.guest()).room()
    first = await house.http.get(f"{house.url}/api/rooms/{code}/qr.svg")
    monkeypatch.setattr(segno, "make", None)
    assert (await house.http.get(f"{house.url}/api/rooms/{code.lower()}/qr.svg")).text == first.text


async def test_words_are_encoded_once(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await house.http.get(f"{house.url}/text/columns/de.json")
    monkeypatch.setattr(words, "catalogue", None)
    assert (await house.http.get(f"{house.url}/text/columns/de.json")).json() == first.json()
