"""Rulebook: step 2 of the Akatsuki phase, Chakra and cards (H14)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.heroes import HEROES
from games.hunt.state import Hero, Play, State, of
from games.hunt.stats import attributes, open_moment, put_away


def begin(play: Play) -> None:
    """Each hero takes 1 Chakra; then all players decide at the same time what to discard."""
    play.state.phase = "refill"
    open_moment(play.state)
    for hero in play.state.heroes:
        gain_chakra(play, hero)
        surplus = max(0, len(hero.hand) - attributes(play.state, hero).strategy)
        hero.refill = surplus + (2 if HEROES[hero.id].talent == "strategist" else 1)


def gain_chakra(play: Play, hero: Hero, count: int = 1) -> None:
    before = hero.chakra
    hero.chakra = min(attributes(play.state, hero).chakra, hero.chakra + count)
    if hero.chakra > before:
        play.tell(Event("chakra", of(hero, chakra=hero.chakra)))


def undecided(state: State) -> list[Hero]:
    return [hero for hero in state.heroes if hero.refill >= 0]


def may_keep(state: State, hero: Hero) -> bool:
    """A hand above Strategy is discarded down first."""
    return len(hero.hand) <= attributes(state, hero).strategy


def discard(play: Play, hero: Hero, card: str) -> None:
    put_away(hero, card)
    hero.refill -= 1
    play.tell(Event("discard", of(hero, card=card)))
    if hero.refill == 0 or not hero.hand:
        keep(play, hero)


def keep(play: Play, hero: Hero) -> None:
    hero.refill = -1
    draw(play, hero, attributes(play.state, hero).strategy - len(hero.hand))


def draw(play: Play, hero: Hero, count: int) -> None:
    """H14: from the own deck; an empty one is the shuffled discard pile."""
    drawn: list[str] = []
    while len(drawn) < count and (hero.deck or hero.pile):
        if not hero.deck:
            _shuffle_pile(play, hero)
        drawn.append(hero.deck.pop())
    hero.hand += drawn
    if drawn:
        _tell_drawn(play, hero, drawn)


def _shuffle_pile(play: Play, hero: Hero) -> None:
    hero.deck, hero.pile = sorted(hero.pile), []
    play.dice.shuffle(hero.deck)
    play.tell(Event("reshuffle", of(hero)))


def _tell_drawn(play: Play, hero: Hero, drawn: list[str]) -> None:
    play.tell(Event("draw", of(hero, count=len(drawn))))
    only = frozenset({hero.seat}) if play.state.options.hidden else None
    for card in sorted(drawn):
        play.tell(Event("drew", of(hero, card=card), only))
