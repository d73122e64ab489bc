"""A battle turn: cards are opened in turns and carried out, until all have acted (E26, E35, E44)."""

from __future__ import annotations

from games.contract import Action, Dice, Seat, Tell
from games.exam.after import end_battle
from games.exam.attack import Attack, Fight, dodge_of, dodges, take_off, under, wound
from games.exam.battle import begin_turn
from games.exam.cards import choices, kept
from games.exam.deeds import carry_on, end_technique
from games.exam.effects import leech
from games.exam.moving import drop, fall, hang_over, landings, standing
from games.exam.order import resume
from games.exam.state import Battle, Deed, Fighter, State, Token, fighter_of, no_deed
from games.exam.techniques import LASTING, TECHNIQUES

TURNS = 20


def asked(battle: Battle) -> Seat:
    """Who has to click in this battle turn."""
    if battle.falls:
        return fighter_of(battle, battle.falls[0]).seat
    return battle.deed.by if battle.deed.hero else battle.sides[battle.active].seat


def fight_choices(state: State, battle: Battle) -> list[Action]:
    if battle.falls:
        falling = fighter_of(battle, battle.falls[0])
        return [Action("fall", str(cell)) for cell in landings(battle, falling)]
    if battle.deed.hero:
        return choices(state, battle)
    return [Action("open", one.hero) for one in _waiting(battle, battle.active)]


def fight_on(state: State, battle: Battle, action: Action, dice: Dice, tell: Tell) -> None:
    fight = Fight(state, battle, dice, tell)
    match action.verb:
        case "fall":
            drop(fight, fighter_of(battle, battle.falls.pop(0)), int(action.noun))
        case "open":
            _open(fight, fighter_of(battle, action.noun))
        case _:
            carry_on(fight, action)
    proceed(fight)


def proceed(fight: Fight) -> None:
    """Carry on by itself until somebody has to choose."""
    battle = fight.battle
    while True:
        if battle.falls:
            if not _falls_alone(fight):
                return
        elif battle.phase == "end":
            _finish_turn(fight)
            return
        elif battle.deed.hero:
            if not _step(fight):
                return
        elif _pass_card(fight):
            return


def _open(fight: Fight, fighter: Fighter) -> None:
    """E26: the card is turned over; whoever rules the hero's mind carries it out."""
    control = under(fight.battle, fighter.hero, "control")
    by = fighter_of(fight.battle, control.user).seat if control else fighter.seat
    fight.battle.deed = Deed(fighter.hero, by, "return", "", [], fighter.hang, False)
    fight.say("opened", seat=fighter.seat, hero=fighter.hero, card=fighter.card)


def _step(fight: Fight) -> bool:
    """One step of the card that needs no click; False: it waits for one."""
    deed = fight.battle.deed
    user = fighter_of(fight.battle, deed.hero)
    if user.down:
        deed.stage = "close"
    match deed.stage:
        case "return" if not user.away:
            deed.stage = "stir"
        case "stir":
            _stir(fight, user)
        case "upkeep":
            return _skip_upkeep(fight, user)
        case "drop":
            if deed.hung and not is_over(fight.battle):
                hang_over(fight, user)
            deed.stage = "turn"
        case "turn" if user.away or is_over(fight.battle):
            deed.stage = "close"
        case "close":
            _close(fight, user)
        case _:
            return False
    return True


def _stir(fight: Fight, user: Fighter) -> None:
    """What happens to a hero before its own action."""
    battle = fight.battle
    for token in [one for one in battle.tokens if one.on == user.hero]:
        lasting = LASTING[token.technique]
        if "ward" in lasting:
            take_off(fight, token)
        if "leech" in lasting:
            leech(fight, user, token, lasting["leech"])
    if user.dazed or _is_held(fight, user):
        user.dazed, user.stuck = False, True
        fight.say("stuck", seat=user.seat, hero=user.hero)
        battle.deed.stage = "close"
    else:
        battle.deed.stage = "upkeep"


