"""How a game stands before it is opened: in its own scene, with people who were drawn."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.ground.config import ROOT
from games import GAMES, doors
from games.contract import Door, Rules

COLOUR = re.compile(r"--([\w-]+):")

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


@every_game
def test_a_game_has_a_scene_and_two_people_before_it(rules: Rules) -> None:
    assert (rules.HOME / "scene.svg").is_file()
    assert len(rules.DOOR.people) == 2


@every_game
def test_a_scene_is_drawn_in_colours_of_the_day_and_the_night(rules: Rules) -> None:
    sheets = [path.read_text(encoding="utf-8") for path in (ROOT / "static/css").glob("*.css")]
    known = {name for sheet in sheets for name in COLOUR.findall(sheet)}
    assert set(re.findall(r"var\(--([\w-]+)", doors.scene(rules))) <= known


def test_everybody_whom_a_game_shows_was_drawn() -> None:
    drawn = set[str]()
    for path in (ROOT / "static/made/faces").glob("*.svg"):
        drawn |= set(re.findall(r'id="f-([\w-]+)"', path.read_text(encoding="utf-8")))
    assert {name for rules in GAMES.values() for name in doors.portraits(rules)} <= drawn


def test_a_game_without_a_scene_stands_before_hills(tmp_path: Path) -> None:
    rules = Rules()
    rules.HOME = tmp_path
    assert doors.scene(rules) == doors.PLAIN
    (tmp_path / "scene.svg").write_text('<svg viewBox="0 0 300 340">\n<path d="M0 0h9" />\n</svg>\n')
    assert doors.scene(rules) == '<path d="M0 0h9" />'


def test_doors_stand_in_their_order_and_others_behind_by_name() -> None:
    games = []
    for id, door in (("go", Door()), ("chess", Door()), ("duel", Door(place=3))):
        games.append(Rules())
        games[-1].ID, games[-1].DOOR = id, door
    assert [rules.ID for rules in doors.in_order(games)] == ["duel", "chess", "go"]
