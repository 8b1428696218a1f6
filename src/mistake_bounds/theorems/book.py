"""All theorems of the book, and every certificate in their proofs."""

from collections.abc import Iterator, Mapping
from inspect import signature
from types import MappingProxyType, ModuleType

from mistake_bounds.chapters import records
from mistake_bounds.proof import Certificate, Proved
from mistake_bounds.proof.show import forms
from mistake_bounds.theorem.theorem import Theorem
from mistake_bounds.theorems.sorts import parts

# The files of theorems in the order of the book, by their names.
FILES: Mapping[str, ModuleType] = MappingProxyType(
    {name: module for chapter in records() for name, module in chapter.files().items()}
)


def results_of(module: ModuleType) -> Iterator[tuple[str, object]]:
    """The results of a module of theorems, by the names of its cached functions without arguments, in their order."""
    for name, thing in vars(module).items():
        if hasattr(thing, "cache_info") and not signature(thing).parameters:
            yield name, thing()


def theorems() -> tuple[Theorem, ...]:
    """Every theorem, in the order of the book."""
    return tuple(thing for module in FILES.values() for _, thing in results_of(module) if isinstance(thing, Theorem))


def lemmas() -> Iterator[Proved]:
    """Whatever else the modules of theorems prove for the chapters."""
    for module in FILES.values():
        yield from lemmas_of(module)


def lemmas_of(module: ModuleType) -> Iterator[Proved]:
    """What a module of theorems proves beside its theorems."""
    for _, thing in results_of(module):
        yield from (part for part in (thing if isinstance(thing, tuple) else (thing,)) if isinstance(part, Proved))


def derivations() -> tuple[Proved, ...]:
    """Everything that the theorems and lemmas prove, in the order of the chapters."""
    return (*(proof for theorem in theorems() for proof in theorem.proofs), *lemmas())


def certificates() -> tuple[Certificate, ...]:
    """Each certificate that a theorem or a lemma rests on, once, premises first."""
    found = (part.certificate for proof in derivations() for part in parts(proof))
    return tuple(dict.fromkeys(certificate for certificate in found if certificate))


def unfounded_forms() -> Iterator[str]:
    """The claims of the author's forms beyond what the book proves: there are none, or a test fails."""
    results, inner = _by_form(derivations())
    for text in forms.registered_forms():
        # every proof of a result has to hold its form; for a step of it, such as a case, `latex_in` chooses the form
        found = results.get(text) or inner.get(text, ())
        whys = dict.fromkeys(why for form, proof in found for why in forms.unfounded(form, proof))
        yield from (f"{text}: {why}" for why in (whys if found else ["no proof has this claim"]))


def _by_form(proofs: tuple[Proved, ...]) -> tuple[dict, dict]:
    """Proofs beside the form of their claim, by its text: the results, and all that these are built from."""
    of_parts = (part for proof in proofs for part in parts(proof))
    found: tuple[dict, dict] = {}, {}
    for group, several in zip(found, (proofs, of_parts), strict=True):
        for proof in dict.fromkeys(several):
            if form := forms.written(proof.claim):
                group.setdefault(form.text, []).append((form, proof))
    return found
