"""A battle begins, and its turns: E20 to E27."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine
from games.contract import Action
from games.exam.fields import FIELDS
from games.exam.heroes import KIT
from tests.games.exam.tables import Exam, fight, forest, token
from tests.games.rules import exam


def begun(seats: int = 2) -> Exam:
    """Two teams on one cell; seat 0 attacks seat 1 on the forest field."""
    at = forest([41, 41, 11, 17, 71, 77][:seats])
    at.click(0, "stay")
    at.click(0, "attack", "1")
    at.click(0, "field", "forest")
    return at


def placed(seats: int = 2) -> Exam:
    at = begun(seats)
    left, right = FIELDS["forest"].starts["left"], FIELDS["forest"].starts["right"]
    for number in range(2):
        at.click(0, "put", f"{('naruto', 'sasuke')[number]}.{left[number]}")
        at.click(1, "put", f"{('shino', 'kiba')[number]}.{right[number]}")
    return at


def lay(at: Exam, seat: int, **cards: str) -> None:
    for hero, card in cards.items():
        at.click(seat, f"lay-{card}", hero.replace("_", "-"))


def test_the_attacker_picks_a_field_no_other_battle_uses() -> None:
    """E20: forest, waterfall or cave, each once at a time."""
    at = forest([41, 42, 41, 42])
    at.click(0, "stay")
    at.click(0, "attack", "2")
    assert at.offers(0, "field") == ["forest", "waterfall", "cave"]
    at.click(0, "field", "cave")
    at.click(1, "stay")
    at.click(1, "attack", "3")
    assert at.offers(1, "field") == ["forest", "waterfall"]
    assert at.refuses(1, "field", "cave") == "field-used"


@pytest.mark.parametrize(("roll", "field"), list(enumerate(FIELDS, 1)))
def test_the_field_of_whoever_lets_the_time_run_out_is_drawn(roll: int, field: str) -> None:
    """E20: by lot."""
    at = forest([41, 11, 41, 17])
    at.click(0, "stay")
    at.click(0, "attack", "2")
    at.lapse(0, dice=(roll,))
    assert at.battle.field == field


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_a_field_is_a_mirror_with_three_starts_per_side(field: object) -> None:
    """E20: three start cells per side, all on ground, the bottom row all ground."""
    assert isinstance(field, type(FIELDS["forest"]))
    assert all(line == line[::-1] for line in field.rows)
    for cells in field.starts.values():
        assert len(cells) == 3
        assert set(cells) <= field.ground
    assert set(field.rows[-1]) <= {"S", "W"}


def test_placing_goes_in_turns_and_the_first_cell_picks_the_side() -> None:
    """E21: attacker first, one hero each in turns, facing the middle."""
    at = begun()
    starts = (31, 43, 34, 101, 93, 104)
    heroes = ("naruto", "sasuke", "sakura")
    assert at.offers(0, "put") == [f"{hero}.{cell}" for hero in heroes for cell in starts]
    at.click(0, "put", "sakura.101")
    assert at.fighter("sakura").face == -1
    assert at.offers(1, "put")[:3] == ["shino.31", "shino.43", "shino.34"]
    assert len(at.offers(1, "put")) == 9
    at.click(1, "put", "kiba.43")
    assert at.fighter("kiba").face == 1
    assert exam.actors(at.state) == {0}
    assert at.refuses(0, "put", "naruto.101") == "cell-taken"


def test_the_last_hero_places_itself() -> None:
    """E21: one hero and one start cell are left: nobody is asked."""
    at = begun()
    at.click(0, "put", "sakura.31")
    at.click(1, "put", "kiba.101")
    at.click(0, "put", "naruto.43")
    assert at.battle.phase == "place"
    at.click(1, "put", "shino.93")
    assert (at.fighter("sasuke").cell, at.fighter("hinata").cell) == (34, 104)


def test_the_first_battle_turn_begins_when_all_stand() -> None:
    """E22: it is played at once."""
    at = placed()
    assert (at.battle.phase, at.battle.turn) == ("prepare", 1)
    assert exam.actors(at.state) == {0, 1}


def test_a_battle_turn_runs_beside_the_map() -> None:
    """E22: the order passes on at once; the mover and the fighters may act."""
    at = forest([41, 11, 41, 17])
    at.click(0, "stay")
    at.click(0, "attack", "2")
    at.click(0, "field", "forest")
    assert exam.actors(at.state) == {0, 1}
    at.click(1, "stay")
    assert exam.actors(at.state) == {0}  # seat 2, whose turn it is, fights: it holds the order


def test_a_team_whose_battle_turn_is_unfinished_holds_the_order() -> None:
    """E22: when it is done, its own battle turn begins and the order passes on."""
    at = placed(4)
    lay(at, 0, naruto="run", sasuke="jump", sakura="concentration")
    lay(at, 1, shino="run", kiba="jump", hinata="concentration")
    for mine, theirs in zip(("naruto", "sasuke", "sakura"), ("shino", "kiba", "hinata"), strict=True):
        at.act(mine, "decline")
        at.act(theirs, "decline")
    assert at.battle.turn == 2
    assert at.state.mover.seat == 2
    assert exam.actors(at.state) == {0, 1, 2}
    at.click(2, "stay")
    at.click(3, "stay")
    assert at.state.mover.seat == -1
    assert exam.actors(at.state) == {0, 1}


def decline_all(at: Exam) -> None:
    """A battle turn in which nobody does anything."""
    lay(at, 0, naruto="run", sasuke="jump", sakura="concentration")
    lay(at, 1, shino="run", kiba="jump", hinata="concentration")
    for mine, theirs in zip(("naruto", "sasuke", "sakura"), ("shino", "kiba", "hinata"), strict=True):
        at.act(mine, "decline")
        at.act(theirs, "decline")


def test_cards_are_laid_while_the_others_move_but_opened_in_the_own_turn() -> None:
    """E22: the next battle turn is prepared at once, and begins when the order has come to a fighter."""
    at = placed(4)
    decline_all(at)
    decline_all(at)
    assert (at.battle.turn, at.battle.phase, at.state.mover.seat) == (3, "prepare", 2)
    lay(at, 0, naruto="run", sasuke="jump", sakura="concentration")
    lay(at, 1, shino="run", kiba="jump", hinata="concentration")
    assert at.battle.phase == "idle"
    assert exam.actors(at.state) == {2}
    at.click(2, "stay")
    assert at.battle.phase == "idle"
    at.click(3, "stay")
    assert at.battle.phase == "fight"
    assert exam.actors(at.state) == {0}


def test_a_team_in_battle_does_not_move_on_the_map() -> None:
    """E22: its turn is a battle turn."""
    at = placed()
    assert at.offers(0, "go") == at.offers(0, "stay") == []


def test_the_attacker_acts_first_even_in_the_defenders_turn() -> None:
    """E23: the attacker opens every battle turn."""
    at = placed()
    for turn in (1, 2):
        assert at.battle.turn == turn
        lay(at, 0, naruto="run", sasuke="jump", sakura="concentration")
        lay(at, 1, shino="run", kiba="jump", hinata="concentration")
        assert exam.actors(at.state) == {0}
        for mine, theirs in zip(("naruto", "sasuke", "sakura"), ("shino", "kiba", "hinata"), strict=True):
            at.act(mine, "decline")
            at.act(theirs, "decline")


def test_nobody_joins_or_leaves_a_battle() -> None:
    """E24: a third team on the cell can attack neither."""
    at = fight({"naruto": 11, "kiba": 121}, seats=4)
    at.state.teams[3].cell = at.state.teams[0].cell
    at.click(3, "stay")
    assert at.offers(3, "attack") == ["2"]
    assert at.refuses(3, "attack", "0") == at.refuses(3, "attack", "1") == "in-battle"
    assert at.offers(0, "go") == []


def test_preparation_lays_one_card_on_each_hero_each_card_once() -> None:
    """E25: six cards, each once per team and battle turn."""
    at = placed()
    assert len(at.offers(0, "lay-run")) == 3
    at.click(0, "lay-run", "naruto")
    assert at.refuses(0, "lay-run", "sasuke") == "card-used"
    at.click(0, "lay-jump", "sasuke")
    at.click(0, "back")
    assert at.fighter("sasuke").card == ""
    lay(at, 0, sakura="technique", sasuke="melee")
    assert exam.awaited(at.state) == {1}


def test_the_last_card_may_be_taken_back_until_both_sides_are_done() -> None:
    """E25: whoever is done may still think again, and isn't waited for."""
    at = placed()
    lay(at, 0, naruto="run", sasuke="jump", sakura="technique")
    assert exam.actors(at.state) == {0, 1}
    assert exam.awaited(at.state) == {1}
    assert exam.legal(at.state, 0) == [Action("back")]
    at.click(0, "back")
    assert at.fighter("sakura").card == ""
    assert exam.awaited(at.state) == {0, 1}
    lay(at, 1, shino="run", kiba="jump", hinata="concentration")
    lay(at, 0, sakura="melee")
    assert at.battle.phase == "fight"
    assert at.offers(0, "back") == []


