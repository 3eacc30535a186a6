// SPDX-License-Identifier: MIT
// The dice of docs/fair-dice.md once more, by another hand than the server's: @noble/hashes, which
// works without a secure context too, in place of libsodium. Those of parlor-dice-1 are here whole.
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

export const scheme = "parlor-dice-1";

export interface SeatSeed {
  seat: string;
  seed: string; // 64 hex digits: a seed, or the tip or a link of a chain
}
export interface Circle {
  table: string;
  seeds: SeatSeed[]; // by the order of turns
  dice: number; // thrown at once
}

const unbiased = 252; // the largest multiple of six that a byte reaches

export function isHex(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

// The public commitment to a secret of 64 hex digits.
export function commitment(secret: string): string {
  return toHex(sha256(fromHex(secret)));
}

// Throw number n of a game, from 0, as it is written: "6-3".
export function thrown(secret: string, circle: Circle, number: number): string {
  const seeds = circle.seeds.map(({ seat, seed }) => `${seat}=${seed}\n`).join("");
  return diceFrom(secret, `${scheme}\n${circle.table}\n${seeds}${number}\n`, circle.dice);
}

// The `count` dice that follow from a secret and these lines, in the notation of a throw.
export function diceFrom(secret: string, lines: string, count: number): string {
  const key = fromHex(secret);
  const dice: number[] = [];
  for (let block = 0; dice.length < count; ++block) {
    const bytes = hmac(sha256, key, new TextEncoder().encode(`${lines}${block}\n`));
    for (const byte of bytes) if (byte < unbiased) dice.push((byte % 6) + 1);
  }
  return highToLow(dice.slice(0, count).join("-"));
}

// SHA-256 of lines, each with its line end.
export function digest(...lines: string[]): string {
  return toHex(sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(""))));
}

// A throw as it is written, whichever die was named first.
export function highToLow(text: string): string {
  return text.split("-").sort().reverse().join("-");
}

function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (each) => Number.parseInt(each, 16));
}
function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (each) => each.toString(16).padStart(2, "0")).join("");
}
