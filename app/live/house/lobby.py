"""Before and after a game: rooms made, seats taken, the start, the rematch."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from functools import partial
from hashlib import sha256
from itertools import combinations
from typing import Any

import msgspec

from app.bus.messages import Awaits
from app.ground.refused import Refused
from app.live.game import keeper
from app.live.game.entries import first_row, snapshot_of
from app.live.game.seating import restored
from app.live.game.table import Table
from app.live.house.rooms import Rooms
from app.live.room import absent
from app.live.room.room import Room, seat_in
from app.store import Conflict, Manner, Record, Sitter, Taken, hands, rematch, rooms, seats
from games import GAMES, engine, mind, origins, rules_for
from games.contract import Illegal, Rules
from games.origins import Origin

_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is misread aloud
_CODE = 8


class Lobby:
    def __init__(self, live: Rooms) -> None:
        self.live = live
        self.database = live.database
        self.fresh_seed: Callable[[], bytes] = partial(secrets.token_bytes, 32)

    async def make(self, guest: str, game: str, options: dict[str, Any], manner: Manner) -> str:
        """A new room whose maker is host and sits on seat 0; its code."""
        rules, code = _rules(game), new_code()
        await self.database.write(
            rooms.add,
            code,
            guest,
            game=game,
            version=rules.VERSION,
            options=_options(rules, options),
            manner=manner,
        )
        return code

    async def change(self, guest: str, code: str, options: dict[str, Any], manner: Manner) -> None:
        record = await self._as_host(guest, code)
        chosen = _options(_rules(record.game), options)
        if not record.begins and (chosen != record.options or manner.public):
            raise Refused(409, "goes-on")
        await self._write(code, rooms.set_options, code, chosen, manner)

    async def sit(self, guest: str, code: str, seat: int | None, ready: bool) -> int:
        """Take a seat, the asked one, one's own or the first that is free; who sits already moves."""
        record = await self._open(code)
        held = record.seat_of(guest)
        play = await self.live.open(code)
        if held is None and (code_of := play.room.shut_out(guest)):
            raise Refused(403, code_of)
        if held is None and record.locked:
            raise Refused(403, "room-locked")
        if seat is None:
            seat = self._free(record) if held is None else held
        place = self._place(record, seat)
        await self._write(code, seats.take, code, place, guest, ready)
        return place

    async def rise(self, guest: str, code: str, seat: int) -> None:
        """Leave a seat, or send its sitter away as the host; leaving a running game is for good."""
        record = await self.live.record(code)
        sitter = next((one for one in record.sitters if one.seat == seat), None)
        if sitter is None:
            raise Refused(404, "no-seat")
        if sitter.guest != guest and (record.host != guest or record.status != "open"):
            raise Refused(403, "not-yours")
        if record.status == "open":
            await self._write(code, seats.drop, code, seat, sitter.guest, by=guest)
        elif record.status == "running":
            await self._give_up(code, seat)
        else:
            raise Refused(409, "over")

    async def seat_bot(self, guest: str, code: str, level: str, seat: int | None) -> int:
        record = await self._as_host(guest, code)
        if level not in mind.names_of(_rules(record.game)):
            raise Refused(422, "no-bot")
        place = self._free(record) if seat is None else self._place(record, seat)
        await self._write(code, seats.set_bot, code, place, level)
        return place

    async def entrust(self, guest: str, code: str, to: str) -> None:
        """Whom this guest lets play on for them while they are away; "": nobody."""
        record = await self._open(code, *rooms.UNFINISHED)
        if record.seat_of(guest) is None:
            raise Refused(403, "onlooker")
        await self._write(code, hands.entrust, code, guest, to)

    async def ready(self, guest: str, code: str, ready: bool) -> None:
        record = await self._open(code)
        if record.seat_of(guest) is None:
            raise Refused(403, "onlooker")
        await self._write(code, seats.set_ready, code, guest, ready)

    async def pass_on(self, guest: str, code: str, seat: int) -> None:
        """Somebody else at the table becomes host."""
        record = await self._as_host(guest, code, *seats.HOSTED)
        heir = next((one.guest for one in record.sitters if one.seat == seat), None)
        if heir is None:
            raise Refused(409, "no-seat")
        await self._write(code, seats.pass_on, code, guest, heir)

    async def start(self, guest: str, code: str) -> None:
        record = await self._as_host(guest, code)
        if any(not one.ready and one.guest != guest for one in record.sitters):
            raise Refused(409, "not-ready")
        if len(record.sitters) not in _sizes(record):
            raise Refused(409, "too-few" if len(record.sitters) < max(_sizes(record)) else "seats")
        await self._deal(record)
        play = await self.live.open(code)
        await play.begin()

    async def rematch(self, guest: str, code: str) -> str:
        """A new room with the same people on the same sides; the same one for all who ask."""
        record = await self.live.record(code)
        if record.status not in rooms.FINISHED:
            raise Refused(409, "not-over")
        if seat_in(record, restored(record.seating), guest) is None:
            raise Refused(403, "onlooker")
        rules = _rules(record.game)
        options = await self._again(rules, record)
        sitters = await self._invited(record, _places(rules, record))
        found = await self.database.write(
            rematch.again, code, new_code(), guest, options, rules.VERSION, sitters
        )
        if rules_for(record.game, record.version):
            await self.live.refresh(code)
        return found

    async def _again(self, rules: Rules, record: Record) -> dict[str, Any]:
        """The options of a rematch; the rules have a say in it where the game was played by them."""
        options, table = _converted(rules, record.options), None
        if rules_for(record.game, record.version) is rules:
            table = (await self.live.open(record.code)).room.table
        if table:
            start = engine.start(rules, table.seats, options, table.seed)
            options = rules.again(options, table.outcome, start)
        found: dict[str, Any] = msgspec.to_builtins(options)
        return found

    async def _invited(self, record: Record, places: Sequence[int]) -> list[Sitter]:
        """The people who led last, each on their place; a bot where nobody has a right to the seat."""
        is_played = rules_for(record.game, record.version) is not None
        room = (await self.live.open(record.code)).room if is_played else None
        return [
            msgspec.structs.replace(_led_last(room, one) if room else one, seat=place)
            for one, place in zip(record.sitters, places, strict=True)
        ]

    async def _give_up(self, code: str, seat: int) -> None:
        play = await self.live.open(code)
        await play.begin()  # another server may have started the game
        if seat in play.room.seating.kicked:
            raise Refused(403, "not-yours")
        await play.leave(seat)
        await self.live.refresh(code)

    async def _deal(self, record: Record) -> None:
        """Close the lobby and open the log, in one transaction."""
        rules, seed = _rules(record.game), self.fresh_seed()
        options = _seated(rules, record) if record.begins else record.options
        count, origin = len(record.sitters), await self._origin(record)
        state = await keeper.laid(rules, count, options, seed, origin)
        table = Table.laid(rules, count, seed, state)
        wait = absent.at_start((await self.live.open(record.code)).room, record, table)
        try:
            await self.database.write(
                rooms.start,
                record,
                version=rules.VERSION,
                options=msgspec.to_builtins(options),
                seed=seed,
                seal=sha256(seed).hexdigest(),
                entry=first_row(record.code, table),
                snapshot=snapshot_of(table),
                wait=wait,
                origin=origins.packed(origin) if origin else b"",
            )
        except Conflict:
            raise Refused(409, "changed-meanwhile") from None
        if wait.tell:
            self.live.nodes.tell_all(Awaits(list(wait.tell)))

    async def _origin(self, record: Record) -> Origin | None:
        """Who plays on alone knows what their seat knew; where several do, only what all saw stays."""
        origin = await keeper.origin_of(self.database, record)
        people = [one.seat for one in record.sitters if one.guest]
        seat = people[0] if len(people) == 1 else None
        return origins.known_to(origin, seat) if origin else None

    async def _write(self, code: str, work: Any, *args: Any, **named: Any) -> None:
        """Change the lobby, then tell everyone in it."""
        try:
            await self.database.write(work, *args, **named)
        except Taken:
            raise Refused(409, "seat-taken") from None
        except Conflict:
            await self._open(code)
            raise Refused(409, "changed-meanwhile") from None
        await self.live.refresh(code)

    async def _open(self, code: str, *statuses: str) -> Record:
        record = await self.live.record(code)
        if record.status not in (statuses or ("open",)):
            raise Refused(409, "already-started")
        return record

    async def _as_host(self, guest: str, code: str, *statuses: str) -> Record:
        record = await self._open(code, *statuses)
        if record.host != guest:
            raise Refused(403, "not-host")
        return record

    def _free(self, record: Record) -> int:
        taken = {one.seat for one in record.sitters}
        free = [place for place in range(max(_sizes(record))) if place not in taken]
        if not free:
            raise Refused(409, "room-full")
        return free[0]

    def _place(self, record: Record, seat: int) -> int:
        if not 0 <= seat < max(_sizes(record)):
            raise Refused(422, "no-seat")
        return seat


