"""A card or a technique while it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field

from games.contract import Seat
from games.effects import Effect
from games.exam.state import Fighter
from games.exam.techniques import Technique


@dataclass(slots=True)
class Use:
    """By whom, with what picked, on whom, and who was hit so far."""

    user: Fighter
    by: Seat
    technique: Technique
    picked: list[str]
    targets: list[Fighter] = field(default_factory=list)
    hit: list[Fighter] = field(default_factory=list)
    dodged: list[Fighter] = field(default_factory=list)

    def whom(self, effect: Effect) -> list[Fighter]:
        """Those of the targets that the effect's condition names."""
        match effect.needs:
            case "hit":
                return [one for one in self.hit if not one.down]
            case "dodged":
                return [one for one in self.dodged if not one.down]
        return self.targets
