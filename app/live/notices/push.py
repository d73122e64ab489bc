"""Web Push: encrypted for one browser, signed with the key that all nodes share."""

from __future__ import annotations

import asyncio
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from http_ece import ECEException
from py_vapid import Vapid02
from py_vapid.utils import b64urlencode
from pywebpush import WebPusher, WebPushException

from app.live.notices import outgoing
from app.live.notices.outgoing import Answer
from app.live.notices.saying import Said
from app.store.channels import Channel

KEPT = 24 * 3600  # seconds that a push service keeps it for a browser that is away
SIGNED = 12 * 3600  # seconds that a signature holds


class Pusher:
    def __init__(self, key: str, contact: str) -> None:
        """A key as `fresh_key` makes it, and whom a push service may write to: mailto: or https:."""
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser has to know to subscribe."""
        point = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    async def send(self, channel: Channel, one: Said, local: bool) -> Answer:
        """Under the topic of the notice, so that of two tries a browser that is away gets one."""
        body, signed = await asyncio.to_thread(self._sealed, channel, one)
        headers = {
            **signed,
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "high",
            "Topic": one.id,
        }
        return await outgoing.post(channel.address, body, headers, local)

    def _sealed(self, channel: Channel, one: Said) -> tuple[bytes, dict[str, str]]:
        shown = {"id": one.id, "tag": f"turn-{one.room}", "title": one.title, "text": one.text}
        plain = msgspec.json.encode(shown | {"path": f"/r/{one.room}", "lang": channel.language})
        subscription = {"endpoint": channel.address, "keys": dict(channel.keys)}
        body: bytes = WebPusher(subscription).encode(plain)["body"]
        parts = urlsplit(channel.address)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": str(int(time.time()) + SIGNED),
            "sub": self._contact,
        }
        return body, self._vapid.sign(claims)


def fresh_key() -> str:
    vapid = Vapid02()
    vapid.generate_keys()
    number: int = vapid.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def is_subscription(address: str, keys: dict[str, str]) -> bool:
    """Whether something can be encrypted for it."""
    try:
        WebPusher({"endpoint": address, "keys": keys}).encode(b"?")
    except (WebPushException, ECEException, ValueError):
        return False
    return True