def _led_last(room: Room, sitter: Sitter) -> Sitter:
    change = msgspec.structs.replace
    if hand := room.hand_of(sitter.seat):
        return change(sitter, guest=hand.guest, bot="")
    if sitter.seat in room.seating.kicked:
        level = room.bot_of(sitter.seat) or mind.stand_in(room.rules)
        return change(sitter, guest=None, bot=level)
    return sitter


def new_code() -> str:
    """Forty random bits: nobody guesses one, and two never meet."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_CODE))


def _rules(game: str) -> Rules:
    if game not in GAMES:
        raise Refused(404, "no-game")
    return GAMES[game]


def _sizes(record: Record) -> frozenset[int]:
    """How many can play here."""
    return frozenset({record.chairs}) if record.chairs else _rules(record.game).SEATS


def _options(rules: Rules, options: dict[str, Any]) -> dict[str, Any]:
    try:
        chosen = msgspec.convert(options, rules.Options)
    except msgspec.ValidationError:
        raise Refused(422, "options") from None
    found: dict[str, Any] = msgspec.to_builtins(chosen)
    return found


def _seated(rules: Rules, record: Record) -> Any:
    places = [one.seat for one in record.sitters]
    try:
        return rules.seated(_converted(rules, record.options), places)
    except Illegal as refused:
        raise Refused(409, refused.code, record.game) from None


def side_of(rules: Rules, record: Record, seat: int) -> str:
    """The camp of a seat of a game that has begun."""
    return rules.SIDES[_places(rules, record)[seat] % len(rules.SIDES)]


def _places(rules: Rules, record: Record) -> Sequence[int]:
    """Where everyone is on their side again: at the start they closed ranks."""
    options, count = _converted(rules, record.options), len(record.sitters)
    ways = combinations(range(max(rules.SEATS)), count)
    return next((places for places in ways if _is_same(rules, options, places)), range(count))


def _is_same(rules: Rules, options: Any, places: Sequence[int]) -> bool:
    try:
        return bool(rules.seated(options, places) == options)
    except Illegal:
        return False


def _converted(rules: Rules, options: dict[str, Any]) -> Any:
    """The options by these rules; the defaults where those of older rules don't fit."""
    try:
        return engine.typed(rules, options)
    except msgspec.ValidationError:
        return rules.Options()
