"""A server of the Model Context Protocol: an assistant proposes a claim, the kernel judges it.

Each tool is a command of ``python -m mistake_bounds``, run in a process of its own: a module that was changed is read
anew, and one that does not end is stopped.  It needs ``mistake-bounds[mcp]``.
"""

import json
import os
import subprocess
import sys
from typing import Any

from mistake_bounds.exact import Refusal

MINUTES = 10  # until a tool is stopped
INSTRUCTIONS = """\
Exact proofs about real numbers, and vectors in every dimension. `prove` judges a claim: proved, with what it rests on;
refuted, with exact numbers that are a counterexample; or unknown: then prove a step first, and give it in `using`.
Mathematics is typed so: ||w + x||^2 <= ||w||^2 + 2<w, x> + R^2. Call nothing proved before a tool does."""


class NoMCP(Refusal):
    """The package ``mcp`` is not installed."""


def server():
    """The server, whose ``run()`` answers over standard input and output.  Raises `NoMCP`."""
    try:
        from mcp.server import MCPServer
        from mcp_types import ToolAnnotations
    except ImportError as error:
        raise NoMCP('the package mcp 2 is not installed: pip install "mistake-bounds[mcp]"') from error
    made = MCPServer("mistake-bounds", instructions=INSTRUCTIONS)
    for tool in (prove, check, claim):
        made.add_tool(tool, annotations=ToolAnnotations(read_only_hint=tool is prove))
    return made


def prove(
    claim: str,
    scalars: str = "",
    vectors: str = "",
    given: dict[str, str] | None = None,
    using: list[str] | None = None,
    seconds: float = 5,
    derivation: bool = False,
) -> dict[str, Any]:
    """Judge a claim such as "||w + x||^2 <= ||w||^2 + R^2" for all numbers and vectors that meet what is given.

    scalars and vectors: the letters, with spaces between; given: what is known, by name, such as
    {"mistake": "<w, x> <= 0"}; using: steps or squares that the proof may use; seconds: how long to search. The verdict
    is proved, refuted (with a counterexample), unknown, contradiction (no numbers meet what is given) or refused (a
    slip, with its place).
    derivation: return the proof as well, which other judges replay.

    >>> prove("2ab <= a^2 + b^2", scalars="a b")["verdict"]
    'proved'
    """
    asked = {"claim": claim, "scalars": scalars, "vectors": vectors, "given": given or {}, "using": using or []}
    out, _ = _run("prove", "-", text=json.dumps(asked | {"seconds": seconds}))
    answer = json.loads(out) if out.startswith("{") else {"verdict": "refused", "says": out}
    return answer if derivation else {name: value for name, value in answer.items() if name != "derivation"}


def check(address: str) -> dict[str, Any]:
    """Have a second judge, which shares nothing with the kernel, replay what a module of Python proves.

    address: module:name, such as notes.gd:rate: a proof, several, a theorem, or a function that returns one. The module
    is looked for from the folder in which the server was started, and its code is run.
    """
    out, status = _run("check", address)
    return {"accepted": status == 0, "says": out}


def claim(address: str) -> list[dict[str, Any]]:
    """What is claimed at an address, in text and TeX, and on which hypotheses it rests.

    address: of this library, such as perceptron.mistake_bound or perceptron.mistake_bound[growth]; or module:name.
    """
    out, status = _run("claim", address)
    return json.loads(out) if status == 0 else [{"refused": out}]


def _run(*words: str, text: str = "") -> tuple[str, int]:
    """What a command of ours says, on standard output or else as its sentence of refusal; and its exit status."""
    command = [sys.executable, "-m", "mistake_bounds", *words]
    utf8 = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    try:
        done = subprocess.run(
            command, input=text, capture_output=True, encoding="utf-8", env=utf8, timeout=60 * MINUTES
        )
    except subprocess.TimeoutExpired:
        return f"stopped after {MINUTES} minutes", 2
    return done.stdout.strip() or done.stderr.strip(), done.returncode
