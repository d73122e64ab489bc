"""The proxy before the nodes: the real Caddy with the real configuration."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from app.ground.config import ROOT
from app.live.play.play import RoomPlay
from tests import services
from tests.app.nodes.conftest import connected
from tests.app.nodes.pairs import Pair
from tests.app.players import House, Player, client, eventually
from tests.app.server import Inner
from tests.app.tables import lobby

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("caddy")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def proxy(nodes: Pair, folder: Path) -> AsyncIterator[House]:
    """The way in that visitors take."""
    async with before(nodes, folder) as house:
        yield house


@asynccontextmanager
async def before(nodes: Pair, folder: Path) -> AsyncIterator[House]:
    port = services.free_port()
    upstreams = " ".join(f"127.0.0.1:{house.port}" for house in nodes)
    names = {"PORT": str(port), "SITE": f"http://:{port}", "UPSTREAMS": upstreams}
    with services.needed(), services.caddy(folder, ROOT / "Caddyfile", **names):
        async with client() as http:
            house = House(port, http)
            yield house
            await house.close()


def found(house: Inner, code: str) -> list[RoomPlay]:
    return [play for play in house.services.rooms.live() if play.room.code == code]


def lines(nodes: Pair, code: str) -> list[int]:
    """How many of a room's sockets each node has, fewest first."""
    return sorted(sum(play.lines for play in found(house, code)) for house in nodes)


async def test_all_who_come_into_a_room_meet_at_one_node(nodes: Pair, proxy: House) -> None:
    code, players = await lobby(proxy, "columns", 3)
    for player in players:
        await player.enter(code)
    assert lines(nodes, code) == [0, 3]
    url = f"ws://127.0.0.1:{proxy.port}/ws/rooms/{code}"
    for number in range(4):
        async with connect(url, additional_headers={"X-Room": str(number)}, proxy=None):
            assert lines(nodes, code) == [0, 4]
        await eventually(lambda: lines(nodes, code) == [0, 3])


async def test_rooms_are_spread_over_the_nodes(nodes: Pair, proxy: House) -> None:
    mei = await proxy.guest()
    seen = set()
    for _ in range(24):
        code = await mei.room()
        await mei.get(f"rooms/{code}")
        seen |= {number for number, house in enumerate(nodes) if found(house, code)}
        if seen == {0, 1}:
            return
    raise AssertionError("all rooms are at one node")


async def test_a_room_has_one_address(proxy: House) -> None:
    mei = await proxy.guest()
    code = await mei.room()
    answer = await proxy.http.get(f"{proxy.url}/r/{code.lower()}", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (307, f"/r/{code}")
    assert (await proxy.http.get(f"{proxy.url}/r/{code}")).status_code == 200


async def test_what_a_node_leaves_goes_on_at_the_other(
    nodes: Pair, shared_url: str, redis: services.Redis, folder: Path
) -> None:
    async with AsyncExitStack() as leaving:
        third = await leaving.enter_async_context(connected(shared_url, redis.url))
        async with before((nodes[0], third), folder) as house:
            mei = await house.guest()
            code = await room_at(third, mei)
            line = await mei.enter(code)
            await leaving.aclose()
            await line.closed()
            await mei.enter(code)
            assert found(nodes[0], code)


async def room_at(house: Inner, mei: Player) -> str:
    """A room whose visitors are sent to this node."""
    while True:
        code = await mei.room()
        await mei.get(f"rooms/{code}")
        if found(house, code):
            return code


async def test_the_address_of_a_visitor_is_the_proxys_to_tell(proxy: House, nodes: Pair) -> None:
    """What a visitor claims about it is not passed on."""
    asked = await proxy.http.get(f"{proxy.url}/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert asked.status_code == 404
    assert (await nodes[0].http.get(f"{nodes[0].url}/metrics")).status_code == 200


async def test_a_proxy_that_is_not_trusted_is_told_of_once(
    nodes: Pair, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(
        "uvicorn.middleware.proxy_headers._TrustedHosts.__contains__", lambda self, host: False
    )
    for _ in range(3):
        await nodes[1].http.get(f"{nodes[1].url}/healthz", headers={"X-Forwarded-For": "203.0.113.7"})
    assert capsys.readouterr().out.count("proxy-not-trusted") == 1
