"""The rules at work: deals, positions, moves, scores, records and what a seat may see."""

from godoris.engine.check import problems
from godoris.engine.deal import DEAL_NUMBERS, Deal, Redeal, deal, redeals, start
from godoris.engine.events import Event, Sink
from godoris.engine.record import Record, RecordError, format_record
from godoris.engine.report import report
from godoris.engine.settle import Result, balance, next_deal, result, stop_result
from godoris.engine.state import Kind, Phase, State
from godoris.engine.turn import IllegalMove, apply, legal, play
from godoris.engine.view import View, determinize, unseen, view

__all__ = [
    "DEAL_NUMBERS", "Deal", "Event", "IllegalMove", "Kind", "Phase", "Record", "RecordError", "Redeal",
    "Result", "Sink", "State", "View", "apply", "balance", "deal", "determinize", "format_record", "legal",
    "next_deal", "play", "problems", "redeals", "report", "result", "start", "stop_result", "unseen", "view",
]  # fmt: skip
