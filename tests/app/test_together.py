"""People who have played with each other: their faces, tables, pages and figures, and who hides."""

from __future__ import annotations

import re

import dev
from app.build import MADE
from app.ground.config import ROOT
from app.ground.portraits import PORTRAITS
from app.live.game import feats
from app.store import figures
from app.web.api.api import key_of
from games import GAMES
from games.contract import Event
from tests.app.players import Player
from tests.app.server import Inner
from tests.app.tables import lobby, play_on, table


async def test_a_face_is_chosen_remembered_and_seen_by_all_at_the_table(house: Inner) -> None:
    mei, ao = await table(house)
    await mei.player.post("guests", {"name": "Mei", "face": "temari"})
    await ao.until(lambda: ao.room["seats"]["0"]["face"] == "temari")
    await mei.player.post("guests", {"name": "Mei Terumi"})
    assert (await mei.player.get("me"))["face"] == "temari"
    assert (await mei.player.get("me/rooms"))["rooms"][0]["seats"]["0"]["face"] == "temari"
    assert await mei.player.refusal("POST", "guests", {"name": "Mei", "face": "pikachu"}) == (422, "no-face")
    await mei.player.post("guests", {"name": "Mei", "face": ""})
    assert (await mei.player.get("me"))["face"] == ""


def test_the_faces_to_choose_are_the_same_in_the_browser_and_all_are_drawn() -> None:
    dev.make()
    script = (ROOT / "static/js/portraits.js").read_text().partition("];")[0]
    assert tuple(re.findall(r'"([\w-]+)"', script.partition("PORTRAITS = [")[2])) == PORTRAITS
    site = (MADE / "faces/site.svg").read_text()
    for name in PORTRAITS:
        drawn = MADE / f"faces/portraits/{name}.svg"
        assert f'id="f-{name}"' in (drawn.read_text() if drawn.exists() else site)


async def test_a_forgotten_guest_has_no_face(house: Inner) -> None:
    code, [mei, ao] = await lobby(house)
    await ao.post("guests", {"name": "Ao", "face": PORTRAITS[0]})
    await mei.post(f"rooms/{code}/start")
    await ao.post("me/forget", {"name": "Ao"})
    assert (await mei.get(f"rooms/{code}"))["seats"]["1"]["face"] == ""
    assert (await mei.get("me/friends"))["people"] == []


async def test_who_has_played_together_finds_each_other(stored_house: Inner) -> None:
    mei, ao = await table(stored_house)
    stranger = await stored_house.guest("Zabuza")
    [mate] = (await mei.player.get("me/friends"))["people"]
    assert (mate["name"], mate["games"]) == ("Ao", 1)
    turn = mei.pub["turn"]
    await play_on([mei, ao], clicks=1)
    while mei.pub["turn"] == turn:
        await play_on([mei, ao], clicks=1)
    assert (await mei.player.get("me/friends"))["people"][0]["at"] > mate["at"]
    assert (await mei.player.get(f"people/{mate['key']}"))["name"] == "Ao"
    assert (await ao.player.get(f"people/{mate['key']}"))["me"]
    assert (await stranger.get("me/friends")) == {"people": [], "rooms": []}
    assert await stranger.refusal("GET", f"people/{mate['key']}") == (404, "no-person")


async def test_a_lobby_alone_makes_nobody_known(house: Inner) -> None:
    _, [mei, _] = await lobby(house)
    assert (await mei.get("me/friends"))["people"] == []


async def test_friends_see_where_somebody_waits_or_plays(house: Inner) -> None:
    mei, ao = await table(house)
    unlisted = await ao.player.room()
    closed = await ao.player.room()
    guard = {"closed": True, "locked": True, "hushed": False}
    await ao.player.post(f"rooms/{closed}/guard", guard)
    assert await tables(mei.player) == {unlisted}
    assert await tables(ao.player) == set()
    await ao.player.post(f"rooms/{unlisted}/bots", {"level": "genin"})
    await ao.player.post(f"rooms/{unlisted}/start")
    assert await tables(mei.player) == {unlisted}


async def test_who_met_at_a_public_table_sees_public_tables_only(house: Inner) -> None:
    mei, ao = await table(house, public=True)
    await ao.player.room()
    public = await ao.player.room(public=True)
    assert await tables(mei.player) == {public}


async def test_who_hides_is_gone_for_those_they_played_with(house: Inner) -> None:
    mei, ao = await table(house)
    await ao.player.room(public=True)
    assert await ao.player.post("me/hidden", {"hidden": True}) == {"hidden": True}
    assert await mei.player.get("me/friends") == {"people": [], "rooms": []}
    assert await mei.player.refusal("GET", f"people/{key_of(ao.player.id)}") == (404, "no-person")
    assert (await ao.player.get(f"people/{key_of(ao.player.id)}"))["hidden"]
    await ao.player.post("me/hidden", {"hidden": False})
    assert (await mei.player.get("me/friends"))["people"]


async def tables(player: Player) -> set[str]:
    return {room["code"] for room in (await player.get("me/friends"))["rooms"]}


async def test_figures_come_from_results_and_stored_replays(stored_house: Inner) -> None:
    lines = await table(stored_house)
    await play_on(lines)
    await lines[0].until(lambda: lines[0].room["status"] == "over")
    database = stored_house.services.database
    await stored_house.services.chores.record()
    both = [(await line.player.get("me/figures"))["figures"] for line in lines]
    assert [(one["game"], one["games"]) for [one] in both] == [("columns", 1)] * 2
    assert sum(one["wins"] for [one] in both) >= 1
    assert max(one["best"] for [one] in both) > 0
    await database.write(figures.put, lines[0].code, [])
    assert await feats.make_again(database) == 1
    assert await feats.make_missing(database) == 0
    assert [(await line.player.get("me/figures"))["figures"] for line in lines] == both
    page = await lines[0].player.get(f"people/{key_of(lines[1].player.id)}")
    assert page["figures"] == [{key: one[key] for key in one if key != "strength"} for one in both[1]]


def test_the_hero_is_the_one_played_most_and_the_best_turn_the_highest() -> None:
    events = [
        Event("show", {"seat": 0, "ninja": "guy", "hp": 98}),
        *[Event("show", {"seat": 0, "ninja": "bee", "hp": 98})] * 2,
        Event("attack", {"seat": 0, "ninja": "bee", "power": 12}),
        Event("attack", {"seat": 0, "ninja": "bee", "power": 30}, frozenset({0})),
        Event("attack", {"seat": 1, "ninja": "pain", "power": 7}),
    ]
    found = feats.feats(GAMES["duel"], events, [0, 1, 2])
    assert [(one.seat, one.hero, one.best) for one in found] == [(0, "bee", 12), (1, "", 7), (2, "", 0)]
    assert [one.best for one in feats.feats(None, events, [0])] == [0]
