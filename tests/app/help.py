"""The pages of How to play as tests ask for them."""

from functools import cache

from app.table import FONTS
from godoris import rules
from godoris.app.help_pages import shipped
from godoris.app.help_words import HelpWords
from godoris.app.words import Words
from godoris.palm.resources import Resources

HELP = shipped()
WIDEST = {"en": "WWWWWW", "ko": "뻑뻑뻑"}


@cache
def words(language: str, name: str) -> HelpWords:
    known = Words(Resources(language=language, fonts=FONTS), WIDEST[language])
    return HelpWords(known, rules.load(name))
