"""Every page in a real Chromium: for everyone, on any screen, in four languages, by day and by night."""

from __future__ import annotations

from collections.abc import AsyncIterator
from itertools import count
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest
import pytest_asyncio
from axe_playwright_python.async_playwright import Axe
from playwright.async_api import Browser

from app.store import truths
from app.web.api.api import key_of
from games import GAMES
from games.mind.past import Move, past_of
from games.mind.truth import reckoned
from games.mind.verdicts import Moment
from games.words import words_of
from tests.app.players import House, Player
from tests.app.server import Inner, serving
from tests.app.tables import lobby, table
from tests.browser.minds import Sight, give_up, play_a_little, play_until
from tests.browser.people import PHONE, People, Person, people_at

DRAW = "#prompt [data-verb=draw]"

pytestmark = pytest.mark.asyncio(loop_scope="module")

# Axe would look for imported style sheets beside the page, not beside the sheet that imports them.
AXE = {"resultTypes": ["violations"], "preload": False}
WIDEST = ("de", "ru")  # the languages with the longest words
STILL: dict[str, Any] = {"reduced_motion": "reduce"}

WIDE_NAMES = ("W" * 24, "Maximilian-Alexander III")  # the longest there are, with and without a break

# What a game looks like on its way, besides its first question.
SIGHTS: dict[str, dict[str, Sight]] = {
    "columns": {"columns": lambda pub: len(pub["columns"]) > 2},
    "hunt": {"fight": lambda pub: pub.get("fight")},
    "duel": {"reveal": lambda pub: pub["round"] > 1},
    "exam": {
        "forest": lambda pub: pub["phase"] == "forest",
        "battle": lambda pub: any(one.get("deed") for one in pub["battles"].values()),
    },
}


class Scene(NamedTuple):
    """A page to look at: its address, who looks, what stands on it, and what is pressed before."""

    name: str
    path: str
    stands: str
    who: Player | None = None
    pressed: str = ""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Inner]:
    """A server that deals the same games in every run, so that each run looks at the same pages."""
    numbers = count()
    async with serving(f"sqlite:///{tmp_path_factory.mktemp('server')}/shinobi.db") as house:
        house.services.lobby.fresh_seed = lambda: next(numbers).to_bytes(32, "big")
        yield house


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def scenes(house: Inner) -> dict[str, list[Scene]]:
    """All pages, those of each game under its name, those of the site under "site"."""
    return {"site": await _of_site(house)} | {game: await _of_game(house, game) for game in GAMES}


@pytest_asyncio.fixture(loop_scope="module")
async def people(browser: Browser, house: Inner) -> AsyncIterator[People]:
    async with people_at(browser, house.url) as people:
        yield people


@pytest.mark.parametrize("part", ["site", *GAMES])
async def test_axe_finds_nothing_by_day_and_by_night(
    people: People, scenes: dict[str, list[Scene]], part: str
) -> None:
    mei, found = await people.come(**STILL), {}
    for scene in scenes[part]:
        await _enter(mei, scene)
        for theme, axe in (("day", Axe()), ("night", Axe(""))):  # whose script stays with the page
            await mei.page.evaluate("theme => document.documentElement.dataset.theme = theme", theme)
            report = await axe.run(mei.page, options=AXE)
            if report.violations_count:
                found[f"{scene.name} by {theme}"] = report.generate_report()
    assert not found, "\n".join(f"{place}: {report}" for place, report in found.items())


@pytest.mark.parametrize("language", WIDEST)
async def test_nothing_scrolls_sideways_on_a_phone(
    people: People, scenes: dict[str, list[Scene]], language: str
) -> None:
    jonas, wide = await people.come(PHONE, locale=language, **STILL), []
    for scene in (scene for part in scenes.values() for scene in part):
        await _enter(jonas, scene)
        assert await jonas.page.get_attribute("html", "lang") == language
        if await jonas.is_sideways():
            wide.append(scene.name)
    assert wide == []


@pytest.mark.parametrize("game", GAMES)
async def test_with_reduced_motion_nothing_moves(people: People, house: Inner, game: str) -> None:
    lines = await table(house, game)
    mei = await people.come(**STILL)
    await mei.become(lines[0].player)
    await mei.open(f"/r/{lines[0].code}")
    await mei.see(".screen")
    await _watch_for_motion(mei)
    await play_a_little(*lines, clicks=12)
    await mei.click(".drawer-button")
    await mei.see(".log li")
    assert await mei.page.evaluate("window.moved") == []
    await give_up(*lines)


