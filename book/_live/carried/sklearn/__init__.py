"""Of scikit-learn the data that it bundles, for a page; whatever else is asked of it is refused by name."""


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    from session import Missing

    return Missing(f"sklearn.{name}")
