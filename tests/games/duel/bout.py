"""Fights for tests: cards written as "cost damage effects", laid and turned over through the front door."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from games import engine
from games.contract import Event
from games.dice import ScriptedDice
from games.duel.missions import MISSIONS
from games.duel.state import Fighter, Options, State
from games.duel.techniques import CARDS_OF, TECHNIQUES, parted
from games.effects import effects_of
from tests.games.rules import duel
from tests.games.table import Table

OURS, THEIRS = "sakura", "kisame"
WEAK = "0 1"  # a card that does next to nothing


def story(camps: str = "AB", mode: str = "story", starter: int = 1) -> State:
    """A table just set: nothing is shuffled, and the Alliance (1) or the Akatsuki (2) starts."""
    options = msgspec.convert({"mode": mode, "camps": camps}, Options)
    return settled(duel.setup(len(camps), options, ScriptedDice((starter,))))


def at_pick(turn: int, camps: str = "AB", mission: str = "") -> State:
    """The ninja choice of a later turn: everybody has fought equally often."""
    state = story(camps)
    seats = {letter: [seat for seat, one in enumerate(camps) if one == letter] for letter in "AB"}
    pair = [*seats["A"], *seats["A"]][:2] if turn in (6, 7, 8) else seats["A"][:1]
    state.turn, state.phase = turn, "pick"
    state.named, state.challenged = seats["A"][0], seats["B"][0]
    state.leads = [*pair, seats["B"][0]]
    state.picks, state.sent = [""] * len(state.leads), [False] * len(state.leads)
    state.outs = [[] for _ in state.leads]
    state.mission = mission or next(one.id for one in MISSIONS.values() if one.pile == max(0, turn - 4))
    return settled(state)


def settled(state: State) -> State:
    """The table when all has happened that happens without a click."""
    engine.proceed(duel, state, ScriptedDice(), unheard)
    return state


def bout(
    patch: pytest.MonkeyPatch,
    ours: Sequence[str] = (WEAK,) * 3,
    theirs: Sequence[str] = (WEAK,) * 3,
    hp: tuple[int, int] = (100, 100),
    chakra: tuple[int, int] = (60, 60),
    calls: tuple[Mapping[int, str], Mapping[int, str]] = ({}, {}),
) -> Table:
    """One round of a first-turn fight, laid, turned over and told."""
    at = table(patch, ours, theirs, hp, chakra)
    for seat in (0, 1):
        for place, card in calls[seat].items():
            give(at, seat, card)
            at.click(seat, "call", f"{card}>{place}")
    lay(at, 0, OURS)
    lay(at, 1, THEIRS)
    at.click(0, "done")
    at.click(1, "done")
    return at


def table(
    patch: pytest.MonkeyPatch,
    ours: Sequence[str] = (WEAK,) * 3,
    theirs: Sequence[str] = (WEAK,) * 3,
    hp: tuple[int, int] = (100, 100),
    chakra: tuple[int, int] = (60, 60),
) -> Table:
    """The same before anything is laid: the three cards are the first in hand."""
    write(patch, OURS, ours)
    write(patch, THEIRS, theirs)
    at = Table(duel, story())
    at.click(0, "pick", OURS)
    at.click(1, "pick", THEIRS)
    for fighter, life, power in zip(at.state.fighters, hp, chakra, strict=True):
        fighter.hp = fighter.full = life
        fighter.chakra = power
    return at


def trio(
    patch: pytest.MonkeyPatch,
    first: Sequence[str],
    second: Sequence[str],
    lone: Sequence[str],
    hp: tuple[int, int, int] = (100, 100, 100),
    camps: str = "AAB",
) -> Table:
    """A round of two against one: Sakura and Gaara against the Ten-Tails, before anything is laid."""
    for ninja, cards in (("sakura", first), ("gaara", second), ("jubi", lone)):
        write(patch, ninja, cards)
    at = Table(duel, at_pick(6, camps))
    leads = at.state.leads
    at.click(leads[0], "pick", "sakura")
    at.click(leads[1], "pick", "gaara")
    for fighter, life in zip(at.state.fighters, hp, strict=True):
        fighter.hp = fighter.full = life
        fighter.chakra = 60
    return at


def turn_over(at: Table) -> None:
    """Lay the first three cards of every standing ninja, and turn them over."""
    standing = [fighter for fighter in at.state.fighters if fighter.hp > 0]
    for fighter in standing:
        for place, card in enumerate(fighter.hand[:3], 1):
            at.click(fighter.seat, "lay", f"{card}>{place}")
    for seat in sorted({fighter.seat for fighter in standing}):
        at.click(seat, "done")


def lay(at: Table, seat: int, ninja: str) -> None:
    for place, card in enumerate(CARDS_OF[ninja][:3], 1):
        at.click(seat, "lay", f"{card}>{place}")


def give(at: Table, seat: int, card: str) -> None:
    """Hand a seat a reinforcement, wherever it lies."""
    for cards in (at.state.pile, at.state.discard, *at.state.hands):
        if card in cards:
            cards.remove(card)
    at.state.hands[seat].append(card)


def write(patch: pytest.MonkeyPatch, ninja: str, cards: Sequence[str]) -> None:
    """Write these numbers on the first cards of a ninja: "cost damage effects @kind"."""
    for name, words in zip(CARDS_OF[ninja], cards, strict=False):
        words, _, kind = words.partition(" @")
        cost, damage, *rest = words.split(" ", 2)
        now, on_hit = parted(effects_of(rest[0] if rest else ""))
        card = msgspec.structs.replace(
            TECHNIQUES[name],
            kind=kind or "ninjutsu",
            cost=int(cost),
            damage=int(damage),
            now=now,
            on_hit=on_hit,
        )
        patch.setitem(TECHNIQUES, name, card)


def unheard(event: Event) -> None:
    pass


def hps(at: Table) -> list[int]:
    return [fighter.hp for fighter in at.state.fighters]


def told(at: Table, kind: str) -> list[Event]:
    return [event for event in at.events if event.kind == kind]


def one(at: Table, ninja: str) -> Fighter:
    fighter: Fighter = next(fighter for fighter in at.state.fighters if fighter.ninja == ninja)
    return fighter
