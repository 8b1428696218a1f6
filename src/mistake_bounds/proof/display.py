def latex_of(o):
    return None


def plain_of(o):
    return (
        type(o).__name__
        + str(getattr(o, "claim", ""))
        + str(getattr(o, "counterexample", ""))
        + str(getattr(o, "searched", ""))
        + str(getattr(o, "terms", ""))
        + str(getattr(getattr(o, "certificate", None), "terms", ""))
    )
