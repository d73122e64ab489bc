"""The end of a fight and of the game: who gets which XP, and who has won (D15, D16, D27, D30)."""

from __future__ import annotations

from games.contract import Event, Outcome, Seat, Tell
from games.duel.fight import winner
from games.duel.laying import take_up_calls
from games.duel.missions import TURNS
from games.duel.orders import ORDERS, fulfilled
from games.duel.prize import beaten_xp, mission_xp, named_xp
from games.duel.state import AKATSUKI, ALLIANCE, CAMPS, NOBODY, Side, State, Turn, camp_of, is_quick, present

Parts = dict[str, int]  # XP by what they are for

SERIES = 2  # won fights that win a best of three


def finish(state: State, tell: Tell) -> str:
    """Score the fight; what comes now: the next turn, the same again, or the end."""
    _put_aside(state)
    return _finish_quick(state, tell) if is_quick(state) else _finish_turn(state, tell)


def outcome(state: State) -> Outcome | None:
    for side in (0, 1):
        if not present(state, side):
            return _won(state, 1 - side, "abandoned")
    if state.phase != "over":
        return None
    return _quick_outcome(state) if is_quick(state) else _story_outcome(state)


def drawn(state: State) -> Outcome | None:
    """D16: a shared win, if all agree to it; a quick duel always has a winner (D27)."""
    if is_quick(state):
        return None
    return Outcome("agreed", (tuple(range(len(state.camps))),), _scores(state))


def _put_aside(state: State) -> None:
    """D25: all who led have fought, and what lay with a fallen ninja returns to the hand."""
    for fighter in state.fighters:
        take_up_calls(state, fighter)
    for seat in {fighter.seat for fighter in state.fighters}:
        state.fought[seat] += 1


def _finish_turn(state: State, tell: Tell) -> str:
    """D15: mission, beaten ninja, bonus and orders for the winner's camp; nothing for a draw."""
    side = winner(state)
    if side == NOBODY:
        tell(Event("draw", {"turn": state.turn}))
        gainer, parts = _share_out(state, tell)
    else:
        gainer, parts = side, _score(state, side, tell)
    _write_down(state, side, gainer, parts)
    return "next" if state.turn < TURNS else "over"


def _share_out(state: State, tell: Tell) -> tuple[Side, Parts]:
    """D15: a draw's mission, where the room gives it to the camp whose attacks did more damage."""
    ours, theirs = (_dealt(state, side) for side in (ALLIANCE, AKATSUKI))
    if not state.spoils or ours == theirs:
        return NOBODY, {}
    side, xp = (ALLIANCE if ours > theirs else AKATSUKI), mission_xp(state)
    state.xp[side] += xp
    tell(
        Event(
            "spoils",
            {"camp": CAMPS[side], "mission": xp, "more": max(ours, theirs), "less": min(ours, theirs)},
        )
    )
    return side, {"mission": xp}


def _dealt(state: State, side: Side) -> int:
    return sum(blow.dealt for fighter in state.fighters if fighter.side == side for blow in fighter.blows)


def _score(state: State, side: Side, tell: Tell) -> Parts:
    seats = sorted({one.seat for one in state.fighters if one.side == side})
    parts = {
        "mission": mission_xp(state),
        "beaten": beaten_xp(state, side),
        "named": named_xp(state, side),
        "orders": sum(_score_orders(state, seat, tell) for seat in seats),
    }
    state.xp[side] += sum(parts.values())
    tell(Event("won", {"camp": CAMPS[side], **parts}))
    return parts


def _score_orders(state: State, seat: Seat, tell: Tell) -> int:
    """D15: shown, then put under the pile."""
    scored = fulfilled(state, seat)
    for card in scored:
        state.secret[seat].remove(card)
        state.under.append(card)
        tell(Event("scored", {"seat": seat, "card": card, "xp": ORDERS[card].xp}))
    return sum(ORDERS[card].xp for card in scored)


def _write_down(state: State, side: Side, gainer: Side, parts: Parts) -> None:
    best = max((fighter.tally for fighter in state.fighters), key=lambda tally: tally.biggest)
    state.past.append(
        Turn(
            mission=state.mission,
            winner=side,
            gainer=gainer,
            rounds=state.round,
            xp=sum(parts.values()),
            parts=parts,
            best=best.best,
            harm=best.biggest,
            ninja=[fighter.ninja for fighter in state.fighters],
            sides=[fighter.side for fighter in state.fighters],
            shown=[[*fighter.turned, *filter(None, fighter.called)] for fighter in state.fighters],
        )
    )


def _finish_quick(state: State, tell: Tell) -> str:
    """D27: a drawn fight goes to the higher share of HP left, else it is replayed."""
    side = winner(state)
    if side == NOBODY:
        side = _fitter(state)
    _write_down(state, side, side, {})
    if side == NOBODY:
        tell(Event("replayed"))
        return "again"
    state.xp[side] += 1
    seat = min(camp_of(state, side))
    tell(Event("won-fight", {"seat": seat, "camp": CAMPS[side], "n": state.xp[side]}))
    needed = SERIES if state.mode == "best-of-three" else 1
    return "over" if state.xp[side] == needed else "next"


def _fitter(state: State) -> Side:
    one, other = state.fighters
    ours, theirs = one.hp * other.full, other.hp * one.full
    if ours == theirs:
        return NOBODY
    return one.side if ours > theirs else other.side


def _quick_outcome(state: State) -> Outcome:
    side = int(state.xp[1] > state.xp[0])
    if state.mode == "best-of-three":
        return _won(state, side, "series")
    knocked_out = any(fighter.hp == 0 for fighter in state.fighters)
    return _won(state, side, "knockout" if knocked_out else "share")


def _story_outcome(state: State) -> Outcome:
    """D16: most XP; then who won turn 9; then a shared win."""
    ours, theirs = state.xp
    if ours != theirs:
        return _won(state, int(theirs > ours), "xp")
    last = state.past[-1].winner
    if last != NOBODY:
        return _won(state, last, "last-turn")
    return Outcome("shared", (tuple(range(len(state.camps))),), _scores(state))


def _won(state: State, side: Side, reason: str) -> Outcome:
    first, second = sorted(camp_of(state, side)), sorted(camp_of(state, 1 - side))
    return Outcome(reason, (tuple(first), tuple(second)), _scores(state))


def _scores(state: State) -> dict[Seat, int]:
    return {seat: state.xp[camp] for seat, camp in enumerate(state.camps)}