def test_laid_cards_are_seen_by_nobody_else() -> None:
    """E25: face down; only that a side is done is public."""
    at = placed()
    before = engine.public(exam, at.state)
    at.click(0, "lay-run", "naruto")
    assert engine.public(exam, at.state) == before
    assert exam.private(at.state, 0)["cards"] == {"naruto": "run"}
    assert exam.private(at.state, 1)["cards"] == {}


def test_cards_are_opened_in_turns_and_a_longer_side_goes_on_alone() -> None:
    """E26: the attacker first; the other goes on alone at the end."""
    at = fight({"naruto": 11, "kiba": 121, "shino": 91})
    at.act("naruto", "decline")
    assert exam.actors(at.state) == {1}
    assert at.offers(1, "open") == ["shino", "kiba"]
    at.act("kiba", "decline")
    assert exam.actors(at.state) == {1}
    assert at.offers(1, "open") == ["shino"]
    assert at.refuses(1, "open", "kiba") == "has-acted"
    assert at.refuses(1, "open", "naruto") == "not-your-hero"


def test_a_card_that_cannot_be_carried_out_does_nothing_but_the_hero_may_turn() -> None:
    """E26: it may still turn round; any action may be declined."""
    at = fight({"naruto": 11, "kiba": 121}, {"naruto": "melee"})
    at.click(0, "open", "naruto")
    assert at.offers(0, "hit") == []
    at.click(0, "decline", "naruto.turn")
    assert at.fighter("naruto").face == -1


