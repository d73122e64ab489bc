"""The 26 ninja (D1, D4), and who may fight in which turn (D9 to D12, D27, D28)."""

from __future__ import annotations

import msgspec

from games.duel.state import AKATSUKI, ALLIANCE, Side, State, is_quick


class Ninja(msgspec.Struct, frozen=True):
    """A ninja card: its Chakras add up, and a ninja with several decks is one person."""

    id: str
    side: Side
    hp: int
    chakras: tuple[int, ...]
    xp: int
    person: str
    since: int = 1

    @property
    def chakra(self) -> int:
        return sum(self.chakras)


NINJA = {
    ninja.id: ninja
    for ninja in (
        Ninja("naruto", ALLIANCE, 126, (40, 20), 2, "naruto"),
        Ninja("sakura", ALLIANCE, 127, (60,), 2, "sakura"),
        Ninja("kakashi", ALLIANCE, 121, (60,), 2, "kakashi"),
        Ninja("shikamaru", ALLIANCE, 143, (60,), 2, "shikamaru"),
        Ninja("gaara", ALLIANCE, 118, (60,), 2, "gaara"),
        Ninja("guy", ALLIANCE, 95, (60,), 2, "guy"),
        Ninja("jiraiya", ALLIANCE, 106, (60,), 2, "jiraiya"),
        Ninja("bee", ALLIANCE, 127, (40, 20), 2, "bee"),
        Ninja("naruto-2", ALLIANCE, 96, (40, 30), 2, "naruto", since=5),
        Ninja("itachi", AKATSUKI, 106, (60,), 2, "itachi"),
        Ninja("kisame", AKATSUKI, 102, (60,), 2, "kisame"),
        Ninja("deidara", AKATSUKI, 103, (60,), 2, "deidara"),
        Ninja("sasori", AKATSUKI, 123, (60,), 2, "sasori"),
        Ninja("hidan", AKATSUKI, 109, (60,), 2, "hidan"),
        Ninja("kakuzu", AKATSUKI, 99, (60,), 2, "kakuzu"),
        Ninja("pain", AKATSUKI, 104, (60,), 2, "pain"),
        Ninja("orochimaru", AKATSUKI, 107, (60,), 2, "orochimaru"),
        Ninja("sasuke", AKATSUKI, 111, (60,), 2, "sasuke"),
        Ninja("kabuto", AKATSUKI, 120, (60,), 2, "kabuto", since=5),
        Ninja("obito", AKATSUKI, 86, (60,), 2, "obito", since=5),
        Ninja("madara", AKATSUKI, 95, (60,), 2, "madara", since=5),
        Ninja("jubi", AKATSUKI, 180, (68,), 4, "jubi", since=6),
        Ninja("obito-2", AKATSUKI, 203, (68,), 4, "obito", since=7),
        Ninja("madara-2", AKATSUKI, 171, (68,), 4, "madara", since=7),
        Ninja("kaguya", AKATSUKI, 181, (68,), 4, "kaguya", since=8),
        Ninja("sasuke-2", AKATSUKI, 81, (70,), 2, "sasuke", since=5),
    )
}
BOSSES = ("jubi", "obito-2", "madara-2", "kaguya")
STARTERS = tuple(ninja.id for ninja in NINJA.values() if ninja.since == 1)
SASUKES = ("sasuke", "sasuke-2")
FREE_TURNS = range(1, 6)  # in which both camps choose freely
PAIRS = (6, 7, 8)  # the turns of two against one
FIRST_HELP, MORE_HELP = 1, 2
LATE = 6  # the turn from which reinforcements come in twos
NEEDED = ("naruto", "sasuke")  # D28: persons that D11 needs

_FIXED = {"mission-27": "obito-2", "mission-28": "madara-2"}
_LONE = {6: "jubi", 8: "kaguya"}


def is_pair(state: State, side: Side) -> bool:
    """D11: the Alliance sends two in turns 6 to 8."""
    return side == ALLIANCE and state.turn in PAIRS and not is_quick(state)


def sendable(state: State, side: Side) -> list[str]:
    """Whom a camp may send this turn, before its other ninja is known."""
    if is_quick(state):
        return list(BOSSES) if state.bosses else [one for one in NINJA if one not in BOSSES]
    if state.turn == 9:
        return ["naruto-2" if side == ALLIANCE else "sasuke-2"]
    if state.turn in PAIRS and side == AKATSUKI:
        return [_FIXED.get(state.mission) or _LONE[state.turn]]
    return [one for one in _own(state.turn, side) if one not in state.bans]


def bannable(state: State, side: Side) -> list[str]:
    """D28: what a side may ban of the other's starters."""
    theirs = (NINJA[one] for one in STARTERS if NINJA[one].side != side)
    return [one.id for one in theirs if one.person not in NEEDED and one.id not in state.bans]


def helps(state: State) -> int:
    """D14, D20: how many reinforcements a player draws a fight and lays a round."""
    return MORE_HELP if state.turn >= LATE and not is_quick(state) else FIRST_HELP


def _own(turn: int, side: Side) -> list[str]:
    own = [one.id for one in NINJA.values() if one.side == side and one.since <= min(turn, 5)]
    return [*own, *SASUKES] if turn in PAIRS else own
