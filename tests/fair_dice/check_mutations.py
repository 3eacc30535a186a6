#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the checker of the documentation on every record of mutations.txt, which explains the format.

Exit codes: 0 all verdicts are those of the list, 1 some differ; each of these is printed."""
import pathlib
import sys

here = pathlib.Path(__file__).parent
project = here.parent.parent
sys.path.insert(0, str(project / "docs/examples"))
from check_dice import Check, Record, Unsound


def change(text, operation):
    """The record's text after one operation."""
    word, _, rest = operation.partition(" ")
    rest = rest.replace("\\n", "\n").replace("\\r", "\r").replace("\\t", "\t")
    if word in ("replace", "all"):
        what, _, new = rest.partition(" => ")
        assert what in text, operation
        return text.replace(what, new, 1 if word == "replace" else -1)
    if word == "remove":
        assert rest in text, operation
        return text.replace(rest, "", 1)
    if word == "cut":
        return text[: text.index(rest)]
    tag, _, new = rest.partition(" ")
    begin = text.index(f"\n{tag}: ") + 1
    end = text.index("\n", begin)
    name, value = f"{tag}: ", text[begin + len(tag) + 2 : end]
    if word == "drop":
        return text[:begin] + text[end + 1 :]
    if word == "insert":
        place, _, new = new.partition(" ")
        new = value[: int(place)] + new + value[int(place) :]
    else:
        assert word == "put", operation
    return text[:begin] + name + new + text[end:]


def verdict(text):
    try:
        Check(Record(text))
    except Unsound as unsound:
        return unsound.fault
    return "sound"


def mutations(path=here / "mutations.txt"):
    """(expected verdict, the operations as written, the changed record)"""
    record = ""
    for line in path.read_text(encoding="utf-8").split("\n"):
        if not line or line.startswith("#"):
            continue
        if line.startswith("record "):
            record = (project / line.split()[1]).read_text(encoding="utf-8")
            continue
        expected, operations = line.split("  ", 1)
        text = record
        for each in operations.strip().split(" ; "):
            text = change(text, each)
        yield expected, operations.strip(), text


def agrees(expected, found):
    """A verdict without a part leaves the part open."""
    return found == expected or found.split(" ")[0] == expected


def main():
    compared, wrong = 0, 0
    for expected, operations, text in mutations():
        found = verdict(text)
        compared += 1
        if not agrees(expected, found):
            wrong += 1
            print(f"{expected} was expected, but it is {found}: {operations}")
    print(f"{compared} mutations, {wrong} with another verdict")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
