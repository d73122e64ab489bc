"""The card being carried out: what a click does at each stage of it (E26 to E43)."""

from __future__ import annotations

from games.contract import Action, Event
from games.exam.aims import is_hostile, picks
from games.exam.attack import Fight, drop_disguise, take_off, under
from games.exam.cards import WAYS, upkeep_due, with_turn
from games.exam.moving import appear
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import TECHNIQUES, has_open_end
from games.exam.verbs import act, carry_out


def carry_on(fight: Fight, action: Action) -> None:
    """One click of the player who carries out the card."""
    deed = fight.battle.deed
    user = fighter_of(fight.battle, deed.hero)
    noun, turn = with_turn(action.noun)
    match deed.stage, action.verb:
        case "return", _:
            _return(fight, user, int(noun), turn)
        case "face", _:
            _face(fight, user, noun)
        case _, "end":
            end_technique(fight, user, noun)
        case "pick", "back":
            deed.technique, deed.picked, deed.stage = "", [], "act"
        case "pick", "done":
            _carry_out(fight, user)
        case "pick", _:
            _use(fight, user, deed.technique, [*deed.picked, noun])
        case _, "use":
            deed.turn = turn
            _use(fight, user, noun, [])
        case _, "puppet":
            _move_puppet(fight, user, int(noun))
        case _, verb:
            deed.turn, deed.stage = turn, "drop"
            _pay_upkeep(fight, user)
            act(fight, user, deed.by, verb, noun)


def end_technique(fight: Fight, user: Fighter, id: str) -> None:
    for token in [one for one in fight.battle.tokens if (one.technique, one.user) == (id, user.hero)]:
        take_off(fight, token)


def turn_round(fight: Fight, user: Fighter) -> None:
    """E27: the other way."""
    user.face = -user.face
    fight.tell(Event("faced", {"seat": user.seat, "hero": user.hero, "face": WAYS[user.face]}))


def _return(fight: Fight, user: Fighter, cell: int, turn: bool) -> None:
    """E41: facing either way."""
    user.away = False
    fight.tell(Event("returned", {"seat": user.seat, "hero": user.hero, "cell": cell}))
    if turn:
        turn_round(fight, user)
    appear(fight, user, cell)
    fight.battle.deed.stage = "stir"


def _face(fight: Fight, user: Fighter, way: str) -> None:
    """E27: once the action is over."""
    if way != WAYS[user.face]:
        turn_round(fight, user)
    fight.battle.deed.stage = "close"


def _pay_upkeep(fight: Fight, user: Fighter) -> None:
    """E35: whoever acts pays for what it hasn't ended."""
    cost = upkeep_due(fight.battle, user)
    fight.battle.deed.paid = True
    if cost:
        hero = fight.hero(user)
        hero.chakra -= cost
        kept = {"seat": user.seat, "hero": user.hero, "amount": cost, "chakra": hero.chakra}
        fight.tell(Event("kept-up", kept))


def _use(fight: Fight, user: Fighter, id: str, picked: list[str]) -> None:
    """Carry the technique out once nothing is left to pick."""
    deed = fight.battle.deed
    deed.technique, deed.picked = id, picked
    if picks(fight.battle, user, deed.by, TECHNIQUES[id], picked):
        deed.stage = "pick"
    else:
        _carry_out(fight, user)


def _carry_out(fight: Fight, user: Fighter) -> None:
    deed = fight.battle.deed
    deed.stage, deed.open_end = "drop", has_open_end(deed.technique)
    _pay_upkeep(fight, user)
    if is_hostile(deed.technique):
        drop_disguise(fight, user)
    carry_out(fight, user, deed.by, deed.technique, deed.picked)


def _move_puppet(fight: Fight, user: Fighter, cell: int) -> None:
    _pay_upkeep(fight, user)
    puppet = under(fight.battle, user.hero, "puppet")
    assert puppet
    puppet.cell = cell
    fight.battle.deed.puppet, fight.battle.deed.stage = True, "act"
    fight.tell(Event("puppet-moved", {"seat": user.seat, "hero": user.hero, "cell": cell}))
