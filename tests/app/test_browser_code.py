"""The browser's own patch code adds up what the server sends, and both compute the same checks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from app.ground.config import ROOT
from app.wire.diff import check, diff
from games import GAMES, engine, laws
from games.contract import Rules
from tests.app import players
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import play_on, table
from tests.patience import patience

JS = ROOT / "static" / "js"
DENO = Path(sys.executable).parent / "deno"
VECTORS: list[dict[str, Any]] = json.loads((ROOT / "tests" / "vectors.json").read_text())
PROGRAM = """
import { Table } from "%s";
const tables = JSON.parse(await new Response(Deno.stdin.readable).text());
const added = tables.map((frames) => {
  const table = new Table();
  const effects = frames.map((frame) => table.take(frame));
  const syncs = effects.filter((effect) => effect === "sync").length;
  return { pub: table.pub, me: table.me, seen: table.seen, syncs };
});
console.log(JSON.stringify(added));
"""

ORDERS = """
import { patched } from "%s";
import { offered } from "%s";
const games = JSON.parse(await new Response(Deno.stdin.readable).text());
const orders = games.map((patches) => {
  let me = {};
  return patches.map((patch) => {
    me = patched(me, patch);
    return Object.fromEntries(Object.keys(me.choices ?? {}).map((verb) => [verb, offered(me, verb)]));
  });
});
console.log(JSON.stringify(orders));
"""


def added_up(tables: list[list[players.Frame]], folder: Path) -> list[dict[str, Any]]:
    """What the browser makes of these frames."""
    return run(PROGRAM % (JS / "table.js").as_uri(), tables, folder)


def run(program: str, told: Any, folder: Path) -> list[Any]:
    """What a program of the browser's modules answers when it is told this."""
    path = folder / "program.js"
    path.write_text(program)
    command = [
        str(DENO),
        "run",
        "--quiet",
        "--no-config",
        "--no-lock",
        f"--allow-read={ROOT},{folder}",
        str(path),
    ]
    ran = subprocess.run(
        command, input=json.dumps(told), capture_output=True, text=True, timeout=patience(60)
    )
    assert ran.returncode == 0, ran.stderr
    found: list[Any] = json.loads(ran.stdout)
    return found


async def compare(house: Inner, lines: list[Line], folder: Path) -> None:
    """The browser's sums are the views of the server."""
    play = await house.services.rooms.open(lines[0].code)
    assert play.room.table
    sums = await asyncio.to_thread(added_up, [line.frames for line in lines], folder)
    for line, one in zip(lines, sums, strict=True):
        assert one["syncs"] == 0
        assert one["pub"] == play.room.table.public()
        assert one["me"] == (play.room.table.private(line.seat) if line.seat >= 0 else {})
        assert one["seen"] == line.seen


async def test_the_patches_of_a_whole_game_of_columns_add_up(house: Inner, tmp_path: Path) -> None:
    lines = await table(house, seats=3)
    watcher = await house.onlooker(lines[0].code)
    await play_on(lines)
    for line in (*lines, watcher):
        await line.until(lambda line=line: line.room["status"] == "over")  # type: ignore[misc]
    await compare(house, [*lines, watcher], tmp_path)


@pytest.mark.usefixtures("secret")
async def test_the_patches_of_hidden_hands_add_up(house: Inner, tmp_path: Path) -> None:
    lines = await table(house, "secret", 4)
    watcher = await house.onlooker(lines[0].code)
    for _ in range(2):
        for line in lines:
            await line.click("lift", sorted(line.me["hand"])[0])
            await line.click("done")
    await lines[0].click("mark")
    await lines[0].ask("undo")
    for line in (*lines, watcher):
        await line.quiet()
    await compare(house, [*lines, watcher], tmp_path)


@pytest.mark.parametrize("vector", VECTORS)
def test_the_shared_vectors_agree(vector: dict[str, Any]) -> None:
    """The browser's tests run on the same vectors."""
    old, new = vector["old"], vector["new"]
    assert players.patched(old, vector["patch"]) == new
    assert players.patched(old, diff(old, new)) == new
    assert check(new) == players.check(new) == vector["crc"]


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_choices_stand_in_the_order_of_the_rules(rules: Rules, tmp_path: Path) -> None:
    """Also after patches that take a choice away and bring it back."""
    clicks = list(laws.walk(rules, 5, max(rules.SEATS)))[:400]
    patches, orders = zip(*(asked(rules, clicks, seat) for seat in range(2)), strict=True)
    program = ORDERS % ((JS / "patch.js").as_uri(), (JS / "games" / "asking.js").as_uri())
    assert run(program, patches, tmp_path) == list(orders)


def asked(rules: Rules, clicks: list[laws.Click], seat: int) -> tuple[list[Any], list[dict[str, list[str]]]]:
    """The patches of one seat through a game, and what it was offered by verb, in order."""
    views = [{}, *(engine.private(rules, click.after, seat, 0) for click in clicks)]
    return [diff(*pair) for pair in pairwise(views)], [offered(rules, click.after, seat) for click in clicks]


def offered(rules: Rules, state: Any, seat: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for action in rules.legal(state, seat) if seat in rules.actors(state) else []:
        found.setdefault(action.verb, []).append(action.noun)
    return found
