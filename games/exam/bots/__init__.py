"""The computer player of the Exam, who sees what its seat sees."""

from games.exam.bots.policy import policy

__all__ = ["policy"]
