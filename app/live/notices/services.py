"""E-mail, ntfy, Telegram, Matrix: by the optional package apprise, as the operator has set them up."""

from __future__ import annotations

import asyncio
import importlib.util
import re
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from urllib.parse import quote

from app.live.notices.outgoing import Answer, Unanswered, Unsent
from app.live.notices.saying import Said

KINDS = {
    "email": re.compile(r"[^@\s/?#&:]{1,64}@[\w.-]{3,200}"),
    "ntfy": re.compile(r"[\w-]{1,64}"),
    "telegram": re.compile(r"-?\d{1,20}|@\w{3,40}"),
    "matrix": re.compile(r"[!#@][^\s/?&]{1,120}:[\w.-]{3,120}"),
}
WITHIN = 20.0  # seconds


def offered(templates: Mapping[str, str]) -> list[str]:
    """Which of them can be used here."""
    is_installed = importlib.util.find_spec("apprise") is not None
    return [kind for kind in KINDS if is_installed and templates.get(kind)]


def is_address(kind: str, to: str) -> bool:
    return bool(KINDS[kind].fullmatch(to))


async def send(template: str, to: str, one: Said) -> Answer:
    """Under the operator's own address, in which only the recipient is filled in."""
    url = template.replace("{to}", quote(to, safe=""))
    work = _threads().submit(_notify, url, one)
    try:
        async with asyncio.timeout(WITHIN):
            sent = await asyncio.wrap_future(work)
    except TimeoutError:
        never_begun = work.cancelled()
        raise (Unsent if never_begun else Unanswered)("too-slow") from None
    return Answer(200 if sent else 502, 0.0)


@cache
def _threads() -> ThreadPoolExecutor:
    """Services that don't answer keep only each other waiting, and nothing else that takes a thread."""
    return ThreadPoolExecutor(8, "services")


def _notify(url: str, one: Said) -> bool:
    import apprise

    service = apprise.Apprise()
    return bool(service.add(url) and service.notify(title=one.title, body=f"{one.text}\n{one.link}"))
