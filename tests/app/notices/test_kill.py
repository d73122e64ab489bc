"""A server killed between sending and noting it: what comes again is the same; chats get nothing twice."""

from __future__ import annotations

import signal
from pathlib import Path

from sqlalchemy import Connection

from app.store import Database, channels, outbox
from app.store import tables as stored
from app.store.channels import Channel
from tests.app.notices.receivers import Browser, Receiver
from tests.app.notices.scenes import asked, look, pass_turn, rows
from tests.app.server import process
from tests.app.tables import table
from tests.sharing import THOROUGH

SOON = {"LOCAL_NOTICES": "on", "NOTICE_AFTER": "0.1"}


def make_due(conn: Connection) -> None:
    """As if the dead node's time for its try had passed."""
    conn.execute(stored.outbox.update().where(stored.outbox.c.due.is_not(None)).values(due=stored.now()))


@THOROUGH
async def test_a_kill_between_sending_and_noting_it_shows_nobody_a_second_notice(
    database_url: str, tmp_path: Path, receiver: Receiver
) -> None:
    async with process(database_url, tmp_path, **SOON) as server, Database.open(database_url) as database:
        first, second = asked(await table(server))
        browser = Browser(receiver)
        await browser.subscribe(second.player)
        await second.player.post("me/calls", {"kind": "webhook", "address": f"{receiver.url}/json"})
        chat = Channel(
            id="chat",
            guest=second.player.id,
            kind="discord",
            address=f"{receiver.url}/chat",
            keys={"origin": server.url},
            language="en",
        )
        await database.write(channels.put, chat)
        await look(second, False)
        receiver.answers = [None] * 3
        receiver.on_post = lambda: server.send(signal.SIGKILL) if len(receiver.posts) == 3 else None
        await pass_turn(first)
        before = list(await receiver.got(3))
        await server.end()
        [(notice, is_due)] = [one for one in await database.read(rows) if one[1]]
        assert is_due and await database.read(outbox.stands, notice)
        await database.write(make_due)
        await server.start()
        after = (await receiver.got(5))[3:]
        paths = sorted(post.path for post in before)
        assert paths == ["/chat", "/json", "/push/mei"]
        assert sorted(post.path for post in after) == ["/json", "/push/mei"]
        for path, name in (("/json", "idempotency-key"), ("/push/mei", "topic")):
            assert len({post.headers[name] for post in receiver.posts if post.path == path}) == 1
