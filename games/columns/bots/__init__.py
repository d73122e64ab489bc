"""The computer player of Columns, who sees what its seat sees."""

from games.columns.bots.policy import policy

__all__ = ["policy"]
