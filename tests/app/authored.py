"""A copy of the whole project, to which a new game is added."""

from __future__ import annotations

import shutil
from pathlib import Path

from app import authoring
from app.ground.config import ROOT

PARTS = (
    *("app", "games", "static", "templates", "migrations", "tests", "docs"),
    *("README.md", "pyproject.toml", "deno.json", "deno.lock", "package.json"),
)


def copy(folder: Path) -> None:
    for part in PARTS:
        (shutil.copytree if (ROOT / part).is_dir() else shutil.copy)(ROOT / part, folder / part)
    (folder / "node_modules").symlink_to(ROOT / "node_modules")


def author(game: str, folder: Path) -> list[Path]:
    """The copy with this game in it; the files that are new."""
    copy(folder)
    return authoring.write(game, folder)
