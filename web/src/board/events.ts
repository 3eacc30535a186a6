// SPDX-License-Identifier: MIT
// Fingers, mouse and keys, turned into actions. Positions are those of the board's picture; `reach`
// says how far from a thing a touch may be and still mean it.
import type { BoardPlace, Point } from "../engine/types.ts";
import { bring, heldSprite, letGo, pick, point, pull, putDown } from "./actions.ts";
import { type BoardState, litTargets, movable, movableGroups, targetsOf } from "./state.ts";
import type { Intent, Sprite, Target } from "./types.ts";

export interface Touch {
  at: Point;
  reach: number;
  places: BoardPlace[];
}

interface Spot {
  x: number;
  y: number;
}

export function nearest<T>(things: T[], where: (thing: T) => Spot, touch: Touch): T | undefined {
  let best: T | undefined;
  let least = touch.reach;
  for (const thing of things) {
    const { x, y } = where(thing);
    const distance = Math.hypot(x - touch.at.x, y - touch.at.y);
    if (distance <= least) [best, least] = [thing, distance];
  }
  return best;
}

const itself = (thing: Spot) => thing;
const targetSpot = (target: Target) => target.at;

function spriteNear(state: BoardState, touch: Touch): Sprite | undefined {
  const able = state.sprites.filter((sprite) => movable(state, sprite));
  return nearest(able, itself, touch) ?? nearest(state.sprites, itself, touch);
}

// Down: a lit target is chosen, a piece is picked up, anything else asks why not.
export function press(state: BoardState, touch: Touch): Intent | null {
  if (state.moving) return null;
  const target = nearest(targetsOf(state, state.held), targetSpot, touch);
  if (target) return bring(state, target.place);
  const sprite = spriteNear(state, touch);
  if (sprite && pick(state, sprite)) return null;
  const place = sprite?.place ?? nearest(touch.places, itself, touch)?.id;
  if (place === undefined) {
    if (state.held?.place !== "") putDown(state);
    return null;
  }
  if (state.held) return bring(state, place);
  return sprite && state.choices.length > 0 ? { wants: "why", from: place, to: "" } : null;
}

export function drag(state: BoardState, touch: Touch): void {
  if (!state.moving && heldSprite(state)) pull(state, touch.at);
}

// Up after a drag: the piece is put where it was let go.
export function release(state: BoardState, touch: Touch): Intent | null {
  if (!state.dragged) return null;
  letGo(state);
  const target = nearest(targetsOf(state, state.held), targetSpot, touch);
  if (target) return bring(state, target.place);
  const place = nearest(touch.places, itself, touch);
  if (!place || place.id === state.held?.place) return null;
  return bring(state, place.id);
}

export function hover(state: BoardState, touch: Touch | null): void {
  if (state.moving || !touch) return point(state, null);
  const sprite = nearest(
    state.sprites.filter((each) => movable(state, each)),
    itself,
    touch,
  );
  point(state, sprite ?? null);
}

export type BoardKey = "next" | "back" | "choose" | "leave";

export function keyOf(key: string): BoardKey | null {
  if (key === "ArrowRight" || key === "ArrowDown") return "next";
  if (key === "ArrowLeft" || key === "ArrowUp") return "back";
  if (key === "Enter" || key === " ") return "choose";
  return key === "Escape" ? "leave" : null;
}

// What the arrows go through: targets while a piece is held, else pieces. The ids are those of the
// elements in Board.svelte.
export function focusable(state: BoardState): string[] {
  if (state.held) return litTargets(state).map((target) => targetId(target));
  return movableGroups(state).map((sprite) => spriteId(sprite));
}

export function neighbour(state: BoardState, id: string, key: "next" | "back"): string | undefined {
  const ids = focusable(state);
  const index = ids.indexOf(id);
  if (index < 0) return ids[0];
  return ids[(index + (key === "next" ? 1 : ids.length - 1)) % ids.length];
}

export function spriteId(sprite: Sprite): string {
  return `piece-${sprite.key}`;
}
export function targetId(target: Target): string {
  return `target-${target.place.replace(/\W/g, "-")}`;
}
