"""The host that was asked for, which anybody may claim to be any, and whether it is this machine."""

from __future__ import annotations

import re
import socket
from functools import cache
from ipaddress import ip_address

from starlette.requests import HTTPConnection

_HOST = re.compile(r"([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?", re.ASCII | re.IGNORECASE)


def asked_host(connection: HTTPConnection) -> str:
    """Without its port; "" if it is none."""
    found = _HOST.fullmatch(connection.headers.get("host", ""))
    return found[1].strip("[]").lower() if found else ""


def is_ours(connection: HTTPConnection) -> bool:
    """Whether the host is an address or a name of this machine."""
    host, server = asked_host(connection), connection.scope.get("server")
    return is_loopback(host) or host in _names() or (server is not None and host == server[0])


def is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def lan_address() -> str:
    """This machine's address on its network: connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if is_loopback(address) else address


@cache
def _names() -> frozenset[str]:
    """Of this machine in its network."""
    name = socket.gethostname().lower()
    return frozenset({name, f"{name}.local", lan_address()} - {""})