def _is_held(fight: Fight, user: Fighter) -> bool:
    """E35: whoever is kept from acting may dodge again."""
    token = under(fight.battle, user.hero, "hold")
    if token is None:
        return False
    holder = fighter_of(fight.battle, token.user)
    dodge, _ = dodge_of(fight.state, fight.battle, user, Attack(holder, holder.cell))
    if not dodges(fight, user, dodge):
        return True
    take_off(fight, token)
    return False


def _skip_upkeep(fight: Fight, user: Fighter) -> bool:
    """E35: what can't be paid ends by itself; with nothing to keep up there is no question."""
    for id in kept(fight.battle, user):
        if TECHNIQUES[id].upkeep > fight.hero(user).chakra:
            end_technique(fight, user, id)
    if kept(fight.battle, user):
        return False
    fight.battle.deed.stage = "act"
    return True


def _close(fight: Fight, user: Fighter) -> None:
    battle = fight.battle
    user.acted = True
    battle.deed = no_deed()
    if (token := under(battle, user.hero, "control")) and not user.down:
        take_off(fight, token)
    battle.active = 1 if user.seat == battle.sides[0].seat else 0


def _pass_card(fight: Fight) -> bool:
    """E26: the other side opens next, or the same if the other has nothing left; True: somebody is asked."""
    battle = fight.battle
    if is_over(battle):
        _end(fight)
        return True
    if not _waiting(battle, battle.active):
        battle.active = 1 - battle.active
    if _waiting(battle, battle.active):
        return True
    _end_turn(fight)
    return False


def _end_turn(fight: Fight) -> None:
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


def _poison(fight: Fight, cell: int, owner: Seat, amount: int) -> None:
    for fighter in standing(fight.battle):
        if fighter.cell == cell and fighter.seat != owner:
            fight.say("poisoned", seat=fighter.seat, hero=fighter.hero)
            wound(fight, fighter, amount)


def _expire(fight: Fight, token: Token) -> None:
    toll = LASTING[token.technique].get("toll", 0)
    take_off(fight, token)
    if toll:
        wound(fight, fighter_of(fight.battle, token.on), toll)


def _finish_turn(fight: Fight) -> None:
    battle = fight.battle
    if is_over(battle) or battle.turn >= TURNS:
        _end(fight)
        return
    battle.phase = "idle"
    fight.say("battle-turn-done", turn=battle.turn)
    if battle.final:
        begin_turn(battle, fight.tell)
    else:
        resume(fight.state, fight.tell)


def _falls_alone(fight: Fight) -> bool:
    """A fall that has one end only, by now, needs no click."""
    falling = fighter_of(fight.battle, fight.battle.falls[0])
    ends = landings(fight.battle, falling)
    if len(ends) > 1:
        return False
    fight.battle.falls.pop(0)
    drop(fight, falling, ends[0])
    return True


def is_over(battle: Battle) -> bool:
    """E44: all heroes of a side are defeated."""
    return any(all(one.down for one in battle.fighters if one.seat == side.seat) for side in battle.sides)


def _end(fight: Fight) -> None:
    """E44: the side with a standing hero; after the last battle turn more heroes, then more Health."""
    weights = [_weight(fight, side.seat) for side in fight.battle.sides]
    winner = -1 if weights[0] == weights[1] else fight.battle.sides[weights[1] > weights[0]].seat
    end_battle(fight, winner)


def _weight(fight: Fight, seat: Seat) -> tuple[int, int]:
    up = [one for one in fight.battle.fighters if one.seat == seat and not one.down]
    return len(up), sum(fight.hero(one).health for one in up)


def _waiting(battle: Battle, side: int) -> list[Fighter]:
    """The heroes of a side that have not acted."""
    seat = battle.sides[side].seat
    return [one for one in battle.fighters if one.seat == seat and not one.acted and not one.down]
