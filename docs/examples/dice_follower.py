# SPDX-License-Identifier: MIT
"""Follows the dice of a table online from its messages alone (docs/fair-dice.md), for clients such as table_client.py.
It folds every link, knows which link is due, and raises an Alarm at the first message that does not fit.

    follower = Follower(table)
    follower.hear(message)                  a snapshot or news, as the server sends them
    due = follower.due("b", "throw")        what the seat's next link must hash to"""
from check_dice import CURRENT, ChainedDice, Check, Record, Replay, Unsound, count, pairs, start, under

MOST_VOIDED = 2  # after two broken openings nobody can sit down any more


class Alarm(Exception):
    """Something that the server tells does not fit. `name` as in web/src/fair/follower.ts; `seat` is empty if it concerns
    no seat alone."""

    def __init__(self, name, seat, seq):
        super().__init__(f"{name}: seat {seat or '-'}, event {seq}")
        self.name, self.seat, self.seq = name, seat, seq


def voided_of(record):
    return count(record["voided"]) or 0


def ended_turns(record):
    return sum(ended for _, _, ended in record.turns)


class Follower:
    """Follows the dice of a table from its messages alone, and believes nothing that the server says about them. What
    does not fit raises an Alarm; the client must then give no more links.

    `sent` has the links that this client has given, each with what it was for (`slot`)."""

    def __init__(self, table):
        self.table, self.scheme, self.voided, self.commitment, self.seq = table, "", 0, "", 0
        self.seats, self.tips, self.revealed = [], {}, {}  # before the game
        self.letters, self.dice, self.chains = "", None, []  # chains: [seat, tip, last link]
        self.made, self.ended, self.thrown, self.turns, self.sent = [], 0, 0, 0, {}
        self.is_thrown, self.to_act = False, None  # to_act: as the server told it; None after a play

    def hear(self, message):
        if "snapshot" in message:
            self.take(message["snapshot"])
        elif "events" in message and self.scheme == CURRENT:
            for event in message["events"]:
                self.seq = event["seq"]
                getattr(self, "on_" + event["kind"], lambda event: None)(event)
            self.seq = message["state"]["seq"]
            self.compare(message["state"])

    def due(self, seat, kind):
        """What the seat's next link must hash to if it is given for that: `open`, `throw` or `end`. Empty if none is due."""
        if not self.dice:
            waits = kind == "open" and self.is_complete() and seat not in self.revealed
            return self.tips.get(seat, "") if waits else ""
        return self.dice.expects(seat) if kind != "open" and self.is_new(kind) else ""

    def slot(self, kind, seat):
        """What a link is given for, with the very state that it will be folded into: otherwise a server that has seen
        the link could add notes until it likes the throw. A link may be repeated for the same slot only."""
        number = {"open": 0, "throw": len(self.made), "end": self.ended}[kind]
        return f"{kind} {number} {self.dice.with_notes(seat) if self.dice else self.opening()[0].before()}"

    def alarm(self, name, seat=""):
        raise Alarm(name, seat, self.seq)

    # ---- a table as the server tells it as a whole ----

    def take(self, snapshot):
        state, dice = snapshot["state"], snapshot["dice"]
        if self.scheme and state["seq"] < self.seq:
            return
        self.seq = state["seq"]
        if self.scheme and self.scheme != dice["scheme"]:
            self.alarm("opening_differs")
        if self.commitment and self.commitment != snapshot["commitment"]:
            self.alarm("commitment_differs")
        if dice["voided"] < self.voided:
            self.alarm("transcript_differs")
        self.scheme, self.commitment = dice["scheme"], snapshot["commitment"]
        if self.scheme != CURRENT:
            return
        self.voided = dice["voided"]
        self.letters = "".join(each["seat"] for each in snapshot["plan"]["seats"])
        if state["phase"] == "open":
            self.seats = [dict(each) for each in state["seats"]]
            self.tips, self.revealed = dict(pairs(dice["tips"], self.letters)), dict(pairs(dice["links"], self.letters))
        else:
            try:
                self.take_game(snapshot)
            except Unsound:
                self.alarm("transcript_differs")
        self.compare(state)

    def take_game(self, snapshot):
        record = Record(snapshot["record"])
        told = snapshot["dice"]
        fits = (record["commitment"] == self.commitment and record["table"] == self.table
                and record["dice"] == self.scheme and voided_of(record) == self.voided)
        if not fits:
            self.alarm("transcript_differs")
        if snapshot["state"]["phase"] == "over":
            told = record.transcript()
            try:
                Check(record)
            except Unsound:
                self.alarm("record_differs")
        replay = Replay(record, self.scheme, self.table, record.start(), told, self.letters)
        if self.dice:
            folded = self.dice.folded
            before = replay.dice.folded.startswith(folded) and replay.state_at(len(folded)) == self.dice.state
            if not before:
                self.alarm("transcript_differs")
        self.dice = replay.dice
        self.chains = [[seat, tip, last] for (seat, tip), (_, last) in zip(replay.tips, pairs(told["links"], self.letters))]
        throws, known = dict(enumerate(record.throws)), dict(enumerate(self.made))
        self.made = [throws.get(index) or known.get(index, "") for index in range(replay.made)]
        if any(thrown and self.made[index] != thrown for index, thrown in known.items()):
            self.alarm("throw_changed")
        self.ended = replay.ended
        self.stand(record)

    # ---- before the game ----

    def sit(self, seat, player, name, level):
        seated = {"seat": seat, "player": player, "name": name, "level": level}
        self.seats = [seated if each["seat"] == seat else each for each in self.seats]

    def void(self):
        """Somebody sits down or leaves: the links that were given are void, and their chains go on from there."""
        self.voided += bool(self.revealed)
        self.tips.update(self.revealed)
        self.revealed = {}

    def is_complete(self):
        return bool(self.seats) and all(each["player"] or each["level"] for each in self.seats)

    def opening(self):
        """The dice before the first link, and the tips in the order of turns."""
        players = [(each["seat"], each["level"] or "human", each["name"]) for each in self.seats]
        tips = [(seat, self.tips[seat]) for seat, _, _ in players if seat in self.tips]
        state = start(self.scheme, self.table, self.commitment, self.voided, players)
        return ChainedDice(self.scheme, self.table, state, tips), tips

    def seated(self, seat):
        return next((each for each in self.seats if each["seat"] == seat), {"player": "", "level": "?"})

    def on_sat(self, event):
        seat = self.seated(event["seat"])
        is_free = not seat["player"] and not seat["level"]
        if self.dice or self.voided >= MOST_VOIDED or not (is_free or seat["player"] == event["by"]):
            self.alarm("opening_differs", event["seat"])
        self.void()
        self.sit(event["seat"], event["by"], event["name"], "")
        self.tips[event["seat"]] = event["tip"]

    def on_stood(self, event):
        if self.dice or not event["by"] or self.seated(event["seat"])["player"] != event["by"]:
            self.alarm("opening_differs", event["seat"])
        self.leave(event)

    def leave(self, event):
        self.void()
        self.sit(event["seat"], "", "", event.get("level", ""))
        self.tips.pop(event["seat"], None)

    def on_filled(self, event):
        if self.dice or self.is_complete():
            self.alarm("opening_differs")
        self.void()
        for each in self.seats:
            if not each["player"] and not each["level"]:
                each["level"] = event["level"]

    def on_revealed(self, event):
        seat, link = event["seat"], event["link"]
        due = self.due(seat, "open")
        if not due or under(self.scheme, self.table, seat, link) != due:
            self.alarm("link_wrong", seat)
        self.revealed[seat] = link

    def on_begun(self, event):
        try:
            record = Record(event["record"])
            told = record.start()
        except Unsound:
            self.alarm("opening_differs")
        if not self.is_complete():
            self.alarm("opening_differs")
        self.dice, tips = self.opening()
        begun = ChainedDice(self.scheme, self.table, told, tips)
        same = (len(tips) == len(self.revealed) and not record.turns and begun.before() == self.dice.before()
                and record["tips"] == ",".join(map("=".join, tips)))
        if not same:
            self.alarm("opening_differs")
        for seat, _ in tips:
            self.dice.fold(seat, self.revealed[seat])
        self.dice.folded = ""
        self.chains = [[seat, tip, self.revealed[seat]] for seat, tip in tips]
        self.made = list(record.throws)
        self.stand(record)

    # ---- the game ----

    def stand(self, record):
        """As the game of that record stands."""
        self.thrown, self.turns = len(record.throws), ended_turns(record)
        self.is_thrown = bool(record.turns) and not record.turns[-1][2] and record.turns[-1][1] != "set"
        self.to_act = None

    def is_new(self, kind):
        """Whether the next throw, or end of a turn, happens for the first time: plays may have been taken back."""
        return self.thrown == len(self.made) if kind == "throw" else self.turns == self.ended

    def fold(self, kind, seat, link):
        """What came with a throw or an end of a turn."""
        if not self.dice:
            self.alarm("opening_differs")
        due = self.due(seat, kind)
        if due and not link:
            self.alarm("link_missing", seat)
        if link and not (due and self.dice.fits(seat, link)):
            self.alarm("link_wrong", seat)
        if link and self.sent.get(link, self.slot(kind, seat)) != self.slot(kind, seat):
            self.alarm("link_elsewhere", seat)
        # A turn has one throw and ends after it; only the turns before the first throw have none.
        in_order = not self.is_thrown if kind == "throw" else self.is_thrown or self.thrown == 0
        if not in_order or (self.to_act is not None and seat not in self.to_act):
            self.alarm("order_wrong", seat)
        if not self.is_new(kind):
            return
        self.dice.fold(seat, link)
        if link:
            next(each for each in reversed(self.chains) if each[0] == seat)[2] = link
        self.ended += kind == "end"

    def on_thrown(self, event):
        self.fold("throw", event["seat"], event["link"])
        if self.thrown == len(self.made):
            self.made.append("")
        if self.made[self.thrown] not in ("", event["thrown"]):
            self.alarm("throw_changed", event["seat"])
        self.made[self.thrown] = event["thrown"]
        self.thrown += 1
        self.is_thrown, self.to_act = True, None

    def on_confirmed(self, event):
        self.fold("end", event["seat"], event["link"])
        self.turns += 1
        self.is_thrown, self.to_act = False, None

    def on_handed_over(self, event):
        self.to_act = None

    def on_renewed(self, event):
        if self.dice:
            self.dice.lay_down(event["seat"], event["tip"])
            self.chains.append([event["seat"], event["tip"], event["tip"]])

    def on_replaced(self, event):
        if self.dice:
            self.dice.replace(event["seat"])
        elif not self.seated(event["seat"])["player"]:
            self.alarm("opening_differs", event["seat"])
        else:
            self.leave(event)

    def on_returned(self, event):
        if self.dice:
            self.dice.return_to(event["seat"])

    def on_taken_back(self, event):
        try:
            record = Record(event["record"])
        except Unsound:
            self.alarm("throw_changed")
        known = self.made[: len(record.throws)]
        same = len(known) == len(record.throws) and all(was in ("", now) for was, now in zip(known, record.throws))
        if not self.dice or not same or ended_turns(record) > self.ended:
            self.alarm("throw_changed")
        self.stand(record)
        self.dice.take_back(self.turns + 1)

    def on_ended(self, event):
        try:
            record = Record(event["record"])
            Check(record)
        except Unsound:
            self.alarm("record_differs")
        own = {"tips": ",".join(f"{seat}={tip}" for seat, tip, _ in self.chains),
               "links": ",".join(f"{seat}={last}" for seat, _, last in self.chains), "folded": self.dice.folded}
        same = (record["commitment"] == self.commitment and voided_of(record) == self.voided
                and record.transcript() == own and all(was in ("", now) for was, now in zip(self.made, record.throws)))
        if not same:
            self.alarm("record_differs")

    def compare(self, state):
        dice = self.dice or (self.opening()[0] if self.is_complete() else None)
        if state["shaken"] != (dice.before() if dice else ""):
            self.alarm("state_differs")
        if state["phase"] == "playing":
            if self.is_thrown if state["due"] == "throw" else state["due"] == "step" and not self.is_thrown:
                self.alarm("order_wrong")
            self.to_act = state["toAct"]
