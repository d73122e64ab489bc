"""Who may see what: laid cards, hands, picks and orders are hidden until they are turned over."""

from __future__ import annotations

from collections.abc import Iterable

from games.contract import Json, Seat
from games.duel.choices import calls_left
from games.duel.course import banning, challenger, foes_of, open_slot, pickable
from games.duel.fight import surplus
from games.duel.hints import preview
from games.duel.merit import spare
from games.duel.missions import TURNS
from games.duel.ninja import NINJA, bannable, sendable
from games.duel.orders import ORDERS, progress
from games.duel.prize import NAMED, beaten_xp, mission_xp, named_for, named_xp
from games.duel.state import AKATSUKI, ALLIANCE, CAMPS, FIGHTING, Blow, Fighter, State, is_quick, led_by


def public(state: State) -> dict[str, Json]:
    view = _now(state) | {
        "xp": {"0": state.xp[0], "1": state.xp[1]},
        "camps": {str(seat): CAMPS[side] for seat, side in enumerate(state.camps)},
        "seats": {str(seat): _seat(state, seat) for seat in range(len(state.camps))},
        "fighters": {str(index): _fighter(fighter) for index, fighter in enumerate(state.fighters)},
        "leads": _numbered(map(str, state.leads)),
        "past": {str(turn): _past(state, turn - 1) for turn in range(1, len(state.past) + 1)},
        "shown": _shown(state),
        "piles": {"help": len(state.pile), "orders": len(state.orders) + len(state.under)},
        "discard": _set(state.discard),
        "scored": _set(state.under),
        "bans": dict(state.bans),
    }
    if state.phase in ("ban", "pick"):
        view["open"] = _open(state)
    if state.mission and state.phase != "over":
        view["worth"] = _worth(state)
    if state.phase == "over":
        view["held"] = {str(seat): _set(cards) for seat, cards in enumerate(state.secret)}
    return view


def private(state: State, seat: Seat) -> dict[str, Json]:
    """D26: camp mates see their fighter's cards; orders and reinforcements are each player's own."""
    side = state.camps[seat]
    view: dict[str, Json] = {
        "side": side,
        "orders": _set(state.secret[seat]),
        "help": _set(state.hands[seat]),
        "fighters": {
            str(index): _own(state, fighter)
            for index, fighter in enumerate(state.fighters)
            if fighter.side == side and state.phase in FIGHTING
        },
        "seen": {
            str(index): _set(fighter.seen)
            for index, fighter in enumerate(state.fighters)
            if fighter.side != side and fighter.seen
        },
    }
    if state.phase == "lay" and led_by(state, seat):
        view["calls"] = calls_left(state, seat)
    if state.leads and state.mission and seat in state.leads and state.phase != "over":
        view |= _prospects(state, seat)
    if state.phase == "pick":
        picks = zip(state.leads, state.picks, strict=True)
        view["picks"] = _numbered(pick if state.camps[lead] == side else "" for lead, pick in picks)
        view |= _packs(state, seat)
    return view


def _packs(state: State, seat: Seat) -> dict[str, Json]:
    """D19: what would stay at home of each ninja one may send; of the one being packed, what does."""
    slot = open_slot(state, seat)
    if slot < 0:
        return {}
    foes = foes_of(state, seat)
    spares = {one: _set(spare(one, foes)) for one in pickable(state, slot) if surplus(one)}
    ninja = state.picks[slot]
    return {"spare": spares} | ({"packing": {"ninja": ninja, "out": _set(state.outs[slot])}} if ninja else {})


def _worth(state: State) -> dict[str, Json]:
    """D15: what winning this turn is worth, the orders aside."""
    beaten = {str(side): beaten_xp(state, side) for side in (ALLIANCE, AKATSUKI)}
    is_shown = state.phase in FIGHTING
    named = {
        str(side): ninja for side, ninja in named_for(state).items() if not is_shown or named_xp(state, side)
    }
    bonus = {"bonus": NAMED, "named": named} if named else {}
    return {"mission": mission_xp(state), "beaten": beaten, **bonus}


def _prospects(state: State, seat: Seat) -> dict[str, Json]:
    """D15: what winning is worth for a seat that fights, and how far its orders are."""
    side, is_shown = state.camps[seat], state.phase in FIGHTING
    steps = progress(state, seat) if is_shown else {}
    orders = [one for one in state.secret[seat] if steps.get(one, {}).get("is") != "lost"]
    sure = mission_xp(state) + beaten_xp(state, side) + (named_xp(state, side) if is_shown else 0)
    worth = {"sure": sure, "orders": sum(ORDERS[one].xp for one in orders)}
    return {"worth": worth, "progress": steps}


def _now(state: State) -> dict[str, Json]:
    return {
        "mode": state.mode,
        "phase": state.phase,
        "turn": state.turn,
        "turns": 0 if is_quick(state) else TURNS,
        "fight": state.fights,
        "round": state.round,
        "place": state.place,
        "camp": banning(state) if state.phase == "ban" else challenger(state),
        "mission": state.mission,
        "named": state.named,
        "challenged": state.challenged,
    }


