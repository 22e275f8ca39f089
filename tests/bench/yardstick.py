"""The yardstick of speed: a bare random playout of a three-player game, without decisions, declarations and
payments. It is what plain Python can do at best; `make measure` holds the engine against it in the same run.

It stays as it is, so that figures of different days can be compared: do not make it quicker.
"""

import random
import time

M = [0xF << (4 * i) for i in range(12)]
MON = [c >> 2 for c in range(52)]
BIT = [1 << c for c in range(52)]
KW = BIT[0] | BIT[8] | BIT[28] | BIT[40] | BIT[44]
RAIN = BIT[44]
CUP = BIT[32]
YUL = BIT[4] | BIT[12] | BIT[16] | BIT[20] | BIT[24] | BIT[29] | BIT[32] | BIT[36] | BIT[45]
BIRDS = BIT[4] | BIT[12] | BIT[29]
HONG = BIT[1] | BIT[5] | BIT[9]
CHO = BIT[13] | BIT[17] | BIT[25]
CHUNG = BIT[21] | BIT[33] | BIT[37]
TTI = HONG | CHO | CHUNG | BIT[46]
DBL = BIT[41] | BIT[47] | BIT[48] | BIT[49]
PEE = ((1 << 50) - 1) & ~(KW | YUL | TTI)
SINGLE = PEE & ~DBL


def score(c):
    k = (c & KW).bit_count()
    s = 0
    if k >= 3:
        s = 15 if k == 5 else 4 if k == 4 else (2 if c & RAIN else 3)
    y = (c & YUL).bit_count()
    if c & BIRDS == BIRDS:
        s += 5
    t = (c & TTI).bit_count()
    if t > 4:
        s += t - 4
    if t > 2:
        if c & HONG == HONG:
            s += 3
        if c & CHO == CHO:
            s += 3
        if c & CHUNG == CHUNG:
            s += 3
    p = (c & PEE).bit_count() + (c & DBL).bit_count()
    if c & CUP:
        a = (y - 4 if y > 4 else 0) + (p - 9 if p > 9 else 0)
        b = (y - 5 if y > 5 else 0) + (p - 7 if p > 7 else 0)
        return s + (a if a >= b else b)
    if y > 4:
        s += y - 4
    if p > 9:
        s += p - 9
    return s


def steal(cap, s, n):
    for o in (0, 1, 2):
        if o != s:
            for _ in range(n):
                c = cap[o]
                x = c & SINGLE or c & DBL
                if not x:
                    break
                x &= -x
                cap[o] = c ^ x
                cap[s] |= x


def playout(deck, rnd):
    getb = rnd.random
    hl = [deck[0:7], deck[7:14], deck[14:21]]
    table = 0
    cap = [0, 0, 0]
    for c in deck[21:27]:
        table |= BIT[c]
    stock = deck[27:]
    sp = 0
    # table bonus
    while table >> 48:
        b = table >> 48 << 48
        b &= -b
        table ^= b
        cap[0] |= b
        table |= BIT[stock[sp]]
        sp += 1
    go = [0, 0, 0]
    gos = [0, 0, 0]
    bb = [0, 0, 0]
    s = 0
    left = 21
    turns = [7, 7, 7]
    while left:
        left -= 1
        h = hl[s]
        # choose random card
        i = int(getb() * len(h))
        c = h.pop(i)
        while c >= 48:
            cap[s] |= BIT[c]
            h.append(stock[sp])
            sp += 1
            i = int(getb() * len(h))
            c = h.pop(i)
        turns[s] -= 1
        last = not turns[s]
        n = 0
        mm = M[MON[c]]
        on = table & mm
        k = on.bit_count()
        got = 0
        pend = 0
        if k == 0:
            table |= BIT[c]
        elif k == 1:
            pend = on | BIT[c]
            table ^= on
        elif k == 2:
            x = on & -on
            if getb() < 0.5:
                x ^= on
            table ^= x
            got = x | BIT[c]
        else:
            table ^= on
            got = on | BIT[c]
            n = 1
        f = stock[sp]
        sp += 1
        while f >= 48:
            if pend:
                pend |= BIT[f]
            else:
                got |= BIT[f]
            f = stock[sp]
            sp += 1
        fm = M[MON[f]]
        if fm == mm and pend and not last:
            table |= pend & ((1 << 48) - 1) | BIT[f]
            bb[s] += 1
            if bb[s] == 3:
                return s, 20
        else:
            got |= pend
            on = table & fm
            k = on.bit_count()
            if k == 0:
                table |= BIT[f]
            elif k == 1:
                table ^= on
                got |= on | BIT[f]
                if fm == mm and not last:
                    n += 1
            elif k == 2:
                x = on & -on
                if getb() < 0.5:
                    x ^= on
                table ^= x
                got |= x | BIT[f]
            else:
                table ^= on
                got |= on | BIT[f]
                n += 1
            if not table and not last:
                n += 1
            if got:
                cap[s] |= got
                if n:
                    steal(cap, s, n)
                sc = score(cap[s])
                if sc >= 3 and sc > gos[s]:
                    if last or getb() < 0.6:
                        return s, sc + go[s]
                    go[s] += 1
                    gos[s] = sc
        s = s + 1 if s < 2 else 0
    return -1, 0


def game(deck, rnd):
    rnd.shuffle(deck)
    return playout(deck, rnd)


if __name__ == "__main__":
    rnd = random.Random(1)
    base = list(range(50))
    rates = []
    for _ in range(5):
        t = time.perf_counter()
        for _ in range(5000):
            game(base, rnd)
        rates.append(5000 / (time.perf_counter() - t))
    print(round(sorted(rates)[2]))
