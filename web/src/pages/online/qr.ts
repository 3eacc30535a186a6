// SPDX-License-Identifier: MIT
// A link as a QR code: one path with its dark squares, each of size 1.
import { encode } from "uqr";

export interface QrCode {
  size: number; // of a side, including the quiet zone
  path: string;
}

export function qrCode(link: string): QrCode {
  const { data, size } = encode(link, { ecc: "M", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return { size, path: path.join("") };
}
