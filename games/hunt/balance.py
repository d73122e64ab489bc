"""Balance for any team: every line-up in random seat orders, played by chunin bots with open hands.

`python -m games.hunt.balance GAMES SEED [CELL ...]` plays so many games with every line-up of every
number of players, or of cells such as `expert-3` or `short-easy-2` only, in two processes, and prints
shares won in percent with half the width of the 95 % interval.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from hashlib import blake2b
from itertools import combinations
from random import Random

import msgspec

from games.contract import Action, Event, Seat, Tell
from games.dice import SeededDice
from games.hunt.bots import policy
from games.hunt.bots.order import foremost
from games.hunt.choices import actors, awaited, legal
from games.hunt.heroes import HEROES
from games.hunt.play import apply, proceed
from games.hunt.setup import SOLO, setup
from games.hunt.state import Options, State

MODES = ("easy", "normal", "expert", "short-easy", "short-normal", "short-expert")
PLAYERS = (1, 2, 3, 4, 5)
CELLS = tuple((mode, players) for mode in MODES for players in PLAYERS)
PASS = Action("pass")
LIMIT = 20_000  # clicks of a game
FAR = 8.0  # points from the mean of its cell from which on a line-up is told
PROCESSES = 2

Cell = tuple[str, int]


class Game(msgspec.Struct, frozen=True):
    """One game: where it belongs, who played it, and whether it was won."""

    mode: str
    players: int
    team: tuple[str, ...]
    won: bool


class Share(msgspec.Struct, frozen=True):
    """A share won, in percent, and half the width of its 95 % interval."""

    won: float
    margin: float

    def __str__(self) -> str:
        return f"{self.won:5.1f} ± {self.margin:4.1f}"


def share(games: Iterable[Game]) -> Share:
    wins = [game.won for game in games]
    if not wins:
        return Share(0.0, 100.0)
    part = sum(wins) / len(wins)
    return Share(100 * part, 196 * (part * (1 - part) / len(wins)) ** 0.5)


class LineUp(msgspec.Struct, frozen=True):
    """What one process plays at a time: so many games of one team."""

    count: int
    seed: int
    mode: str
    players: int
    team: tuple[str, ...]


def line_ups(count: int, seed: int, cells: Iterable[Cell]) -> list[LineUp]:
    return [
        LineUp(count, seed, mode, players, team)
        for mode, players in cells
        for team in combinations(HEROES, max(SOLO, players))
    ]


def measured(line_up: LineUp) -> list[Game]:
    """Its games; the order of the seats is drawn for each."""
    return [_game(line_up, at) for at in range(line_up.count)]


def _game(line_up: LineUp, at: int) -> Game:
    mode, players, team = line_up.mode, line_up.players, line_up.team
    key = f"{line_up.seed}:{mode}:{players}:{'-'.join(team)}:{at}"
    order = Random(key).sample(team, len(team))
    state = played(mode, players, order, key, _silence)
    return Game(mode, players, team, state.ending == "bosses-fell")


def played(mode: str, players: int, order: list[str], key: str, tell: Tell) -> State:
    """One game to its end: these heroes in the order of their seats; the same key plays the same game."""
    seed, random = blake2b(key.encode(), digest_size=32).digest(), Random(key)
    dice = SeededDice(seed, 0)
    state = setup(players, options_of(mode), dice)
    for at, hero in enumerate(order):
        apply(state, at % players, Action("pick", hero), dice, tell)
    for number in range(1, LIMIT):
        while not state.ending and proceed(state, dice, tell):
            pass
        if state.ending:
            return state
        seat, action = _click(state, random)
        dice = SeededDice(seed, number)
        apply(state, seat, action, dice, tell)
    raise RuntimeError(f"{key} does not end")


def options_of(mode: str) -> Options:
    """Of a difficulty, or of one in a short hunt."""
    plain = mode.removeprefix("short-")
    return Options(mode=plain, short=plain != mode)  # type: ignore[arg-type]


def _click(state: State, random: Random) -> tuple[Seat, Action]:
    """As in the arena; a chunin chooses the same in every world that fits, so this one will do."""
    waited = awaited(state)
    for seat in sorted(actors(state) - waited):
        action = _choose(state, seat, random)
        if action != PASS:
            return seat, action
    seat = foremost(state, waited)
    return seat, _choose(state, seat, random)


def _choose(state: State, seat: Seat, random: Random) -> Action:
    offered = legal(state, seat)
    return offered[0] if len(offered) == 1 else policy(state, seat, offered, random)


def _silence(event: Event) -> None:
    """Nobody listens."""


def printed(games: list[Game]) -> Iterator[str]:
    cells = sorted({(MODES.index(game.mode), game.players) for game in games})
    for mode, players in cells:
        yield from _cell([game for game in games if (game.mode, game.players) == (MODES[mode], players)])
    yield from (_worth(hero, games) for hero in HEROES)


def _cell(games: list[Game]) -> Iterator[str]:
    """The mean of a cell, its lowest and highest line-up and all far ones, what each hero is worth in it."""
    mean = share(games)
    teams = {team: share(game for game in games if game.team == team) for team in {g.team for g in games}}
    ranked = sorted(teams, key=lambda team: (teams[team].won, team))
    far = [team for team in ranked[1:-1] if abs(teams[team].won - mean.won) > FAR]
    yield f"{games[0].mode} {games[0].players}: {mean} ({len(games)} games)"
    for name, team in (("lowest", ranked[0]), ("highest", ranked[-1]), *(("far", team) for team in far)):
        yield f"  {name:7} {teams[team]} {teams[team].won - mean.won:+5.1f} {' '.join(team)}"
    yield "  worth   " + " ".join(f"{hero} {_presence(hero, games).won:+.1f}" for hero in HEROES)


def _worth(hero: str, games: list[Game]) -> str:
    found = _presence(hero, games)
    return f"worth of {hero}: {found.won:+.1f} ± {found.margin:.1f}"


def _presence(hero: str, games: list[Game]) -> Share:
    """How much more is won with this hero than without."""
    having = share(game for game in games if hero in game.team)
    lacking = share(game for game in games if hero not in game.team)
    return Share(having.won - lacking.won, (having.margin**2 + lacking.margin**2) ** 0.5)


def cell(name: str) -> Cell:
    mode, _, players = name.rpartition("-")
    return mode, int(players)


def main(count: int, seed: int, cells: list[str]) -> None:
    wanted = [cell(name) for name in cells] or CELLS
    with ProcessPoolExecutor(PROCESSES) as processes:
        played_by_team = processes.map(measured, line_ups(count, seed, wanted))
        games = [game for games in played_by_team for game in games]
    for line in printed(games):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