def test_an_unopened_card_of_a_defeated_hero_goes_back_unseen() -> None:
    """E26: nothing shows which it was."""
    cards = {"naruto": "melee", "kiba": "technique"}
    at = fight({"naruto": 51, "kiba": 61, "shino": 121}, cards, health={"kiba": 1})
    at.act("naruto", "hit", "kiba", dice=(6,))
    assert at.fighter("kiba").down
    assert at.fighter("kiba").card == ""
    assert "card" not in exam.public(at.state)["battles"]["0"]["heroes"]["kiba"]


@pytest.mark.parametrize(
    ("hero", "card", "said", "why"),
    [
        ("naruto", "melee", {}, "wasted-nobody"),
        ("naruto", "technique", {"chakra": {"naruto": 1}}, "wasted-chakra"),
        (
            "sakura",
            "technique",
            {"tokens": [token("sixty-four-palms", "neji", "sakura", turns=2)]},
            "wasted-blocked",
        ),
        (
            "sakura",
            "concentration",
            {"tokens": [token("sound-pulse", "dosu", "sakura", turns=2)]},
            "wasted-blocked",
        ),
        ("sakura", "jump", {"tokens": [token("sand-coffin", "gaara", "sakura")]}, "wasted-pinned"),
        ("sakura", "equipment", {"items": dict.fromkeys(KIT, 0)}, "wasted-item"),
    ],
)
def test_a_card_that_can_do_nothing_says_why(hero: str, card: str, said: dict[str, Any], why: str) -> None:
    """E26: nobody in reach, too little Chakra, blocked, held, nothing left."""
    foe = next((one.user for one in said.get("tokens", ())), "kiba")
    at = fight({hero: 11, foe: 121}, {hero: card}, **said)
    at.act(hero, "decline")
    wasted = next(event for event in at.events if event.kind == "wasted")
    assert (wasted.data["card"], wasted.data["why"]) == (card, why)


def test_a_run_in_the_air_says_why_it_is_none() -> None:
    """E26, E30: in the air no Run."""
    at = fight({"naruto": 52, "kiba": 121}, {"naruto": "run"})
    at.act("naruto", "decline")
    assert [event.data["why"] for event in at.events if event.kind == "wasted"] == ["wasted-hangs"]


def test_a_card_that_could_do_something_may_be_declined() -> None:
    """E26: any action may be declined; that is no waste."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"})
    at.act("naruto", "decline")
    assert "declined" in at.kinds()
    assert "wasted" not in at.kinds()


def test_everybody_sees_where_a_hero_can_strike() -> None:
    """E31: ahead, above and below; nothing of who is in smoke."""
    at = fight({"naruto": 51, "kiba": 71}, {"naruto": "run"})
    heroes = exam.public(at.state)["battles"]["0"]["heroes"]
    assert (heroes["naruto"]["strikes"], heroes["kiba"]["strikes"]) == ("52 61", "61 72")
    at.fighter("kiba").away = True
    assert "strikes" not in exam.public(at.state)["battles"]["0"]["heroes"]["kiba"]
