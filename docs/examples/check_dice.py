#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the dice of a recorded game with nothing but Python: docs/fair-dice.md says how.
    check_dice.py fair-game.txt
It looks at the dice alone; `parlor verify` also plays the game through."""
import hashlib
import hmac
import re
import sys

text = open(sys.argv[1], encoding="utf-8").read()
tags = dict(re.findall(r"^([a-z]+): *(.*?) *$", text, re.MULTILINE))
throws = re.findall(r"\b[1-6](?:-[1-6])+", tags.get("opening", ""))
throws += re.findall(r"^ *\d+ +[a-z] +([1-6](?:-[1-6])+) ", text, re.MULTILINE)
secret = bytes.fromhex(tags["secret"])
if tags["dice"] != "parlor-dice-1" or hashlib.sha256(secret).hexdigest() != tags["commitment"]:
    sys.exit("The secret is not the one that was published.")

seats = re.findall(r"^seat ([a-z]):(?! *-$)", text, re.MULTILINE)
players = dict(each.split("=") for each in tags.get("players", "").split(",") if each)
for seat in seats:
    if players.get(seat, "human") == "human" and f"{seat}=" not in tags.get("seeds", ""):
        sys.exit(f"Seat {seat} added nothing: whoever kept the secret could choose these throws.")

lines = ["parlor-dice-1", tags["table"], *filter(None, tags.get("seeds", "").split(","))]
for number, thrown in enumerate(throws):
    dice, block, count = [], 0, 3 if tags["game"] == "zenda" else 2
    while len(dice) < count:
        message = "\n".join([*lines, str(number), str(block), ""]).encode()
        dice += [b % 6 + 1 for b in hmac.new(secret, message, hashlib.sha256).digest() if b < 252]
        block += 1
    if sorted(dice[:count]) != sorted(map(int, thrown.split("-"))):
        sys.exit(f"Throw {number + 1} is {thrown}, but {dice[:count]} follows from the secret.")
print(f"The secret fits, and all {len(throws)} throws follow from it.")
