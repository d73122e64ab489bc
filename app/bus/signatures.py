"""Signatures of messages: whoever merely reaches Redis can neither speak for a node nor repeat it."""

from __future__ import annotations

import time
from hashlib import blake2b
from hmac import compare_digest

SIGNATURE = 16  # bytes; then the name of the node, its stamp and what it says
NAME = 16
STAMP = 8
HEAD = SIGNATURE + NAME + STAMP
SKEW = 60 * 10**9  # nanoseconds that the clocks of two machines may be apart


class Signatures:
    """A stamp grows with each message of a node: an older one that comes again is nothing new."""

    def __init__(self, secret_key: str, node: str) -> None:
        self._key = blake2b(secret_key.encode(), person=b"bus").digest()
        self._name = node.encode()
        self._stamp = 0
        self._oldest = time.time_ns() - SKEW
        self._stamps: dict[bytes, int] = {}  # the last of each node

    def signed(self, channel: bytes, said: bytes) -> bytes:
        self._stamp = max(self._stamp + 1, time.time_ns())
        whole = self._name + self._stamp.to_bytes(STAMP, "big") + said
        return self._signature(channel, whole) + whole

    def opened(self, channel: bytes, message: bytes) -> tuple[str, bytes] | None:
        """Which node says what; None if that isn't signed, or was said before."""
        signature, whole = message[:SIGNATURE], message[SIGNATURE:]
        if len(message) < HEAD or not compare_digest(signature, self._signature(channel, whole)):
            return None
        name, stamp = whole[:NAME], int.from_bytes(whole[NAME : NAME + STAMP], "big")
        if stamp <= self._stamps.get(name, self._oldest):
            return None
        self._stamps[name] = stamp
        return name.decode(), whole[NAME + STAMP :]

    def _signature(self, channel: bytes, whole: bytes) -> bytes:
        return blake2b(b"%b\0%b" % (channel, whole), key=self._key, digest_size=SIGNATURE).digest()
