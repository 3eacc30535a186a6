#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Writes chains.txt, what the dice of parlor-dice-2 are (docs/fair-dice.md), by Python's own SHA-256 and HMAC: the tests
of the program and of the page both read it. Run it only if the scheme is given another name."""
import hashlib
import hmac


def sha256(*lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


class Chain:
    def __init__(self, table, seat, name, length):
        self.links = [sha256("root", name)]
        for _ in range(length):
            self.links.append(sha256("parlor-dice-2 link", table, f"{seat}={self.links[-1]}"))
        self.tip = self.links.pop()


class Game:
    def __init__(self, out, secret, table, dice, seats):
        self.out, self.secret, self.table, self.dice, self.number = out, sha256(secret), table, dice, 0
        self.chains = {seat: Chain(table, seat, secret + seat, 200) for seat in seats}
        self.waiting = [f"{seat}={chain.tip}" for seat, chain in self.chains.items()]
        self.state = table
        self.tell("secret", self.secret)
        self.tell("table", table)
        self.tell("dice", dice)
        self.tell("tips", ",".join(self.waiting))
        self.tell("opening", ",".join(f"{seat}={chain.links[-1]}" for seat, chain in self.chains.items()))
        for seat in seats:
            self.fold(seat)

    def tell(self, *words):
        print(*words, file=self.out)

    def fold(self, seat):
        """The link, which is `-` where there is none."""
        if seat == "-":
            return "-"
        if self.waiting:
            self.state = sha256("parlor-dice-2 tips", self.state, *self.waiting)
            self.waiting = []
        link = self.chains[seat].links.pop()
        self.state = sha256("parlor-dice-2 fold", self.state, f"{seat}={link}")
        return link

    def throw(self, seat):
        link, thrown, block = self.fold(seat), [], 0
        while len(thrown) < self.dice:
            message = f"parlor-dice-2\n{self.state}\n{self.number}\n{block}\n".encode()
            digest = hmac.new(bytes.fromhex(self.secret), message, hashlib.sha256).digest()
            thrown += [byte % 6 + 1 for byte in digest if byte < 252]
            block += 1
        self.number += 1
        self.tell("throw", seat, link, "-".join(str(die) for die in sorted(thrown[: self.dice], reverse=True)))

    def end(self, seat):
        self.tell("end", seat, self.fold(seat))

    def renew(self, seat):
        self.chains[seat] = Chain(self.table, seat, f"{seat} {self.number}", 100)
        self.waiting.append(f"{seat}={self.chains[seat].tip}")
        self.tell("renew", seat, self.chains[seat].tip)


with open("chains.txt", "w", encoding="utf-8", newline="\n") as out:
    two = Game(out, "two", "k3f9x2m7qa4c", 2, "br")
    for _ in range(4):
        two.throw("-")  # for the first turn
    for turn in range(40):
        seat = "br"[turn % 2]
        if turn == 20:  # another device: no link of b until r has given one
            two.renew("b")
        plays = "-" if turn in (5, 20) else seat
        two.throw(plays)
        two.end(plays)
    print(file=out)
    three = Game(out, "three", "zzzz22229999", 3, "z")
    three.end("-")  # setting up
    three.end("z")
    for turn in range(40):
        seat = "-z"[turn % 2]
        if turn == 21:  # nobody else is at the table: it counts at once
            three.renew("z")
        three.throw(seat)
        three.end(seat)
    print(file=out)
    alone = Game(out, "alone", "a", 40, "b")  # so many dice that a digest is not enough
    alone.throw("b")
