"""Computer players: a genin who fights what it sees, and a chunin who plans, covers and cures."""

from __future__ import annotations

from games.contract import Bot
from games.hunt.bots.chunin import chunin
from games.hunt.bots.genin import genin

BOTS: dict[str, Bot] = {"genin": genin, "chunin": chunin}
