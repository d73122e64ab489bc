"""Positions written by hand, for kinds of questions that the walks don't reach."""

from __future__ import annotations

from games import GAMES, engine
from games.duel.reinforcements import REINFORCEMENTS
from tests.browser.positions.walks import ONLOOKER, Key, Position

SEATS = 6


def _discarding() -> dict[Key, Position]:
    """A sixth reinforcement: walks rarely win so many."""
    rules = GAMES["duel"]
    state = engine.start(rules, SEATS, {}, b"discard")
    seat = state.named = next(one for one, side in enumerate(state.camps) if side == state.starter)
    state.challenged = next(one for one, side in enumerate(state.camps) if side != state.starter)
    state.mission, state.phase = state.missions[0][0], "discard"
    state.leads = [state.named, state.challenged]
    state.picks = ["", ""]
    state.hands[seat], state.pile = list(REINFORCEMENTS)[:6], list(REINFORCEMENTS)[6:]
    pub = engine.public(rules, state)
    roles = {"asked": seat, "waiting": state.challenged, "onlooker": ONLOOKER}
    return {
        ("discard", role): Position(
            "duel",
            "discard",
            role,
            one,
            SEATS,
            {},
            pub,
            engine.private(rules, state, one, 0) if one >= 0 else {},
            [{"kind": "challenge", "seat": state.named, "other": state.challenged}],
        )
        for role, one in roles.items()
    }


WRITTEN: dict[str, dict[Key, Position]] = {"duel": _discarding()}
