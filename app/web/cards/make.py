"""Set-up of the cards, after the kit has written its drawings: fonts, then what cards stand on."""

from __future__ import annotations

import subprocess

from app.web.cards import fonts
from app.web.cards.drawing import grounds
from app.web.cards.letters import MADE
from app.web.cards.painter import COMMAND


def make() -> None:
    fonts.make(MADE)
    for name, drawing in grounds().items():
        (MADE / name).write_bytes(
            subprocess.run(COMMAND, input=drawing.encode(), stdout=subprocess.PIPE, check=True).stdout
        )
