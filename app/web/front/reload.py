"""The server for authors: it starts anew whenever a file of the project or of an installed game changes."""

from __future__ import annotations

from pathlib import Path

from watchfiles import DefaultFilter, run_process

from app.ground import journal
from app.ground.config import ROOT, Settings
from app.web.front.modules import outside
from app.web.server import server
from games import GAMES


class Sources(DefaultFilter):
    """What the server is made of, and not what it writes."""

    ignore_dirs = (*DefaultFilter.ignore_dirs, "var")


def run_reloading(settings: Settings) -> None:
    run_process(*watched(), target=_serve, args=(settings,), watch_filter=Sources())


def watched() -> list[Path]:
    own = [ROOT / name for name in ("app", "games", "static", "templates")]
    return own + [GAMES[game].HOME for game in outside()]


def _serve(settings: Settings) -> None:
    journal.configure()
    server(settings).run()
