"""Where ticks stand."""

from math import ceil, floor, log10

STEPS = (1, 2, 2.5, 5, 10)


class MaxNLocator:
    """At most so many round numbers, whole ones if they are to be ``integer``."""

    def __init__(self, nbins=None, integer=False):
        self.nbins, self.integer = nbins, integer

    def set_params(self, nbins=None, integer=None):
        self.nbins = self.nbins if nbins is None else nbins
        self.integer = self.integer if integer is None else integer

    def ticks(self, low, high, most):
        """Round numbers from low to high, no more than ``most`` gaps between them.

        >>> MaxNLocator().ticks(0, 1, 5)[0], MaxNLocator(integer=True).ticks(0.4, 3, 9)[0]
        ([0.0, 0.2, 0.4, 0.6, 0.8, 1.0], [1, 2, 3])
        """
        if high < low:
            return list(reversed(self.ticks(high, low, most)[0])), self.ticks(high, low, most)[1]
        raw = (high - low) / max(1, min(most, self.nbins or 9))
        power = 10.0 ** floor(log10(raw))
        choices = [s * p for p in (power, 10 * power) for s in STEPS if s * p >= raw * (1 - 1e-9)]
        if self.integer:
            choices = [
                step for step in (*choices, *(100 * power * s for s in STEPS), 1) if step >= 1 and step == int(step)
            ]
        step = min(choices)
        first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
        digits = max(0, 2 - floor(log10(step)))
        return [int(k * step) if self.integer else round(k * step, digits) for k in range(first, last + 1)], step


NullLocator = NullFormatter = MaxNLocator
