"""How the Exam stands on the home page and in its lobby, and whose portraits its table shows."""

from games.contract import Door
from games.exam.heroes import TEAMS

DOOR = Door(
    place=4,
    people=("rock-lee", "gaara"),
    cast=TEAMS,
    faces=("puppet",),
    first={"mode": "arena"},
)
