// What a game brings to be learned by: the bubbles of its first game, and what "?" shows. Texts are named by their ids.

import type { GameEvent } from "../lib/protocol";

/** Something that happens: an event with these values, so many times. */
export interface Happening {
  event: string;
  values?: Record<string, string | number>;
  /** Once, if nothing is said. */
  times?: number;
}

/** A bubble. */
export interface Step {
  /** The text. Of a step that waits, the last line says what to do. */
  text: string;
  /** Names in the text: of which family, and which. */
  names?: Record<string, [family: string, key: string]>;
  /** Letters and numbers in the text. */
  values?: Record<string, string | number>;
  /** What it points at, as selectors: the first that is to be seen. */
  at: string[];
  /** What else it speaks of, as a selector: that is not covered either. */
  also?: string;
  /** What ends the step, any of it. Without it the reader says "next". */
  until?: Happening[];
  /** The step is passed unless one of these actions can be played when its turn comes. */
  needs?: string[];
  /** The step is passed unless one of these has happened before. */
  after?: Happening[];
}

/** A key, and the id of what it does. */
export interface KeyHint {
  keys: string[];
  text: string;
}

export interface Guidance {
  /** The first game, step by step; the last bubble says goodbye. */
  steps: Step[];
  /** What bubbles had better not lie on, beside what they point at: what can be pressed. */
  clear: string;
  /** What it is about. */
  goal: string;
  /** How a turn goes, a line for each part. */
  turn: string;
  keys: KeyHint[];
}

const matches = ({ event, values = {} }: Happening, told: GameEvent): boolean =>
  told.event === event && Object.entries(values).every(([name, value]) => told[name] === value);

/** Whether one of these has happened. */
export const happened = (wanted: Happening[], events: GameEvent[]): boolean =>
  wanted.some((each) => events.filter((event) => matches(each, event)).length >= (each.times ?? 1));
