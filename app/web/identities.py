"""Who is asking: signed identities in a cookie or a Bearer header, and where a request came from."""

from __future__ import annotations

import hmac
import unicodedata
from hashlib import sha256
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, URLSafeSerializer
from starlette.requests import HTTPConnection

from app.ground.refused import Refused
from app.web.hosts import asked_host, is_loopback
from app.wire.messages import is_readable, seen
from app.wire.outlet import Marks

COOKIE = "shinobi"
BROWSER = "browser"  # a cookie that names nobody: who looks on and gives a name later is known again
LONGEST_NAME = 24
FORWARDING = (
    "forwarded",
    "via",
    "x-forwarded",
    "x-real-ip",
    "x-client-ip",
    "x-original",
    "cf-",
    "true-client",
)


class Claim(NamedTuple):
    guest: str
    version: int  # of the guest's tokens: those of an older one are void


class Identities:
    """Signs guests' ids and reads them back; an identity belongs to a person, never to a socket."""

    def __init__(self, secret_key: str) -> None:
        self._signer = URLSafeSerializer(secret_key, salt="guest")
        self._key = sha256(f"marks:{secret_key}".encode()).digest()

    def token(self, guest: str, version: int) -> str:
        return self._signer.dumps([guest, version])

    def claim(self, connection: HTTPConnection) -> Claim | None:
        """Who they say they are; a forged or foreign token is nobody."""
        token = bearer(connection) or connection.cookies.get(COOKIE)
        if not token:
            return None
        try:
            found = self._signer.loads(token)
        except BadSignature:
            raise Refused(401, "bad-token") from None
        # Tokens of the first release hold the id alone.
        return Claim(found, 0) if isinstance(found, str) else Claim(*found)

    def claimed(self, connection: HTTPConnection) -> str | None:
        """The guest's id if the token is ours; whether it still holds is not asked."""
        try:
            claim = self.claim(connection)
        except Refused:
            return None
        return claim.guest if claim else None

    def marks(self, connection: HTTPConnection, address: str, guest: str) -> Marks:
        """Address, browser and guest as they may be stored: nobody else can tell which they are."""
        browser = connection.cookies.get(BROWSER, "")
        return Marks(
            self._mark("address", address), self._mark("browser", browser), self._mark("guest", guest)
        )

    def _mark(self, kind: str, value: str) -> str:
        return hmac.digest(self._key, f"{kind}:{value}".encode(), "sha256").hex()[:32] if value else ""


def require_same_origin(connection: HTTPConnection, public_url: str) -> None:
    """A page of another site must not act with a visitor's cookie."""
    origin = connection.headers.get("origin")
    if origin is None:
        if bearer(connection) is None and COOKIE in connection.cookies:
            raise Refused(403, "no-origin")
        return
    ours = [_asked_for(connection), *([_place(public_url)] if public_url else [])]
    place = _place(origin)
    if not place[1] or place not in ours:  # an origin without a host, as "null" is, is nobody's
        raise Refused(403, "foreign-origin")


def clean_name(name: str) -> str:
    """A name as it will be shown: trimmed, one line, nothing invisible, 1 to 24 characters."""
    name = " ".join(seen(unicodedata.normalize("NFC", " ".join(name.split()))).split())
    if len(name) > LONGEST_NAME or not is_readable(name):
        raise Refused(422, "bad-name")
    return name


def is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def is_local(connection: HTTPConnection) -> bool:
    """Whether a program on this machine asks, and not a proxy or a foreign page for somebody else.

    A page whose name was made to mean this machine asks for that name; simple proxies speak HTTP/1.0.
    """
    if connection.client is None or any(name.startswith(FORWARDING) for name in connection.headers):
        return False
    if connection.scope.get("http_version") == "1.0" or not is_loopback(asked_host(connection)):
        return False
    return connection.client.host in ("127.0.0.1", "::1")


def bearer(connection: HTTPConnection) -> str | None:
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def _asked_for(connection: HTTPConnection) -> tuple[str, str, int | None]:
    scheme = "https" if is_secure(connection) else "http"
    return _place(f"{scheme}://{connection.headers.get('host', '')}")


def _place(url: str) -> tuple[str, str, int | None]:
    try:
        parts = urlsplit(url)
        port = parts.port or {"http": 80, "https": 443}.get(parts.scheme)
    except ValueError:
        return "", "", None
    return parts.scheme, parts.hostname or "", port
