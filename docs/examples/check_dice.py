#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks the dice of a recorded game with nothing but Python: docs/fair-dice.md explains how.

    check_dice.py chained-game.txt

It looks at the dice alone; `parlor verify` also plays the game through. Exit codes: 0 the dice are sound, 1 they are
not or cannot be checked. As a module it offers ChainedDice, which table_client.py follows a running game with."""
import hashlib
import hmac
import re
import sys

GAMES = {"pollyanna": ("bgry", 2), "zenda": ("smazky", 3)}  # all seats in the order of turns, dice thrown at once
PLAYERS = {"human", "random", "simple", "careful", "deep", "searcher", "master"}
OLDER, CURRENT = "parlor-dice-2", "parlor-dice-3"


def sha256(*lines):
    return hashlib.sha256("".join(line + "\n" for line in lines).encode()).hexdigest()


def throw(secret, dice, *lines):
    """The throw that follows from the secret and these lines, from high to low."""
    thrown, block = [], 0
    while len(thrown) < dice:
        message = "".join(line + "\n" for line in [*lines, str(block)]).encode()
        digest = hmac.new(bytes.fromhex(secret), message, hashlib.sha256).digest()
        thrown += [byte % 6 + 1 for byte in digest if byte < 252]
        block += 1
    return "-".join(map(str, sorted(thrown[:dice], reverse=True)))


def under(scheme, table, seat, link):
    """What a link hashes to: the link before it, or the tip."""
    return sha256(f"{scheme} link", table, f"{seat}={link}")


def start(scheme, table, commitment, voided, players):
    """The state before anything is folded. `players` has (seat, who, name) for each seat that takes part."""
    if scheme == OLDER:
        return table
    lines = [f"{seat}={who} {name}".rstrip() for seat, who, name in players]
    return sha256(f"{scheme} table", table, commitment, str(voided), *lines)


class Note:
    def __init__(self, line, waits_for, chain=None):
        self.line, self.waits_for, self.chain = line, set(waits_for), chain

    def is_ready(self, giver):
        return self.waits_for <= {giver}


class ChainedDice:
    """The state that links are folded into, and what each seat has to give next."""

    def __init__(self, scheme, table, state, tips):
        self.scheme, self.table, self.state = scheme, table, state
        self.last = dict(tips)  # by seat: the last link of its chain, or the tip
        self.notes = [Note(f"{seat}={tip}", (), seat) for seat, tip in tips]
        self.replaced = set()
        self.folded = ""  # as in the record

    def gives(self, seat):
        """Whether the seat's chain counts, and a person plays it."""
        return seat in self.last and seat not in self.replaced and all(note.chain != seat for note in self.notes)

    def expects(self, seat):
        """What the seat's next link must hash to; empty if it gives none."""
        if seat not in self.last or seat in self.replaced:
            return ""
        for note in self.notes:
            if note.chain == seat:
                others = any(self.gives(each) for each in self.last if each != seat)
                if others if self.scheme == OLDER else note.waits_for:
                    return ""
        return self.last[seat]

    def fits(self, seat, link):
        return self.expects(seat) != "" and under(self.scheme, self.table, seat, link) == self.expects(seat)

    def note(self, seat, line, chain=None):
        self.notes.append(Note(line, {each for each in self.last if each != seat and self.gives(each)}, chain))

    def lay_down(self, seat, tip):
        self.notes = [each for each in self.notes if each.chain != seat]
        self.last[seat] = tip
        self.note(seat, f"{seat}={tip}", seat)
        self.folded += f"+{seat}"

    def replace(self, seat):
        for each in self.notes:
            each.waits_for.discard(seat)
        self.replaced.add(seat)
        self.note(seat, f"({seat}")
        self.folded += f"({seat}"

    def return_to(self, seat):
        self.replaced.discard(seat)
        self.note(seat, f"){seat}")
        self.folded += f"){seat}"

    def take_back(self, turn):
        self.note(None, f"<{turn}")
        self.folded += f"<{turn}"

    def with_notes(self, giver=None):
        ready = [each.line for each in self.notes if self.scheme == OLDER or each.is_ready(giver)]
        return sha256(f"{self.scheme} {'tips' if self.scheme == OLDER else 'notes'}", self.state, *ready) if ready else self.state

    def fold(self, seat, link):
        """A throw or an end of a turn counts; the link is empty if none comes with it."""
        self.folded += seat if link else seat.upper()
        if not link:
            return
        self.state = sha256(f"{self.scheme} fold", self.with_notes(seat), f"{seat}={link}")
        self.last[seat] = link
        self.notes = [each for each in self.notes if self.scheme != OLDER and not each.is_ready(seat)]
        for each in self.notes:
            each.waits_for.discard(seat)


