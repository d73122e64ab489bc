"""The browser's own patch code adds up what the server sends, and both compute the same checks."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.ground.config import ROOT
from app.wire.diff import check, diff
from tests.app import players
from tests.app.players import Line
from tests.app.server import Inner
from tests.app.tables import play_on, table
from tests.patience import patience

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


def added_up(tables: list[list[players.Frame]], folder: Path) -> list[dict[str, Any]]:
    """What the browser makes of these frames."""
    program = folder / "add.js"
    program.write_text(PROGRAM % (ROOT / "static" / "js" / "table.js").as_uri())
    command = [
        str(DENO),
        "run",
        "--quiet",
        "--no-config",
        "--no-lock",
        f"--allow-read={ROOT},{folder}",
        str(program),
    ]
    ran = subprocess.run(
        command, input=json.dumps(tables), capture_output=True, text=True, timeout=patience(60)
    )
    assert ran.returncode == 0, ran.stderr
    found: list[dict[str, Any]] = json.loads(ran.stdout)
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
