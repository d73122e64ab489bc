"""What a job that failed is called: a refusal by its code, and everything else goes into the journal."""

from __future__ import annotations

import structlog

from app.ground.metrics import BUGS
from app.ground.refused import Refused
from app.live.room.room import Room
from app.store import Unreachable
from games.contract import Illegal

journal = structlog.get_logger()


def reported(error: Exception, room: Room) -> str:
    """The code to refuse with."""
    where = {"room": room.code, "number": room.number}
    match error:
        case Illegal(code=code) | Refused(code=code):
            return code
        case Unreachable():
            journal.warning("database-away", **where, reason=str(error))
            return "no-storage"
    BUGS.inc()
    journal.error("job-failed", **where, exc_info=error)
    return "server"
