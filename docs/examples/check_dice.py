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

    def before(self):
        """The state with the notes that wait for nobody, as the server tells it."""
        return self.with_notes()

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


KNOWN = {"game": ".+", "edition": ".+", "switches": ".+", "commitment": ".+", "start": ".+",
         "date": r"[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])", "seed": r"[0-9]+(\s+stream\s+[0-9]+)?",
         "opening": r"\S\s+[^\s,]+\s*(,\s*\S\s+[^\s,]+\s*)*", "result": "unfinished|draw|=.+"}  # all other tags may say anything
UNPRINTABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class Record:
    """A record's tags, its throws for the first turn, and its turns as (seat, throw, whether it has ended)."""

    def __init__(self, text):
        lines = [line.strip(" \t\r") for line in text.removeprefix("\ufeff").split("\n")]
        self.tags, self.turns = {}, []
        if lines[0].split() != ["parlor", "record", "1"]:
            raise Unsound("not_a_record", lines[0])
        for line in lines[1:]:
            if UNPRINTABLE.search(line) or not (not line or line[0] == "#" or self.read_turn(line) or self.read_tag(line)):
                raise Unsound("not_a_record", line)
        if not {"game", "edition", "start"} <= set(self.tags) or not any(tag.startswith("seat ") for tag in self.tags):
            raise Unsound("not_a_record", "A tag is missing.")
        self.letters, self.dice = GAMES.get(self["game"], GAMES["pollyanna"])
        self.opening = [each.split()[1] for each in self["opening"].split(",") if each]
        self.throws = self.opening + [thrown for _, thrown, _ in self.turns if thrown != "set"]

    def read_tag(self, line):
        name, colon, value = line.partition(":")
        value = value.strip(" \t\r")
        fits = colon and re.fullmatch("seat [a-z]|[a-z][a-z0-9_-]*", name) and re.fullmatch(KNOWN.get(name, ".*"), value)
        if not fits or self.turns or name in self.tags:
            return False
        self.tags[name] = value
        return True

    def read_turn(self, line):
        words = line.split()
        arrow = words.index("->") if "->" in words else len(words)
        pending = arrow == len(words) and words[-1] == "..."
        fits = (3 <= len(words) - 1) if pending else (4 <= arrow < len(words) - 1)
        follows = not self.turns or self.turns[-1][2]
        if not fits or not follows or not re.fullmatch("[0-9]+", words[0]) or int(words[0]) != len(self.turns) + 1 or not re.fullmatch("[a-z]", words[1]):
            return False
        self.turns.append((words[1], words[2], not pending))
        return True

    def __getitem__(self, tag):
        return self.tags.get(tag, "")

    def pairs(self, tag):
        """ "b=HEX,r=HEX" """
        return pairs(self[tag], self.letters, tag)

    def players(self):
        """(seat, who, name) of every seat that takes part, in the order of turns."""
        told = {}
        for each in self["players"].split(",") if self["players"] else []:
            seat, _, who = each.partition("=")
            if len(seat) != 1 or seat not in self.letters or who not in PLAYERS or seat in told:
                raise unreadable("players")
            told[seat] = who
        seats = [seat for seat in self.letters if self.tags.get(f"seat {seat}", "-") != "-"]
        if self["dice"] == CURRENT and set(seats) != set(told):
            raise unreadable("players")
        return [(seat, told.get(seat, "human"), self[f"seat {seat}"]) for seat in seats]

    def start(self):
        """The state before anything is folded."""
        voided = int(self["voided"] or 0)
        return start(self["dice"], self["table"], self["commitment"], voided, self.players())

    def transcript(self):
        return {tag: self[tag] for tag in ("tips", "links", "folded")}


def pairs(text, letters, tag="tips"):
    found = [each.split("=") for each in text.split(",")] if text else []
    if any(len(each) != 2 or len(each[0]) != 1 or each[0] not in letters or not is_hex(each[1]) for each in found):
        raise unreadable(tag)
    return [tuple(each) for each in found]


def first_of_each(tips):
    """The tips of the opening: those that were laid down later stand behind them."""
    first = {}
    for seat, tip in tips:
        if seat in first:
            break
        first[seat] = tip
    return list(first.items())


def same_throw(thrown, expected):
    return "-".join(sorted(thrown.split("-"), reverse=True)) == expected


