#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes vectors.txt, what the dice of docs/fair-dice.md are, by Python's own HMAC: the tests of
the program and of the page both read it. Run it only if the scheme is given another name."""
import hashlib
import hmac


def dice(secret, table, seeds, count, number):
    thrown, block = [], 0
    while len(thrown) < count:
        message = "parlor-dice-1\n" + table + "\n"
        message += "".join(seed + "\n" for seed in seeds)
        message += f"{number}\n{block}\n"
        digest = hmac.new(secret, message.encode(), hashlib.sha256).digest()
        thrown += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return "-".join(str(die) for die in sorted(thrown[:count], reverse=True))


def made(text):
    return hashlib.sha256(text.encode()).digest()


# The third throws more dice than one digest provides; no game does.
tables = [
    (made("secret of two"), "k3f9x2m7qa4c", ["b=" + made("b").hex(), "r=" + made("r").hex()], 2),
    (made("secret of three"), "zzzz22229999", ["z=" + made("z").hex()], 3),
    (made("secret of many"), "m", [], 40),
]
with open("vectors.txt", "w", encoding="utf-8", newline="\n") as out:
    for secret, table, seeds, count in tables:
        print("secret", secret.hex(), file=out)
        print("commitment", hashlib.sha256(secret).hexdigest(), file=out)
        print("table", table, file=out)
        print("seeds", ",".join(seeds) or "-", file=out)
        print("dice", count, file=out)
        for number in range(1 if count == 40 else 200):
            print("throw", dice(secret, table, seeds, count, number), file=out)
        print(file=out)
