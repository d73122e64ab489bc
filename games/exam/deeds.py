"""The card being carried out: what a click does at each stage of it (E26 to E43)."""

from __future__ import annotations

from games.contract import Action, Event
from games.exam.aims import is_hostile, picks
from games.exam.attack import Fight, drop_disguise, take_off, under
from games.exam.cards import upkeep_of
from games.exam.moving import appear
from games.exam.state import Fighter, fighter_of
from games.exam.techniques import TECHNIQUES
from games.exam.verbs import act, carry_out

WAYS = {"left": -1, "right": 1}


def carry_on(fight: Fight, action: Action) -> None:
    """One click of the player who carries out the card."""
    deed = fight.battle.deed
    user = fighter_of(fight.battle, deed.hero)
    match deed.stage, action.verb:
        case "return", _:
            _return(fight, user, int(action.noun))
        case "look" | "turn", _:
            _face(fight, user, action.noun)
        case "upkeep", "keep":
            _pay_upkeep(fight, user)
        case "upkeep", _:
            end_technique(fight, user, action.noun)
        case "pick", "back":
            deed.technique, deed.picked, deed.stage = "", [], "act"
        case "pick", _:
            _use(fight, user, deed.technique, [*deed.picked, action.noun])
        case _, "use":
            _use(fight, user, action.noun, [])
        case _, "puppet":
            _move_puppet(fight, user, int(action.noun))
        case _, verb:
            deed.stage = "drop"
            act(fight, user, deed.by, verb, action.noun)


def end_technique(fight: Fight, user: Fighter, id: str) -> None:
    for token in [one for one in fight.battle.tokens if (one.technique, one.user) == (id, user.hero)]:
        take_off(fight, token)


def _return(fight: Fight, user: Fighter, cell: int) -> None:
    user.away = False
    fight.tell(Event("returned", {"seat": user.seat, "hero": user.hero, "cell": cell}))
    appear(fight, user, cell)
    fight.battle.deed.stage = "look"


def _face(fight: Fight, user: Fighter, way: str) -> None:
    deed = fight.battle.deed
    user.face = WAYS[way]
    fight.tell(Event("faced", {"seat": user.seat, "hero": user.hero, "face": way}))
    deed.stage = "stir" if deed.stage == "look" else "close"


def _pay_upkeep(fight: Fight, user: Fighter) -> None:
    cost = upkeep_of(fight.battle, user)
    if cost:
        hero = fight.hero(user)
        hero.chakra -= cost
        kept = {"seat": user.seat, "hero": user.hero, "amount": cost, "chakra": hero.chakra}
        fight.tell(Event("kept-up", kept))
    fight.battle.deed.stage = "act"


def _use(fight: Fight, user: Fighter, id: str, picked: list[str]) -> None:
    """Carry the technique out once nothing is left to pick."""
    deed = fight.battle.deed
    deed.technique, deed.picked = id, picked
    if picks(fight.battle, user, deed.by, TECHNIQUES[id], picked):
        deed.stage = "pick"
        return
    deed.stage = "drop"
    if is_hostile(id):
        drop_disguise(fight, user)
    carry_out(fight, user, deed.by, id, picked)


def _move_puppet(fight: Fight, user: Fighter, cell: int) -> None:
    puppet = under(fight.battle, user.hero, "puppet")
    assert puppet
    puppet.cell = cell
    fight.battle.deed.puppet, fight.battle.deed.stage = True, "act"
    fight.tell(Event("puppet-moved", {"seat": user.seat, "hero": user.hero, "cell": cell}))
