"""The Perceptron at another learning rate: the same run, with weights that are a times as long.

w are the weights at rate 1 and z those at rate a > 0, both from 0; after a mistake on (x, y) they become w + yx and
z + ayx.  v is any vector: a claim about ⟨v, w⟩ for every v is a claim about w.
"""

from mistake_bounds.chapters.perceptron import theorem as perceptron
from mistake_bounds.chapters.perceptron.theorem import UPDATE, M, w, w_M, w_next, x, y
from mistake_bounds.proof import ZERO, Eq, Proved, VectorEq, claim, dot, keep, own_step, prove, statement
from mistake_bounds.theorem.notation import LABELLED, RUN, Letters

letters = Letters(perceptron.letters, LABELLED, RUN)
z, z_next, z_M = letters.vectors("z z^+ z_M", "the weights at the learning rate a, while w are those at rate 1")
a = letters("a", "a learning rate", "`Perceptron(rate=…)`")
v = letters.vectors("v", "any vector: what is said of ⟨v, w⟩ for all of them is said of w")

SCALED_UPDATE = own_step(VectorEq(z_next, z + a * y * x), "update at rate a")
RATE = claim(a > 0, "positive rate")


@statement
def same_direction() -> Proved:
    """⟨v, z⟩ = a⟨v, w⟩ for every v: while both err on the same examples, one weight vector is a times the other.

    >>> same_direction().claim
    same direction: ⟨v, z_M⟩ = a·⟨v, w_M⟩
    """
    state = ((w, ZERO, w_next, w_M), (z, ZERO, z_next, z_M))
    return keep(Eq(dot(v, z), a * dot(v, w)), [([UPDATE, SCALED_UPDATE], M)], state, (v, a), name="same direction")


@statement
def same_prediction() -> tuple[Proved, Proved, Proved]:
    """After the same M mistakes the scores of any v have one sign at both rates, a tie included: the same prediction.

    So the next mistake is the same, and the runs never part.

    >>> [proof.claim.name for proof in same_prediction()]
    ['says +', 'says −', 'a tie']
    """
    at_rate_1 = dot(v, w_M)
    at_rate_a = dot(v, z_M)
    scaled = [same_direction()]
    plus, minus = claim(at_rate_1 > 0, "rate 1 says +"), claim(at_rate_1 < 0, "rate 1 says −")
    tie = claim(Eq(at_rate_1, 0), "a tie at rate 1")
    return (
        prove(claim(at_rate_a > 0, "says +"), given=[RATE, plus], using=scaled),
        prove(claim(at_rate_a < 0, "says −"), given=[RATE, minus], using=scaled),
        prove(claim(Eq(at_rate_a, 0), "a tie"), given=[tie], using=scaled),
    )
