"""A handheld whose main form has a menu bar, modal forms to lay over it and an alert to ask."""

from pathlib import Path

from palm import kit
from palm.kit import Handheld

BUTTON = '[controls.b]\nkind = "button"\nat = [1, 147]\ntext = "ok"\n'
MAIN = f'title = "title"\nmenu = "main"\n{BUTTON}'
MODAL = """modal = true\narea = [2, 100, 156, 58]\ntitle = "title"\ndefault = "cancel"\ntips = "tips"
[controls.ok]\nkind = "button"\nat = [5, 41]\ntext = "ok"
[controls.cancel]\nkind = "button"\nafter = "ok"\ntext = "cancel"
"""
MENUS = '[[menus.main]]\ntitle = "game"\nitems = [ { id = "new", text = "new", key = "N" } ]\n'
ALERTS = """[alerts.ask]\nkind = "confirmation"\ntitle = "title"\ntext = "long"
buttons = ["ok", "cancel"]\ndefault = 1
"""


def stack(folder: Path) -> Handheld:
    """Its main form is open."""
    return kit.handheld(folder, MAIN, over=MODAL, more=MODAL, menus=MENUS, alerts=ALERTS)