class Unsound(Exception):
    """The name of a fault, as `parlor verify` has it, and a sentence."""

    def __init__(self, fault, words):
        super().__init__(f"{fault}: {words}")
        self.fault = fault


def unreadable(tag):
    return Unsound(f"tag_unreadable {tag}", f'The tag "{tag}" is missing, or it is not written as it should be.')


def count(text):
    return int(text) if re.fullmatch("[1-9][0-9]{0,8}", text) else None


def is_hex(text):
    return re.fullmatch("[0-9a-f]{64}", text) is not None


class Record:
    """A record's tags, its throws for the first turn, and its turns as (seat, throw, whether it has ended)."""

    def __init__(self, text):
        lines = [line.strip() for line in text.removeprefix("\ufeff").split("\n")]
        self.tags, self.turns = {}, []
        for line in lines[1:]:
            tag = re.fullmatch(r"(seat [a-z]|[a-z][a-z0-9_-]*):\s*(.*)", line)
            turn = re.fullmatch(r"[0-9]+\s+([a-z])\s+(\S+)\s.*?(\.\.\.)?", line)
            if tag and not self.turns and tag[1] not in self.tags:
                self.tags[tag[1]] = tag[2]
            elif turn:
                self.turns.append((turn[1], turn[2], turn[3] is None))
            elif line and not line.startswith("#"):
                raise Unsound("not_a_record", line)
        if lines[0] != "parlor record 1":
            raise Unsound("not_a_record", lines[0])
        self.letters, self.dice = GAMES.get(self["game"], GAMES["pollyanna"])
        self.opening = [re.sub(r"^[a-z]\s+", "", each.strip()) for each in self["opening"].split(",") if each.strip()]

    def __getitem__(self, tag):
        return self.tags.get(tag, "")

    def pairs(self, tag):
        """ "b=HEX,r=HEX" """
        found = [each.split("=") for each in self[tag].split(",")] if self[tag] else []
        if any(len(each) != 2 or len(each[0]) != 1 or each[0] not in self.letters or not is_hex(each[1]) for each in found):
            raise unreadable(tag)
        return found

    def players(self):
        """(seat, who, name) of every seat that takes part, in the order of turns."""
        told = {}
        for each in self["players"].split(",") if self["players"] else []:
            seat, _, who = each.partition("=")
            if len(seat) != 1 or who not in PLAYERS or seat in told:
                raise unreadable("players")
            told[seat] = who
        seats = [seat for seat in self.letters if self.tags.get(f"seat {seat}", "-") != "-"]
        if self["dice"] == CURRENT and not set(seats) <= set(told):
            raise unreadable("players")
        return [(seat, told.get(seat, "human"), self[f"seat {seat}"]) for seat in seats]


