"""Who is asking: cookies, tokens, origins, personal links and names."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from app.web.api.api import key_of
from tests.app.players import House, Player
from tests.app.server import serving
from tests.app.tables import table


async def cookie_of(house: House, name: str = "Mei") -> dict[str, str]:
    """The Cookie header a browser would send after it gave its name."""
    answer = await house.http.post(f"{house.url}/api/guests", json={"name": name})
    house.http.cookies.clear()
    return {"Cookie": answer.headers["set-cookie"].partition(";")[0]}


async def named(house: House, headers: dict[str, str], name: str = "Ao") -> tuple[int, Any]:
    """What a change of name is answered."""
    answer = await house.http.post(f"{house.url}/api/guests", json={"name": name}, headers=headers)
    house.http.cookies.clear()
    return answer.status_code, answer.json().get("code", answer.json()["id"] if answer.is_success else "")


async def opened(house: House, code: str, headers: dict[str, str]) -> tuple[int, str]:
    """With what status and code a websocket is let in."""
    origin = headers.get("Origin")
    rest = {name: value for name, value in headers.items() if name != "Origin"}
    url = f"{house.url.replace('http', 'ws')}/ws/rooms/{code}"
    try:
        async with connect(url, additional_headers=rest, origin=origin, proxy=None):  # type: ignore[arg-type]
            return 101, ""
    except InvalidStatus as refused:
        body = refused.response.body
        assert body is not None
        return refused.response.status_code, body.decode().split('"')[3]


async def test_a_cookie_is_an_identity_that_scripts_cannot_read(house: House) -> None:
    answer = await house.http.post(f"{house.url}/api/guests", json={"name": "Mei"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    me = await house.http.get(f"{house.url}/api/me")
    assert (me.json()["id"], me.json()["name"]) == (answer.json()["id"], "Mei")


async def test_a_cookie_is_secure_on_https(sqlite_url: str) -> None:
    async with serving(sqlite_url) as house:
        headers = {"X-Forwarded-Proto": "https"}
        answer = await house.http.post(f"{house.url}/api/guests", json={"name": "Mei"}, headers=headers)
        assert "Secure" in answer.headers["set-cookie"]


async def test_a_bearer_token_is_the_same_identity(house: House) -> None:
    mei = await house.guest()
    assert await mei.get("me") == {"id": mei.id, "name": "Mei", "face": "", "key": key_of(mei.id)}
    assert (await mei.post("guests", {"name": "Terumi"}))["id"] == mei.id
    assert (await mei.get("me"))["name"] == "Terumi"


async def test_without_an_identity_one_may_look_and_not_act(house: House) -> None:
    nobody = Player(house, "", "", "")
    assert await nobody.refusal("GET", "me") == (401, "no-guest")
    assert await nobody.refusal("POST", "rooms", {"game": "columns"}) == (401, "no-guest")
    code = await (await house.guest()).room()
    line = await house.onlooker(code)
    assert line.seat == -1
    assert (await line.ask("chat", text="Who is there?"))["code"] == "no-guest"


async def test_a_forged_token_is_refused(house: House) -> None:
    mei = await house.guest()
    code = await mei.room()
    head, _, signature = mei.token.rpartition(".")
    other = (await house.guest("Ao")).token
    for token in (
        f"{head}.{signature[::-1]}",
        f"{other.partition('.')[0]}.{signature}",
        "x",
        f"{mei.token}x",
    ):
        forger = Player(house, "", "", token)
        assert await forger.refusal("GET", "me") == (401, "bad-token")
        assert await opened(house, code, forger.headers) == (401, "bad-token")


async def test_a_cookie_of_another_key_is_taken_away_so_that_the_visitor_is_not_locked_out(
    house: House,
) -> None:
    headers = {"Cookie": "shinobi=stale.token", "Origin": house.url}
    answer = await house.http.get(f"{house.url}/api/me", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-token")
    assert 'shinobi=""' in answer.headers["set-cookie"]
    assert "Max-Age=0" in answer.headers["set-cookie"]


async def test_a_page_of_another_site_may_not_act_with_a_cookie(house: House) -> None:
    code, cookie = await (await house.guest()).room(), await cookie_of(house)
    port = house.url.rpartition(":")[2]
    foreign = (
        "https://evil.example",
        "null",
        f"https://127.0.0.1:{port}",
        "http://127.0.0.1:1",
        "nonsense",
        "",
    )
    for origin in foreign:
        headers = cookie | {"Origin": origin}
        assert await named(house, headers) == (403, "foreign-origin"), origin
        assert (await opened(house, code, headers))[0] == 403, origin
    assert (await named(house, cookie | {"Origin": house.url}))[0] == 201
    assert await opened(house, code, cookie | {"Origin": house.url}) == (101, "")


async def test_a_cookie_without_an_origin_is_refused_where_something_could_change(house: House) -> None:
    code, cookie = await (await house.guest()).room(), await cookie_of(house)
    assert await named(house, cookie) == (403, "no-origin")
    assert await opened(house, code, cookie) == (403, "no-origin")
    answer = await house.http.get(f"{house.url}/api/me", headers=cookie)
    assert answer.json()["name"] == "Mei"
    bearer = (await house.guest()).headers
    assert (await named(house, bearer))[0] == 201
    assert await opened(house, code, bearer) == (101, "")


async def test_the_public_url_is_an_origin_of_its_own(sqlite_url: str) -> None:
    async with serving(sqlite_url, public_url="https://table.example") as house:
        cookie = await cookie_of(house)
        assert (await named(house, cookie | {"Origin": "https://table.example"}))[0] == 201
        assert await named(house, cookie | {"Origin": "https://table.example:444"}) == (403, "foreign-origin")
        made = await (await house.guest()).post("rooms", {"game": "columns"})
        assert made["url"] == f"https://table.example/r/{made['code']}"


async def test_a_personal_link_carries_the_identity_once(house: House) -> None:
    mei, phone = await house.guest(), Player(house, "", "", "")
    link = (await mei.post("me/link"))["url"].rpartition("/")[2]
    page = await house.http.get(f"{house.url}/link/{link}")
    assert page.status_code == 200
    used = await phone.post(f"link/{link}")
    assert (used["id"], used["name"]) == (mei.id, "Mei")
    assert (await Player(house, "", "", used["token"]).get("me"))["id"] == mei.id
    assert await phone.refusal("POST", f"link/{link}") == (404, "no-link")
    assert await phone.refusal("POST", "link/made-up") == (404, "no-link")


async def test_an_identity_with_seats_is_replaced_only_if_asked_to(house: House) -> None:
    mei, (ao, _) = await house.guest("Terumi"), await table(house)
    link = (await mei.post("me/link"))["url"].rpartition("/")[2]
    assert await ao.player.refusal("POST", f"link/{link}") == (409, "has-seats")
    assert (await ao.player.post(f"link/{link}", {"replace": True}))["id"] == mei.id


async def test_a_seat_belongs_to_the_identity_on_every_device(house: House) -> None:
    mei, _ = await table(house)
    link = (await mei.player.post("me/link"))["url"].rpartition("/")[2]
    token = (await Player(house, "", "", "").post(f"link/{link}"))["token"]
    phone = await Player(house, mei.player.id, "Mei", token).enter(mei.code)
    assert (phone.seat, phone.me) == (0, mei.me)


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "x" * 25,
        "x" * 10_000,
        "\x00\x07",
        "\u200b\u2800",
        "\u202e\u0301",
        "\ufeff",
        "\u2028",
    ],
)
async def test_a_name_nobody_could_read_is_refused(house: House, name: str) -> None:
    body = b'{"name": "' + name.encode("unicode_escape").replace(b"\\x", b"\\u00") + b'"}'
    answer = await house.http.post(
        f"{house.url}/api/guests", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-name")


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("<b>Mei</b>", "<b>Mei</b>"),
        ("  Mei \n Terumi ", "Mei Terumi"),
        ("Наруто", "Наруто"),
        ("ナルト", "ナルト"),
        ("x" * 24, "x" * 24),
        ("e\u0301", "\u00e9"),
        ("tab\x00 bell\x07", "tab bell"),
        ("zero\u200bwidth", "zerowidth"),
        ("\u202egnihtemos", "gnihtemos"),
        ("M\u3164e\u00adi", "Mei"),
        ("M\U0001d159ei\U00016fe4", "Mei"),
        ("\U0001f469\u200d\U0001f680", "\U0001f469\u200d\U0001f680"),
    ],
)
async def test_a_name_is_kept_as_text(house: House, name: str, kept: str) -> None:
    mei = await house.guest(name)
    assert mei.name == kept
    code = await mei.room()
    page = await house.http.get(f"{house.url}/r/{code}", headers=mei.headers)
    assert page.status_code == 200
    assert "<b>Mei" not in page.text
    assert (await mei.enter(code)).room["seats"]["0"]["name"] == kept


async def test_more_than_a_name_could_be_is_malformed(house: House) -> None:
    nobody = Player(house, "", "", "")
    assert await nobody.refusal("POST", "guests", {"name": "x" * 10_001}) == (422, "malformed")
    assert await nobody.refusal("POST", "guests", {"name": "x" * 70_000}) == (413, "too-large")
    assert await nobody.refusal("POST", "guests", {"name": 7}) == (422, "malformed")
    assert await nobody.refusal("POST", "guests", {"name": "Mei", "admin": True}) == (422, "malformed")


async def test_a_body_of_untold_length_is_not_read_for_ever(house: House) -> None:
    async def flood() -> Any:
        for _ in range(64):
            yield b"x" * 4096

    answer = await house.http.post(f"{house.url}/api/guests", content=flood())
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")


async def test_too_many_new_guests_are_slowed_down(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        for _ in range(60):
            await house.guest()
        assert await Player(house, "", "", "").refusal("POST", "guests", {"name": "Mei"}) == (429, "too-many")


async def test_a_name_cannot_be_changed_all_the_time(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei, ao = await table(house)
        since = len(ao.frames)
        for number in range(10):
            await mei.player.post("guests", {"name": f"Mei {number}"})
        assert await mei.player.refusal("POST", "guests", {"name": "Mei 10"}) == (429, "too-many")
        assert (await mei.player.post("guests", {"name": "Mei 9"}))["name"] == "Mei 9"
        assert (await ao.player.post("guests", {"name": "Yagura"}))["name"] == "Yagura"
        await ao.quiet()
        assert ao.kinds(since).count("room") <= 12
