// SPDX-License-Identifier: MIT
import { beforeEach, expect, it, vi } from "vitest";

// Nodes that make no sound and note whom they were made for.
const made: string[] = [];
class Silent {
  gain = { value: 0, setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  frequency = this.gain;
  constructor(where: object) {
    made.push(`${where.constructor.name} ${this.constructor.name}`);
  }
  connect<T>(to: T): T {
    return to;
  }
  start() {}
  stop() {}
}
class Audio {
  sampleRate = 8000;
  currentTime = 0;
  destination = {};
  async resume() {}
  async startRendering() {
    return {};
  }
}
const globals = {
  AudioContext: class Live extends Audio {},
  OfflineAudioContext: class Recording extends Audio {},
  OscillatorNode: class Tone extends Silent {},
  AudioBufferSourceNode: class Played extends Silent {},
  GainNode: class Gain extends Silent {},
  BiquadFilterNode: class Band extends Silent {},
  DynamicsCompressorNode: class Even extends Silent {},
  AudioBuffer: class {
    getChannelData = () => new Float32Array(1);
  },
  requestIdleCallback: (work: () => void) => work(),
};
for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
Object.assign(navigator, { userActivation: { hasBeenActive: true } });

beforeEach(() => void made.splice(0));

it("plays a recording of what has sounded before", async () => {
  const { sound } = await import("../src/shell/sound.ts");
  sound("dice", 900);
  expect(made.filter((each) => each === "Live Tone")).toHaveLength(48); // two dice of three tones, eight times
  await Promise.resolve();
  made.splice(0);
  sound("dice", 900);
  expect(made.filter((each) => each.startsWith("Live"))).toEqual(["Live Played"]);
  made.splice(0);
  sound("dice", 450); // another throw, and not the recording of a longer one
  expect(made).toContain("Live Tone");
});

it("records a few takes, and no more", async () => {
  const { sound } = await import("../src/shell/sound.ts");
  for (let time = 0; time < 9; time += 1) {
    sound("tap");
    await Promise.resolve();
  }
  expect(made.filter((each) => each === "Recording Tone")).toHaveLength(4 * 3);
});
