"""A card as a drawing: people around a table, or the one who won before it."""

from __future__ import annotations

from collections.abc import Sequence

from app.web.cards.card_words import Card, Person
from app.web.cards.letters import MADE, Set, fitted, known
from app.web.cards.strokes import (
    ACCENT,
    GOLD,
    INK,
    OUTLINE,
    SEAT_COLOURS,
    SOFT,
    brand,
    bust,
    drawing,
    emblem,
    face,
    outlined,
    panel,
    picture,
    scene,
    words,
)
from games import GAMES

LEFT, RIGHT = (-70, 122), (750, 122)
BUST = 520
MOST = 6  # people in a row
ROWS = 3  # people below the winner


def grounds() -> dict[str, str]:
    """What the cards of the games stand on, by the names of their files: set-up paints them once."""
    alone = {f"{game}-triumph.png": drawing(scene(game)) for game in GAMES}
    return alone | {f"{game}-gathering.png": drawing(scene(game), *_busts(game)) for game in GAMES}


def drawn(card: Card) -> str:
    parts = _triumph(card) if card.kind == "triumph" else _gathering(card)
    stands = "triumph" if card.kind == "triumph" else "gathering"
    ground = f"{card.game}-{stands}.png"
    return drawing(picture(ground) if (MADE / ground).exists() else scene(card.game), *parts)


def _busts(game: str) -> list[str]:
    people = zip(GAMES[game].DOOR.people, (LEFT, RIGHT), strict=False)
    return [bust(name, *place, BUST) for name, place in people]


def _gathering(card: Card) -> list[str]:
    """One word, one sentence, who is there; all of it in the middle, which no chat cuts off."""
    has_people = card.game in GAMES and GAMES[card.game].DOOR.people
    wide = 600 if has_people else 760
    x, middle = 600 - wide / 2, 600
    over = fitted(card.over, "Text", 36, wide - 70)
    parts = [panel(x, 62, wide, 446), words(over, "Text", middle, 126, SOFT)]
    if card.kind == "step":
        parts.append(_centred(fitted(card.title, "Display", 46, wide - 60, 4, 0.5), middle, 256))
        return [*parts, *_faces(card, middle, wide - 60, 430, 90), brand(middle, 573)]
    line = fitted(card.line, "Text", 34, wide - 70, 2 if card.people else 4, 0.85)
    is_long = len(line.lines) > 1
    parts.append(_centred(_title(card, wide - 60, 86 if is_long else 104), middle, 190 if is_long else 197))
    parts.append(_centred(line, middle, 282 if card.people else 350, "Text"))
    parts += _faces(card, middle, wide - 60, 372, 84 if is_long else 98)
    if card.foot:
        parts.append(words(fitted(card.foot, "Display", 36, wide - 70), "Display", middle, 476, ACCENT))
    return [*parts, brand(middle, 573)]


def _title(card: Card, room: float, size: float) -> Set:
    """One line if it can be read in a chat, else two."""
    one = fitted(card.title, "Display", size, room, 1, 0.5)
    return (
        one
        if one.lines[0] == known(card.title, "Display")
        else fitted(card.title, "Display", 50, room, 2, 0.5)
    )


def _centred(said: Set, x: float, y: float, family: str = "Display") -> str:
    """Lines around this middle."""
    return words(said, family, x, y + said.size * (0.36 - 0.58 * (len(said.lines) - 1)))


def _faces(card: Card, middle: float, room: float, y: float, most: float) -> list[str]:
    people = card.people[:MOST]
    count = len(people) + card.free
    size = min(most, room / max(count, 1) - 10)
    x = middle - (count * (size + 10) - 10) / 2
    y -= size / 2
    parts = []
    for at, one in enumerate(people):
        parts.append(face(one.face, x + at * (size + 10), y, size))
        if one.score:
            parts.append(outlined(one.score, x + at * (size + 10) + size / 2, y + size + 2, 34))
    return [*parts, _free(x + len(people) * (size + 10), y, size)] if card.free else parts


def _free(x: float, y: float, size: float) -> str:
    """The seat that waits for who reads this."""
    half = size / 2
    return (
        f'<circle cx="{x + half}" cy="{y + half}" r="{half - 3}" fill="#f9e3d2" stroke="{ACCENT}" '
        f'stroke-width="5" stroke-dasharray="11 8"/>'
        + words(fitted("?", "Display", size * 0.56, size), "Display", x + half, y + size * 0.71, ACCENT)
    )


def _triumph(card: Card) -> list[str]:
    """The winner's face and number at the left, how the others did at the right."""
    first = card.people[0]
    parts = [
        face(first.face, 78, 154, 320),
        _crown(238, 104),
        panel(480, 48, 660, 470),
        words(fitted(card.over, "Text", 36, 580), "Text", 524, 110, SOFT, "start"),
    ]
    title = fitted(card.title, "Display", 70, 580, 2, 0.55)
    parts.append(words(title, "Display", 524, 118 + title.size * 0.9, INK, "start"))
    below = 118 + title.size * 0.9 + (len(title.lines) - 1) * title.size * 1.16
    parts += _rows(card.people[1 : 1 + ROWS], first, below + 26)
    line = fitted(card.line, "Text", 32, 580, 1, 0.8)
    parts.append(words(line, "Text", 524, 488, INK, "start"))
    if card.number:
        parts.append(outlined(card.number, 238, 524, 120))
    return [*parts, brand(238, 573)]


def _rows(others: Sequence[Person], first: Person, y: float) -> list[str]:
    high = min(78.0, (456 - y) / max(len(others), 1))
    most = max([1, *(_points(one) for one in (first, *others))])
    parts = []
    for at, one in enumerate(others):
        top, size = y + at * high, min(66.0, high - 6)
        parts.append(face(one.face, 522, top, size))
        name = fitted(one.name, "Text", 32, 190 if one.score else 480)
        parts.append(words(name, "Text", 604, top + size / 2 + 11, INK, "start"))
        if one.score:
            parts += [_bar(one, most, top + size / 2), _score(one.score, top + size / 2)]
    return parts


def _bar(one: Person, most: int, y: float) -> str:
    long = max(18.0, 200 * _points(one) / most)
    colour = SEAT_COLOURS[one.seat % len(SEAT_COLOURS)]
    box = f'x="808" y="{y - 16}" width="{long:.0f}" height="32" rx="10"'
    return f'<rect {box} fill="{colour}" stroke="{OUTLINE}" stroke-width="4"/>'


def _score(score: str, y: float) -> str:
    return words(fitted(score, "Display", 40, 90), "Display", 1094, y + 15, INK, "end")


def _points(one: Person) -> int:
    return max(0, int(one.score or 0))


def _crown(x: float, y: float) -> str:
    line = emblem("crown", x - 56, y - 30, 112, OUTLINE)
    return line + emblem("crown", x - 49, y - 22, 98, GOLD)
