"""Bad input on the socket: a clear error with a known code, nothing changed, and the line goes on."""

from __future__ import annotations

import asyncio
import json
import random
import string
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from app.ground import words
from app.web.sockets import PACE
from app.wire import messages
from games import engine
from games.words import words_of
from tests.app.players import House, Line
from tests.app.server import Inner, serving
from tests.app.tables import table

VERBS = ["draw", "place", "stop", "take", "protect", "", "__class__", "draw ", "DRAW", "x" * 80]
SENSIBLE = {"pause"}  # what any seat may always say
KINDS = [
    *sorted({str(kind.__struct_config__.tag) for kind in get_args(messages.Message)} - SENSIBLE),
    "table",
    "?",
]
FIELDS = [
    "ask",
    "id",
    "verb",
    "noun",
    "seen",
    "yes",
    "seat",
    "text",
    "to",
    "emote",
    "kind",
    "from",
    "t",
    "extra",
]


async def digest(house: Inner, code: str) -> str:
    play = await house.services.rooms.open(code)
    assert play.room.table
    return engine.digest(play.room.table.state)


async def answer_to(line: Line, raw: str | bytes) -> dict[str, Any]:
    """The first thing that is said in answer to a raw message."""
    since = len(line.frames)
    await line.socket.send(raw)
    await line.until(lambda: line.news(since) or None)
    return next(frame for frame in line.frames[since:] if frame["t"] not in ("you", "room"))


def act(**changes: Any) -> str:
    return json.dumps({"t": "act", "ask": "x", "id": "1", "verb": "draw", "noun": ""} | changes)


MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "draw",
    "half JSON": '{"t":"act"',
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "deep": "[" * 2000,
    "no kind": "{}",
    "unknown kind": '{"t":"cheat"}',
    "a kind of the server": '{"t":"table"}',
    "kind of the wrong type": '{"t":7}',
    "a binary message": act().encode(),
    "noun is a number": act(noun=7),
    "noun is a list": act(noun=["0"]),
    "noun is null": act(noun=None),
    "verb is missing": '{"t":"act","ask":"x","id":"1"}',
    "verb is too long": act(verb="x" * 81),
    "id is empty": act(id=""),
    "id is too long": act(id="x" * 41),
    "id is a number": act(id=1),
    "id has a control character": act(id="\x00"),
    "id is not ASCII": act(id="é"),
    "seen is a number": '{"t":"hello","seen":7}',
    "yes is a word": '{"t":"consent","id":"1","yes":"yes"}',
    "seat is a float": '{"t":"lapse","id":"1","seat":0.5}',
    "an unknown emote": '{"t":"emote","emote":"taunt"}',
    "chat is empty": '{"t":"chat","id":"1","text":""}',
    "chat is blank": '{"t":"chat","id":"1","text":"  "}',
    "chat is too long": json.dumps({"t": "chat", "id": "1", "text": "x" * 401}),
    "chat has a control character": '{"t":"chat","id":"1","text":"a\\u0000b"}',
    "chat to nobody": '{"t":"chat","id":"1","text":"hm","to":"seat:1"}',
    "a lone surrogate": '{"t":"chat","id":"1","text":"\\ud800"}',
}


async def test_malformed_messages_are_answered_and_the_line_goes_on(stored_house: Inner) -> None:
    mei, _ = await table(stored_house)
    before = await digest(stored_house, mei.code)
    for what, raw in MALFORMED.items():
        answer = await answer_to(mei, raw)
        assert (answer["t"], answer.get("code")) == ("error", "malformed"), what
        assert answer["message"]
    assert await digest(stored_house, mei.code) == before
    assert (await mei.click("draw"))["t"] == "mine"


async def test_text_that_is_no_unicode_is_malformed(house: Inner) -> None:
    mei, _ = await table(house)
    for bad in (
        b"\xff",
        b'{"t":"chat","id":"1","text":"\xff\xfe"}',
        b'{"t":"act","ask":"\xc3","id":"1","verb":"\x80"}',
    ):
        since = len(mei.frames)
        await mei.socket.send(bad, text=True)
        await mei.until(lambda: "error" in mei.kinds(since))  # noqa: B023
    assert (await mei.click("draw"))["t"] == "mine"


async def test_before_hello_nothing_is_answered_but_that(house: Inner) -> None:
    mei, _ = await table(house)
    line = await mei.player.enter(mei.code, hello=False)
    for message in ('{"t":"ping"}', '{"t":"sync"}', act(ask=mei.me["ask"]), '{"t":"emote","emote":"cheer"}'):
        assert (await answer_to(line, message))["code"] == "hello-first"
    await line.say(t="hello")
    await line.get("table")


@pytest.mark.parametrize("size", [4096, 4097, 60_000])
async def test_a_message_has_4_kilobytes_at_most(house: Inner, size: int) -> None:
    mei, _ = await table(house)
    empty = act(ask="")
    answer = await answer_to(mei, act(ask="x" * (size - len(empty))))
    assert answer["code"] == ("malformed" if size <= 4096 else "too-large")
    assert (await mei.click("draw"))["t"] == "mine"


