"""Addresses that are handed out: by PUBLIC_URL, else by a host that was asked for and is this machine."""

from __future__ import annotations

from urllib.parse import urlsplit, urlunsplit

from starlette.requests import HTTPConnection

from app.ground.config import Settings
from app.web.hosts import asked_host, is_loopback, is_ours, lan_address

EVERYWHERE = ("", "0.0.0.0", "::")


def here(url: str) -> str:
    """Where a redirection leads on this server, whatever host was asked for."""
    parts = urlsplit(url)
    return urlunsplit(("", "", f"/{parts.path.lstrip('/')}", parts.query, ""))


def page_url(request: HTTPConnection, settings: Settings, path: str) -> str:
    """For pages and answers: without a host where none is certain."""
    return f"{_certain(request, settings)}{path}"


def full_url(request: HTTPConnection, settings: Settings, path: str) -> str:
    """For what is read away from the page: where no host is certain, by the address that is listened to."""
    return f"{_certain(request, settings) or _listening(settings)}{path}"


def lan_url(request: HTTPConnection, settings: Settings) -> str:
    """The address friends in the same network can open, if the page is looked at on loopback."""
    if settings.public_url or not is_loopback(asked_host(request)) or is_loopback(settings.host):
        return ""
    address = lan_address()
    return f"http://{address}:{settings.port}" if address else ""


def needs_host(request: HTTPConnection, settings: Settings) -> bool:
    """Whether friends can't get in, because the server listens to this machine only: told on this machine."""
    if settings.public_url or not is_loopback(asked_host(request)):
        return False
    return is_loopback(settings.host)


def _certain(request: HTTPConnection, settings: Settings) -> str:
    own = f"{request.url.scheme}://{request.headers.get('host', '')}" if is_ours(request) else ""
    return settings.public_url or lan_url(request, settings) or own


def _listening(settings: Settings) -> str:
    host = lan_address() if settings.host in EVERYWHERE else settings.host
    host = host or "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
