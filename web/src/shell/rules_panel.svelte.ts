// SPDX-License-Identifier: MIT
// A page that can show the rules beside what it shows, and so need not be left for them.
let shows = $state.raw<(() => void) | null>(null);

// While this effect lives: what opens them there.
export function offerRulesPanel(open: () => void): () => void {
  shows = open;
  return () => {
    if (shows === open) shows = null;
  };
}

// Whether they are shown there now; otherwise the way to their page is the only one.
export function openRulesPanel(): boolean {
  shows?.();
  return shows !== null;
}
