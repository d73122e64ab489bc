"""The bots: they finish, and the report reads their games."""

from __future__ import annotations

from random import Random

import pytest

from games import arena, engine, laws, mind
from games.contract import Action
from games.dice import SeededDice
from games.exam.bots.battle_seen import table_of
from games.exam.bots.fight import weigh
from games.exam.bots.forest import distances
from games.exam.bots.techniques import spell
from games.exam.fields import TOWER
from games.exam.heroes import KIT, TEAMS
from games.exam.positions import SIX
from games.exam.report import report
from games.exam.techniques import TECHNIQUES
from tests.games.exam.tables import Exam, fight, forest
from tests.games.rules import exam


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("level", ["genin", "chunin"])
def test_bots_finish_a_game(seats: int, level: str) -> None:
    match = arena.play(exam, seats, {}, [level] * seats, seed=seats, most=12)
    assert match.outcome.places[0]


def test_the_same_seed_plays_the_same_game() -> None:
    one, other = (arena.play(exam, 2, {}, ["chunin", "genin"], seed=9, most=12) for _ in range(2))
    assert one.outcome == other.outcome
    assert one.clicks == other.clicks


def test_the_policy_chooses_the_same_however_the_hidden_is_dealt() -> None:
    for click in laws.walk(exam, 3, 4):
        state, seat = click.before, click.seat
        worlds = [engine.imagined(exam, state, seat, SeededDice(laws.key(salt), 0)) for salt in (1, 2)]
        legal = exam.legal(state, seat)
        one, other = (exam.policy(world, seat, legal, Random(click.number)) for world in worlds)
        assert one == other


def chosen(at: Exam, seat: int = 0) -> Action:
    return arena.choose(exam, at.state, seat, "chunin", Random(1))


def test_a_bot_jumps_over_its_friend_instead_of_waiting_behind_it() -> None:
    """Rock Lee can't get at Kiba on the ground, so he goes through the air."""
    at = fight({"rock-lee": 41, "neji": 51, "kiba": 61}, {"rock-lee": "jump"})
    at.fighter("neji").acted = True
    assert chosen(at).verb == "jump"


def test_a_bot_looks_at_its_enemies_where_it_ended() -> None:
    """Kiba has burst through Sasuke, who is behind him then."""
    at = fight({"kiba": 51, "sasuke": 71}, {"kiba": "technique"}, levels={"kiba": 2}, health={"sasuke": 4})
    at.act("kiba", "use", "fang-over-fang", dice=(6,))
    assert chosen(at) == Action("face", "left")


def test_a_bot_strikes_from_behind_where_it_can() -> None:
    """Kiba looks to the left: behind him his Dodge is 2 lower."""
    at = fight({"sakura": 41, "kiba": 61}, {"sakura": "technique"}, levels={"kiba": 3})
    at.act("sakura", "use", "shunshin")
    assert chosen(at) == Action("cell", "71")


def test_a_bot_prefers_to_strike_from_above() -> None:
    """Behind Kiba stands the edge of the field: above him his Dodge is 1 lower."""
    at = fight({"sakura": 91, "kiba": 121}, {"sakura": "technique"}, levels={"kiba": 3}, faces={"kiba": -1})
    at.act("sakura", "use", "shunshin")
    assert chosen(at) == Action("cell", "122")


def test_a_bot_turns_to_the_enemy_behind_it() -> None:
    at = fight({"sakura": 51, "kiba": 31}, {"sakura": "concentration"}, chakra={"sakura": 0})
    assert chosen(at) == Action("focus", "turn")


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_does_not_stand_still_in_the_forest(seed: int) -> None:
    """Neither where all others fight, nor where the next team rests far away."""
    at = forest([31, 41, 17, 75], finds={53: "cache"})
    for team in at.state.teams[1:]:
        team.resting = True
    assert arena.choose(exam, at.state, 0, "chunin", Random(seed)).verb == "go"


