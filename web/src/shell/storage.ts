// SPDX-License-Identifier: MIT
// Small things kept in the browser's storage, as JSON under "parlor.NAME". A browser that keeps
// nothing (private windows, full disks) still plays.
const ours = "parlor.";

export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${ours}${name}`) ?? "null") as unknown;
  } catch {
    return null;
  }
}

// What a key of the browser's storage is called here; "" where it is not ours.
export function storedName(key: string | null): string {
  return key?.startsWith(ours) ? key.slice(ours.length) : "";
}

export function store(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`${ours}${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function unstore(name: string): void {
  try {
    localStorage.removeItem(`${ours}${name}`);
  } catch {
    // Nothing was kept.
  }
}
