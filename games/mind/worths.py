"""What a settled table is worth: named weights over what one can count on it, and the shares of rivals.

A game has them in `worth.json`, written by `python -m games.mind.fit`, and counts in its `worth.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, fsum
from pathlib import Path
from typing import Any

import msgspec

from games.contract import Seat

Features = dict[str, float]
Rivals = dict[Seat, Features]  # by the first seat of each; one alone plays against the game, which counts 0


class Fitted(msgspec.Struct, frozen=True):
    """Weights, none below zero, and the bot games that they were fitted to."""

    version: str  # of the rules
    options: list[Any]  # in turn
    games: int
    seed: int
    positions: int
    loss: float  # mean, in nats; of guessing fair shares it would be the logarithm of the rivals
    weights: dict[str, float]


def weights_of(module: str) -> Mapping[str, float]:
    """Beside the module of a game; before its first fit there are none."""
    found = fit_of(Path(module).parent)
    return found.weights if found else {}


def fit_of(home: Path) -> Fitted | None:
    file = home / "worth.json"
    return msgspec.json.decode(file.read_bytes(), type=Fitted) if file.is_file() else None


def shares(rivals: Rivals, weights: Mapping[str, float]) -> dict[Seat, float]:
    """The chance of each to win, all of them together 1; of one alone, against the game.

    The exact sum is the same whoever sits where.
    """
    strengths = {seat: _strength(features, weights) for seat, features in rivals.items()}
    most = max(0.0, *strengths.values()) if len(rivals) == 1 else max(strengths.values())
    odds = {seat: exp(strength - most) for seat, strength in strengths.items()}
    total = fsum(odds.values()) + (exp(-most) if len(rivals) == 1 else 0.0)
    return {seat: odd / total for seat, odd in odds.items()}


def _strength(features: Features, weights: Mapping[str, float]) -> float:
    return sum(weights.get(name, 0.0) * features[name] for name in sorted(features))
