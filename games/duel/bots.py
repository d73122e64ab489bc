"""Players of wood: the genin lays what it can pay, the chunin plays the round out in its mind."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from games.contract import Action, Bot, Json
from games.duel.imagine import Imagined, strength, value
from games.duel.ninja import PAIRS
from games.duel.state import Duel
from games.duel.techniques import TECHNIQUES

View = dict[str, Json]

DREAMS = 5
PROMISING = 8
FEW = 3
WORTH_A_CALL = 0.1  # lives a reinforcement must save or take to be spent


def genin(public: View, private: View, choices: list[Action], random: Random, world: Duel) -> Action:
    offered = _by_verb(choices)
    if "done" in offered:
        return offered["done"][0]
    if "lay" in offered:
        return _affordable(public, private, offered["lay"], random)
    if "undone" in offered or "stay" in offered:
        return choices[0]
    return random.choice(offered.get("drop") or choices)


def chunin(public: View, private: View, choices: list[Action], random: Random, world: Duel) -> Action:
    offered = _by_verb(choices)
    if "lay" in offered:
        return _plan(public, private, offered["lay"], random)
    if "exchange" in offered:
        return _exchange(public, private, choices, random)
    if "call" in offered:
        return _call(public, private, offered, random)
    if "done" in offered:
        return offered["done"][0]
    if "drop" in offered:
        return min(offered["drop"], key=lambda action: value(action.noun) + random.random())
    if "pick" in offered:
        return _pick(public, offered["pick"], random)
    return random.choice(choices)


def _by_verb(choices: list[Action]) -> dict[str, list[Action]]:
    offered: dict[str, list[Action]] = {}
    for action in choices:
        offered.setdefault(action.verb, []).append(action)
    return offered


def _affordable(public: View, private: View, lays: list[Action], random: Random) -> Action:
    """Any card that the Chakra still pays, where there is one."""
    index = str(_holder(private, lays[0].noun.partition(">")[0]))
    spent = sum(TECHNIQUES[card].cost for card in private["fighters"][index]["laid"].values())
    left = public["fighters"][index]["chakra"] - spent
    payable = [action for action in lays if TECHNIQUES[action.noun.partition(">")[0]].cost <= left]
    return random.choice(payable or lays)


def _plan(public: View, private: View, lays: list[Action], random: Random) -> Action:
    """The next card of the best order for the first ninja that has gaps."""
    index = _holder(private, lays[0].noun.partition(">")[0])
    mind = Imagined(public, private, random)
    mind.dream(DREAMS)
    laid = private["fighters"][str(index)]["laid"]
    count = FEW if laid else PROMISING
    order = mind.best(index, mind.promising(index, mind.orders(index), count))
    place = next(place for place in range(3) if str(place + 1) not in laid)
    return Action("lay", f"{order[place]}>{place + 1}")


def _exchange(public: View, private: View, choices: list[Action], random: Random) -> Action:
    index = _holder(private, choices[1].noun.partition(">")[0])
    mind = Imagined(public, private, random)
    mind.dream(DREAMS)
    return max(choices, key=lambda action: mind.worth(index, _after(private, index, action)))


def _after(private: View, index: int, action: Action) -> list[str]:
    laid = private["fighters"][str(index)]["laid"]
    order = [laid.get(str(place), "") for place in (1, 2, 3)]
    card, _, place = action.noun.partition(">")
    if place:
        order[int(place) - 1] = card
    return order


def _call(public: View, private: View, offered: dict[str, list[Action]], random: Random) -> Action:
    """Lay a reinforcement where it is worth it; later rounds and full hands are less thrifty."""
    mind = Imagined(public, private, random)
    mind.dream(DREAMS)
    best, most = offered["done"][0], WORTH_A_CALL * (3 - public["round"]) + 0.02
    plain: dict[int, float] = {}
    for action in random.sample(offered["call"], min(FEW, len(offered["call"]))):
        card, digit, *_ = action.noun.split(">")
        index = _helped(public, private, offered["take-back"], action)
        laid = _after(private, index, Action("stay"))
        if index not in plain:
            plain[index] = mind.worth(index, laid)
        gain = mind.worth(index, laid, (card, int(digit) - 1)) - plain[index]
        if gain > most:
            best, most = action, gain
    return best


def _helped(public: View, private: View, backs: list[Action], action: Action) -> int:
    """The ninja the call is for, of those whose cards this seat laid: camp mates' hands are seen too."""
    laid = {back.noun for back in backs}
    led = [key for key, own in sorted(private["fighters"].items()) if laid & set(own["laid"].values())]
    name = action.noun.rpartition(">")[2]
    return int(next((key for key in led if public["fighters"][key]["ninja"] == name), led[0]))


def _pick(public: View, picks: list[Action], random: Random) -> Action:
    """Anybody; against a boss rather somebody strong."""
    if public["turn"] not in PAIRS:
        return random.choice(picks)
    return random.choices(picks, weights=[strength(action.noun) for action in picks])[0]


def _holder(private: View, card: str) -> int:
    """The own ninja with this card in hand."""
    return int(next(index for index, own in private["fighters"].items() if card in own["hand"]))


BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}
