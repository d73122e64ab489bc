"""What happens at one node is told at the other: at once, as differences, and never what nobody may know."""

from __future__ import annotations

import msgspec
import pytest

from app.bus.messages import Message, Wrote
from app.store import Row, log, rooms
from games.engine import Entry
from tests.app.nodes.pairs import Pair, across
from tests.app.players import eventually
from tests.app.tables import finish_round, lift, lobby, table

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_click_is_told_at_the_other_node_as_at_home(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    since = len(ao.frames)
    for _ in range(5):
        assert (await mei.click("mark"))["t"] == "mine"
        assert (await ao.click("mark"))["t"] == "mine"
    await mei.until(lambda: mei.pub["seats"]["1"]["marks"] == 5)
    await ao.quiet()
    assert ao.news(since) == ["step", "mine", "step"] * 5
    assert ao.pub == mei.pub


async def test_two_who_click_at_once_are_both_heard(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    since = [len(line.frames) for line in (mei, ao)]
    for number in range(20):
        for line in (mei, ao):
            await line.say(t="act", ask=line.me["ask"], verb="mark", noun="", id=f"{number}")
        for line, at in zip((mei, ao), since, strict=True):
            assert (await line.answer(f"{number}", at))["t"] == "mine"
    for line, at in zip((mei, ao), since, strict=True):
        await line.until(lambda line=line: line.pub["seats"]["0"]["marks"] == 20)  # type: ignore[misc]
        await line.until(lambda line=line: line.pub["seats"]["1"]["marks"] == 20)  # type: ignore[misc]
        assert "table" not in line.news(at)


async def test_a_secret_click_is_nothing_to_those_who_may_not_know_of_it(nodes: Pair) -> None:
    mei, ao, chojuro = await across(nodes, 3)
    onlookers = [await house.onlooker(mei.code) for house in nodes]
    for line in (mei, ao, chojuro, *onlookers):
        await line.until(lambda line=line: line.room["watchers"] == 2)  # type: ignore[misc]
        await line.quiet()
    since = {line: len(line.frames) for line in (ao, chojuro, *onlookers)}
    for _ in range(3):
        await lift(mei)
        await mei.click("lower")
    assert (await mei.click("mark"))["t"] == "mine"
    for line, at in since.items():
        await line.until(lambda line=line: line.pub["seats"]["0"]["marks"] == 1)  # type: ignore[misc]
        assert line.kinds(at) == ["step"]


async def test_an_undo_asked_at_one_node_is_agreed_to_at_the_other(nodes: Pair) -> None:
    mei, ao, chojuro = await across(nodes, 3, rerolls=True)
    await finish_round(ao, chojuro)
    await mei.until(lambda: mei.pub["awaited"] == {"0": 1})
    await mei.click("throw")
    await mei.ask("undo")
    await ao.until(lambda: ao.room["undo"].get("seat") == 0)
    await ao.ask("consent", yes=True)
    await mei.until(lambda: mei.room["undo"].get("yes") == {"1": 1})
    await chojuro.ask("consent", yes=True)
    await mei.until(lambda: mei.pub["seats"]["0"]["throw"] == 0)
    await mei.until(lambda: mei.room["undo"] == {})
    assert "table" not in mei.kinds()[mei.kinds().index("table") + 1 :]


async def test_a_refused_undo_is_asked_nowhere_any_more(nodes: Pair) -> None:
    mei, ao = await across(nodes, rerolls=True)
    await finish_round(ao)
    await mei.until(lambda: mei.pub["awaited"] == {"0": 1})
    await mei.click("throw")
    await mei.ask("undo")
    await ao.until(lambda: ao.room["undo"].get("seat") == 0)
    await ao.ask("consent", yes=False)
    await mei.until(lambda: mei.room["undo"] == {})


async def test_clocks_are_shown_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes, options={"seconds": 600})
    assert set(ao.room["clocks"]) == {"0", "1"}
    await finish_round(mei)
    await ao.until(lambda: set(ao.room["clocks"]) == {"1"})
    assert ao.room["clocks"] == mei.room["clocks"]


async def test_the_lobby_is_the_same_at_every_node(nodes: Pair) -> None:
    first, second = nodes
    code, (mei, ao) = await lobby(first, "secret")
    host, guest = await mei.enter(code), await second.welcome(ao).enter(code)
    await guest.player.post(f"rooms/{code}/ready", {"ready": False})
    await host.until(lambda: host.room["seats"]["1"]["ready"] is False)
    await host.player.post(f"rooms/{code}/options", {"options": {"seconds": 7}})
    await guest.until(lambda: guest.room["options"] == {"seconds": 7})
    await host.player.post(f"rooms/{code}/host", {"seat": 1})
    await guest.until(lambda: guest.room["host"] == 1)
    await guest.player.delete(f"rooms/{code}/seats/0")
    await host.until(lambda: host.seat == -1)


async def test_a_start_and_the_end_and_the_rematch_reach_every_node(nodes: Pair) -> None:
    first, second = nodes
    code, (mei, ao) = await lobby(first, "secret")
    host, guest = await mei.enter(code), await second.welcome(ao).enter(code)
    await host.player.post(f"rooms/{code}/start")
    await guest.get("table")
    await guest.player.delete(f"rooms/{code}/seats/1")
    await host.until(lambda: host.room["status"] == "over")
    await guest.until(lambda: guest.room["status"] == "over" and guest.seat == -1)
    made = await host.player.post(f"rooms/{code}/rematch")
    await guest.until(lambda: guest.room["next"] == made["code"])


async def test_chat_emotes_and_sketches_are_heard_by_whom_they_are_for(nodes: Pair) -> None:
    mei, ao, chojuro = await across(nodes, 3)
    onlooker = await nodes[1].onlooker(mei.code)
    await mei.ask("chat", text="to my camp", to="camp")
    await mei.ask("chat", text="to all")
    assert (await chojuro.get("chat"))["text"] == "to my camp"
    for line in (ao, onlooker):
        assert (await line.get("chat"))["text"] == "to all"
    await mei.say(t="emote", emote="cheer")
    assert (await ao.get("emote"))["name"] == "Mei"
    await mei.say(t="sketch", **{"kind": "arrow", "from": "a", "to": "b"})
    assert (await ao.get("sketch"))["from"] == "a"


async def test_mutes_bans_and_closed_doors_hold_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    who = mei.room["seats"]["1"]["who"]
    await mei.player.post(f"rooms/{mei.code}/mutes", {"who": who, "on": True})
    assert (await ao.ask("chat", text="hi"))["code"] == "muted"
    onlooker = await nodes[1].onlooker(mei.code)
    await mei.player.post(f"rooms/{mei.code}/guard", {"closed": True, "locked": False, "hushed": False})
    await onlooker.closed()


async def test_a_new_name_is_known_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    await mei.player.post("guests", {"name": "Terumi"})
    await ao.until(lambda: ao.room["seats"]["0"]["name"] == "Terumi")


async def test_who_signs_out_everywhere_is_hung_up_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    await nodes[0].services.people.sign_out(ao.player.id)
    await ao.closed()
    assert not mei.is_closed


async def test_the_operator_is_heard_at_all_tables_of_all_nodes(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    nodes[0].services.rooms.announce("soon")
    for line in (mei, ao):
        assert (await line.get("notice"))["text"] == "soon"


async def test_a_room_that_is_no_more_is_gone_at_every_node(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    await nodes[0].services.rooms.close([mei.code])
    for line in (mei, ao):
        await line.get("bye")
        await line.closed()


async def test_a_message_is_never_truth_against_the_log(nodes: Pair) -> None:
    """What is told and isn't in the log moves nobody, and freezes nothing."""
    mei, ao = await across(nodes)
    first = nodes[0].services
    lie = Entry(number=1, kind="act", seat=0, verb="mark", noun="", id="x", at=1.0, events=[], hash="no")
    first.rooms.nodes.bus.publish(mei.code, Wrote(Row.of(mei.code, lie)))
    first.rooms.nodes.bus.publish(mei.code, Wrote(Row.of("leaf", lie)))
    assert (await mei.click("mark"))["t"] == "mine"
    await ao.until(lambda: ao.pub["seats"]["0"]["marks"] == 1)
    record = await first.database.read(rooms.get, mei.code)
    assert record and record.status == "running"


async def test_a_node_of_another_release_serves_the_room_no_longer(nodes: Pair) -> None:
    mei, ao = await across(nodes)
    second = nodes[1].services
    [start] = await second.database.read(log.since, mei.code, -1)
    row = Row.of(mei.code, msgspec.structs.replace(start, number=1, kind="dance", id="x"))
    assert await second.database.append(row)
    nodes[0].services.rooms.nodes.bus.publish(mei.code, Wrote(row))
    assert (await ao.get("error"))["code"] == "cannot-serve"
    await ao.closed()
    with pytest.raises(Exception, match="503"):
        await ao.player.enter(ao.code)
    record = await second.database.read(rooms.get, mei.code)
    assert record and record.status == "running"


async def test_who_opens_a_room_while_it_is_played_misses_nothing(nodes: Pair) -> None:
    mei, _ = await table(nodes[0], "secret")
    for number in range(5):
        nodes[1].forget_rooms()
        await mei.click("mark")
        opening = nodes[1].services.rooms.open(mei.code)
        await mei.click("mark")
        play = await opening
        await eventually(lambda play=play, number=number: play.room.number == 2 * number + 2)  # type: ignore[misc]


async def test_entries_are_told_only_where_another_node_has_the_room(
    nodes: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    bus, told = nodes[0].services.rooms.nodes.bus, list[int]()

    def publish(room: str, message: Message) -> None:
        if isinstance(message, Wrote):
            told.append(message.row.number)
        to_redis(room, message)

    to_redis = bus.publish
    monkeypatch.setattr(bus, "publish", publish)
    mei, ao = await table(nodes[0], "secret")
    for _ in range(3):
        await mei.click("mark")
    assert told == []
    there = await nodes[1].welcome(ao.player).enter(ao.code)
    await eventually(lambda: told == [3])  # the last one: it may have been written while the room was opened
    await mei.click("mark")
    await there.until(lambda: there.pub["seats"]["0"]["marks"] == 4)
    assert told == [3, 4]


async def test_a_room_that_nobody_looks_at_is_kept_up_to_date_too(nodes: Pair) -> None:
    mei, _ = await table(nodes[0], "secret")
    elsewhere = await nodes[1].services.rooms.open(mei.code)
    nodes[0].services.rooms.forget(mei.code)
    play = await nodes[0].services.rooms.open(mei.code)
    again = await mei.player.enter(mei.code)
    await again.click("mark")
    await eventually(lambda: elsewhere.room.number == play.room.number == 1)
