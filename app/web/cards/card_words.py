"""What a link says of a room: title, description and the words of its card, from what everybody may see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from babel.lists import format_list

from app.ground import words
from app.ground.portraits import SEAT_FACES, face_of
from app.live.house.lobby import side_of
from app.live.room.room import places_of
from app.store import Record, Result, Sitter
from app.wire.diff import View
from games import GAMES, doors
from games.words import Words, words_of


class Person(msgspec.Struct, frozen=True):
    name: str
    face: str
    seat: int
    score: str = ""


class Card(msgspec.Struct, frozen=True):
    """The words of a picture; `kind` says how it is laid out. Equal cards are equal pictures."""

    kind: str  # gathering: people around a table; step: the same with a sentence; triumph: the first is large
    game: str
    over: str
    title: str
    line: str = ""
    foot: str = ""
    people: tuple[Person, ...] = ()
    free: int = 0
    number: str = ""


class Told(msgspec.Struct, frozen=True):
    title: str
    description: str
    card: Card


def of_site(lang: str) -> Told:
    site = words.site(lang)
    people = tuple(Person("", face, seat) for seat, face in enumerate(SEAT_FACES))
    over, line = site.format("card-site"), site.format("home-title")
    card = Card("gathering", doors.in_order(GAMES.values())[0].ID, over, "Shinobi Table", line, people=people)
    return Told(site.format("title-home"), site.format("description"), card)


def of_game(game: str, lang: str) -> Told:
    site, own = words.site(lang), words_of(game, lang)
    name, tagline = own.format("name"), own.format("tagline")
    card = Card("gathering", game, site.format("title-rules").partition(" · ")[0], name, tagline)
    return Told(f"{name} · {site.format('title-rules')}", tagline, card)


def of_private(record: Record, lang: str) -> Told:
    """A room that is closed to onlookers: nothing but its game."""
    site, name = words.site(lang), _game(record, lang)
    card = Card("gathering", record.game, site.format("card-private"), name)
    return Told(f"{name}: {site.format('card-private')}", site.format("description"), card)


def of_lobby(record: Record, lang: str) -> Told:
    """An invitation, as long as there is a seat to take."""
    site, name, record = words.site(lang), _game(record, lang), _with_closed_ranks(record)
    free = 0 if record.locked else places_of(record) - len(record.sitters)
    host = next((_name(one, site) for one in record.sitters if one.guest == record.host), "")
    invites = free > 0 and bool(host)
    card = Card(
        kind="gathering",
        game=record.game,
        over=site.format("card-invites", host=host) if invites else site.format("status-open"),
        title=name,
        line=_mode(record, lang),
        foot=_seats(site, free),
        people=_people(record, site),
        free=min(free, 1),
    )
    title = site.format("card-invites-title", host=host, game=name) if invites else name
    about = [_there(record, site, lang), _seats(site, free) + ".", site.format("card-no-account")]
    return Told(title, " ".join(filter(None, about)), card)


def _with_closed_ranks(record: Record) -> Record:
    """As everybody will sit when the game begins: faces and the names of bots go by it."""
    in_order = enumerate(sorted(record.sitters, key=lambda one: one.seat))
    sitters = tuple(msgspec.structs.replace(one, seat=rank) for rank, one in in_order)
    return msgspec.structs.replace(record, sitters=sitters)


def of_running(record: Record, view: View, lang: str) -> Told:
    """A game under way: how far it is, and who plays."""
    site, name, progress = words.site(lang), _game(record, lang), _progress(record.game, view, lang)
    card = Card(
        kind="gathering",
        game=record.game,
        over=site.format("status-running"),
        title=name,
        line=progress or _mode(record, lang),
        foot=site.format("card-watch"),
        people=_people(record, site),
    )
    about = [progress and f"{progress}.", _playing(record, site, lang), site.format("card-watch") + "."]
    return Told(f"{name}: {site.format('status-running')}", " ".join(filter(None, about)), card)


def of_result(record: Record, results: Sequence[Result], reason: str, lang: str) -> Told:
    """Who won, and by how much; a game without a result only says so."""
    site, name = words.site(lang), _game(record, lang)
    if not results:
        ended = site.format(f"status-{record.status}")
        card = Card("gathering", record.game, ended, name, "", "", _people(record, site))
        return Told(f"{name}: {ended}", _playing(record, site, lang), card)
    headline = _headline(record, results, site, lang)
    people = _ranked(record, results, site)
    own = words_of(record.game, lang)
    line = own.format(f"reason-{reason}") if own.has(f"reason-{reason}") else ""
    card = Card("triumph", record.game, name, headline, line, "", people, number=people[0].score)
    about = [_scores(people, lang), site.format("card-replay")]
    return Told(f"{headline}: {name}", " ".join(filter(None, about)), card)


def of_step(record: Record, view: View, sentence: str, at: int, last: int, lang: str) -> Told:
    """One step of a finished game: what happened, and how it stood."""
    site, name = words.site(lang), _game(record, lang)
    over = f"{name} · {site.format('replay-step', at=at, last=last)}"
    said = sentence or _progress(record.game, view, lang) or name
    card = Card("step", record.game, over, said, people=_people(record, site, view))
    return Told(over, said, card)


def name_of(one: Sitter, lang: str) -> str:
    return _name(one, words.site(lang))


def _game(record: Record, lang: str) -> str:
    return words_of(record.game, lang).format("name")


def _mode(record: Record, lang: str) -> str:
    """The mode that was chosen and how long it lasts, where the game has modes; else how many can play."""
    own, mode = words_of(record.game, lang), f"option-mode-{record.options.get('mode', '')}"
    if own.has(mode):
        return " · ".join(filter(None, (own.format(mode), words.length(own, record.options))))
    sizes = sorted(GAMES[record.game].SEATS)
    return words.site(lang).format("door-players", **{"from": sizes[0], "to": sizes[-1]})


def _progress(game: str, view: View, lang: str) -> str:
    """How far the game is, in the words of its own catalogue, from numbers that everybody sees."""
    own = words_of(game, lang)
    wanted = own.messages["progress"].variables if own.has("progress") else frozenset()
    return (
        own.format("progress", **{key: view[key] for key in wanted})
        if wanted and wanted <= view.keys()
        else ""
    )


def _seats(site: Words, free: int) -> str:
    return site.format("card-free", count=free) if free > 0 else site.format("card-full")


def _there(record: Record, site: Words, lang: str) -> str:
    guests = [_name(one, site) for one in record.sitters if one.guest]
    return site.format("card-there", names=_list(guests, lang), count=len(guests)) if guests else ""


def _playing(record: Record, site: Words, lang: str) -> str:
    names = [_name(one, site) for one in record.sitters]
    return site.format("card-playing", names=_list(names, lang), count=len(names))


def _headline(record: Record, results: Sequence[Result], site: Words, lang: str) -> str:
    first = [one for one in results if one.place == 1]
    rules = GAMES[record.game]
    if not first:
        return site.format("card-lost")
    if len(first) == len(results) > 1:
        return site.format("card-together")
    if rules.SIDES:
        side, own = side_of(rules, record, first[0].seat), words_of(record.game, lang)
        return site.format("result-camp", camp=own.format(f"id-{side}"))
    names = _list([_seat_name(record, one.seat, site) for one in first], lang)
    if len(first) > 1:
        return site.format("card-shared", names=names)
    points = first[0].score - max((one.score for one in results if one.place > 1), default=first[0].score)
    return (
        site.format("card-wins-by", name=names, points=points)
        if points > 0
        else site.format("card-wins", name=names)
    )


def _scores(people: Sequence[Person], lang: str) -> str:
    shown = [f"{one.name} {one.score}" for one in people if one.score]
    return f"{_list(shown, lang)}." if shown else ""


def _ranked(record: Record, results: Sequence[Result], site: Words) -> tuple[Person, ...]:
    counts = any(one.score for one in results)
    by_seat = {one.seat: one for one in _people(record, site)}
    return tuple(
        msgspec.structs.replace(by_seat[one.seat], score=str(one.score) if counts else "")
        for one in results
        if one.seat in by_seat
    )


def _people(record: Record, site: Words, view: View | None = None) -> tuple[Person, ...]:
    scores = (view or {}).get("players", {})
    return tuple(
        Person(
            _name(one, site),
            face_of(one.face, one.seat),
            one.seat,
            str(scores.get(str(one.seat), {}).get("score", "")),
        )
        for one in record.sitters
    )


def _seat_name(record: Record, seat: int, site: Words) -> str:
    return next((_name(one, site) for one in record.sitters if one.seat == seat), "")


def _name(one: Sitter, site: Words) -> str:
    """As everywhere: bots are named by their place, and who wished to be forgotten has no name."""
    if one.bot:
        names = site.format("bot-names").split(",")
        return names[one.seat % len(names)].strip()
    return one.name or site.format("former-player")


def _list(names: Sequence[str], lang: str) -> str:
    return format_list(list(names), locale=lang)
