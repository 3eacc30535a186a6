// SPDX-License-Identifier: MIT
// Hands a record over to the page that checks its dice.
import { go } from "../shell/router.ts";

const place = "parlor.check";

export function checkDiceOf(record: string): void {
  try {
    sessionStorage.setItem(place, record);
  } catch {
    // Without storage, the page asks for the record.
  }
  go("check");
}

// "" if no record was handed over. It stays stored, so that the page can be reloaded.
export function handedOverRecord(): string {
  try {
    return sessionStorage.getItem(place) ?? "";
  } catch {
    return "";
  }
}
