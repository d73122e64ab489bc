"""Webhooks of a room and of a person: plain JSON with an id, chats at most once, only where it is allowed."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest

from app.live.notices import courier, outgoing, postman, webhooks
from app.live.notices.outgoing import Unfit, Unsent
from app.live.notices.push import Pusher
from app.live.notices.saying import Said, said
from app.store import Notice, Record, Unreachable, channels, outbox
from app.store.channels import Channel
from tests.app.notices.receivers import Browser, Receiver, receiving
from tests.app.notices.scenes import asked, look, pass_turn, settled, watch
from tests.app.players import PATIENCE, Line, Player, eventually
from tests.app.server import Inner
from tests.app.tables import lobby, table
from tests.app.test_watch import bugs

PRIVATE = (
    *("127.0.0.1", "10.0.0.1", "192.168.1.1", "172.16.0.9", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
    *("::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1"),
    *("fec0::1", "::7f00:1", "::ffff:0:7f00:1", "ff02::1"),
)
ADDRESSES = (
    *("http://example.com/hook", "https://user:secret@example.com/", "ftp://example.com", "https://"),
    *("https://example.com:port/", "https://exa mple.com/", "https://example.com/\r\nX: y", "javascript:1"),
    "https://" + "a" * 3000 + ".com",
)


async def called(house: Inner, *lines: Line) -> Line:
    """It becomes the turn of one who doesn't look; their line."""
    first, second = asked(list(lines))
    await look(second, False)
    await pass_turn(first)
    return second


async def add_channel(
    house: Inner, player: Player, kind: str, address: str, room: str = "", origin: str = ""
) -> None:
    """As if a loopback address were one of Discord's or Slack's."""
    keys = {"origin": origin or house.url}
    channel = Channel(
        id=f"{kind}-{player.id}",
        guest=player.id,
        room=room,
        kind=kind,
        address=address,
        keys=keys,
        language="en",
    )
    await house.services.database.write(channels.put, channel)


async def test_a_room_tells_whom_it_waits_for(telling: Inner, receiver: Receiver) -> None:
    lines = await table(telling)
    host = lines[0].player
    shown = await host.post(f"rooms/{lines[0].code}/webhook", {"address": f"{receiver.url}/hook?key=1"})
    assert (shown["kind"], shown["at"]) == ("json", "127.0.0.1")
    second = await called(telling, *lines)
    [post] = await receiver.got(1)
    told = post.json
    assert post.path == "/hook?key=1"
    assert told["text"] == f"{second.player.name}, it is your turn in Columns."
    assert told["link"] == f"{telling.url}/r/{second.code}"
    assert {"id", "event", "room", "game", "seat", "name", "link", "text"} == set(told)
    assert (told["event"], told["seat"], told["room"]) == ("awaited", second.seat, second.code)
    assert post.headers["idempotency-key"] == told["id"]


async def test_only_the_host_sets_a_room_s_webhook(calling: Inner, receiver: Receiver) -> None:
    code, (mei, ao) = await lobby(calling)
    path, body = f"rooms/{code}/webhook", {"address": receiver.url}
    assert await ao.refusal("POST", path, body) == (403, "not-host")
    assert await ao.refusal("GET", path) == (403, "not-host")
    await mei.post(path, body)
    assert (await mei.get(path))["webhook"]["kind"] == "json"
    await mei.post(path, {"address": f"{receiver.url}/other"})
    await mei.delete(path)
    assert (await mei.get(path))["webhook"] is None


async def test_a_person_s_webhook_says_your_turn(calling: Inner, receiver: Receiver) -> None:
    lines = await table(calling)
    for line in lines:
        await line.player.post("me/calls", {"kind": "webhook", "address": receiver.url})
    second = await called(calling, *lines)
    [post] = await receiver.got(1)
    await settled(calling)
    assert post.json["name"] == second.player.name
    assert post.json["text"].startswith("Your turn: Columns.")
    assert len(receiver.posts) == 1