async def test_without_reduced_motion_a_card_flies(people: People, house: House) -> None:
    """Mei begins: tests say who does."""
    code, (host, _) = await lobby(house)
    await host.post(f"rooms/{code}/start")
    mei = await people.come()
    await mei.become(host)
    await mei.open(f"/r/{code}")
    await mei.see(DRAW)
    await _watch_for_motion(mei)
    await mei.click(DRAW)
    await mei.until("window.moved.length > 0")


async def test_from_the_result_one_comes_to_where_it_turned_and_to_its_table(
    people: People, house: Inner
) -> None:
    """By keyboard too: every way is a link."""
    lines = await table(house)
    await play_a_little(*lines, clicks=20)
    await give_up(*lines)
    await _find_out(house, lines[0].code)
    mei = await people.come(**STILL)
    await mei.become(lines[0].player)
    await mei.open(f"/r/{lines[0].code}")
    await mei.click(".truth-door a")
    await mei.see(".truth-curve .stamp.bad")
    assert await mei.page.locator(".account").count() == 2
    await mei.page.focus("#turn-1")
    await mei.page.keyboard.press("Enter")
    await mei.see(".turning .stamp.bad[aria-current=true]")
    await mei.click(".turning .stamp.good")
    await mei.see(".turning .stamp.good[aria-current=true]")
    await mei.click(".turning-ways > a:last-child")
    await mei.see(".truth-words")


async def test_the_language_is_that_of_the_browser_until_another_is_chosen_and_kept(people: People) -> None:
    lea = await people.come(locale="fr-CA")
    await lea.open("/games/columns")
    await lea.see(_first_title("fr"))
    await lea.page.select_option(".foot select", "ru")
    await lea.see(_first_title("ru"))
    await lea.open("/games/columns")
    await lea.see(_first_title("ru"))
    await lea.open("/r/NOSUCH")
    assert await lea.page.get_attribute("html", "lang") == "ru"
    lea.errors.clear()  # the browser itself complains about the status


async def test_a_language_that_is_not_spoken_gives_english(people: People) -> None:
    person = await people.come(locale="ja-JP")
    await person.open("/")
    assert await person.page.get_attribute("html", "lang") == "en"


async def test_the_theme_is_that_of_the_device_until_another_is_chosen_and_kept(people: People) -> None:
    mei = await people.come(color_scheme="dark")
    await mei.open("/")
    await mei.see(".doors")
    night = await _paper(mei)
    await mei.click(".foot .segments button:nth-child(2)")
    await mei.see("html[data-theme=day]")
    day = await _paper(mei)
    assert day != night
    await mei.open("/games/columns")
    await mei.see(".rules")
    assert await _paper(mei) == day
    await mei.click(".foot .segments button:nth-child(1)")
    await mei.open("/")
    assert await _paper(mei) == night


async def test_a_name_with_markup_is_plain_text(people: People, house: House) -> None:
    name = "<b>Mei</b> &amp; <img>"
    mei, jonas = await people.come(), await people.come(PHONE)
    await mei.open_room(name)
    assert await mei.page.inner_text(".place.mine .who-name") == name
    code = await (await mei.sits_at(house)).player.room()  # where she begins
    await mei.open(f"/r/{code}")
    await jonas.open(f"/r/{code}")
    assert await jonas.page.inner_text(".join-seats li b") == name
    await jonas.join(code, "Jonas")
    await mei.start()
    await jonas.see(".chips")
    assert name in await jonas.page.inner_text(".chips")
    await mei.click(DRAW)
    await jonas.click(".drawer-button")
    await jonas.see(".log li")
    assert name in await jonas.page.inner_text(".log")
    assert await jonas.page.locator("main img").count() == 0


async def _of_site(house: House) -> list[Scene]:
    code, (host, *_) = await lobby(house, names=WIDE_NAMES, public=True)
    await host.enter(code)  # only while its host is there is a room listed
    link = await host.post("me/link")
    return [
        Scene("home", "/", ".doors .door", host),
        Scene("home of a newcomer", "/", ".doors .door"),
        Scene("documents", "/docs/operate", ".document"),
        Scene("face", "/", "dialog .faces", host, ".who-am-i"),
        Scene("player", f"/p/{key_of(host.id)}", ".person-head", host),
        Scene("join", f"/r/{code}", ".join .name-form"),
        Scene("link", "/link/" + link["url"].rpartition("/")[2], ".join .buttons"),
        Scene("error", "/r/NOSUCH", ".problem"),
    ]


