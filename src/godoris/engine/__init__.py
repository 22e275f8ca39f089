"""The rules at work: deal, state, turn, score, settlement, events, records."""
