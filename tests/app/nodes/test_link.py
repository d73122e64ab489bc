"""The line to Redis: what comes in pieces is put together, and who isn't let in says so and plays on."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any

import pytest

from app.bus import Bus, ThroughRedis, bus_of
from app.bus.bus import HOUSE
from app.bus.link import Address, Link, Rejected, parsed
from app.bus.messages import Announced, Connected, Message, Unreadable, decode, encode
from app.ground.config import from_environment
from app.ground.watch import Watch
from tests import services
from tests.app.players import eventually
from tests.app.server import KEY

PUSH = b">3\r\n$7\r\nmessage\r\n$4\r\nroom\r\n$5\r\n1\r\n23\r\n"
MAP = b"%2\r\n$5\r\nproto\r\n:3\r\n$7\r\nmodules\r\n*0\r\n"


def reached(url: str) -> AbstractAsyncContextManager[Bus]:
    return bus_of(url, KEY, Watch())


async def test_what_comes_in_pieces_is_put_together() -> None:
    heard: list[list[Any]] = []
    link = Link(heard.append)
    for byte in MAP + PUSH + b":1\r\n" + PUSH:
        link.data_received(bytes([byte]))
    assert link.greeted.done()
    assert heard == [[b"message", b"room", b"1\r\n23"]] * 2


def test_every_kind_of_answer_is_read() -> None:
    assert parsed(MAP, 0) == ({b"proto": 3, b"modules": []}, len(MAP))
    assert parsed(b"+OK\r\n", 0) == (b"OK", 5)
    assert parsed(b"$-1\r\n", 0) == (None, 5)
    found = parsed(b"-WRONGPASS no\r\n", 0)
    assert found and isinstance(found[0], Rejected)


def test_an_address_may_hold_any_password() -> None:
    assert Address.of("rediss://me:a%2Fb%40c@host") == ("host", 6379, "me", "a/b@c", True)
    assert Address.of("redis://host:1") == ("host", 1, "default", "", False)


def test_a_message_of_a_newer_release_is_noticed() -> None:
    assert decode(encode(Announced("hi"))) == Announced("hi")
    assert decode(b"\x91\xa5Dance") == Unreadable()


async def test_nodes_hear_each_other_and_not_themselves(tmp_path: Path) -> None:
    heard: list[tuple[str, Message]] = []
    with services.needed(), services.redis(tmp_path) as redis:
        async with reached(redis.url) as first, reached(redis.url) as second:
            for bus in (first, second):
                await bus.subscribe(HOUSE, lambda node, message: heard.append((node, message)))
            await eventually(lambda: first.is_connected and second.is_connected)
            await eventually(lambda: first.node in second.peers and second.node in first.peers)
            first.publish(HOUSE, Announced("hi"))
            await eventually(lambda: (first.node, Announced("hi")) in heard)
    assert [message for _, message in heard].count(Announced("hi")) == 1


async def test_who_is_not_let_in_says_so_and_tries_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with services.needed(), services.redis(tmp_path) as redis:
        async with reached(f"redis://:wrong@127.0.0.1:{redis.port}") as bus:
            await eventually(lambda: "WRONGPASS" in capsys.readouterr().out)
            assert isinstance(bus, ThroughRedis) and not bus.is_connected
            bus._address = Address.of(redis.url)
            heard: list[Message] = []
            await bus.subscribe(HOUSE, lambda node, message: heard.append(message))
            await eventually(lambda: Connected() in heard)


@pytest.mark.parametrize(
    ("url", "database", "words"),
    [
        ("redis://host", "", "share one Postgres"),
        ("host:6379", "postgresql://host/name", "must look like redis://"),
    ],
)
def test_a_wrong_setting_is_named(
    url: str, database: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("REDIS_URL", url)
    monkeypatch.setenv("DATABASE_URL", database)
    with pytest.raises(ValueError, match=words):
        from_environment(tmp_path)
