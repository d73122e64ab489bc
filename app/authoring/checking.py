"""One game before its judges: words, laws, kept games and types, in seconds; the suite looks longer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

from app.ground.config import ROOT
from app.ground.words import site
from games import kept, laws
from games.contract import Action, Rules

BINARIES = Path(sys.executable).parent
SCRIPTS = ROOT / "static/js"
CLICKS = 60  # of a random game, from all its parts, are looked at

Part = tuple[str, Callable[[], None]]


def parts(rules: Rules) -> Iterator[Part]:
    """What is looked at, each by its name; a part that finds something raises `laws.Broken`."""
    yield "types", lambda: _hold_types(rules)
    yield "words", lambda: _hold_words(rules)
    yield "laws", lambda: _hold_laws(rules)
    yield "bots", lambda: _hold_bots(rules)
    if tests_of(rules).is_dir():
        yield "rulebook", lambda: laws.check_rulebook(rules, tests_of(rules))
        yield "kept games", lambda: _hold_kept(rules)


def record(rules: Rules) -> Path:
    """Play the kept games anew, but for those that somebody chose."""
    folder = tests_of(rules) / "fixtures/stirred"
    rmtree(folder, ignore_errors=True)
    kept.main(rules.ID, folder)
    return folder


def tests_of(rules: Rules) -> Path:
    return ROOT / "tests/games" / rules.ID


def _hold_types(rules: Rules) -> None:
    _run(BINARIES / "ruff", "check", "--quiet", rules.HOME)
    _run(sys.executable, "-m", "mypy", rules.HOME)
    tables = [folder for folder in (SCRIPTS / "games" / rules.ID, rules.HOME / "static") if folder.is_dir()]
    _run(BINARIES / "deno", "check", "--frozen", "--quiet", *tables)


def _hold_words(rules: Rules) -> None:
    """Of everything that is heard in a random game and in kept ones."""
    speech = laws.Speech(rules, SCRIPTS, site("en").ids)
    clicks = list(laws.walk(rules, seed=0))
    laws.check_purposes(rules, clicks)
    laws.check_reasons(rules, clicks)
    speech.listen(clicks)
    for game in kept.read(tests_of(rules) / "fixtures").values():
        speech.listen(_clicks(rules, game))
    speech.hold()


def _clicks(rules: Rules, game: kept.Kept) -> Iterator[laws.Click]:
    for number, step in enumerate(kept.replayed(rules, game)):
        _, seat, verb, noun = step.line
        yield laws.Click(number, game.seats, seat, Action(verb, noun), step.before, step.after, step.events)


def _hold_laws(rules: Rules) -> None:
    redeals = laws.Redeals(rules)
    for seed, seats in enumerate({min(rules.SEATS), max(rules.SEATS)}):
        clicks = list(laws.walk(rules, seed, seats))
        for click in clicks[:: len(clicks) // CLICKS + 1]:
            _hold_click(rules, click)
        laws.check_outcome(rules, clicks[-1])
        laws.watch_some(redeals, clicks, seed)
    redeals.hold()


def _hold_click(rules: Rules, click: laws.Click) -> None:
    audience = (None, *range(click.seats))[click.number % (click.seats + 1)]
    laws.check_click(rules, click)
    laws.check_refusals(rules, click)
    laws.check_secrets(rules, click, audience, salt=click.number)
    laws.check_imagined(rules, click, audience)
    for seat in rules.awaited(click.after):
        laws.check_bots(rules, click, seat)


def _hold_bots(rules: Rules) -> None:
    laws.check_best(rules)
    laws.check_top(rules)


def _hold_kept(rules: Rules) -> None:
    games = kept.read(tests_of(rules) / "fixtures")
    for name, game in games.items():
        kept.check(rules, name, game)
    laws.check_endings(rules, {game.outcome.reason for game in games.values() if game.outcome})


def _run(*command: str | Path) -> None:
    ran = subprocess.run([*map(str, command)], cwd=ROOT, capture_output=True, text=True)
    laws.hold(ran.returncode == 0, (ran.stdout + ran.stderr).strip())
