// SPDX-License-Identifier: MIT
// Parts of a game as people read them: "12.3 %", "+4.0 %".
import { language } from "../text/say.svelte.ts";

export function percent(part: number): string {
  return format({}).format(part);
}

export function signed(part: number): string {
  return format({ signDisplay: "exceptZero" }).format(part);
}

function format(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat(language(), {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    ...options,
  });
}
