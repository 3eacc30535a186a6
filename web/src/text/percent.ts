// SPDX-License-Identifier: MIT
// Shares as people read them: "12.3 %", "+4.0 %".
import { language } from "./say.svelte.ts";

export function percent(share: number, options: Intl.NumberFormatOptions = {}): string {
  const usual = { style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), { ...usual, ...options }).format(share);
}

export function wholePercent(share: number, options: Intl.NumberFormatOptions = {}): string {
  return percent(share, { minimumFractionDigits: 0, maximumFractionDigits: 0, ...options });
}

// With a true minus sign.
export function signedPercent(share: number): string {
  return percent(share, { signDisplay: "exceptZero" }).replace("-", "−");
}

export function signedWholePercent(share: number): string {
  return wholePercent(share, { signDisplay: "exceptZero" }).replace("-", "−");
}
