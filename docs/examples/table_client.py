#!/usr/bin/env python3
"""A client of the server protocol (docs/protocol.md): makes a table at a running `parlor serve`, plays a few turns
against one of its computers and prints what it is told. What to play it asks an engine.

    table_client.py localhost:8080 3 parlor engine --json
"""
import base64
import hashlib
import itertools
import json
import os
import re
import secrets
import socket
import subprocess
import sys

host = sys.argv[1] if len(sys.argv) > 1 else "localhost:8080"
turns = int(sys.argv[2]) if len(sys.argv) > 2 else 3
engine = sys.argv[3:] or ["parlor", "engine", "--json"]


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
            sys.exit(f"the server says {header[0].decode().strip()}")

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
                sys.exit("the connection is lost")
            size = head[1]
            if size > 125:
                size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
            data = self.stream.read(size)
            if head[0] & 15 == 1:
                return data.decode()
            if head[0] & 15 == 9:
                self.send(data, 10)


class Chain:
    """What the dice need of us (docs/fair-dice.md): numbers, each the hash of the next, given one at a time."""

    def __init__(self, table, seat, length=2000):
        self.links = [secrets.token_hex(32)]
        for _ in range(length):
            lines = f"parlor-dice-2 link\n{table}\n{seat}={self.links[-1]}\n"
            self.links.append(hashlib.sha256(lines.encode()).hexdigest())
        self.tip = self.links[-1]

    def after(self, link):
        return self.links[self.links.index(link) - 1]


class Table:
    def __init__(self):
        self.link = WebSocket(host, "/ws")
        self.ids = (f"{secrets.token_hex(8)}-{number}" for number in itertools.count())
        self.id = None
        self.state = None
        self.record = ""
        self.thrown = ""
        self.chain = None

    def next_link(self, seat):
        """The next link, if the seat is to give one."""
        due = next(each["link"] for each in self.state["seats"] if each["seat"] == seat)
        return {"link": self.chain.after(due)} if due else {}

    def hear(self):
        message = json.loads(self.link.receive())
        if "snapshot" in message:
            self.state = message["snapshot"]["state"]
            self.record = message["snapshot"]["record"]
        for event in message.get("events", []):
            told = {key: event[key] for key in ("seat", "thrown", "step", "how") if event.get(key)}
            print(f'{event["seq"]:4} {event["kind"]:10}', *told.values())
            self.state = message["state"]
            self.thrown = event.get("thrown", self.thrown)
        return message

    def do(self, what, **fields):
        """The answer; what happens before it comes is told."""
        command = {"id": next(self.ids), "do": what, **({"table": self.id} if self.id else {}), **fields}
        self.link.send(json.dumps(command))
        while True:
            message = self.hear()
            if message.get("answer") == command["id"]:
                return message


def chosen(record, thrown):
    """The engine's play for the last position of the record and this throw."""
    position = re.findall(r"(?:-> |start: )(.*)", record)[-1].replace("?", thrown)
    question = json.dumps({"position": position, "level": "careful"})
    return json.loads(subprocess.run(engine, input=question, capture_output=True, text=True, check=True).stdout)["play"]


table = Table()
print("I am", table.hear()["welcome"]["player"])
plan = {"game": "pollyanna-1916", "public": False, "clock": {"turn": 0, "bank": 0}, "patience": 60,
        "seats": [{"seat": "b", "level": ""}, {"seat": "r", "level": "careful"}]}
table.id = table.do("create", plan=plan)["table"]
print("the table is", table.id)
table.do("watch")
table.chain = Chain(table.id, "b")
table.do("sit", seat="b", name="Robot", tip=table.chain.tip)
table.do("reveal", at=table.state["played"], seat="b", **table.next_link("b"))
while turns > 0 and table.state["phase"] == "playing":
    if table.state["toAct"] != "b":
        table.hear()
    elif table.state["due"] == "throw":
        table.do("throw", at=table.state["played"], **table.next_link("b"))
    else:
        table.do("watch")  # a snapshot, with the record
        table.do("play", at=table.state["played"], steps=chosen(table.record, table.thrown), **table.next_link("b"))
        turns -= 1
table.do("resign", seat="b")
