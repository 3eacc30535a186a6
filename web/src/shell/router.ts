// SPDX-License-Identifier: MIT
// Addresses within the page, after the "#". In a pattern ":name" matches one part, ":name?" is optional, and ":name*"
// matches the rest.
export type Params = Record<string, string>;

function parts(path: string): string[] {
  return path.replace(/^#/, "").split("/").filter(Boolean);
}

// The values of the pattern's ":names", or undefined if the address does not match.
export function fits(pattern: string, hash: string): Params | undefined {
  const given = parts(hash).map(decoded);
  const params: Params = {};
  for (const part of parts(pattern)) {
    const name = /^:(\w+)([?*]?)$/.exec(part);
    if (name?.[1] && name[2] === "*") {
      params[name[1]] = given.splice(0).join("/");
      continue;
    }
    const next = given.shift();
    if (name?.[1] && next !== undefined) params[name[1]] = next;
    else if (name?.[2] !== "?" && next !== part) return undefined;
  }
  return given.length === 0 ? params : undefined;
}

export function address(...path: string[]): string {
  return `#/${path.map(encodeURIComponent).join("/")}`;
}

export function go(...path: string[]): void {
  location.hash = address(...path);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a hand-typed "%"
  }
}
