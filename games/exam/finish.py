"""The end of a battle turn, and of a battle (E30, E35, E44)."""

from __future__ import annotations

from games.contract import Event, Seat
from games.exam.after import end_battle
from games.exam.attack import Fight, take_off, wound
from games.exam.battle import begin_turn
from games.exam.moving import fall, standing
from games.exam.order import pass_over
from games.exam.state import Battle, Token, fighter_of
from games.exam.techniques import LASTING

TURNS = 20


def is_over(battle: Battle) -> bool:
    """E44: all heroes of a side are defeated."""
    return any(all(one.down for one in battle.fighters if one.seat == side.seat) for side in battle.sides)


def end_turn(fight: Fight) -> None:
    """Poison works, those that could not act fall (E30), and time runs off the tokens."""
    battle = fight.battle
    battle.phase = "end"
    for token in [one for one in battle.tokens if "poison" in LASTING[one.technique]]:
        _poison(fight, token.cell, fighter_of(battle, token.user).seat, LASTING[token.technique]["poison"])
    for fighter in standing(battle):
        if fighter.stuck and fighter.hang and not is_over(battle):
            fall(fight, fighter)
    for token in [one for one in battle.tokens if one.turns]:
        token.turns -= 1
        if not token.turns and any(one is token for one in battle.tokens):
            _expire(fight, token)


def finish_turn(fight: Fight) -> None:
    battle = fight.battle
    if is_over(battle) or battle.turn >= TURNS:
        decide(fight)
        return
    battle.begun = bool(battle.final)
    fight.tell(Event("battle-turn-done", {"turn": battle.turn}))
    begin_turn(battle, fight.listener)
    pass_over(fight.state, fight.listener)


def decide(fight: Fight) -> None:
    """E44: the side with a standing hero; after the last battle turn more heroes, then more Health."""
    weights = [_weight(fight, side.seat) for side in fight.battle.sides]
    winner = -1 if weights[0] == weights[1] else fight.battle.sides[weights[1] > weights[0]].seat
    end_battle(fight, winner)


def _poison(fight: Fight, cell: int, owner: Seat, amount: int) -> None:
    for fighter in standing(fight.battle):
        if fighter.cell == cell and fighter.seat != owner:
            fight.tell(Event("poisoned", {"seat": fighter.seat, "hero": fighter.hero}))
            wound(fight, fighter, amount)


def _expire(fight: Fight, token: Token) -> None:
    toll = LASTING[token.technique].get("toll", 0)
    take_off(fight, token)
    if toll:
        wound(fight, fighter_of(fight.battle, token.on), toll)


def _weight(fight: Fight, seat: Seat) -> tuple[int, int]:
    up = [one for one in fight.battle.fighters if one.seat == seat and not one.down]
    return len(up), sum(fight.hero(one).health for one in up)
