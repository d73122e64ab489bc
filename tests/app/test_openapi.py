"""Schemathesis calls every operation of the API with right and wrong input."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from tests.app.server import Inner
from tests.app.tables import lobby, table

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "negative_data_rejection",
)


@pytest.mark.parametrize("database_url", ["postgres"], indirect=True)  # which takes less than SQLite does
async def test_the_api_keeps_its_own_schema(stored_house: Inner, tmp_path: Path) -> None:
    """The rooms it asks for are an open one, a running one, one that is over, and one that never was."""
    code, (mei, _) = await lobby(stored_house)
    running, _ = await table(stored_house)
    over, other = await table(stored_house)
    await other.player.delete(f"rooms/{over.code}/seats/1")
    codes = [code, running.code, over.code, "NOBODY42"]
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.code" = {json.dumps(codes)}\n')
    command = [
        *("run", f"{stored_house.url}/api/openapi.json", "--header", f"Authorization:Bearer {mei.token}"),
        *("--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", "4"),
        *("--seed", "1", "--max-failures", "10", "--no-color", "--warnings", "off"),
        *("--generation-database", "none"),
    ]
    program = Path(sys.executable).parent / "schemathesis"
    ran = await asyncio.create_subprocess_exec(
        program, *command, cwd=tmp_path, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT
    )
    said, _ = await ran.communicate()
    assert ran.returncode == 0, said.decode()
