"""The server for assistants, asked by the official client over standard input and output."""

import asyncio
import os
import sys

import pytest

mcp = pytest.importorskip("mcp", reason="the package mcp is not installed: no assistant was served")

NOTES = """
from mistake_bounds.proof import claim, prove, scalars
a, b = scalars("a b")
square = prove(claim(2*a*b <= a**2 + b**2, "square"))
"""


def asked(folder, *calls):
    """What the tools answer, one after the other; a call may be a function that is called in between."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    launched = mcp.StdioServerParameters(
        command=sys.executable, args=["-m", "mistake_bounds", "mcp"], cwd=folder, env=environment
    )

    async def ask():
        answers = []
        async with mcp.Client(launched) as client:
            assert [tool.name for tool in (await client.list_tools()).tools] == ["prove", "check", "claim"]
            for call in calls:
                if callable(call):
                    call()
                    continue
                name, given = call
                answer = await client.call_tool(name, given)
                assert not answer.is_error, answer
                found = answer.structured_content
                answers.append(found.get("result", found))
        return answers

    return asyncio.run(ask())


def test_prove_gives_each_verdict(tmp_path):
    growth = {"vectors": "w x", "scalars": "R", "given": {"mistake": "<w, x> <= 0", "radius": "||x||^2 <= R^2"}}
    verdicts = asked(
        tmp_path,
        ("prove", {**growth, "claim": "||w + x||^2 <= ||w||^2 + R^2"}),
        ("prove", {**growth, "claim": "||w + x||^2 < ||w||^2 + R^2"}),
        ("prove", {"claim": "b >= 0"}),
        ("prove", {"scalars": "a b", "claim": "2ab <= a^2 + b^2", "derivation": True}),
    )
    assert [one["verdict"] for one in verdicts] == ["proved", "refuted", "refused", "proved"]
    assert verdicts[0]["rests on"] == ["mistake", "radius"] and "derivation" not in verdicts[0]
    assert verdicts[1]["counterexample"]["R"] == "0" and "derivation" in verdicts[3]


def test_a_module_of_ones_own_is_read_anew(tmp_path):
    notes = tmp_path / "notes.py"
    notes.write_text(NOTES, encoding="utf-8")
    right, stated, wrong, nothing = asked(
        tmp_path,
        ("check", {"address": "notes:square"}),
        ("claim", {"address": "notes:square"}),
        lambda: notes.write_text(NOTES.replace("2*a*b", "3*a*b"), encoding="utf-8"),
        ("check", {"address": "notes:square"}),
        ("claim", {"address": "notes:nothing"}),
    )
    assert right["accepted"] and right["says"].startswith("accepted: square")
    assert stated[0]["claim"] == "2·a·b ≤ a² + b²" and stated[0]["latex"]
    assert not wrong["accepted"] and "Refuted" in wrong["says"]
    assert "refused" in nothing[0]
