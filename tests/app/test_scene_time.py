"""The show: scenes have a length, clocks and bots wait for it, and so does a click that ends a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from app.live.bots.thinker import Thinker
from app.live.bots.workers import Bots
from app.live.game import scene_time
from app.live.game.scene_time import LONGEST, SceneTime
from app.live.game.table import Table
from app.store import log
from games import GAMES
from games.contract import Action, Event
from games.exam.battle import create
from games.exam.positions import forest
from tests.app.players import Frame, Line
from tests.app.server import Inner
from tests.app.tables import beside_a_bot, lift, table

pytestmark = pytest.mark.usefixtures("secret")


class Hand:
    """A clock that a test holds in hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    clock = Hand()
    monkeypatch.setattr(scene_time, "monotonic", clock)
    return clock


@pytest.fixture
def lengths(monkeypatch: pytest.MonkeyPatch, secret: None) -> dict[str, int]:
    """How long the scene of each kind of event takes; a test fills it."""
    found: dict[str, int] = {}
    monkeypatch.setattr(GAMES["secret"], "beats", lambda event: found.get(event.kind, 0))
    return found


def test_scenes_follow_each_other_and_what_waits_is_bounded(hand: Hand) -> None:
    watched = SceneTime()
    assert watched.left == 0
    watched.go_on(2000)
    hand.now += 0.5
    watched.go_on(1000)
    assert watched.left == pytest.approx(2.5)
    watched.go_on(LONGEST)
    assert watched.left == pytest.approx(LONGEST / 1000)
    hand.now += 60
    assert watched.left == 0


def test_lanes_are_shown_side_by_side(hand: Hand) -> None:
    watched = SceneTime()
    watched.go_on(2000, "0")
    watched.go_on(500, "1")
    watched.go_on(1000, "0")
    assert [watched.left_in(lane) for lane in ("0", "1", "")] == pytest.approx([3.0, 0.5, 0.0])
    assert watched.left == pytest.approx(3.0)


def test_each_lane_has_the_length_of_its_own_scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    exam = GAMES["exam"]
    monkeypatch.setattr(exam, "beats", lambda event: 100)
    told = [Event("moved", {"seat": 4}), Event("melee", {"battle": 0}), Event("hurt", {"battle": 0})]
    told += [Event("melee", {"battle": 2}), Event("battle", {"seat": 5, "other": 1})]
    assert scene_time.lengths(exam, told) == {"": 100, "0": 200, "2": 100, "5": 100}


async def test_bots_of_different_battles_think_side_by_side(house: Inner) -> None:
    """Of each battle the first who is awaited; whoever walks in the forest is a lane apart."""
    mei = await house.guest("Mei")
    code = await mei.room("exam")
    for _ in range(3):
        await mei.post(f"rooms/{code}/bots")
    await mei.post(f"rooms/{code}/start")
    line = await mei.enter(code)
    await line.get("table")
    room = (await house.services.rooms.open(code)).room
    state = forest([31, 41, 31, 41])
    state.mover.seat = -1
    for attacker, defender in ((0, 2), (1, 3)):
        battle = create(state, attacker, defender)
        battle.field, battle.phase = ("cave", "forest")[attacker], "prepare"
        for place, fighter in enumerate(battle.fighters):
            fighter.cell = 31 + 10 * place
    room.table = Table.laid(GAMES["exam"], 4, b"k" * 32, state)
    assert Thinker(room, Bots(1), never).asked() == {"0": [2], "1": [1]}


def test_an_undo_ends_the_show(hand: Hand) -> None:
    watched = SceneTime()
    watched.go_on(2000)
    watched.cut()
    assert watched.left == 0


def test_only_what_everyone_is_told_counts(lengths: dict[str, int]) -> None:
    lengths |= {"throw": 700, "lift": 5000}
    public, secret = Event("throw"), Event("lift", {}, frozenset({0}))
    assert scene_time.length(scene_time.lengths(GAMES["secret"], [public, secret, public])) == 1400
    assert scene_time.length(scene_time.lengths(GAMES["secret"], [public] * 100)) == LONGEST


async def test_a_step_tells_how_long_its_scenes_last(
    lengths: dict[str, int], three: tuple[Line, ...]
) -> None:
    mei, ao, _ = three
    lengths["throw"] = 700
    await mei.click("mark")
    await mei.click("throw")
    assert "ms" not in await ao.get("step", n=1)
    assert (await ao.get("step", n=2))["ms"] == 700


async def test_a_clock_that_came_with_a_step_starts_when_its_scene_is_over(
    house: Inner, lengths: dict[str, int]
) -> None:
    lengths["show"] = 9000
    lines = await table(house, "secret", 2, options={"seconds": 60})
    for line in lines:
        await lift(line)
        await line.click("done")
    mei = lines[0]
    await mei.until(lambda: mei.pub["round"] == 2 and mei.room["clocks"].keys() == {"0", "1"})
    room = await mei.until(lambda: mei.room if _left(mei.room) > 60_000 else None)
    assert 65_000 < _left(room) < 70_000


async def test_a_click_that_ends_a_moment_waits_for_the_scene_that_opened_it(
    house: Inner, lengths: dict[str, int], three: tuple[Line, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    def closes(state: object, seat: int, action: Action) -> bool:
        return action.verb == "mark"

    monkeypatch.setattr(GAMES["secret"], "closes", closes)
    lengths["throw"] = 300
    mei, _, chojuro = three
    await mei.click("throw")
    await mei.say(t="act", id="closing", ask=mei.me["ask"], verb="mark")
    await chojuro.click("throw")
    await mei.answer("closing")
    entries = await house.services.database.read(log.since, mei.code, 0)
    assert [entry.verb for entry in entries] == ["throw", "throw", "mark"]
    assert entries[2].at - entries[0].at >= 0.3


async def test_what_was_missed_comes_in_the_order_it_happened(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    back = await ao.player.enter(ao.code, hello=False)
    back.feed, back.pub, back.me, seen = ao.feed, ao.pub, ao.me, ao.seen
    await ao.click("mark")
    await lift(ao)
    await mei.click("mark")
    await back.say(t="hello", seen=seen)
    await back.get("caught")
    game = [(frame["t"], frame["n"], frame.get("step")) for frame in back.frames if "n" in frame]
    assert game == [("mine", 1, 1), ("step", 1, None), ("mine", 2, 1), ("step", 2, None)]


async def test_what_another_audience_has_seen_is_no_beginning(three: tuple[Line, ...]) -> None:
    mei, ao, _ = three
    back = await ao.player.enter(ao.code, seen=mei.seen)
    assert await back.get("table")


def _left(room: Frame) -> int:
    """Milliseconds until the first clock runs out."""
    return min(int(clock["due"]) for clock in room["clocks"].values()) - int(room["now"])


async def test_people_choose_before_bots_where_both_may_take_the_same(house: Inner) -> None:
    mei = await beside_a_bot(house, "hunt", "chunin")
    await mei.get("table")
    room = (await house.services.rooms.open(mei.code)).room
    assert room.table
    assert room.table.rules.awaited(room.table.state) == {0, 1}
    assert Thinker(room, Bots(1), never).asked() == {}
    verb, nouns = next(iter(mei.me["choices"].items()))
    await mei.click(verb, next(iter(nouns)))
    await mei.until(lambda: mei.pub["awaited"] != {"1": 1})
    entries = await house.services.database.read(log.since, mei.code, 0)
    assert [entry.seat for entry in entries[:2]] == [0, 1]


async def never(seat: int, action: Action, is_fresh: Callable[[], bool]) -> None:
    raise AssertionError("nobody is to play")
