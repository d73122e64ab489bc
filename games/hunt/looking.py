"""Looking at what lies face down: ink rats and shogi foresight, and who knows what afterwards."""

from __future__ import annotations

from games.contract import Event, Json
from games.hunt.board import within
from games.hunt.enemies import BOMB
from games.hunt.fight import end_without_target
from games.hunt.state import Choice, Hero, Hidden, Play, State, of
from games.hunt.stats import hero_of, open_moment
from games.hunt.techniques import TECHNIQUES
from games.hunt.wounds import remove_trap

LOOKS = 2  # areas that the rats look at


def scouted_from(state: State, hero: Hero, steps: int) -> list[str]:
    """The areas in reach where something lies face down that this hero's player hasn't seen."""
    return [
        area
        for area in within(hero.area, steps)
        if any(not is_known(state, hidden, hero.seat) for hidden in hidden_in(state, area))
    ]


def lookable(state: State, choice: Choice) -> list[str]:
    """Where the rats may look next."""
    reach = TECHNIQUES[choice.card].modes[0].number
    return scouted_from(state, hero_of(state, choice.hero), reach)


def hidden_in(state: State, area: str) -> list[Hidden]:
    trap = [state.traps[area]] if area in state.traps else []
    return trap + (state.facedown if area == state.tobi else [])


def is_known(state: State, hidden: Hidden, seat: int | None) -> bool:
    if "all" in hidden.known:
        return True
    return any(hero.seat == seat for hero in state.heroes if hero.id in hidden.known)


def scout(play: Play, hero: Hero, card: str) -> None:
    play.state.choice = Choice(card, hero.id, "look", LOOKS, [])
    open_moment(play.state)


def look(play: Play, area: str) -> None:
    """Rats: one area is looked at, and bombs there are cleared away; two areas at most."""
    choice = _choice(play.state)
    hero = hero_of(play.state, choice.hero)
    for hidden in hidden_in(play.state, area):
        _learn(play, hidden, hero)
        _show(play, hero, area=area, card=hidden.card)
    play.tell(Event("looked", of(hero, area=area)))
    if area in play.state.traps and play.state.traps[area].card == BOMB:
        _clear(play, area, hero)
    choice.left -= 1
    if choice.left == 0 or not lookable(play.state, choice):
        play.state.choice = None


def foresee(play: Play, hero: Hero, card: str, count: int) -> None:
    """Foresight: the next cards of the Akatsuki deck are seen; with two, one is put on top."""
    seen = play.state.deck[:count]
    for hidden in seen:
        _learn(play, hidden, hero)
        _show(play, hero, area="", card=hidden.card)
    play.tell(Event("foresaw", of(hero, count=len(seen))))
    if len(seen) == count:
        play.state.choice = Choice(card, hero.id, "top", 1, [])
        open_moment(play.state)


def put_on_top(play: Play, place: str) -> None:
    """The seen card in this place (0 or 1) becomes the first; others can't tell which any more."""
    choice, deck = _choice(play.state), play.state.deck
    for hidden in deck[:2] if play.state.options.hidden else []:
        hidden.known = [choice.hero]
    if place == "1":
        deck[0], deck[1] = deck[1], deck[0]
    play.state.choice = None
    play.tell(Event("ordered", of(hero_of(play.state, choice.hero))))


def _clear(play: Play, area: str, hero: Hero) -> None:
    del play.state.traps[area]
    play.tell(Event("cleared", of(hero, card=BOMB, area=area)))
    remove_trap(play, BOMB, hero)
    end_without_target(play)


def _learn(play: Play, hidden: Hidden, hero: Hero) -> None:
    if not is_known(play.state, hidden, hero.seat):
        hidden.known.append(hero.id if play.state.options.hidden else "all")


def _show(play: Play, hero: Hero, **data: Json) -> None:
    only = frozenset({hero.seat}) if play.state.options.hidden else None
    play.tell(Event("seen", of(hero, **data), only))


def _choice(state: State) -> Choice:
    assert state.choice, "nothing is being chosen"
    return state.choice
