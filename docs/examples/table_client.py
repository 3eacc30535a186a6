#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A client of the server protocol (docs/protocol.md): makes a table at a running `parlor serve`, plays a few turns
against one of its computers and prints what it is told. What to play it asks an engine.

    table_client.py localhost:8080 3 parlor engine --json

It follows the dice by itself (dice_follower.py) and gives each link for one purpose only. Exit codes: 0 the turns were
played, 1 the dice do not fit, and the last line has the evidence, 2 the table has dice that it cannot follow, 3 the
server refuses or loses the connection."""
import base64
import itertools
import json
import os
import re
import secrets
import socket
import subprocess
import sys

from check_dice import CURRENT, under
from dice_follower import Alarm, Follower


class WebSocket:
    """Just enough of RFC 6455: text both ways, and pings."""

    def __init__(self, host, path):
        name, _, port = host.partition(":")
        self.stream = socket.create_connection((name, int(port or 80))).makefile("rwb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.stream.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
                          "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                          f"Sec-WebSocket-Key: {key}\r\n\r\n".encode())
        self.stream.flush()
        header = list(iter(self.stream.readline, b"\r\n"))
        if b" 101 " not in header[0]:
            raise ConnectionError(f"the server says {header[0].decode().strip()}")

    def send(self, text, kind=1):
        data = text if isinstance(text, bytes) else text.encode()
        mask = os.urandom(4)
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.stream.write(bytes([128 | kind]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(data)))
        self.stream.flush()

    def receive(self):
        while True:
            head = self.stream.read(2)
            if len(head) < 2:
                raise ConnectionError("the connection is lost")
            size = head[1]
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 1:
                return data.decode()
            if head[0] & 15 == 9:
                self.send(data, 10)


class Chain:
    """The numbers that our device gives to the dice, each the hash of the next."""

    def __init__(self, table, seat, length=2000):
        self.links = [secrets.token_hex(32)]
        for _ in range(length):
            self.links.append(under(CURRENT, table, seat, self.links[-1]))
        self.tip = self.links[-1]

    def after(self, link):
        return self.links[self.links.index(link) - 1]


heard = []  # all messages: the evidence, if the dice do not fit


class Table:
    def __init__(self, host):
        self.link = WebSocket(host, "/ws")
        self.ids = (f"{secrets.token_hex(8)}-{number}" for number in itertools.count())
        self.id = None
        self.state = None
        self.record = ""
        self.chain = None
        self.given = {}  # by link: the slot that it was given for
        self.follower = None

    def next_link(self, seat, kind):
        """The next link, if the seat is to give one: the follower knows, whatever the server asks for. A link is spent once
        it is given: only the same slot may have it again. If it is spent, a new chain takes its place."""
        due = self.follower.due(seat, kind)
        link, slot = due and self.chain.after(due), self.follower.slot(kind, seat)
        if due and self.given.setdefault(link, slot) != slot:
            self.chain = Chain(self.id, seat)
            self.do("renew", at=self.state["played"], seat=seat, tip=self.chain.tip)
            return self.next_link(seat, kind)
        return {"link": link} if link else {}

    def hear(self):
        message = json.loads(self.link.receive())
        heard.append(message)
        if self.follower and message.get("table") == self.id:
            self.follower.sent = self.given
            self.follower.hear(message)
            for event in message.get("events", []):
                if event["kind"] == "renewed" and event["seat"] == "b" and event["tip"] != self.chain.tip:
                    raise Alarm("chain_elsewhere", "b", event["seq"])  # no other device plays for us
        if "snapshot" in message:
            self.state = message["snapshot"]["state"]
            self.record = message["snapshot"]["record"]
        for event in message.get("events", []):
            told = {key: event[key] for key in ("seat", "thrown", "step", "how") if event.get(key)}
            print(f'{event["seq"]:4} {event["kind"]:10}', *told.values())
            self.state = message["state"]
        return message

    def do(self, what, **fields):
        """The answer; what happens before it comes is told."""
        command = {"id": next(self.ids), "do": what, **({"table": self.id} if self.id else {}), **fields}
        self.link.send(json.dumps(command))
        while True:
            message = self.hear()
            if message.get("answer") == command["id"]:
                return message


def chosen(engine, record):
    """The engine's play for the turn that the record ends with: its throw, in the position before it."""
    thrown = re.findall(r"^ *\d+ [a-z] (\S+) .*\.\.\.$", record, re.MULTILINE)[-1]
    position = re.findall(r"(?:-> |start: )(.*)", record)[-1].replace("?", thrown)
    question = json.dumps({"position": position, "level": "careful"})
    return json.loads(subprocess.run(engine, input=question, capture_output=True, text=True, check=True).stdout)["play"]


def play(host, turns, engine):
    table = Table(host)
    print("I am", table.hear()["welcome"]["player"])
    plan = {"game": "pollyanna-1916", "public": False, "clock": {"turn": 0, "bank": 0}, "patience": 60,
            "seats": [{"seat": "b", "level": ""}, {"seat": "r", "level": "careful"}]}
    table.id = table.do("create", plan=plan)["table"]
    print("the table is", table.id)
    table.chain, table.follower = Chain(table.id, "b"), Follower(table.id)
    table.do("watch")
    if table.follower.scheme != CURRENT:
        print(f"Dice of {table.follower.scheme}: we sit down only where we can follow them.", file=sys.stderr)
        sys.exit(2)
    table.do("sit", seat="b", name="Robot", tip=table.chain.tip)
    table.do("reveal", at=table.state["played"], seat="b", **table.next_link("b", "open"))
    while turns > 0 and table.state["phase"] == "playing":
        if table.state["toAct"] != "b":
            table.hear()
        elif table.state["due"] == "throw":
            link = table.next_link("b", "throw")
            table.do("throw", at=table.state["played"], **link)
        else:
            table.do("watch")  # a snapshot, with the record
            steps = chosen(engine, table.record)
            link = table.next_link("b", "end")
            table.do("play", at=table.state["played"], steps=steps, **link)
            turns -= 1
    if table.state["phase"] == "playing":
        table.do("resign", seat="b")


if __name__ == "__main__":
    host = sys.argv[1] if len(sys.argv) > 1 else "localhost:8080"
    try:
        play(host, int(sys.argv[2]) if len(sys.argv) > 2 else 3, sys.argv[3:] or ["parlor", "engine", "--json"])
    except Alarm as alarm:
        print(json.dumps({"alarm": {"name": alarm.name, "seat": alarm.seat, "seq": alarm.seq}, "heard": heard}))
        sys.exit(f"The dice do not fit. {alarm}")
    except ConnectionError as error:
        print(error, file=sys.stderr)
        sys.exit(3)
