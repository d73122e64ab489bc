"""Writes the majors that have no file yet."""

from games import GAMES
from tests.app.majors import write

for rules in GAMES.values():
    write(rules)
