"""A room's websocket: reads what a browser says, and hands it to the room's line of jobs."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from app import frames, messages, words
from app.frames import Ok, framed
from app.guests import require_same_origin
from app.limits import Limit
from app.messages import Act, Chat, Consent, Emote, Hello, Hint, Lapse, Message, Ping, Sketch, Sync, Undo
from app.metrics import SOCKETS
from app.outlet import KEY, Data, Outlet, Protocol
from app.play import Play
from app.refused import Refused
from app.services import Services
from app.store import Chat as Line
from app.store import Unreachable, chats, guests
from games.contract import Illegal, Seat

PACE = Limit("pace", 40, 2)  # messages of one guest
SPEECH = Limit("speech", 8, 10)  # chat lines, emotes and sketches of one guest
UNDOS = Limit("undos", 20, 10)  # of one guest: whether one is free takes long to find out
FLOOD = Limit("flood", 1000, 1)  # frames of one socket, pings and pieces included; above it is dropped


async def serve(websocket: WebSocket) -> None:
    services: Services = websocket.app.state.services
    language = words.chosen(websocket.cookies, websocket.headers.get("accept-language", ""))
    try:
        require_same_origin(websocket, services.settings.public_url)
        guest, name = await _who(services, websocket)
        play = await services.rooms.open(websocket.path_params["code"].upper())
    except Refused as refused:
        await _deny(websocket, refused, language)
        return
    except Unreachable:
        await _deny(websocket, Refused(503, "no-storage"), language)
        return
    await websocket.accept()
    protocol: Protocol = websocket.scope["extensions"][KEY]
    outlet = Outlet(protocol.transport, guest, name, language)
    conversation = Conversation(services, play, outlet)
    SOCKETS.inc()
    protocol.adopt(conversation)


class Conversation:
    """What one browser says, one message after the other."""

    def __init__(self, services: Services, play: Play, outlet: Outlet) -> None:
        self.services = services
        self.play = play
        self.room = play.room
        self.outlet = outlet
        self.greeted = False
        self.who = outlet.guest or f"socket:{id(outlet)}"
        self.room.lines += 1

    def admits(self, frames: int) -> bool:
        """Whether so many frames at once may still be listened to."""
        return self.services.limiter.allows(FLOOD, f"socket:{id(self.outlet)}", frames)

    def end(self) -> None:
        SOCKETS.dec()
        self.room.lines -= 1
        self.room.exit(self.outlet)

    def hear(self, data: Data | None) -> None:
        id = ""
        try:
            message = self._read(data)
            id = getattr(message, "id", "")
            self._admit(message)
            self.answer(message)
        except (Illegal, Refused) as refused:
            self.room.refuse(self.outlet, refused.code, id)

    def answer(self, message: Message) -> None:
        match message:
            case Act():
                self._submit(lambda: self.play.act(self.outlet, message), message.id)
            case Hello():
                self._submit(lambda: self._enter(message.seen))
            case Hint():
                self._submit(lambda: self.play.hint(self.outlet, message), message.id)
            case Undo():
                self._slow_down(UNDOS)
                self._submit(lambda: self.play.undo(self.outlet, message.id), message.id)
            case Consent():
                self._submit(lambda: self.play.consent(self.outlet, message.yes, message.id), message.id)
            case Lapse():
                self._submit(lambda: self.play.lapse(self.outlet, message.seat, message.id), message.id)
            case Chat():
                self._slow_down(SPEECH)
                self._submit(lambda: self._chat(message), message.id)
            case Emote():
                self._slow_down(SPEECH)
                self._tell(frames.Emote(self._place(), self.outlet.name, message.emote))
            case Sketch():
                self._slow_down(SPEECH)
                self._sketch(message)
            case Ping():
                self.outlet.send(frames.Pong())
            case Sync():
                self.room.tell_table(self.outlet)

    def _read(self, data: Data | None) -> Message:
        if data is None:
            raise Refused(400, "malformed")
        if len(data) > messages.LONGEST:
            raise Refused(413, "too-large")
        try:
            message: Message = messages.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            raise Refused(400, "malformed") from None
        return message

    def _admit(self, message: Message) -> None:
        self._slow_down(PACE)
        self.greeted = self.greeted or isinstance(message, Hello)
        if not self.greeted:
            raise Refused(400, "hello-first")

    def _submit(self, job: Any, id: str = "") -> None:
        self.room.submit(job, self.outlet, id)

    async def _enter(self, seen: str | None) -> None:
        if self.outlet.transport.is_closing():
            return
        self.room.enter(self.outlet)
        for line in await self.services.database.read(chats.last, self.room.code, *self._hearing()):
            self.outlet.write(_spoken(line))
        self.room.tell_table(self.outlet, seen)
        self.play.thinker.wake()

    async def _chat(self, message: Chat) -> None:
        """A line that a browser sends again, because it saw no answer, is spoken once."""
        if not self.outlet.guest:
            raise Illegal("no-guest")
        once = f"chat:{self.outlet.guest}:{message.id}"
        if once not in self.room.ids:
            await self._speak(message)
            self.room.note(once)
        self.outlet.send(Ok(message.id))

    async def _speak(self, message: Chat) -> None:
        """Onlookers' words are not shown to the players while a game runs."""
        audience = self._audience(message.to)
        line = await self.services.database.write(
            chats.add,
            self.room.code,
            self.outlet.guest,
            self._place(),
            self.outlet.name,
            message.text,
            audience,
        )
        for outlet in self.room.outlets:
            if audience in _heard_by(self.play, outlet.seat):
                outlet.write(_spoken(line))

    def _audience(self, to: str) -> str:
        running = self.room.record.status == "running"
        if running and self.outlet.seat is None:
            return "watchers"
        if to == "camp" and running and self.outlet.seat is not None:
            return _camp(self.play, self.outlet.seat)
        return "all"

    def _hearing(self) -> tuple[str, ...]:
        return _heard_by(self.play, self.outlet.seat)

    def _sketch(self, message: Sketch) -> None:
        if self.outlet.seat is None:
            raise Illegal("onlooker")
        name = self.outlet.name
        self._tell(frames.Sketch(self._place(), name, message.kind, message.start, message.to))

    def _tell(self, frame: frames.Frame) -> None:
        self.room.tell_all(framed(frame))

    def _place(self) -> int:
        return -1 if self.outlet.seat is None else self.outlet.seat

    def _slow_down(self, limit: Limit) -> None:
        if not self.services.limiter.allows(limit, self.who):
            raise Refused(429, "too-many")


