"""The modules of the front-end as they are: every page names at once all that it will import."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator

import pytest

from app.web.front.modules import MAIN, PUBLIC, STATIC, closure, parts
from tests.app.server import Inner, serving

OWN = STATIC / "js"
TYPES_ONLY = {OWN / "types.js", OWN / "games/game.js"}
ALONE = {OWN / "worker.js"}  # no page imports it


@pytest.fixture
async def workshop(sqlite_url: str) -> AsyncIterator[Inner]:
    """A server as authors have it."""
    async with serving(sqlite_url, bundled=False) as house:
        yield house


def test_no_module_is_left_out() -> None:
    own = {path for path in closure(MAIN, *parts().values(), *PUBLIC.glob("*.js")) if OWN in path.parents}
    assert own | TYPES_ONLY | ALONE == {*OWN.rglob("*.js")}


@pytest.mark.parametrize(("page", "game"), [("/games/duel", "duel"), ("/", ""), ("/link/abc", "")])
async def test_a_page_names_modules_that_are_served(workshop: Inner, page: str, game: str) -> None:
    shown = await workshop.http.get(f"{workshop.url}{page}")
    named = re.findall(r'<(?:link rel="modulepreload" href|script type="module" src)="([^"]+)"', shown.text)
    assert any("/games/" in address and "/table.js" in address for address in named) == bool(game)
    assert any("/entry.js" in address for address in named)
    for address in named:
        served = await workshop.http.get(f"{workshop.url}{address}")
        assert served.status_code == 200
        assert served.headers["content-type"].startswith("text/javascript")
