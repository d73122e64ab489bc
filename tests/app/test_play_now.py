"""Ways to a table: at once with bots, by a code, or by two words that somebody said."""

from __future__ import annotations

import pytest

from app.ground import spoken
from app.store import rooms
from app.store import spoken as said_rooms
from app.store import tables as stored
from games import GAMES
from games.contract import Outcome
from games.words import LANGUAGES
from tests.app.players import Player
from tests.app.server import Inner, serving
from tests.app.tables import lobby, table


@pytest.mark.parametrize("game", GAMES)
async def test_one_press_begins_a_game_with_bots(house: Inner, game: str) -> None:
    newcomer = Player(house, "", "", "")
    made = await newcomer.post("now", {"game": game, "name": "Tilda", "pace": "quick"})
    tilda = Player(house, made["id"], made["name"], made["token"])
    line = await tilda.enter(made["code"])
    assert (line.seat, line.room["status"], made["name"]) == (0, "running", "Tilda")
    company = "chunin" if game == "hunt" else "genin"  # careless companions lose a hunt for everybody
    assert {one["bot"] for one in line.room["seats"].values()} == {"", company}
    assert GAMES[game].DOOR.first.items() <= line.room["options"].items()
    await line.until(lambda: line.me.get("choices"))


async def test_settings_are_kept_and_have_to_fit(house: Inner) -> None:
    mei = await house.guest()
    made = await mei.post("now", {"game": "duel", "options": {"mode": "quick"}, "pace": "quick"})
    room = await mei.get(f"rooms/{made['code']}")
    assert (room["options"]["mode"], room["pace"], len(room["seats"])) == ("quick", "quick", 2)
    assert await mei.refusal("POST", "now", {"game": "duel", "options": {"mode": "chess"}}) == (
        422,
        "options",
    )
    assert await mei.refusal("POST", "now", {"game": "chess"}) == (404, "no-game")
    nameless = Player(house, "", "", "")
    assert await nameless.refusal("POST", "now", {"game": "duel"}) == (401, "no-guest")


async def test_bots_are_about_as_strong_as_who_plays_and_can_be_chosen(house: Inner) -> None:
    mei = await house.guest()
    for _ in range(2):
        made = await mei.post("now", {"game": "columns", "level": "genin"})
        outcome = Outcome("points", ((0,), (1, 2)))
        await house.services.database.write(rooms.finish, made["code"], outcome)
    room = await mei.get(f"rooms/{(await mei.post('now', {'game': 'columns'}))['code']}")
    assert {one["bot"] for one in room["seats"].values()} == {"", "chunin"}
    [found] = (await mei.get("me/figures"))["figures"]
    assert (found["strength"]["level"], found["strength"]["games"]) == ("chunin", 2)
    chosen = (await mei.post("now", {"game": "columns", "level": "kage"}))["code"]
    room = await mei.get(f"rooms/{chosen}")
    assert {one["bot"] for one in room["seats"].values()} == {"", "kage"}
    assert await mei.refusal("POST", "now", {"game": "columns", "level": "hokage"}) == (422, "no-bot")
    assert await mei.refusal("POST", "now", {"game": "hunt", "level": "academy"}) == (422, "no-bot")


async def test_a_table_is_open_for_who_has_not_said_a_name(house: Inner) -> None:
    newcomer = Player(house, "", "", "")
    made = await newcomer.post("rooms", {"game": "columns", "name": "Moon Hare"})
    hare = Player(house, made["id"], "Moon Hare", made["token"])
    line = await hare.enter(made["code"])
    assert (line.seat, line.room["status"], line.room["host"]) == (0, "open", 0)
    assert line.room["seats"]["0"]["name"] == "Moon Hare"


async def test_two_words_in_any_language_lead_to_an_open_room(stored_house: Inner) -> None:
    code, [mei, ao] = await lobby(stored_house)
    said = (await mei.post(f"rooms/{code}/words"))["words"]
    assert (await ao.post(f"rooms/{code}/words"))["words"] == said
    number = spoken.understood(said, "en")
    assert number is not None
    for lang in LANGUAGES:
        words = spoken.spoken(number, lang).upper()
        assert (await ao.get(f"find?said={words}"))["code"] == code
    assert (await ao.get(f"find?said={code[:4].lower()} {code[4:]}"))["code"] == code
    await mei.post(f"rooms/{code}/start")
    assert await ao.refusal("POST", f"rooms/{code}/words") == (409, "already-started")


