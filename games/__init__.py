"""The games on offer: every folder here that is one, and what other packages add as `shinobi.games`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from games.contract import Rules, rules_of
from games.words import HOMES

GROUP = "shinobi.games"


def rules_for(game: str, version: str) -> Rules | None:
    """The rules by which a game of this version is played on: those of its major."""
    newest = GAMES.get(game)
    if newest and major(newest.VERSION) == major(version):
        return newest
    return _OLDER.get((game, major(version)))


def major(version: str) -> int:
    return int(version.partition(".")[0])


def _found() -> Iterator[Rules]:
    folders = (import_module(one.name) for one in iter_modules(__path__, f"{__name__}.") if one.ispkg)
    yield from (rules_of(module) for module in folders if hasattr(module, "ID"))
    for entry in entry_points(group=GROUP):
        yield rules_of(entry.load())


_ALL = sorted(_found(), key=lambda rules: (rules.ID, major(rules.VERSION)))

HOMES.update({rules.ID: rules.HOME for rules in _ALL})
GAMES: dict[str, Rules] = {rules.ID: rules for rules in _ALL}  # of two majors the newer one is on offer
_OLDER = {(rules.ID, major(rules.VERSION)): rules for rules in _ALL if rules is not GAMES[rules.ID]}
