"""Metrics: what happens is counted, nobody is named, and only the operator may look."""

from __future__ import annotations

import re
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from app.web.identities import is_local
from tests.app.server import Inner, serving
from tests.app.tables import lobby, play_on, table

TOKEN = "the operator's own"


async def test_metrics_count_what_happens_and_name_nobody(house: Inner) -> None:
    lines = await table(house)
    await play_on(lines, 5)
    await lines[0].click("draw", ask="0")
    await lines[0].player.call("GET", "rooms/NOBODY42")
    await house.services.rooms.tick()
    text = (await house.http.get(f"{house.url}/metrics")).text
    assert re.search(r'shinobi_actions_total\{game="columns",kind="act"\} \d', text)
    assert re.search(r'shinobi_refusals_total\{code="stale"\} \d', text)
    assert re.search(r"shinobi_rooms_open [1-9]", text)
    assert re.search(r"shinobi_sockets_open [1-9]", text)
    assert re.search(r"shinobi_click_seconds_count [1-9]", text)
    assert 'shinobi_request_seconds_count{route="/api/rooms/{code}"}' in text
    secrets = [lines[0].code, lines[0].player.id, lines[0].player.token, "Mei", "NOBODY42"]
    assert not [secret for secret in secrets if secret in text]


async def test_sockets_are_counted_in_and_out(house: Inner) -> None:
    def sockets(text: str) -> float:
        found = re.search(r"^shinobi_sockets_open (\S+)", text, re.MULTILINE)
        assert found
        return float(found[1])

    async def now() -> float:
        return sockets((await house.http.get(f"{house.url}/metrics")).text)

    code, (mei, _) = await lobby(house)
    before = await now()
    line, silent = await mei.enter(code), await mei.enter(code, hello=False)
    assert await now() == before + 2
    await line.close()
    await silent.close()
    assert await now() == before


async def asked(house: Inner, **headers: str) -> int:
    answer = await house.http.get(f"{house.url}/metrics", headers=headers)
    assert answer.status_code == 200 or answer.json()["code"] == "no-page"
    return answer.status_code


def bearing(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize(
    "header", ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP"]
)
async def test_what_a_proxy_passes_on_is_not_asked_on_this_machine(house: Inner, header: str) -> None:
    assert await asked(house) == 200
    assert await asked(house, **{header: "127.0.0.1"}) == 404


@pytest.mark.parametrize(
    ("client", "local"),
    [(("127.0.0.1", 1), True), (("::1", 1), True), (("192.168.0.7", 1), False), (None, False)],
)
def test_only_loopback_is_this_machine(client: Any, local: bool) -> None:
    assert is_local(connection(client)) is local


def connection(client: Any = ("127.0.0.1", 1), version: str = "1.1", **headers: str) -> HTTPConnection:
    named = {"host": "localhost:8000"} | {name.replace("_", "-"): value for name, value in headers.items()}
    coded = [(name.encode(), value.encode()) for name, value in named.items()]
    scope = {"type": "http", "path": "/", "client": client, "http_version": version, "headers": coded}
    return HTTPConnection(scope)


def test_who_asks_through_this_machine_is_not_on_it() -> None:
    assert is_local(connection())
    for strange in ("evil.example", "evil.example:8000", "localhost.evil.example", "10.0.0.1", "", "["):
        assert not is_local(connection(host=strange)), strange
    for name in ("forwarded", "via", "x_forwarded_for", "x_forwarded_port", "x_real_ip", "cf_connecting_ip"):
        assert not is_local(connection(**{name: "x"})), name
    assert not is_local(connection(version="1.0"))


async def test_why_a_server_is_not_ready_is_told_to_the_operator_only(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(*args: Any) -> None:
        raise OSError("no such disk")

    monkeypatch.setattr(house.services.database._engine, "read", gone)
    for headers in ({"Host": "evil.example"}, {"X-Forwarded-Port": "1"}, {"Host": "["}):
        answer = await house.http.get(f"{house.url}/readyz", headers=headers)
        assert (answer.status_code, answer.text) == (503, "not ready"), headers
    assert "no such disk" in (await house.http.get(f"{house.url}/readyz")).text


async def test_from_elsewhere_the_operator_looks_with_a_token(sqlite_url: str) -> None:
    async with serving(sqlite_url, public_url="https://table.example", metrics_token=TOKEN) as house:
        assert await asked(house) == 404
        assert await asked(house, **bearing("another")) == 404
        assert await asked(house, **bearing(TOKEN)) == 200
        assert await asked(house, **bearing(TOKEN), **{"X-Forwarded-For": "10.0.0.1"}) == 200


async def test_without_a_token_set_none_is_right(sqlite_url: str) -> None:
    async with serving(sqlite_url, public_url="https://table.example") as house:
        mei = await house.guest()
        for token in ("x", mei.token):
            assert await asked(house, **bearing(token)) == 404
