#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the dice of a recorded game with nothing but Python: docs/fair-dice.md says how.
    check_dice.py fair-game.txt
It looks at the dice alone; `parlor verify` also plays the game through."""
import hashlib
import hmac
import re
import sys


def sha256(*lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def dice(*lines):
    """The throw that follows from the secret and these lines."""
    count, thrown, block = 3 if tags["game"] == "zenda" else 2, [], 0
    while len(thrown) < count:
        message = "".join(line + "\n" for line in [*lines, str(block)]).encode()
        thrown += [byte % 6 + 1 for byte in hmac.new(secret, message, hashlib.sha256).digest() if byte < 252]
        block += 1
    return thrown[:count]


def compare(thrown, expected):
    global number
    if sorted(expected) != sorted(map(int, thrown.split("-"))):
        sys.exit(f"Throw {number + 1} is {thrown}, but {expected} follows from the secret.")
    number += 1


def pairs(tag):
    return [each.split("=") for each in tags.get(tag, "").split(",") if each]


class Chain:
    """A seat's links, worked out backwards from the last one."""

    def __init__(self, seat, tip, last, used):
        self.links = [last]
        for _ in range(used):
            self.links.insert(0, sha256("parlor-dice-2 link", tags["table"], f"{seat}={self.links[0]}"))
        if self.links.pop(0) != tip:
            sys.exit(f"The links of seat {seat} do not lead back to what it laid down.")


def check_chains():
    tips, last = pairs("tips"), pairs("links")
    folds = re.findall(r"((?:\+[a-z])*)([a-z-])", tags["folded"])
    if [seat for seat, _ in tips] != [seat for seat, _ in last] or "".join(map("".join, folds)) != tags["folded"]:
        sys.exit("The tags do not fit each other.")
    first = len(dict(tips))
    current, used = {seat: index for index, (seat, _) in enumerate(tips[:first])}, [1] * first + [0] * len(tips[first:])
    newest = first
    for renewed, seat in folds:
        for each in renewed[1::2]:
            current[each], newest = newest, newest + 1
        if seat in current:
            used[current[seat]] += 1
    chains = [Chain(*tip, link, count) for tip, (_, link), count in zip(tips, last, used, strict=True)]

    state = sha256("parlor-dice-2 tips", tags["table"], *map("=".join, tips[:first]))
    current = dict(zip([seat for seat, _ in tips[:first]], chains))
    for seat, chain in list(current.items()):
        state = sha256("parlor-dice-2 fold", state, f"{seat}={chain.links.pop(0)}")
    newest = first

    def fold(side):
        nonlocal state, newest
        renewed, seat = folds.pop(0)
        if seat == "-":
            return
        if seat not in current or ("taken_back" not in tags and side in seats and seat != side):
            sys.exit(f"A link of seat {seat} is told where it was the turn of seat {side}.")
        waiting = tips[newest : newest + len(renewed) // 2]
        for each, _ in waiting:
            current[each], newest = chains[newest], newest + 1
        if waiting:
            state = sha256("parlor-dice-2 tips", state, *map("=".join, waiting))
            others = set(current) - {each for each, _ in waiting}
            if others and seat not in others:
                sys.exit(f"The new chain of seat {seat} counts too early.")
        state = sha256("parlor-dice-2 fold", state, f"{seat}={current[seat].links.pop(0)}")

    for thrown in re.findall(r"\b[1-6](?:-[1-6])+", tags.get("opening", "")):
        compare(thrown, dice("parlor-dice-2", state, str(number)))
    for side, thrown, end in turns:
        if thrown != "set":
            fold(side)
            compare(thrown, dice("parlor-dice-2", state, str(number)))
        if not end.endswith("..."):
            fold(side)
    if folds and "taken_back" not in tags:
        sys.exit("More links are told than the game has throws and turns.")


def check_seeds():
    lines = ["parlor-dice-1", tags["table"], *map("=".join, pairs("seeds"))]
    opening = re.findall(r"\b[1-6](?:-[1-6])+", tags.get("opening", ""))
    for thrown in opening + [thrown for _, thrown, _ in turns if thrown != "set"]:
        compare(thrown, dice(*lines, str(number)))


text = open(sys.argv[1], encoding="utf-8").read()
tags = dict(re.findall(r"^([a-z_]+): *(.*?) *$", text, re.MULTILINE))
turns = re.findall(r"^ *\d+ +([a-z]) +(\S+) +(.*?) *$", text, re.MULTILINE)
seats = re.findall(r"^seat ([a-z]):(?! *-$)", text, re.MULTILINE)
number = 0
secret = bytes.fromhex(tags["secret"])
if hashlib.sha256(secret).hexdigest() != tags["commitment"]:
    sys.exit("The secret is not the one that was published.")
players = dict(pairs("players"))
for seat in seats:
    if players.get(seat, "human") == "human" and seat not in dict(pairs("tips") + pairs("seeds")):
        sys.exit(f"Seat {seat} added nothing: whoever kept the secret could choose these throws.")
if tags["dice"] == "parlor-dice-2":
    check_chains()
elif tags["dice"] == "parlor-dice-1":
    check_seeds()
else:
    sys.exit("Dice of another kind.")
print(f"The secret fits, and all {number} throws follow from it.")
