#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Follows the streams that streams_test writes with the Follower of docs/examples/dice_follower.py.

    follow.py streams.jsonl

Exit codes: 0 no honest stream raised an alarm and every lie raised the alarm that the file tells, 1 otherwise."""
import copy
import json
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent.parent / "docs/examples"))
from dice_follower import Alarm, Follower


def heard(follower, messages):
    """How many messages were heard until an alarm was raised, and the alarm."""
    for number, message in enumerate(messages, 1):
        try:
            follower.hear(message)
        except Alarm as alarm:
            return number, {"name": alarm.name, "seat": alarm.seat, "seq": alarm.seq}
    return len(messages), None


class Game:
    def __init__(self, line):
        self.name, self.table, self.faults = line["game"], line["table"], []
        self.followers, self.messages, self.lies = {}, [], []

    def read(self, line):
        if "lie" in line:
            self.lies.append(line)
        elif "fresh" in line:
            self.followers[line["fresh"]] = Follower(self.table)
        elif "due" in line:
            for device in line["due"]:
                due = self.followers[device].due(line["seat"], line["kind"])
                if due != line["link"]:
                    self.faults.append(f"device {device} gives a link after {due}, not after {line['link']}")
        else:
            for device in line["to"]:
                _, alarm = heard(self.followers[device], [line["message"]])
                if alarm:
                    self.faults.append(f"device {device}: {alarm}")
            if 0 in line["to"]:
                self.messages.append(line["message"])

    def catch_lies(self):
        honest, at = Follower(self.table), 0
        for lie in sorted(self.lies, key=lambda each: each["after"]):
            for message in self.messages[at : lie["after"]]:
                honest.hear(message)
            at = lie["after"]
            found = heard(copy.deepcopy(honest), lie["instead"])
            if found != (lie["heard"], lie["alarm"]):
                self.faults.append(f"{lie['lie']}: {found} in place of {lie['heard']}, {lie['alarm']}")


def main():
    games, messages, lies, faults = 0, 0, 0, 0
    game = None

    def close():
        nonlocal games, lies, faults
        if game:
            game.catch_lies()
            games, lies, faults = games + 1, lies + len(game.lies), faults + len(game.faults)
            for each in game.faults:
                print(f"{game.name}: {each}")

    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        for line in map(json.loads, file):
            if "game" in line:
                close()
                game = Game(line)
                continue
            messages += "message" in line
            game.read(line)
    close()
    print(f"dice_follower.py followed {games} games, {messages} messages and {lies} lies; {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
