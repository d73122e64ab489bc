"""One try to deliver a notice to one channel, and what came of it."""

from __future__ import annotations

import msgspec
import structlog

from app.ground.config import Settings
from app.ground.metrics import BUGS
from app.live.notices import push, services, webhooks
from app.live.notices.outgoing import Answer, Unanswered, Unfit, Unsent
from app.live.notices.push import Pusher
from app.live.notices.saying import Said, said
from app.store import Database, Notice, Record, Unreachable, channels
from app.store.channels import Channel

REPEATED = ("push", "json")  # may come twice: whoever takes them knows the second by its id
GONE = (404, 410)
LATER = (408, 425, 429, 500, 502, 503, 504)

journal = structlog.get_logger()


class Sent(msgspec.Struct, frozen=True):
    pass


class Again(msgspec.Struct, frozen=True):
    """It can be tried again, at the earliest after so many seconds."""

    reason: str
    after: float = 0.0


class Lost(msgspec.Struct, frozen=True):
    """It will not be tried again; `gone`: nor will anything else, there."""

    reason: str
    gone: bool = False


Outcome = Sent | Again | Lost


class Courier:
    """With the keys of the environment, or those of the database: the same for all nodes."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._database = database
        self._settings = settings
        self._pusher: Pusher | None = None
        self._tags = b""
        self.local = settings.local_notices
        self.templates = settings.apprise

    @property
    def kinds(self) -> list[str]:
        """What can be used besides push and webhooks."""
        return services.offered(self.templates)

    async def deliver(self, channel: Channel, record: Record, notice: Notice) -> Outcome:
        """Whatever fails is this channel's own, and no other's."""
        try:
            return _outcome(channel, await self._send(channel, await self._said(channel, record, notice)))
        except Unfit as unfit:
            return Lost(str(unfit))
        except Unreachable:  # what is asked of the database comes before anything is sent
            return Again("storage-away")
        except Unsent as unsent:
            return Again(str(unsent))
        except Unanswered as unanswered:
            return _unsure(channel, str(unanswered))
        except Exception:
            BUGS.inc()
            journal.exception("channel-failed", room=notice.room, kind=channel.kind)
            return _unsure(channel, "failed")

    async def pusher(self) -> Pusher:
        if self._pusher is None:
            key = self._settings.vapid_key or await self._key("vapid")
            self._pusher = Pusher(key, self._settings.vapid_contact)
        return self._pusher

    async def _said(self, channel: Channel, record: Record, notice: Notice) -> Said:
        origin = self._settings.public_url or channel.keys.get("origin", "")
        return said(record, notice, channel.language, origin, await self._tag_key())

    async def _tag_key(self) -> bytes:
        if not self._tags:
            self._tags = (await self._key("notices")).encode()
        return self._tags

    async def _key(self, name: str) -> str:
        return await self._database.write(channels.key, name, push.fresh_key)

    async def _send(self, channel: Channel, one: Said) -> Answer:
        if channel.kind == "push":
            return await (await self.pusher()).send(channel, one, self.local)
        if channel.kind not in services.KINDS:
            return await webhooks.send(channel, one, self.local)
        if channel.kind not in self.kinds:
            raise Unfit("not-offered")
        return await services.send(self.templates[channel.kind], channel.address, one)


def _unsure(channel: Channel, reason: str) -> Outcome:
    """It may have been taken, or not."""
    return Again(reason) if channel.kind in REPEATED else Lost(reason)


def _outcome(channel: Channel, answer: Answer) -> Outcome:
    status = answer.status
    if 200 <= status < 300:
        return Sent()
    reason = f"status-{status}"
    if status in GONE:
        return Lost(reason, gone=channel.kind == "push")
    is_refused = status in (429, 503)  # then it was surely not taken
    if is_refused or (status in LATER and channel.kind in REPEATED):
        return Again(reason, answer.retry_after)
    return Lost(reason)
