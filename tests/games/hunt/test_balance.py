"""How the balance of any team is measured, and that every card finds its use in it."""

from __future__ import annotations

from itertools import combinations

from games.contract import Event
from games.hunt.balance import CELLS, Game, cell, line_ups, measured, played, printed, share
from games.hunt.heroes import HEROES
from games.hunt.techniques import TECHNIQUES
from tests.sharing import THOROUGH

TIMES = 4  # that each team plays


def test_every_line_up_plays_as_often_and_the_same_seed_plays_the_same() -> None:
    """H6: fifteen pairs, in any order of the seats."""
    teams = line_ups(2, 7, [("normal", 2)])
    assert [one.team for one in teams] == list(combinations(HEROES, 2))
    games = measured(teams[0])
    assert [game.team for game in games] == [teams[0].team] * 2
    assert measured(teams[0]) == games


def test_all_cells_are_played_unless_some_are_named() -> None:
    """H9, H51: three modes, long and short, one to five players; 71 line-ups each."""
    assert len(line_ups(1, 7, CELLS)) == 6 * 71
    assert (cell("expert-3"), cell("short-easy-2")) == (("expert", 3), ("short-easy", 2))


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
    assert lines[3].startswith("  worth")
    assert "worth of naruto: +20.0 ± 13.6" in lines


def test_a_cell_tells_every_line_up_that_is_far_from_its_mean() -> None:
    """Issue of any team: beyond 8 points, and at 8 not yet."""
    wins = {"naruto": 60, "sakura": 59, "kakashi": 58, "rock-lee": 41, "shikamaru": 32}
    games = [Game("normal", 2, (hero, "sai"), at < won) for hero, won in wins.items() for at in range(100)]
    lines = [line for line in printed(games) if line.startswith("  far")]
    assert [line.split()[-2:] for line in lines] == [["rock-lee", "sai"], ["sakura", "sai"]]


@THOROUGH
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
