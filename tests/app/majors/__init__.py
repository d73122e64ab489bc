"""A game of each major that ever landed, as it was stored: they open for ever.

python -m tests.app.majors writes one for the rules as they are now; written once, a file stays as it is.
"""

from __future__ import annotations

import random
from base64 import b64decode, b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from app.live.game import replay
from app.live.game.entries import first_row, row_of
from app.live.game.replay import Export
from app.live.game.table import Draft, Table
from app.store import StoredReplay
from games import engine, laws, major
from games.contract import Rules

FOLDER = Path(__file__).parent
CLICKS = 30
CODE = "MAJOR234"
NAMES = ("Mei", "Ao")


class Stored(msgspec.Struct):
    export: Export
    kept: StoredReplay


def stored() -> dict[str, Stored]:
    """By game and major: columns-1."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.json"))}


def write(rules: Rules) -> None:
    """A short game of random clicks, which all but the last then leave."""
    path = FOLDER / f"{rules.ID}-{major(rules.VERSION)}.json"
    if not path.exists():
        export = _played(rules, 1)
        told: dict[str, Any] = msgspec.structs.asdict(replay.packed(export))
        told["steps"] = b64encode(told["steps"]).decode()
        path.write_bytes(msgspec.json.encode({"export": export, "kept": told}))


def _read(path: Path) -> Stored:
    found = msgspec.json.decode(path.read_bytes())
    found["kept"]["steps"] = b64decode(found["kept"]["steps"])
    return msgspec.convert(found, Stored)


def _played(rules: Rules, number: int) -> Export:
    seats, seed, chooser = min(rules.SEATS - {1}), laws.key(number), random.Random(number)
    options = msgspec.to_builtins(rules.Options())
    table = Table.laid(rules, seats, seed, engine.start(rules, seats, options, seed))
    entries = [first_row(CODE, table).entry]
    while "outcome" not in table.public():
        draft = _next(table, chooser)
        table = table.after(draft)
        entries.append(row_of(CODE, table, draft, str(table.number)).entry)
    return Export(
        format=replay.FORMAT,
        code=CODE,
        game=rules.ID,
        version=rules.VERSION,
        options=options,
        seats={str(seat): {"name": name, "bot": ""} for seat, name in zip(range(seats), NAMES, strict=False)},
        seed=seed.hex(),
        seal=sha256(seed).hexdigest(),
        entries=entries,
        outcome=table.public()["outcome"],
    )


def _next(table: Table, chooser: random.Random) -> Draft:
    """A random click; after enough of them somebody leaves."""
    if table.number >= CLICKS:
        return table.leave(min(set(range(table.seats)) - set(table.left)))
    seat = chooser.choice(sorted(table.rules.awaited(table.state)))
    return table.act(seat, chooser.choice(table.rules.legal(table.state, seat)))
