"""No document can lie: commands, files, settings, links and the example are held against what is there."""

from __future__ import annotations

import inspect
import re
import shlex
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

import pytest
import typer
from ruamel.yaml import YAML

import bench.run
import dev
from app.cli import app
from app.ground import variables
from app.ground.config import Settings, from_environment
from app.web.pages.documents import documents, written
from tests.test_setup import ROOT

COMPOSE = YAML(typ="safe").load(ROOT / "docker-compose.yml")
USED = set(re.findall(r"\$\{?(\w+)", (ROOT / "docker-compose.yml").read_text()))
CADDY = set(re.findall(r"\{\$(\w+)", (ROOT / "Caddyfile").read_text()))
CLI = typer.main.get_command(app)
FENCE = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`([^`\n]+)`")
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")
STARTS = ("python", "docker", "make ", "caddy", "sudo ", "pip ")
LIVES = r"(?:app|games|static|tests|bench|deploy|docs|web|live|wire|store|ground|bus)"
NAMED = re.compile(rf"`({LIVES}/[\w/.-]+\.\w+)`")
READ = re.compile(r"""(?:environ\.get|environ|_count|_seconds|_days)[(\[]\s*"([A-Z_]+)\"""")

texts = {name: path.read_text(encoding="utf-8") for name, path in documents().items()}
every_document = pytest.mark.parametrize("name", texts)


def commands(text: str) -> list[str]:
    """Every line of a block of commands, and whatever stands between backticks and begins like one."""
    blocks = [body.splitlines() for kind, body in FENCE.findall(text) if kind == "sh"]
    inline = INLINE.findall(FENCE.sub("", text))
    return [line for lines in blocks for line in lines] + [one for one in inline if _is_command(one)]


def _is_command(words: str) -> bool:
    return words.startswith(STARTS) or re.match(r"[A-Z_]+=\S+ \w", words) is not None


@every_document
def test_every_command_is_one_that_can_be_given(name: str) -> None:
    for line in commands(texts[name]):
        hold(shlex.split(line, comments=True))


@pytest.mark.parametrize(
    "lie",
    [
        "python3 dev.py hosts your.name",
        "python3 dev.py run --hosts 0.0.0.0",
        "python3 dev.py bench --quick",
        "python3 dev.py test tests/nothing",
        "python -m app backups FILE",
        "python -m app backup FILE --all",
        "python -m bench.nothing",
        "python -m bench.chaos --hours 10",
        "docker compose --profile large up",
        "NAME=... docker compose up",
        "docker compose stop servers",
        "make play",
        "PLACE=https://your.name caddy run --config Caddyfile",
        "sudo reboot",
    ],
)
def test_a_command_that_lies_is_found(lie: str) -> None:
    assert commands(f"Say `{lie}` or\n```sh\n{lie}\n```\n") == [lie, lie]
    with pytest.raises((AssertionError, KeyError)):
        hold(shlex.split(lie))


def hold(words: list[str]) -> None:
    settings = [word.partition("=")[0] for word in takewhile(lambda word: re.match("[A-Z_]+=", word), words)]
    match words[len(settings) :]:
        case ["python3", "dev.py", task, *rest]:
            hold_task(task, rest)
        case ["python" | ".venv/bin/python", "-m", "app", *rest]:
            hold_command(rest)
        case ["python", "-m", module, *rest]:
            spec = find_spec(module)
            assert spec and spec.origin, module
            hold_options(rest, Path(spec.origin).read_text())
        case ["docker", "compose", *rest]:
            hold_compose(rest, settings)
        case ["caddy", "run", "--config", file]:
            assert (ROOT / file).exists() and set(settings) <= CADDY
        case ["make", target]:
            assert target in (ROOT / "Makefile").read_text().partition(":")[0].split()
        case ["sudo", "systemctl", "enable", "--now", unit]:
            assert Path(unit).name == "shinobi.service"
        case ["pip", "install", "apprise"]:
            pass
        case unknown:
            raise AssertionError(f"no test knows {unknown}")


def hold_task(task: str, rest: list[str]) -> None:
    assert task in dev.TASKS and f"dev.py {task}" in str(dev.__doc__)
    match task:
        case "run":
            hold_command(["serve", *rest])
        case "bench":
            hold_options(rest, inspect.getsource(bench.run))
        case "test":
            assert all((ROOT / word).exists() for word in takewhile(lambda word: word[0] != "-", rest))


def hold_command(words: list[str]) -> None:
    if not words:
        return
    assert isinstance(CLI, typer.core.TyperGroup)
    known = CLI.commands[words[0]]
    options = {option for one in known.params for option in (*one.opts, *one.secondary_opts)}
    assert {word for word in words if word.startswith("--")} <= options | {"--help"}, words


def hold_options(words: list[str], source: str) -> None:
    for word in (word for word in words if word.startswith("--")):
        name = word.removeprefix("--no-").removeprefix("--").replace("-", "_")
        assert re.search(rf"\b{name}: Annotated|\"{word}\"", source), word


def hold_compose(words: list[str], settings: list[str]) -> None:
    assert set(settings) <= USED
    services = COMPOSE["services"]
    profiles = {one for service in services.values() for one in service.get("profiles", ())}
    match words:
        case ["--profile", profile, "up"]:
            assert profile in profiles
        case ["up", *flags]:
            assert set(flags) <= {"--build", "--detach"}
        case ["stop", *named]:
            assert set(named) <= services.keys()
        case ["exec", service, *command] | ["run", "--rm", service, *command]:
            assert service in services
            hold(command)
        case unknown:
            raise AssertionError(f"no test knows {unknown}")


@every_document
def test_every_file_that_is_named_is_there(name: str) -> None:
    found = [one for one in NAMED.findall(texts[name]) if "<" not in one and "/out" not in one]
    assert [one for one in found if not (ROOT / one).exists() and not (ROOT / "app" / one).exists()] == []


@every_document
def test_every_link_leads_somewhere(name: str) -> None:
    places = [place for place in LINK.findall(texts[name]) if not place.startswith("https://")]
    assert [place for place in places if not (documents()[name].parent / place).exists()] == []


def test_the_readme_is_short_and_leads_to_every_other_document() -> None:
    assert len(texts["readme"].encode()) <= 8 * 1024
    led = {Path(place).stem.lower() for place in LINK.findall(texts["readme"])}
    assert texts.keys() - {"readme"} <= led


def test_all_that_compose_runs_is_a_command_of_ours() -> None:
    said = " ".join(COMPOSE["services"]["backup"]["command"])
    hold_command(re.findall(r"python -m app (\w+)", said))


def test_the_game_of_the_documents_is_one_that_is_played() -> None:
    code = (ROOT / "tests/app/outside/acorns/__init__.py").read_text().splitlines()
    [example] = [body for kind, body in FENCE.findall(texts["a-game"]) if kind == "python"]
    assert [line for line in example.splitlines() if line not in code] == []


def test_the_page_of_the_settings_is_as_it_is_made() -> None:
    assert texts["configure"] == variables.page()


def test_every_setting_that_is_read_has_words_and_no_other() -> None:
    source = (ROOT / "app/ground/config.py").read_text()
    made = {f"NOTIFY_{kind}" for kind in ("EMAIL", "NTFY", "TELEGRAM", "MATRIX")}
    assert variables.variables().keys() == {*READ.findall(source), *made, "FORWARDED_ALLOW_IPS"}


def test_a_default_in_words_is_the_one_that_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in variables.variables():
        monkeypatch.delenv(name, raising=False)
    without = from_environment(tmp_path)
    for one in variables.variables().values():
        if one.default:
            monkeypatch.setenv(one.name, one.default)
    assert _shown(from_environment(tmp_path)) == _shown(without)


def _shown(settings: Settings) -> dict[str, object]:
    return {field: getattr(settings, field) for field in settings.__struct_fields__}


def test_a_document_is_drawn_with_addresses_of_the_server(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A page\n[on](../docs/speed.md#nodes) ![it](architecture.svg) ![us](static/img/icon.svg)\n"
    )
    drawn = written(page)
    assert '<h1 id="a-page">' in drawn
    assert 'href="/docs/speed#nodes"' in drawn and 'src="/docs/architecture.svg"' in drawn
    assert re.search(r'src="/static/\w+/img/icon.svg"', drawn)
