// SPDX-License-Identifier: MIT
// docs/protocol.md names every command, event, refusal and goodbye of the server, and no others. The
// server's own lists are in C++ and are read from there.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const project = join(import.meta.dirname, "../../..");
const file = (path: string) => readFileSync(join(project, path), "utf8");
const server = file("docs/protocol.md").split("# The server protocol\n")[1] ?? "";

// The words that match, sorted and each once.
function words(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))].sort();
}
// What stands between these two.
function between(text: string, begin: string, end: string): string {
  const [, rest = ""] = text.split(begin);
  return rest.split(end)[0] ?? "";
}
// The names in the first cells of the table below a heading, or in those of another column.
function named(heading: string, column = 0): string[] {
  const rows = between(server, `\n${heading}\n`, "\n#").split("\n");
  const cells = rows.map((row) => (row.startsWith("| ") ? (row.split("|")[column + 1] ?? "") : ""));
  return words(cells.join("\n"), /`([a-z_]+)`/g);
}

function listed(path: string, after: string): string[] {
  return words(between(file(path), after, "}"), /"([a-z_]+)"/g);
}

describe("docs/protocol.md", () => {
  it("has every command", () => {
    const read = file("src/protocols/online_json/commands_and_events.cpp");
    const commands = words(
      between(read, "constexpr auto kinds", "\n});"),
      /\{"([a-z_]+)", (?:true|false)/g,
    );
    expect(commands).toContain("leave_lobby");
    expect(named("### Commands").filter((name) => name !== "do")).toEqual(commands);
  });

  it("has every kind of event", () => {
    const written = file("src/protocols/online_json/commands_and_events.cpp");
    const events = words(between(written, "event_rows{", "\n};"), /row\("([a-z_]+)"/g);
    expect(events).toContain("followed");
    const common = ["seq", "at", "by", "id", "kind"];
    expect(named("### Events").filter((name) => !common.includes(name))).toEqual(events);
  });

  it("has every refusal", () => {
    const refusals = [
      ...listed("src/online/tables/refusal.cpp", "constexpr auto names"),
      ...listed("src/rules/match/match.cpp", "name(Error error)"),
      ...["bad_house_name", "no_spinners", "seats_not_playable", "unknown_game"], // of a plan, for example
    ];
    const parts = ["## What is refused", "## Over HTTP", "### Duels of the day", "### Ratings of puzzles"];
    const told = parts.flatMap((part) => named(part));
    expect(refusals).toEqual(expect.arrayContaining(["seat_taken", "game_over"]));
    expect([...new Set(told)].sort()).toEqual(refusals.sort());
  });

  it("has every reason to close a connection", () => {
    const sources = globSync("src/online/{hosting,server}/*.{cpp,h}", { cwd: project }).map(file).join();
    const reasons = words(sources, /(?:cut\(|GoingAway, )"([a-z_]+)"/g);
    const refused = words(sources, /end_with\(\{tables::RefusalReason::(\w+)\}/g).map(snake).sort();
    expect(refused).toEqual(["not_text", "too_fast"]);
    expect(named("### When a connection ends", 1)).toEqual([...reasons, ...refused].sort());
  });
});

function snake(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, "_$&").toLowerCase();
}
