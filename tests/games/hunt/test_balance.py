"""How the balance of any team is measured, and that every card finds its use in it."""

from __future__ import annotations

from itertools import combinations

from games.contract import Event
from games.hunt.balance import Game, measured, played, printed, share
from games.hunt.heroes import HEROES
from games.hunt.techniques import TECHNIQUES

TIMES = 4  # that each team plays


def test_every_line_up_plays_as_often_and_the_same_seed_plays_the_same() -> None:
    """H6: fifteen pairs, in any order of the seats."""
    games = list(measured(1, 7, ["normal"], [2]))
    assert [game.team for game in games] == list(combinations(HEROES, 2))
    assert [game.won for game in measured(1, 7, ["normal"], [2])] == [game.won for game in games]


def test_a_single_player_leads_the_two_heroes_of_a_line_up() -> None:
    """H6: both have one seat."""
    state = played("easy", 1, ["sai", "naruto"], "alone", lambda event: None)
    assert [(hero.id, hero.seat) for hero in state.heroes] == [("sai", 0), ("naruto", 0)]


def test_shares_have_their_intervals() -> None:
    games = [Game("normal", 2, ("naruto", "sai"), at < 50) for at in range(100)]
    assert (share(games).won, round(share(games).margin, 1)) == (50.0, 9.8)


def test_a_cell_tells_its_line_ups_and_what_heroes_are_worth() -> None:
    strong = [Game("normal", 2, ("naruto", "sai"), at < 60) for at in range(100)]
    weak = [Game("normal", 2, ("kakashi", "sai"), at < 40) for at in range(100)]
    lines = list(printed(strong + weak))
    assert lines[0].startswith("normal 2:  50.0")
    assert lines[1].endswith("-10.0 kakashi sai")
    assert lines[2].endswith("+10.0 naruto sai")
    assert "worth of naruto: +20.0 ± 13.6" in lines


def test_every_card_is_worth_playing_to_a_chunin_somewhere() -> None:
    """H38: all 84 of them, with all pairs, threes and fives, each some times."""
    used: set[str] = set()

    def listen(event: Event) -> None:
        if event.kind in ("technique", "support", "support-on"):
            used.add(event.data["card"])

    for mode in ("easy", "normal", "expert"):
        for players in (2, 3, 5):
            for at, team in enumerate([*combinations(HEROES, players)] * TIMES):
                played(mode, players, list(team), f"{mode}:{at}", listen)
    assert set(TECHNIQUES) - used == set()
