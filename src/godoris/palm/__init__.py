"""The handheld, ignorant of cards: screen, fonts, events, forms, controls, menus, alerts, tones."""
