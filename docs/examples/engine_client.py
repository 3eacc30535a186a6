#!/usr/bin/env python3
"""A client of the engine protocol (docs/protocol.md): lets an engine play a game against itself.

    engine_client.py parlor engine --level careful
"""
import random
import subprocess
import sys

command = sys.argv[1:] or ["parlor", "engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)


def tell(line):
    engine.stdin.write(line + "\n")


def listen(last):
    """What is said up to the line that begins with that word, as {"bestplay": …, "info after": …}."""
    said = {}
    while last not in said:
        word, _, rest = engine.stdout.readline().strip().partition(" ")
        if word in ("", "error"):
            sys.exit(f"the engine gives up: {rest}")
        if word in ("id", "info"):
            name, _, rest = rest.partition(" ")
            word += " " + name
        said[word] = rest
    return said


tell("hello 1")
print("This is", listen("ready")["id name"])
position = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?"
while "=" not in position:
    thrown = f"{random.randint(1, 6)}-{random.randint(1, 6)}"
    tell(f"position {position}")
    tell(f"throw {thrown}")
    tell("go time 200")
    answer = listen("bestplay")
    print(position.split()[-2], thrown, answer["bestplay"])
    position = answer["info after"]
print(position)
tell("quit")
