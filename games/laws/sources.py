"""The names that stand in a source: literals, what is put together from parts, and what is said for sure."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from games.contract import Rules

TELLING = frozenset({"Event"})
ID = "[a-z][a-z0-9-]*"

_COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.S)
_LITERAL = re.compile(r'"([^"\\\n]*)"')
_KEY = re.compile(r"\b(\w+):")  # of an object
_TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{(?:[^`{}]|\{[^`{}]*\})*\})+)`")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_SAID = re.compile(r"\b(?:say|has)\(\s*")
_ASIDE = re.compile(r'[!=]==?\s*"[^"]*"|\[[^\[\]]*\]|\([^()]*\)')


class Named(msgspec.Struct):
    """Literals; patterns with a group for each part that isn't known; messages that must be there."""

    literals: set[str]
    patterns: set[str]
    events: set[str]
    refusals: set[str]
    said: set[str]
    said_patterns: set[str]


def named_in_modules(folder: Path) -> Named:
    """What a game's own modules name: kinds of events and codes of refusals among it."""
    found = Named(set(), set(), set(), set(), set(), set())
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found.literals |= set(_constants(tree))
        found.patterns |= {_pattern(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args):
            if _name(call) in TELLING:
                found.events |= set(_answers(call.args[0]))
            if _name(call) == "Illegal":
                found.refusals |= set(_answers(call.args[0]))
        if path.stem == "refusals":
            returns = (node.value for node in ast.walk(tree) if isinstance(node, ast.Return) and node.value)
            found.refusals |= {code for value in returns for code in _answers(value)}
    return found


def named_in_scripts(texts: Iterable[str]) -> Named:
    found = Named(set(), set(), set(), set(), set(), set())
    for text in texts:
        source = _COMMENT.sub("", text)
        found.literals |= {word.lower() for word in (*_LITERAL.findall(source), *_KEY.findall(source))}
        found.patterns |= set(map(_template, filter(_speaks, _TEMPLATE.findall(source))))
        for argument in _first_arguments(source):
            found.said_patterns |= set(map(_template, filter(_speaks, _TEMPLATE.findall(argument))))
            found.said |= {one for one in _LITERAL.findall(_bare(argument)) if re.fullmatch(ID, one)}
    return found


def scripts_of(folder: Path, rules: Rules) -> tuple[list[str], list[str]]:
    """The scripts of a game's own table, and those that all pages share."""
    own = {*(folder / "games" / rules.ID).rglob("*.js"), *rules.HOME.rglob("*.js")}
    tables = {path for table in (folder / "games").glob("*/table.js") for path in table.parent.rglob("*.js")}
    shared = set(folder.rglob("*.js")) - own - tables
    mine, common = ([path.read_text(encoding="utf-8") for path in sorted(one)] for one in (own, shared))
    return mine, common


def _constants(tree: ast.AST) -> Iterator[str]:
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return (node.value for node in nodes if isinstance(node.value, str))


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "attr", getattr(call.func, "id", "")))


def _answers(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: not those it only compares or looks up."""
    match node:
        case ast.Constant(value=str(value)):
            yield value
        case ast.IfExp(body=body, orelse=other):
            yield from (*_answers(body), *_answers(other))
        case ast.BoolOp(values=values):
            yield from (answer for value in values for answer in _answers(value))


def _pattern(node: ast.JoinedStr) -> str:
    known = (part.value if isinstance(part, ast.Constant) else None for part in node.values)
    return "".join("(.*)" if part is None else re.escape(str(part)) for part in known)


def _speaks(template: str) -> bool:
    """Whether it has holes, and says enough of itself to be the name of a message."""
    parts = _HOLE.split(template)
    return len(parts) > 1 and max(map(len, parts)) > 2


def _template(text: str) -> str:
    return "(.*)".join(map(re.escape, _HOLE.split(text)))


def _first_arguments(source: str) -> Iterator[str]:
    """What stands between `say(` and its comma or closing bracket."""
    for match in _SAID.finditer(source):
        depth, quote, end = 0, "", match.end()
        while end < len(source) and (quote or depth > 0 or source[end] not in ",)"):
            sign = source[end]
            if quote:
                quote = "" if sign == quote else quote
            elif sign in "\"'`":
                quote = sign
            else:
                depth += (sign in "([{") - (sign in ")]}")
            end += 1
        yield source[match.end() : end]


def _bare(argument: str) -> str:
    """The argument without what is compared, looked up or handed on."""
    while (bare := _ASIDE.sub("", argument)) != argument:
        argument = bare
    return argument
