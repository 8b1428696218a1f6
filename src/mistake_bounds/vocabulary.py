"""Every letter of the theorems with its sentence, and the words for what comes in a row.

A *meaning* is some letters and what they stand for: of three such as w, w⁺ and w_M, the value before a mistake, after
it, and in the end.  A file of theorems has letters of its own and takes others from the families that it names; a
letter of its own goes before one that it takes.  The letters' part of the notation page is made from this file by
`mistake_bounds.theorems.letters`.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

# What comes in a row: a theorem says of each of them what holds there, a reading lists its points under that word.
MISTAKE = "mistake"
UPDATE = "update"
ATTRIBUTE = "attribute"
RELEVANT_ATTRIBUTE = "relevant attribute"
CHIP = "chip"
WEIGHT = "weight"
PLACE = "place"
PASS = "pass"
REFUTED_GUESS = "refuted guess"
CONCEPT = "concept"
ROUND = "round"
NODE = "node"
EXPERT = "expert"
OTHER_EXPERT = "other expert"
ERROR = "error"
EXPECTED_MISTAKE = "expected mistake"
ROUND = "round"
RULE = "rule"
PAIR = "pair"
HIT = "hit"
DEPTH = "depth"
EXAMPLE = "example"
HISTORY = "history"
OUTCOME = "outcome"
HYPOTHESIS = "hypothesis"


class Meaning(NamedTuple):
    """``letters``, by their names in the claims, what they stand for, and how it is written of a ``run``, if at all."""

    letters: tuple[str, ...]
    says: str
    run: str = ""


def _of(letters: str, says: str, run: str = "") -> Meaning:
    return Meaning(tuple(letters.split()), says, run)


# Letters that several files share.
RUN = (_of("M", "the number of mistakes", "`len(run.mistakes)`"),)
LABELLED = (
    _of("y", "the label of an example, 1 or −1", "`step.y`"),
    _of("gamma", "the margin of u: the least y⟨u, x⟩", "`examples.margin(u)`"),
)
ATTRIBUTES = (
    _of("n", "the number of attributes", "`examples.dimension`"),
    _of("r", "the number of relevant attributes", "`len(relevant)`"),
)
FACTOR = (
    _of("epsilon", "the factor by which Winnow multiplies or divides is 1 + ε", "`Winnow(factor=…)`"),
    _of("ell", "ln(1 + ε)"),
)
WINNOW = (
    _of("c c^+ c_M", "chips: promotions less demotions of each attribute, the logarithm of its weight"),
    _of("x", "an example, 1 where an attribute is active and 0 elsewhere", "`step.x`"),
    _of("u", "the target: ones at the relevant attributes", "`planted.u`"),
    _of("w w^+", "the weights", "`step.before`, `step.after`"),
    _of("w_x", "the weights of the active attributes, 0 elsewhere"),
    _of("1", "the vector of ones"),
    _of("T T^+ T_M", "the total weight", "`sum(step.before)`"),
    _of("s", "the score: the weight of the active attributes", "`dot(step.before, step.x)`"),
    _of("P", "the number of promotions"),
    _of("D", "the number of demotions"),
    _of("L", "⌈log₂ n⌉, the most chips that a weight can carry", "`ceil_log(n)`"),
    _of("W", "2ᴸ, the cap of a weight"),
    _of("w_1", "a weight that is left in the end"),
    _of("t_1", "its chips"),
)
ONE_WEIGHT = (
    _of("z z^+ z_M", "the weight of one attribute"),
    _of("e_M", "its chips in the end"),
    _of("Q", "the cap of a weight, a power of the factor that is n or more"),
    _of("d", "its chips less those of the cap"),
    _of("F_d", "the factor to the power d"),
    _of("P_on D_on K_off", "how often its weight is promoted, demoted, and kept"),
    _of("U U^+ U_r", "the chips of the relevant attributes, added up one by one"),
    _of("t t^+", "an exponent, which goes up or down by 1"),
    _of("F F^+", "the factor to that power"),
    _of("t_up t_down", "how often it goes up and down"),
    _of("sigma sigma^+", "a sum of weights, as it adds up"),
    _of("o", "the next weight in it"),
    _of("m", "how many attributes have that weight"),
    _of("t_o", "its chips"),
    _of("N_o", "the number of different weights in the sum"),
)

FAMILIES: Mapping[str, tuple[Meaning, ...]] = MappingProxyType({
    "perceptron": (
        _of("w w^+ w_M", "the weights: before a mistake, after it, and in the end",
            "`step.before`, `step.after`, `run.weights`"),
        _of("x", "an example, a row of numbers", "`step.x`"),
        _of("u", "the target: a vector that separates the examples, of any length",
            "the argument of `theorem.on(run, u)`"),
        _of("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²"),
    ),
    "learning_rates": (
        _of("z z^+ z_M", "the weights at the learning rate a, while w are those at rate 1"),
        _of("a", "a learning rate", "`Perceptron(rate=…)`"),
        _of("v", "any vector: what is said of ⟨v, w⟩ for all of them is said of w"),
    ),
    "passes": (
        _of("k", "the number of mistakes in a pass"),
        _of("m m^+ m_q", "the number of mistakes so far: before a pass, after it, and in all"),
        _of("q", "the number of passes before the last"),
        _of("passes", "the number of passes, the clean one included", "`run.passes`"),
    ),
    "odd_max_bit": (
        _of("n", "the number of places in a row"),
        _of("v", "the weight of a place in the target, times the label of the row that ends there"),
        _of("A A^+ A_n", "the sum of the earlier v of the opposite label"),
        _of("B B^+ B_n", "the sum of the earlier v of the same label"),
        _of("f f^+ f_n", "a Fibonacci number"),
        _of("g g^+ g_n", "the next Fibonacci number"),
        _of("q q^+ q_n", "a power of 2, doubled at each place"),
        _of("Q Q^+ Q_n", "the sum of the squares of the v so far"),
    ),
    "dummy": (
        _of("x", "an example before it is lifted; in the mistake bound, and there only, a lifted one", "`step.x`"),
        _of("w", "weights before they are lifted; in the mistake bound, and there only, lifted ones"),
        _of("w_0", "a threshold with its sign turned, the number that is added to a score"),
        _of("e", "the direction of the dummy input, a unit vector at right angles to everything before"),
        _of("D", "the dummy input", "the argument of `examples.with_dummy(D)`"),
        _of("t", "the dummy's weight"),
        _of("v", "the target before it is lifted", "all but the last entry of u"),
        _of("theta", "the threshold of the target"),
        _of("u", "the lifted target", "the argument of `theorem.on(run, u)`"),
        _of("r", "the radius of a ball about the origin that holds the examples before they are lifted"),
        _of("R", "the radius of a ball about the origin that holds the lifted examples", "`examples.radius2` is R²"),
        _of("p", "a positive example, before it is lifted"),
        _of("q", "a negative example, before it is lifted"),
    ),
    "cross_off": (
        _of("l l^+ l_M", "1 while an attribute is listed, and 0 after that", "`step.before`, `step.after`"),
        _of("l_0", "1 where an attribute is listed at the start"),
        _of("x", "1 where an attribute is on in the example that is a mistake"),
        _of("z", "1 where an attribute is on in the example after the last mistake"),
        _of("q", "1 where an attribute is relevant"),
        _of("k k^+ k_M", "how many attributes are listed", "`sum(step.before)`"),
        _of("s", "how many listed attributes are on"),
        _of("N", "how many attributes are listed at the start"),
        _of("A A^+ A_n", "the listed attributes, counted one by one"),
        _of("B B^+ B_n", "the listed attributes that are on, counted one by one"),
        _of("C C^+ C_n", "the attributes that are listed afterwards, counted one by one"),
        _of("U U^+ U_n", "the relevant attributes, counted one by one"),
        _of("V V^+ V_n", "the attributes that are listed in the end, counted one by one"),
        _of("M'", "the number of mistakes with the first, over the literals or clauses"),
        _of("K", "the number of clauses"),
        _of("b", "how many of them each row breaks"),
    ),
    "winnow": (
        _of("V V^+ V_r", "the weight of the relevant attributes in the end, added up one by one"),
        _of("a", "the attribute errors of an example: the fewest bits to turn round so that the OR gives its label"),
        _of("E E^+ E_M", "the attribute errors of the mistakes so far"),
        _of("A", "the attribute errors of all examples presented", "`planted.attribute_errors`"),
        _of("ell", "log₂ n"),
        _of("b", "ln 2"),
    ),
    "k_of_r": (
        _of("k", "how many relevant attributes a positive example has at least", "`Winnow(factor=1 + 1/(2k))`"),
        _of("K", "a guess at k"),
        _of("delta", "ε/(1 + ε): a demotion lowers a weight by δ of itself"),
        _of("C", "the most chips that a weight can carry: ⌈log n⌉ to the base of the factor"),
        _of("lambda", "ln n"),
    ),
    "guessing": (
        _of("g g^+ g_G", "the guess, which is doubled when it is refuted"),
        _of("B B^+ B_G", "what the refuted guesses have cost together, in mistakes"),
        _of("G", "the number of refuted guesses"),
        _of("A", "what a guess of 1 may cost, in mistakes"),
        _of("M_G", "the number of mistakes on the last guess"),
        _of("m_all", "the number of mistakes on all guesses", "`len(run.mistakes)`"),
        _of("b", "the budget of a guess: one mistake more refutes it", "`learner.budget(state)`"),
        _of("gamma_g", "the margin that a guess g says there is, 1/g"),
    ),
    "gap": (
        _of("u", "the target, without negative entries"),
        _of("theta", "the threshold of the target: ⟨u, x⟩ ≥ θ on positive examples"),
        _of("alpha", "the gap of the target: ⟨u, x⟩ ≤ θ − α on negative examples"),
        _of("L", "the most chips that a weight can carry: ⌈log n⌉ to the base of the factor"),
        _of("v", "the entry of the target at one attribute"),
        _of("W W^+ W_n", "the sum of the target, added up attribute by attribute"),
        _of("U U^+ U_n", "chips times the target, added up attribute by attribute"),
        _of("n_u", "the number of attributes, for those sums"),
        _of("lambda", "ln n"),
        _of("w w^+ w_M", "one weight that starts at 1"),
        _of("z z^+ z_M", "one weight that starts at a and is multiplied by the same factors"),
        _of("a", "how many times as heavy it starts"),
        _of("f", "what a mistake multiplies both by"),
        _of("s_a", "the score with such weights"),
        _of("n_a", "the threshold for them"),
    ),
    "l1_margin": (
        _of("c c^+ c_M", "chips: the logarithm of each weight to the base β"),
        _of("x", "an example: features from −1 to 1", "`step.x`"),
        _of("u", "the target, without negative entries and with the sum 1"),
        _of("r", "the number of attributes in the target"),
        _of("n_0", "the number of the other attributes"),
        _of("beta", "the factor: at a mistake a weight is multiplied by β to the power y times the feature",
            "`Exponentiated(factor=…)`"),
        _of("h", "ln β"),
        _of("kappa", "the hyperbolic cosine of h, (β + 1/β)/2"),
        _of("sigma", "the hyperbolic sine of h, (β − 1/β)/2"),
        _of("k", "ln κ"),
        _of("N", "ln n"),
        _of("H", "the entropy of the target"),
        _of("Lambda Lambda^+ Lambda_M", "the logarithm of the total weight"),
        _of("w w^+", "the weight of one attribute"),
        _of("e e^+", "its chips"),
        _of("z", "its feature"),
        _of("v", "its entry in the target"),
        _of("nu", "ln v"),
        _of("A A^+ A_n", "the total weight, added up attribute by attribute"),
        _of("B B^+ B_n", "the total weight after the mistake, added up attribute by attribute"),
        _of("Q Q^+ Q_n", "the score, added up attribute by attribute"),
        _of("S S^+ S_n", "the total weight in the end, added up attribute by attribute"),
        _of("U U^+ U_n", "the sum of the target, added up attribute by attribute"),
        _of("K K^+ K_n", "chips times the target, added up attribute by attribute"),
        _of("G G^+", "the entropy of the target, added up attribute by attribute"),
        _of("delta", "1/β"),
        _of("j", "ln δ"),
        _of("a_+", "ln(1 + γ)"),
        _of("a_-", "ln(1 − γ)"),
        _of("t", "how far a factor is above 1"),
        _of("p q", "the positive and the negative part of real weights"),
        _of("p_i q_i", "those of one weight"),
        _of("x_+ x_-", "an example on each side of the gap"),
        _of("z_+ z_-", "their features"),
        _of("alpha", "the gap of the real weights"),
        _of("mu", "the middle of the gap"),
        _of("b d", "the positive and the negative part of −μ"),
        _of("V", "the size of the real weights: the sum of their absolute values"),
        _of("Z", "the sum of all non-negative weights that take their place"),
        _of("g", "the gap divided by V and by the largest feature"),
        _of("R R^+", "the size of the real weights, added up one by one"),
        _of("F F^+ F_m", "the score of x₊, added up one by one"),
        _of("E E^+ E_m", "the score of x₋, added up one by one"),
        _of("m", "the number of real weights"),
    ),
    "lists": (
        _of("M", "the number of mistakes, so far and in all", "`len(run.mistakes)`"),
        _of("L", "the number of rules of the target, the default counted", "`len(target)`"),
        _of("N", "the number of all rules, 4n + 2"),
        _of("y", "the label of an example, 1 or −1", "`step.y`"),
        _of("l", "the level in use: the lowest with a rule that fires", "`in_use(step.before, step.x)`"),
        _of("Z Z^+ Z_M Z_q", "the greatest level less rank among the ranked rules"),
        _of("q", "how many mistakes came before one"),
        _of("e_i d_i a_i", "the level, the rank and the answer of the rule that is deepest after a mistake"),
        _of("b_i f_i", "1 where it drops, and 1 where it fires"),
        _of("e_j d_j", "the level and the rank of the rule that decides the example"),
        _of("e e^+ e_M", "the level of a rule", "`step.before`, `step.after`, `run.weights`"),
        _of("b", "1 where a rule drops at a mistake"),
        _of("c", "how many rules drop at a mistake"),
        _of("o", "1 for a rule that dropped, of a pair: off its level"),
        _of("E E^+ E_M", "the sum of all levels", "`sum(step.before)`"),
        _of("A A^+ A_N", "the levels before a mistake, added up rule by rule"),
        _of("B B^+ B_N", "the drops, added up rule by rule"),
        _of("C C^+ C_N", "the levels after a mistake, added up rule by rule"),
        _of("U U^+ U_N", "the levels in the end, added up rule by rule"),
        _of("h h^+ h_M", "the mistakes that are hits of a pair"),
        _of("pi", "1 where a mistake is a hit of a pair"),
        _of("t t^+ t_D", "a depth: that of a pair, or how many depths came before", "`target.peeled(n)`"),
        _of("p", "the number of pairs of a depth and a label"),
        _of("m", "the hits of a pair"),
        _of("F G", "how many of them are the first, and how many come later"),
        _of("phi", "how many attributes take both values on the examples of a pair", "`depth.met[y]`"),
        _of("phi_p phi_n", "the same for the two labels at one depth"),
        _of("s s^+ s_m", "how many rules against the label have left the level of a pair"),
        _of("r", "how many rules are against the label: 2n + 1"),
        _of("f", "1 where a rule fires at the hit at which it left"),
        _of("chi", "1 where that example is one of the pair's"),
        _of("mu", "1 where a rule fires on some example of the pair"),
        _of("sigma sigma^+ sigma_r", "the rules that left, counted one by one"),
        _of("tau tau^+ tau_r", "the rules that fire on some example of the pair, counted one by one"),
        _of("V V^+ V_p", "the hits, added up pair by pair"),
        _of("W W^+ Phi", "φ, added up pair by pair"),
        _of("K", "the number of depths", "`len(target.peeled(n))`"),
        _of("D", "the depths before the last two"),
        _of("k k^+ k_D", "the attributes that are settled so far"),
        _of("u u^+ u_D", "the sum of 1 + φ so far"),
        _of("v", "the attributes that are settled in all"),
        _of("T", "the sum of 1 + φ over all pairs", "`most_mistakes(target, n)`"),
        _of("H", "the same sum where the last depth counts 1"),
    ),
    "infinite_attributes": (
        _of("n", "the largest number of strings in an example", "`learner.n`"),
        _of("L", "⌈log₂ N⌉, the most chips that a weight can carry"),
        _of("N", "the number of slots", "`learner.slots`"),
        _of("S S^+ S_M", "how many slots are taken"),
        _of("k", "the number of new strings in an example"),
        _of("lg", "log₂ N"),
        _of("q", "n times r"),
        _of("lambda", "log₂(nr)"),
        _of("b", "ln 2"),
        _of("t", "where the logarithm and its tangent are compared"),
        _of("h", "log₂ r"),
        _of("m", "log₂ n"),
        _of("q", "the constant in a learner's bound M ≤ q·N^(1 − ε)"),
        _of("A B", "N to the power 1 − ε, and to the power ε"),
        _of("epsilon", "an exponent from 0 to 1"),
        _of("a_2", "ln r²"),
    ),
    "halving": (
        _of("N", "the number of concepts in the class", "`examples.dimension`"),
        _of("V V^+ V_M V_0 V_D", "how many concepts are left, or agree with the way down a tree", "`sum(step.before)`"),
        _of("Lambda Lambda^+ Lambda_M Lambda_0", "the base-2 logarithm of how many are left"),
        _of("lg", "log₂ N"),
        _of("b", "ln 2"),
        _of("s", "the vote: the sum of what those who are left say", "`dot(step.before, step.x)`"),
        _of("x", "what one concept says, 1 or −1", "`step.x`"),
        _of("l l^+ l_M", "1 while a concept is left, and 0 after that", "`step.before`, `step.after`"),
        _of("q", "1 for the target, and 0 for every other concept"),
        _of("z", "what the target says"),
        _of("t t^+ t_M", "1 while the target is left"),
        _of("A A^+ A_n", "those who are left, counted one by one"),
        _of("B B^+ B_n", "the vote, added up one by one"),
        _of("C C^+ C_n", "those who are left after the mistake, or in the end, counted one by one"),
        _of("U U^+ U_n", "the targets, counted one by one"),
        _of("p p^+", "a power of 2, doubled at each mistake or node"),
        _of("2^M", "2 to the number of mistakes"),
        _of("2^D", "2 to the depth of the tree"),
        _of("D", "the Littlestone dimension of the class", "`littlestone(concepts).mistakes`"),
        _of("d d^+ d_M d_T", "the Littlestone dimension of what is left"),
        _of("e", "the dimension of those who are left and say the label"),
        _of("g", "the dimension of those who are left and do not"),
        _of("h", "the smaller of the two"),
        _of("f", "what an algorithm predicts, 1 or −1"),
        _of("k", "1 where that is a mistake"),
        _of("m m^+ m_T", "the mistakes so far in a game"),
        _of("T", "the number of rounds of a game"),
        _of("V_- V_+", "how many of them are on the two sides of a node"),
    ),
    "experts": (
        _of("n", "the number of experts", "`examples.dimension`"),
        _of("beta", "the penalty: an error multiplies an expert's weight by β", "`learner.beta`"),
        _of("epsilon", "the rate of a randomized algorithm", "`VovkForecaster(rate=…)`"),
        _of("m", "the number of errors of the best expert", "`min(errors(run))`"),
        _of("G", "the number of updates that are no mistakes, or at which the forecaster is sure"),
        _of("U", "the number of updates: of rounds in which some expert errs", "`len(run.updates)`"),
        _of("R", "the number of rounds", "`run.presented`"),
        _of("f", "the chance of a mistake"),
        _of("d d^+ E", "the chances of a mistake, added up: E is the expected number of mistakes",
            "`run.expected_mistakes`"),
        _of("T T^+ T_U", "the total weight", "`sum(step.before)`"),
        _of("F", "the weight of the experts that err"),
        _of("Lambda Lambda^+ Lambda_U", "the logarithm of the total weight"),
        _of("h", "ln(1/β), what an error costs an expert"),
        _of("K", "ln(2/(1 + β)), what a mistake costs the total at least"),
        _of("N", "ln n"),
        _of("lg", "log₂ n"),
        _of("w w^+", "the weight of one expert"),
        _of("A A^+", "the total weight, added up expert by expert"),
        _of("B B^+", "the total weight after the update, added up expert by expert"),
        _of("W W^+", "the weight of the experts that err, added up one by one"),
        _of("n_e", "how many experts err"),
        _of("n_r", "how many experts are right"),
        _of("S S^+", "the total weight in the end, added up expert by expert"),
        _of("n_o", "the number of experts besides the best"),
        _of("v v^+ v_m", "the weight of the best expert"),
        _of("nu nu^+ nu_m", "its logarithm"),
        _of("p p^+ beta^m", "a power of β"),
        _of("kappa", "(1 + β)/2"),
        _of("q q^+ kappa^M", "a power of κ"),
        _of("s", "√(2m ln n), or √(R ln n/2): what the best choice of β costs"),
        _of("g", "the logarithm of 1 − f + fβ, or of 4/3"),
        _of("b", "ln 2"),
        _of("a", "the logarithm of (4/3)¹⁴⁷"),
        _of("c", "the logarithm of 2⁶¹"),
    ),
    "imperfect": (
        _of("u", "the target: any vector, whether or not it separates the examples",
            "the argument u of `theorem.on(run, u, gamma)`"),
        _of("gamma", "the margin that is asked for, any number above 0", "the argument gamma beside u"),
        _of("d", "the distance of an example: what it lacks of the margin, max(0, γ − y⟨u, x⟩)",
            "`examples.distances(u, gamma)`"),
        _of("E E^+ E_M", "the distances of the mistakes so far, added up"),
        _of("S S^+ S_M", "the squared distances of the mistakes so far, added up"),
        _of("T", "the total distance: the distances of all examples presented, added up"),
        _of("D", "the root of the sum of all squared distances"),
        _of("Delta", "what stands in the column of its own that an example gets",
            "`extended(examples, u, gamma, delta)`"),
        _of("lambda", "any number above 0; the bound holds for each"),
        _of("s", "the square root of R²‖u‖²(R²‖u‖² + 4γT)"),
        _of("N", "the length of the target"),
        _of("p", "the target divided by γ"),
        _of("v v^+ v_M", "the weight, where examples are single numbers: before a mistake, after it, and in the end"),
        _of("v_0", "the weight at the start"),
        _of("z", "the label times the example, where that is a single number"),
        _of("B", "the larger of R and the size of the weight at the start"),
    ),
    "gradient": (
        _of("w w^+ w_T", "the weights: before a round, after it, and in the end",
            "`round.state`, `run.weights`"),
        _of("u", "any vector to compare with", "the argument of `theorem.on(run, u)`"),
        _of("x", "an example, a row of numbers", "`round.x`"),
        _of("y", "its label: 1 or −1, for LMS any number", "`round.y`"),
        _of("eta", "the learning rate", "`learner.rate`"),
        _of("g", "a subgradient at w of the loss of a round"),
        _of("G", "a length that no subgradient exceeds"),
        _of("R", "the radius of a ball about the origin that holds all x", "`examples.radius2` is R²"),
        _of("ell", "the loss of w in a round"),
        _of("ell_u", "the loss of u in a round"),
        _of("L L^+ L_T", "the losses of w, added up", "`run.total_loss`"),
        _of("U U^+ U_T", "the losses of u, added up"),
        _of("T", "the number of rounds", "`run.presented`"),
        _of("K", "the number of rounds with a step", "`len(run.updates)`"),
        _of("Z", "the number of rounds without a step"),
        _of("mu", "where the loss reaches 0: 1 for the hinge loss, 0 for the perceptron loss", "`learner.margin`"),
        _of("s", "the share of −yx that a subgradient at the kink is, from 0 to 1", "`learner.at_kink`"),
        _of("D", "the length of u"),
        _of("q", "√T"),
        _of("delta", "the error of w in a round: y − ⟨w, x⟩"),
        _of("delta_u", "the error of u in a round"),
        _of("S S^+ S_T", "the squared errors of w, added up", "`run.total_loss`"),
        _of("V V^+ V_T", "the squared errors of u, added up"),
        _of("a", "how an error of w is traded for one of u: any positive number"),
        _of("v v_1 v_2", "a single weight: before a positive example, after it, and after a negative one"),
        _of("c", "the weight about which the two-cycle turns: −η/(2 − η)"),
    ),
    "votes": (
        _of("v", "any vector: what is said of ⟨v, w⟩ for all of them is said of w"),
        _of("w_T", "the weights in the end", "`run.weights.weights`"),
        _of("c c^+ c_T", "how many weight vectors have been counted: before a round, after it, and in the end",
            "`run.weights.count`"),
        _of("D D^+ D_T", "the steps, each times the c at its time, added up", "`run.weights.timed`"),
        _of("W W^+ W_T", "the weight vectors, added up", "`learner.total(run.weights)`"),
        _of("J", "the number of rounds without a mistake"),
        _of("m", "the number of examples that are learned from"),
        _of("T", "the number of draws: one more, to test on", "`run.presented`"),
        _of("g", "the probability of a mistake in a round"),
        _of("e", "the expected error of the weights that meet the example of a round"),
        _of("E E^+ E_T", "the expected mistakes, added up round by round", "`expected_mistakes(world, learner, T)`"),
        _of("X X^+ X_T", "the expected errors, added up round by round"),
        _of("e_r", "the error of stopping at random: that of the weights after 0, 1, … or m examples"),
        _of("e_v", "the error of the vote", "`expected_error(world, learner, m, learner.final_prediction)`"),
        _of("p", "the probability of a history, or of an outcome"),
        _of("H", "the number of histories"),
        _of("F F^+ F_H", "the mistakes of the histories, each times its probability, added up"),
        _of("O O^+ O_H", "the probabilities of the histories, added up"),
        _of("N", "the number of outcomes"),
        _of("q", "1 where the vote is wrong"),
        _of("a", "how many votes are wrong"),
        _of("s", "the vote: the votes for 1 less those for −1", "`learner.score(state, x)`"),
        _of("Q Q^+ Q_N", "the probabilities of the outcomes in which the vote is wrong, added up"),
        _of("A A^+ A_N", "the wrong votes of the outcomes, each times its probability, added up"),
        _of("h", "the number of different hypotheses", "`len(learner.ballot(state))`"),
        _of("k", "the votes of one hypothesis"),
        _of("f", "what it predicts: 1, −1, or 0 where it abstains"),
        _of("b", "1 where that is wrong"),
        _of("V V^+ V_h", "the vote, added up hypothesis by hypothesis"),
        _of("B B^+ B_h", "the wrong votes, added up hypothesis by hypothesis"),
        _of("C C^+ C_h", "all votes, added up hypothesis by hypothesis"),
        _of("w_i", "the weights in the end of the run without one example"),
        _of("z", "1 where the run without an example errs on it"),
        _of("L L^+ L_n", "the examples of which that is so, counted one by one", "`len(left_out(run))`"),
        _of("K", "the number of examples that were a mistake"),
        _of("Z", "the number of examples that never were a mistake"),
        _of("o", "1 at a mistake on an example that was none before"),
        _of("d d^+ d_M", "the examples that were a mistake, counted one by one"),
    ),
})  # fmt: skip

# From where each file takes letters besides its own; of several meanings the first counts.
_ON_WEIGHTS = (*WINNOW, *ONE_WEIGHT, *ATTRIBUTES, *RUN)
TAKEN: Mapping[str, tuple[Meaning, ...]] = MappingProxyType({
    "perceptron": (*LABELLED, *RUN),
    "learning_rates": (*FAMILIES["perceptron"], *LABELLED, *RUN),
    "passes": (*FAMILIES["perceptron"], *LABELLED, *RUN),
    "odd_max_bit": (*FAMILIES["perceptron"], *LABELLED),
    "dummy": (
        _of("w^+ w_M", "the lifted weights: after a mistake, and in the end", "`step.after`, `run.weights`"),
        *LABELLED, *RUN,
    ),
    "cross_off": (*ATTRIBUTES, *RUN),
    "winnow": _ON_WEIGHTS,
    "k_of_r": (*FACTOR, *_ON_WEIGHTS),
    "guessing": (*FAMILIES["k_of_r"], *FACTOR, *LABELLED, *_ON_WEIGHTS, *FAMILIES["l1_margin"]),
    "gap": (*FACTOR, *_ON_WEIGHTS),
    "l1_margin": (*LABELLED, *_ON_WEIGHTS),
    "infinite_attributes": _ON_WEIGHTS,
    "halving": (*LABELLED, *RUN),
    "experts": RUN,
    "imperfect": (*FAMILIES["perceptron"], *LABELLED, *RUN),
    "gradient": (),
    "lists": ATTRIBUTES,
    "votes": (*FAMILIES["perceptron"], *LABELLED, *RUN),
})  # fmt: skip

# The chapters and the files whose theorems they tell.
CHAPTERS: Mapping[str, tuple[str, ...]] = MappingProxyType({
    "The Perceptron and its mistake bound": ("perceptron", "learning_rates", "passes"),
    "Thresholds and the dummy input": ("dummy",),
    "What a margin measures": ("odd_max_bit",),
    "Winnow for ORs": ("winnow",),
    "How tight? The exact worst case": ("cross_off",),
    "Winnow for k of r": ("k_of_r",),
    "Winnow for weighted targets": ("gap",),
    "Linear thresholds and the L₁ margin": ("l1_margin",),
    "Guess and double": ("guessing",),
    "Strings and infinitely many attributes": ("infinite_attributes",),
    "The mistake-bound model and halving": ("halving",),
    "Weighted majority": ("experts",),
    "When no separator is perfect": ("imperfect",),
    "Losses and steps": ("gradient",),
    "Decision lists online": ("lists",),
    "Votes and averages": ("votes",),
})  # fmt: skip


def meanings(file: str, letter: str) -> tuple[str, ...]:
    """What a letter stands for in a file of theorems: its own meanings of it, else the first that it takes.

    >>> meanings("perceptron", "gamma"), meanings("gap", "W"), meanings("perceptron", "Z")
    (('the margin of u: the least y⟨u, x⟩',), ('the sum of the target, added up attribute by attribute',), ())
    """
    own = tuple(_saying(FAMILIES[file], letter))
    return own or tuple(_saying(TAKEN[file], letter))[:1]


def _saying(among: tuple[Meaning, ...], letter: str) -> Iterator[str]:
    return (meaning.says for meaning in among if letter in meaning.letters)
