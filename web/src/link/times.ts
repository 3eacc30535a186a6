// SPDX-License-Identifier: MIT
// Time controls, and the time left.
import type { Plan, Seat } from "./events.ts";
import type { TableState } from "./messages.ts";

export type Pace = "none" | "live" | "slow" | "days";
type Times = Pick<Plan, "clock" | "patience">;

const day = 24 * 60 * 60;
export const paces: Record<Pace, Times> = {
  none: { clock: { turn: 0, bank: 0 }, patience: 300 },
  live: { clock: { turn: 20, bank: 300 }, patience: 60 },
  slow: { clock: { turn: 60, bank: 900 }, patience: 60 },
  days: { clock: { turn: 3 * day, bank: 0 }, patience: 3 * day },
};

export interface Left {
  turn: number; // milliseconds
  bank: number;
}

// The time left to a seat, `since` milliseconds after the state arrived. Null without a clock.
export function timeLeft(
  state: TableState,
  seat: Seat,
  clocked: Plan["clock"],
  since: number,
): Left | null {
  if (clocked.turn + clocked.bank === 0) return null;
  const bank = state.seats.find((each) => each.seat === seat)?.bank ?? 0;
  if (state.clock?.seat !== seat) return { turn: clocked.turn * 1000, bank };
  const turn = Math.max(0, state.clock.turn - since);
  const over = Math.max(0, since - state.clock.turn);
  return { turn, bank: Math.max(0, bank - over) };
}

// "0:42", "12:05", "26:00:00"
export function asClock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = `${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
