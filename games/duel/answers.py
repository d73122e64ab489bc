"""What each click does, what happens when time runs out, and when a player leaves (D20, D30)."""

from __future__ import annotations

from games.contract import Action, Clock, Dice, Event, Seat, Tell
from games.duel.course import advance, discard, fresh, open_slot, pickable
from games.duel.fight import surplus
from games.duel.missions import MISSIONS
from games.duel.ninja import bannable
from games.duel.questions import awaited, is_done, swapping, unready
from games.duel.reinforcements import HAND_LIMIT
from games.duel.state import FIGHTING, PLACES, Duel, Fighter, camp_of, led_by, present
from games.duel.techniques import TECHNIQUES

REVEAL = 4  # seconds that a clash takes to be turned over before everyone's eyes


def apply(state: Duel, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    card, _, rest = action.noun.partition(">")
    match action.verb:
        case "ban":
            state.bans[card] = state.camps[seat]
            tell(Event("ban", {"seat": seat, "ninja": card}))
        case "step-forward":
            state.named = seat
        case "challenge":
            state.challenged = int(card)
        case "discard":
            discard(state, seat, card, tell)
        case "pick":
            _pick(state, seat, card, tell)
        case "drop" | "restore":
            _leave_out(state.fighters[unready(state, seat)], action.verb, card)
            tell(Event(action.verb, {"seat": seat, "card": card}, only=camp_of(state, state.camps[seat])))
        case "lay":
            _lay(state, seat, card, int(rest) - 1, tell)
        case "take-back":
            _take_back(state, seat, card, tell)
        case "call":
            _call(state, seat, card, rest, tell)
        case "dismiss":
            _dismiss(state, seat, card, tell)
        case "exchange":
            _exchange(state, seat, card, int(rest) - 1, tell)
        case "stay":
            _answered(state, seat, tell)
        case "done":
            _done(state, seat, tell)
        case "undone":
            _undone(state, seat, tell)
    advance(state, dice, tell)


def clocks(state: Duel) -> dict[Seat, Clock]:
    """D20: a minute for laying, double for a player who leads two, after the cards were turned over."""
    if not state.clock or state.phase not in ("lay", "swap"):
        return {}
    key = f"{state.phase}:{state.fights}:{state.round}:{state.place}"
    shown = REVEAL * (state.place if state.phase == "swap" else len(PLACES) * (state.round > 1))
    return {seat: Clock(key, state.clock * _led(state, seat) + shown) for seat in sorted(awaited(state))}


def lapse(state: Duel, seat: Seat, dice: Dice, tell: Tell) -> None:
    tell(Event("lapse", {"seat": seat}))
    match state.phase:
        case "ban":
            apply(state, seat, Action("ban", dice.pick(bannable(state, state.camps[seat]))), dice, tell)
        case "name":
            apply(state, seat, Action("step-forward"), dice, tell)
        case "challenge":
            other = dice.pick(fresh(state, 1 - state.camps[seat]))
            apply(state, seat, Action("challenge", str(other)), dice, tell)
        case "discard":
            _discard_oldest(state, seat, dice, tell)
        case "pick":
            apply(state, seat, Action("pick", _default_pick(state, seat)), dice, tell)
        case "out":
            _drop_rest(state, seat)
            apply(state, seat, Action("done"), dice, tell)
        case "lay":
            _fill(state, seat, tell)
            apply(state, seat, Action("done"), dice, tell)
        case "swap":
            apply(state, seat, Action("stay"), dice, tell)


def leave(state: Duel, seat: Seat, dice: Dice, tell: Tell) -> None:
    """D30: camp mates take over; a camp without players has lost."""
    state.left.append(seat)
    tell(Event("left", {"seat": seat}))
    _give_up_cards(state, seat, tell)
    mates = present(state, state.camps[seat])
    if not mates:
        state.phase = "over"
        return
    mate = min(mates, key=lambda one: (one in state.leads, state.fought[one], one))
    _replace(state, seat, mate, tell)
    advance(state, dice, tell)


def _pick(state: Duel, seat: Seat, ninja: str, tell: Tell) -> None:
    state.picks[open_slot(state, state.camps[seat])] = ninja
    tell(Event("picked", {"seat": seat}))
    tell(Event("pick", {"seat": seat, "ninja": ninja}, only=camp_of(state, state.camps[seat])))


def _leave_out(fighter: Fighter, verb: str, card: str) -> None:
    source, goal = (fighter.deck, fighter.out) if verb == "drop" else (fighter.out, fighter.deck)
    source.remove(card)
    goal.append(card)


def _lay(state: Duel, seat: Seat, card: str, place: int, tell: Tell) -> None:
    fighter = _holder(state, seat, card)
    fighter.hand.remove(card)
    fighter.laid[place] = card
    _tell_camp(state, seat, "lay", card, place, tell)


def _take_back(state: Duel, seat: Seat, card: str, tell: Tell) -> None:
    fighter = next(f for f in state.fighters if f.seat == seat and card in f.laid)
    place = fighter.laid.index(card)
    fighter.laid[place] = ""
    fighter.hand.append(card)
    _tell_camp(state, seat, "take-back", card, place, tell)


def _call(state: Duel, seat: Seat, card: str, where: str, tell: Tell) -> None:
    put_call(state, seat, card, where)
    _tell_camp(state, seat, "help-laid", card, int(where[0]) - 1, tell)


def put_call(state: Duel, seat: Seat, card: str, where: str) -> None:
    """D25: with two ninja on a side, a reinforcement names one."""
    digit, _, name = where.partition(">")
    place = int(digit) - 1
    own = [index for index in led_by(state, seat) if state.fighters[index].hp > 0]
    named = next((index for index, fighter in enumerate(state.fighters) if fighter.ninja == name), -1)
    fighter = state.fighters[named if named in own else own[0]]
    fighter.calls[place] = card
    fighter.targets[place] = -1 if named in own else named
    state.hands[seat].remove(card)


def _dismiss(state: Duel, seat: Seat, card: str, tell: Tell) -> None:
    fighter = next(f for f in state.fighters if f.seat == seat and card in f.calls)
    place = fighter.calls.index(card)
    fighter.calls[place], fighter.targets[place] = "", -1
    state.hands[seat].append(card)
    _tell_camp(state, seat, "help-back", card, place, tell)


def _exchange(state: Duel, seat: Seat, card: str, place: int, tell: Tell) -> None:
    fighter = swapping(state, seat)
    fighter.hand.remove(card)
    fighter.hand.append(fighter.laid[place])
    fighter.laid[place] = card
    _tell_camp(state, seat, "lay", card, place, tell)
    _answered(state, seat, tell)


def _answered(state: Duel, seat: Seat, tell: Tell) -> None:
    """Whether a card was exchanged stays hidden."""
    state.swaps.remove(state.fighters.index(swapping(state, seat)))
    tell(Event("done", {"seat": seat}))


def _done(state: Duel, seat: Seat, tell: Tell) -> None:
    own = [state.fighters[unready(state, seat)]] if state.phase == "out" else _own(state, seat)
    for fighter in own:
        fighter.done = True
    tell(Event("done", {"seat": seat}))


def _undone(state: Duel, seat: Seat, tell: Tell) -> None:
    for fighter in _own(state, seat):
        fighter.done = False
        fighter.undone += 1
    tell(Event("undone", {"seat": seat}))


def _own(state: Duel, seat: Seat) -> list[Fighter]:
    return [fighter for fighter in state.fighters if fighter.seat == seat]


def _holder(state: Duel, seat: Seat, card: str) -> Fighter:
    return next(f for f in state.fighters if f.seat == seat and card in f.hand)


def _led(state: Duel, seat: Seat) -> int:
    return sum(fighter.seat == seat and fighter.hp > 0 for fighter in state.fighters)


def _tell_camp(state: Duel, seat: Seat, kind: str, card: str, place: int, tell: Tell) -> None:
    """D26: camp mates see their fighter's cards."""
    data = {"seat": seat, "card": card, "place": place + 1}
    tell(Event(kind, data, only=camp_of(state, state.camps[seat])))


def _discard_oldest(state: Duel, seat: Seat, dice: Dice, tell: Tell) -> None:
    while len(state.hands[seat]) > HAND_LIMIT:
        discard(state, seat, state.hands[seat][0], tell)
    advance(state, dice, tell)


def _default_pick(state: Duel, seat: Seat) -> str:
    """The ninja that the mission names, if it may be sent."""
    offered = pickable(state, open_slot(state, state.camps[seat]))
    named = MISSIONS[state.mission].ninja if state.mission else ()
    return next((one for one in named if one in offered), offered[0])


def _drop_rest(state: Duel, seat: Seat) -> None:
    """The first techniques are the smallest ones: they stay out."""
    fighter = state.fighters[unready(state, seat)]
    for card in fighter.deck[: surplus(fighter) - len(fighter.out)]:
        _leave_out(fighter, "drop", card)


def _fill(state: Duel, seat: Seat, tell: Tell) -> None:
    """D20: cards already laid stay, and the gaps are filled by rising cost."""
    for fighter in _own(state, seat):
        cards = sorted(fighter.hand, key=lambda card: TECHNIQUES[card].cost)
        gaps = [place for place in PLACES if not fighter.laid[place] and fighter.hp > 0]
        for place, card in zip(gaps, cards, strict=False):
            _lay(state, seat, card, place, tell)


def _give_up_cards(state: Duel, seat: Seat, tell: Tell) -> None:
    """Reinforcements are discarded, orders go under the pile unseen."""
    for fighter in _own(state, seat):
        state.hands[seat] += [call for call in fighter.calls if call]
        fighter.calls, fighter.targets = [""] * 3, [-1] * 3
    for card in list(state.hands[seat]):
        discard(state, seat, card, tell)
    state.orders += state.secret[seat]
    state.secret[seat] = []


def _replace(state: Duel, seat: Seat, mate: Seat, tell: Tell) -> None:
    state.leads = [mate if one == seat else one for one in state.leads]
    state.named = mate if state.named == seat else state.named
    state.challenged = mate if state.challenged == seat else state.challenged
    for fighter in _own(state, seat) if state.phase in FIGHTING else ():
        fighter.seat = mate
        fighter.done = fighter.done and (state.phase != "lay" or is_done(state, mate))
        tell(Event("replaced", {"seat": mate, "other": seat, "ninja": fighter.ninja}))
