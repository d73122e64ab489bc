"""Talk: who hears whom, before, during and after a game."""

from __future__ import annotations

import json

import pytest

from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import lobby, table

pytestmark = pytest.mark.usefixtures("secret")


async def test_onlookers_words_reach_the_players_only_after_the_game(house: Inner) -> None:
    mei, ao = await table(house, "secret")
    zabuza = await (await house.guest("Zabuza")).enter(mei.code)
    haku = await (await house.guest("Haku")).enter(mei.code)
    assert (await zabuza.ask("chat", text="Seat 0 bluffs"))["t"] == "ok"
    assert (await haku.get("chat"))["to"] == "watchers"
    await mei.ask("chat", text="Well met")
    said = await haku.get("chat")
    assert (said["seat"], said["name"], said["to"]) == (0, "Mei", "all")
    back = await ao.player.enter(ao.code)
    for line in (mei, ao, back):
        await line.get("chat", text="Well met")
        await line.quiet()
        assert "bluffs" not in json.dumps(line.frames)
    await ao.player.delete(f"rooms/{ao.code}/seats/1")
    await mei.until(lambda: mei.room["status"] == "over")
    again = await mei.player.enter(mei.code)
    assert (await again.get("chat"))["text"] == "Seat 0 bluffs"


async def test_before_the_start_everybody_hears_everybody(house: Inner) -> None:
    code, (mei, _) = await lobby(house, "secret")
    line = await mei.enter(code)
    zabuza = await (await house.guest("Zabuza")).enter(code)
    await zabuza.ask("chat", text="May I watch?")
    assert (await line.get("chat"))["text"] == "May I watch?"


async def test_a_camp_talks_among_itself(house: Inner, three: tuple[Line, ...]) -> None:
    mei, ao, chojuro = three
    watcher = await house.onlooker(mei.code)
    await mei.ask("chat", text="Card seven", to="camp")
    assert (await chojuro.get("chat"))["to"] == "camp"
    back = await chojuro.player.enter(mei.code)
    assert (await back.get("chat"))["text"] == "Card seven"
    for line in (ao, watcher, await ao.player.enter(mei.code)):
        await line.quiet()
        assert "chat" not in line.kinds()


async def test_emotes_and_sketches_are_for_everyone_and_sketches_from_seats(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    await mei.say(t="emote", emote="cheer")
    await mei.say(**{"t": "sketch", "kind": "arrow", "from": "a", "to": "b"})
    assert await ao.get("emote") == {"t": "emote", "seat": 0, "name": "Mei", "emote": "cheer"}
    sketch = await ao.get("sketch")
    assert (sketch["kind"], sketch["from"], sketch["to"]) == ("arrow", "a", "b")
    watcher = await mei.player.house.onlooker(mei.code)
    since = len(watcher.frames)
    await watcher.say(t="sketch", kind="ping")
    await watcher.until(lambda: "error" in watcher.kinds(since))


async def test_a_line_sent_again_is_spoken_once(house: Inner) -> None:
    mei, ao = await table(house, "secret")
    for _ in range(2):
        assert (await mei.ask("chat", text="Well met", id="once"))["t"] == "ok"
    await mei.ask("chat", text="Go on")
    await ao.get("chat", text="Go on")
    assert [frame["text"] for frame in ao.frames if frame["t"] == "chat"] == ["Well met", "Go on"]
