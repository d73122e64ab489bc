"""E-mail, ntfy, Telegram and Matrix: offered where they are set up, and slow ones hold up nothing else."""

from __future__ import annotations

import asyncio
import threading

import pytest

from app.live.notices import services
from app.live.notices.outgoing import Unanswered, Unsent
from app.live.notices.saying import Said
from tests.app.notices.receivers import Receiver
from tests.app.notices.scenes import settled
from tests.app.notices.test_webhooks import called
from tests.app.players import PATIENCE
from tests.app.server import Inner, serving
from tests.app.tables import table


@pytest.mark.filterwarnings("ignore:'imghdr' is deprecated")  # within apprise
async def test_services_are_offered_where_the_operator_has_set_them_up(
    sqlite_url: str, receiver: Receiver
) -> None:
    """A real apprise, with a service that posts to this machine."""
    template = f"json://127.0.0.1:{receiver.port}/{{to}}"
    async with serving(
        sqlite_url, local_notices=True, notice_after=0.05, apprise={"telegram": template}
    ) as house:
        lines = await table(house)
        mei = lines[0].player
        assert (await mei.get("me/calls"))["kinds"] == ["telegram"]
        assert await mei.refusal("POST", "me/calls", {"kind": "email", "address": "a@b.example"}) == (
            422,
            "no-service",
        )
        bad = {"kind": "telegram", "address": "1/../x"}
        assert await mei.refusal("POST", "me/calls", bad) == (422, "no-address")
        for line in lines:
            await line.player.post("me/calls", {"kind": "telegram", "address": "4242"})
        await called(house, *lines)
        [post] = await receiver.got(1)
        await settled(house)
        assert post.path.rstrip("/") == "/4242"
        assert post.json["title"] == "Your turn: Columns"


async def test_without_set_up_only_webhooks_and_push_are_offered(house: Inner) -> None:
    mei = await house.guest()
    found = await mei.get("me/calls")
    assert (found["kinds"], found["calls"], len(found["key"])) == ([], [], 87)


async def test_services_that_never_answer_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Eight are asked at once at most; to the others surely nothing was sent, so that they are told later."""
    is_over, asked = threading.Event(), set[str]()

    def silent(url: str, one: Said) -> bool:
        asked.add(url)
        return is_over.wait()

    monkeypatch.setattr(services, "_notify", silent)
    monkeypatch.setattr(services, "WITHIN", 0.05)
    said = Said(
        id="1", room="LEAF", game="columns", seat=0, name="Mei", title="Your turn", text="", link="/r/LEAF"
    )
    urls = [f"json://slow.example/{number}" for number in range(40)]
    try:
        ends = await asyncio.gather(*(services.send(url, "", said) for url in urls), return_exceptions=True)
        assert {type(end) for end in ends} <= {Unanswered, Unsent}
        unsent = {url for url, end in zip(urls, ends, strict=True) if isinstance(end, Unsent)}
        assert len(unsent) >= 32
        assert not unsent & asked
        assert await asyncio.wait_for(asyncio.to_thread(lambda: "done"), PATIENCE) == "done"
    finally:
        is_over.set()
