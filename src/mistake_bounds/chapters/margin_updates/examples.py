"""Small streams that show what a bound says and what it does not: those that attain it, those that escape it.

w are the weights, u a separator, R the largest ‖x‖, γ the margin min y⟨u, x⟩/‖u‖, M the mistakes.
A *rule* is what is predicted at ⟨w, x⟩ = 0: −1 ("positive iff > 0"), +1 ("iff ≥ 0"), 0 (always wrong).
"""

from mistake_bounds.exact import whole
from mistake_bounds.examples import Examples
from mistake_bounds.streams.generated import BadStream, Separable


def windows(T: int, k: int, scale: int = 1, lone: bool = False) -> Separable:
    """T positive rows: row t has ``scale`` in the places t to t + k − 1.  For the margin Perceptron, and tight.

    Where β = scale²·k(k − 1)/2 each of them is an update in the first pass, the score being β at all but the first
    few; R² + 2β = scale²·k², and u = (1, …, 1) has y⟨u, x⟩ = scale·k on all rows, so that the theorem allows T + k − 1.
    With a ``lone`` row, a 1 in a place of its own, the final weights have the score β + 1 there, and few more than that
    fraction β/(R² + 2β) of the best margin: u then has scale·k in that place.  Raise `BadStream` unless T, k and scale
    are positive integers.

    >>> from mistake_bounds import play
    >>> from mistake_bounds.chapters.margin_updates.learner import MarginPerceptron
    >>> len(play(MarginPerceptron(3), windows(10, 3).examples).updates)
    10
    """
    T, k, scale = (whole(name, value, 1, refusal=BadStream) for name, value in {"T": T, "k": k, "scale": scale}.items())
    rows = [[scale * (t <= j < t + k) for j in range(T + k - 1)] for t in range(T)]
    u = (1,) * (T + k - 1)
    if lone:
        rows = [*([*row, 0] for row in rows), [0] * len(u) + [1]]
        u = (*u, scale * k)
    return Separable(Examples(rows, [1] * len(rows)), u)
