"""Balance for any team: every line-up in random seat orders, played by chunin bots with open hands.

`python -m games.hunt.balance GAMES SEED [MODE ...]` plays so many games with every line-up of every
number of players, and prints shares won in percent with half the width of the 95 % interval.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import combinations
from random import Random

import msgspec

from games.contract import Action, Event, Seat, Tell
from games.dice import SeededDice
from games.hunt.bots import BOTS
from games.hunt.bots.order import foremost
from games.hunt.choices import actors, awaited, legal
from games.hunt.heroes import HEROES
from games.hunt.play import apply, proceed
from games.hunt.setup import SOLO, setup
from games.hunt.state import Options, State

MODES = ("easy", "normal", "expert")
PLAYERS = (1, 2, 3, 4, 5)
PASS = Action("pass")
LIMIT = 20_000


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


def measured(count: int, seed: int, modes: Iterable[str], players: Iterable[int]) -> Iterator[Game]:
    """So many games of every line-up; the order of the seats is drawn for each."""
    for mode in modes:
        for number in players:
            for team in combinations(HEROES, max(SOLO, number)):
                for at in range(count):
                    order = list(team)
                    key = f"{seed}:{mode}:{number}:{'-'.join(team)}:{at}"
                    Random(key).shuffle(order)
                    state = played(mode, number, order, key, _silence)
                    yield Game(mode, number, team, state.ending == "bosses-fell")


def played(mode: str, players: int, order: list[str], key: str, tell: Tell) -> State:
    """One game to its end: these heroes in the order of their seats; the same key plays the same game."""
    seed, random = blake2b(key.encode(), digest_size=32).digest(), Random(key)
    dice = SeededDice(seed, 0)
    state = setup(players, Options(mode=mode), dice)  # type: ignore[arg-type]
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
    return offered[0] if len(offered) == 1 else BOTS["chunin"]({}, {}, offered, random, state)


def _silence(event: Event) -> None:
    """Nobody listens."""


def printed(games: list[Game]) -> Iterator[str]:
    cells = sorted({(MODES.index(game.mode), game.players) for game in games})
    for mode, players in cells:
        yield from _cell([game for game in games if (game.mode, game.players) == (MODES[mode], players)])
    yield from (_worth(hero, games) for hero in HEROES)


def _cell(games: list[Game]) -> Iterator[str]:
    """The mean of a cell, its line-ups farthest from it, and what each hero is worth in it."""
    mean = share(games)
    teams = {team: share(game for game in games if game.team == team) for team in {g.team for g in games}}
    low, high = min(teams, key=lambda team: teams[team].won), max(teams, key=lambda team: teams[team].won)
    yield f"{games[0].mode} {games[0].players}: {mean} ({len(games)} games)"
    yield f"  lowest  {teams[low]} {teams[low].won - mean.won:+5.1f} {' '.join(low)}"
    yield f"  highest {teams[high]} {teams[high].won - mean.won:+5.1f} {' '.join(high)}"
    yield "  worth   " + " ".join(f"{hero} {_presence(hero, games).won:+.1f}" for hero in HEROES)


def _worth(hero: str, games: list[Game]) -> str:
    found = _presence(hero, games)
    return f"worth of {hero}: {found.won:+.1f} ± {found.margin:.1f}"


def _presence(hero: str, games: list[Game]) -> Share:
    """How much more is won with this hero than without."""
    having = share(game for game in games if hero in game.team)
    lacking = share(game for game in games if hero not in game.team)
    return Share(having.won - lacking.won, (having.margin**2 + lacking.margin**2) ** 0.5)


def main(count: int, seed: int, modes: list[str]) -> None:
    for line in printed(list(measured(count, seed, modes or MODES, PLAYERS))):
        sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