async def _of_game(house: Inner, game: str) -> list[Scene]:
    code, (host, *_) = await lobby(house, game, names=WIDE_NAMES)
    return [
        Scene(f"{game} rules", f"/games/{game}", ".rules h2", host),
        Scene(f"{game} lobby", f"/r/{code}", ".place.mine", host),
        Scene(f"{game} settings", f"/r/{code}", "dialog .options", host, ".set-line"),
        Scene(f"{game} chair", f"/r/{code}", "dialog .chair-sheet", host, ".place:not(.mine) .name-card"),
        *await _of_tables(house, game),
        *await _of_end(house, game),
    ]


async def _of_tables(house: House, game: str) -> list[Scene]:
    found = []
    for name, sight in {"first question": lambda _: True, **SIGHTS.get(game, {})}.items():
        lines = await table(house, game, names=WIDE_NAMES)
        await play_until(sight, *lines)
        host = lines[0]
        found.append(Scene(f"{game} {name}", f"/r/{host.code}", ".screen", host.player))
    return found


async def _of_end(house: Inner, game: str) -> list[Scene]:
    """A game that is played a little and then given up."""
    lines = await table(house, game, names=WIDE_NAMES)
    await play_a_little(*lines, clicks=40)
    await give_up(*lines)
    host = lines[0]
    await _find_out(house, host.code)
    return [
        Scene(f"{game} truth", f"/r/{host.code}/truth", ".truth-clicks", host.player),
        Scene(f"{game} turning point", f"/r/{host.code}/replay?step=0&point=1", ".turning", host.player),
        Scene(f"{game} result", f"/r/{host.code}", ".result", host.player),
        Scene(f"{game} replay", f"/r/{host.code}/replay#20", ".player", host.player),
    ]


async def _find_out(house: Inner, code: str) -> None:
    """The truth about a game as far as it is known at once, with a turning point of each kind."""
    record = await house.services.rooms.record(code)
    export = await house.services.replays.exported(record)
    rules, seats = GAMES[record.game], len(export.seats)
    past = past_of(rules, seats, export.options, bytes.fromhex(export.seed), export.entries)
    *_, found = reckoned(past, Random(1), lambda: 0.0)
    turns = [_moment(past.moves[at], brought) for at, brought in ((0, -2100), (5, 1200), (9, 0))]
    data = msgspec.json.encode(msgspec.structs.replace(found, turns=turns, clicks=turns[:2]))
    await house.services.database.write(truths.ask, code, rules.VERSION)
    await house.services.database.write(truths.put, code, data, "done")


def _moment(move: Move, brought: int) -> Moment:
    """A click that brought so much; luck if it was nothing."""
    told = [{"kind": event.kind, **event.data} for event in move.events]
    click = move.action if brought else None
    at = {"round": 3, "rounds": 9, "turn": 3, "turns": 9, "fight": 3, "deck": 50}
    own: dict[str, Any] = {
        "step": move.number,
        "seat": move.seat,
        "told": told,
        "click": click,
        "better": click,
    }
    return Moment(**own, brought=brought or 5200, error=100, at=at, chance=5100, other=7200)


async def _enter(person: Person, scene: Scene) -> None:
    await person.page.context.clear_cookies()
    if scene.who:
        await person.become(scene.who)
    await person.open(scene.path)
    if scene.pressed:
        await person.click(scene.pressed)
    await person.see(scene.stands)
    if scene.name == "error":  # the browser itself complains about the status
        person.errors = [error for error in person.errors if "404" not in error]


async def _watch_for_motion(person: Person) -> None:
    """From now on, note what moves in every frame that is drawn."""
    await person.page.evaluate("""() => {
        globalThis.moved = [];
        const look = () => {
            const running = document.getAnimations().filter((one) => one.playState === "running");
            moved.push(...running.map((one) => one.effect.target.className));
            requestAnimationFrame(look);
        };
        look();
    }""")


def _first_title(language: str) -> str:
    return (
        f"html[lang={language}] .rules h2:text-is({words_of('columns', language).format('rules-1-title')!r})"
    )


async def _paper(person: Person) -> str:
    return str(await person.page.evaluate("getComputedStyle(document.querySelector('.top')).color"))
