"""Words that fit: every prompt with its longest values, in four languages, measured in the real fonts."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.web.front.modules import version
from games.words import LANGUAGES
from tests.app.server import Inner
from tests.browser.people import People
from tests.browser.positions.prompts import PROMPTS, Prompts, Said
from tests.browser.positions.stand import Stand
from tests.browser.positions.walks import course_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

SMALLEST = (360, 740)
SENTENCE = '<p class="ask"><span class="measured"></span></p>'
NOTE = '<p class="ask">?<small class="measured"></small></p>'
ANSWER = '<button class="btn"><span class="measured"></span></button>'
LONE, PAIR, ANSWERS = (
    f'<div class="answers many-{count}">{ANSWER}{"<button class=btn>?</button>" * (count - 1)}</div>'
    for count in (1, 2, 3)
)
LINES = {SENTENCE: 2, NOTE: 1, ANSWERS: 2, PAIR: 2, LONE: 2}
_SCRIPT = (Path(__file__).parent / "prompts.js").read_text().replace("export ", "")
MEASURE = f"""async ([site, lang, messages, look, most]) => {{
  {_SCRIPT}
  const {{ language, speak, words }} = await import(site);
  if (language() !== lang) await speak(lang);
  return tooLong(words(), messages, look, most);
}}"""


@pytest.mark.parametrize("game", sorted(PROMPTS))
async def test_every_prompt_fits_the_smallest_phone(people: People, house: Inner, game: str) -> None:
    stand = await _stand(people, house, "columns" if game == "site" else game)
    site = f"/static/{version()}/js/site.js"
    faults = []
    for lang in LANGUAGES:
        for look, messages in _kinds(PROMPTS[game]):
            said = await stand.page.evaluate(MEASURE, [site, lang, messages, look, LINES[look]])
            faults += [f"{lang}: {one}" for one in said]
    assert not faults, f"{len(faults)} are too long\n" + "\n".join(faults)


async def test_what_is_too_long_is_found(people: People, house: Inner) -> None:
    stand = await _stand(people, house, "columns")
    site = f"/static/{version()}/js/site.js"
    long: list[Said] = [("columns-sheet-order", {})]
    for look, most in LINES.items():
        assert await stand.page.evaluate(MEASURE, [site, "en", long, look, most]), look


def _kinds(prompts: Prompts) -> list[tuple[str, list[Said]]]:
    return [
        (SENTENCE, list(prompts.sentences)),
        (NOTE, list(prompts.notes)),
        (ANSWERS, list(prompts.answers)),
        (PAIR, list(prompts.pairs)),
        (LONE, list(prompts.lone)),
    ]


async def _stand(people: People, house: Inner, game: str) -> Stand:
    """A real table of the game in the smallest size, into whose prompt the words are put."""
    size = {"width": SMALLEST[0], "height": SMALLEST[1]}
    stand = await Stand.at(people, house, game, size, reduced_motion="reduce")
    await stand.lay(course_of(game, 0, 1)[0], "en", SMALLEST)
    return stand
