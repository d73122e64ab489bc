"""People own their data: they download it, sign out everywhere, and are forgotten."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import Connection, select

from app.store.tables import metadata
from tests.app.players import House, Player
from tests.app.server import Inner
from tests.app.tables import table
from tests.app.test_identity import cookie_of, opened

RARE = "Kushimaru of the Mist"


def traces(conn: Connection, word: str) -> list[str]:
    """The tables that hold the word in any row and column."""
    return [
        table.name
        for table in metadata.sorted_tables
        if any(word in _text(value) for row in conn.execute(select(table)) for value in row)
    ]


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else str(value)


async def test_the_download_holds_what_is_kept_of_me_and_of_nobody_else(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    await mei.ask("chat", text="mine alone")
    await ao.ask("chat", text="not mine")
    answer = await mei.player.call("GET", "me/data")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = answer.json()
    assert found["guest"][0]["name"] == "Mei"
    assert [line["text"] for line in found["chat"]] == ["mine alone"]
    assert [(seat["room"], seat["seat"], seat["status"]) for seat in found["seats"]] == [
        (mei.code, 0, "running")
    ]
    assert "not mine" not in answer.text
    assert ao.player.id not in answer.text


async def test_nothing_in_the_whole_database_has_the_name_of_one_who_is_forgotten(
    stored_house: Inner,
) -> None:
    database = stored_house.services.database
    mei, wild = await table(stored_house, names=("Mei", RARE))
    await wild.ask("chat", text=f"{RARE} was here")
    line = await mei.get("chat")
    await mei.player.post(f"rooms/{mei.code}/reports", {"who": line["who"]})
    await wild.player.post("me/link")
    assert set(await database.read(traces, RARE)) == {"chats", "guests", "reports"}
    await wild.player.post("me/forget", {"name": RARE})
    assert await database.read(traces, RARE) == []
    shown = (await mei.player.get(f"rooms/{mei.code}"))["seats"]["1"]
    assert (shown["name"], shown["bot"], shown["left"]) == ("", "", True)
    await wild.closed()


async def test_who_is_forgotten_can_not_be_had_back(house: House) -> None:
    wild = await house.guest(RARE)
    link = (await wild.post("me/link"))["url"].rpartition("/")[2]
    code = await wild.room()
    assert await wild.refusal("POST", "me/forget", {"name": "Mei"}) == (409, "other-name")
    await wild.post("me/forget", {"name": RARE})
    assert await wild.refusal("GET", "me") == (401, "bad-token")
    assert await opened(house, code, wild.headers) == (401, "bad-token")
    assert await Player(house, "", "", "").refusal("POST", f"link/{link}", {}) == (404, "no-link")


async def test_seats_are_left_first_in_a_game_and_in_a_lobby(house: House) -> None:
    mei, ao = await table(house, names=(RARE, "Ao"))
    code = await mei.player.room()
    await ao.player.post(f"rooms/{code}/seats")
    await mei.player.post("me/forget", {"name": RARE})
    await ao.get("room", status="over")
    found = await ao.player.get(f"rooms/{code}")
    assert list(found["seats"]) == ["1"]
    assert found["host"] == 1


async def test_signing_out_everywhere_leaves_this_device_alone_signed_in(house: House) -> None:
    mei, _ = await table(house)
    before = mei.player
    link = (await before.post("me/link"))["url"].rpartition("/")[2]
    token = (await before.post("me/sign-out", {"name": "Mei"}))["token"]
    await mei.closed()
    assert await before.refusal("GET", "me") == (401, "bad-token")
    assert await opened(house, mei.code, before.headers) == (401, "bad-token")
    assert await Player(house, "", "", "").refusal("POST", f"link/{link}", {}) == (404, "no-link")
    again = await Player(house, before.id, "Mei", token).enter(mei.code)
    assert again.seat == 0


async def test_a_device_that_was_signed_out_is_freed_of_its_cookie(house: House) -> None:
    cookie = await cookie_of(house)
    answer = await house.http.post(
        f"{house.url}/api/me/sign-out", json={"name": "Mei"}, headers=cookie | {"Origin": house.url}
    )
    fresh = {"Cookie": answer.headers["set-cookie"].partition(";")[0]}
    house.http.cookies.clear()
    refused = await house.http.get(f"{house.url}/api/me", headers=cookie)
    assert (refused.status_code, refused.json()["code"]) == (401, "bad-token")
    assert 'shinobi=""' in refused.headers["set-cookie"]
    house.http.cookies.clear()
    assert (await house.http.get(f"{house.url}/api/me", headers=fresh)).json()["name"] == "Mei"


@pytest.mark.parametrize("path", ["me/sign-out", "me/forget"])
async def test_nobody_does_that_without_saying_their_name(house: House, path: str) -> None:
    mei = await house.guest()
    assert await mei.refusal("POST", path, {}) == (422, "malformed")
    assert await mei.refusal("POST", path, {"name": "Ao"}) == (409, "other-name")
    assert (await mei.get("me"))["name"] == "Mei"


async def test_tokens_of_the_first_release_still_hold(house: Inner) -> None:
    mei = await house.guest()
    old = Player(house, mei.id, "Mei", house.services.identities._signer.dumps(mei.id))
    assert (await old.get("me"))["id"] == mei.id
    await mei.post("me/sign-out", {"name": "Mei"})
    assert await old.refusal("GET", "me") == (401, "bad-token")
