"""The calculus rule in Rocq: a function put together from the prelude's parts, and the mean value theorem."""

from sympy import Symbol

from mistake_bounds.proof.kernel.claims import Claim
from mistake_bounds.proof.kernel.derivation import Calculus
from mistake_bounds.proof.kernel.terms import name_of
from mistake_bounds.proof.rocq.identities import closing
from mistake_bounds.proof.rocq.in_progress import InProgress
from mistake_bounds.proof.rocq.names import identifier
from mistake_bounds.proof.rocq.positive import coefficient, is_positive, positive_at
from mistake_bounds.proof.rocq.terms import (
    SIGN_OF,
    NotExported,
    Tree,
    argument,
    divides,
    function,
    number,
    sides,
    text,
    tree,
)
from mistake_bounds.proof.rocq.trees import has, logs_in, quotient, replaced

BETWEEN = "between"  # a point between the start and t


def calculus(work: InProgress, by: Calculus) -> None:
    t = name_of(by.t)
    word = identifier(t)
    f = tree(by.f, {})
    curve = function(f, word)
    start = number(by.start)
    rule = "falls" if by.falling else "rises"
    domain = Claim(by.t, "<=" if by.falling else ">=", by.start)
    have = work.hypothesis(domain)
    at_start = {t: start}
    goal = (("name", word), "<=", start) if by.falling else (start, "<=", ("name", word))
    domain = work.label("domain")
    proposition = f"{text(goal[0])} <= {text(goal[2])}"
    work.write(f"assert ({domain} : {proposition}).", "{ " + work.same(have[0], have[1], goal) + " }")
    work.write(f"cut (0 <= eval {curve} {word}); [exact (Rle_ge _ _) |].")
    work.write(f"apply ({rule} _ {argument(start)}).")
    work.bullet(lambda: work.write(f"exact {domain}."))
    work.bullet(lambda: _start(work, by, t, at_start, domain))
    work.bullet(lambda: _slope(work, by, t, curve))


def _start(work: InProgress, by: Calculus, t: str, at_start, domain: str) -> None:
    f = tree(by.f, at_start)
    value = quotient(f)
    c = value.top.over(value.bottom)
    if divides(f):
        here = f"(Rle_refl {argument(number(by.start))})"
        terms = {t: by.start}
        _there(work, by, t, at_start, terms, *((domain, here) if by.falling else (here, domain)))
        positive_at(work, by.positive, at_start, terms)
    work.write(f"change (0 <= {text(f)}).")
    done = {}
    for log in dict.fromkeys(logs_in(f)):
        inside = quotient(log[1])
        key = (inside.top, inside.bottom)
        value_of = work.label("logarithm")
        if inside.top == inside.bottom:
            work.write(f"assert ({value_of} : {text(log)} = 0) by (apply ln_of_1; field; nonzero).")
            work.write(f"rewrite {value_of}.")
        elif key in done:
            work.write(f"assert ({value_of} : {text(log)} = {text(done[key])}) by (apply f_equal; field; nonzero).")
            work.write(f"rewrite {value_of}.")
        else:
            done[key] = log
    work.write(f"apply (Rle_trans _ {argument(number(c))}).")
    work.write("{ " + ("apply Rle_refl." if c == 0 else f"exact (weak _ {coefficient(c)}).") + " }")
    work.write("apply Req_le. field; nonzero.")


def _slope(work: InProgress, by: Calculus, t: str, curve: str) -> None:
    word = identifier(t)
    between = ("name", BETWEEN)
    work.write(f"intros {BETWEEN} low high.")
    work.scope.add(BETWEEN)
    work.labels |= {BETWEEN, "low", "high"}
    there, terms = {t: between}, {t: Symbol(BETWEEN)}
    _there(work, by, t, there, terms, "low", "high")
    positives = positive_at(work, by.positive, there, terms)
    defined = _defined(work, tree(by.f, {}), word, positives)
    p, s = (tree(part, there) for part in by.ratio)
    lemma = work.book.lemma(by.slope)
    slope = work.use(by.slope, there, terms)
    shown = f"(of_{SIGN_OF[lemma.claim.op]} _ _ {slope})"
    shown = shown if lemma.claim.sign == ">=" else f"(weak _ {shown})"
    factors = f"{is_positive(work, s, positives)} {is_positive(work, p, positives)}"
    rule = "nonpos_slope" if by.falling else "nonneg_slope"
    work.write("split.", f"+ exact {defined}.")
    work.write(f"+ refine ({rule} _ _ {argument(p)} {argument(s)} _ {factors} {shown} _).")
    work.write("  worked_out. field; nonzero.")


def _there(work: InProgress, by: Calculus, t: str, there, terms, low: str, high: str) -> None:
    """The bounds on t hold at a point of the interval: ``low`` states that it is not below, ``high`` not above."""
    inner, outer = (high, low) if by.falling else (low, high)
    for known, label, _ in list(work.known):
        if t not in known.symbols:
            continue
        left, op, right = sides(known, there)
        before, _, after = sides(known, {})
        stands = left, right, before, after, ("name", identifier(t)), there[t]
        new = work.label(f"{label}_there")
        proposition = work.book.proposition(known, there)
        slope = abs(known.polynomial.by(t).value)
        if known == Claim(by.t, "<=" if by.falling else ">=", by.start):
            shown = f"refine (same_{SIGN_OF[op]} _ _ _ (of_le _ _ {inner}) _). {closing(stands)}"
        else:
            more = f"(times _ _ (weak _ {coefficient(slope)}) (of_le _ _ {outer}))"
            add = "splus" if known.sign == ">" else "plus"
            total = f"({add} _ _ (of_{SIGN_OF[known.op]} _ _ {label}) {more})"
            algebra = closing((*stands, number(slope)))
            shown = f"refine (cert_{SIGN_OF[op]} _ _ _ _ _ (pos 1) {total} (eq_refl 0) _). {algebra}"
        work.write(f"assert ({new} : {proposition}).", "{ " + shown + " }")
        work.known.append((known.substitute(terms), new, proposition))


def _defined(work: InProgress, term: Tree, word: str, positives) -> str:
    """A proof term: a function is defined at the values."""

    def at(part):
        return replaced(part, word, ("name", BETWEEN))

    def walk(part):
        if not has(part, word) or part[0] == "name":
            return "I"
        match part:
            case ("+" | "-" | "*", left, right):
                return f"(conj {walk(left)} {walk(right)})"
            case ("^", base, _):
                return walk(base)
            case ("negative", inside):
                return walk(inside)
            case ("/", left, right):
                below = f"(Rgt_not_eq _ _ {is_positive(work, at(right), positives)})"
                return f"(conj {walk(left)} (conj {walk(right)} {below}))"
            case ("inverse", inside):
                return f"(conj {walk(inside)} (Rgt_not_eq _ _ {is_positive(work, at(inside), positives)}))"
            case ("ln", inside):
                return f"(conj {walk(inside)} {is_positive(work, at(inside), positives)})"
        raise NotExported("not seen to be defined", text(part))

    return walk(term)
