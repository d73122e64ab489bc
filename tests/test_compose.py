"""The containers: fenced in, limited, and of images that stay what they are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.test_setup import ROOT

SERVICES: dict[str, Any] = YAML(typ="safe").load(ROOT / "docker-compose.yml")["services"]
EXACT = re.compile(r"[\w./-]+:\d+\.\d+[\w.-]*|[\w./-]+@sha256:[0-9a-f]{64}")


@pytest.mark.parametrize("name", SERVICES)
def test_a_container_can_do_no_more_than_it_must(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["mem_limit"] and service["pids_limit"]


def test_images_are_named_exactly() -> None:
    used = re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    used += [service["image"] for service in SERVICES.values() if "image" in service]
    assert used and [image for image in used if not EXACT.fullmatch(image)] == []


def test_backups_are_made_every_day() -> None:
    command = " ".join(SERVICES["backup"]["command"])
    assert "app backup" in command and "86400" in command
