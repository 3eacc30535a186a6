// SPDX-License-Identifier: MIT
import { describe, expect, it } from "vitest";
import type { Module } from "../src/engine/module.ts";
import { answered } from "../src/engine/net.ts";

const wanted = '{"ok":false,"error":"net_wanted","message":"no connection","net":"poleana"}';

// A module that answers once it has been handed the file 1, 2, 3; and what it was handed.
function module(): Module & { handed: number[][] } {
  let has = false;
  const handed: number[][] = [];
  return {
    handed,
    ask: (question) => (has || question === "easy" ? `answer to ${question}` : wanted),
    takeNet(file) {
      handed.push([...file]);
      has = file.length === 3;
      return has ? '{"ok":true}' : '{"ok":false,"error":"net_damaged","message":"damaged"}';
    },
  };
}

function source(fetch: (name: string) => Promise<Uint8Array>) {
  const told: string[] = [];
  return { told, fetching: () => told.push("fetching"), fetch };
}

describe("the net", () => {
  it("is not fetched for what needs none", async () => {
    const net = source(() => Promise.reject(new Error("asked for")));
    expect(await answered(module(), "easy", net)).toBe("answer to easy");
    expect(net.told).toEqual([]);
  });

  it("is fetched when it is wanted, once, and the question asked again", async () => {
    const engine = module();
    const net = source(() => Promise.resolve(new Uint8Array([1, 2, 3])));
    expect(await answered(engine, "hard", net)).toBe("answer to hard");
    expect(await answered(engine, "harder", net)).toBe("answer to harder");
    expect(engine.handed).toEqual([[1, 2, 3]]);
    expect(net.told).toEqual(["fetching"]);
  });

  it("is the one that the module names", async () => {
    const asked: string[] = [];
    const net = source((name) => {
      asked.push(name);
      return Promise.resolve(new Uint8Array([1, 2, 3]));
    });
    await answered(module(), "hard", net);
    expect(asked).toEqual(["poleana"]);
  });

  it("leaves the refusal as it is without a connection, and tries again the next time", async () => {
    const engine = module();
    const cut = source(() => Promise.reject(new Error("offline")));
    expect(await answered(engine, "hard", cut)).toBe(wanted);
    expect(engine.handed).toEqual([]);
    const back = source(() => Promise.resolve(new Uint8Array([1, 2, 3])));
    expect(await answered(engine, "hard", back)).toBe("answer to hard");
  });

  it("says what is wrong with a damaged file", async () => {
    const net = source(() => Promise.resolve(new Uint8Array([1])));
    expect(await answered(module(), "hard", net)).toContain("net_damaged");
  });
});
