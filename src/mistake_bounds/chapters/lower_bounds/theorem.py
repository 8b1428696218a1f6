"""What any learner must pay, if it may draw (Filmus, Hanneke, Mehalel, Moran 2023): half the mean depth of a tree.

A set of concepts is *worth* r, half the mean depth of its best tree; R is what the class is worth.  At an instance e is
what those who say the label are worth and g what the others are; r⁺ is what is left worth, and f the chance of a
mistake.  E adds up the chances.  D is the Littlestone dimension and d that of what is left.
"""

from sympy import S

from mistake_bounds.proof import Eq, Proved, assumption, claim, definition, own_step, prove, statement, telescope
from mistake_bounds.proof.tactics import keep
from mistake_bounds.theorem.notation import LABELLED, Letters, y
from mistake_bounds.theorem.sums import Row, Sum
from mistake_bounds.theorem.theorem import Kind, Theorem, reader
from mistake_bounds.vocabulary import NODE, ROUND, UPDATE

letters = Letters(LABELLED)
R = letters("R", "half the mean depth of the best tree of the class", "`randomized_littlestone(concepts).mistakes`")
r, r_next, r_U, r_T, r_D = letters("r r^+ r_U r_T r_D", "what the concepts that are left are worth")
e = letters("e", "what those are worth who are left and say the label, or are on the side that is taken")
g = letters("g", "what the others are worth who are left")
f = letters("f", "the chance of a mistake")
k = letters("k", "the chance of a mistake, had the label been the other one")
b, b_next, E = letters("b b^+ E", "the chances of a mistake, added up", "`run.expected_mistakes`")
n_u, n_r, n_w = letters("n_u n_r n_w", "how many updates were unsure, sure and right, or sure and wrong")
z = letters("z", "what the target says")
t, t_next, t_U = letters("t t^+ t_U", "1 while the target is left")
T = letters("T", "the number of rounds of a game")
D = letters("D", "the Littlestone dimension of the class", "`littlestone(concepts).mistakes`")
d, d_next, d_T = letters("d d^+ d_T", "the Littlestone dimension of what is left")
h, l = letters("h l", "the dimensions of the two sides, the shallower and the deeper")
v, w = letters("v w", "what the shallower side is worth, and the deeper")
p, p_next, p_N = letters("p p^+ p_N", "what is left of a part of the concepts is worth, or its dimension")
q, q_next, q_N = letters("q q^+ q_N", "the same of all of them, on the same way down")
i, j = letters("i j", "what the two sides of the part are worth")
m, n = letters("m n", "what the two sides of the whole are worth")
N = letters("N", "the number of nodes on that way")

LABEL = definition(Eq(y**2, 1), "label")
TARGET = assumption(Eq(z, y), "target")
ITS_OWN = own_step(Eq(2 * t_next, t * (1 + z * y)), "target dropped")
LEFT = own_step(Eq(r_next, e), "those that agree")
BALANCED = own_step(Eq(2 * f, 1 + g - e), "balanced")
RIGHT, WRONG = own_step(Eq(f, 0), "right"), own_step(Eq(f, 1), "wrong")
FAR = own_step(g >= e + 1, "worth a mistake more")
NODE_OVER = definition(2 * r >= 1 + e + g, "no tree is worth more")
CHANCES = Sum(b, b_next, E, f, "chances so far")
OF_A_GAME = Row(ROUND, T, (CHANCES,))
SURE_AND_WRONG = "sure and wrong", "certain mistakes that took away more than a mistake"
CAUSES = {
    "no tree is worth more": ("not the best instance", "instances with which no best tree begins"),
    "a part is worth no more": ("sure and right", "what was left lost worth at no cost"),
    "worth a mistake more": SURE_AND_WRONG,
    "another part is worth no more": SURE_AND_WRONG,
    "some worth": ("worth left", "what the concepts left in the end are worth"),
}


NOTHING, SOMETHING = assumption(p_N <= 0, "nothing below a leaf"), definition(q_N >= 0, "a concept at the end")


def _down(step: Proved, part, whole, name: str) -> Proved:
    """part ≤ whole: p − q does not fall on the way, and in the end it is 0 or less."""
    state = (p, part, p_next, p_N), (q, whole, q_next, q_N)
    way = telescope(p - q, ((step, N),), state, (part, whole), True, "down the tree of a part", NODE)
    return prove(claim(part <= whole, name), given=[NOTHING, SOMETHING], using=[way])


@statement
def no_more_than_the_whole(part=e, name: str = "a part is worth no more") -> Proved:
    """e ≤ r for a part of the concepts left: down its best tree, to the side where it is more ahead of the whole.

    >>> no_more_than_the_whole().claim
    a part is worth no more: e ≤ r
    """
    one = [
        definition(Eq(2 * p, 1 + i + j), "a node of the part's best tree"),
        definition(2 * q >= 1 + m + n, "no tree of the whole is worth more"),
        definition(p_next - q_next >= i - m, "as much ahead as on one side"),
        definition(p_next - q_next >= j - n, "as much ahead as on the other"),
    ]
    step = prove(claim(p_next - q_next >= p - q, "no less ahead"), given=one)
    return _down(step, part, r, name)


