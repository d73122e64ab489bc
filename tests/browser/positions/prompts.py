"""What prompts can say at the most: each message with its longest values; a game's table is added here."""

from __future__ import annotations

from typing import Any, NamedTuple

Said = tuple[str, dict[str, Any]]  # a message and its values; "id:..." is the name of an id


class Prompts(NamedTuple):
    sentences: tuple[Said, ...]
    notes: tuple[Said, ...]
    answers: tuple[Said, ...]


COLOURS = ("naruto", "sakura", "sasuke", "kakashi", "lee")
_CARDS = (*(f"{colour}-6a" for colour in COLOURS), "dice-01", "turn-01")
_FACES = (*COLOURS, "star")
_COLUMNS = (0, 1, 2)


def each(message: str, name: str, values: tuple[Any, ...], **more: Any) -> tuple[Said, ...]:
    return tuple((message, {name: value, **more}) for value in values)


def plain(*messages: str) -> tuple[Said, ...]:
    return tuple((message, {}) for message in messages)


def ids(*names: str) -> tuple[str, ...]:
    return tuple(f"id:{name}" for name in names)


PROMPTS = {
    "columns": Prompts(
        sentences=(
            *plain("columns-ask-draw", "columns-ask-turn", "ask-go-on", "ask-take", "dice-card"),
            *plain("columns-scene-turned", "columns-scene-last", "columns-scene-rolling"),
            *plain("columns-scene-end"),
            *each("columns-ask-place", "card", ids(*_CARDS)),
            *each("columns-scene-bust", "card", ids(*_CARDS)),
            *each("columns-scene-take", "column", _COLUMNS, points=21),
            *each("columns-scene-lost", "face", ids(*_FACES), count=18, points=63),
            *each("columns-scene-spared", "face", ids(*_FACES)),
            *each("columns-scene-seal", "colour", ids(*COLOURS), points=63),
        ),
        notes=(
            *plain("columns-seal-note", "columns-seal-ends", "columns-tap-lit", "columns-take-must"),
            *plain("columns-draws", "columns-places", "columns-takes", "columns-scene-last-note"),
            *plain("label-order-left", "label-order-right", "reason-deck", "reason-alone"),
            *each("columns-then-others", "count", (0, 1, 2)),
        ),
        answers=(
            *plain("columns-key-d", "columns-key-s", "columns-roll"),
            *each("columns-nth", "column", _COLUMNS),
            *each("columns-seal-short", "points", (63,)),
        ),
    ),
    "site": Prompts(
        sentences=(
            *plain("result-lost", "result-together", "result-you", "result-you-shared", "status-over"),
            *plain("result-camp-won", "result-camp-lost", "waiting-for"),
            *each("result-place", "place", (2, 6)),
        ),
        notes=plain("rematch-waits"),
        answers=plain("show-next", "replay", "share", "rematch", "rematch-go"),
    ),
}
