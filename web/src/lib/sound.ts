// Small sounds made of oscillators and noise: no files, and none unless the person wants them.

import { settings } from "./settings.svelte";

/** What a game may sound like: paper, water, something heavy that goes down, something won; and the table's own. */
export type Sound = "rustle" | "splash" | "rumble" | "chime" | "won" | "lost" | "turn";

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
  rustle: [],
  splash: [note(340, 0, 0.25, 0.05, "sine", 190)],
  rumble: [note(180, 0, 0.9, 0.12, "sine", 45)],
  chime: [523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.09, 0.35, 0.08, "triangle")),
  won: [392, 523, 659, 784, 1047].map((hertz, i) => note(hertz, i * 0.14, 0.6, 0.09, "triangle")),
  lost: [330, 277, 220, 147].map((hertz, i) => note(hertz, i * 0.22, 0.6, 0.09, "triangle")),
  turn: [note(880, 0, 0.3, 0.06), note(1175, 0.11, 0.4, 0.06)],
};

/** Noise through a filter that closes: seconds, loudness, and where the filter begins and ends in hertz. */
const SPLASHES: Partial<Record<Sound, [long: number, loud: number, from: number, to: number]>> = {
  rustle: [0.07, 0.12, 5200, 1800],
  splash: [0.45, 0.1, 1800, 300],
  rumble: [1.1, 0.16, 1400, 120],
};

let context: AudioContext | null = null;

/** Play a sound. Only what calls somebody is heard by those who are elsewhere. */
export function playSound(sound: Sound): void {
  if (!settings.sound || (document.hidden && sound !== "turn")) return;
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
