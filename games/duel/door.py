"""How the Duel stands on the home page and in its lobby, and whose portraits its table shows."""

from games.contract import Door

DOOR = Door(
    place=3,
    people=("naruto", "pain"),
    faces=(
        *("guy", "jiraiya", "bee", "naruto-2", "itachi", "deidara", "sasori", "hidan", "kakuzu"),
        *("orochimaru", "kabuto", "obito", "madara", "jubi", "obito-2", "madara-2", "kaguya", "sasuke-2"),
    ),
    first={"mode": "quick"},
)
