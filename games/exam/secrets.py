"""Dealing anew what a seat can't know, and the laws that hold of every table."""

from __future__ import annotations

from games.contract import Dice, Seat
from games.exam.fields import FIELDS, PATHS
from games.exam.heroes import CARDS, CHAKRA, FINDS, HEALTH, LEVEL_UPS, SCROLLS, STATS, STREAM, TEAMS, TOP
from games.exam.moving import standing
from games.exam.scrolls import knows
from games.exam.state import Battle, Side, State
from games.exam.techniques import TECHNIQUES


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    """What is hidden is sorted first: the world depends on what the seat knows and on the dice alone."""
    _redeal_finds(state, dice)
    _redeal_scrolls(state, seat, dice)
    if state.phase == "levels":
        _redeal_levels(state, seat, dice)
    for battle in state.battles:
        for side in battle.sides:
            if side.seat != seat:
                _redeal_cards(battle, side, dice)


def check(state: State) -> None:
    _check_scrolls(state)
    assert all(list(state.finds.values()).count(kind) <= FINDS.count(kind) for kind in FINDS), (
        "finds were made"
    )
    for team in state.teams:
        assert min(team.items.values()) >= 0, "an item was used that was not there"
        assert sum(team.spread) <= LEVEL_UPS, "level-ups were made"
        assert (team.cell in PATHS) == (team.place == "forest"), "a team is lost"
    for id, hero in state.heroes.items():
        stats = STATS[id, hero.level]
        assert 1 <= hero.level <= TOP, "a level is out of range"
        assert 0 <= hero.health <= stats[HEALTH] + STREAM, f"{id} has {hero.health} Health"
        assert 0 <= hero.chakra <= stats[CHAKRA] + STREAM, f"{id} has {hero.chakra} Chakra"
    for battle in state.battles:
        _check_battle(battle)


def _redeal_finds(state: State, dice: Dice) -> None:
    cells = sorted(state.finds)
    kinds = sorted(state.finds.values())
    dice.shuffle(kinds)
    state.finds = dict(zip(cells, kinds, strict=True))


def _redeal_scrolls(state: State, seat: Seat | None, dice: Dice) -> None:
    unknown = [scroll for scroll in state.scrolls if not knows(scroll, seat)]
    kinds = sorted(scroll.kind for scroll in unknown)
    dice.shuffle(kinds)
    for scroll, kind in zip(unknown, kinds, strict=True):
        scroll.kind = kind


def _redeal_levels(state: State, seat: Seat | None, dice: Dice) -> None:
    for other, team in enumerate(state.teams):
        if other != seat and team.place == "forest":
            given = LEVEL_UPS if team.ready else dice.roll(LEVEL_UPS + 1) - 1
            slots = [hero for hero in range(len(TEAMS[team.name])) for _ in range(TOP - 1)]
            dice.shuffle(slots)
            team.spread = [slots[:given].count(hero) for hero in range(len(TEAMS[team.name]))]


def _redeal_cards(battle: Battle, side: Side, dice: Dice) -> None:
    """Other cards on the heroes that haven't opened theirs; half-laid cards may be more or fewer."""
    mine = [one for one in battle.fighters if one.seat == side.seat]
    shut = [one for one in mine if not (one.acted or one.down or one.hero == battle.deed.hero)]
    opened = {one.card for one in mine if one not in shut}
    cards = [card for card in CARDS if card not in opened]
    dice.shuffle(cards)
    if battle.phase == "prepare":
        dice.shuffle(shut)
        laid = len(shut) if side.done else dice.roll(len(shut) + 1) - 1
        side.laid = [one.hero for one in shut[:laid]]
    for fighter, card in zip(shut, cards, strict=False):
        fighter.card = card if fighter.hero in side.laid else ""


def _check_scrolls(state: State) -> None:
    kinds = [scroll.kind for scroll in state.scrolls]
    seats = 0 if state.mode == "arena" else len(state.teams)
    assert all(kinds.count(kind) * 2 == seats for kind in SCROLLS), "a scroll was lost or made"


def _check_battle(battle: Battle) -> None:
    if battle.phase in ("raise", "field", "place"):
        return
    field, here = FIELDS[battle.field], standing(battle)
    settled = [one for one in here if one.hero not in battle.falls]
    assert len({one.cell for one in settled}) == len(settled), "two heroes share a cell"
    assert all(one.cell in field.cells for one in here), "a hero left the field"
    assert all(one.hang != (one.cell in field.ground) for one in settled), "a hero hangs on the ground"
    for side in battle.sides:
        cards = [one.card for one in battle.fighters if one.seat == side.seat and one.card]
        assert len(set(cards)) == len(cards), "an action card was laid twice"
    used = [token.technique for token in battle.tokens]
    assert all(used.count(id) <= TECHNIQUES[id].tokens for id in used if TECHNIQUES[id].hero), (
        "a token was made"
    )
