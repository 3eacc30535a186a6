// SPDX-License-Identifier: MIT
// Grades how lucky a throw is, for colours and for signs that work without colour.
type Heat = -3 | -2 | -1 | 0 | 1 | 2 | 3;

const steps = [0.01, 0.03, 0.08]; // in games: 0.01 is one game in a hundred

export function heatOf(luck: number): Heat {
  const size = steps.filter((step) => Math.abs(luck) >= step).length;
  return (luck < 0 ? 0 - size : size) as Heat; // 0 - 0 is no -0
}

export function signOf(heat: Heat): string {
  if (heat === 0) return "·";
  return (heat > 0 ? "▲" : "▼").repeat(Math.abs(heat));
}

// Groups throws by their first die: two dice give a triangle.
export function inRows<T extends { thrown: string }>(throws: T[]): T[][] {
  const rows = new Map<string, T[]>();
  for (const each of throws) {
    const first = each.thrown[0] ?? "";
    rows.set(first, [...(rows.get(first) ?? []), each]);
  }
  return [...rows.values()];
}
