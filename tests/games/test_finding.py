"""Games are found: by their folder, and by the entry points of installed packages, older majors too."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from app.config import ROOT
from games import GAMES, major, rules_for

FOREIGN = """
from tests.app.secret_game import *
ID, VERSION = "{id}", "{version}"
"""


def test_every_folder_with_a_rulebook_is_on_offer() -> None:
    assert set(GAMES) == {path.parent.name for path in (ROOT / "games").glob("*/rulebook.md")}


def test_rules_are_found_by_their_major() -> None:
    rules = GAMES["columns"]
    assert rules_for("columns", f"{major(rules.VERSION)}.99") is rules
    assert rules_for("columns", f"{major(rules.VERSION) + 1}.0") is None
    assert rules_for("chess", "1.0") is None


def test_installed_packages_add_games_and_older_majors(tmp_path: Path) -> None:
    install(tmp_path, "shogi", "shogi", "1.0")
    install(tmp_path, "columns_of_old", "columns", "0.9")
    asked = (
        "from games import GAMES, rules_for;"
        "print(*GAMES, rules_for('shogi', '1.3').VERSION, rules_for('columns', '0.1').VERSION,"
        " GAMES['columns'].VERSION, GAMES['shogi'].HOME)"
    )
    path = os.pathsep.join([str(tmp_path), str(ROOT)])
    ran = subprocess.run(
        [sys.executable, "-c", asked], env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True
    )
    newest = GAMES["columns"].VERSION
    games = sorted({*GAMES, "shogi"})
    assert ran.stdout.split() == [*games, "1.0", "0.9", newest, str(tmp_path / "shogi")], ran.stderr


def install(folder: Path, name: str, id: str, version: str) -> None:
    """What pip leaves behind: a package, and its entry point."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(FOREIGN.format(id=id, version=version))
    info = folder / f"{name}-{version}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    (info / "entry_points.txt").write_text(f"[shinobi.games]\n{id} = {name}\n")
