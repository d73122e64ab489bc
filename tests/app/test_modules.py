"""The modules of the front-end: every page names at once all that it will import."""

from __future__ import annotations

import re

import pytest

from app.web.modules import STATIC, wanted
from games import GAMES
from tests.app.server import Inner

OWN = STATIC / "js"
PAGES = [path.stem for path in sorted((OWN / "pages").glob("*.js"))]
TYPES_ONLY = {"types.js", "games/game.js"}


def test_no_module_is_left_out() -> None:
    named = {address for page in PAGES for address in wanted(page, *GAMES)}
    own = {address.partition("/js/")[2] for address in named if address.startswith("/static/")}
    assert own | TYPES_ONLY == {path.relative_to(OWN).as_posix() for path in OWN.rglob("*.js")}


@pytest.mark.parametrize(("page", "game"), [("/games/duel", "duel"), ("/", "exam"), ("/link/abc", "")])
async def test_a_page_names_modules_that_are_served(house: Inner, page: str, game: str) -> None:
    shown = await house.http.get(f"{house.url}{page}")
    named = re.findall(r'<link rel="modulepreload" href="([^"]+)">', shown.text)
    assert any(f"/games/{game}/table.js" in address for address in named) == bool(game)
    for address in named:
        served = await house.http.get(f"{house.url}{address}")
        assert served.status_code == 200
        assert served.headers["content-type"].startswith("text/javascript")
