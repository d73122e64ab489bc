"""What a room hears of other nodes: taken in turn, and looked up where something is missing."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import (
    ClocksSet,
    Emoted,
    GaveWay,
    Held,
    Here,
    Message,
    Said,
    Sketched,
    UndoAsked,
    Who,
    Wrote,
)
from app.ground.metrics import GAPS
from app.live.line.jobs import Job
from app.live.line.talk import Talk
from app.live.line.writer import Writer
from app.live.room.presence import Presence


class FromOtherNodes:
    def __init__(
        self,
        writer: Writer,
        presence: Presence,
        talk: Talk,
        wake: Callable[[], None],
        submit: Callable[[Job], None],
    ) -> None:
        self._writer = writer
        self._follower = writer.follower
        self._news = writer.news
        self._room = writer.room
        self._presence = presence
        self._talk = talk
        self._wake = wake  # the bots
        self._submit = submit

    def hear(self, node: str, message: Message) -> None:
        self._writer.open_elsewhere.meet(node)
        match message:
            case Here():
                self._follow(self._presence.hear(node, message))
            case Who(was_unheard):
                self._presence.tell(again=True)
                if was_unheard:
                    self.heal()
            case Emoted() | Sketched():
                self._talk.hear(message)
            case _:
                self._submit(lambda: self._take(message))

    def meet(self) -> None:
        """There is a node of which it isn't known whom it has here."""
        self._presence.ask()

    def come_back(self) -> None:
        """This node can be heard again, and hears: each may have done something that the others missed."""
        self._presence.ask(was_unheard=True)
        self.heal()

    def heal(self) -> None:
        """Other nodes may have changed something and couldn't tell."""
        self._submit(self._heal)

    def lose(self, node: str) -> None:
        """A node is gone; what it did last it may not have told."""
        if self._presence.lose(node):
            self._follow(True)
            self.heal()

    def lose_silent(self) -> None:
        self._follow(self._presence.lose_silent())

    async def _take(self, message: Message) -> None:
        match message:
            case Wrote(row):
                await self._follower.hear(row.entry)
            case ClocksSet(number, dues):
                self._writer.clocks.hear(number, dues)
            case Held(moment, seat, occasion):
                self._room.hold_open.ask(moment, seat, occasion)
                self._news.tell_room_if_new()
            case GaveWay():
                self._room.giving_way.hear(message)
                self._news.tell_room_if_new()
                self._wake()
            case Said(line):
                await self._talk.hear_line(line)
            case UndoAsked():
                await self._follower.read_undo()
                self._news.tell_room_if_new()
            case _:
                await self._follower.catch_up()
                await self._follower.look_around()

    async def _heal(self) -> None:
        number = self._room.number
        await self._follower.catch_up()
        if number < self._room.number:
            GAPS.inc()
        await self._follower.look_around()
        await self._talk.catch_up()

    def _follow(self, has_changed: bool) -> None:
        """Who is here has changed."""
        if has_changed:
            self._news.tell_soon()
            self._wake()
