"""Rulebook: the course of turns and rounds (H11, H15 to H18, H42)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.board import HOME, LAST_SPACE, WILDS
from games.hunt.ending import is_hopeless, lose
from games.hunt.enemies import tobi_health
from games.hunt.reveal import reveal_akatsuki
from games.hunt.state import Enemy, Hidden, Play, State, still
from games.hunt.stats import (
    akatsuki_in_play,
    enemies_in,
    first_space,
    heroes_in,
    is_akatsuki,
    open_moment,
    rounds_left,
    village,
)
from games.hunt.wounds import arrive

ACTIONS = 2


def begin_round(play: Play, number: int) -> None:
    """H17, H18: Tobi's figure moves on, a new token, new cards face down; the bosses in round 9."""
    state = play.state
    state.round = number
    state.tobi = village(state, number)
    state.capture = first_space(state)
    play.tell(Event("round", {"round": number, "area": state.tobi}))
    for hero in state.heroes:
        hero.crawled = False
    if not rounds_left(state):
        _call_bosses(play)
    else:
        state.facedown = [state.deck.pop(0) for _ in range(min(dealt(state), len(state.deck)))]
        if heroes_in(state, state.tobi):
            reveal_akatsuki(play)
    begin_turn(play)


def dealt(state: State) -> int:
    """H5: 2 cards, 1 with two or three heroes."""
    return 1 if len(state.heroes) <= 3 else 2


def begin_turn(play: Play) -> None:
    state = play.state
    state.phase, state.acting, state.journey = "heroes", "", still()
    for hero in state.heroes:
        hero.actions, hero.done = ACTIONS, False
        hero.fury = hero.focus = 0
    for enemy in state.enemies:
        enemy.weak = enemy.fought = 0
        enemy.silenced = enemy.dodged = False
    open_moment(state)
    play.tell(Event("turn", {"round": state.round, "capture": state.capture}))


def end_turn(play: Play) -> None:
    """H15: won with no Akatsuki card in play; else the token moves on, or the round is lost."""
    state = play.state
    if is_hopeless(state):
        lose(play, "all-paralysed")
    elif not akatsuki_in_play(state):
        _end_round(play, "leaf")
    elif state.capture < LAST_SPACE:
        state.capture += 1
        begin_turn(play)
    elif not rounds_left(state):
        lose(play, "bosses-stand")
    else:
        _end_round(play, "akatsuki")


def _end_round(play: Play, side: str) -> None:
    """H16: the token on the score line; cards still in play go under the deck."""
    state = play.state
    state.score.append(side)
    play.tell(Event("round-won" if side == "leaf" else "round-lost", {"round": state.round}))
    state.deck += state.facedown
    state.facedown = []
    for enemy in [enemy for enemy in state.enemies if is_akatsuki(enemy)]:
        _go_under(play, enemy)
    if state.retrap:
        _lay_traps(play)
    begin_round(play, state.round + 1)


def _go_under(play: Play, enemy: Enemy) -> None:
    play.state.enemies.remove(enemy)
    play.state.deck.append(Hidden(enemy.key, ["all"]))
    play.tell(Event("under", {"enemy": enemy.key, "card": enemy.card}))


def _lay_traps(play: Play) -> None:
    """H42: all removed tokens, shuffled, face down on every free area."""
    state = play.state
    state.retrap = False
    play.dice.shuffle(state.removed)
    for area in WILDS:
        if state.removed and _is_free(state, area):
            state.traps[area] = Hidden(state.removed.pop(), [])
    play.tell(Event("retrap", {"count": len(state.traps)}))


def _is_free(state: State, area: str) -> bool:
    return area not in state.traps and not heroes_in(state, area) and not enemies_in(state, area)


def _call_bosses(play: Play) -> None:
    state = play.state
    face = "tobi-b" if state.options.mode == "expert" else "tobi-a"
    arrive(play, "tobi", face, HOME, tobi_health(state.options.mode, state.options.short, len(state.heroes)))
    arrive(play, "gedo-statue", "gedo-statue", HOME, len(state.heroes))
    for enemy in state.enemies[-2:]:
        play.tell(Event("revealed", {"enemy": enemy.key, "card": enemy.card, "area": enemy.area}))