@pytest.mark.parametrize("seed", range(4))
def test_a_bot_goes_where_others_fight_and_waits_for_them(seed: int) -> None:
    """They will be free, and the third team is far away."""
    at = forest([31, 33, 33, 77], ["air", "earth", "earth", "air"], mover=1)
    at.click(1, "stay")
    at.click(1, "attack", "2")
    at.click(1, "field", "cave")
    at.state.mover.seat, at.state.mover.stage = 0, "move"
    assert arena.choose(exam, at.state, 0, "chunin", Random(seed)) == Action("go", "32")


@pytest.mark.parametrize(
    ("hero", "level", "technique", "foe"),
    [("kin", 2, "bell-illusion", 91), ("gaara", 2, "sand-coffin", 81), ("kiba", 1, "four-legs", 81)],
)
def test_a_bot_knows_what_its_techniques_are_good_for(
    hero: str, level: int, technique: str, foe: int
) -> None:
    """With the technique card in hand and an enemy at hand it is worth more than doing nothing."""
    at = fight({hero: 51, "sasuke": foe}, {hero: "technique"}, levels={hero: level, "sasuke": 3})
    table = table_of(at.state, 0)
    assert weigh(table, Action("use", technique)) > 1.0


def test_a_bell_is_rung_for_whom_it_hurts() -> None:
    """Tenten has one point of Dodge to lose, Rock Lee three: he is harder to hit, and worth it."""
    cells = {"kin": 51, "tenten": 71, "rock-lee": 81}
    at = fight(cells, {"kin": "technique"}, levels={"tenten": 1, "rock-lee": 3})
    table = table_of(at.state, 0)
    bell = TECHNIQUES["bell-illusion"]
    plain, quick = (spell(table, at.fighter("kin"), at.fighter(foe), bell) for foe in ("tenten", "rock-lee"))
    assert quick > plain > 0


def test_a_coffin_is_worth_more_with_chakra_for_the_burial() -> None:
    """The Burial needs the Coffin first."""
    coffin, burial = TECHNIQUES["sand-coffin"], TECHNIQUES["sand-burial"]
    both = coffin.cost + coffin.upkeep + burial.cost
    worth = []
    for chakra in (both - 1, both):
        cells = {"gaara": 51, "kiba": 81}
        at = fight(cells, {"gaara": "technique"}, levels={"gaara": 3}, chakra={"gaara": chakra})
        worth.append(weigh(table_of(at.state, 0), Action("use", coffin.id)))
    assert worth[1] > worth[0]


@pytest.mark.parametrize(
    ("scroll", "round", "tower", "attacks"),
    [("air", 14, [], False), ("air", 15, [], True), ("air", 1, [2], True), ("", 15, [2], False)],
)
def test_a_weak_team_attacks_when_time_runs_out(
    scroll: str, round: int, tower: list[int], attacks: bool
) -> None:
    """Late, or as soon as a team waits in the Tower, if one battle may give it both kinds."""
    at = forest([22, 22, 17, 75], [scroll, "earth", "air", "earth" if scroll else "earth air"])
    at.state.round, at.state.tower = round, tower
    for hero in TEAMS[at.state.teams[1].name]:
        at.hero(hero).level, at.hero(hero).health = 3, 9
    at.click(0, "stay")
    assert (chosen(at).verb == "attack") is attacks


@pytest.mark.parametrize(
    ("scrolls", "seen", "attacks"),
    [
        (["air", "air", "earth", "earth"], [], True),
        (["air", "air", "earth", "earth"], [1], False),
        (["air", "earth", "air", "earth"], [1], True),
        (["air", "air", "earth", "earth"], [2, 3], False),
        (["", "air", "earth air", "earth"], [1], True),
    ],
)
def test_a_bot_lets_a_team_go_that_can_only_have_what_it_has(
    scrolls: list[str], seen: list[int], attacks: bool
) -> None:
    """E8: half of the scrolls are Air; who has seen both of Earth knows what the others hold."""
    at = forest([22, 22, 17, 75], scrolls)
    for scroll in at.state.scrolls:
        scroll.known += [0] if scroll.holder in seen else []
    at.click(0, "stay")
    assert (chosen(at).verb == "attack") is attacks