def _heard_by(play: Play, seat: Seat | None) -> tuple[str, ...]:
    """The audiences whose chat this seat, or an onlooker, may read."""
    over = play.room.record.status in ("over", "frozen")
    if seat is None:
        return ("all", "watchers")
    if over:
        return ("all", "watchers", _camp(play, seat))
    return ("all", _camp(play, seat))


def _camp(play: Play, seat: Seat) -> str:
    """The seat's own side, where the game has sides; otherwise the whole table."""
    table = play.room.table
    side = table.rules.side(table.state, seat) if table else ""
    return f"camp:{side}" if side else "all"


def _spoken(line: Line) -> bytes:
    to = "camp" if line.audience.startswith("camp:") else line.audience
    return framed(frames.Chat(int(line.at * 1000), line.seat, line.name, line.text, to))


async def _who(services: Services, websocket: WebSocket) -> tuple[str, str]:
    """The guest's id and name; a visitor without an identity may watch."""
    guest = services.identities.guest(websocket)
    known = await services.database.read(guests.get, guest) if guest else None
    return (known.id, known.name) if known else ("", "")


async def _deny(websocket: WebSocket, refused: Refused, language: str) -> None:
    message = words.refusal(language, refused.code)
    response = JSONResponse({"code": refused.code, "message": message}, refused.status)
    await websocket.send_denial_response(response)
