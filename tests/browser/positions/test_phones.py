"""On phones nothing that has to be read lies under something else, or is cut."""

from __future__ import annotations

from typing import Any

import pytest

from app.wire.feeds import told
from games import GAMES, engine
from games.columns.positions import laid
from games.contract import Action, Seat
from games.dice import ScriptedDice
from games.exam.positions import fight, forest
from games.hunt.positions import hunt
from games.words import LANGUAGES
from tests.app.server import Inner
from tests.browser.people import PHONE, People
from tests.browser.positions.stand import Stand
from tests.browser.positions.walks import Position

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONES = ((390, 844), (360, 740))
MEET = """([some, others]) => {
  const seen = (name) => [...document.querySelectorAll(name)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }));
  const boxes = (name) => seen(name).map((one) => one.getBoundingClientRect());
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const [first, second] = [boxes(some), boxes(others)];
  if (!first.length || !second.length) throw new Error(`${some} or ${others} isn't seen`);
  return first.some((a, at) => second.some((b, to) => (some !== others || at !== to) && meet(a, b)));
}"""
WHOLE = """(name) => [...document.querySelectorAll(name)].filter((one) => one.checkVisibility()).every(
  (one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight)"""
INSIDE = """([inner, outer]) => [...document.querySelectorAll(inner)].every((one) => {
  const [a, b] = [one.getBoundingClientRect(), one.closest(outer).getBoundingClientRect()];
  return a.left >= b.left - 1 && a.right <= b.right + 1;
})"""
NEXT = "document.querySelector('.answers.show .next').click()"
HOLD = "document.querySelector('.answers.show .tool-pause').click()"  # a beat lasts about a second
COLUMNS = (
    ("naruto-1a", "sakura-2a", "sasuke-3a", "kakashi-4a", "lee-5a", "dice-01"),
    ("naruto-2a", "sakura-3b", "sasuke-4a", "kakashi-5a", "lee-6a", "dice-02"),
    ("naruto-3a", "sakura-4b", "sasuke-5a", "kakashi-6a", "lee-1a"),
)
LOST = tuple(f"naruto-{value}{copy}" for value in (2, 4, 5, 6) for copy in "bc")


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("row", [1, 3, 4, 6])
async def test_a_blow_hides_nobody_whom_it_is_about(
    people: People, house: Inner, row: int, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house, "exam")
    cells = {"neji": 50 + row, "hinata": 60 + row, "kiba": 101}
    before = fight(cells, {"neji": "melee"}, levels={"hinata": 3}, faces={"hinata": 1})
    await _click(stand, "exam", before, Action("hit", "hinata"), (6,), size)
    await stand.page.evaluate(f"{HOLD}; {NEXT}")
    assert not await stand.page.evaluate(MEET, [".panel-top", ".fighter.up .life"])


@pytest.mark.parametrize("seats", [2, 4, 6])
async def test_everyone_in_the_forest_has_a_face_and_a_number(
    people: People, house: Inner, seats: int
) -> None:
    """Names give way where many play, faces and numbers never."""
    stand = await _stand(people, house, "exam")
    cells = [17, 33, 33, 52, 77, 15][:seats]
    await stand.lay(_seen("exam", forest(cells), seats), "en", PHONES[0])
    for part in (".chips .chip-face", ".chips .held"):
        assert await stand.page.locator(part).locator("visible=true").count() == seats
    if seats == 2:
        assert not await stand.page.evaluate(MEET, [".chips .who-name", ".chips :is(.chip-face, .held)"])


@pytest.mark.parametrize("cell", [31, 17])
async def test_you_stands_beside_ones_own_token(people: People, house: Inner, cell: int) -> None:
    stand = await _stand(people, house, "exam")
    await stand.lay(_seen("exam", forest([cell, 44]), 2), "en", PHONES[0])
    assert not await stand.page.evaluate(MEET, [".walker.mine em", ".walker.mine .emblem"])
    assert await stand.page.evaluate(INSIDE, [".walker.mine em", ".map"])


@pytest.mark.parametrize("size", [*PHONES, (1366, 768)])
@pytest.mark.parametrize("seats", [2, 5])
async def test_paralysis_hides_no_pip(
    people: People, house: Inner, seats: int, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house, "hunt")
    ids = ("naruto", "sakura", "kakashi", "shikamaru", "sai")[:seats]
    state = hunt({id: {"paralysed": id == "sakura"} for id in ids}, acting="naruto")
    await stand.lay(_seen("hunt", state, seats), "en", size)
    assert not await stand.page.evaluate(MEET, [".vitals .knot", ".vitals .pips i"])


async def test_seen_from_afar_only_the_chosen_area_has_its_price(people: People, house: Inner) -> None:
    stand = await _stand(people, house, "hunt")
    hand = ["rasengan", "sage-mode"]
    state = hunt({"naruto": {"hand": hand}, "sakura": {"done": True}}, seats=2, acting="naruto")
    await stand.lay(_seen("hunt", state, 2), "en", PHONES[0])
    shown = """[...document.querySelectorAll('.area.open > .cost')].filter((one) =>
      one.checkVisibility({ opacityProperty: true })).length"""
    assert await stand.page.evaluate(shown) > 1
    await stand.page.press(".map-view", "0")
    assert await stand.page.evaluate(shown) == 0
    await stand.page.evaluate("document.querySelector('.area.open').click()")
    await stand.page.wait_for_selector(".area.chosen > .cost", state="visible")
    assert await stand.page.evaluate(shown) == 1