def test_the_report_tells_wins_length_endings_and_what_is_used() -> None:
    matches = [arena.play(exam, 2, {}, ["chunin"] * 2, seed) for seed in range(6)]
    tables = report(matches)
    assert list(tables) == [
        "Wins by team",
        "Wins by seat",
        "Wins by place in the order",
        "Length",
        "Endings",
        "Techniques and items",
    ]
    for table in tables.values():
        assert all(len(row) == len(table["columns"]) for row in table["rows"])
    assert sum(row[1] for row in tables["Wins by seat"]["rows"]) == 12
    uses = {row[0]: row[1:] for row in tables["Techniques and items"]["rows"]}
    assert set(uses) == {*TECHNIQUES, *KIT}
    thrown = sum(event.kind == "kunai-thrown" for match in matches for event in match.events)
    assert uses["kunai"][0] == round(thrown / 6, 2) > 0


@pytest.mark.parametrize("cells", [(31, 16), (13, 75), (62, 16)])
def test_who_has_both_scrolls_goes_on_to_the_tower(cells: tuple[int, int]) -> None:
    """Also those who look ahead, and whoever asks for a hint."""
    at = forest(cells, ("earth air", ""))
    steps = distances(TOWER)
    seen = [arena.choose(exam, at.state, 0, level, Random(1)) for level in ("jonin", "kage")]
    world = engine.imagined(exam, at.state, 0, SeededDice(laws.key(1), 0))
    advice = mind.advise(exam, world, 0, Random(1), 200)
    for action in [*seen, advice.action]:
        assert action.verb in ("go", "dash")
        assert steps[int(action.noun)] < steps[cells[0]]
    assert advice.why in ("tower", "dash")


def test_the_nearer_the_tower_the_better_a_pair() -> None:
    ways = {cell: exam.worth(forest((cell, 16), ("earth air", "")).state, 0) for cell in (13, 31, 41)}
    steps = distances(TOWER)
    assert sorted(ways, key=lambda cell: ways[cell]) == sorted(ways, key=lambda cell: -steps[cell])
    assert len(set(ways.values())) == len({steps[cell] for cell in ways})


def test_a_bot_has_no_favourite_among_those_who_are_alike() -> None:
    """Two weaker teams stand where it comes to: it attacks the one as well as the other."""
    at = forest((21, 31, 31, 61), ("air", "earth", "earth", "air"), levels=dict.fromkeys(TEAMS[SIX[0]], 3))
    at.click(0, "go", "31")
    legal = exam.legal(at.state, 0)
    chosen = {exam.policy(at.state, 0, legal, Random(seed)) for seed in range(30)}
    assert chosen == {Action("attack", "1"), Action("attack", "2")}


def why(at: Exam, verb: str, noun: str) -> str:
    seen = engine.public(exam, at.state), exam.private(at.state, 0)
    return exam.why(*seen, exam.legal(at.state, 0), Action(verb, noun), at.state)[0]


def test_a_hint_says_of_a_step_only_what_is_true_of_it() -> None:
    near, far = "41", "21"
    assert distances(TOWER)[41] < distances(TOWER)[31] < distances(TOWER)[21]
    paired = forest((31, 16), ("earth air", ""))
    assert (why(paired, "go", near), why(paired, "go", far)) == ("tower", "go")
    chasing = forest((31, 61), ("air", "earth"))
    assert (why(chasing, "go", near), why(chasing, "go", far)) == ("chase", "go")


def test_a_hint_says_of_an_attack_only_what_is_true_of_it() -> None:
    rich, poor = forest((31, 31), ("air", "earth")), forest((31, 31), ("earth air", ""))
    assert why(poor, "attack", "1") == "battle"
    for id in TEAMS[rich.state.teams[1].name]:
        rich.hero(id).health = 1
    assert why(rich, "attack", "1") == "attack"
    for id in TEAMS[rich.state.teams[0].name]:
        rich.hero(id).health, rich.hero(id).chakra = 1, 0
    assert why(rich, "attack", "1") == "rob"
