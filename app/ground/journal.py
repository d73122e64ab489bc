"""The server's own journal: one JSON object a line, or colours where a person looks on."""

from __future__ import annotations

import logging
import sys

import structlog

_STEPS: tuple[structlog.typing.Processor, ...] = (
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
)


def configure() -> None:
    renderer: structlog.typing.Processor = (
        structlog.dev.ConsoleRenderer() if sys.stderr.isatty() else structlog.processors.JSONRenderer()
    )
    structlog.configure(
        processors=[*_STEPS, renderer],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(handlers=[_handler(renderer)], level=logging.WARNING)


def _handler(renderer: structlog.typing.Processor) -> logging.Handler:
    """What other packages log, in the same form."""
    handler = logging.StreamHandler()
    without_record = structlog.stdlib.ProcessorFormatter.remove_processors_meta
    formatter = structlog.stdlib.ProcessorFormatter(
        processors=[without_record, renderer], foreign_pre_chain=_STEPS
    )
    handler.setFormatter(formatter)
    return handler
