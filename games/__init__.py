"""The games on offer."""

from games import columns, duel, exam, hunt
from games.contract import Rules

GAMES: dict[str, Rules] = {"columns": columns, "hunt": hunt, "duel": duel, "exam": exam}
