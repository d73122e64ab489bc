"""Addresses that are handed out: by PUBLIC_URL, else by the host that was asked for."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from starlette.requests import HTTPConnection

from app.ground.config import Settings


def page_url(request: HTTPConnection, settings: Settings, path: str) -> str:
    own = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return f"{settings.public_url or lan_url(request, settings) or own}{path}"


def invite_url(request: HTTPConnection, settings: Settings, code: str) -> str:
    return page_url(request, settings, f"/r/{code}")


def lan_url(request: HTTPConnection, settings: Settings) -> str:
    """The address friends in the same network can open, if the page is looked at on loopback."""
    if settings.public_url or not _is_loopback(request.url.hostname or "") or _is_loopback(settings.host):
        return ""
    address = _lan_address()
    return f"http://{address}:{settings.port}" if address else ""


def needs_host(request: HTTPConnection, settings: Settings) -> bool:
    """Whether friends can't get in, because the server listens to this machine only: told on this machine."""
    if settings.public_url or not _is_loopback(request.url.hostname or ""):
        return False
    return _is_loopback(settings.host)


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def _lan_address() -> str:
    """This machine's address on its network: connecting a datagram socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return ""
        address = str(probe.getsockname()[0])
    return "" if _is_loopback(address) else address
