"""The data that scikit-learn bundles, from its own files, as lists of numbers in place of arrays."""

import csv
import gzip
from importlib.resources import files
from types import SimpleNamespace

MEASURES = (
    "radius",
    "texture",
    "perimeter",
    "area",
    "smoothness",
    "compactness",
    "concavity",
    "concave points",
    "symmetry",
    "fractal dimension",
)


def _table(name):
    """One of scikit-learn's tables: its rows without the class, which is the last number, the classes, their names."""
    rows = list(csv.reader(files(__package__).joinpath("data", name).read_text().splitlines()))
    return [list(map(float, row[:-1])) for row in rows[1:]], [int(row[-1]) for row in rows[1:]], rows[0][2:]


def load_digits():
    text = gzip.decompress(files(__package__).joinpath("data", "digits.csv.gz").read_bytes()).decode()
    rows = [list(map(float, line.split(","))) for line in text.split()]
    return SimpleNamespace(data=[row[:-1] for row in rows], target=[int(row[-1]) for row in rows])


def load_iris():
    data, target, names = _table("iris.csv")
    return SimpleNamespace(data=data, target=target, target_names=names)


def load_breast_cancer():
    data, target, names = _table("breast_cancer.csv")
    features = [name for form in ("mean {}", "{} error", "worst {}") for name in map(form.format, MEASURES)]
    return SimpleNamespace(data=data, target=target, target_names=names, feature_names=features)
