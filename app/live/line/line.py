"""The line of a room: who asked for a job that failed is told why, and shown the table as it is."""

from __future__ import annotations

from app.live.line.jobs import Job, Jobs
from app.live.room.failures import reported
from app.live.room.news import News
from app.wire.outlet import Outlet


class Line:
    def __init__(self, news: News) -> None:
        self.is_refused = False  # whether only another release can go on
        self._news = news
        self._jobs = Jobs()

    @property
    def is_working(self) -> bool:
        return self._jobs.is_working

    async def do(self, job: Job) -> None:
        """In line, and waited for: its failure is the caller's."""
        await self._jobs.do(job)

    def submit(self, job: Job, outlet: Outlet | None = None, id: str = "") -> None:
        self._jobs.submit(job, lambda error: self.fail(error, outlet, id))

    def fail(self, error: Exception, outlet: Outlet | None, id: str) -> None:
        code = reported(error, self._news.room)
        if code == "cannot-serve":
            self._refuse_all(code)
        elif outlet:
            self._news.refuse(outlet, code, id)
            self._news.tell_table(outlet)

    def _refuse_all(self, code: str) -> None:
        self.is_refused = True
        for outlet in list(self._news.room.attendance.outlets):
            self._news.send_away(outlet, code)
