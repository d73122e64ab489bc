"""Bots that give way: people who could act have time to, and see until when."""

from __future__ import annotations

import pytest

from app.live.bots import patience, thinker
from app.live.game.scene_time import SceneTime
from app.live.room import giving_way
from app.live.room.giving_way import GivingWay
from app.live.room.room import Room
from games import GAMES
from games.contract import Action
from games.dice import ScriptedDice
from games.hunt.positions import hunt
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import beside_a_bot

pytestmark = pytest.mark.usefixtures("secret")


class Hand:
    """A clock that a test holds in hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_wait_has_a_name_is_begun_once_and_prolonged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hand()
    monkeypatch.setattr(giving_way, "time", clock)
    wait = GivingWay()
    wait.begin("turn", 1, 20)
    clock.now += 5
    assert (wait.left("turn"), wait.left("another")) == (15, 0)
    assert (wait.prolong(20), wait.left("turn"), wait.prolong(20)) == (True, 35, False)
    other = GivingWay()
    other.hear(wait.message())
    assert (other.left("turn"), other.seat, other.prolong(20)) == (35, 1, False)
    wait.end()
    assert wait.left("turn") == 0


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots neither dawdle nor watch scenes."""
    monkeypatch.setattr(thinker, "pause", lambda pace: 0.0)
    monkeypatch.setattr(SceneTime, "go_on", lambda self, milliseconds, lane="": None)


async def picked(house: Inner, **settings: object) -> Line:
    """A person's Naruto and a bot's Sakura may both begin."""
    mei = await beside_a_bot(house, "hunt", "chunin", pace="human", **settings)
    await mei.click("pick", "naruto")
    await mei.until(lambda: mei.pub.get("phase") == "heroes")
    return mei


async def test_a_bot_lets_people_begin_and_all_know_until_when_and_who_is_next(house: Inner) -> None:
    mei = await picked(house)
    await mei.until(lambda: bool(mei.room.get("yields")))
    assert (mei.room["yields"]["seat"], mei.room["yields"]["more"]) == (1, 1)
    room = await opened(house, mei)
    assert (room.giving_way.name, mei.pub["acting"]) == ("turn:1.1", "")


async def test_whoever_says_you_first_lets_the_bot_begin(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(patience, "GRANTED", 3600.0)
    mei = await picked(house)
    await mei.until(lambda: bool(mei.room.get("yields")))
    await mei.say(t="first", id="f1")
    assert (await mei.answer("f1"))["t"] == "ok"
    await mei.until(lambda: mei.pub["heroes"][second(mei)]["actions"] < 2 or mei.pub["round"] > 1)
    assert not mei.room.get("yields")


async def test_the_bot_begins_when_the_time_is_over(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "GRANTED", 0.01)
    monkeypatch.setattr(patience, "TO_NEWCOMERS", 0.01)
    mei = await picked(house)
    await mei.until(lambda: mei.pub["heroes"][second(mei)]["actions"] < 2)


async def test_a_wait_is_prolonged_once_and_only_while_it_lasts(house: Inner) -> None:
    mei = await picked(house)
    await mei.until(lambda: bool(mei.room.get("yields")))
    before = mei.room["yields"]["until"]
    await mei.say(t="wait", id="w1")
    await mei.until(lambda: mei.room["yields"]["until"] > before)
    assert mei.room["yields"]["more"] == 0
    await mei.say(t="wait", id="w2")
    assert (await mei.answer("w2"))["code"] == "too-many"
    await mei.say(t="first", id="f1")
    await mei.answer("f1")
    await mei.say(t="first", id="f2")
    assert (await mei.answer("f2"))["code"] in ("not-allowed", "not-your-turn")


async def test_a_click_does_not_begin_the_wait_anew(house: Inner) -> None:
    """Naruto acts within the wait; it is over for the bot as soon as nobody else could begin."""
    mei = await picked(house)
    await mei.until(lambda: bool(mei.room.get("yields")))
    room = await opened(house, mei)
    until = room.giving_way.until
    await mei.click("meditate" if mei.me["choices"].get("meditate") else "begin", begins(mei))
    assert (room.giving_way.until, room.yielding()) == (until, {})
    await mei.until(lambda: not mei.room.get("yields"))


@pytest.mark.parametrize("settings", [{"pace": "quick"}, {"days": 1}])
async def test_quick_rooms_and_games_over_days_have_no_such_wait(
    house: Inner, settings: dict[str, object]
) -> None:
    mei = await beside_a_bot(house, "hunt", "chunin", **{"pace": "human", **settings})
    room = await opened(house, mei)
    assert room.table
    assert both(room) == {}


async def test_nobody_waits_for_who_is_away(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    mei = await beside_a_bot(house, "hunt", "chunin", pace="human")
    room = await opened(house, mei)
    assert both(room) == {1: "turn:1.1"}
    monkeypatch.setattr(Room, "away_since", lambda self, seat: 5.0)
    assert both(room) == {}


async def test_who_only_wants_to_speak_is_not_held(house: Inner) -> None:
    """While Naruto acts the bot's Sakura may play a support, and waits for nothing."""
    mei = await beside_a_bot(house, "hunt", "chunin", pace="human")
    room = await opened(house, mei)
    state = hunt({"naruto": {}, "sakura": {"hand": ["mystical-palm"]}})
    assert GAMES["hunt"].yields(state, 1) == "turn:1.1"
    state.acting = "naruto"
    assert (GAMES["hunt"].yields(state, 1), room.yielding()) == ("", {})


async def test_a_clock_of_the_bot_does_not_run_out_meanwhile(house: Inner) -> None:
    mei = await picked(house, options={"clock": 10})
    await mei.until(lambda: bool(mei.room.get("yields")))
    room = await opened(house, mei)
    assert room.giving_way.left("turn:1.1") <= 5 + room.scene_time.left


def both(room: Room) -> dict[int, str]:
    """The bots that would give way if both heroes could begin."""
    assert room.table
    room.table = type(room.table).laid(GAMES["hunt"], 2, b"\0" * 32, hunt({"naruto": {}, "sakura": {}}))
    return room.yielding()


def second(mei: Line) -> str:
    found: str = next(id for id, hero in mei.pub["heroes"].items() if hero["seat"] == 1)
    return found


def begins(mei: Line) -> str:
    return "" if mei.me["choices"].get("meditate") else "naruto"


async def opened(house: Inner, mei: Line) -> Room:
    return (await house.services.rooms.open(mei.code)).room


def test_no_other_question_of_the_hunt_lets_people_go_first() -> None:
    """H12: neither a fight nor a phase of the Akatsuki."""
    rules = GAMES["hunt"]
    state = hunt({"naruto": {"area": "suna"}, "sakura": {}}, {"kakuzu": {}})
    state.acting = "naruto"
    rules.apply(state, 0, Action("fight", "kakuzu"), ScriptedDice(), lambda event: None)
    assert [rules.yields(state, seat) for seat in (0, 1)] == ["", ""]
