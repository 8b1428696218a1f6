"""Of scikit-learn the data that it bundles, for a page; any other name is refused."""


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    from session import Missing

    return Missing(f"sklearn.{name}")
