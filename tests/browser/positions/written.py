"""Positions written by hand, for kinds of questions that the walks don't reach."""

from __future__ import annotations

from tests.browser.positions.walks import Key, Position

WRITTEN: dict[str, dict[Key, Position]] = {}
