"""The table of the Duel: cards that tell what they do, all ninja, two against one, reinforcements."""

from __future__ import annotations

import pytest

from app.wire.feeds import told
from games import GAMES, engine
from games.contract import Action, Event, Seat
from games.dice import SeededDice
from games.duel.positions import fight
from games.duel.state import State
from games.duel.techniques import TECHNIQUES
from games.words import LANGUAGES, words_of
from tests.app.server import Inner
from tests.browser.people import PHONE, People
from tests.browser.positions.stand import Stand
from tests.browser.positions.test_phones import MEET, NEXT
from tests.browser.positions.test_positions import found
from tests.browser.positions.walks import Position
from tests.games.duel.bout import at_pick

pytestmark = pytest.mark.asyncio(loop_scope="module")

SIZE = (390, 844)
WIDE = (1366, 768)
NINJA_OF_BOTH_CAMPS = 20
SENT = "window.sent = []; window.line.send = (text) => window.sent.push(JSON.parse(text))"
CALLED = "window.sent.filter((one) => one?.verb === 'call').map((one) => one.noun)"
DONE = "window.sent.filter((one) => one?.verb === 'done').length"
WHOLE = """(name) => [...document.querySelectorAll(name)].every((one) => {
  const [a, b] = [one.getBoundingClientRect(), one.closest('.tc, .board').getBoundingClientRect()];
  return a.width > 0 && a.bottom <= b.bottom + 1 && a.right <= b.right + 1;
})"""
LOW = """(name) => Math.max(...[...document.querySelectorAll(name)].map((one) =>
  one.getBoundingClientRect().bottom))"""
PROPOSED = ("kakashi", "sakura", "guy")
TRIO = ("sakura", "gaara", "jubi")
RECEIPTS = ":is(.headline, .blow, .met > .tc-name, .met > .num, .met > .fxs:not(:empty))"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (844, 390), WIDE])
async def test_every_card_to_choose_among_tells_what_it_does(
    people: People, house: Inner, size: tuple[int, int], lang: str
) -> None:
    stand = await _stand(people, house)
    await stand.lay(found("duel").fullest["pack", "asked"], lang, size)
    assert await stand.page.locator(".pack .fx").count() > 0
    assert await stand.page.evaluate(WHOLE, ".pack :is(.tc-name, .stat, .fx)")


@pytest.mark.parametrize("size", [SIZE, (844, 390), (1366, 650), WIDE])
async def test_all_ninja_are_in_sight(people: People, house: Inner, size: tuple[int, int]) -> None:
    stand = await _stand(people, house)
    await stand.lay(found("duel").fullest["pick", "asked"], "en", size)
    assert await stand.page.locator(".tile").count() > NINJA_OF_BOTH_CAMPS
    assert await stand.page.evaluate(WHOLE, ".tile")


@pytest.mark.parametrize("size", [SIZE, WIDE])
async def test_of_two_against_one_both_partners_are_named(
    people: People, house: Inner, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house)
    position = found("duel").fullest["lay", "asked"]
    await stand.lay(position, "en", size)
    names = [words_of("duel", "en").format(f"id-{one['ninja']}") for one in position.pub["fighters"].values()]
    note = await stand.page.locator(".ask > small").text_content() or ""
    assert len(names) > 2
    assert all(name in note for name in names)
    assert not await stand.page.evaluate(MEET, [".bust", ".lane"] if size == WIDE else [".stake", ".lane"])


@pytest.mark.parametrize("size", [SIZE, (844, 390), (1366, 650)])
async def test_in_first_games_three_are_proposed_and_all_are_in_sight(
    people: People, house: Inner, size: tuple[int, int]
) -> None:
    stand = await _stand(people, house)
    await stand.lay(_seen(at_pick(6, "AAB")), "de", size)
    await stand.hear({"t": "you", "seat": 0, "name": "", "id": "me", "fresh": True})
    assert await stand.page.locator(".good-one > small").count() == len(PROPOSED)
    assert await stand.page.evaluate(WHOLE, ":is(.tile, .good-one, .good-one > *)")
    assert not await stand.faults()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [SIZE, (1366, 650)])
