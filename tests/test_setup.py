"""The way in: image and compose file are sound, pins agree, and no file knows the machine it was made on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
REGISTRIES = [
    ".".join(parts)
    for parts in (
        ("registry", "npmjs", "org"),
        ("registry", "yarnpkg", "com"),
        ("pypi", "org"),
        ("files", "pythonhosted", "org"),
        ("npm", "jsr", "io"),
    )
]
FOLDERS = r"(?<![\w.~:})-])/(?:work|root|home|Users)/[\w.]"
FOREIGN = re.compile("|".join([*map(re.escape, REGISTRIES), FOLDERS]))


def test_the_dockerfile_is_sound() -> None:
    assert said_by(BIN / "hadolint", "--no-color", "Dockerfile") == ""


def test_the_compose_file_follows_its_schema() -> None:
    schema = ("--builtin-schema", "vendor.compose-spec")
    assert said_by(BIN / "check-jsonschema", "--quiet", *schema, "docker-compose.yml") == ""


def test_the_image_gets_every_folder_it_copies() -> None:
    copied = re.findall(r"^COPY (?!--from)(.+) \S+$", (ROOT / "Dockerfile").read_text(), re.MULTILINE)
    allowed = (ROOT / ".dockerignore").read_text().splitlines()
    for name in " ".join(copied).split():
        assert f"!{name}" in allowed
        assert (ROOT / name).exists()


@pytest.mark.parametrize("name", ["requirements", "requirements-test"])
def test_every_requirement_is_pinned_and_every_pin_required(name: str) -> None:
    assert required(name) == pinned(name)


@pytest.mark.parametrize(
    "folder", [".", "tests/chromium", "bench/peers/boardgame.io", "bench/peers/colyseus"]
)
def test_every_module_is_pinned_and_every_pin_required(folder: str) -> None:
    wanted = json.loads((ROOT / folder / "package.json").read_text())["dependencies"]
    locked = json.loads((ROOT / folder / "deno.lock").read_text())
    assert sorted(f"npm:{name}@{version}" for name, version in wanted.items()) == sorted(
        locked["workspace"]["packageJson"]["dependencies"]
    )


def test_no_file_names_a_registry_or_a_folder_of_this_machine() -> None:
    found = {
        str(path): match[0]
        for path in files()
        if (match := FOREIGN.search(path.read_text("utf-8", "ignore")))
    }
    assert found == {}


def said_by(*command: str | Path) -> str:
    ran = subprocess.run([*map(str, command)], cwd=ROOT, capture_output=True, text=True)
    return ran.stdout + ran.stderr


def required(name: str) -> set[str]:
    lines = (ROOT / f"{name}.in").read_text().splitlines()
    return {distribution(line) for line in lines if line and not line.startswith("-r")}


def pinned(name: str) -> set[str]:
    """The pins that the lock file says to stand there because of this very list."""
    blocks = re.split(r"\n(?=\S)", (ROOT / f"{name}.lock").read_text())
    return {distribution(block) for block in blocks if re.search(rf"-r {name}\.in$", block, re.MULTILINE)}


def distribution(line: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", line)[0]).lower()


def files() -> Iterator[Path]:
    """What git keeps, or all that it doesn't ignore where there is no git."""
    listed = listed_by_git() if shutil.which("git") and (ROOT / ".git").exists() else listed_by_hand()
    return (ROOT / name for name in listed if (ROOT / name).is_file())


def listed_by_git() -> list[str]:
    command = [
        "git",
        "-c",
        "safe.directory=*",
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
        "-z",
    ]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")


def listed_by_hand() -> Iterator[str]:
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text().splitlines()} | {".git"}
    for folder, folders, names in os.walk(ROOT):
        here = Path(folder).relative_to(ROOT)
        folders[:] = [name for name in folders if not {name, str(here / name)} & ignored]
        yield from (str(here / name) for name in names)
