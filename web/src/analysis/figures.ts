// SPDX-License-Identifier: MIT
// Chances as people read them: "28.6 %", "+1.4 %".
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(share);
}

export function signedPercent(share: number, language: string): string {
  return new Intl.NumberFormat(language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(share);
}
