// SPDX-License-Identifier: MIT
// Lines that somebody tries out, kept as a tree: every position that was reached, and how. Pure. A
// line that was tried before is found again, not kept twice.
import { type Checked, fitting, list, number, orNull, shape, text } from "../base/check.ts";

const node = shape({
  position: text, // before a throw; only the first one may have its dice
  parent: orNull(number), // index of the one it was reached from
  thrown: text, // … with these dice
  words: text, // … by this play
});
export interface TreeNode extends Checked<typeof node> {}

const tree = shape({ nodes: list(node), current: number });
export interface Tree extends Checked<typeof tree> {}

const most = 500; // positions, so that a browser can keep them

export function newTree(position: string): Tree {
  return { nodes: [{ position, parent: null, thrown: "", words: "" }], current: 0 };
}

export function currentNode({ nodes, current }: Tree): TreeNode {
  const found = nodes[current];
  if (!found) throw new Error("a tree without its node");
  return found;
}

// Plays on from where one is. The tree stays as it is once it is full.
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

// To the line that was tried last from here.
export function onward(tree: Tree): Tree {
  const next = tree.nodes.findLastIndex(({ parent }) => parent === tree.current);
  return next < 0 ? tree : at(tree, next);
}

export function childrenOf({ nodes }: Tree, index: number): number[] {
  return nodes.flatMap(({ parent }, child) => (parent === index ? [child] : []));
}

// Without the line that ends or goes on here. The first position stays.
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

// What the browser has kept; null where that is no tree.
export function readTree(stored: unknown): Tree | null {
  const read = fitting(tree, stored);
  if (!read || !read.nodes[read.current]) return null;
  const sound = read.nodes.every(({ parent }, index) =>
    parent === null ? index === 0 : Number.isInteger(parent) && parent >= 0 && parent < index,
  );
  return sound ? read : null;
}
