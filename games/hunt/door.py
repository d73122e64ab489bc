"""How the Hunt stands on the home page and in its lobby, and whose portraits its table shows."""

from games.contract import Door
from games.hunt.heroes import HEROES

DOOR = Door(
    place=2,
    first={"mode": "easy"},
    people=("kakashi", "kisame"),
    cast={hero: (hero,) for hero in HEROES},
    faces=(
        *("sai", "itachi", "nagato", "konan", "tendo", "ningendo", "hidan", "gakido", "chikushodo"),
        *("shurado", "sasori", "jigokudo", "kakuzu", "deidara", "zetsu", "tobi-a", "tobi-b", "gedo-statue"),
        *("zetsu-level-1", "zetsu-level-2", "danzo", "karin", "orochimaru", "jugo", "kabuto", "suigetsu"),
        *("susanoo", "puppet", "snake", "creature", "paper-bomb"),
    ),
)
