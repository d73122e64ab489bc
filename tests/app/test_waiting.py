"""Moments in which others may act: people can hold them open, and bots speak in them."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from app.live.bots import thinker
from app.live.bots.thinker import Thinker
from app.live.game.table import Table
from app.live.room import hold_open
from app.live.room.hold_open import SECONDS, HoldOpen
from app.live.room.room import Room
from app.store import log
from games import GAMES, engine, laws
from games.contract import Action
from games.dice import SeededDice
from games.hunt.positions import hunt
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, table

pytestmark = pytest.mark.usefixtures("secret")

Played = list[tuple[int, Action]]
ALL = range(3)


class Hand:
    """A clock that a test holds in hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_each_seat_gets_time_once_in_a_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Hand()
    monkeypatch.setattr(hold_open, "monotonic", clock)
    held = HoldOpen()
    assert held.ask("one", 1)
    clock.now += 4
    assert not held.ask("one", 1)
    assert held.left("one", ALL) == pytest.approx(SECONDS - 4)
    assert held.ask("one", 2)
    assert held.left("one", ALL) == pytest.approx(2 * SECONDS - 4)
    assert held.seats("one", ALL) == [1, 2]
    assert held.left("two", ALL) == 0
    assert held.ask("two", 1)
    assert (held.left("two", ALL), held.seats("one", ALL)) == (SECONDS, [])


def test_each_seat_gets_time_once_on_an_occasion_of_several_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fight has a moment before the dice and one after them, and pages may be loaded anew."""
    clock = Hand()
    monkeypatch.setattr(hold_open, "monotonic", clock)
    held = HoldOpen()
    assert held.ask("before", 1, "fight")
    clock.now += SECONDS
    assert not held.ask("after", 1, "fight")
    assert (held.left("after", ALL), held.spent("fight")) == (0, [1])
    assert held.ask("after", 2, "fight")
    assert (held.seats("after", ALL), held.spent("fight")) == ([2], [1, 2])
    assert held.ask("before", 1, "next")
    assert (held.spent("fight"), held.spent("next")) == ([], [1])


def test_who_has_nothing_more_to_say_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time that others asked for before or after them stays."""
    monkeypatch.setattr(hold_open, "monotonic", Hand())
    held = HoldOpen()
    assert held.ask("one", 1)
    assert held.ask("one", 2)
    assert (held.left("one", {0, 1}), held.seats("one", {0, 1})) == (SECONDS, [1])
    assert held.left("one", {0, 2}) == 2 * SECONDS
    assert (held.left("one", {0}), held.seats("one", {0})) == (0, [])


@pytest.fixture
def closable(monkeypatch: pytest.MonkeyPatch, secret: None) -> None:
    """A mark closes a moment of the game of secrets."""
    monkeypatch.setattr(GAMES["secret"], "closes", lambda state, seat, action: action.verb == "mark")


@pytest.mark.usefixtures("closable")
async def test_a_click_that_closes_a_moment_waits_for_who_asked(
    house: Inner, three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hold_open, "SECONDS", 0.3)
    mei, ao, chojuro = three
    await ao.say(t="wait", id="w1")
    assert (await ao.answer("w1"))["t"] == "ok"
    await mei.until(lambda: mei.room.get("held", {}).get("seats") == {"1": 1})
    await mei.say(t="act", id="closing", ask=mei.me["ask"], verb="mark")
    await chojuro.click("throw")
    await mei.answer("closing")
    entries = await house.services.database.read(log.since, mei.code, 0)
    assert [entry.verb for entry in entries] == ["throw", "mark"]


