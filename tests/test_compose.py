"""The containers: fenced in, limited, and of images that stay what they are."""

from __future__ import annotations

import re
from typing import Any

import pytest
from ruamel.yaml import YAML

from tests.test_setup import ROOT

COMPOSE: dict[str, Any] = YAML(typ="safe").load(ROOT / "docker-compose.yml")
SERVICES: dict[str, Any] = COMPOSE["services"]
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


def test_only_the_proxy_can_be_reached_from_outside() -> None:
    assert [name for name, service in SERVICES.items() if "ports" in service] == ["caddy"]
    assert SERVICES["redis"]["networks"] == SERVICES["database"]["networks"] == ["back"]
    assert COMPOSE["networks"]["back"]["internal"]


def test_nothing_but_the_proxy_is_trusted_with_the_address_of_a_visitor() -> None:
    place = SERVICES["caddy"]["networks"]["front"]["ipv4_address"]
    for name in ("server", "server-2"):
        assert SERVICES[name]["environment"]["FORWARDED_ALLOW_IPS"] == f"${{FORWARDED_ALLOW_IPS:-{place}}}"


def test_without_the_profile_there_is_one_server() -> None:
    assert {name for name, service in SERVICES.items() if "profiles" in service} == {"server-2", "redis"}


def test_backups_are_made_every_day() -> None:
    command = " ".join(SERVICES["backup"]["command"])
    assert "app backup" in command and "86400" in command