async def test_chats_are_written_as_they_want_it(calling: Inner, receiver: Receiver) -> None:
    lines = await table(calling, names=("@everyone_", "A<b>&c"))
    for line in lines:
        await add_channel(calling, line.player, "discord", f"{receiver.url}/discord")
        await add_channel(calling, line.player, "slack", f"{receiver.url}/slack")
    second = await called(calling, *lines)
    posts = {post.path: post.json for post in await receiver.got(2)}
    discord, slack = posts["/discord"], posts["/slack"]
    assert discord["allowed_mentions"] == {"parse": []}
    assert discord["content"].endswith(f"<{calling.url}/r/{second.code}>")
    assert "@everyone" not in discord["content"].replace("\\@everyone", "")
    assert "<b>" not in slack["text"] and ("&lt;b&gt;&amp;c" in slack["text"] or second.seat == 1)


@pytest.mark.parametrize("answer", [None, 500, b"nonsense\r\n\r\n"])
async def test_a_chat_that_may_have_got_it_is_not_sent_it_again(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch, answer: int | bytes | None
) -> None:
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    given_up = watch("discord", "given-up")
    lines = await table(calling)
    for line in lines:
        await add_channel(calling, line.player, "discord", receiver.url)
    receiver.answers = [answer]
    await called(calling, *lines)
    await eventually(lambda: given_up() == 1)
    await settled(calling)
    assert len(receiver.posts) == 1


