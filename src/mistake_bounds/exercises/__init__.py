"""What exercises are written with: one function for each kind, which makes an `Exercise` of fixed data and a checker.

| kind | made by | what is typed, and who judges it |
|---|---|---|
| number | `numbers` | numbers or rows of them; they are compared with what ``compute`` gives |
| choice | `choice`, `choice_of_claims` | one of several options; the prover, of claims |
| claim | `stated`, `hypothesis`, `constant` | a claim, a hypothesis or a constant; the prover |
| stream | `stream` | rows with a label each; a run of a learner |
| certificate | `certificate` | the terms of a certificate; the kernel |
| order | `order.order` | the lines of a board in an order; the prover |

A module of your own has them in a tuple ``EXERCISES``, and `mistake_bounds.site.exercises.check` answers, as in
``check("notes.gd", name, answer)``.

>>> longest = numbers("gd-longest", ["η"], lambda: [2], "Any longer step can lead away.", ["Try f(x) = x²/2."])
>>> longest.check(["2"]).words, longest.check(["1/2"]).words
('Any longer step can lead away.', '1/2 is not right.')
>>> from mistake_bounds.proof import claim, norm2, vectors
>>> w, x = vectors("w x")
>>> sum_of = stated("gd-square", lambda: claim(norm2(w + x) <= 2*norm2(w) + 2*norm2(x)), tuple, "w x",
...     "||w + x||^2 <= 2||w||^2 + 2||x||^2", "||w + x||^2 <= ||w||^2", ["Multiply out."], "||w||^2 <= <w, x>")
>>> sum_of.check("||w + x||^2 <= ||w||^2").words
'It is false: ‖w + x‖² ≤ ‖w‖² fails at w = (0), x = (-1): 1 > 0.'
"""

from mistake_bounds.exercises.exercise import Answer, Exercise, NotAnAnswer
from mistake_bounds.exercises.question_types import (
    certificate,
    choice,
    choice_of_claims,
    constant,
    hypothesis,
    numbers,
    right_answer,
    stated,
    stream,
    wrong_answer,
)

__all__ = [
    "Answer",
    "Exercise",
    "NotAnAnswer",
    "certificate",
    "choice",
    "choice_of_claims",
    "constant",
    "hypothesis",
    "numbers",
    "right_answer",
    "stated",
    "stream",
    "wrong_answer",
]
