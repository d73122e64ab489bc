"""Why a tempting click isn't offered, in codes that the catalogues have words for."""

from __future__ import annotations

from games.contract import Action, Seat
from games.duel.choices import calls_left, packing
from games.duel.course import open_slot, pickable
from games.duel.laying import is_done
from games.duel.ninja import BOSSES, NEEDED, NINJA, sendable
from games.duel.state import State, is_quick, led_by


def why_not(state: State, seat: Seat, action: Action) -> str | None:
    noun = action.noun
    match (state.phase, action.verb):
        case ("ban", "ban") if noun in NINJA:
            return _why_not_ban(state, seat, noun)
        case ("challenge", "challenge"):
            return _why_not_challenge(state, seat, noun)
        case ("pick", "done") if packing(state, seat):
            return "leave-out"
        case ("pick", "drop") if packing(state, seat):
            return "enough-out"
        case ("pick", "pick") if noun in NINJA and not packing(state, seat):
            return _why_not_pick(state, seat, noun)
        case ("lay", "lay" | "call" | "take-back" | "dismiss") if is_done(state, seat):
            return "say-undone"
        case ("lay", "done"):
            return "three-cards"
        case ("lay", "lay"):
            return _why_not_lay(state, seat, noun)
        case ("lay", "call"):
            return _why_not_call(state, seat, noun)
    return None


def _why_not_ban(state: State, seat: Seat, ninja: str) -> str:
    if ninja in state.bans:
        return "banned"
    if NINJA[ninja].side == state.camps[seat]:
        return "own-camp"
    return "needed" if NINJA[ninja].person in NEEDED else "too-early"


def _why_not_challenge(state: State, seat: Seat, noun: str) -> str | None:
    camps = {str(other): camp for other, camp in enumerate(state.camps)}
    if noun not in camps:
        return None
    return "own-camp" if camps[noun] == state.camps[seat] else "fought-more"


def _why_not_pick(state: State, seat: Seat, ninja: str) -> str:
    if ninja in state.bans:
        return "banned"
    if is_quick(state):
        return "bosses-apart"
    slot = open_slot(state, seat)
    if ninja in sendable(state, state.camps[seat]) and ninja not in pickable(state, slot):
        return "same-person"
    if ninja in BOSSES or NINJA[ninja].side == state.camps[seat]:
        return "too-early"
    return "other-camp"


def _why_not_lay(state: State, seat: Seat, noun: str) -> str:
    card = noun.partition(">")[0]
    held = any(card in fighter.hand for fighter in led_by(state, seat))
    return "place-taken" if held else "card-gone"


def _why_not_call(state: State, seat: Seat, noun: str) -> str:
    if noun.partition(">")[0] not in state.hands[seat]:
        return "card-gone"
    return "call-limit" if calls_left(state, seat) <= 0 else "place-taken"
