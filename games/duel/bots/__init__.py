"""The computer player of the Duel, who sees what its seat sees."""

from games.duel.bots.paying import wastes
from games.duel.bots.policy import policy

__all__ = ["policy", "wastes"]
