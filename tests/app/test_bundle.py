"""The bundle: named by content, packed beforehand, and what a page tells before any script ran."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

from app.ground import words
from app.web.front import bundle, bundling, modules
from app.web.front.bundle import FILES
from app.web.front.bundle_styles import cuts
from games import GAMES
from games.words import LANGUAGES, Words, words_of
from tests.app.server import Inner
from tests.app.tables import lobby

NAMED = re.compile(r'(?:href|src)="(/bundle/[^"]+)"')

bundling.renew()


@pytest.mark.parametrize(("path", "most"), [("/", 8), ("/games/hunt", 10), ("/api/docs", 4)])
async def test_a_page_names_few_files_that_never_change(house: Inner, path: str, most: int) -> None:
    named = NAMED.findall((await house.http.get(f"{house.url}{path}")).text)
    assert 0 < len(named) == len(set(named)) <= most
    for address in named:
        served = await house.http.get(f"{house.url}{address}")
        assert (served.status_code, served.headers["cache-control"]) == (200, bundle.FOREVER)
        assert re.search(r"-[0-9a-zA-Z]{8,12}\.\w+$", address)


async def test_the_policy_comes_with_what_can_be_opened_by_itself(house: Inner) -> None:
    manifest = bundle.current()
    assert manifest
    for name, is_under in (
        (manifest.entry, False),
        (manifest.faces[""], True),
        ("none-000000000000.js", True),
    ):
        answer = await house.http.get(f"{house.url}/bundle/{name}")
        assert ("content-security-policy" in answer.headers) is is_under
        assert answer.headers["x-content-type-options"] == "nosniff"


async def test_home_loads_no_table(house: Inner) -> None:
    manifest = bundle.current()
    assert manifest
    tables = {file for game in GAMES for file in manifest.parts[f"table:{game}"]}
    assert not tables & set(manifest.parts["page:home"]) - set(manifest.parts[""])


@pytest.mark.parametrize("coding", ["br", "gzip", "identity"])
async def test_a_file_is_sent_as_small_as_the_browser_understands_it(house: Inner, coding: str) -> None:
    manifest = bundle.current()
    assert manifest
    name = manifest.styles[""]
    async with house.http.stream(
        "GET", f"{house.url}/bundle/{name}", headers={"Accept-Encoding": coding}
    ) as answer:
        body = b"".join([part async for part in answer.aiter_raw()])
    assert answer.headers.get("content-encoding", "identity") == coding
    assert "Accept-Encoding" in answer.headers["vary"]
    whole = (FILES / name).read_bytes()
    assert body == (FILES / f"{name}.br").read_bytes() if coding == "br" else len(body) <= len(whole)
    assert gzip.decompress((FILES / f"{name}.gz").read_bytes()) == whole


@pytest.mark.parametrize("name", ["..%2Fbuilds%2Fx.json", "nothing-000000000000.js", "lock", ".hidden.js"])
async def test_nothing_else_of_the_folder_is_sent(house: Inner, name: str) -> None:
    assert (await house.http.get(f"{house.url}/bundle/{name}")).status_code == 404


def test_the_last_three_builds_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in ("builds", "files"):
        (tmp_path / folder).mkdir()
        monkeypatch.setattr(bundling, folder.upper(), tmp_path / folder)
    for age in range(5):
        build, file = tmp_path / f"builds/{age}.json", tmp_path / f"files/page-{age}.js"
        build.write_text(f'["{file.name}", "shared.js"]')
        os.utime(build, (100 - age, 100 - age))
        for form in ("", ".br", ".gz"):
            (tmp_path / f"files/{file.name}{form}").touch()
    (tmp_path / "files/shared.js").touch()
    bundling._prune()
    kept = {path.name for path in (tmp_path / "files").iterdir()}
    assert kept == {f"page-{age}.js{form}" for age in range(3) for form in ("", ".br", ".gz")} | {"shared.js"}
    assert {path.stem for path in (tmp_path / "builds").iterdir()} == {"0", "1", "2"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_doors_say_what_the_games_say(language: str, tmp_path: Path) -> None:
    doors = words.catalogue("home", language)["games"]
    assert isinstance(doors, dict)
    for game, source in doors.items():
        (tmp_path / game).mkdir()
        (tmp_path / game / f"{language}.ftl").write_text(source)
        door, whole = Words(tmp_path / game, language), words_of(game, language)
        named = {id for id in whole.ids if id.startswith("option-")} | {"name", "tagline", "door", "minutes"}
        assert door.ids == named
        assert {id: door.format(id) for id in named} == {id: whole.format(id) for id in named}


@pytest.mark.parametrize("page", ["learn", "replay", "room", "rules"])
def test_a_page_of_a_game_has_all_words_that_its_modules_say(page: str) -> None:
    said = {id for path in modules.closure(modules.MAIN, modules.PAGES / f"{page}.js") for id in _said(path)}
    source = str(words.catalogue("columns", "en")["ftl"])
    assert "language" in said
    assert said <= set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


@pytest.mark.parametrize("part", sorted(path.stem for path in modules.LATE.glob("*.js")))
def test_a_late_part_has_all_words_that_it_says(part: str) -> None:
    _has_late_words(set(_said(modules.LATE / f"{part}.js")))


def test_the_page_of_the_truth_fetches_all_words_that_it_says() -> None:
    said = {id for path in modules.closure(modules.PAGES / "truth.js") for id in _said(path)}
    assert "truth-title" in said
    _has_late_words(said)


def _has_late_words(said: set[str]) -> None:
    source = "".join(str(words.catalogue(scope, "en")["ftl"]) for scope in ("columns", words.LATE))
    assert said <= set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def _said(module: Path) -> list[str]:
    return re.findall(r'\bsay\(\s*"([\w-]+)"', module.read_text(encoding="utf-8"))


@pytest.mark.parametrize("script", ["latin", "cyrillic"])
def test_the_fonts_that_come_first_have_all_letters_of_our_words(script: str) -> None:
    [text, display] = [cut.letters for cut in cuts() if cut.script == script]
    assert text == display
    spoken = set(words.site("ru" if script == "cyrillic" else "fr").format("suggested-names"))
    assert spoken <= set(text) | set(", -")


async def test_an_invitation_is_readable_without_a_script(house: Inner) -> None:
    code, _ = await lobby(house, "duel", names=("Mei <b>", "Ao"))
    page = (await house.http.get(f"{house.url}/r/{code}", headers={"Accept-Language": "de"})).text
    drawn = page.partition('<main id="main">')[2]
    own = words_of("duel", "de")
    for text in ("Mei &lt;b&gt;", "Ao", own.format("tagline"), own.format("how-1"), "2 von 6"):
        assert text in drawn
    assert "Mei <b>" not in page


async def test_a_lobby_shows_its_seats_without_a_script(house: Inner) -> None:
    code, [mei, _] = await lobby(house)
    cookies = {"Cookie": f"shinobi={mei.token}"}
    page = (await house.http.get(f"{house.url}/r/{code}", headers=cookies)).text
    assert re.findall(r'who-name">([^<]+)<', page) == ["Mei", "Ao"]
    assert "name-form" not in page


async def test_who_may_not_look_into_a_room_sees_nothing_of_it(house: Inner) -> None:
    code, [mei, ao] = await lobby(house)
    room = await (await ao.enter(code)).get("room")
    await mei.post(f"rooms/{code}/bans", {"who": room["seats"]["1"]["who"]})
    page = (await house.http.get(f"{house.url}/r/{code}", headers={"Cookie": f"shinobi={ao.token}"})).text
    assert "Mei" not in page


def test_a_table_that_only_draws_is_refused_with_a_sentence(tmp_path: Path) -> None:
    table = tmp_path / "table.js"
    table.write_text("export default { draw: () => '' };")
    with pytest.raises(bundling.NoBundle, match=r"the table of old has no regions: `regions\(table\)` took"):
        bundling.refuse_old_tables({"table:old": table})
