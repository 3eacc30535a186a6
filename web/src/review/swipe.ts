// SPDX-License-Identifier: MIT
// Horizontal swipes: to the left is one forward (1), to the right one back (-1).
import type { Attachment } from "svelte/attachments";

const least = 40; // pixels; also more than twice the vertical distance

export function onSwipe(turn: (by: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: Touch | undefined;
    const began = ({ touches }: TouchEvent) => {
      from = touches.length === 1 ? touches[0] : undefined; // two fingers zoom
    };
    const ended = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return;
      const [across, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
      from = undefined;
      if (Math.abs(across) >= least && Math.abs(across) > 2 * Math.abs(down)) turn(across < 0 ? 1 : -1);
    };
    element.addEventListener("touchstart", began, { passive: true });
    element.addEventListener("touchend", ended, { passive: true });
    return () => {
      element.removeEventListener("touchstart", began);
      element.removeEventListener("touchend", ended);
    };
  };
}
