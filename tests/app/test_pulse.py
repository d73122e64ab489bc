"""Every line is asked whether somebody is there; one that gives no sign is cut."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import pytest

from app.ground.watch import Watch
from app.wire import pulse
from app.wire.outlet import Protocol
from app.wire.pulse import TURNS, Pulse, pulsing
from tests.app.players import eventually
from tests.app.server import Inner
from tests.app.tables import table
from tests.app.test_slow import masked, stalled


class Asked:
    """A line that only notes how it was asked."""

    def __init__(self) -> None:
        self.patience: list[bool] = []

    def ask(self, *, patient: bool) -> None:
        self.patience.append(patient)


async def test_who_gives_no_sign_is_cut_and_who_answers_stays(
    house: Inner, monkeypatch: pytest.MonkeyPatch
) -> None:
    mei, ao = await table(house)
    stuck = await stalled(ao)
    await asyncio.get_running_loop().sock_sendall(stuck, masked(t="hello"))
    room = (await house.services.rooms.open(mei.code)).room
    await eventually(lambda: len(room.attendance.outlets) == 3)
    monkeypatch.setattr(pulse, "EVERY", 0.6)
    monkeypatch.setattr(pulse, "LATE", 0.1)
    await eventually(lambda: len(room.attendance.outlets) == 2)
    stuck.close()
    assert {outlet.guest for outlet in room.attendance.outlets} == {mei.player.id, ao.player.id}
    own = next(one for one in room.attendance.outlets if one.guest == mei.player.id)
    before = own.heard
    await eventually(lambda: own.heard > before)
    assert not mei.is_closed


async def test_a_server_that_stood_still_cuts_nobody_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they answered meanwhile hasn't been read yet."""
    monkeypatch.setattr(pulse, "EVERY", 0.12)
    monkeypatch.setattr(pulse, "LATE", 0.1)
    lines = [Asked() for _ in range(TURNS)]
    async with pulsing(Watch()) as going:
        for line in lines:
            going.join(cast(Protocol, line))
        await eventually(lambda: any(line.patience for line in lines))
        for line in lines:
            line.patience.clear()
        time.sleep(0.3)  # noqa: ASYNC251  all of the server stands still
        await eventually(lambda: any(line.patience for line in lines))
        assert [line.patience for line in lines if line.patience] == [[True]]
        await eventually(lambda: any(False in line.patience for line in lines))


async def test_a_line_that_cannot_be_asked_keeps_no_other_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Asked):
        def ask(self, *, patient: bool) -> None:
            super().ask(patient=patient)
            raise RuntimeError

    monkeypatch.setattr(pulse, "EVERY", 0.12)
    lines = [Broken() if at % 2 else Asked() for at in range(2 * TURNS)]
    async with pulsing(Watch()) as going:
        for line in lines:
            going.join(cast(Protocol, line))
        await eventually(lambda: all(len(line.patience) > 1 for line in lines))


def test_lines_are_spread_over_the_turns() -> None:
    going, lines = Pulse(), [Asked() for _ in range(3 * TURNS)]
    for line in lines:
        going.join(cast(Protocol, line))
    assert {len(turn) for turn in going.turns} == {3}
    for line in lines:
        going.leave(cast(Protocol, line))
    assert not any(going.turns)
