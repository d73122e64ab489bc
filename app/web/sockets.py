"""A room's websocket: reads what a browser says, and hands it to the room's line of jobs."""

from __future__ import annotations

import asyncio
import time
from contextlib import ExitStack
from typing import get_args

import msgspec
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket

from app.ground import words
from app.ground.metrics import SOCKETS
from app.ground.refused import Refused
from app.live.play.play import RoomPlay
from app.store import Unreachable
from app.web.identities import require_same_origin
from app.web.limits import Limit
from app.web.services import Services
from app.web.socket_limits import Rank
from app.web.visitors import address, recognised
from app.wire import messages
from app.wire.frames import Pong, Welcome
from app.wire.messages import Advise, Beside, Chat, Emote, Hello, Message, Ping, Sketch, Undo
from app.wire.outlet import KEY, Data, Outlet, Protocol
from games.contract import Illegal

PACE = Limit("pace", 40, 2)  # messages of one guest
NAMELESS = Limit("nameless", 200, 2)  # messages of all who have no name, from one address
SPEECH = Limit("speech", 8, 10)  # chat lines, emotes and sketches of one guest
UNDOS = Limit("undos", 20, 10)  # of one guest: whether one is free takes long to find out
BESIDE = Limit("beside", 20, 10)  # of one guest: who plays, and whether
ADVICE = Limit("advice", 10, 60)  # of one guest: a bot thinks for each
SLOWED: dict[type[Message], Limit] = {
    Advise: ADVICE,
    Undo: UNDOS,
    **dict.fromkeys((Chat, Emote, Sketch), SPEECH),
    **dict.fromkeys(get_args(Beside), BESIDE),
}
HELD = 5.0  # seconds for which it is held back that there are too many sockets
FLOOD = Limit("flood", 1000, 1)  # frames of one socket, pings and pieces included; above it is dropped


async def serve(websocket: WebSocket) -> None:
    services: Services = websocket.app.state.services
    language = words.chosen(websocket.cookies, websocket.headers.get("accept-language", ""))
    try:
        with ExitStack() as inside:
            await _let_in(services, websocket, language, inside)
    except Refused as refused:
        await asyncio.sleep(HELD if refused.status == 429 else 0)
        await _deny(websocket, refused, language)
    except Unreachable:
        await _deny(websocket, Refused(503, "no-storage"), language)


async def _let_in(services: Services, websocket: WebSocket, language: str, inside: ExitStack) -> None:
    """What they occupy is freed if they don't get in after all; if they do, their conversation sees to it."""
    where = address(websocket)
    services.socket_limits.knock(where, services.identities.claimed(websocket))
    inside.callback(services.socket_limits.go_away, where)
    require_same_origin(websocket, services.settings.public_url)
    guest, name = await _who(services, websocket)
    play = await services.rooms.open(websocket.path_params["code"].upper())
    services.socket_limits.check_room(play, guest)
    services.socket_limits.make_room(where, guest, Rank.of(play, guest))
    play.open_line()
    inside.callback(play.close_line)
    await websocket.accept()
    protocol: Protocol = websocket.scope["extensions"][KEY]
    inside.pop_all()
    marks = services.identities.marks(websocket, where, guest)
    outlet = Outlet(protocol.transport, guest, name, language, where, marks)
    protocol.adopt(Conversation(services, play, outlet, protocol))


class Conversation:
    """What one browser says, one message after the other."""

    __slots__ = ("greeted", "outlet", "play", "protocol", "services", "spoke", "who")

    def __init__(self, services: Services, play: RoomPlay, outlet: Outlet, protocol: Protocol) -> None:
        self.services = services
        self.play = play
        self.outlet = outlet
        self.protocol = protocol
        self.greeted = False
        self.spoke = time.monotonic()
        self.who = outlet.guest or f"socket:{id(outlet)}"
        services.socket_limits.come_in(self)
        SOCKETS.inc()
        services.pulse.join(protocol)

    @property
    def guest(self) -> str:
        return self.outlet.guest

    @property
    def address(self) -> str:
        return self.outlet.address

    @property
    def rank(self) -> Rank:
        return Rank.of(self.play, self.guest)

    def give_way(self) -> None:
        self.outlet.transport.close()

    def admits(self, frames: int) -> bool:
        """Whether so many frames at once may still be listened to."""
        return self.services.limiter.allows(FLOOD, f"socket:{id(self.outlet)}", frames)

    def end(self) -> None:
        SOCKETS.dec()
        self.services.pulse.leave(self.protocol)
        self.play.exit(self.outlet)
        self.play.close_line()
        self.services.socket_limits.leave(self)

    def live(self) -> None:
        self.outlet.heard = time.monotonic()

    def hear(self, data: Data | None) -> None:
        id = ""
        self.live()
        self.spoke = self.outlet.heard
        try:
            message = self._read(data)
            id = getattr(message, "id", "")
            self._slow_down(PACE)
            self._slow_down_nameless()
            self.answer(message)
        except (Illegal, Refused) as refused:
            self.play.news.refuse(self.outlet, refused.code, id)

    def answer(self, message: Message) -> None:
        match message:
            case Hello() if self.greeted:
                self.play.enter_again(self.outlet, message.seen)
            case Hello():
                self._greet(message)
            case _ if not self.greeted:
                raise Refused(400, "hello-first")
            case Ping():
                self.outlet.send(Pong())
            case _:
                if limit := SLOWED.get(type(message)):
                    self._slow_down(limit)
                self.play.take(self.outlet, message)

    def _greet(self, hello: Hello) -> None:
        self.greeted = True
        self.outlet.looking = hello.looking
        self.outlet.send(Welcome(self.services.front.build))
        self.services.visits.note_room(self.play, self.outlet.guest)
        self.play.enter(self.outlet, hello.seen)

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

    def _slow_down(self, limit: Limit) -> None:
        if not self.services.limiter.allows(limit, self.who):
            raise Refused(429, "too-many")

    def _slow_down_nameless(self) -> None:
        """Who has no name is one of many that somebody could be."""
        if not self.outlet.guest and not self.services.limiter.allows(NAMELESS, self.outlet.address):
            raise Refused(429, "too-many")


async def _who(services: Services, websocket: WebSocket) -> tuple[str, str]:
    """The guest's id and name; a visitor without an identity may watch."""
    known = await recognised(services, websocket)
    return (known.id, known.name) if known else ("", "")


async def _deny(websocket: WebSocket, refused: Refused, language: str) -> None:
    message = words.refusal(language, refused.code)
    response = JSONResponse({"code": refused.code, "message": message}, refused.status)
    await websocket.send_denial_response(response)