@pytest.mark.usefixtures("closable")
async def test_the_wait_ends_when_who_asked_for_it_has_spoken(
    house: Inner, three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Long before its time: who throws has nothing more to say here."""
    monkeypatch.setattr(hold_open, "SECONDS", 3600.0)
    rules = GAMES["secret"]
    actors = rules.actors
    monkeypatch.setattr(
        rules, "actors", lambda state: frozenset(seat for seat in actors(state) if not state.throws[seat])
    )
    mei, ao, _ = three
    await ao.say(t="wait", id="w1")
    await mei.until(lambda: mei.room.get("held", {}).get("seats") == {"1": 1})
    await mei.say(t="act", id="closing", ask=mei.me["ask"], verb="mark")
    await ao.click("throw")
    await mei.answer("closing")
    await mei.until(lambda: not mei.room["held"].get("until"))
    entries = await house.services.database.read(log.since, mei.code, 0)
    assert [entry.verb for entry in entries] == ["throw", "mark"]


@pytest.mark.usefixtures("closable")
async def test_a_click_that_waited_is_answered_though_the_room_was_frozen_meanwhile(
    house: Inner, three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, *_ = three
    room = (await house.services.rooms.open(mei.code)).room

    def left(moment: str, speaking: object) -> float:
        if room.record.status == "frozen":
            return 0.0
        room.record = msgspec.structs.replace(room.record, status="frozen")
        return 0.05

    monkeypatch.setattr(HoldOpen, "is_asked", True)
    monkeypatch.setattr(room.hold_open, "left", left)
    assert (await mei.click("mark"))["code"] == "frozen"


async def test_what_nobody_can_close_is_not_held(three: tuple[Line, ...]) -> None:
    _, ao, _ = three
    await ao.say(t="wait", id="w1")
    assert (await ao.answer("w1"))["code"] == "not-allowed"


@pytest.mark.usefixtures("closable")
async def test_who_looks_on_holds_nothing(house: Inner, three: tuple[Line, ...]) -> None:
    watcher = await (await house.guest("Zabuza")).enter(three[0].code)
    await watcher.say(t="wait", id="w1")
    assert (await watcher.answer("w1"))["code"] == "onlooker"


@pytest.mark.usefixtures("closable")
async def test_the_clocks_of_a_held_moment_have_more_time(house: Inner) -> None:
    mei, ao = await table(house, "secret", 2, options={"seconds": 60})
    await mei.until(lambda: len(mei.room["clocks"]) == 2)
    before = mei.room["clocks"]["0"]["due"]
    await ao.say(t="wait", id="w1")
    await mei.until(lambda: mei.room["clocks"]["0"]["due"] > before)
    assert mei.room["clocks"]["0"]["due"] - before == pytest.approx(1000 * SECONDS, abs=2)


@pytest.mark.parametrize("salt", range(3))
async def test_a_wait_tells_the_same_however_the_hidden_hands_are_dealt(house: Inner, salt: int) -> None:
    """Whoever raises a card asks for time, whichever it is: not even that one could be used is told."""
    ao = await beside_a_bot(house, "hunt", "chunin", options={"hidden": True})
    room = (await house.services.rooms.open(ao.code)).room
    rules = GAMES["hunt"]
    heroes = {"naruto": {"area": "suna"}, "kakashi": {"hand": ["transformation-kakashi"]}}
    state = hunt(heroes, {"kakuzu": {}}, options={"hidden": True})
    rules.apply(state, 0, Action("fight", "kakuzu"), SeededDice(laws.key(1), 1), lambda event: None)
    engine.proceed(rules, state, SeededDice(laws.key(1), 2), lambda event: None)
    other = engine.imagined(rules, state, 0, SeededDice(laws.key(salt), 3))
    told = []
    for dealt in (state, other):
        room.table = Table.laid(rules, 2, laws.key(1), dealt)
        room.hold_open = HoldOpen()
        room.hold_open.ask(room.table.moment, 1)
        seats = room.hold_open.seats(room.table.moment, room.table.speaking)
        told.append((room.table.moment, room.table.may_close(), seats, bool(room.held)))
    assert other.heroes[1].hand != state.heroes[1].hand
    assert told[0] == told[1]
    assert told[0][2:] == ([1], True)


class Voice:
    """Bots that say what the test tells them."""

    def __init__(self, action: Action) -> None:
        self.action = action

    async def choose(self, *asked: object) -> Action:
        return self.action


async def missed(house: Inner) -> Room:
    """A person's Naruto has missed by one, and the bot's Kakashi might lower the Defence."""
    mei = await beside_a_bot(house, "hunt", "chunin")
    room = (await house.services.rooms.open(mei.code)).room
    room.table = next(table for table in map(fought, range(100)) if is_near_miss(table))
    return room


def fought(number: int) -> Table:
    heroes = {"naruto": {"area": "suna"}, "kakashi": {"hand": ["transformation-kakashi"]}}
    table = Table.laid(GAMES["hunt"], 2, laws.key(number), hunt(heroes, {"kakuzu": {}}))
    table = table.after(table.act(0, Action("fight", "kakuzu")))
    return table.after(table.act(0, Action("roll")))


def is_near_miss(table: Table) -> bool:
    fight = table.public().get("fight", {})
    return bool(fight.get("step") == "after" and fight["defence"] - fight["hits"] == 1)


def asked(room: Room, says: Action, monkeypatch: pytest.MonkeyPatch) -> tuple[Thinker, Played]:
    monkeypatch.setattr(thinker, "pause", lambda pace: 0.0)
    monkeypatch.setattr(thinker, "INTERJECTION", 0.0)
    played: Played = []

    async def act(seat: int, action: Action, is_fresh: Callable[[], bool]) -> None:
        played.append((seat, action))

    return Thinker(room, Voice(says), act), played  # type: ignore[arg-type]


async def test_a_bot_speaks_in_the_fight_of_a_person(house: Inner, monkeypatch: pytest.MonkeyPatch) -> None:
    room = await missed(house)
    support = Action("support", "transformation-kakashi")
    bots, played = asked(room, support, monkeypatch)
    assert bots.asked() == {"": [1]}
    assert room.table
    assert bots._is_about_others(room.table, [1])
    await bots._play([1], "")
    assert played == [(1, support)]


async def test_a_bot_that_says_nothing_leaves_no_entry_and_is_asked_once(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = await missed(house)
    bots, played = asked(room, Action("pass"), monkeypatch)
    await bots._play([1], "")
    assert (played, bots.asked()) == ([], {})


async def test_people_have_time_to_speak_before_a_bot_closes_a_moment(house: Inner) -> None:
    """By who may act, never by what they hold."""
    room = await missed(house)
    assert room.table
    bots = Thinker(room, Voice(Action("go")), never)  # type: ignore[arg-type]
    assert not bots._may_people_speak(room.table)
    turned = hunt({"naruto": {}, "kakashi": {"area": "suna"}}, {"kakuzu": {}})
    other = Table.laid(GAMES["hunt"], 2, laws.key(1), turned)
    assert bots._may_people_speak(other.after(other.act(1, Action("fight", "kakuzu"))))


async def never(seat: int, action: Action, is_fresh: Callable[[], bool]) -> None:
    raise AssertionError("nobody is to play")


async def test_a_person_who_closes_a_moment_hears_the_bots_first(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they hold: the bot is asked, and only then the moment may be closed."""
    room = await missed(house)
    bots, _ = asked(room, Action("pass"), monkeypatch)
    assert not bots.may_speak
    bots.wake()
    assert bots.may_speak
    [task] = bots._tasks.values()
    await task
    assert not bots.may_speak
