// SPDX-License-Identifier: MIT
// Small things kept in the browser's storage, as JSON under "parlor.NAME". A browser that keeps
// nothing (private windows, full disks) still plays.
export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`parlor.${name}`) ?? "null") as unknown;
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(`parlor.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(`parlor.${name}`);
  } catch {
    // Nothing was kept.
  }
}
