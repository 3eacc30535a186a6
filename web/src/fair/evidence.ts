// SPDX-License-Identifier: MIT
// What a record tells about its dice: the tags, the throws for the first turn, and the turns. The
// game itself is for the engine to judge (docs/notation.md has the format).
export interface RecordedThrow {
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
export interface Unreadable {
  line: number;
  part: string;
}

const tag = /^(seat [a-z]|[a-z][a-z0-9_-]*):\s*(.*)$/;
const turn = /^\d+\s+([a-z])\s+(\S+)\s.*?(\.\.\.)?$/;

export function evidence(text: string): Evidence | Unreadable {
  const lines = text.replace(/^\uFEFF/, "").split("\n");
  const tags: Evidence["tags"] = new Map();
  const turns: RecordedTurn[] = [];
  for (const [index, each] of lines.entries()) {
    const line = each.trim();
    const at = { line: index + 1, part: line };
    if (index === 0) {
      if (line !== "parlor record 1") return at;
      continue;
    }
    if (line === "" || line.startsWith("#")) continue;
    const [, name, value] = tag.exec(line) ?? [];
    const [, seat, thrown, dots] = turn.exec(line) ?? [];
    if (name && value !== undefined && turns.length === 0 && !tags.has(name)) {
      tags.set(name, { value, line: at.line });
    } else if (seat && thrown) {
      turns.push({ seat, thrown, line: at.line, pending: dots !== undefined });
    } else return at;
  }
  return { tags, opening: opening(tags), turns };
}

// "b 6-4, r 6-4": the throws for the first turn come before all others.
function opening(tags: Evidence["tags"]): RecordedThrow[] {
  const told = tags.get("opening");
  if (!told || told.value === "") return [];
  return told.value
    .split(",")
    .map((each) => ({ thrown: each.trim().replace(/^[a-z]\s+/, ""), line: told.line }));
}
