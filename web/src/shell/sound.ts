// SPDX-License-Identifier: MIT
// The sounds of a table, made by the browser itself: dice on wood, a piece put down, a capture, a
// Blockade, an escape, a win. Struck wood rings in a few tones that die away quickly. Each sound
// varies a little, so that it does not tire.
import type { Moment } from "../engine/answers.ts";
import { type Settings, settings } from "./settings.svelte.ts";

type Sound = "dice" | "spin" | "tap" | "hit" | "win" | Moment["kind"];

let context: AudioContext | undefined;
let out: AudioNode | undefined;
let volume: GainNode | undefined;

// How loud, where 1 is usual: softer while others sleep.
export function loudness(quiet: Settings["quiet"], hour: number): number {
  const night = hour >= 21 || hour < 8;
  return quiet === "always" || (quiet === "night" && night) ? 0.3 : 1;
}

export function sound(name: Sound, lasting = 900): void {
  if (!settings.sounds || typeof AudioContext === "undefined") return;
  // Browsers let nothing be heard before the page was touched, and would play it late.
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  volume ??= new GainNode(context);
  volume.gain.value = 0.8 * loudness(settings.quiet, new Date().getHours());
  out ??= table(context, volume);
  void context.resume();
  sounds[name]({ audio: context, out, begin: context.currentTime + 0.01 }, lasting / 1000);
}

interface Stage {
  audio: AudioContext;
  out: AudioNode;
  begin: number; // seconds
}
type Play = (stage: Stage, lasting: number) => void;

const pins = 26; // heard of one spin

const sounds: Record<Sound, Play> = {
  // Two dice: shaken in a cup, then bouncing as on screen, ever softer and closer.
  dice: (stage, lasting) => {
    for (const shake of [0.02, 0.07, 0.12, 0.17, 0.22])
      strike(later(stage, shake * lasting + about(0.01, 0.9)), about(780, 0.2), about(0.13, 0.4), bone);
    for (const bounce of [0.3, 0.34, 0.46, 0.62, 0.68, 0.76, 0.82, 0.87]) {
      const loud = 0.5 * (1.15 - bounce);
      strike(later(stage, bounce * lasting + about(0.012, 0.9)), about(1350, 0.25), loud, bone);
      strike(later(stage, bounce * lasting), about(210, 0.12), loud * 0.7, board);
    }
  },
  // Arrows pass the pins between the numbers, ever more slowly, as on screen.
  spin: (stage, shown) => {
    const lasting = Math.max(shown, 0.25);
    noise(stage, { pitch: 900, sharp: 0.7, loudness: 0.05, seconds: lasting * 0.55 });
    for (let pin = 1; pin < pins; pin += 1) {
      const at = lasting * (1 - Math.cbrt(1 - pin / pins));
      strike(later(stage, at), about(1900, 0.06), 0.05 + 0.11 * (at / lasting), bone);
    }
    strike(later(stage, lasting), about(260, 0.08), 0.22, board);
  },
  tap: (stage) => strike(stage, about(430, 0.1), about(0.3, 0.2), board),
  hit: (stage) => {
    strike(stage, about(300, 0.08), 0.75, board);
    strike(later(stage, 0.025), about(610, 0.1), 0.4, bone);
    rush(later(stage, 0.16));
  },
  home: (stage) => {
    strike(stage, about(430, 0.06), 0.35, board);
    pluck(later(stage, 0.05), about(880, 0.01), 0.09);
    pluck(later(stage, 0.14), about(1175, 0.01), 0.08);
  },
  // A bolt that is shot, and one that is drawn.
  blockade_made: (stage) => {
    strike(later(stage, 0.07), about(240, 0.06), 0.5, board);
    strike(later(stage, 0.17), about(160, 0.06), 0.7, board);
  },
  blockade_broken: (stage) => {
    strike(later(stage, 0.06), about(170, 0.06), 0.4, board);
    strike(later(stage, 0.13), about(330, 0.08), 0.35, board);
    strike(later(stage, 0.19), about(520, 0.08), 0.25, bone);
  },
  // A breath, and two light steps up.
  escaped: (stage) => {
    rush(later(stage, 0.02));
    pluck(later(stage, 0.14), about(659, 0.01), 0.07);
    pluck(later(stage, 0.24), about(988, 0.01), 0.06);
  },
  win: (stage) => {
    [392, 494, 587, 784, 988].forEach((pitch, index) =>
      pluck(later(stage, index * 0.13 + about(0.01, 1)), pitch, 0.16),
    );
  },
};

function later(stage: Stage, seconds: number): Stage {
  return { ...stage, begin: stage.begin + seconds };
}
// A value that differs from this by up to such a share of it.
function about(value: number, share: number): number {
  return value * (1 + (Math.random() * 2 - 1) * share);
}

// Tones of a struck thing: how high above its pitch, how loud, how many seconds.
type Body = readonly (readonly [pitch: number, loud: number, seconds: number])[];
const board: Body = [
  [1, 1, 0.11],
  [2.57, 0.45, 0.07],
  [4.9, 0.18, 0.04],
];
const bone: Body = [
  [1, 0.8, 0.035],
  [1.62, 0.6, 0.025],
  [2.9, 0.35, 0.018],
];

function strike(stage: Stage, pitch: number, loudness: number, body: Body): void {
  for (const [above, loud, seconds] of body) {
    const source = new OscillatorNode(stage.audio, { frequency: about(pitch * above, 0.015) });
    source.connect(fading(stage, loudness * loud * 0.5, seconds));
    source.start(stage.begin);
    source.stop(stage.begin + seconds);
  }
  noise(stage, { pitch: pitch * 3, sharp: 1.2, loudness: loudness * 0.5, seconds: 0.012 });
}

// A piece that is swept off the board.
function rush(stage: Stage): void {
  const band = noise(stage, { pitch: 500, sharp: 1.5, loudness: 0.07, seconds: 0.42 });
  band.frequency.setValueAtTime(500, stage.begin);
  band.frequency.exponentialRampToValueAtTime(2200, stage.begin + 0.4);
}

function pluck(stage: Stage, pitch: number, loudness: number): void {
  const source = new OscillatorNode(stage.audio, { type: "triangle", frequency: pitch });
  source.connect(fading(stage, loudness, 0.6));
  source.start(stage.begin);
  source.stop(stage.begin + 0.6);
}

interface Noise {
  pitch: number;
  sharp: number;
  loudness: number;
  seconds: number;
}
function noise(stage: Stage, { pitch, sharp, loudness, seconds }: Noise): BiquadFilterNode {
  const { sampleRate } = stage.audio;
  const buffer = new AudioBuffer({ length: Math.ceil(sampleRate * seconds), sampleRate });
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(stage.audio, { buffer });
  const band = new BiquadFilterNode(stage.audio, { type: "bandpass", frequency: pitch, Q: sharp });
  source.connect(band).connect(fading(stage, loudness, seconds));
  source.start(stage.begin);
  return band;
}

function fading({ audio, out: to, begin }: Stage, loudness: number, seconds: number): GainNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.0008, begin + seconds);
  gain.connect(to);
  return gain;
}

// What all of it sounds on: nothing too loud, nothing too sharp.
function table(audio: AudioContext, last: GainNode): AudioNode {
  const soft = new BiquadFilterNode(audio, { type: "lowpass", frequency: 6500 });
  const even = new DynamicsCompressorNode(audio, { threshold: -18, ratio: 5, release: 0.12 });
  soft.connect(even).connect(last).connect(audio.destination);
  return soft;
}
