"""One mind for every game: it plays on in worlds that a seat may imagine, and knows only the contract."""

from games.mind.choosing import advise, choose, level_of, names_of, stand_in
from games.mind.judging import Judged, judged
from games.mind.ranking import chosen

__all__ = ["Judged", "advise", "choose", "chosen", "judged", "level_of", "names_of", "stand_in"]
