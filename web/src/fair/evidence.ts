// SPDX-License-Identifier: MIT
// What a record tells about its dice: the tags, the throws for the first turn, and the turns. The
// game itself is for the engine to judge (docs/notation.md has the format).
interface RecordedThrow {
  thrown: string;
  line: number; // of the text, the first is 1
}
export interface RecordedTurn extends RecordedThrow {
  seat: string;
  pending: boolean; // it has not ended
}
export interface Evidence {
  tags: Map<string, { value: string; line: number }>;
  opening: RecordedThrow[];
  turns: RecordedTurn[]; // "set" is no throw
}
interface Unreadable {
  line: number;
  part: string;
}

// The tags that every record has or may have; all others may say anything.
const text = /^.+$/;
const known = new Map([
  ["game", text],
  ["edition", text],
  ["switches", text],
  ["commitment", text],
  ["start", text],
  ["date", /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/],
  ["seed", /^\d+(\s+stream\s+\d+)?$/],
  ["opening", /^\S\s+[^\s,]+\s*(,\s*\S\s+[^\s,]+\s*)*$/],
  ["result", /^(unfinished|draw|=.+)$/],
]);
const tag = /^(seat [a-z]|[a-z][a-z0-9_-]*):[ \t]*(.*)$/;
const unprintable = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/;

// The same texts are refused as by `parlor verify` (src/rules/game/record_reader.cpp). Only the
// last line's end may be missing: it is easily lost in a clipboard.
export function evidence(text: string): Evidence | Unreadable {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const tags: Evidence["tags"] = new Map();
  const turns: RecordedTurn[] = [];
  for (const [index, each] of lines.entries()) {
    const line = each.replace(/^[ \t\r]+|[ \t\r]+$/g, "");
    const at = { line: index + 1, part: line };
    if (index === 0) {
      if (wordsOf(line).join(" ") !== "parlor record 1") return at;
      continue;
    }
    if (unprintable.test(line)) return at;
    if (line === "" || line.startsWith("#")) continue;
    const turn = /^\d/.test(line) ? turnOf(line, turns) : null;
    const [, name = "", value = ""] = tag.exec(line) ?? [];
    const isTag = name !== "" && turns.length === 0 && !tags.has(name);
    if (turn) turns.push({ ...turn, line: at.line });
    else if (isTag && (known.get(name)?.test(value) ?? true))
      tags.set(name, { value, line: at.line });
    else return at;
  }
  const hasSeat = [...tags.keys()].some((name) => name.startsWith("seat "));
  const required = ["game", "edition", "start"].find((name) => !tags.has(name));
  if (required || !hasSeat) return { line: lines.length, part: required ?? "seat" };
  return { tags, opening: opening(tags), turns };
}

// number seat throw play -> position, or number seat throw [steps so far] ...
function turnOf(line: string, before: RecordedTurn[]): Omit<RecordedTurn, "line"> | null {
  const words = wordsOf(line);
  const [number = "", seat = "", thrown = ""] = words;
  const arrow = words.indexOf("->");
  const pending = arrow < 0 && words.at(-1) === "...";
  const fits = pending ? words.length > 3 : arrow > 3 && arrow < words.length - 1;
  const follows = Number(number) === before.length + 1 && !before.at(-1)?.pending;
  return fits && follows && /^\d+$/.test(number) && /^[a-z]$/.test(seat)
    ? { seat, thrown, pending }
    : null;
}

// "b 6-4, r 6-4": the throws for the first turn come before all others.
function opening(tags: Evidence["tags"]): RecordedThrow[] {
  const told = tags.get("opening");
  if (!told) return [];
  return told.value
    .split(",")
    .map((each) => ({ thrown: wordsOf(each)[1] ?? "", line: told.line }));
}
function wordsOf(text: string): string[] {
  return text.split(/[ \t\r]+/).filter((word) => word !== "");
}