async def test_late_friends_come_by_the_words_for_two_hours_unless_it_is_closed(house: Inner) -> None:
    """Fourteen bits aren't enough for longer."""
    code, [mei, ao] = await lobby(house)
    said = (await mei.post(f"rooms/{code}/words"))["words"]
    assert (await ao.get(f"find?said={said}"))["begun"] is False
    await mei.post(f"rooms/{code}/start")
    assert await ao.get(f"find?said={said}") == {"code": code, "begun": True, "late": "watch"}
    await mei.post(f"rooms/{code}/guard", {"closed": True, "locked": False, "hushed": False})
    assert await ao.refusal("GET", f"find?said={said}") == (404, "no-room")
    await mei.post(f"rooms/{code}/guard", {"closed": False, "locked": False, "hushed": False})
    await _begun_earlier(house, code, said_rooms.LATE - 60)
    assert (await ao.get(f"find?said={said}"))["code"] == code
    await _begun_earlier(house, code, 120)
    assert await ao.refusal("GET", f"find?said={said}") == (404, "no-room")


async def test_late_friends_hear_what_they_can_do_before_they_look_on(house: Inner) -> None:
    """Who looks on first can't stand in, unless the room lets onlookers."""
    mei, _ = await table(house)
    late = await house.guest("Zabuza")
    assert (await late.get(f"find?said={mei.code}"))["late"] == "watch"
    await mei.ask("offer", seat=0, on=True)
    assert (await late.get(f"find?said={mei.code}"))["late"] == "chair"
    line = await late.enter(mei.code)
    await line.ask("stand-in", seat=0)
    await line.until(lambda: line.seat == 0)
    lines = await table(house, standins=True)
    assert (await late.get(f"find?said={lines[0].code}"))["late"] == "later"


async def _begun_earlier(house: Inner, code: str, seconds: float) -> None:
    query = stored.rooms.update().where(stored.rooms.c.code == code)
    earlier = query.values(started_at=stored.rooms.c.started_at - seconds)
    await house.services.database.write(lambda conn: conn.execute(earlier))


async def test_words_are_for_those_who_sit_there(house: Inner) -> None:
    code, _ = await lobby(house)
    stranger = await house.guest("Zabuza")
    assert await stranger.refusal("POST", f"rooms/{code}/words") == (403, "onlooker")


async def test_words_of_a_game_that_is_older_are_free_again(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.web.api.play_now.fresh", lambda: 1002)
    first, [mei, _] = await lobby(house)
    second, [ao, _] = await lobby(house)
    said = await mei.post(f"rooms/{first}/words")
    assert await ao.refusal("POST", f"rooms/{second}/words") == (503, "too-many")
    await mei.post(f"rooms/{first}/start")
    await _begun_earlier(house, first, said_rooms.LATE + 1)
    assert await ao.post(f"rooms/{second}/words") == said
    assert await house.services.database.read(said_rooms.room_of, 1002) == second


async def test_who_tries_many_words_is_stopped(sqlite_url: str) -> None:
    async with serving(sqlite_url, limits=True) as house:
        mei = await house.guest()
        refusals = [await mei.refusal("GET", "find?said=fox moon") for _ in range(21)]
    assert refusals[19] == (404, "no-room")
    assert refusals[20] == (429, "too-many")


async def test_a_wrong_code_offers_the_field_again(house: Inner) -> None:
    for path in ("/r/NOSUCH", "/go?said=fox+moon", "/go?said=..%2F..%2Fetc"):
        answer = await house.http.get(house.url + path, headers={"accept": "text/html"})
        assert answer.status_code == 404
        assert 'action="/go"' in answer.text and 'name="said"' in answer.text
    lines = await table(house)
    answer = await house.http.get(f"{house.url}/go?said={lines[0].code.lower()}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/r/{lines[0].code}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_pair_of_words_is_understood(lang: str) -> None:
    numbers = [first * 1000 + second for first in (0, 17, 141) for second in range(142)]
    said = [spoken.spoken(number, lang) for number in numbers]
    assert [spoken.understood(one, lang) for one in said] == numbers
    assert len(set(said)) == len(said)
    assert all(len(word) <= 11 for one in said for word in one.split())


def test_accents_capitals_and_hyphens_are_forgiven() -> None:
    assert spoken.understood("LIEVRE-Érable", "fr") == spoken.understood("hare maple", "en")
    assert spoken.understood("Strasse Bar", "de") == spoken.understood("road bear", "en")
    assert spoken.understood("мед клен", "ru") == spoken.understood("honey maple", "en")
    assert spoken.understood("fox", "en") is spoken.understood("fox moon river", "en") is None
