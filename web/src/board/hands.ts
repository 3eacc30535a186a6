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

const slack = 6; // CSS pixels of movement before a press becomes a drag
const fingertip = 22; // radius of a touch in CSS pixels

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
      if (!event.isPrimary || event.button !== 0) return;
      pressed = event;
      tell(press(state, touch(event)));
    };
    // A finger on a piece drags it instead of scrolling the page.
    const grip = (event: TouchEvent) => {
      if (pressed && state.held?.place) event.preventDefault();
    };
    const move = (event: PointerEvent) => {
      if (!pressed) return event.pointerType === "mouse" && hover(state, touch(event));
      const far = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
      if (!state.dragged && far < slack) return;
      if (!state.dragged && state.held) svg.setPointerCapture(event.pointerId);
      drag(state, touch(event));
    };
    const up = (event: PointerEvent) => {
      pressed = null;
      tell(release(state, touch(event)));
    };
    const leave = () => {
      pressed = null;
      letGo(state);
      hover(state, null);
    };

    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    svg.addEventListener("pointerdown", down, options);
    svg.addEventListener("touchstart", grip, { ...options, passive: false });
    svg.addEventListener("pointermove", move, options);
    svg.addEventListener("pointerup", up, options);
    svg.addEventListener("pointercancel", leave, options);
    svg.addEventListener("pointerleave", () => !state.dragged && leave(), options);
    return () => listeners.abort();
  };
}