async def test_the_first_touch_on_a_card_holds_a_companions_fight(people: People, house: Inner) -> None:
    """Whichever card it is; to open the pile of those that are of no use now holds nothing."""
    stand = await Stand.at(people, house, "hunt", PHONE, reduced_motion="reduce")
    hand = ["transformation-kakashi", "water-dragon"]
    state = hunt({"naruto": {"area": "suna"}, "kakashi": {"hand": hand}}, {"kakuzu": {}}, acting="naruto")
    state, _ = engine.play(GAMES["hunt"], state, 0, Action("fight", "kakuzu"), ScriptedDice())
    await stand.lay(_seen("hunt", state, 2, 1), "en", (PHONE["width"], PHONE["height"]))
    await stand.page.evaluate(
        "() => { window.sent = []; window.line.send = (text) => sent.push(JSON.parse(text).t); }"
    )
    waits = "sent.filter((one) => one === 'wait').length"
    await stand.page.tap(".slot .hand-card")
    await stand.page.wait_for_selector(".slot.up")
    assert await stand.page.evaluate(waits) == 1
    await stand.page.tap(".shut-pile")
    await stand.page.wait_for_selector(".shut .hand-card", state="visible")
    assert await stand.page.evaluate(waits) == 1
    await stand.page.tap(".shut .hand-card")
    assert await stand.page.evaluate(waits) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_what_a_scene_notes_is_read_whole(people: People, house: Inner, lang: str) -> None:
    """A note takes two lines where the sentence takes one; a talent is told by its name alone."""
    stand = await _stand(people, house, "hunt")
    before = _seen("hunt", hunt({"naruto": {}, "sakura": {}}, {"zetsu-1": {}}, acting="naruto"), 2)
    paralysed: dict[str, Any] = {"kind": "paralysed", "seat": 0, "hero": "naruto"}
    rooted = {"kind": "talent", "enemy": "zetsu-1", "card": "zetsu", "talent": "rooted"}
    after = before._replace(me=before.me | {"ask": "other"}, events=[paralysed, rooted])
    await stand.lay(before, lang, PHONES[0])
    await stand.go_on(before, after)
    assert await stand.page.evaluate("document.querySelectorAll('.show-note').length") == 1
    assert await stand.page.evaluate(WHOLE, ".prompt > .ask")
    await stand.page.evaluate(NEXT)
    assert await stand.page.evaluate("document.querySelector('.prompt > .ask').clientHeight") < 40


@pytest.mark.parametrize("size", PHONES)
async def test_all_that_busts_and_is_lost_can_be_counted(
    people: People, house: Inner, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house, "columns")
    before = laid(6, draws=["naruto-6a"], laid=COLUMNS, held=[LOST])
    await stand.lay(_seen("columns", before, 6), "en", size)
    assert await stand.page.evaluate(WHOLE, ".risk .tiles")
    await _click(stand, "columns", before, Action("draw"), (1,), size, 6)
    await stand.page.evaluate(NEXT)
    assert await stand.page.evaluate(INSIDE, [".minicol .nc", ".minicol"])
    await stand.page.evaluate(NEXT)
    await stand.page.evaluate(NEXT)
    assert await stand.page.evaluate("document.querySelectorAll('.lost .nc').length") == len(LOST)
    assert await stand.page.evaluate(INSIDE, [".lost .nc", ".board"])


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_hint_and_undo_stand_whole_beside_the_question(people: People, house: Inner, lang: str) -> None:
    stand = await _stand(people, house, "exam")
    state = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, turn=18)
    state.round = 28
    before = _seen("exam", state, 2)
    await stand.lay(before, lang, PHONES[1])
    await stand.hear({"t": "you", "seat": 0, "name": "", "id": "me", "fresh": True})
    await stand.go_on(before, before, ack="click")
    assert (
        await stand.page.locator(".band .ask-tools > :is(.undo, .hint)").locator("visible=true").count() == 2
    )
    assert not await stand.page.evaluate(MEET, [".band .ask-tools", ".band .ask"])


async def _click(
    stand: Stand,
    game: str,
    state: Any,
    action: Action,
    rolls: tuple[int, ...],
    size: tuple[int, int],
    seats: int = 2,
) -> None:
    """A click of seat 0, and the first beat of its scene."""
    before = _seen(game, state, seats)
    new, events = engine.play(GAMES[game], state, 0, action, ScriptedDice(rolls))
    await stand.lay(before, "en", size)
    await stand.go_on(before, _seen(game, new, seats)._replace(events=[told(event) for event in events]))


def _seen(game: str, state: Any, seats: int, seat: Seat = 0) -> Position:
    rules = GAMES[game]
    pub, me = engine.public(rules, state), engine.private(rules, state, seat, 0)
    return Position(game, "", "asked", seat, seats, {}, pub, me, [])


async def _stand(people: People, house: Inner, game: str) -> Stand:
    return await Stand.at(people, house, game, {"width": 390, "height": 844}, reduced_motion="reduce")
