"""Computer players: a genin who fights what it sees, and a chunin who plans, covers and cures."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from games.contract import Action, Bot, Json
from games.hunt.plan import best_card, best_target, destination, in_danger, is_doomed, near, next_step, prize
from games.hunt.sight import Sight, View
from games.hunt.state import State
from games.hunt.techniques import TECHNIQUES

TEAM = ("sakura", "naruto", "kakashi", "rock-lee", "shikamaru", "sai")
GOOD = 0.3  # a prize below it isn't worth a card that gives an action


def genin(
    public: dict[str, Json], private: dict[str, Json], choices: list[Action], random: Random, world: State
) -> Action:
    """Fights when it can, walks towards Tobi now and then, and else does as it pleases."""
    sight = Sight(public, private, choices)
    if targets := sight.offers("fight"):
        return Action("fight", random.choice(targets))
    walks = public["acting"] and sight.offers("move") and random.random() < 0.6
    if walks and (step := next_step(sight, public["acting"], public["tobi"])):
        return Action("move", step)
    sensible = [action for action in choices if action.verb not in ("back", "mark", "pause")]
    return random.choice(sensible or choices)


def chunin(
    public: dict[str, Json], private: dict[str, Json], choices: list[Action], random: Random, world: State
) -> Action:
    sight = Sight(public, private, choices)
    verbs = {action.verb for action in choices}
    for verb, answer in ANSWERS.items():
        if verb in verbs:
            return answer(sight)
    return choices[0]


def _pick(sight: Sight) -> Action:
    return Action("pick", next(id for id in TEAM if id in sight.offers("pick")))


def _name(sight: Sight) -> Action:
    """The injury goes to who can bear or answer it; a paralysis to who is paralysed already."""
    paralyses = "zetsu" in sight.table["injury"]["card"]

    def bears(id: str) -> tuple[bool, bool, int]:
        hero = sight.heroes[id]
        cover = hero["chakra"] > 0 and any(_has(card, "avoid") for card in sight.hand(id))
        return (paralyses and hero["paralysed"], cover, hero["health"])

    return Action("name", max(sight.offers("name"), key=bears))


def _injury(sight: Sight) -> Action:
    answers = sight.supports("avoid") or sight.supports("shield")
    return Action("support", answers[0]) if answers else Action("endure")


def _refill(sight: Sight) -> Action:
    """What can't be paid for is thrown away, and so is a fight card too many or none at all."""
    for id, hero in sight.heroes.items():
        held = [card for card in sight.hand(id) if card in sight.offers("discard")]
        dear = [card for card in held if TECHNIQUES[card].cost > hero["limit"]]
        if dear or (held and id not in sight.offers("keep")):
            return Action("discard", min(dear or held, key=_value))
        if held and min(map(_value, held)) < 1 and hero["refill"] > 0:
            return Action("discard", min(held, key=_value))
        if id in sight.offers("keep"):
            return Action("keep", id)
    return sight.choices[0]


VALUES = {
    "avoid": 4.0,
    "extra": 3.0,
    "lower": 3.0,
    "bind": 3.0,
    "lift-near": 3.0,
    "rebirth": 3.0,
    "draw": 3.0,
}


def _value(card: str) -> float:
    technique = TECHNIQUES[card]
    if technique.kind == "fight":
        return 1 + technique.strength + 0.4 * bool(technique.power) - 0.3 * technique.cost
    return max(VALUES.get(mode.verb, 0.5) for mode in technique.modes)


def _has(card: str, verb: str) -> bool:
    return any(mode.verb == verb for mode in TECHNIQUES[card].modes)


def _fight(sight: Sight) -> View:
    fight: View = sight.table["fight"]
    return fight


def _card(sight: Sight) -> Action:
    """Before the roll: the card that is worth it."""
    fight = _fight(sight)
    lowers = sight.supports("lower", "lower-near")
    if len(lowers) > 1 and sight.enemies[fight["target"]]["health"] == 1:
        return Action("support", lowers[0])
    cards = sight.offers("card") + ([""] if sight.offers("roll") else [])
    best = best_card(sight, fight["hero"], fight["target"], cards)
    return Action("card", best) if best else Action("roll")


def _go(sight: Sight) -> Action:
    fight = _fight(sight)
    if fight["step"] == "special":
        return _special(sight, fight)
    missing = fight["defence"] - fight["hits"]
    if missing > 0 and sight.offers("taijutsu"):
        return Action("taijutsu")
    lowers = sight.supports("lower", "lower-near")
    if fight["step"] == "after" and 0 < missing <= len(lowers):
        return Action("support", lowers[0])
    rerolls = sight.supports("reroll-dice")
    if rerolls and missing > 0 and "blank" in fight["dice"].values():
        return Action("support", rerolls[0])
    return Action("go")


def _special(sight: Sight, fight: View) -> Action:
    target = sight.enemies[fight["target"]]
    bad = fight["special"] == "sharingan" or (fight["special"] == "defence" and target["health"] == 1)
    releases = sight.supports("reroll-special")
    return Action("support", releases[0]) if bad and releases else Action("go")


def _marks(sight: Sight) -> Action:
    """Blanks are rolled again, and a Power that does nothing more."""
    fight = _fight(sight)
    for place, face in fight["dice"].items():
        if face == "blank" and place not in fight["marked"]:
            return Action("mark", place)
    return Action("done")


def _target(sight: Sight) -> Action:
    return Action("target", min(sight.offers("target"), key=lambda key: (sight.enemies[key]["health"], key)))


