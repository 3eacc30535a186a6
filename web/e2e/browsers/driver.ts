// SPDX-License-Identifier: MIT
// What the suite needs from a browser, and no more, so that three protocols can serve it. Everything else is
// JavaScript that runs in the page.
export interface Device {
  width: number; // of the viewport, in CSS pixels
  height: number;
}

export interface Driver {
  readonly name: string;
  // A window with storage and cookies of its own.
  open: (device: Device) => Promise<Window>;
  close: () => Promise<void>;
}

export interface Window {
  // Starts a navigation; `run` may still see the old document.
  go: (address: string) => Promise<void>;
  // The value of an expression of JavaScript, or of its promise. Fails while a document is being replaced.
  run: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  picture: () => Promise<Buffer>; // a PNG of the viewport as it is drawn
  // Errors and warnings of the page's console, and uncaught errors.
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
