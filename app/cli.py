"""The command line: serve, migrate, record, rooms, close, ban, backup, restore, purge, simulate, fuzz …"""

from __future__ import annotations

import asyncio
import json
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import track
from rich.table import Table

from app import authoring, backups, operating
from app.authoring import checking
from app.ground import journal
from app.ground.config import ROOT, SECRET, data_folder, database_url, from_environment, key_files, put_key
from app.ground.words import site
from app.live.chores import keep_of
from app.live.game import feats, keeper, replay
from app.live.game.recorder import record_all
from app.store import Database, Record, Unreachable, replays, rooms
from app.store import migrate as migrate_database
from app.web.front.bundling import NoBundle, renew
from app.web.front.reload import run_reloading
from app.web.server import server
from app.web.visitors import network
from games import GAMES, arena, engine, fuzz, majors, mind, rules_for
from games.contract import Illegal, Rules
from games.laws import Broken, Speech
from games.match import Match
from games.mind.ladder import climbed

app = typer.Typer(
    help="Shinobi Table: four Naruto board games on the web.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)
console = Console()
DEALT = 12  # games whose tables are dealt anew over and over
errors = Console(stderr=True, soft_wrap=True)

Game = Annotated[str, typer.Argument(help=", ".join(GAMES))]
Data = Annotated[Path | None, typer.Option(help="Folder of the embedded database and the secret key")]
Games = Annotated[int, typer.Option(help="How many games", min=1)]
Anyway = Annotated[bool, typer.Option(help="Even if finished games can't be looked at any more")]
Options = Annotated[str, typer.Option(help="The game's options as JSON")]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets friends in your network join")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    data: Data = None,
    reload: Annotated[
        bool, typer.Option(help="For authors: start anew when a file changes, with the inspector at /dev")
    ] = False,
    anyway: Anyway = False,
) -> None:
    """Bring the database's tables up to date, and start the server."""
    with _in_words():
        settings = from_environment(data, host, port, dev=reload)
        _bring_up_to_date(settings.database_url, anyway)
    journal.configure()
    console.print(f"Shinobi Table at [bold]http://{host}:{port}[/] (Ctrl+C stops it)")
    if reload:
        console.print(f"Inspector at http://{host}:{port}/dev?token={settings.dev_token}", soft_wrap=True)
        run_reloading(settings)
    else:
        _bundle()
        server(settings).run()


@app.command()
def migrate(data: Data = None, anyway: Anyway = False) -> None:
    """Bring the database's tables up to date."""
    with _in_words():
        _bring_up_to_date(database_url(data), anyway)
    console.print("The database is up to date.")


@app.command()
def backup(file: Annotated[Path, typer.Argument(dir_okay=False)], data: Data = None) -> None:
    """Write the whole database and its secret keys into one file; the server may run meanwhile."""
    keys = key_files(data)
    with _in_words():
        backups.take(database_url(data), keys, file)
    named = ", ".join(key.name for key in keys)
    console.print(f"{file} holds the database" + (f" and {named}." if keys else "."), soft_wrap=True)
    if SECRET not in named or os.environ.get("SECRET_KEY"):
        console.print("The key that signs identities is not in it: keep SECRET_KEY yourself.", soft_wrap=True)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)],
    data: Data = None,
    replace: Annotated[bool, typer.Option(help="Also where there are rooms: they are lost")] = False,
) -> None:
    """Lay a backup back; only while no server is alive."""
    with _in_words():
        keys = backups.lay(database_url(data), file, replace)
        for name, key in keys.items():
            put_key(data, name, key)
    console.print(f"The database is as it was in {file}.", soft_wrap=True)
    if SECRET not in keys or os.environ.get("SECRET_KEY"):
        console.print("Identities are signed with SECRET_KEY: set it as it was.", soft_wrap=True)


@app.command()
def purge(
    dry_run: Annotated[bool, typer.Option(help="Only count what would go")] = False, data: Data = None
) -> None:
    """Delete what nobody came back to, as the KEEP_ settings say; a running server does so by itself."""
    with _in_words():
        settings = from_environment(data)
        url, keep = settings.database_url, keep_of(settings)
        if dry_run:
            for kind, number in asyncio.run(backups.count_old(url, keep)).items():
                console.print(f"{kind}: {number}")
            return
        number, is_served = asyncio.run(backups.purge_old(url, keep))
    console.print(f"{number} rooms are gone" + (", and soon deleted by the server." if is_served else "."))


@app.command()
def record(data: Data = None) -> None:
    """Store the replay of every game that has none: once before rules of a new major are installed."""
    with _in_words():
        made = asyncio.run(_recorded(database_url(data)))
    console.print(f"{made} replays were made; none is missing.")


