"""Imports go one way only, SQL lives in one package, and one place commits."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
APP = (
    {"__main__", "authoring", "cli", "main", "server"},
    {"pages", "api", "sockets", "visitors", "histories", "asyncapi"},
    {"services", "lobby", "rooms", "room", "play", "clocks", "thinker", "keeper", "replay"},
    {"entries", "store", "feeds", "outlet", "bots", "guests", "links", "modules", "table", "words"},
    {"config", "diff", "frames", "limits", "logs", "messages", "metrics", "problems", "refused"},
)
GAMES = (
    {"", "arena", "engine", "fuzz", "kept", "laws"},
    {path.parent.name for path in (ROOT / "games").glob("*/rulebook.md")},
    {"contract", "copying", "dice", "match", "words"},
)
RANKS = {
    f"{package}.{name}".rstrip("."): rank
    for package, layers in (("app", APP), ("games", GAMES))
    for rank, layer in enumerate(layers)
    for name in sorted(layer)
}
TABLES = {f"games.{name}" for name in GAMES[1]}
DRIVERS = {"sqlalchemy", "alembic", "asyncpg", "sqlite3"}


def modules(name: str) -> list[Path]:
    return [path for path in files(name.partition(".")[0]) if own(path) == name]


def files(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))]


def imported(path: Path) -> Iterator[str]:
    """The full names of what a file imports, also of modules taken out of a package."""
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case ast.Import(names=names):
                yield from (name.name for name in names)
            case ast.ImportFrom(module=str(module), names=names, level=0):
                yield from (f"{module}.{name.name}" for name in names)
            case ast.ImportFrom():
                raise AssertionError(f"{path} imports relatively")


def module(name: str) -> str:
    """The part of a name that has a layer: app.store for app.store.rooms.add, games for games.GAMES."""
    package, part, *_ = name.split(".")
    path = ROOT / package / part
    return f"{package}.{part}" if path.is_dir() or path.with_suffix(".py").exists() else package


def own(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts[:2]
    return ".".join(parts).removesuffix(".__init__")


def ours(path: Path) -> set[str]:
    return {module(name) for name in imported(path) if name.startswith(("app.", "games."))} - {own(path)}


def above(path: Path) -> list[str]:
    return [name for name in ours(path) if RANKS.get(name, 99) < RANKS[own(path)]]


def test_every_module_has_its_layer() -> None:
    assert {own(path) for path in files("app", "games")} - {"app"} == set(RANKS)


@pytest.mark.parametrize("name", [name for name in RANKS if name.startswith("app.")])
def test_the_server_imports_downwards(name: str) -> None:
    for path in modules(name):
        assert not [other for other in above(path) if other.startswith("app")], path.name
        assert name != "app.store" or all(other.startswith("games") for other in ours(path))


@pytest.mark.parametrize("name", [name for name in RANKS if name.startswith("games")])
def test_the_games_import_downwards_and_nothing_of_the_server(name: str) -> None:
    for path in modules(name):
        assert not above(path), path.name
        assert all(other.startswith("games") for other in ours(path))
        assert name not in TABLES or not ours(path) & TABLES, "one game knows nothing of another"


def test_no_imports_run_in_a_circle() -> None:
    graph: dict[str, set[str]] = {}
    for path in files("app", "games"):
        graph.setdefault(own(path), set()).update(ours(path))
    TopologicalSorter(graph).prepare()


def test_sql_is_in_one_package_only() -> None:
    spoken = {
        own(path)
        for path in files("app", "games")
        for name in imported(path)
        if name.split(".")[0] in DRIVERS
    }
    assert spoken == {"app.store"}


def test_commit_is_in_one_place_only() -> None:
    """Each of the two databases begins its transactions in one place, and leaving it commits."""
    assert calls("commit", "app", "games", "migrations") == []
    assert calls("begin", "app/store") == ["postgres.py", "sqlite.py"]


def calls(method: str, *folders: str) -> list[str]:
    return [
        path.name
        for path in files(*folders)
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method
    ]