def _aim(sight: Sight) -> Action:
    hero = _fight(sight)["hero"]
    return Action("aim", max(sight.offers("aim"), key=lambda key: (sight.odds(hero, key, ""), key)))


def _begin(sight: Sight) -> Action:
    """The hero nearest to the goal goes first, for it clears the way."""
    if cure := _cure(sight):
        return cure
    ids = sight.offers("begin")
    return Action(
        "begin", min(ids, key=lambda id: (sight.to(sight.goal, False)[sight.heroes[id]["area"]], id))
    )


def _act(sight: Sight) -> Action:
    hero = str(sight.table["acting"])
    return _ready(sight, hero) or _attack(sight, hero) or _walk(sight, hero) or _rest(sight, hero)


def _ready(sight: Sight, hero: str) -> Action | None:
    """Supports that are always worth playing."""
    if cure := _cure(sight):
        return cure
    useful = sight.supports("draw", "rebirth", "heal-others")
    useful += [noun for noun in sight.supports("heal-near") if _is_hurt(sight, noun)]
    if sight.heroes[hero]["actions"] and sight.offers("fight"):
        useful += sight.supports("focus")
        if sight.heroes[hero]["actions"] > 1:
            useful += sight.supports("fury")
    if len(near(sight, sight.heroes[hero]["area"])) > 2 and sight.enemies_in(sight.goal):
        useful += sight.supports("rally")
    useful = [noun for noun in useful if not _is_wasted(sight, noun)]
    return Action("support", useful[0]) if useful else None


def _is_hurt(sight: Sight, noun: str) -> bool:
    hero = sight.heroes[noun.partition(">")[2]]
    return bool(hero["health"] < hero["most"])


def _is_wasted(sight: Sight, noun: str) -> bool:
    card = noun.partition(">")[0]
    owner = sight.heroes[TECHNIQUES[card].hero]
    if card == "creation-rebirth":
        return bool(not owner["paralysed"] and owner["health"] > 1)
    if card == "katsuyu":
        hurt = [hero for hero in sight.heroes.values() if hero["health"] < hero["most"]]
        return len(hurt) < 2
    return False


def _attack(sight: Sight, hero: str) -> Action | None:
    me = sight.heroes[hero]
    gain, key = best_target(sight, hero) if me["actions"] else _prospect(sight, hero)
    if gain >= GOOD and not me["actions"]:
        extras = sight.supports("extra") or (sight.supports("burn") if me["health"] > 2 else [])
        mine = [noun for noun in extras if TECHNIQUES[noun].hero == hero]
        return Action("support", mine[0]) if mine else _bind(sight, hero)
    if me["actions"] > 1 and is_doomed(sight, hero) and gain < 1:
        return None
    if me["actions"] and (gain >= 0.15 or (key and in_danger(sight, hero) and gain > 0.05)):
        return Action("fight", key)
    return None if me["actions"] else _bind(sight, hero)


def _prospect(sight: Sight, hero: str) -> tuple[float, str]:
    """What a further action would be worth."""
    here = sight.enemies_in(sight.heroes[hero]["area"])
    return max(((prize(sight, hero, key), key) for key in here), default=(0.0, ""))


def _bind(sight: Sight, hero: str) -> Action | None:
    """Immobilise what would attack somebody."""
    threats = [
        noun
        for noun in sight.supports("bind")
        if any(
            one["area"] == sight.enemies[noun.partition(">")[2]]["area"] and not one["paralysed"]
            for one in sight.heroes.values()
        )
    ]
    if not threats:
        return None
    return Action(
        "support", max(threats, key=lambda noun: (noun.endswith(">gedo-statue"), _fear(sight, noun)))
    )


def _fear(sight: Sight, noun: str) -> int:
    talents = sight.enemies[noun.partition(">")[2]]["talents"]
    return 2 * ("paralyse" in talents) + ("twice" in talents)


def _walk(sight: Sight, hero: str) -> Action | None:
    goal = destination(sight, hero)
    me = sight.heroes[hero]
    if (sprints := sight.supports("sprint")) and sight.to(goal, False)[me["area"]] > 2:
        return Action("support", sprints[0])
    if step := next_step(sight, hero, goal):
        return Action("move", step)
    return Action("land") if sight.offers("land") else None


def _rest(sight: Sight, hero: str) -> Action:
    me = sight.heroes[hero]
    if sight.offers("land"):
        return Action("land")
    if me["actions"] and Action("meditate") in sight.choices:
        return Action("meditate")
    return Action("end")


ANSWERS: dict[str, Callable[[Sight], Action]] = {
    "pick": _pick,
    "name": _name,
    "endure": _injury,
    "discard": _refill,
    "keep": _refill,
    "ride": lambda sight: Action("ride"),
    "top": lambda sight: Action("top", "0"),
    "look": lambda sight: sight.choices[0],
    "aim": _aim,
    "target": _target,
    "mark": _marks,
    "go": _go,
    "card": _card,
    "roll": _card,
    "begin": _begin,
    "end": _act,
    "land": _act,
    "pass": lambda sight: _cure(sight) or Action("pass"),
}


def _cure(sight: Sight) -> Action | None:
    """A card that lifts a paralysis, played on who suffers from one."""
    for noun in sight.supports("lift-near", "lift-self", "rebirth"):
        card, _, target = noun.partition(">")
        if sight.heroes[target or TECHNIQUES[card].hero]["paralysed"]:
            return Action("support", noun)
    return None


BOTS: Mapping[str, Bot] = {"genin": genin, "chunin": chunin}