async def test_a_chat_that_surely_did_not_take_it_gets_it_once_more(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    lines = await table(calling)
    for line in lines:
        await add_channel(calling, line.player, "discord", receiver.url)
    receiver.answers = [429, 204]
    await called(calling, *lines)
    await receiver.got(2)
    await settled(calling)
    assert len(receiver.posts) == 2


async def test_redirections_are_not_followed(calling: Inner, receiver: Receiver) -> None:
    moved = f"HTTP/1.1 302 Moved\r\nLocation: {receiver.url}/elsewhere\r\n\r\n".encode()
    given_up = watch("json", "given-up")
    lines = await table(calling)
    for line in lines:
        await line.player.post("me/calls", {"kind": "webhook", "address": receiver.url})
    receiver.answers = [moved]
    await called(calling, *lines)
    await eventually(lambda: given_up() == 1)
    assert [post.path for post in receiver.posts] == ["/"]


HOSTILE = {
    "an endless status": b"HTTP/1.1 " + b"9" * 5000 + b" OK\r\n\r\n",
    "a strange status": b"HTTP/1.1 -200 OK\r\n\r\n",
    "another language": b"\xff\xfe\x00 \xb2\xb3\r\n\r\n",
    "no words": b"\r\n\r\n",
    "an endless pause": b"HTTP/1.1 503 No\r\nRetry-After: " + b"9" * 5000 + b"\r\n\r\n",
    "a pause that is none": b"HTTP/1.1 503 No\r\nRetry-After: \xb2\r\nretry-after: -1\r\n\r\n",
    "many headers": b"HTTP/1.1 503 No\r\n" + b"a:b\r\n" * 3000 + b"\r\n",
}


@pytest.mark.parametrize("answer", HOSTILE)
async def test_a_hostile_answer_is_its_own_channel_s_failure_alone(
    calling: Inner, receiver: Receiver, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are told once, and it is tried again as often as any."""
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    given_up, before = watch("json", "given-up"), bugs()
    lines = await table(calling)
    async with receiving() as hostile:
        hostile.answers = [HOSTILE[answer]] * 9
        for line in lines:
            for one in (receiver, hostile):
                await line.player.post("me/calls", {"kind": "webhook", "address": one.url})
            await add_channel(calling, line.player, "slack", receiver.url + "/slack")
        await called(calling, *lines)
        await eventually(lambda: given_up() == 1)
        await settled(calling)
        assert len(hostile.posts) == 3
    assert sorted(post.path for post in receiver.posts) == ["/", "/slack"]
    assert bugs() == before


async def test_a_bug_in_one_channel_is_no_other_s(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*args: object) -> None:
        raise RuntimeError("nobody expected this")

    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    monkeypatch.setattr("app.live.notices.services.send", broken)
    monkeypatch.setattr(calling.services.courier, "templates", {"ntfy": "ntfy://{to}"})
    monkeypatch.setattr("app.live.notices.services.offered", lambda templates: ["ntfy"])
    given_up, before = watch("ntfy", "given-up"), bugs()
    lines = await table(calling)
    for line in lines:
        await line.player.post("me/calls", {"kind": "webhook", "address": receiver.url})
        await add_channel(calling, line.player, "ntfy", "mine")
    await called(calling, *lines)
    await eventually(lambda: given_up() == 1)
    await settled(calling)
    assert (len(receiver.posts), bugs()) == (1, before + 1)


async def test_one_channel_s_pause_is_no_other_s(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does it use up the tries of the one that pauses."""
    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    given_up, put_off = watch("json", "given-up"), watch("json", "put-off")
    lines = await table(calling)
    async with receiving() as patient:
        patient.answers = [b"HTTP/1.1 503 No\r\nRetry-After: 3600\r\n\r\n"]
        receiver.answers = [503] * 9
        for line in lines:
            for one in (receiver, patient):
                await line.player.post("me/calls", {"kind": "webhook", "address": one.url})
        await called(calling, *lines)
        await eventually(lambda: given_up() == 1)
        await eventually(lambda: put_off() == 3)
        assert (len(receiver.posts), len(patient.posts)) == (3, 1)
    [left] = await calling.services.database.read(outbox.due, 3600.0)
    assert [one.tries for one in left.later.values()] == [1]
    assert left.due > left.at + 3000.0


async def test_words_that_fail_for_one_channel_keep_no_other_from_being_told(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(record: Record, notice: Notice, language: str, origin: str, key: bytes) -> Said:
        if origin == "broken":
            raise RuntimeError("nobody expected this")
        return said(record, notice, language, origin, key)

    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    monkeypatch.setattr(courier, "said", broken)
    given_up, before = watch("slack", "given-up"), bugs()
    lines = await table(calling)
    for line in lines:
        await line.player.post("me/calls", {"kind": "webhook", "address": receiver.url})
        await add_channel(calling, line.player, "slack", f"{receiver.url}/slack", origin="broken")
    await called(calling, *lines)
    await eventually(lambda: given_up() == 1)
    await settled(calling)
    assert (len(receiver.posts), bugs()) == (1, before + 1)


async def test_a_database_that_goes_away_while_a_channel_is_told_makes_no_other_come_twice(
    calling: Inner, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The keys of push are asked for while a webhook is already on its way."""
    own, away = calling.services.courier, [Unreachable("away")]
    pusher = own.pusher

    async def keys() -> Pusher:
        if away:
            await receiver.got(1)
            raise away.pop()
        return await pusher()

    monkeypatch.setattr(postman, "PAUSES", (0.0, 0.0))
    monkeypatch.setattr(postman, "EVERY", 0.1)
    monkeypatch.setattr(own, "pusher", keys)
    first, second = asked(await table(calling))
    await Browser(receiver).subscribe(second.player)
    await second.player.post("me/calls", {"kind": "webhook", "address": f"{receiver.url}/json"})
    await called(calling, first, second)
    await receiver.got(2)
    await settled(calling)
    assert [post.path for post in receiver.posts] == ["/json", "/push/mei"]


async def test_an_answer_without_end_is_not_read_on(calling: Inner, receiver: Receiver) -> None:
    put_off = watch("json", "put-off")
    lines = await table(calling)
    for line in lines:
        await line.player.post("me/calls", {"kind": "webhook", "address": receiver.url})
    receiver.answers = [b"HTTP/1.1 200 OK\r\nX: " + b"x" * outgoing.HEAD * 4]
    await called(calling, *lines)
    await eventually(lambda: put_off() == 1)


@pytest.mark.parametrize("address", PRIVATE)
def test_addresses_of_the_own_network_are_not_public(address: str) -> None:
    assert not outgoing.is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert outgoing.is_public(address)


@pytest.mark.parametrize("address", ADDRESSES)
async def test_unfit_addresses_are_refused(house: Inner, address: str) -> None:
    mei = await house.guest()
    status, _ = await mei.refusal("POST", "me/calls", {"kind": "webhook", "address": address})
    assert status == 422


@pytest.mark.parametrize("url", ["https://127.0.0.1/", "https://localhost:8000/x", "https://[::1]/"])
async def test_nothing_is_sent_to_this_machine(url: str) -> None:
    with pytest.raises(Unfit, match="not-public"):
        await outgoing.post(url, b"", {})


async def test_a_name_of_which_one_address_is_private_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def resolved(host: str, port: int, **more: object) -> list[object]:
        return [(2, 1, 6, "", (address, port)) for address in ("93.184.216.34", "10.0.0.7")]

    monkeypatch.setattr(socket, "getaddrinfo", resolved)
    with pytest.raises(Unfit, match="not-public"):
        await outgoing.post("https://rebinding.example/", b"", {})


async def test_names_that_nobody_answers_for_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever wasn't reached in time has surely got nothing, so that a chat is tried again."""
    is_over = threading.Event()

    def silent(host: str, port: int, **more: object) -> list[object]:
        is_over.wait()
        return []

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(outgoing, "WITHIN", 0.05)
    try:
        names = [f"https://slow-{number}.example/" for number in range(64)]
        tries = await asyncio.gather(*(outgoing.post(one, b"", {}) for one in names), return_exceptions=True)
        assert {(type(one), str(one)) for one in tries} == {(Unsent, "too-slow")}
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), PATIENCE) == "done"
    finally:
        is_over.set()


async def test_a_name_that_nobody_has_is_tried_again_later() -> None:
    with pytest.raises(Unsent, match="no-such-name"):
        await outgoing.post("https://nobody.invalid/", b"", {})


@pytest.mark.parametrize(
    ("address", "kind"),
    [
        ("https://discord.com/api/webhooks/1/x", "discord"),
        ("https://canary.discord.com/api/webhooks/1/x", "discord"),
        ("https://discordapp.com/api/webhooks/1/x", "discord"),
        ("https://discord.com.example.org/api/webhooks/1/x", "json"),
        ("https://hooks.slack.com/services/T/B/x", "slack"),
        ("https://example.org/hooks.slack.com", "json"),
    ],
)
def test_chats_are_known_by_their_address(address: str, kind: str) -> None:
    assert webhooks.kind_of(address) == kind


async def test_what_is_kept_of_me_tells_my_channels_and_forgetting_deletes_them(
    telling: Inner, receiver: Receiver
) -> None:
    code, (mei, _) = await lobby(telling)
    await mei.post("me/calls", {"kind": "webhook", "address": f"{receiver.url}/secret"})
    await mei.post(f"rooms/{code}/webhook", {"address": f"{receiver.url}/room"})
    kept = (await mei.get("me/data"))["channels"]
    assert [one["address"] for one in kept] == [f"{receiver.url}/secret", f"{receiver.url}/room"]
    assert {one["at"] for one in (await mei.get("me/calls"))["calls"]} == {"127.0.0.1"}
    await mei.post("me/forget", {"name": mei.name})
    database = telling.services.database
    assert await database.read(channels.towards, mei.id, code) == []


async def test_a_channel_of_mine_can_be_taken_back_and_nobody_else_s(
    calling: Inner, receiver: Receiver
) -> None:
    mei, ao = await calling.guest(), await calling.guest("Ao")
    made = await mei.post("me/calls", {"kind": "webhook", "address": receiver.url})
    assert await ao.refusal("DELETE", f"me/calls/{made['id']}") == (404, "no-call")
    await mei.delete(f"me/calls/{made['id']}")
    assert (await mei.get("me/calls"))["calls"] == []


async def test_the_oldest_channels_make_room(calling: Inner, receiver: Receiver) -> None:
    mei = await calling.guest()
    for number in range(channels.MOST + 2):
        await mei.post("me/calls", {"kind": "webhook", "address": f"{receiver.url}/{number}"})
    kept = await calling.services.database.read(channels.of_guest, mei.id)
    assert [one.address[-2:].strip("/") for one in kept] == [str(number) for number in range(2, 14)]
