"""Webhooks: Discord and Slack as chats, everything else as plain JSON with an id."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import msgspec

from app.live.notices import outgoing
from app.live.notices.outgoing import Answer
from app.live.notices.saying import Said, for_all
from app.store.channels import Channel

_DISCORD = re.compile(r"(?:\w+\.)?discord(?:app)?\.com")
_MARKS = re.compile(r"([\\*_~`|>#\[\]()<@:-])")
_ENTITIES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


def kind_of(address: str) -> str:
    """Who listens there, by the address."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    if _DISCORD.fullmatch(host) and parts.path.startswith("/api/"):
        return "discord"
    return "slack" if host == "hooks.slack.com" else "json"


async def send(channel: Channel, one: Said, local: bool) -> Answer:
    headers = {"Content-Type": "application/json", "Idempotency-Key": one.id}
    body = msgspec.json.encode(_payload(channel, one))
    return await outgoing.post(channel.address, body, headers, local)


def _payload(channel: Channel, one: Said) -> object:
    text = for_all(one, channel.language) if channel.room else f"{one.title}. {one.text}"
    match channel.kind:
        case "discord":
            shown = _MARKS.sub(r"\\\1", text)
            return {"content": f"{shown}\n<{one.link}>", "allowed_mentions": {"parse": []}}
        case "slack":
            return {"text": f"{text.translate(_ENTITIES)}\n<{one.link}>"}
        case _:
            told = {"event": "awaited", "text": text}
            return told | {
                field: getattr(one, field) for field in ("id", "room", "game", "seat", "name", "link")
            }
