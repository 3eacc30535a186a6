// SPDX-License-Identifier: MIT
// Connects pointer events to a board: two clicks, or a drag.
import type { Attachment } from "svelte/attachments";
import type { BoardPicture } from "../engine/answers.ts";
import { letGo } from "./actions.ts";
import { badgesOf } from "./badges.ts";
import { drag, hover, press, release, type Touch } from "./events.ts";
import { type BoardState, targetsOf } from "./state.ts";
import { drawn } from "./rotation.ts";
import type { Intent } from "./types.ts";

export const fingertip = 22; // radius of a touch in CSS pixels
const slack = 6; // CSS pixels of movement before a press becomes a drag

export function isDrag(from: PointerEvent, to: PointerEvent): boolean {
  return Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY) >= slack;
}

interface Listeners {
  down: (event: PointerEvent) => void;
  move: (event: PointerEvent) => void;
  up: (event: PointerEvent) => void;
  cancel: () => void;
  grips: () => boolean; // a finger drags a piece, so it must not scroll the page
}

// Returns a function that removes the listeners.
export function listen(svg: SVGSVGElement, { down, move, up, cancel, grips }: Listeners): () => void {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  const begin = (event: PointerEvent) => event.isPrimary && event.button === 0 && down(event);
  const grip = (event: TouchEvent) => grips() && event.preventDefault();
  svg.addEventListener("pointerdown", begin, options);
  svg.addEventListener("touchstart", grip, { ...options, passive: false });
  svg.addEventListener("pointermove", move, options);
  svg.addEventListener("pointerup", up, options);
  svg.addEventListener("pointercancel", cancel, options);
  return () => listeners.abort();
}

export interface Hands {
  state: BoardState;
  picture: () => BoardPicture;
  quarters: () => number; // rotation of the board
  pips: () => number[]; // of the dice
  told: (intent: Intent) => void;
}

export function hands({ state, picture, quarters, pips, told }: Hands): Attachment<SVGSVGElement> {
  return (svg) => {
    let pressed: PointerEvent | null = null;

    const touch = (event: PointerEvent): Touch => {
      const { width, pieceRadius, places } = picture();
      const box = svg.getBoundingClientRect();
      const unit = width / box.width;
      const on = { x: (event.clientX - box.left) * unit, y: (event.clientY - box.top) * unit };
      const at = drawn(on, picture(), quarters());
      const finger = event.pointerType === "mouse" ? 0 : fingertip * unit;
      const scale = { picture: picture(), unit };
      const badges = targetsOf(state, state.held).flatMap((each) => badgesOf(each, pips(), scale));
      return { at, reach: Math.max(pieceRadius * 1.6, finger), places, badges };
    };
    const tell = (intent: Intent | null) => intent && told(intent);

    const down = (event: PointerEvent) => {
      pressed = event;
      tell(press(state, touch(event)));
    };
    const move = (event: PointerEvent) => {
      if (!pressed) return void (event.pointerType === "mouse" && hover(state, touch(event)));
      if (!state.dragged && !isDrag(pressed, event)) return;
      if (!state.dragged && state.held) svg.setPointerCapture(event.pointerId);
      drag(state, touch(event));
    };
    const up = (event: PointerEvent) => {
      pressed = null;
      tell(release(state, touch(event)));
    };
    const cancel = () => {
      pressed = null;
      letGo(state);
      hover(state, null);
    };

    const left = () => !state.dragged && cancel();
    svg.addEventListener("pointerleave", left);
    const stop = listen(svg, { down, move, up, cancel, grips: () => pressed !== null && !!state.held?.place });
    return () => {
      svg.removeEventListener("pointerleave", left);
      stop();
    };
  };
}
