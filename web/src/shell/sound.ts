// SPDX-License-Identifier: MIT
// Small sounds, made by the browser itself: a rattle of dice, a tap of wood, a capture, a win. Off
// unless a person wants them.
import { settings } from "./settings.svelte.ts";

export type Sound = "dice" | "tap" | "capture" | "win";

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  const begin = context.currentTime + 0.01;
  sounds[name](context, begin);
}

const sounds: Record<Sound, (audio: AudioContext, begin: number) => void> = {
  dice: (audio, begin) => {
    for (let each = 0; each < 7; each += 1)
      knock(audio, begin + each * 0.055, 1900 - each * 130, 0.16);
  },
  tap: (audio, begin) => knock(audio, begin, 620, 0.3),
  capture: (audio, begin) => {
    knock(audio, begin, 420, 0.4);
    tone(audio, begin + 0.04, 330, 0.28);
    tone(audio, begin + 0.16, 220, 0.34);
  },
  win: (audio, begin) => {
    [392, 494, 587, 784].forEach((pitch, index) => tone(audio, begin + index * 0.14, pitch, 0.5));
  },
};

function tone(audio: AudioContext, begin: number, pitch: number, length: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  source.connect(fading(audio, begin, 0.12, length));
  source.start(begin);
  source.stop(begin + length);
}

// Wood on wood: a short burst of noise through a narrow band.
function knock(audio: AudioContext, begin: number, pitch: number, loudness: number): void {
  const length = 0.07;
  const noise = new AudioBuffer({
    length: audio.sampleRate * length,
    sampleRate: audio.sampleRate,
  });
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: pitch, Q: 3 });
  source.connect(band).connect(fading(audio, begin, loudness, length));
  source.start(begin);
}

function fading(audio: AudioContext, begin: number, loudness: number, length: number): GainNode {
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.setValueAtTime(loudness, begin);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + length);
  gain.connect(audio.destination);
  return gain;
}