@app.command()
def figures(data: Data = None) -> None:
    """Make the players' figures anew from the stored results and replays."""
    with _in_words():
        counted = asyncio.run(_counted(database_url(data)))
    console.print(f"The figures were made anew; games counted: {counted}.")


@app.command()
def unfreeze(room: str, data: Data = None) -> None:
    """Replay a frozen game by the rules that are here now, and let it go on if they agree with its log."""
    with _in_words():
        asyncio.run(_unfrozen(database_url(data), room.upper()))
    console.print(f"{room.upper()} goes on.")


@app.command(name="rooms")
def list_rooms(data: Data = None) -> None:
    """The rooms that changed last."""
    with _in_words():
        found = asyncio.run(operating.newest(database_url(data)))
    table = Table("room", "game", "status", "entries", "seats", "address")
    for one in found:
        names = ", ".join(sitter.name or sitter.bot for sitter in one.sitters)
        table.add_row(one.code, one.game, one.status, str(one.number + 1), escape(names), f"/r/{one.code}")
    console.print(table)


@app.command()
def room(code: str, data: Data = None) -> None:
    """One room: who sits there, what was said last, and what was reported of it."""
    with _in_words():
        for line in asyncio.run(operating.described(database_url(data), code.upper())):
            console.print(line, markup=False, highlight=False, soft_wrap=True)


@app.command()
def close(code: str, data: Data = None) -> None:
    """End a room: a running game without a result, a lobby for good."""
    with _in_words():
        operating.order(database_url(data), data_folder(data), operating.Close(code.upper()))
    console.print(f"{code.upper()} is closed.")


@app.command()
def say(text: str, data: Data = None) -> None:
    """Tell all tables something."""
    with _in_words():
        operating.order(database_url(data), data_folder(data), operating.Say(text))
    console.print("All tables were told.")


@app.command()
def ban(
    who: Annotated[str, typer.Argument(help="An address, or a guest's id as `room` shows it")],
    lift: Annotated[bool, typer.Option(help="Let them in again")] = False,
    data: Data = None,
) -> None:
    """Keep a guest or an address out of the whole house."""
    with _in_words():
        operating.order(database_url(data), data_folder(data), operating.Ban(network(who), not lift))
    console.print(f"{network(who)} may come in again." if lift else f"{network(who)} is banned.")


@app.command()
def simulate(
    game: Game,
    games: Games = 100,
    bots: Annotated[str, typer.Option(help="Levels by seat, as in chunin,genin")] = "chunin,genin",
    seats: Annotated[int, typer.Option(help="Seats, if more than levels are named", min=0)] = 0,
    options: Options = "{}",
    seed: int = 0,
    ladder: Annotated[bool, typer.Option(help="Every level against the one below it")] = False,
) -> None:
    """Let bots play whole games, and print how they ended."""
    rules = _rules(game)
    if ladder:
        return _print_ladder(rules, options, seats or min(rules.SEATS - {1}), games, seed)
    levels = _levels(rules, bots.split(","), seats)
    chosen, _ = _parsed(rules, options, [len(levels)])
    matches, started = [], time.perf_counter()
    for one in track(range(games), f"{game}: {', '.join(levels)}", console=console):
        turned = _turned(levels, one)
        matches.append((turned, arena.play(rules, len(levels), chosen, turned, seed + one)))
    _print_levels(matches, time.perf_counter() - started)
    _print_report(rules, [match for _, match in matches])
    return None


@app.command(name="fuzz")
def fuzz_game(
    game: Game,
    games: Games = 100,
    options: Options = "{}",
    seed: int = 0,
    favour: Annotated[str, typer.Option(help="Verbs that most clicks have, as in support,fight")] = "",
) -> None:
    """Play random games under every law; on a failure print its seed and its shortest log."""
    rules = _rules(game)
    chosen, seats = _parsed(rules, options, sorted(rules.SEATS))
    for one in track(range(seed, seed + games), f"fuzzing {game}", console=console):
        if failure := fuzz.fuzz(rules, one, seats[one % len(seats)], chosen, favour.split(",")):
            _print_failure(fuzz.shortened(rules, failure))
            raise typer.Exit(1)
    dealt = [(one, seats[one % len(seats)], chosen) for one in range(seed, seed + min(games, DEALT))]
    speech = Speech(rules, ROOT / "static" / "js", site("en").ids)
    if law := fuzz.broken_together(rules, dealt, speech):
        console.print(f"[red]{law}[/]")
        raise typer.Exit(1)
    console.print(f"{games} games of {game}: every law held.")


