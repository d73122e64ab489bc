"""Secret: a tiny game with all that is hard for a server; the tests play it where no real game is that bare.

Each of two to four seats has three cards. In a round everyone lifts a card, unseen, and says done;
then the cards are shown and the highest one scores. A mark is a public click that uses no dice, a
throw is one that does. There may be a clock for each round, and there are two camps.
"""

from __future__ import annotations

import msgspec

from games.contract import Action, Bot, Clock, Dice, Event, Illegal, Json, Outcome, Seat, Tell

ID = "secret"
SEATS = frozenset({2, 3, 4})
VERSION = "1.0"
SIDES = ("sun", "moon")
HAND = 3


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seconds: int = 0


class State(msgspec.Struct, forbid_unknown_fields=True):
    seconds: int
    round: int
    hands: list[list[str]]
    lifted: list[str]
    done: list[bool]
    shown: list[str]
    marks: list[int]
    throws: list[int]
    points: list[int]
    present: list[bool]


def setup(seats: int, options: Options, dice: Dice) -> State:
    if options.seconds < 0:
        raise Illegal("options")
    deck = cards(seats)
    dice.shuffle(deck)
    return State(
        seconds=options.seconds,
        round=1,
        hands=[sorted(deck[HAND * seat : HAND * (seat + 1)]) for seat in range(seats)],
        lifted=[""] * seats,
        done=[False] * seats,
        shown=[""] * seats,
        marks=[0] * seats,
        throws=[0] * seats,
        points=[0] * seats,
        present=[True] * seats,
    )


def side(state: State, seat: Seat) -> str:
    return SIDES[seat % 2]


def actors(state: State) -> frozenset[Seat]:
    if is_over(state):
        return frozenset()
    return frozenset(seat for seat, here in enumerate(state.present) if here)


def awaited(state: State) -> frozenset[Seat]:
    return frozenset(seat for seat in actors(state) if not state.done[seat])


def ask(state: State, seat: Seat) -> str:
    return f"round:{state.round}"


def legal(state: State, seat: Seat) -> list[Action]:
    always = [Action("mark"), Action("throw")]
    if state.done[seat]:
        return always
    if state.lifted[seat]:
        return [Action("lower"), Action("done"), *always]
    return [*(Action("lift", card) for card in state.hands[seat]), *always]


def why_not(state: State, seat: Seat, action: Action) -> str | None:
    return "nothing-lifted" if action.verb == "done" and not state.lifted[seat] else None


def hint(state: State, seat: Seat, action: Action) -> dict[str, Json]:
    return {"value": value(action.noun)} if action.verb == "lift" else {}


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    match action.verb:
        case "lift":
            state.lifted[seat] = action.noun
            tell(Event("lift", {"seat": seat, "card": action.noun}, frozenset({seat})))
        case "lower":
            state.lifted[seat] = ""
        case "mark":
            state.marks[seat] += 1
            tell(Event("mark", {"seat": seat}))
        case "throw":
            state.throws[seat] = dice.roll(6)
            tell(Event("throw", {"seat": seat, "roll": state.throws[seat]}))
        case "done":
            state.done[seat] = True
            tell(Event("done", {"seat": seat}))
            end_round(state, tell)


def clocks(state: State) -> dict[Seat, Clock]:
    return {seat: Clock(f"round:{state.round}", state.seconds) for seat in awaited(state) if state.seconds}


def lapse(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    state.lifted[seat] = state.lifted[seat] or state.hands[seat][0]
    state.done[seat] = True
    tell(Event("lapse", {"seat": seat}))
    end_round(state, tell)


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    state.present[seat] = False
    tell(Event("leave", {"seat": seat}))
    end_round(state, tell)


def public(state: State) -> dict[str, Json]:
    return {
        "round": state.round,
        "seats": {
            str(seat): {
                "cards": len(hand),
                "shown": state.shown[seat],
                "marks": state.marks[seat],
                "throw": state.throws[seat],
                "points": state.points[seat],
                "present": state.present[seat],
            }
            for seat, hand in enumerate(state.hands)
        },
    }


def private(state: State, seat: Seat) -> dict[str, Json]:
    return {"hand": dict.fromkeys(state.hands[seat], 1), "lifted": state.lifted[seat]}


def outcome(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    order = sorted(range(len(state.points)), key=lambda seat: (-state.points[seat], seat))
    reason = "left" if sum(state.present) < 2 else "played"
    return Outcome(reason, tuple((seat,) for seat in order), dict(enumerate(state.points)))


def check(state: State) -> None:
    held = [card for hand in state.hands for card in hand]
    assert len(set(held)) == len(held)
    assert all(not card or card in hand for card, hand in zip(state.lifted, state.hands, strict=True))


def redeal(state: State, seat: Seat | None, dice: Dice) -> None:
    others = [one for one in range(len(state.hands)) if one != seat]
    places = [state.hands[one].index(state.lifted[one]) if state.lifted[one] else -1 for one in others]
    pool = sorted(card for one in others for card in state.hands[one])
    dice.shuffle(pool)
    for one, place in zip(others, places, strict=True):
        state.hands[one] = sorted(pool.pop() for _ in state.hands[one])
        state.lifted[one] = state.hands[one][place] if place >= 0 else ""


BOTS: dict[str, Bot] = {}


def cards(seats: int) -> list[str]:
    return [f"card-{number:02}" for number in range(1, HAND * seats + 1)]


def value(card: str) -> int:
    return int(card.removeprefix("card-"))


def is_over(state: State) -> bool:
    return state.round > HAND or sum(state.present) < 2


def end_round(state: State, tell: Tell) -> None:
    """Once everybody is done, the lifted cards are shown and the highest scores."""
    playing = [seat for seat, here in enumerate(state.present) if here]
    if not all(state.done[seat] for seat in playing) or is_over(state):
        return
    for seat in playing:
        state.shown[seat] = state.lifted[seat]
        state.hands[seat].remove(state.lifted[seat])
    winner = max(playing, key=lambda seat: value(state.shown[seat]))
    state.points[winner] += 1
    tell(Event("show", {"seat": winner, "card": state.shown[winner]}))
    state.lifted = [""] * len(state.hands)
    state.done = [False] * len(state.hands)
    state.round += 1
