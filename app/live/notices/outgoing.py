"""Requests to the outside: over https, to public addresses only, bounded in time and size."""

from __future__ import annotations

import asyncio
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from app.ground.config import LOOPBACK

WITHIN = 10.0  # seconds for everything
LONGEST = 2048  # characters of an address
HEAD = 16 * 1024  # bytes of an answer that are read
STATUS = re.compile(rb"HTTP/1\.[01] ([1-5]\d\d)(?: [^\r\n]{0,1000})?\r\n")
RETRY_AFTER = re.compile(rb"\r\nretry-after:[ \t]{0,20}(\d{1,9})[ \t]{0,20}\r\n", re.IGNORECASE)
LATEST = 3600.0  # seconds that an answer may put something off
_NAT64 = IPv6Network("64:ff9b::/96")


class Unfit(Exception):
    """An address to which nothing is ever sent."""


class Unsent(Exception):
    """Nothing has reached the other side."""


class Unanswered(Exception):
    """It may have reached the other side, or not."""


class Answer(NamedTuple):
    status: int
    retry_after: float  # seconds; 0: it doesn't say


class Target(NamedTuple):
    host: str
    port: int
    path: str
    secure: bool


def target(url: str, local: bool = False) -> Target:
    """Where a request would go; Unfit unless that is an https address that hides nothing.

    `local` is for tests: this machine may be named, also without https.
    """
    if len(url) > LONGEST or not url.isascii() or any(sign <= " " or sign == "\x7f" for sign in url):
        raise Unfit("address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Unfit("address") from None
    is_local = local and parts.hostname in LOOPBACK
    if parts.scheme not in (("https", "http") if is_local else ("https",)):
        raise Unfit("not-https")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Unfit("address")
    secure = parts.scheme == "https"
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.hostname, port or (443 if secure else 80), path, secure)


async def post(url: str, body: bytes, headers: Mapping[str, str], local: bool = False) -> Answer:
    to = target(url, local)
    request = _request(to, body, headers)
    until = asyncio.get_running_loop().time() + WITHIN
    try:
        async with asyncio.timeout_at(until):
            reader, writer = await _connect(to, local)
    except TimeoutError:
        raise Unsent("too-slow") from None
    try:
        async with asyncio.timeout_at(until):
            return await _asked(reader, writer, request)
    except TimeoutError:
        raise Unanswered("too-slow") from None
    finally:
        writer.transport.abort()


def is_public(address: str) -> bool:
    """Whether an address is of the internet for everybody, also what it may be translated to."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address) and (inner := _inside(found)):
        return is_public(str(inner))
    if isinstance(found, IPv6Address) and found.is_site_local:
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def _inside(address: IPv6Address) -> IPv4Address | None:
    if address in _NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)


async def _connect(to: Target, local: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To an address that was checked, and not to what the name means a moment later."""
    context = _context() if to.secure else None
    for address in await _addresses(to, local):
        try:
            return await asyncio.open_connection(
                address,
                to.port,
                ssl=context,
                server_hostname=to.host if context else None,
                limit=HEAD,
            )
        except OSError:
            continue
    raise Unsent("not-reached")


async def _addresses(to: Target, local: bool) -> list[str]:
    """All that the name stands for; Unfit if one of them isn't public."""
    try:
        found = await asyncio.get_running_loop().run_in_executor(_threads(), _looked_up, to)
    except (OSError, UnicodeError):
        raise Unsent("no-such-name") from None
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    is_local = local and to.host in LOOPBACK
    if not is_local and not all(map(is_public, addresses)):
        raise Unfit("not-public")
    return addresses


async def _asked(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes) -> Answer:
    try:
        writer.write(request)
        await writer.drain()
        head = await reader.readuntil(b"\r\n\r\n")
    except (OSError, EOFError, asyncio.LimitOverrunError):
        raise Unanswered("cut") from None
    status, after = STATUS.match(head), RETRY_AFTER.search(head)
    if not status:
        raise Unanswered("no-http")
    return Answer(int(status[1]), min(float(after[1]), LATEST) if after else 0.0)


def _request(to: Target, body: bytes, headers: Mapping[str, str]) -> bytes:
    host = f"[{to.host}]" if ":" in to.host else to.host
    fields = {
        "Host": host if to.port in (80, 443) else f"{host}:{to.port}",
        "User-Agent": "shinobi-table",
        "Accept": "*/*",
        "Connection": "close",
        "Content-Length": str(len(body)),
        **headers,
    }
    lines = [f"POST {to.path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("ascii") + body


def _looked_up(to: Target) -> list[Any]:
    return socket.getaddrinfo(to.host, to.port, proto=socket.IPPROTO_TCP)


@cache
def _threads() -> ThreadPoolExecutor:
    """Names that nobody answers for keep only each other waiting, and nothing else that takes a thread."""
    return ThreadPoolExecutor(8, "names")


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()
