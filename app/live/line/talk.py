"""What people say beside the game: chat lines, emotes, sketches on the table, and who hears them."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import Emoted, Message, Said, Sketched
from app.live.room.news import News
from app.live.room.room import alias
from app.store import ChatLine, Database, chats
from app.store.rooms import FINISHED
from app.wire.frames import ChatShown, EmoteShown, Ok, SketchShown, framed
from app.wire.messages import Chat, Emote, Sketch
from app.wire.outlet import Outlet
from games.contract import Illegal, Seat


class Talk:
    def __init__(self, news: News, database: Database, post: Callable[[Message], None]) -> None:
        self._news = news
        self._room = news.room
        self._database = database
        self._post = post
        self._last = 0  # the id of the last line that was told

    async def tell_last(self, outlet: Outlet) -> None:
        """What was said last, to somebody who comes in."""
        for line in await self.last(outlet.seat):
            outlet.write(_spoken(line))

    async def last(self, seat: Seat | None) -> list[ChatLine]:
        return await self._database.read(chats.last, self._room.code, *self._heard_by(seat))

    async def chat(self, outlet: Outlet, message: Chat) -> None:
        """A line that a browser sends again, because it saw no answer, is spoken once."""
        if not outlet.guest:
            raise Illegal("no-guest")
        self._insist_on_voice(outlet)
        once = f"chat:{outlet.guest}:{message.id}"
        if once not in self._room.ids:
            await self._speak(outlet, message)
            self._room.note(once)
        outlet.send(Ok(message.id))

    def emote(self, outlet: Outlet, message: Emote) -> None:
        self._insist_on_voice(outlet)
        self._post(Emoted(_place(outlet), self._room.name_of(outlet), message.emote))
        self._news.tell_all(framed(EmoteShown(_place(outlet), self._room.name_of(outlet), message.emote)))

    def sketch(self, outlet: Outlet, message: Sketch) -> None:
        if outlet.seat is None:
            raise Illegal("onlooker")
        self._insist_on_voice(outlet)
        drawn = (outlet.seat, self._room.name_of(outlet), message.kind, message.start, message.to)
        self._post(Sketched(*drawn))
        self._news.tell_all(framed(SketchShown(*drawn)))

    def hear(self, said: Emoted | Sketched) -> None:
        """At another node."""
        match said:
            case Emoted():
                self._news.tell_all(framed(EmoteShown(said.seat, said.name, said.emote)))
            case Sketched():
                drawn = SketchShown(said.seat, said.name, said.kind, said.start, said.to)
                self._news.tell_all(framed(drawn))

    async def begin(self) -> None:
        """What was said before is told to each who comes in."""
        self._last = await self._database.read(chats.newest, self._room.code)

    async def catch_up(self) -> None:
        """What was said at other nodes since."""
        for line in await self._database.read(chats.since, self._room.code, self._last):
            self._tell(line)

    async def hear_line(self, line: int) -> None:
        """A line that was said at another node."""
        if line > self._last and (found := await self._database.read(chats.get, line)):
            self._tell(found)

    def _insist_on_voice(self, outlet: Outlet) -> None:
        if code := self._room.silenced(outlet):
            raise Illegal(code)

    async def _speak(self, outlet: Outlet, message: Chat) -> None:
        audience = self._audience(outlet.seat, message.to)
        who = (outlet.guest, _place(outlet), self._room.name_of(outlet))
        line = await self._database.write(chats.add, self._room.code, *who, message.text, audience)
        self._post(Said(line.id))
        self._tell(line)

    def _tell(self, line: ChatLine) -> None:
        self._last = max(self._last, line.id)
        for outlet in self._room.attendance.outlets:
            if line.audience in self._heard_by(outlet.seat):
                outlet.write(_spoken(line))

    def _audience(self, seat: Seat | None, to: str) -> str:
        """Onlookers' words are not shown to the players while a game runs."""
        if self._room.record.status != "running":
            return "all"
        if seat is None:
            return "watchers"
        return self._camp(seat) if to == "camp" else "all"

    def _heard_by(self, seat: Seat | None) -> tuple[str, ...]:
        """The audiences whose chat this seat, or an onlooker, may read."""
        if seat is None:
            return ("all", "watchers")
        if self._room.record.status in FINISHED:
            return ("all", "watchers", self._camp(seat))
        return ("all", self._camp(seat))

    def _camp(self, seat: Seat) -> str:
        """The seat's own side, where the game has sides; otherwise the whole table."""
        table = self._room.table
        side = table.rules.side(table.state, seat) if table else ""
        return f"camp:{side}" if side else "all"


def _place(outlet: Outlet) -> int:
    return -1 if outlet.seat is None else outlet.seat


def _spoken(line: ChatLine) -> bytes:
    to = "camp" if line.audience.startswith("camp:") else line.audience
    return framed(
        ChatShown(int(line.at * 1000), line.seat, line.name, line.text, to, alias(line.room, line.guest))
    )
