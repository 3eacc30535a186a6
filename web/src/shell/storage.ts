// SPDX-License-Identifier: MIT
// The browser's local storage, as JSON under "parlor.NAME". Everything works without it (private windows, full disks).
const ours = "parlor.";

export function stored(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`${ours}${name}`) ?? "null") as unknown;
  } catch {
    return null;
  }
}

// The name of a storage key; "" if it is not one of ours.
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
    // There is no storage.
  }
}