def _seat(state: State, seat: Seat) -> dict[str, Json]:
    """Reinforcements that lie hidden still count as held."""
    calls = (call for fighter in state.fighters if fighter.seat == seat for call in fighter.calls)
    return {
        "side": state.camps[seat],
        "fought": state.fought[seat],
        "help": len(state.hands[seat]) + sum(map(bool, calls)),
        "orders": len(state.secret[seat]),
        "left": seat in state.left,
    }


def _open(state: State) -> dict[str, Json]:
    """Who can be banned, or whom each camp may send: 0 or 1 for its camp, 2 for both."""
    if state.phase == "ban":
        return {one: NINJA[one].side for one in bannable(state, banning(state))}
    ours, theirs = sendable(state, ALLIANCE), sendable(state, AKATSUKI)
    return dict.fromkeys(ours, ALLIANCE) | {one: 2 if one in ours else AKATSUKI for one in theirs}


def _fighter(fighter: Fighter) -> dict[str, Json]:
    return {
        "ninja": fighter.ninja,
        "seat": fighter.seat,
        "side": fighter.side,
        "hp": fighter.hp,
        "full": fighter.full,
        "chakra": fighter.chakra,
        "most": NINJA[fighter.ninja].chakra,
        "done": fighter.done,
        "undone": fighter.undone,
        "turned": _numbered(fighter.turned),
        "used": _numbered(fighter.used),
        "called": _numbered(fighter.called),
        "waits": _waits(fighter),
        "sources": _sources(fighter),
        "blows": {str(number): _blow(blow) for number, blow in enumerate(fighter.blows, 1)},
    }


def _waits(fighter: Fighter) -> dict[str, int]:
    waits = {
        "plus": sum(fighter.plus.values()),
        "minus": sum(fighter.minus.values()),
        "cheap": sum(fighter.cheap.values()),
        "bound": int(bool(fighter.bound)),
        "poison": sum(fighter.poison.values()),
        "fuse": sum(fighter.fuse.values()),
        "endure": int(fighter.endure),
        "heart": fighter.heart,
    }
    return {name: value for name, value in waits.items() if value}


def _sources(fighter: Fighter) -> dict[str, Json]:
    """Which cards that what waits comes from."""
    found = {
        "plus": fighter.plus,
        "minus": fighter.minus,
        "cheap": fighter.cheap,
        "bound": {fighter.bound: 1} if fighter.bound else {},
        "poison": fighter.poison,
        "fuse": fighter.fuse,
    }
    return {name: dict(cards) for name, cards in found.items() if cards}


def _blow(blow: Blow) -> dict[str, Json]:
    """A clash as it was; what is usual is left out."""
    rest = {"call": blow.call, "unpaid": int(not blow.paid), "bound": int(blow.bound), "heal": blow.heal}
    told = {"card": blow.card, "power": blow.power, "dealt": blow.dealt, "harm": blow.harm, "hp": blow.hp}
    return told | {name: value for name, value in rest.items() if value}


def _own(state: State, fighter: Fighter) -> dict[str, Json]:
    view: dict[str, Json] = {
        "hand": _set(fighter.hand),
        "laid": _numbered(fighter.laid),
        "calls": _numbered(fighter.calls),
        "out": _set(fighter.out),
        "deck": len(fighter.deck),
    }
    if any(fighter.laid):
        foreseen = preview(fighter, fighter.laid)
        view["preview"] = {str(place + 1): one._asdict() for place, one in foreseen.items()}
    targets = [state.fighters[one].ninja if one >= 0 else "" for one in fighter.targets]
    view["targets"] = _numbered(targets)
    return view


def _past(state: State, index: int) -> dict[str, Json]:
    turn = state.past[index]
    ninja = {str(number): name for number, name in enumerate(turn.ninja)}
    return {
        "mission": turn.mission,
        "winner": turn.winner,
        "rounds": turn.rounds,
        "xp": turn.xp,
        "gainer": turn.gainer,
        "ninja": ninja,
        "sides": {str(number): side for number, side in enumerate(turn.sides)},
        "best": turn.best,
        "harm": turn.harm,
    } | ({"parts": dict(turn.parts)} if turn.parts else {})


def _shown(state: State) -> dict[str, Json]:
    """What the last fight ended with: a table that remembers what everyone saw."""
    last = state.past[-1].shown if state.past else []
    return {str(index): _numbered(cards) for index, cards in enumerate(last)}


def _set(cards: Iterable[str]) -> dict[str, Json]:
    return dict.fromkeys(cards, 1)


def _numbered(cards: Iterable[str]) -> dict[str, Json]:
    """Cards by their place, from 1; gaps are left out."""
    return {str(place): card for place, card in enumerate(cards, 1) if card}
