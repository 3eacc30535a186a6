// SPDX-License-Identifier: MIT
import { expect, test } from "vitest";
import { at, back, childrenOf, currentNode, grown, newTree, onward, pruned, readTree } from "../../src/analysis/tree.ts";

const step = (position: string, thrown = "6-3") => ({ position, thrown, words: `to ${position}` });

// start – a – b, and beside b also c.
const branched = grown(at(grown(grown(newTree("start"), step("a")), step("b")), 1), step("c"));

test("a line is played on from where one is", () => {
  expect(branched.nodes.map(({ position, parent }) => [position, parent])).toEqual([
    ["start", null],
    ["a", 0],
    ["b", 1],
    ["c", 1],
  ]);
  expect(currentNode(branched).position).toBe("c");
  expect(childrenOf(branched, 1)).toEqual([2, 3]);
});

test("a line that was tried before is found again", () => {
  const again = grown(at(branched, 1), step("b"));
  expect(again.nodes).toBe(branched.nodes);
  expect(again.current).toBe(2);
  expect(grown(at(branched, 1), step("b", "5-4")).nodes).toHaveLength(5);
});

test("one walks back, and onward to the line that was tried last", () => {
  const middle = back(branched);
  expect(currentNode(middle).position).toBe("a");
  expect(currentNode(onward(middle)).position).toBe("c");
  expect(back(back(back(branched))).current).toBe(0);
  expect(onward(branched)).toBe(branched);
  expect(at(branched, 9)).toBe(branched);
});

test("a line that is deleted takes along what followed, and nothing else", () => {
  const without = pruned(branched, 2);
  expect(without.nodes.map(({ position, parent }) => [position, parent])).toEqual([
    ["start", null],
    ["a", 0],
    ["c", 1],
  ]);
  expect(currentNode(without).position).toBe("c");
  const nothing = pruned(branched, 1);
  expect(nothing).toEqual(newTree("start"));
  expect(pruned(branched, 0)).toBe(branched);
});

test("a tree is kept and read again; what is none is not", () => {
  expect(readTree(JSON.parse(JSON.stringify(branched)))).toEqual(branched);
  expect(readTree(null)).toBeNull();
  expect(readTree({ nodes: [], current: 0 })).toBeNull();
  const [start, ...others] = branched.nodes;
  expect(readTree({ nodes: [{ ...start, parent: 1 }, ...others], current: 0 })).toBeNull();
});

test("a tree does not grow beyond what a browser can keep", () => {
  let tree = newTree("start");
  for (let i = 0; i < 600; i += 1) tree = grown(tree, step(String(i)));
  expect(tree.nodes).toHaveLength(500);
});
