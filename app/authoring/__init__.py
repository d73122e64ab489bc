"""A new game, written for its author: small, whole, and in the vocabulary of all games."""

from __future__ import annotations

import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

DENO = Path(sys.executable).parent / "deno"
TEMPLATE = Path(__file__).parent / "template"
ID = re.compile("[a-z][a-z0-9]{2,15}")
_IMPORTS = re.compile("(?:^from games[^\n]*\n)+", re.M)


def write(game: str, root: Path) -> list[Path]:
    """Write a running game below the root, play some games of it for its tests, and name its files."""
    _refuse(game, root)
    written = [_fill(source, game, root) for source in sorted(TEMPLATE.rglob("*.txt"))]
    folder = f"tests/games/{game}/fixtures/stirred"
    subprocess.run([sys.executable, "-m", "games.kept", game, folder], cwd=root, check=True)
    if DENO.exists():
        subprocess.run([DENO, "fmt", "--quiet", f"static/js/games/{game}"], cwd=root, check=True)
    return [*written, *sorted((root / folder).iterdir())]


def _refuse(game: str, root: Path) -> None:
    if not ID.fullmatch(game) or keyword.iskeyword(game):
        raise ValueError(f"{game!r} is no name for a game: 3 to 16 small letters and digits, a letter first")
    if taken := [path for path in _places(game, root) if path.exists()]:
        raise ValueError(f"{taken[0].relative_to(root)} is there already")


def _places(game: str, root: Path) -> Iterator[Path]:
    yield root / "games" / game
    yield root / "static" / "js" / "games" / game
    yield root / "static" / "css" / "games" / f"{game}.css"
    yield root / "tests" / "games" / game


def _fill(source: Path, game: str, root: Path) -> Path:
    target = root / _named(source.relative_to(TEMPLATE).with_suffix("").as_posix(), game)
    target.parent.mkdir(parents=True, exist_ok=True)
    text = _named(source.read_text(encoding="utf-8"), game)
    target.write_text(_IMPORTS.sub(_sorted, text) if target.suffix == ".py" else text, encoding="utf-8")
    return target


def _sorted(imports: re.Match[str]) -> str:
    """By the names of their modules: where a game's own stand depends on its name."""
    lines = imports[0].splitlines(keepends=True)
    return "".join(sorted(lines, key=lambda line: line.split()[1]))


def _named(text: str, game: str) -> str:
    names = {"__id__": game, "__Name__": game.capitalize(), "__R__": game[0].upper()}
    return re.sub("__(?:id|Name|R)__", lambda match: names[match[0]], text)
