"""An acknowledged entry survives the sudden death of the server."""

from __future__ import annotations

import asyncio
import sys

from app.store import Database, log

PROGRAM = """
import asyncio, itertools, sys
from app.store import Database
from tests.app.store.samples import row

async def main():
    async with Database.open(sys.argv[1]) as database:
        for number in itertools.count():
            assert await database.append(row(number=number))
            print(number, flush=True)

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_kill_9(database: Database, database_url: str) -> None:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, database_url, stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout
    for _ in range(50):
        await server.stdout.readline()
    server.kill()
    acknowledged = 50 + (await server.stdout.read()).count(b"\n")
    await server.wait()
    stored = [entry.number for entry in await database.read(log.since, "leaf", -1)]
    assert stored == list(range(len(stored)))
    assert acknowledged <= len(stored) <= acknowledged + 1
