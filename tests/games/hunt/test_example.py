"""The worked example of the rulebook, played through with scripted dice, cards and tokens."""

from __future__ import annotations

from typing import Any

from games.contract import Action
from games.hunt.board import WILDS
from games.hunt.enemies import AKATSUKI, BLUE
from games.hunt.state import Options
from games.hunt.techniques import DECKS
from tests.games.hunt.scene import BLANK, DOUBLE, HIT, POWER, RULES, Scene
from tests.games.rules import hunt


class Stacked:
    """Dice that leave every shuffled pile in a wanted order: the first cards of it as scripted."""

    def __init__(self, *orders: list[str]) -> None:
        self.orders = list(orders)
        self.used = False

    def roll(self, sides: int) -> int:
        raise AssertionError("nothing is rolled in the set-up")

    def pick(self, items: Any) -> Any:
        raise AssertionError("nothing is picked in the set-up")

    def shuffle(self, items: list[Any]) -> None:
        order = self.orders.pop(0)
        assert sorted(order) == sorted(items)
        items[:] = order


def traps(**wanted: str) -> list[str]:
    """All blue tokens in the order of the areas, with these on their areas."""
    left = list(BLUE)
    for token in wanted.values():
        left.remove(token)
    return [wanted.get(area.replace("-", "_")) or left.pop() for area in WILDS]


def drawn(hero: str, *cards: str) -> list[str]:
    """The hero's deck with these cards drawn first."""
    return [card.id for card in DECKS[hero] if card.id not in cards] + list(cards[::-1])


def started() -> Scene:
    tokens = traps(
        fire_forest="zetsu-level-1",
        land_of_rivers="zetsu-level-2",
        hot_springs_road="paper-bomb",
        frost_pass="zetsu-level-1",
    )
    deck = ["deidara", *(key for key in AKATSUKI if key != "deidara")]
    s = Scene(hunt.setup(3, Options(), Stacked(tokens, deck)))
    hands = {
        "naruto": (
            "nine-tails-chakra-mode",
            "frog-kumite",
            "rasengan",
            "sage-mode",
            "gamabunta",
            "sexy-jutsu",
        ),
        "sakura": ("inner-sakura", "clone-sakura", "katsuyu"),
        "kakashi": ("substitution-kakashi", "transformation-kakashi", "kamui", "fireball", "mud-wall"),
    }
    for seat, (hero, cards) in enumerate(hands.items()):
        RULES.apply(s.state, seat, Action("pick", hero), Stacked(drawn(hero, *cards)), s.events.append)
    return s


def test_the_worked_example() -> None:
    """H20, H21, H28, H29, H33, H43: two turns of round 1, to the reported state after each."""
    s = started()
    first_turn(s)
    assert report(s) == {
        "naruto": ("fire-forest", 3, 3, 1, 6),
        "sakura": ("land-of-rivers", 3, 1, 1, 3),
        "kakashi": ("frost-pass", 2, 3, 0, 5),
    }
    assert (s.state.capture, s.state.round, s.state.score) == (2, 1, [])
    assert s.hero("naruto").pile == ["nine-tails-chakra-mode"]
    assert not s.hero("kakashi").paralysed
    second_turn(s)
    assert report(s) == {
        "naruto": ("suna", 2, 1, 2, 6),
        "sakura": ("suna", 2, 1, 1, 3),
        "kakashi": ("frost-pass", 2, 3, 1, 5),
    }
    assert (s.state.score, s.state.round, s.state.enemies) == (["leaf"], 2, [])


def report(s: Scene) -> dict[str, tuple[str, int, int, int, int]]:
    """Area, Health, Chakra, Experience and cards in hand of each hero."""
    return {h.id: (h.area, h.health, h.chakra, h.experience, len(h.hand)) for h in s.state.heroes}


def first_turn(s: Scene) -> None:
    s.click(0, "move", "fire-forest")
    assert s.offers(0, "fight") == ["trap-fire-forest"]
    s.fight("naruto", "trap-fire-forest", dice=(HIT, HIT, BLANK))
    s.begin("sakura")
    s.click(1, "move", "fire-forest")
    s.click(1, "move", "land-of-rivers")
    s.fight("sakura", "trap-land-of-rivers", dice=(POWER, BLANK, DOUBLE, HIT, HIT), card="inner-sakura")
    assert s.enemy("trap-land-of-rivers") is None
    s.begin("kakashi")
    s.click(2, "move", "hot-springs-road")
    s.click(2, "endure")
    s.click(2, "move", "frost-pass")
    s.click(2, "support", "substitution-kakashi")
    s.click(0, "discard", "nine-tails-chakra-mode")
    s.keep()


def second_turn(s: Scene) -> None:
    s.begin("sakura")
    s.click(1, "move", "suna")
    assert s.health("deidara") == 3
    s.fight("sakura", "deidara", dice=(HIT, HIT, HIT, BLANK))
    s.click(1, "go")
    assert s.health("deidara") == 3
    s.click(1, "support", "clone-sakura")
    s.fight("sakura", "deidara", dice=(DOUBLE, HIT, HIT, HIT))
    assert s.health("deidara") == 2
    s.begin("naruto")
    s.click(0, "move", "land-of-rivers")
    s.click(0, "move", "suna")
    s.fight("naruto", "deidara", dice=(BLANK, HIT, DOUBLE, POWER), card="frog-kumite")
    assert s.health("deidara") == 1
    s.click(2, "support", "transformation-kakashi")
    assert s.enemy("deidara") is None
    assert s.state.acting == "kakashi"
    s.fight("kakashi", "trap-frost-pass", dice=(HIT, HIT, HIT))
    s.close()
    s.click(2, "meditate")
    s.finish()
    s.keep()
