"""What a click would do, told beforehand: the odds (E37, E38) and the seals on the way (E40)."""

from __future__ import annotations

from typing import Any

import pytest

from games import engine
from games.exam.heroes import KIT
from tests.games.exam.tables import fight, ready, token
from tests.games.rules import exam


def test_the_second_needle_is_shown_as_sure() -> None:
    """E37: the first needle may be dodged, the second not."""
    at = fight({"kin": 51, "kiba": 111, "shino": 101}, {"kin": "technique"}, levels={"kin": 2})
    at.act("kin", "use", "shadow-senbon")
    assert at.hint(0, "target", "kiba")["targets"]["kiba"]["dodge"] == 333
    at.click(0, "target", "kiba")
    second = at.hint(0, "target", "kiba")["targets"]["kiba"]
    assert (second["dodge"], second["sure"]) == (0, 1)


def test_a_turncoats_blow_is_shown_with_its_own_attack_and_place() -> None:
    """E38: Kiba strikes Hinata from above with Attack 2, wherever Ino stands."""
    cells = {"ino": 51, "kiba": 62, "shino": 72, "hinata": 61}
    at = fight(cells, {"ino": "technique"}, levels={"ino": 3})
    at.act("ino", "use", "mind-destruction")
    at.click(0, "target", "kiba")
    shown = at.hint(0, "target", "hinata")["targets"]["hinata"]
    assert shown == {"dodge": 0, "why": {"card": 1, "above": -1}, "damage": 2}


def test_what_is_sure_is_shown_as_sure() -> None:
    """E34: the burial can't be dodged."""
    at = ready("gaara", 51, "kiba", 71, tokens=[token("sand-coffin", "gaara", "kiba")])
    at.click(0, "open", "gaara")
    assert at.hint(0, "use", "sand-burial")["targets"]["kiba"]["sure"] == 1


def test_the_seal_on_the_way_of_a_step_is_shown() -> None:
    """E40: the cell where it stops, and the chance to dodge at Dodge -1."""
    at = fight({"sasuke": 21, "kiba": 121}, {"sasuke": "technique"}, levels={"sasuke": 3}, seals={52: 1})
    at.act("sasuke", "use", "step")
    assert at.hint(0, "cell", "41") == {"cells": {"31": 1, "41": 1}}
    shown = at.hint(0, "cell", "61")
    assert (shown["seal"], shown["dodge"]) == (51, 333)


def test_the_way_of_a_charge_and_its_seal_are_shown() -> None:
    """E40: a seal beside the way ends the charge; beside the start it doesn't."""
    at = fight({"choji": 21, "kiba": 61}, {"choji": "technique"}, levels={"choji": 2}, seals={42: 1})
    at.click(0, "open", "choji")
    shown = at.hint(0, "use", "human-boulder")
    assert (list(shown["cells"]), shown["seal"]) == (["31", "41", "51"], 41)
    at = fight({"choji": 51, "kiba": 61}, {"choji": "technique"}, levels={"choji": 2}, seals={52: 1})
    at.click(0, "open", "choji")
    assert "seal" not in at.hint(0, "use", "human-boulder")


