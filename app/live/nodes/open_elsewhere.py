"""Which other nodes have a room open: where there are none, its entries are told to nobody."""

from __future__ import annotations

from collections.abc import Callable

from app.bus.messages import Message, Wrote
from app.store import Row


class OpenElsewhere:
    """A node that opens a room asks who is there, once it listens and has read the log.

    What was written unheard until then it is told at that moment, by the last entry; a gap before that
    it reads from the log. A node that was met once counts as there: to tell nobody costs little.
    """

    def __init__(self, post: Callable[[Message], None]) -> None:
        self._post = post
        self._nodes: set[str] = set()
        self._unheard: Row | None = None

    def tell(self, row: Row) -> None:
        if self._nodes:
            self._post(Wrote(row))
        else:
            self._unheard = row

    def meet(self, node: str) -> None:
        """A node has said something in this room."""
        if node in self._nodes:
            return
        self._nodes.add(node)
        if self._unheard:
            self.tell(self._unheard)
            self._unheard = None