async def test_names_and_numbers_of_the_hand_look_over_the_edge(
    people: People, house: Inner, size: tuple[int, int], lang: str
) -> None:
    stand = await _stand(people, house)
    await stand.lay(found("duel").fullest["lay", "asked"], lang, size)
    assert await stand.page.evaluate(WHOLE, ".hand-card :is(.tc-name, .stat)")
    assert await stand.page.evaluate(LOW, ".hand-card .tc-name") <= size[1]


@pytest.mark.parametrize("size", [SIZE, (1366, 650), WIDE])
async def test_where_two_meet_one_nothing_lies_on_names_and_numbers(
    people: People, house: Inner, size: tuple[int, int]
) -> None:
    """Neither when they step forth nor when their cards meet."""
    stand = await _stand(people, house)
    state, _ = _play(at_pick(6, "AAB"), 0, "pick", "sakura")
    await _go_on(stand, state, 1, "pick", "gaara", size)
    captions = ".forth > figcaption"
    assert await stand.page.locator(captions).count() == len(TRIO)
    assert not await stand.page.evaluate(MEET, [captions, captions])
    assert await stand.page.evaluate(WHOLE, f"{captions} > *")
    state = _all_laid(_play(state, 1, "pick", "gaara")[0])
    await _go_on(stand, state, 2, "done", "", size)
    for _ in ("cards", "blow"):
        assert await stand.page.locator(".met").count() == len(TRIO)
        assert not await stand.page.evaluate(MEET, [RECEIPTS, RECEIPTS])
        assert await stand.page.evaluate(WHOLE, RECEIPTS)
        await stand.page.evaluate(NEXT)


def _all_laid(state: State) -> State:
    """The three cheapest cards of each, and the pair is done."""
    for fighter in state.fighters:
        for place, card in enumerate(sorted(fighter.hand, key=lambda card: TECHNIQUES[card].cost)[:3], 1):
            state, _ = _play(state, fighter.seat, "lay", f"{card}>{place}")
    for seat in (0, 1):
        state, _ = _play(state, seat, "done")
    return state


async def _go_on(stand: Stand, state: State, seat: Seat, verb: str, noun: str, size: tuple[int, int]) -> None:
    """A click, and the first beat of its scene, as seat 0 sees it."""
    before = _seen(state)
    new, events = _play(state, seat, verb, noun)
    await stand.lay(before, "en", size)
    await stand.go_on(before, _seen(new)._replace(events=[told(one) for one in events if one.is_for(0)]))


def _play(state: State, seat: Seat, verb: str, noun: str = "") -> tuple[State, list[Event]]:
    return engine.play(GAMES["duel"], state, seat, Action(verb, noun), SeededDice(b"trio", 1))


def _seen(state: State) -> Position:
    rules = GAMES["duel"]
    pub, me = engine.public(rules, state), engine.private(rules, state, 0, 0)
    return Position("duel", "", "asked", 0, len(state.camps), {}, pub, me, [])


async def test_a_reinforcement_looked_for_at_a_place_goes_there(people: People, house: Inner) -> None:
    stand = await _helped(people, house)
    await stand.page.click(".lane:nth-child(2) .call.add")
    await stand.page.click(".hand-card.ok")
    assert await stand.page.evaluate(CALLED) == ["tsunade>2"]


async def test_who_is_done_with_a_reinforcement_that_lies_nowhere_is_asked(
    people: People, house: Inner
) -> None:
    stand = await _helped(people, house)
    await stand.page.click(".hand-tabs .tab:nth-child(2)")
    await stand.page.click(".hand-card.ok")
    await stand.page.click(".answers .primary")
    assert await stand.page.evaluate(DONE) == 0
    await stand.page.wait_for_selector(".ask:has-text('Tsunade')")
    await stand.page.click(".answers .btn:not(.primary)")
    assert await stand.page.evaluate(DONE) == 1


async def _helped(people: People, house: Inner) -> Stand:
    """All three cards lie, and one reinforcement is in hand."""
    cards = ("sakura-inner-sakura", "sakura-mystical-palm", "sakura-explosive-tag")
    against = ("kisame-samehada-slash", "kisame-sea-stalking", "kisame-body-flicker")
    state = fight("sakura", "kisame", cards, against, (), help="tsunade")
    stand = await _stand(people, house)
    await stand.lay(_seen(state), "en", WIDE)
    await stand.page.evaluate(SENT)
    return stand


async def _stand(people: People, house: Inner) -> Stand:
    return await Stand.at(people, house, "duel", PHONE, reduced_motion="reduce")
