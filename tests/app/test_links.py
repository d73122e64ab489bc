"""Addresses that are handed out, and who is told that nobody else can open them."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from app.ground.config import Settings
from app.store import channels
from app.web.links import full_url, here, needs_host
from tests.app.server import Inner, serving


@pytest.mark.parametrize(
    ("page", "host", "public_url", "is_told"),
    [
        ("localhost", "127.0.0.1", "", True),
        ("127.0.0.1", "localhost", "", True),
        ("games.example", "127.0.0.1", "", False),  # through a proxy
        ("localhost", "0.0.0.0", "", False),
        ("localhost", "127.0.0.1", "https://games.example", False),
    ],
)
def test_who_looks_on_the_machine_of_the_server_is_told_that_it_hears_nobody_else(
    page: str, host: str, public_url: str, is_told: bool
) -> None:
    asked = Request({"type": "http", "path": "/", "headers": [(b"host", page.encode())]})
    settings = Settings(database_url="", secret_key="", host=host, public_url=public_url)
    assert needs_host(asked, settings) is is_told


FORGED = (
    "evil.example",
    "evil.example:80",
    "6.6.6.6",
    "localhost.evil.example",
    "here@evil.example",
    "[",
    "a b",
)


@pytest.mark.parametrize("page", ["/", "/r/{code}", "/r/{code}/replay", "/games/columns"])
async def test_a_forged_host_is_in_no_page(house: Inner, page: str) -> None:
    code = await (await house.guest()).room()
    for host in FORGED:
        answer = await house.http.get(house.url + page.format(code=code), headers={"Host": host})
        assert answer.status_code == 200, host
        assert f"//{host}" not in answer.text, host
    shown = (await house.http.get(house.url + page.format(code=code))).text
    assert f'content="{house.url}{page.format(code=code)}"' in shown


@pytest.mark.parametrize("page", ["/r/{code}/", "/games/columns/", "/api/rooms/", "/docs/?lang=de"])
async def test_a_forged_host_is_nowhere_that_a_page_leads_to(house: Inner, page: str) -> None:
    page = page.format(code=await (await house.guest()).room())
    for host in FORGED:
        answer = await house.http.get(house.url + page, headers={"Host": host})
        assert (answer.status_code, answer.headers["location"]) == (307, page.replace("/?", "?").rstrip("/"))


def test_a_redirection_stays_on_this_server() -> None:
    assert here("//evil.example/games?x=1") == "/games?x=1"
    assert here("http://evil.example//worse.example/games") == "/worse.example/games"


async def test_with_an_address_of_its_own_a_server_knows_what_it_is_called(sqlite_url: str) -> None:
    async with serving(sqlite_url, public_url="https://table.example") as house:
        shown = (await house.http.get(f"{house.url}/games/columns", headers={"Host": "evil.example"})).text
    assert "evil" not in shown and 'content="https://table.example/games/columns"' in shown


async def test_a_forged_host_is_in_no_answer_and_in_no_notice(house: Inner) -> None:
    mei = await house.guest()
    for host in FORGED:
        headers = mei.headers | {"Host": host}
        made = await house.http.post(f"{house.url}/api/rooms", json={"game": "columns"}, headers=headers)
        assert made.json()["url"] == f"/r/{made.json()['code']}", host
        link = await house.http.post(f"{house.url}/api/me/link", headers=headers)
        assert link.json()["url"].startswith("/link/"), host
        hook = {"kind": "webhook", "address": "https://hooks.example/"}
        assert (await house.http.post(f"{house.url}/api/me/calls", json=hook, headers=headers)).is_success
    kept = await house.services.database.read(channels.of_guest, mei.id)
    assert {one.keys["origin"] for one in kept} == {house.url}


@pytest.mark.parametrize(
    ("host", "listening"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://192.168.1.7:8000"),
        ("10.0.0.3", "http://10.0.0.3:8000"),
        ("fd00::7", "http://[fd00::7]:8000"),
    ],
)
def test_what_is_read_elsewhere_names_the_address_that_is_listened_to(
    host: str, listening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.links.lan_address", lambda: "192.168.1.7")
    asked = Request({"type": "http", "path": "/", "headers": [(b"host", b"evil.example")]})
    settings = Settings(database_url="", secret_key="", host=host)
    assert full_url(asked, settings, "/r/LEAF") == f"{listening}/r/LEAF"


async def test_pictures_of_addresses_are_those_of_no_forged_host(house: Inner) -> None:
    code = await (await house.guest()).room()
    drawn = [
        (await house.http.get(f"{house.url}/api/rooms/{code}/qr.svg", headers={"Host": host})).text
        for host in ("evil.example", "worse.example")
    ]
    assert drawn[0] == drawn[1]
