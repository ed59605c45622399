// Small sounds made of oscillators and noise: no files, and none unless the person wants them.

import { settings } from "./settings.svelte";

export type Sound = "card" | "flood" | "sink" | "treasure" | "won" | "lost" | "turn";

interface Note {
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  /** Seconds after the beginning of the sound, and how long. */
  at: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const note = (from: number, at: number, long: number, loud = 0.1, wave: OscillatorType = "sine", to = from): Note => ({
  from,
  to,
  at,
  long,
  loud,
  wave,
});

const NOTES: Record<Sound, Note[]> = {
  card: [],
  flood: [note(340, 0, 0.25, 0.05, "sine", 190)],
  sink: [note(180, 0, 0.9, 0.12, "sine", 45)],
  treasure: [523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.09, 0.35, 0.08, "triangle")),
  won: [392, 523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.14, 0.6, 0.09, "triangle")),
  lost: [330, 277, 220, 147].map((hertz, i) => note(hertz, i * 0.22, 0.6, 0.09, "triangle")),
  turn: [note(880, 0, 0.3, 0.06), note(1175, 0.11, 0.4, 0.06)],
};

/** Noise through a filter that closes: seconds, loudness, and where the filter begins and ends in hertz. */
const SPLASHES: Partial<Record<Sound, [long: number, loud: number, from: number, to: number]>> = {
  card: [0.07, 0.12, 5200, 1800],
  flood: [0.45, 0.1, 1800, 300],
  sink: [1.1, 0.16, 1400, 120],
};

let context: AudioContext | null = null;

export function playSound(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    void context.resume();
    for (const each of NOTES[sound]) sing(context, each);
    const splash = SPLASHES[sound];
    if (splash) rush(context, ...splash);
  } catch {
    // no sound on this machine: the table is as good without
  }
}

function fade(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}

function sing(context: AudioContext, { from, to, at, long, loud, wave }: Note): void {
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + long);
  voice.connect(fade(context, begin, long, loud));
  voice.start(begin);
  voice.stop(begin + long);
}

function rush(context: AudioContext, long: number, loud: number, from: number, to: number): void {
  const begin = context.currentTime;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.setValueAtTime(from, begin);
  filter.frequency.exponentialRampToValueAtTime(to, begin + long);
  source.connect(filter).connect(fade(context, begin, long, loud));
  source.start(begin);
}

/** Which sound goes with an event, by its kind. */
const OF_EVENTS: Record<string, Sound> = {
  drew: "card",
  discarded: "card",
  gave: "card",
  flooded: "flood",
  water_rose: "flood",
  sank: "sink",
  captured: "treasure",
  turned: "card",
  scored: "treasure",
};

/** One sound for what happened in a step: the weightiest. */
export function soundOf(events: { event: string }[]): Sound | null {
  const sounds = new Set(events.map(({ event }) => OF_EVENTS[event]));
  return (["treasure", "sink", "flood", "card"] as const).find((sound) => sounds.has(sound)) ?? null;
}
