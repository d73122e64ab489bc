"""How Columns stands on the home page and in its lobby."""

from games.contract import Door

DOOR = Door(place=1, people=("sakura", "naruto"), first={"first": 0})
