"""The words of the command line's longer answers."""

from __future__ import annotations

from godoris import resources
from godoris.cli.words import Say
from godoris.palm.resources import Resources


def words(section: str, language: str | None) -> Say:
    """The texts of a section of `palm_profile/strings`, in English where no language is asked for."""
    texts = Resources(resources.path("palm_profile"), language or "en")

    def say(key: str, **values: object) -> str:
        return texts.string(f"{section}.{key}", **values)

    return say
