#!/usr/bin/env python3
"""An engine to start from (docs/protocol.md): plays Pollyanna, any legal play being as good.

It asks `parlor plays` what can be played; PARLOR names that program if it is not on the path.

    parlor-lab arena simple --engine docs/examples/random_engine.py
"""
import os
import random
import subprocess
import sys


def plays(position):
    """Every legal play with the position that it leads to."""
    program = os.environ.get("PARLOR", "parlor")
    listed = subprocess.run([program, "plays", position], capture_output=True, text=True)
    return [line.split(" -> ") for line in listed.stdout.splitlines()]


def choose(found):
    """The part to improve."""
    return random.choice(found)


def say(line):
    print(line, flush=True)


position = ""
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        say("id name Random in Python")
        for edition in ("pollyanna-1916", "pollyanna-1951", "dixie-1952", "pollyanna-es", "poleana"):
            say(f"game {edition} partners reward_goes_home reward_optional third_piece "
                "third_piece_of_partners")
        say("option seed 1")
        say("ready")
    elif word == "option" and rest.startswith("seed "):
        random.seed(rest)
    elif word == "position":
        position = rest
    elif word == "throw":
        position = position.replace("?", rest)
    elif word == "go":
        found = plays(position)
        say("bestplay " + choose(found)[0] if found else "error no_position go")
    elif word == "quit":
        break
    elif word not in ("newgame", "stop", ""):
        say(f"error unknown_command {word}")