class Replay:
    """The dice of a game, link by link: of a record, or of a game that goes on, whose secret is not known yet. `told` has
    the tags `tips`, `links` and `folded`."""

    def __init__(self, record, scheme, table, state, told, letters, secret=""):
        self.record, self.scheme, self.table, self.letters, self.secret = record, scheme, table, letters, secret
        self.tips = pairs(told["tips"], letters)
        first = first_of_each(self.tips)
        self.dice = ChainedDice(scheme, table, state, first)
        self.throws, self.links, self.missing, self.notes, self.begun, self.turn = 0, {}, {}, [], 0, 0
        self.made, self.ended = 0, 0  # throws and turns that have counted
        self.states = {}  # by the length of `folded`
        self.read_chains(first, told)
        self.play(first)

    def read_chains(self, first, told):
        """Works out all links of each chain backwards from the last one."""
        last, text = pairs(told["links"], self.letters, "links"), told["folded"]
        if [seat for seat, _ in self.tips] != [seat for seat, _ in last]:
            raise unreadable("links")
        seats = f"[{self.letters}]"
        older = self.scheme == OLDER
        item = rf"\+{seats}|{seats}|-" if older else rf"[+()]{seats}|<[1-9][0-9]{{0,8}}|{seats}|[{self.letters.upper()}]"
        self.items = re.findall(item, text)
        links_only = re.fullmatch(rf"(?:(?:\+{seats})*{seats}|-)*", text) if older else True
        if "".join(self.items) != text or not links_only:
            raise unreadable("folded")
        # The first turn that was taken back after each item: from there on, turns may have been other seats'.
        back, self.backs = None, []
        if older and self.record["taken_back"]:
            back = count(self.record["taken_back"])
            if not back or back > len(self.record.turns) + 1:
                raise unreadable("taken_back")
        for each in reversed(self.items):
            self.backs.insert(0, back)
            if each[0] == "<":
                back = min(int(each[1:]), back or int(each[1:]))
        used = [1] * len(first) + [0] * (len(self.tips) - len(first))
        self.current, self.newest = {seat: index for index, (seat, _) in enumerate(first)}, len(first)
        current, newest = dict(self.current), self.newest
        for each in self.items:
            if each[0] != "+" and not re.fullmatch("[a-z]", each):
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
                links.append(under(self.scheme, self.table, seat, links[-1]))
            if links.pop() != tip:
                raise Unsound(f"link_differs {seat}", f"The links of seat {seat} do not lead back to what it laid down.")
            self.chains.append(links)  # the last link first

    def play(self, first):
        for seat, _ in first:
            self.dice.fold(seat, self.chains[self.current[seat]].pop())
        self.dice.folded = ""
        self.states[0] = self.dice.state
        for thrown in self.record.opening:
            self.compare(thrown)
        self.made = len(self.record.opening)
        for self.turn, (_, thrown, ended) in enumerate(self.record.turns):
            if thrown != "set":
                self.act(is_throw=True)
                self.compare(thrown)
            if ended:
                self.act(is_throw=False)
        # What the record does not have any more, because it was taken back.
        turns = self.record.turns
        self.turn = len(turns) if not turns or turns[-1][2] else len(turns) - 1
        is_throw = self.turn == len(turns) and not self.is_setting_up()
        while self.items:
            if self.is_note(self.items[0]):
                self.take_note()
                continue
            self.act(is_throw)
            self.turn += not is_throw
            is_throw = not is_throw and not self.is_setting_up()

    def is_setting_up(self):
        """Whether no dice are thrown in the turn: the first two turns of a game that begins so."""
        return self.record["start"].endswith(" set") and self.turn < 2

    def compare(self, thrown):
        expected = self.secret and throw(self.secret, self.record.dice, self.scheme, self.dice.state, str(self.throws))
        self.throws += 1
        if self.secret and not same_throw(thrown, expected):
            raise Unsound(f"throw_differs {thrown}", f"Throw {self.throws} is {thrown}, but {expected} follows from the secret.")

    @staticmethod
    def is_note(item):
        return item[0] in "+()<"

    def act(self, is_throw):
        """Somebody throws or ends the turn, with a link or without."""
        while self.items and self.is_note(self.items[0]):
            self.take_note()
        if not self.items:
            raise unreadable("folded")
        sign, back = self.items.pop(0), self.backs.pop(0)
        seat, self.begun = sign.lower(), max(self.begun, self.turn + 1)
        self.made, self.ended = self.made + is_throw, self.ended + (not is_throw)
        replayed = back is not None and self.turn + 1 >= back
        turns = self.record.turns
        is_kept = self.turn < len(turns) and (is_throw or turns[self.turn][2])
        if not is_kept and not replayed:
            raise unreadable("folded")
        side = None if replayed else turns[self.turn][0]
        if sign == "-":  # older records do not tell who acted: it was the turn's seat
            if side in self.current:
                self.missing[side] = self.missing.get(side, 0) + 1
            return
        shared = side and self.record.tags.get(f"seat {side}", "-") == "-"
        if not replayed and seat != side and not shared:
            raise Unsound(f"link_misplaced {seat}", f"Seat {seat} acts in turn {self.turn + 1}, which is another's.")
        if sign.isupper():
            if self.dice.expects(seat):
                raise Unsound(f"link_missing {seat}", f"No link in turn {self.turn + 1}, and nothing explains it.")
            if seat in self.current:
                self.missing[seat] = self.missing.get(seat, 0) + 1
            self.dice.fold(seat, "")
        else:
            link = self.chains[self.current[seat]].pop()
            if not self.dice.fits(seat, link):
                raise Unsound(f"link_misplaced {seat}", f"A link in turn {self.turn + 1}, where none was due.")
            self.links[seat] = self.links.get(seat, 0) + 1
            self.dice.fold(seat, link)
        self.states[len(self.dice.folded)] = self.dice.state

    def take_note(self):
        self.backs.pop(0)
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

    def state_at(self, length):
        """The state when `folded` had that length."""
        return self.states[max(each for each in self.states if each <= length)]


