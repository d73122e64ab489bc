"""What a visitor may not do: a status, a stable code, and words from the catalogue."""

from __future__ import annotations


class Refused(Exception):
    def __init__(self, status: int, code: str, game: str = "") -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.game = game  # whose rules refuse, and whose catalogue has the words
