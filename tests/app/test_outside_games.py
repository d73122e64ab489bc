"""A game that another installed package adds: found, served with all that is its own, and played."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.app.server import Process, process
from tests.app.tables import beside_a_bot, play_on, table

pytestmark = pytest.mark.asyncio(loop_scope="module")

PACKAGES = Path(__file__).parent / "outside"


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def oak(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Process]:
    async with process("", tmp_path_factory.mktemp("oak"), PYTHONPATH=str(PACKAGES)) as house:
        yield house


async def test_it_is_on_offer_beside_the_others(oak: Process) -> None:
    games = {one["id"]: one for one in (await (await oak.guest()).get("games"))["games"]}
    assert games["acorns"]["seats"] == [2]
    assert {"columns", "acorns"} <= games.keys()


async def test_its_scripts_styles_and_words_are_served(oak: Process) -> None:
    page = (await oak.http.get(f"{oak.url}/games/acorns")).text
    assert "Acorns" in page
    [table] = re.findall(r'modulepreload" href="(/bundle/table-acorns-[^"]+)"', page)
    [style] = re.findall(r'stylesheet" href="(/bundle/[^"]+)"', page)
    assert '"leaf"' in (await oak.http.get(f"{oak.url}{table}")).text
    assert ".acorns-table .pile{" in (await oak.http.get(f"{oak.url}{style}")).text
    words = (await oak.http.get(f"{oak.url}/text/acorns/de.json")).json()
    assert "name = Eicheln" in words["ftl"]


@pytest.mark.parametrize("path", ["__init__.py", "../__init__.py", "%2e%2e/__init__.py", "text/en.ftl"])
async def test_nothing_else_of_its_package_is(oak: Process, path: str) -> None:
    assert (await oak.http.get(f"{oak.url}/static/v/js/games/acorns/{path}")).status_code == 404


async def test_it_is_played_click_by_click_and_by_a_bot(oak: Process) -> None:
    lines = await table(oak, "acorns", options={"acorns": 5})
    assert await play_on(lines) >= 3
    assert lines[0].pub["outcome"]["reason"] == "last"
    line = await beside_a_bot(oak, "acorns")
    if line.me.get("choices"):
        await line.click("take", "1")
    await line.until(lambda: line.me.get("choices") and line.pub["acorns"] < 7)