class Check:
    def __init__(self, record):
        self.record, self.throws, self.links, self.missing, self.seats = record, 0, {}, {}, []
        self.scheme, self.secret, self.begun, self.turn = record["dice"], record["secret"], 0, 0
        chained = self.scheme in (OLDER, CURRENT)
        if not record["commitment"]:
            raise Unsound("no_commitment", "Nothing was published of these dice.")
        if not chained and self.scheme != "parlor-dice-1":
            raise Unsound("unknown_scheme", "Dice of another kind.")
        if not record["table"]:
            raise unreadable("table")
        players = record.players()
        added = "tips" if chained else "seeds"
        self.tips = record.pairs(added)
        first = self.first_of_each() if chained else self.tips
        places = [record.letters.index(seat) for seat, _ in first]
        if places != sorted(set(places)):
            raise unreadable(added)
        for seat, who, _ in players:
            if who == "human" and seat not in dict(first):
                raise Unsound(f"seed_missing {seat}", "A person who added nothing: whoever kept the secret could choose.")
        if self.scheme != CURRENT and record["sat"] and sorted(record["sat"]) != sorted(seat for seat, _ in first):
            raise unreadable("sat")
        voided = count(record["voided"]) if self.scheme == CURRENT and record["voided"] else 0
        if voided is None:
            raise unreadable("voided")
        if not self.secret:
            raise Unsound("no_secret", "The game goes on: its secret is still in the envelope.")
        if not is_hex(self.secret):
            raise unreadable("secret")
        if hashlib.sha256(bytes.fromhex(self.secret)).hexdigest() != record["commitment"]:
            raise Unsound("secret_differs", "The secret is not the one that was published.")
        if chained:
            state = start(self.scheme, record["table"], record["commitment"], voided, players)
            self.dice = ChainedDice(self.scheme, record["table"], state, first)
            self.read_chains(first)
            self.play(first)
        else:
            self.check_seeds()

    def first_of_each(self):
        first = {}
        for seat, tip in self.tips:
            if seat in first:
                break
            first[seat] = tip
        return list(first.items())

    def check_seeds(self):
        lines = ["parlor-dice-1", self.record["table"], *map("=".join, self.tips)]
        for thrown in self.record.opening + [thrown for _, thrown, _ in self.record.turns if thrown != "set"]:
            self.compare(thrown, *lines)

    def compare(self, thrown, *lines):
        expected = throw(self.secret, self.record.dice, *lines, str(self.throws))
        self.throws += 1
        if "-".join(sorted(thrown.split("-"), reverse=True)) != expected:
            raise Unsound(f"throw_differs {thrown}", f"Throw {self.throws} is {thrown}, but {expected} follows from the secret.")

    def read_chains(self, first):
        """Reads `links` and `folded`, and works out all links of each chain backwards from the last one."""
        last, text = self.record.pairs("links"), self.record["folded"]
        if [seat for seat, _ in self.tips] != [seat for seat, _ in last]:
            raise unreadable("links")
        seats = f"[{self.record.letters}]"
        older = self.scheme == OLDER
        item = rf"\+{seats}|{seats}|-" if older else rf"[+()]{seats}|<[1-9][0-9]{{0,8}}|{seats}|[{self.record.letters.upper()}]"
        self.items = re.findall(item, text)
        links_only = re.fullmatch(rf"(?:(?:\+{seats})*{seats}|-)*", text) if older else True
        if "".join(self.items) != text or not links_only:
            raise unreadable("folded")
        backs = [int(each[1:]) for each in self.items if each[0] == "<"]
        if older and self.record["taken_back"]:
            backs = [count(self.record["taken_back"]) or 0]
            if not 0 < backs[0] <= len(self.record.turns) + 1:
                raise unreadable("taken_back")
        self.taken_back = min(backs, default=None)
        used = [1] * len(first) + [0] * (len(self.tips) - len(first))
        self.current, self.newest = {seat: index for index, (seat, _) in enumerate(first)}, len(first)
        current, newest = dict(self.current), self.newest
        for each in self.items:
            if each[0] not in "+" and not each.islower() or each[0] in "()":
                continue
            if each[-1] not in current or (each[0] == "+" and [seat for seat, _ in self.tips[newest : newest + 1]] != [each[1]]):
                raise unreadable("folded")
            if each[0] == "+":
                current[each[1]], newest = newest, newest + 1
            else:
                used[current[each]] += 1
        if newest != len(self.tips):
            raise unreadable("tips")
        self.chains = []
        for (seat, tip), (_, link), number in zip(self.tips, last, used):
            links = [link]
            for _ in range(number):
                links.insert(0, under(self.scheme, self.record["table"], seat, links[0]))
            if links.pop(0) != tip:
                raise Unsound(f"link_differs {seat}", f"The links of seat {seat} do not lead back to what it laid down.")
            self.chains.append(links)

    def play(self, first):
        for seat, _ in first:
            self.dice.fold(seat, self.chains[self.current[seat]].pop(0))
        for thrown in self.record.opening:
            self.compare(thrown, self.scheme, self.dice.state)
        ended = True
        for self.turn, (_, thrown, ended) in enumerate(self.record.turns):
            if thrown != "set":
                self.act()
                self.compare(thrown, self.scheme, self.dice.state)
            if ended:
                self.act()
        # What the record does not have any more, because it was taken back.
        self.turn = len(self.record.turns) - (0 if ended else 1)
        is_throw = ended
        while self.items:
            if self.is_note(self.items[0]):
                self.take_note()
                continue
            if self.taken_back is None:
                raise unreadable("folded")
            self.act()
            self.turn, is_throw = self.turn + (not is_throw), not is_throw

    @staticmethod
    def is_note(item):
        return item[0] in "+()<"

    def act(self):
        """Somebody throws or ends the turn, with a link or without."""
        while self.items and self.is_note(self.items[0]):
            self.take_note()
        if not self.items:
            raise unreadable("folded")
        sign = self.items.pop(0)
        seat, self.begun = sign.lower(), max(self.begun, self.turn + 1)
        if sign == "-":
            return
        replayed = self.turn >= len(self.record.turns) or (self.taken_back and self.turn + 1 >= self.taken_back)
        side = None if replayed else self.record.turns[self.turn][0]
        shared = side and self.record.tags.get(f"seat {side}", "-") == "-"
        if not replayed and seat != side and not shared:
            raise Unsound(f"link_misplaced {seat}", f"Seat {seat} acts in turn {self.turn + 1}, which is another's.")
        if sign.isupper():
            if self.dice.expects(seat):
                raise Unsound(f"link_missing {seat}", f"No link in turn {self.turn + 1}, and nothing explains it.")
            if seat in self.current:
                self.missing[seat] = self.missing.get(seat, 0) + 1
            self.dice.fold(seat, "")
            return
        link = self.chains[self.current[seat]].pop(0)
        if not self.dice.fits(seat, link):
            raise Unsound(f"link_misplaced {seat}", f"A link in turn {self.turn + 1}, where none was due.")
        self.links[seat] = self.links.get(seat, 0) + 1
        self.dice.fold(seat, link)

    def take_note(self):
        kind, seat = self.items[0][0], self.items.pop(0)[1:]
        if kind == "<":
            if int(seat) > self.begun:
                raise unreadable("folded")
            return self.dice.take_back(int(seat))
        if seat not in self.current or (seat in self.dice.replaced) != (kind == ")"):
            raise unreadable("folded")
        if kind == "+":
            self.dice.lay_down(seat, self.tips[self.newest][1])
            self.current[seat], self.newest = self.newest, self.newest + 1
        elif kind == "(":
            self.dice.replace(seat)
        else:
            self.dice.return_to(seat)


def main():
    if len(sys.argv) != 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    try:
        checked = Check(Record(text))
    except Unsound as unsound:
        sys.exit(str(unsound))
    for seat, missing in checked.missing.items():
        print(f"Seat {seat}: {checked.links.get(seat, 0)} links; {missing} throws and ends of turns without one.")
    print(f"The secret fits, and all {checked.throws} throws follow from it.")


if __name__ == "__main__":
    main()
