"""Every character of every game has a face, and the pages show it."""

from __future__ import annotations

from app.web.front.modules import version
from games.columns.cards import COLOURS
from games.duel.ninja import NINJA
from games.exam.heroes import HEROES as STUDENTS
from games.hunt.enemies import BOMB, BOSSES, ENEMIES, ZETSU
from games.hunt.heroes import HEROES
from tests import services
from tests.app.server import serving
from tests.browser.people import Person, chromium, people_at

CHARACTERS = {
    "columns": [*COLOURS],
    "duel": [*NINJA],
    "exam": [*STUDENTS],
    "hunt": [*HEROES, *ENEMIES, *ZETSU, *BOSSES, BOMB],
}
FACELESS = """async ([faces, ids]) => {
  const { nameOf } = await import(faces);
  return ids.filter((id) => {
    const name = nameOf(id);
    return !name || ["f-", "g-"].some((part) => !document.getElementById(part + name));
  });
}"""


async def test_every_character_has_a_face(sqlite_url: str) -> None:
    with services.needed():
        async with (
            serving(sqlite_url, bundled=False) as house,
            chromium() as browser,
            people_at(browser, house.url) as people,
        ):
            reader = await people.come()
            for game, ids in CHARACTERS.items():
                await _look(reader, game, ids)


async def _look(reader: Person, game: str, ids: list[str]) -> None:
    await reader.open(f"/games/{game}")
    await reader.until("document.querySelectorAll('.face-sprite').length === 2")
    faces = f"/static/{version()}/js/faces.js"
    assert await reader.page.evaluate(FACELESS, [faces, [*ids, "nobody"]]) == ["nobody"]
    named = await reader.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)")
    assert len(named) == len(set(named)) > 100