@statement
def no_deeper_than_the_whole() -> Proved:
    """l ≤ d for a side of what is left: down its deepest complete tree, to the side where the whole is shallower.

    >>> no_deeper_than_the_whole().claim
    a part is no deeper: l ≤ d
    """
    one = [
        definition(p_next >= p - 1, "a complete tree of the part"),
        definition(q >= q_next + 1, "a node over two trees of the whole"),
    ]
    return _down(prove(claim(p_next - q_next >= p - q, "no less ahead"), given=one), l, d, "a part is no deeper")


@statement
def randomized_optimal() -> Theorem:
    """E ≤ R for the learner that balances chance and future, on every sequence with a target in the class.

    >>> randomized_optimal().conclusion.claim
    expected mistakes: E ≤ R
    """
    pays = claim(r_next + b_next <= r + b, "chance and future")
    part, other = no_more_than_the_whole(), no_more_than_the_whole(g, "another part is worth no more")
    own = {
        n_u: ("unsure update", (LEFT, BALANCED, NODE_OVER), ()),
        n_r: ("sure and right", (LEFT, RIGHT), (part,)),
        n_w: ("sure and wrong", (LEFT, WRONG, FAR), (other,)),
    }
    steps = {count: prove(pays, [*given, CHANCES.claim], facts) for count, (_, given, facts) in own.items()}
    state = (r, R, r_next, r_U), CHANCES.state
    total = telescope(r + b, [(step, n) for n, step in steps.items()], state, (R,), False, "paid so far", UPDATE)
    kept = [([ITS_OWN, LABEL, TARGET], count) for count in own]
    stays = keep(t >= 1, kept, ((t, S.One, t_next, t_U),), (), "target stays", UPDATE)
    some = definition(r_U * t_U >= 0, "worth of what holds the target")
    left = prove(claim(r_U >= 0, "some worth"), given=[some], using=[stays])
    return Theorem(
        name="Randomized optimal algorithm",
        source="Filmus, Hanneke, Mehalel and Moran 2023",
        kinds=tuple(
            Kind(name, (*given, CHANCES.claim, ITS_OWN, LABEL, TARGET), (steps[count],), facts)
            for count, (name, given, facts) in own.items()
        ),
        sums=(total,),
        facts=(stays, left),
        conclusion=prove(claim(E <= R, "expected mistakes"), using=[total, left]),
        count="E",
        read=reader("lower_bounds.reading:read_drawn"),
        causes=CAUSES,
    )


@statement
def forced() -> Proved:
    """E ≥ R for any learner: down the best tree it is told, at each node, the label that costs it more.

    f is the chance that it is wrong about that label, k about the other, together 1 or more; e is what the branch for
    that label is worth and g the other.

    >>> forced().claim
    forced on average: E ≥ R
    """
    one = [
        own_step(f + e >= k + g, "the dearer label"),
        definition(f + k >= 1, "one of two labels"),
        definition(Eq(2 * r, 1 + e + g), "a node of the tree"),
        definition(Eq(r_next, e), "the branch"),
        *OF_A_GAME.given,
    ]
    step = prove(claim(b_next + r_next >= b + r, "chance and future"), given=one)
    state = (*OF_A_GAME.state, (r, R, r_next, r_T))
    total = telescope(b + r, ((step, T),), state, (R,), True, "paid or still to come", ROUND)
    return prove(claim(E >= R, "forced on average"), given=[assumption(Eq(r_T, 0), "at a leaf")], using=[total])


@statement
def half() -> Proved:
    """D ≤ 2R: a complete tree of depth D is worth D/2; go down it to the side that is worth less.

    >>> half().claim
    at least half: 2·R ≥ D
    """
    one = [
        NODE_OVER,
        definition(r_next <= e, "no more than the one"),
        definition(r_next <= g, "no more than the other"),
    ]
    step = prove(claim(2 * r_next <= 2 * r - 1, "half a mistake a level"), given=one)
    total = telescope(2 * r, ((step, D),), ((r, R, r_next, r_D),), (R,), False, "worth lost", NODE)
    leaf = assumption(r_D >= 0, "a concept at the leaf")
    return prove(claim(2 * R >= D, "at least half"), given=[leaf], using=[total])


@statement
def no_more() -> Proved:
    """R ≤ D: down the best tree, always to the side whose dimension is less above, or more below, what it is worth.

    h and l are the dimensions of the two sides, h ≤ l, and v and w what they are worth.

    >>> no_more().claim
    at most the dimension: R ≤ D
    """
    one = [
        definition(Eq(2 * r, 1 + v + w), "a node of the best tree"),
        definition(d >= h + 1, "a node over two trees"),
        definition(d_next - r_next <= h - v, "the nearer to the shallow"),
        definition(d_next - r_next <= l - w, "the nearer to the deep"),
    ]
    step = prove(claim(d_next - r_next <= d - r, "no more apart"), given=one, using=[no_deeper_than_the_whole()])
    state = (d, D, d_next, d_T), (r, R, r_next, r_T)
    total = telescope(d - r, ((step, T),), state, (D, R), False, "distance", NODE)
    leaf = [assumption(Eq(d_T, 0), "no depth at a leaf"), assumption(Eq(r_T, 0), "no worth at a leaf")]
    return prove(claim(R <= D, "at most the dimension"), given=leaf, using=[total])
