"""The board (H1): 29 areas, the paths between them, their water and where to draw them."""

from __future__ import annotations

from collections import deque
from functools import cache

import msgspec


class Area(msgspec.Struct, frozen=True):
    """An area: its number (0: none), its place on a 100 by 100 map, water, and its neighbours."""

    id: str
    number: int
    x: int
    y: int
    water: bool
    links: tuple[str, ...]


def _area(id: str, number: int, x: int, y: int, links: str, water: bool = False) -> Area:
    return Area(id, number, x, y, water, tuple(links.split()))


AREAS = {
    area.id: area
    for area in (
        _area("suna", 1, 8, 80, "land-of-rivers demon-desert canyon-border"),
        _area("kumo", 2, 91, 10, "unraikyo lightning-strait"),
        _area("kiri", 3, 95, 80, "open-sea mist-archipelago", water=True),
        _area("iwa", 4, 8, 16, "earth-pass stone-badlands"),
        _area("kusa", 5, 33, 40, "kannabi-bridge tenchi-bridge"),
        _area("yu", 6, 69, 34, "land-of-sound hot-springs-road"),
        _area("taki", 7, 40, 16, "kannabi-bridge stone-badlands land-of-iron", water=True),
        _area("ame", 8, 24, 58, "canyon-border rain-plains", water=True),
        _area("konoha", 9, 51, 63, "fire-forest tenchi-bridge valley-of-the-end hot-springs-road naka-river"),
        _area("fire-forest", 0, 38, 73, "konoha land-of-rivers rain-plains"),
        _area("land-of-rivers", 0, 25, 84, "suna fire-forest canyon-border", water=True),
        _area("demon-desert", 0, 5, 56, "suna canyon-border stone-badlands"),
        _area("canyon-border", 0, 15, 69, "suna ame land-of-rivers demon-desert"),
        _area("rain-plains", 0, 36, 58, "ame fire-forest tenchi-bridge", water=True),
        _area("kannabi-bridge", 0, 29, 27, "kusa taki tenchi-bridge earth-pass"),
        _area("tenchi-bridge", 0, 43, 47, "kusa konoha rain-plains kannabi-bridge"),
        _area("earth-pass", 0, 22, 11, "iwa kannabi-bridge stone-badlands land-of-iron"),
        _area("stone-badlands", 0, 11, 36, "iwa taki demon-desert earth-pass"),
        _area("valley-of-the-end", 0, 54, 43, "konoha land-of-sound land-of-iron", water=True),
        _area("land-of-sound", 0, 62, 25, "yu valley-of-the-end land-of-iron hot-springs-road"),
        _area("land-of-iron", 0, 51, 8, "taki earth-pass valley-of-the-end land-of-sound"),
        _area("hot-springs-road", 0, 65, 52, "yu konoha land-of-sound frost-pass naka-river"),
        _area("frost-pass", 0, 77, 43, "hot-springs-road unraikyo lightning-strait"),
        _area("unraikyo", 0, 82, 24, "kumo frost-pass"),
        _area(
            "lightning-strait", 0, 92, 35, "kumo frost-pass great-naruto-bridge mist-archipelago", water=True
        ),
        _area("naka-river", 0, 62, 75, "konoha hot-springs-road great-naruto-bridge", water=True),
        _area("great-naruto-bridge", 0, 76, 66, "lightning-strait naka-river open-sea", water=True),
        _area("open-sea", 0, 79, 88, "kiri great-naruto-bridge mist-archipelago", water=True),
        _area("mist-archipelago", 0, 92, 60, "kiri lightning-strait open-sea", water=True),
    )
}
VILLAGES = tuple(sorted((area.id for area in AREAS.values() if area.number), key=lambda id: AREAS[id].number))
WILDS = tuple(area.id for area in AREAS.values() if not area.number)
HOME = "konoha"
SHORT = 5  # villages of a short hunt, the last ones (H51)
LAST_SPACE = 3  # of the capture line
LINKS = {area.id: area.links for area in AREAS.values()}
SHOWN = {
    area.id: {
        "number": area.number,
        "x": area.x,
        "y": area.y,
        "water": area.water,
        "links": list(area.links),
    }
    for area in AREAS.values()
}


def _steps_from(start: str) -> dict[str, int]:
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for there in LINKS[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


STEPS = {id: _steps_from(id) for id in AREAS}


def route(is_short: bool) -> tuple[str, ...]:
    """Where Tobi's figure stands, round after round."""
    return VILLAGES[-SHORT:] if is_short else VILLAGES


@cache
def within(area: str, steps: int) -> list[str]:
    return [id for id, away in STEPS[area].items() if away <= steps]
