"""What gremlins type into fields: eighteen strings that tend to upset a program."""

from __future__ import annotations

QUOTES = (
    "고도리",
    "쓰리고에 피박",
    "낙장불입이라 했다",
    "ㄱㅏ나",
    "한",
    "Go, or stop?",
    "\"Shake\" said 'Com 1'",
    "back\\slash % {name} %s",
    "tab\tand\nnew line\r\n",
    "0123456789",
    "-1",
    "999999999999999999999999",
    "1e9",
    "ÀÉÎõü ß ﬁ",
    "\u202eright to left\u202c",
    "\u200b\ufeff\u00ad",
    "🎴🌸",
    "x" * 300,
)
