// SPDX-License-Identifier: MIT
// A record on its way from some page to the one that checks its dice.
import { go } from "../shell/router.ts";

const place = "parlor.check";

export function checkDiceOf(record: string): void {
  try {
    sessionStorage.setItem(place, record);
  } catch {
    // A browser that keeps nothing: the page asks for the record.
  }
  go("check");
}

// Empty: none was handed over. It stays until another is, so that the page can be loaded again.
export function handedOverRecord(): string {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
