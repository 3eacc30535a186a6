#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes chains.txt, what the dice of parlor-dice-2 and parlor-dice-3 are (docs/fair-dice.md), by Python's own SHA-256
and HMAC. The tests of the program and of the page both read it. Run it only if the scheme is given another name."""
import pathlib
import sys

here = pathlib.Path(__file__).parent
sys.path.insert(0, str(here.parent.parent / "docs/examples"))
from check_dice import CURRENT, OLDER, ChainedDice, sha256, start, throw, under


class Chain:
    def __init__(self, scheme, table, seat, name, length):
        self.links = [sha256("root", name)]
        for _ in range(length):
            self.links.append(under(scheme, table, seat, self.links[-1]))
        self.tip = self.links.pop()


class Game:
    def __init__(self, out, scheme, secret, table, dice, seats):
        self.out, self.scheme, self.secret, self.table, self.count = out, scheme, sha256(secret), table, dice
        self.number = 0
        self.chains = {seat: Chain(scheme, table, seat, secret + seat, 200) for seat in seats}
        tips = [(seat, chain.tip) for seat, chain in self.chains.items()]
        players = [(seat, "human", f"Player {seat}") for seat in seats] + [("y", "careful", "")]
        state = start(scheme, table, "c" * 64, 2, players)
        self.dice = ChainedDice(scheme, table, state, tips)
        for name, value in [("scheme", scheme), ("secret", self.secret), ("table", table), ("seats", seats),
                            ("start", state), ("dice", dice), ("tips", ",".join(map("=".join, tips)))]:
            self.tell(name, value)
        links = [(seat, chain.links.pop()) for seat, chain in self.chains.items()]
        self.tell("opening", ",".join(map("=".join, links)))
        for seat, link in links:
            self.dice.fold(seat, link)
        self.dice.folded = ""

    def tell(self, *words):
        print(*words, file=self.out)

    def fold(self, seat):
        """The link, which is `-` where there is none."""
        link = self.chains[seat].links.pop() if self.dice.expects(seat) else ""
        self.dice.fold(seat, link)
        return link or "-"

    def throw(self, seat):
        link = self.fold(seat)
        self.tell("throw", seat, link, throw(self.secret, self.count, self.scheme, self.dice.state, str(self.number)))
        self.number += 1

    def opening_throw(self):
        self.tell("cast", "-", "-", throw(self.secret, self.count, self.scheme, self.dice.state, str(self.number)))
        self.number += 1

    def end(self, seat):
        self.tell("end", seat, self.fold(seat))

    def renew(self, seat):
        self.chains[seat] = Chain(self.scheme, self.table, seat, f"{seat} {self.number}", 100)
        self.dice.lay_down(seat, self.chains[seat].tip)
        self.tell("renew", seat, self.chains[seat].tip)

    def turn(self, seat):
        self.throw(seat)
        self.end(seat)

    def note(self, word, what):
        {"replace": self.dice.replace, "return": self.dice.return_to, "back": self.dice.take_back}[word](what)
        self.tell(word, what)

    def close(self):
        if self.scheme == CURRENT:
            self.tell("folded", self.dice.folded)
        self.tell("state", self.dice.with_notes())
        print(file=self.out)


with (here / "chains.txt").open("w", encoding="utf-8", newline="\n") as out:
    for scheme in (OLDER, CURRENT):
        two = Game(out, scheme, "two", "k3f9x2m7qa4c", 2, "br")
        for _ in range(4):
            two.opening_throw()
        for turn in range(40):
            if turn == 20:  # another device: no link of b until r has given one
                two.renew("b")
            two.turn("b" if turn % 2 == 0 else "r" if turn != 5 else "y")
        two.close()
        three = Game(out, scheme, "three", "zzzz22229999", 3, "z")
        three.end("s")  # setting up
        three.end("z")
        for turn in range(40):
            if turn == 21:  # no other person is at the table: it counts at once
                three.renew("z")
            three.turn("sz"[turn % 2])
        three.close()
        alone = Game(out, scheme, "alone", "a", 40, "b")  # so many dice that one digest is not enough
        alone.throw("b")
        alone.close()
    four = Game(out, CURRENT, "four", "k3f9x2m7qa4d", 2, "bgry")
    for turn in range(60):
        seat = "bgry"[turn % 4]
        if turn in (9, 10, 11):  # g, r and y one after another: a new tip waits for everybody who gives links
            four.renew(seat)
        if turn in (20, 41):
            four.note("replace", seat)
        if turn == 24:
            four.note("return", seat)
            four.renew(seat)
            four.renew(seat)  # the first of them never counts
        if turn == 30:
            four.note("back", 29)
        if turn == 42:  # r lays down a tip, and everybody else but b leaves
            four.renew(seat)
            four.note("replace", "y")
        four.turn(seat)
    four.close()
