"""What may not be lost or made (check), and what a seat can't know (redeal)."""

from __future__ import annotations

from games.contract import Dice, Seat
from games.hunt.board import WILDS
from games.hunt.enemies import AKATSUKI, BLUE, ENEMIES, RED, ZETSU
from games.hunt.looking import is_known
from games.hunt.state import Hero, Hidden, State
from games.hunt.stats import attributes, most_health
from games.hunt.techniques import DECKS


def check(state: State) -> None:
    for hero in state.heroes:
        _check_hero(state, hero)
    _check_akatsuki(state)
    _check_traps(state)
    keys = [enemy.key for enemy in state.enemies]
    assert len(keys) == len(set(keys)), "an enemy is in play twice"


def _check_hero(state: State, hero: Hero) -> None:
    cards = sorted(hero.hand + hero.deck + hero.pile)
    assert cards == sorted(card.id for card in DECKS[hero.id]), f"a card of {hero.id} was lost or made"
    assert 0 <= hero.health <= most_health(state), f"{hero.id} has Health {hero.health}"
    assert 0 <= hero.chakra <= attributes(state, hero).chakra, f"{hero.id} has Chakra {hero.chakra}"
    assert hero.health or hero.paralysed, f"{hero.id} stands at 0 Health"
    assert hero.actions >= 0, f"{hero.id} owes an action"


def _check_akatsuki(state: State) -> None:
    hidden = [one.card for one in state.deck + state.facedown]
    shown = [enemy.key for enemy in state.enemies if ENEMIES[enemy.card].kind == "akatsuki"]
    cards = sorted(hidden + shown + state.eliminated)
    wanted = sorted(set(AKATSUKI) - set(ZETSU[: state.options.fewer_zetsu]))
    assert cards == wanted, "an Akatsuki card was lost or made"


def _check_traps(state: State) -> None:
    laid = [hidden.card for hidden in state.traps.values()]
    shown = [enemy.card for enemy in state.enemies if ENEMIES[enemy.card].kind == "trap"]
    tokens = RED if state.options.mode == "expert" else BLUE
    assert sorted(laid + shown + state.removed) == sorted(tokens), "a trap token was lost or made"
    assert set(state.traps) <= set(WILDS), "a trap lies in a village"


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    """What is hidden is sorted first: the world depends on what the seat knows and on the dice alone."""
    for hero in state.heroes:
        if state.options.hidden and hero.seat != seat:
            _deal_anew(hero, dice)
        else:
            hero.deck.sort()
            dice.shuffle(hero.deck)
    _permute(state, state.deck + state.facedown, seat, dice)
    _permute(state, list(state.traps.values()), seat, dice)


def _deal_anew(hero: Hero, dice: Dice) -> None:
    cards = sorted(hero.hand + hero.deck)
    dice.shuffle(cards)
    held = len(hero.hand)
    hero.hand, hero.deck = cards[:held], cards[held:]


def _permute(state: State, places: list[Hidden], seat: Seat | None, dice: Dice) -> None:
    unknown = [hidden for hidden in places if not is_known(state, hidden, seat)]
    cards = sorted(hidden.card for hidden in unknown)
    dice.shuffle(cards)
    for hidden, card in zip(unknown, cards, strict=True):
        hidden.card = card
