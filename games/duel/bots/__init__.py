"""Players of wood: the genin lays what it can pay, the chunin plays the round out in its mind."""

from __future__ import annotations

from collections.abc import Mapping

from games.contract import Bot
from games.duel.bots.chunin import chunin
from games.duel.bots.genin import genin

BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}
