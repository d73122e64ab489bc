"""The four games by name, for tests that are about one of them."""

from games import GAMES

columns, duel, exam, hunt = (GAMES[game] for game in ("columns", "duel", "exam", "hunt"))
