"""What is seen of games before they are opened: their scenes, their portraits, and in which order."""

from __future__ import annotations

from collections.abc import Iterable

from games.contract import Rules

PLAIN = """<path d="M0 0H300V340H0z" fill="var(--scene-sky)"/><path
 d="M0 150 60 96l50 44 60-62 62 66 68-40V340H0z" fill="var(--scene-hill)"/>"""

HILLS = """<path d="M0 0H1400V700H0z" fill="var(--scene-sky)"/><circle cx="980" cy="190" r="150"
 fill="var(--scene-sun)"/><path d="M0 330L230 150l190 150L660 90l260 220 200-130 280 190v330H0z"
 fill="var(--scene-hill)"/>"""


def scene(rules: Rules) -> str:
    """What is drawn in a game's `scene.svg` on a field of 300 by 340; hills for a game without one."""
    return _drawn(rules, "scene.svg", PLAIN)


def hall(rules: Rules) -> str:
    """What is drawn in its `hall.svg`, on a field of 1400 by 700: where its lobby's table stands."""
    return _drawn(rules, "hall.svg", HILLS)


def _drawn(rules: Rules, name: str, plain: str) -> str:
    file = rules.HOME / name
    if not file.is_file():
        return plain
    drawing = file.read_text(encoding="utf-8").strip()
    return drawing[drawing.index(">") + 1 :].removesuffix("</svg>").strip()


def portraits(rules: Rules) -> list[str]:
    """Everybody whom its table shows, once."""
    led = (hero for team in rules.DOOR.cast.values() for hero in team)
    return list(dict.fromkeys((*rules.DOOR.people, *led, *rules.DOOR.faces)))


def in_order(games: Iterable[Rules]) -> list[Rules]:
    return sorted(games, key=lambda rules: (rules.DOOR.place, rules.ID))
