"""What the proof room refuses, and why: each error carries the offending thing as ``offender``."""

from mistake_bounds.exact.refusals import Refusal as AnyRefusal


class Refusal(AnyRefusal):
    """Something that is not accepted; ``offender`` is the thing itself, ``reason`` the name of the condition."""

    def __init__(self, reason: str, offender: object, advice: str = ""):
        super().__init__(f"{reason}: {offender}" + (f"; {advice}" if advice else ""), offender)
        self.reason = reason


class Refused(Refusal):
    """A rule's premises do not give its conclusion."""


class BadClaim(Refusal):
    """A claim or hypothesis that nothing can be done with."""


class CollapsedRelation(BadClaim):
    """sympy or Python had evaluated the relation to True or False before it was seen."""


class NotARelation(BadClaim):
    """Something other than ≤, <, ≥, > or an equation."""


class FloatInClaim(BadClaim):
    """A float inside an exact claim."""


class NotPolynomial(BadClaim):
    """A term that is not a polynomial with rational coefficients."""


class SymbolClash(BadClaim):
    """One name for two things, such as a vector and a scalar."""


class AssumedSymbol(BadClaim):
    """A symbol with an assumption built in, which would act as a hypothesis that nobody wrote."""


class NotPlain(BadClaim):
    """A thing of another class than the one that is read, which might answer differently the next time."""
