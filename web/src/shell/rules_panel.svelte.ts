// SPDX-License-Identifier: MIT
// A page may show the rules in a panel beside its content, so that the link to the rules need not leave it.
let shows = $state.raw<(() => void) | null>(null);

// Registers what opens the panel. Returns the clean-up for an effect.
export function offerRulesPanel(open: () => void): () => void {
  shows = open;
  return () => {
    if (shows === open) shows = null;
  };
}

// Opens the panel. Returns false if the page has none.
export function openRulesPanel(): boolean {
  shows?.();
  return shows !== null;
}
