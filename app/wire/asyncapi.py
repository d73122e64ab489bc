"""The websocket described as AsyncAPI, made from the very types that speak on it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from app.wire import frames, messages


@cache
def document() -> dict[str, Any]:
    heard, said = get_args(messages.Message), get_args(frames.AnyFrame)
    names = {kind: f"Browser{kind.__name__}" for kind in heard} | {
        kind: f"Server{kind.__name__}" for kind in said
    }
    channel = "room"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Shinobi Table, a room's websocket", "version": "1"},
        "channels": {
            channel: {
                "address": "/ws/rooms/{code}",
                "parameters": {"code": {"description": "The room's code"}},
                "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in names.values()},
            }
        },
        "operations": {
            "hear": _operation("receive", channel, [names[kind] for kind in heard]),
            "say": _operation("send", channel, [names[kind] for kind in said]),
        },
        "components": {
            "messages": {name: {"payload": _schema(kind)} for kind, name in names.items()},
        },
    }


def _operation(action: str, channel: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
    }


def _schema(kind: type[Any]) -> dict[str, Any]:
    """One message's JSON schema, with what it refers to laid inside it."""
    schema = msgspec.json.schema(kind)
    parts = schema.pop("$defs", {})
    found: dict[str, Any] = _inlined(schema, parts)
    return found


def _inlined(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, list):
        return [_inlined(one, parts) for one in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return _inlined(parts[schema["$ref"].rpartition("/")[2]], parts)
    return {key: _inlined(value, parts) for key, value in schema.items()}
