"""A battle turn: cards are opened in turns and carried out, until all have acted (E26, E35)."""

from __future__ import annotations

from games.contract import Action, Dice, Event, Seat, Tell
from games.exam.attack import Attack, Fight, dodge_of, dodges, take_off, under
from games.exam.cards import (
    BACK,
    CARD_OF,
    deed_choices,
    kept,
    needs_opening,
    open_choices,
    upkeep_due,
    with_turn,
)
from games.exam.deeds import carry_on, end_technique, turn_round
from games.exam.finish import decide, end_turn, finish_turn, is_over
from games.exam.moving import drop, hang_over, landings
from games.exam.recovery import leech
from games.exam.state import Battle, Fighter, State, fighter_of, new_deed, no_deed
from games.exam.techniques import LASTING, TECHNIQUES


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
        return deed_choices(state, battle)
    return open_choices(state, battle, waiting_heroes(battle, battle.active))


def fight_on(state: State, battle: Battle, action: Action, dice: Dice, tell: Tell) -> None:
    fight = Fight(state, battle, dice, tell)
    match action.verb:
        case "fall":
            drop(fight, fighter_of(battle, battle.falls.pop(0)), int(action.noun))
        case "open":
            _open(fight, fighter_of(battle, action.noun))
        case _:
            if not battle.deed.hero:
                _open_ready(fight, opener(battle, action))
            carry_on(fight, action)


def opener(battle: Battle, action: Action) -> Fighter:
    """Whose card a click carries out that opens it too: each card lies on one hero only."""
    mine = waiting_heroes(battle, battle.active)
    if action.verb == "decline":
        return fighter_of(battle, with_turn(action.noun)[0])
    return next(one for one in mine if one.card == CARD_OF[action.verb])


def fights_on(state: State, battle: Battle, dice: Dice, tell: Tell) -> bool:
    """One thing that needs no click; False: somebody has to choose, or the battle turn is over."""
    return battle.phase in ("fight", "end") and _turns_on(Fight(state, battle, dice, tell))


def _open(fight: Fight, fighter: Fighter) -> None:
    """E26: the card is turned over; whoever rules the hero's mind carries it out."""
    control = under(fight.battle, fighter.hero, "control")
    by = fighter_of(fight.battle, control.user).seat if control else fighter.seat
    fight.battle.deed = new_deed(fighter.hero, by, "return", fighter.hang)
    fight.state.shown[fighter.hero] = fighter.card
    fight.tell(Event("opened", {"seat": fighter.seat, "hero": fighter.hero, "card": fighter.card}))


def _open_ready(fight: Fight, fighter: Fighter) -> None:
    """E26: nothing comes before the action, which follows with the same click."""
    _open(fight, fighter)
    fight.battle.deed.stage = "act"


def _turns_on(fight: Fight) -> bool:
    battle = fight.battle
    if battle.falls:
        return _falls_alone(fight)
    if battle.phase == "end":
        finish_turn(fight)
        return True
    return _steps(fight) if battle.deed.hero else _passes_card(fight)


def _falls_alone(fight: Fight) -> bool:
    """A fall that has one end only, by now, needs no click."""
    falling = fighter_of(fight.battle, fight.battle.falls[0])
    ends = landings(fight.battle, falling)
    if len(ends) > 1:
        return False
    fight.battle.falls.pop(0)
    drop(fight, falling, ends[0])
    return True


def _passes_card(fight: Fight) -> bool:
    """E26: the other side opens next, or the same if the other has nothing left."""
    battle = fight.battle
    if is_over(battle):
        decide(fight)
    elif waiting := waiting_heroes(battle, battle.active):
        return _opens_alone(fight, waiting)
    else:
        battle.active = 1 - battle.active
        if not waiting_heroes(battle, battle.active):
            end_turn(fight)
    return True


def _opens_alone(fight: Fight, waiting: list[Fighter]) -> bool:
    """The last hero of a side, with nothing to choose before its card is open."""
    if len(waiting) > 1 or not needs_opening(fight.battle, waiting[0]):
        return False
    _open(fight, waiting[0])
    return True


def _steps(fight: Fight) -> bool:
    """One stage of the card that needs no click; False: it waits for one."""
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
            return _skips_upkeep(fight, user)
        case "drop":
            if deed.hung and not is_over(fight.battle):
                hang_over(fight, user)
            deed.stage = "turn"
        case "turn":
            _turn(fight, user)
        case "pick":
            return _picks_alone(fight)
        case "close":
            _close(fight, user)
        case _:
            return False
    return True


def _turn(fight: Fight, user: Fighter) -> None:
    """E27: as it was chosen with the action, or asked now where its end was open."""
    deed = fight.battle.deed
    deed.stage = "close"
    if user.away or is_over(fight.battle):
        return
    if deed.open_end:
        deed.stage = "face"
    elif deed.turn:
        turn_round(fight, user)


def _stir(fight: Fight, user: Fighter) -> None:
    """What happens to a hero before its own action."""
    battle = fight.battle
    for token in [one for one in battle.tokens if one.on == user.hero]:
        lasting = LASTING[token.technique]
        if "ward" in lasting:
            take_off(fight, token)
        if "leech" in lasting:
            leech(fight, user, token, lasting["leech"])
    why = "lost" if user.dazed else "held" if _is_held(fight, user) else ""
    if why:
        user.dazed, user.stuck = False, True
        fight.tell(Event("stuck", {"seat": user.seat, "hero": user.hero, "why": f"stuck-{why}"}))
        battle.deed.stage = "close"
    else:
        battle.deed.stage = "upkeep"


def _is_held(fight: Fight, user: Fighter) -> bool:
    """E35: whoever is kept from acting may dodge again."""
    token = under(fight.battle, user.hero, "hold")
    if token is None:
        return False
    holder = fighter_of(fight.battle, token.user)
    if not dodges(fight, user, *dodge_of(fight.state, fight.battle, user, Attack(holder, holder.cell))):
        return True
    take_off(fight, token)
    return False


def _picks_alone(fight: Fight) -> bool:
    """The only one that can be picked."""
    match [one for one in deed_choices(fight.state, fight.battle) if one != BACK]:
        case [only]:
            carry_on(fight, only)
            return True
    return False


def _skips_upkeep(fight: Fight, user: Fighter) -> bool:
    """E35: what can't be paid ends by itself; who can't pay for all ends one."""
    for id in kept(fight.battle, user):
        if TECHNIQUES[id].upkeep > fight.hero(user).chakra:
            end_technique(fight, user, id)
            return True
    if upkeep_due(fight.battle, user) > fight.hero(user).chakra:
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


def waiting_heroes(battle: Battle, side: int) -> list[Fighter]:
    """The heroes of a side that have not acted."""
    seat = battle.sides[side].seat
    return [one for one in battle.fighters if one.seat == seat and not one.acted and not one.down]
