// SPDX-License-Identifier: MIT
// A link as a QR code: its dark squares as one path, in units of a square.
import { encode } from "uqr";

export interface QrCode {
  size: number; // of a side, with the light border that cameras want
  path: string;
}

export function qrCode(link: string): QrCode {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: path.join("") };
}
