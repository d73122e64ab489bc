"""Playing on from a step of a finished game: a room of its own, which counts for nothing."""

from __future__ import annotations

import asyncio
from typing import Any

from app.ground.refused import Refused
from app.live.game import keeper
from app.live.house.lobby import Lobby, new_code
from app.store import Manner, Record, Sitter, log, rooms
from app.store import origins as stored
from games import GAMES, engine, mind, origins, rules_for
from games.contract import Rules, Seat
from games.origins import DEEPEST, Origin

MANNER = Manner(public=False, pace="human", rerolls=True, hints=True)  # one goes on to try things


class GoingOn:
    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._database = lobby.database

    async def open(self, guest: str, code: str, step: int, seat: Seat, level: str) -> str:
        """A room in which the guest has this seat; begun at once if bots of a level have the others."""
        record = await self._lobby.live.record(code)
        rules = _playable(record)
        if level and level not in mind.names_of(rules):
            raise Refused(422, "no-bot")
        if not 0 <= seat < len(record.sitters):
            raise Refused(422, "no-seat")
        origin = await self._origin(record, rules, step)
        made = new_code()
        await self._database.write(
            stored.add,
            made,
            guest,
            step=step,
            chairs=origin.seats,
            data=origins.packed(origin),
            sitters=_seated(guest, seat, level, origin.seats),
            game=record.game,
            version=rules.VERSION,
            options=record.options,
            manner=MANNER,
        )
        if level:
            await self._lobby.start(guest, made)
        return made

    async def _origin(self, record: Record, rules: Rules, step: int) -> Origin:
        seed = await self._database.read(rooms.seed_of, record.code)
        entries = await self._database.read(log.up_to, record.code, step)
        if not entries or entries[-1].number != step:
            raise Refused(422, "no-step")
        assert seed
        before = await keeper.origin_of(self._database, record)
        origin = origins.of(record.options, len(record.sitters), seed, entries, before)
        if origin.depth > DEEPEST:
            raise Refused(409, "too-deep")
        if rules.outcome(await _stood(rules, origin)):
            raise Refused(409, "over")
        return origin


async def _stood(rules: Rules, origin: Origin) -> Any:
    try:
        return await asyncio.to_thread(origins.stood, rules, origin)
    except engine.Diverged:
        raise Refused(409, "other-version") from None


def _playable(record: Record) -> Rules:
    """The rules of a finished game, if they are those that are played today."""
    if record.status not in ("over", "stopped"):
        raise Refused(409, "not-over")
    rules = rules_for(record.game, record.version)
    if rules is None or rules is not GAMES[record.game]:
        raise Refused(409, "other-version")
    return rules


def _seated(guest: str, seat: Seat, level: str, chairs: int) -> list[Sitter]:
    own = Sitter(seat=seat, guest=guest, name="", bot="", ready=False)
    others = [one for one in range(chairs) if level and one != seat]
    return [own, *(Sitter(seat=one, guest=None, name="", bot=level, ready=True) for one in others)]