def test_a_return_from_smoke_shows_what_waits_there() -> None:
    """E41: in the air it hangs, beside a seal it burns."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "run"}, seals={71: 1})
    at.fighter("naruto").away = True
    at.click(0, "open", "naruto")
    assert at.hint(0, "return", "52") == {"cells": {"52": 1}, "hangs": 1}
    assert at.hint(0, "return", "61")["seal"] == 61
    assert at.hint(0, "return", "41") == {"cells": {"41": 1}}


def test_what_a_technique_costs_is_shown_with_its_reason() -> None:
    """E4: Naruto pays one more than the card says."""
    at = fight({"naruto": 51, "kiba": 121}, {"naruto": "technique"})
    at.click(0, "open", "naruto")
    assert at.hint(0, "use", "henge") == {"cells": {}, "cost": 3, "ability": "frenzy"}
    at = fight({"sasuke": 51, "kiba": 121}, {"sasuke": "technique"})
    at.click(0, "open", "sasuke")
    assert at.hint(0, "use", "henge") == {"cells": {}, "cost": 2}


def test_the_upkeep_is_shown_before_it_is_paid() -> None:
    """E35: of all techniques that are kept up."""
    tokens = [token("shadow-possession", "shikamaru", "kiba", turns=2)]
    at = fight({"shikamaru": 51, "kiba": 71}, {"shikamaru": "melee"}, tokens=tokens)
    at.click(0, "open", "shikamaru")
    assert exam.public(at.state)["battles"]["0"]["deed"]["upkeep"] == 1


def test_a_card_that_isnt_open_yet_hints_at_the_same() -> None:
    """E26, E38: the click that opens and carries out, with a turn or without."""
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, levels={"hinata": 3}, faces={"hinata": 1})
    shown = at.hint(0, "hit", "hinata")["targets"]["hinata"]
    assert (shown["dodge"], shown["why"]) == (166, {"card": 3, "behind": -2})
    assert at.hint(0, "hit", "hinata.turn") == at.hint(0, "hit", "hinata")


def test_advice_names_the_chance_to_hit_as_the_table_rounds_it() -> None:
    """E37: of six faces one is dodged with, so 83 in a hundred blows land."""
    at = fight({"neji": 51, "hinata": 61}, {"neji": "melee"}, faces={"hinata": -1})
    assert at.hint(0, "hit", "hinata")["targets"]["hinata"]["dodge"] == 166
    legal = [one for one in exam.legal(at.state, 0) if one.verb == "hit"][:1]
    views = engine.public(exam, at.state), exam.private(at.state, 0)
    why, data = exam.why(*views, legal, legal[0], at.state)
    assert (why, data["percent"]) == ("blow", 83)


@pytest.mark.parametrize(
    ("card", "said", "why"),
    [
        ("melee", {}, "wasted-nobody"),
        ("equipment", {}, ""),
        ("equipment", {"items": {"kunai": 0}}, ""),
        ("equipment", {"items": dict.fromkeys(KIT, 0)}, "wasted-item"),
        ("technique", {}, ""),
        ("technique", {"chakra": {"naruto": 1}}, "wasted-chakra"),
        ("run", {}, ""),
        ("run", {"tokens": [token("sand-coffin", "gaara", "naruto")]}, "wasted-pinned"),
        ("concentration", {}, ""),
        ("concentration", {"tokens": [token("sound-pulse", "dosu", "naruto", turns=2)]}, "wasted-blocked"),
    ],
)
def test_an_order_says_before_it_is_laid_why_it_would_do_nothing(
    card: str, said: dict[str, Any], why: str
) -> None:
    """E26: from where the hero stands now, with what the team has left."""
    foe = next((one.user for one in said.get("tokens", ())), "kiba")
    at = fight({"naruto": 11, foe: 121}, {"naruto": card}, **said)
    assert at.hint(0, "open", "naruto").get("none", "") == why
    at.click(0, "open", "naruto")
    assert at.hint(0, "decline", "naruto").get("none", "") == why


def test_a_card_that_is_lost_is_known_before_it_is_laid() -> None:
    """E35: after Mind Transfer."""
    at = fight({"ino": 11, "kiba": 121}, {"ino": "run"})
    at.fighter("ino").dazed = True
    assert at.hint(0, "open", "ino")["none"] == "stuck-lost"


def test_an_order_of_a_technique_shows_what_can_be_paid_and_whom_it_hits() -> None:
    """E34: of all that is ready the surest for each target, and the cells of what is aimed at enemies."""
    said: dict[str, Any] = {"levels": {"shino": 1}, "faces": {"sakura": -1}}
    near = fight({"shino": 31, "sakura": 51}, {"shino": "technique"}, **said).hint(0, "open", "shino")
    assert near["targets"]["sakura"]["dodge"] < 1000
    assert {"51", "71"} <= set(near["cells"])
    far = fight({"shino": 31, "sakura": 121}, {"shino": "technique"}, **said).hint(0, "open", "shino")
    assert (far["targets"], far["cells"]) == ({}, near["cells"])
    poor = fight({"shino": 31, "sakura": 51}, {"shino": "technique"}, chakra={"shino": 2}, **said)
    assert poor.hint(0, "open", "shino") == {"cells": {}, "targets": {}}
