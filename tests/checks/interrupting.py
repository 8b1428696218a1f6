"""Somebody who stops a long run by hand: the bar is looked at now and then, and at one of these looks it ends."""

from mistake_bounds.engine import passes


def stop_at_look(monkeypatch, look: int, block: int) -> None:
    """The engine plays blocks of that many examples, and is interrupted after the look with that number, from 0."""
    looks = iter(range(look + 1))

    class Bar(passes.tqdm):
        def update(self, n=1):
            if next(looks) == look:
                raise KeyboardInterrupt

    monkeypatch.setattr(passes, "_block_length", lambda n: block)
    monkeypatch.setattr(passes, "tqdm", Bar)
