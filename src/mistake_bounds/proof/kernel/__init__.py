"""All that is trusted: what claims and derivations are, and the rules that make a `Proved`."""
