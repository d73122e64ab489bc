"""Who plays with bots meets those that are about as strong, by their own results and nothing else."""

from __future__ import annotations

from app.live.bots.strength import estimate, strength
from app.store import Database, figures, seats
from app.store import rooms as rooms_store
from app.store.figures import Against
from games import GAMES
from games.contract import Outcome
from tests.app.store.samples import lobby, look, start

LEVELS = 5
GENIN = 1


def level_after(*games: tuple[int, bool]) -> int:
    return estimate(LEVELS, GENIN, [[game] for game in games])[0]


def test_it_begins_low_and_follows_wins_and_losses() -> None:
    assert level_after() == GENIN
    assert level_after(*[(GENIN, True)] * 2) == 2
    assert level_after(*[(GENIN, False)] * 3) == 0
    assert level_after((GENIN, True), (GENIN, False)) == GENIN


def test_a_level_is_found_by_who_plays_as_well_as_it() -> None:
    """Half of the games against one's own level, two of three against the one below."""
    for own in range(LEVELS):
        games = [(own, at % 2 == 0) for at in range(40)]
        assert level_after(*games) == own


def test_it_moves_by_one_at_a_time() -> None:
    games: list[list[tuple[int, bool]]] = []
    level = GENIN
    for _ in range(12):
        games.append([(4, True)])
        after = estimate(LEVELS, GENIN, games)[0]
        assert after - level in (0, 1)
        level = after
    assert level == 4


def test_three_bots_at_one_table_are_one_piece_of_news() -> None:
    assert estimate(LEVELS, GENIN, [[(2, True)] * 3]) == estimate(LEVELS, GENIN, [[(2, True)]])


def test_chances_fall_with_the_level() -> None:
    chances = strength(GAMES["columns"], []).chances
    assert list(chances) == ["academy", "genin", "chunin", "jonin", "kage"]
    assert list(chances.values()) == sorted(chances.values(), reverse=True)
    assert chances["genin"] > 50 > chances["chunin"]


def test_companions_begin_at_the_lowest_level_that_there_is() -> None:
    assert strength(GAMES["hunt"], []).level == "chunin"


def test_bots_that_are_gone_count_as_their_nearest() -> None:
    beaten = [Against(str(room), "no-such-bot", True) for room in range(40)]
    assert strength(GAMES["columns"], beaten).level == "kage"
    assert strength(GAMES["columns"], beaten).games == 40


def test_a_shared_place_counts_only_where_all_play_together() -> None:
    won = [Against(str(room), "chunin", True, is_shared=True) for room in range(4)]
    lost = [Against(str(room), "kage", False, is_shared=True) for room in range(4, 12)]
    assert strength(GAMES["columns"], won) == strength(GAMES["columns"], [])
    assert (strength(GAMES["hunt"], won).level, strength(GAMES["hunt"], won).games) == ("kage", 4)
    assert strength(GAMES["hunt"], [*won, *lost]).level == "chunin"


async def test_bots_are_met_in_results_also_those_who_share_the_place(database: Database) -> None:
    for code, places in (("won", ((0,), (1,))), ("lost", ((1,), (0,))), ("shared", ((0, 1),))):
        await lobby(database, code)
        await database.write(seats.set_bot, code, 1, "genin")
        await start(database, await look(database, code))
        await database.write(rooms_store.finish, code, Outcome("points", places))
    met = await database.read(figures.against_bots, "naruto", "columns")
    assert met == [
        Against("won", "genin", True),
        Against("lost", "genin", False),
        Against("shared", "genin", True, is_shared=True),
    ]
    assert await database.read(figures.against_bots, "naruto", "duel") == []
    assert await database.read(figures.against_bots, "sasuke", "columns") == []