@app.command()
def check(
    game: Game,
    record: Annotated[bool, typer.Option(help="Play its kept games anew: after a new major")] = False,
) -> None:
    """Let words, laws, bots, types and kept games of one game be judged, in less than half a minute."""
    rules = _rules(game)
    if record:
        console.print(f"recorded anew: {checking.record(rules).relative_to(ROOT)}", highlight=False)
    for name, hold in checking.parts(rules):
        started = time.perf_counter()
        try:
            hold()
        except Broken as broken:
            console.print(f"[red]✗[/] {name}")
            _complain(str(broken))
        console.print(f"[green]✓[/] {name} ({time.perf_counter() - started:.1f} s)", highlight=False)


@app.command()
def new_game(game: Annotated[str, typer.Argument(help="Its id: small letters and digits")]) -> None:
    """Write a small running game, with words, a table and tests, for you to change."""
    with _in_words():
        for path in authoring.write(game, ROOT):
            console.print(str(path.relative_to(ROOT)), highlight=False)


@app.command()
def export(
    room: str,
    out: Annotated[Path | None, typer.Option(help="A file instead of the screen")] = None,
    data: Data = None,
    secrets: Annotated[
        bool, typer.Option(help="For the operator: also a running game, with its seed and all hands")
    ] = False,
) -> None:
    """Write a finished game as JSON; the room is only read."""
    with _in_words():
        found = asyncio.run(_exported(database_url(data), room.upper(), secrets))
        text = msgspec.json.format(found).decode()
        if out:
            out.write_text(text)
        else:
            typer.echo(text)


@app.command()
def verify(file: Annotated[Path, typer.Argument(exists=True, dir_okay=False)]) -> None:
    """Replay an exported game, and check its result and its sealed seed."""
    try:
        checked = replay.verify(msgspec.json.decode(file.read_bytes(), type=replay.Export))
    except (engine.Diverged, msgspec.MsgspecError, ValueError) as error:
        console.print(f"[red]Not verified:[/] {escape(str(error))}")
        raise typer.Exit(1) from None
    for done, line in checked:
        console.print(f"[green]✓[/] {line}" if done else f"[yellow]not checked:[/] {escape(line)}")


def main() -> None:
    app()


def _bundle() -> None:
    """Without deno the front-end is served module by module: slower, and as good."""
    try:
        renew()
    except NoBundle as reason:
        errors.print(f"No bundle of the front-end could be made: {escape(str(reason))}")


def _bring_up_to_date(url: str, anyway: bool) -> None:
    """Refuse to leave finished games behind that only older rules can lay open."""
    migrate_database(url)
    lost = asyncio.run(_lost(url))
    if lost and not anyway:
        games = ", ".join(f"{game} {major}" for game, major in lost)
        raise ValueError(
            f"Finished games of {games} have no stored replay: run `python -m app record` once with a "
            "release that plays them, or start with --anyway."
        )


async def _lost(url: str) -> list[tuple[str, int]]:
    async with Database.open(url) as database:
        return await database.read(replays.lost, majors())


async def _counted(url: str) -> int:
    async with Database.open(url) as database:
        await record_all(database)
        return await feats.make_again(database)


async def _recorded(url: str) -> int:
    async with Database.open(url) as database:
        running = await database.read(rooms.running)
        return await record_all(database, [one.code for one in running if rules_for(one.game, one.version)])


async def _unfrozen(url: str, code: str) -> None:
    async with Database.open(url) as database:
        found = await database.read(rooms.get, code)
        if found is None or found.status != "frozen":
            raise ValueError(f"There is no frozen game {code}.")
        if rules_for(found.game, found.version) is None:
            raise ValueError(f"The rules of {found.game} {found.version} are not installed.")
        table, parted = await keeper.read(database, found)
        if parted:
            raise ValueError(f"The log of {code} can't be followed after entry {table.number}.")
        await database.write(rooms.unfreeze, code)


async def _exported(url: str, code: str, secrets: bool) -> bytes:
    async with Database.open(url) as database:
        if reason := await database.ready():
            raise Unreachable(reason)
        record = await database.read(rooms.get, code)
        if record is None or record.status not in (*rooms.FINISHED, *(["running"] if secrets else [])):
            raise ValueError(f"There is no {'game' if secrets else 'finished game'} {code}.")
        kept = await database.read(replays.get, code)
        outcome = kept.outcome if kept else await _outcome(database, record)
        return msgspec.json.encode(await replay.exported(database, record, outcome))


async def _outcome(database: Database, record: Record) -> dict[str, Any]:
    """How the game stands by its rules, where they are here."""
    if rules_for(record.game, record.version) is None:
        return {}
    table, _ = await keeper.read(database, record)
    found: dict[str, Any] = table.public().get("outcome", {})
    return found


