// SPDX-License-Identifier: MIT
// Reads tests/fair_dice/mutations.txt: records with something changed, and the verdict on each. The
// program and docs/examples/check_dice.py are tested with the same list.
import { expect, it } from "vitest";
import { check } from "../../src/fair/check.ts";
import { file, games } from "./vectors.ts";

function splitAt(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

// The record's text after one operation.
function change(text: string, operation: string): string {
  const [word, written] = splitAt(operation, " ");
  const rest = written.replaceAll("\\n", "\n").replaceAll("\\r", "\r").replaceAll("\\t", "\t");
  if (word === "replace" || word === "all" || word === "remove") {
    const [what, by] = splitAt(rest, " => ");
    if (!text.includes(what)) throw new Error(operation);
    return word === "all" ? text.replaceAll(what, () => by) : text.replace(what, () => by);
  }
  if (word === "cut") return text.slice(0, text.indexOf(rest));
  const [tag, value] = splitAt(rest, " ");
  const line = text.indexOf(`\n${tag}: `) + 1;
  if (line === 0) throw new Error(operation);
  const begin = line + tag.length + 2;
  const end = text.indexOf("\n", begin);
  if (word === "drop") return text.slice(0, line) + text.slice(end + 1);
  if (word === "put") return text.slice(0, begin) + value + text.slice(end);
  const [place, inserted] = splitAt(value, " ");
  const at = begin + Number(place);
  return text.slice(0, at) + inserted + text.slice(at);
}

function verdict(text: string): string {
  const { fault } = check(text, games);
  return fault ? `${fault.name} ${fault.part}` : "sound";
}

// A verdict without a part leaves the part open.
function agrees(expected: string, found: string): boolean {
  return found === expected || found.split(" ")[0] === expected;
}

it("records with something changed get the verdicts of the list", () => {
  let name = "";
  let record = "";
  let compared = 0;
  const differ: string[] = [];
  for (const line of file("tests/fair_dice/mutations.txt").split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    if (line.startsWith("record ")) {
      name = splitAt(line, " ")[1];
      record = file(name);
      expect(verdict(record)).toBe("sound");
      continue;
    }
    const [expected, operations] = splitAt(line, "  ");
    const found = verdict(operations.trim().split(" ; ").reduce(change, record));
    if (!agrees(expected, found))
      differ.push(`${name}: ${operations.trim()}: ${found}, not ${expected}`);
    compared += 1;
  }
  expect(differ).toEqual([]);
  expect(compared).toBeGreaterThan(240);
}, 120_000);
