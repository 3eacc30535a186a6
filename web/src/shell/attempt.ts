// SPDX-License-Identifier: MIT
// Actions that end in a message for the person.

// The message of an action, or of its failure; "" if it has none.
export async function attempt(work: () => Promise<string | void>): Promise<string> {
  try {
    return (await work()) ?? "";
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

// Copies a text and returns `done`. Insecure origins have no clipboard: returns the text, for copying by hand.
export async function copy(text: string, done: string): Promise<string> {
  if (!("clipboard" in navigator)) return text;
  await navigator.clipboard.writeText(text);
  return done;
}