def _rules(game: str) -> Rules:
    if game not in GAMES:
        raise typer.BadParameter(f"there is no game {game}; there are {', '.join(GAMES)}")
    return GAMES[game]


def _levels(rules: Rules, named: list[str], seats: int) -> list[str]:
    """A level for every seat, the named ones in turn."""
    if unknown := set(named) - set(mind.names_of(rules)):
        raise typer.BadParameter(
            f"there is no bot {min(unknown)!r}; there are {', '.join(mind.names_of(rules))}"
        )
    levels = [named[seat % len(named)] for seat in range(seats or len(named))]
    if len(levels) not in rules.SEATS:
        counts = ", ".join(map(str, sorted(rules.SEATS)))
        raise typer.BadParameter(f"{rules.ID} is for {counts} seats, not for {len(levels)}")
    return levels


def _parsed(rules: Rules, text: str, seats: Sequence[int]) -> tuple[dict[str, Any], list[int]]:
    """The options, and those of the numbers of seats with which the game can begin under them."""
    try:
        options: dict[str, Any] = json.loads(text)
        engine.typed(rules, options)
    except (ValueError, msgspec.ValidationError) as error:
        raise typer.BadParameter(f"--options don't fit {rules.ID}: {error}") from None
    possible = [count for count in seats if _can_begin(rules, count, options)]
    if not possible:
        counts = ", ".join(map(str, seats))
        raise typer.BadParameter(f"{rules.ID} can't begin with these --options and {counts} seats")
    return options, possible


def _can_begin(rules: Rules, seats: int, options: dict[str, Any]) -> bool:
    try:
        engine.start(rules, seats, options, bytes(32))
    except Illegal:
        return False
    return True


@contextmanager
def _in_words() -> Iterator[None]:
    """What an operator can mend is said in a sentence."""
    try:
        yield
    except Unreachable as away:
        _complain(f"The database can't be used: {away}")
    except (ValueError, OSError) as error:
        _complain(str(error))


def _complain(words: str) -> NoReturn:
    errors.print(words, style="red", markup=False, highlight=False)
    raise typer.Exit(1)


def _turned(levels: Sequence[str], by: int) -> list[str]:
    """The levels moved round the table, so that nobody profits from a seat."""
    by %= len(levels)
    return [*levels[by:], *levels[:by]]


def _print_levels(matches: list[tuple[list[str], Match]], seconds: float) -> None:
    table = Table("level", "seats", "wins", "share", "mean score", title="By level")
    for level in sorted({level for levels, _ in matches for level in levels}):
        places = [
            (match, seat) for levels, match in matches for seat, one in enumerate(levels) if one == level
        ]
        wins = sum(1 / len(m.outcome.places[0]) for m, seat in places if seat in m.outcome.places[0])
        scores = [match.outcome.scores.get(seat, 0) for match, seat in places]
        share = f"{wins / len(matches):.1%}"
        table.add_row(level, str(len(places)), f"{wins:g}", share, f"{sum(scores) / len(scores):.1f}")
    console.print(table)
    clicks = sum(match.clicks for _, match in matches)
    console.print(f"{len(matches)} games, {clicks} clicks, {clicks / seconds:,.0f} clicks/s with bots")


def _print_ladder(rules: Rules, options: str, seats: int, games: int, seed: int) -> None:
    """Rung by rung, as the games are played; the points add up from the weakest level on."""
    chosen, _ = _parsed(rules, options, [seats])
    points = 0.0
    for rung in climbed(rules, seats, chosen, mind.names_of(rules), games, seed):
        low, high = rung.interval
        points += rung.points
        console.print(
            f"{rung.above} against {rung.below}: {rung.won:g} of {rung.games} games, {rung.share:.1%} "
            f"(95 %: {low:.1%} to {high:.1%}; fair: {rung.fair:.1%}), {points:+.1f} points up",
            soft_wrap=True,
        )


def _print_report(rules: Rules, matches: list[Match]) -> None:
    """The game's own tables."""
    for title, sheet in rules.report(matches).items():
        table = Table(*sheet["columns"], title=title)
        for row in sheet["rows"]:
            table.add_row(*map(str, row))
        console.print(table)


def _print_failure(failure: fuzz.Failure) -> None:
    console.print(f"[red]{failure.law}[/]")
    console.print(f"seed {failure.seed}, {failure.seats} seats, options {json.dumps(failure.options)}")
    for seat, action in failure.clicks:
        console.print(f"  {seat}: {action.verb} {action.noun}")
