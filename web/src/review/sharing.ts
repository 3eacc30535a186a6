// SPDX-License-Identifier: MIT
// A game as a link, and a review as a file. The link contains the packed record, so that it needs no server; the device that
// opens it judges the game.
import { address } from "../shell/router.ts";
import type { Replay } from "./replay.svelte.ts";
import type { Review } from "./review.svelte.ts";

export async function linkTo(record: string): Promise<string> {
  return new URL(address("look", await packed(record)), location.href).href;
}

export async function packed(record: string): Promise<string> {
  const bytes = await through(new Blob([record]), new CompressionStream("deflate-raw"));
  const letters = [...new Uint8Array(bytes)].map((byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

// Null if the text is not a packed record.
export async function unpacked(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const record = await through(new Blob([bytes]), new DecompressionStream("deflate-raw"));
    return new TextDecoder("utf-8", { fatal: true }).decode(record);
  } catch {
    return null;
  }
}

async function through(from: Blob, transform: GenericTransformStream): Promise<ArrayBuffer> {
  return new Response(from.stream().pipeThrough(transform as TransformStream)).arrayBuffer();
}

// The same file as `parlor analyse --html` writes: report.html with the review inserted as data.
export async function reviewFile({ view, picture, story }: Replay, review: Review): Promise<Blob> {
  const response = await fetch("./report.html");
  if (!response.ok) throw new Error(response.statusText);
  const { turns, summary } = review;
  const data = { view, board: picture, story, turns, summary };
  return new Blob([filled(await response.text(), JSON.stringify(data))], { type: "text/html" });
}

// Within a script of an HTML file "</" would end it.
export function filled(report: string, json: string): string {
  return report.replace("__REVIEW__", () => json.replaceAll("<", "\\u003c"));
}