async def test_an_enormous_message_ends_the_line_and_nothing_else(house: Inner) -> None:
    mei, ao = await table(house)
    await mei.socket.send("x" * 70_000)
    await mei.closed()
    assert mei.socket.close_code == 1009
    await ao.quiet()
    back = await mei.player.enter(mei.code)
    assert (await back.click("draw"))["t"] == "mine"


async def test_a_message_in_pieces_is_one_message(house: Inner) -> None:
    mei, _ = await table(house)
    since = len(mei.frames)
    await mei.socket.send(iter(['{"t":', '"ping"', "}"]))
    await mei.until(lambda: "pong" in mei.kinds(since))


async def test_too_many_messages_are_refused_by_their_id_and_later_ones_are_heard(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = [1000.0]
    monkeypatch.setattr("app.web.limits.monotonic", lambda: clock[0])
    async with serving(sqlite_url, limits=True) as house:
        mei, ao = await table(house)
        answers = await asyncio.gather(*(mei.ask("hint", verb="draw", id=f"h{n}") for n in range(120)))
        codes = [answer.get("code") for answer in answers]
        assert codes.count("too-many") >= 120 - PACE.times
        await ao.quiet()
        clock[0] += PACE.seconds
        assert (await mei.click("draw"))["t"] == "mine"


async def test_a_chatterer_is_slowed_down_and_told_so_by_id(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei, _ = await table(house)
        answers = [await mei.ask("chat", text=f"{number}") for number in range(10)]
        assert [answer["t"] for answer in answers].count("ok") == 8
        assert {answer["code"] for answer in answers if answer["t"] == "error"} == {"too-many"}


def nonsense(chooser: random.Random) -> Any:
    return chooser.choice(
        [
            None,
            True,
            -1,
            7,
            2**70,
            0.5,
            "",
            "0",
            "x" * chooser.choice([1, 41, 81, 401]),
            "".join(chooser.choices(string.printable, k=8)),
            chooser.choice(VERBS),
            "\u0000",
            "\u202e",
            [],
            ["0"],
            {},
            {"t": "act"},
        ]
    )


def garbled(chooser: random.Random, ask: str) -> str | bytes:
    """A message that is nearly right, or not at all."""
    message = {
        "t": chooser.choice(KINDS),
        "id": f"fuzz-{chooser.random()}",
        "ask": ask,
        "verb": "place",
        "noun": "9",
    }
    for _ in range(chooser.randrange(4)):
        message[chooser.choice(FIELDS)] = nonsense(chooser)
    text = json.dumps(message)
    match chooser.randrange(8):
        case 0:
            return text[: chooser.randrange(len(text))]
        case 1:
            return text.encode()
        case 2:
            place = chooser.randrange(len(text))
            return text[:place] + chooser.choice(string.printable) + text[place:]
    return text


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_is_said_the_table_stays_as_it_was(house: Inner, seed: int) -> None:
    """An onlooker, a seat out of turn and one that never clicks rightly say nonsense for a while."""
    chooser = random.Random(seed)
    mei, ao = await table(house)
    watcher = await house.onlooker(mei.code)
    before, bugs = await digest(house, mei.code), await count(house, "shinobi_bugs_total")
    for _ in range(150):
        for line in (mei, ao, watcher):
            await line.socket.send(garbled(chooser, mei.me["ask"]))
    for line in (mei, ao, watcher):
        await line.ask("hint", verb="no-such-verb")
        errors = [frame for frame in line.frames if frame["t"] == "error"]
        assert errors
        for error in errors:
            assert is_known(error["code"]), error
            assert error["code"] != "server"
    assert await digest(house, mei.code) == before
    assert await count(house, "shinobi_bugs_total") == bugs
    assert (await mei.click("draw"))["t"] == "mine"


def is_known(code: str) -> bool:
    return words.site("en").has(f"error-{code}") or words_of("columns", "en").has(f"refusal-{code}")


async def count(house: House, name: str) -> float:
    lines = (await house.http.get(f"{house.url}/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


async def test_a_frame_against_the_protocol_ends_the_line_cleanly(house: Inner) -> None:
    mei, ao = await table(house)
    mei.socket.transport.write(bytes([0x80 | Opcode.TEXT, 0x05]) + b"naked")
    await mei.closed()
    assert isinstance(mei.socket.close_code, int)
    with pytest.raises(ConnectionClosed):
        await mei.say(t="ping")
    await ao.until(lambda: ao.room["seats"]["0"]["here"] is False)


async def test_unknown_rooms_have_no_line(stored_house: Inner) -> None:
    mei = await stored_house.guest()
    for code in ("NOBODY42", "%00", "..", "x" * 500, "%F0%9F%8D%A5"):
        with pytest.raises(Exception, match="404"):
            await mei.enter(code)
        answer = await mei.call("GET", f"rooms/{code}")
        assert answer.status_code == 404


async def test_a_line_that_says_hello_late_is_in_the_same_room_as_everybody(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao = await table(house)
    late = await ao.player.enter(ao.code, hello=False)
    for line in (mei, ao):
        await line.close()
    monkeypatch.setattr("app.live.house.rooms.IDLE", -1.0)
    await house.services.rooms.tick()
    monkeypatch.undo()
    back = await mei.player.enter(mei.code)
    await late.say(t="hello")
    await late.get("table")
    await back.click("draw")
    await late.get("step")
