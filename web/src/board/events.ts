// SPDX-License-Identifier: MIT
// Turns pointer and key events into actions. Positions are in picture coordinates; `reach` is the maximal distance of a
// touch from what it selects.
import type { BoardPlace, Choice, PlaceId, Point } from "../engine/answers.ts";
import type { Badge } from "./badges.ts";
import { bring, heldSprite, letGo, pick, point, pull, putDown } from "./actions.ts";
import { type BoardState, litTargets, movable, movableGroups, targetsOf } from "./state.ts";
import type { Intent, Sprite, Target } from "./types.ts";

export interface Touch {
  at: Point;
  reach: number;
  places: BoardPlace[];
  badges: Badge[]; // of the held piece's targets
}

function nearest<T extends Point>(things: T[], touch: Touch): T | undefined {
  let best: T | undefined;
  let least = touch.reach;
  for (const thing of things) {
    const distance = Math.hypot(thing.x - touch.at.x, thing.y - touch.at.y);
    if (distance <= least) [best, least] = [thing, distance];
  }
  return best;
}

// The lit target at a point, or whose dice are there.
function targetNear(state: BoardState, touch: Touch): PlaceId | undefined {
  const { at, badges } = touch;
  const hit = ({ x, y, half }: Badge) => Math.max(Math.abs(x - at.x), Math.abs(y - at.y)) <= half;
  const targets = targetsOf(state, state.held).map(({ at: { x, y }, place }) => ({ x, y, place }));
  const able = state.sprites.filter((sprite) => movable(state, sprite));
  const target = nearest(targets, touch);
  const spot = nearest([...targets, ...able, ...badges.filter(hit)], touch);
  // Dice may cover other targets and pieces; the nearest wins.
  return spot && "half" in spot ? spot.place : target?.place;
}

function spriteNear(state: BoardState, touch: Touch): Sprite | undefined {
  const able = state.sprites.filter((sprite) => movable(state, sprite));
  return nearest(able, touch) ?? nearest(state.sprites, touch);
}

// A place is hit anywhere within its radius.
function placeNear(touch: Touch): PlaceId | undefined {
  const { at, reach, places } = touch;
  const on = places.filter(
    ({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) <= Math.max(reach, radius * 1.3),
  );
  return nearest(on, { ...touch, reach: Infinity })?.id;
}

// If a single step leads to a place, touching the place is enough. Declining and setting up have no such place.
function onlyWayTo(state: BoardState, place: PlaceId): Choice | undefined {
  const [only, ...others] = state.choices.filter(({ to }) => to === place);
  return others.length === 0 ? only : undefined;
}

// Pointer down: chooses a lit target, picks up a piece, or asks why something is not allowed.
export function press(state: BoardState, touch: Touch): Intent | null {
  if (state.moving) return null;
  const target = targetNear(state, touch);
  if (target !== undefined) return bring(state, target);
  const sprite = spriteNear(state, touch);
  if (sprite && pick(state, sprite)) return null;
  const place = sprite?.place ?? placeNear(touch);
  if (place === undefined) {
    if (state.held?.place !== "") putDown(state);
    return null;
  }
  if (state.held) return bring(state, place);
  const only = onlyWayTo(state, place);
  if (only) return { wants: "step", choice: only };
  return sprite && state.choices.length > 0 ? { wants: "why", from: place, to: "" } : null;
}

export function drag(state: BoardState, touch: Touch): void {
  if (!state.moving && heldSprite(state)) pull(state, touch.at);
}

// Pointer up after a drag: puts the piece down there.
export function release(state: BoardState, touch: Touch): Intent | null {
  if (!state.dragged) return null;
  letGo(state);
  const target = targetNear(state, touch);
  if (target !== undefined) return bring(state, target);
  const place = placeNear(touch);
  return place === undefined || place === state.held?.place ? null : bring(state, place);
}

export function hover(state: BoardState, touch: Touch | null): void {
  if (state.moving || !touch) return point(state, null);
  const able = state.sprites.filter((each) => movable(state, each));
  point(state, nearest(able, touch) ?? null);
}

type BoardKey = "next" | "back" | "choose" | "leave";

export function keyOf(key: string): BoardKey | null {
  if (key === "ArrowRight" || key === "ArrowDown") return "next";
  if (key === "ArrowLeft" || key === "ArrowUp") return "back";
  if (key === "Enter" || key === " ") return "choose";
  return key === "Escape" ? "leave" : null;
}

// The elements that arrow keys step through: targets while a piece is held, otherwise pieces. Ids as in Board.svelte.
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
