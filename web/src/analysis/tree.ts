// SPDX-License-Identifier: MIT
// The tree of tried lines: every position reached, and how. Pure. A line tried twice is stored once.
import { type Checked, fitting, list, number, orNull, shape, text } from "../base/check.ts";

const node = shape({
  position: text, // before a throw; only the first one may have its dice
  parent: orNull(number), // index of the position it was reached from
  thrown: text, // … with these dice
  words: text, // … by this play
});
interface TreeNode extends Checked<typeof node> {}

const tree = shape({ nodes: list(node), current: number });
export interface Tree extends Checked<typeof tree> {}

const most = 500; // positions; limited by the browser's storage

export function newTree(position: string): Tree {
  return { nodes: [{ position, parent: null, thrown: "", words: "" }], current: 0 };
}

export function currentNode({ nodes, current }: Tree): TreeNode {
  const found = nodes[current];
  if (!found) throw new Error("a tree without its node");
  return found;
}

// Adds a play after the current position. A full tree stays unchanged.
export function grown(tree: Tree, step: Omit<TreeNode, "parent">): Tree {
  const { nodes, current } = tree;
  const same = nodes.findIndex(
    ({ parent, thrown, position }) =>
      parent === current && thrown === step.thrown && position === step.position,
  );
  if (same >= 0) return { nodes, current: same };
  if (nodes.length >= most) return tree;
  return { nodes: [...nodes, { ...step, parent: current }], current: nodes.length };
}

export function at(tree: Tree, index: number): Tree {
  return tree.nodes[index] ? { ...tree, current: index } : tree;
}

export function back(tree: Tree): Tree {
  return at(tree, currentNode(tree).parent ?? tree.current);
}

// Goes to the line tried last from here.
export function onward(tree: Tree): Tree {
  const next = tree.nodes.findLastIndex(({ parent }) => parent === tree.current);
  return next < 0 ? tree : at(tree, next);
}

export function childrenOf({ nodes }: Tree, index: number): number[] {
  return nodes.flatMap(({ parent }, child) => (parent === index ? [child] : []));
}

// Removes the line through this position. The first position stays.
export function pruned(tree: Tree, index: number): Tree {
  if (index === 0 || !tree.nodes[index]) return tree;
  const gone = new Set([index]);
  tree.nodes.forEach(({ parent }, each) => {
    if (parent !== null && gone.has(parent)) gone.add(each);
  });
  const left = tree.nodes.map((_, each) => each).filter((each) => !gone.has(each));
  const place = new Map(left.map((old, now) => [old, now]));
  let current = tree.current;
  while (gone.has(current)) current = tree.nodes[current]?.parent ?? 0;
  const nodes = left.flatMap((each) => {
    const kept = tree.nodes[each];
    return kept ? [{ ...kept, parent: kept.parent === null ? null : (place.get(kept.parent) ?? 0) }] : [];
  });
  return { nodes, current: place.get(current) ?? 0 };
}

// Reads a stored tree; null if it is invalid.
export function readTree(stored: unknown): Tree | null {
  const read = fitting(tree, stored);
  if (!read || !read.nodes[read.current]) return null;
  const sound = read.nodes.every(({ parent }, index) =>
    parent === null ? index === 0 : Number.isInteger(parent) && parent >= 0 && parent < index,
  );
  return sound ? read : null;
}
