// SPDX-License-Identifier: MIT
// Shares as people read them: "12.3 %", "+4.0 %".
import { language } from "./say.svelte.ts";

export function percent(share: number, options: Intl.NumberFormatOptions = {}): string {
  const usual = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), { ...usual, ...options }).format(share);
}

export function signedPercent(share: number): string {
  return percent(share, { signDisplay: "exceptZero" });
}
