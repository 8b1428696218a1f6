"""The Perceptron at another learning rate: the same run, with weights that are a times as long.

w are the weights at rate 1 and z those at rate a > 0, both from 0; after a mistake on (x, y) they become w + yx and
z + ayx.  v is any vector: a claim about ⟨v, w⟩ for every v is a claim about w.
"""

from mistake_bounds.chapters.perceptron.theorem import PerceptronBound
from mistake_bounds.proof import Proved, statement
from mistake_bounds.theory import Notation, Row, Theory, assume, does, dot, fixed, have, state


class LearningRates(Theory):
    """While both err on the same examples, z is a times w; so both say the same next, and never part."""

    M, w, x, y, update = PerceptronBound["M w x y update"]
    mistakes = Row("mistake", M)
    z = state("the weights at the learning rate a, while w are those at rate 1", start=0, vector=True)
    a = fixed("a learning rate")
    v = fixed("any vector: what is said of ⟨v, w⟩ for all of them is said of w", vector=True)

    update_at_rate_a = does(z.next == z + a * y * x)
    positive_rate = does(a > 0)
    same_direction = mistakes.keep((dot(v, z) == a * dot(v, w), update, update_at_rate_a))
    plus, minus = assume(dot(v, w.last) > 0, "rate 1 says +"), assume(dot(v, w.last) < 0, "rate 1 says −")
    tie = assume(dot(v, w.last) == 0, "a tie at rate 1")
    says_plus = have(dot(v, z.last) > 0, positive_rate, plus, same_direction, name="says +")
    says_minus = have(dot(v, z.last) < 0, positive_rate, minus, same_direction, name="says −")
    a_tie = have(dot(v, z.last) == 0, tie, same_direction)


letters = Notation(LearningRates)


@statement
def same_direction() -> Proved:
    """⟨v, z⟩ = a⟨v, w⟩ for every v: while both err on the same examples, one weight vector is a times the other."""
    return LearningRates.same_direction.proof


@statement
def same_prediction() -> tuple[Proved, Proved, Proved]:
    """After the same M mistakes the scores of any v have one sign at both rates, a tie included: the same prediction.

    So the next mistake is the same, and the runs never part.
    """
    return LearningRates.says_plus.proof, LearningRates.says_minus.proof, LearningRates.a_tie.proof