class Check:
    """Raises Unsound if the dice of the record are not sound. `throws`: how many were compared. `links` and `missing`: by
    seat, how many throws and ends of turns of a person came with a link, and how many without one."""

    def __init__(self, record):
        self.throws, self.links, self.missing = 0, {}, {}
        scheme, secret = record["dice"], record["secret"]
        chained = scheme in (OLDER, CURRENT)
        if not record["commitment"]:
            raise Unsound("no_commitment", "Nothing was published of these dice.")
        if not chained and scheme != "parlor-dice-1":
            raise Unsound("unknown_scheme", "Dice of another kind.")
        if not record["table"]:
            raise unreadable("table")
        players = record.players()
        added = "tips" if chained else "seeds"
        seeds = first_of_each(record.pairs(added)) if chained else record.pairs(added)
        places = [record.letters.index(seat) for seat, _ in seeds]
        if places != sorted(set(places)):
            raise unreadable(added)
        for seat, who, _ in players:
            if who == "human" and seat not in dict(seeds):
                raise Unsound(f"seed_missing {seat}", f"Seat {seat} added nothing, so the server could choose its throws.")
        if scheme != CURRENT and record["sat"] and sorted(record["sat"]) != sorted(seat for seat, _ in seeds):
            raise unreadable("sat")
        if scheme == CURRENT and record["voided"] and not count(record["voided"]):
            raise unreadable("voided")
        if not secret:
            raise Unsound("no_secret", "The game goes on: its secret is not published yet.")
        if not is_hex(secret):
            raise unreadable("secret")
        if hashlib.sha256(bytes.fromhex(secret)).hexdigest() != record["commitment"]:
            raise Unsound("secret_differs", "The secret is not the one that was published.")
        if chained:
            replay = Replay(record, scheme, record["table"], record.start(), record.transcript(), record.letters, secret)
            self.throws, self.links, self.missing = replay.throws, replay.links, replay.missing
            return
        lines = [scheme, record["table"], *map("=".join, seeds)]
        for thrown in record.throws:
            expected = throw(secret, record.dice, *lines, str(self.throws))
            self.throws += 1
            if not same_throw(thrown, expected):
                raise Unsound(f"throw_differs {thrown}", f"Throw {self.throws} is {thrown}, but {expected} follows from the secret.")


def main():
    if len(sys.argv) != 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    with sys.stdin if sys.argv[1] == "-" else open(sys.argv[1], encoding="utf-8", newline="") as file:
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
