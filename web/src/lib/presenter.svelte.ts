// What is shown of a table: the newest, an animation behind it, or a moment of the past.

import { readMoment, readSigns } from "./api";
import type { Forecast, GameEvent, MovedMessage, Sign, Standing, TableMessage, View } from "./protocol";
import { settings } from "./settings.svelte";

/** How long a step stays before the next is shown, in milliseconds; one that the board tells itself waits for that. */
export const STAY = { brief: 60, usual: 650, long: 2000 };
/** So many steps behind, the rest is shown at once. */
const FARTHEST_BEHIND = 8;
/** The same while the board tells part by part what happened: whoever is in a hurry says so there. */
const MOST_UNTOLD = 60;

interface Shown {
  view: View;
  /** How the game stands. */
  signs: Sign[];
  /** What can be reckoned of what is to come; null of the past. */
  forecast: Forecast | null;
  moment: number;
  /** The moment from which the events lead here. */
  since: number;
  /** What happened in the step that led here, to be animated; empty when nothing is to be. */
  events: GameEvent[];
}

export class Presenter {
  shown = $state.raw<Shown | null>(null);
  /** The moment of the past that is looked at; null is now. */
  past = $state<number | null>(null);
  /** Whether the board is still telling the step that is shown. */
  telling = $state(false);
  #queue: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #now = $state.raw<Shown | null>(null);
  /** Moments that were looked at, so that leafing back and forth is instant. */
  #album = new Map<number, Pick<Shown, "view" | "signs">>();

  constructor(
    private readonly table: string,
    /** How long a step stays. */
    private readonly stay: (events: GameEvent[]) => number = () => STAY.usual,
  ) {}

  /** Whether what is shown is what the server said last. */
  get current(): boolean {
    return this.past === null && this.shown === this.#now;
  }

  /** The server said how things stand. */
  take(message: MovedMessage | TableMessage): void {
    const events = message.type === "moved" ? message.moves.flatMap((move) => move.events) : [];
    const { view, signs, forecast, moment } = message;
    const kept = message.type === "moved" ? message.kept : 0;
    const step = { view, signs, forecast, moment, since: kept, events };
    for (const page of this.#album.keys()) if (page > kept) this.#album.delete(page); // taken back
    // who leafs in the past has not seen what led here, and comes back to how it stands
    this.#now = this.past === null ? step : { ...step, events: [] };
    const still = settings.still || document.hidden || message.type === "table";
    if (this.past !== null || still || this.#queue.length >= (this.telling ? MOST_UNTOLD : FARTHEST_BEHIND)) this.skip();
    else this.#queue.push(step);
    if (this.#timer === null) this.#step();
  }

  /** Show the newest at once. */
  skip(): void {
    this.#queue = [];
    if (this.past === null && this.#now) this.shown = this.#now;
  }

  /** The board tells a step part by part: the next one waits until it has. */
  tell(busy: boolean): void {
    this.telling = busy;
    if (!busy && this.#timer === null) this.#step();
  }

  /** Somebody touches the board: the newest is shown at once, unless the board is telling; with `all` even then. */
  hurry(all = false): void {
    if (all && this.#now) this.#now = { ...this.#now, events: [] };
    if (all || !this.telling) this.skip();
  }

  /** Look at a moment of the past; null is back to now. */
  async look(moment: number | null, standing: Standing): Promise<void> {
    const before = this.past;
    this.past = moment === null || moment >= standing.moment ? null : Math.max(0, moment);
    // what was shown is not to be shown in motion again by who comes back to it
    if (before === null && this.past !== null && this.#now) this.#now = { ...this.#now, events: [] };
    if (this.past === null) {
      this.skip();
      return;
    }
    const wanted = this.past;
    const page = this.#album.get(wanted) ?? (await this.#read(wanted));
    this.#album.set(wanted, page);
    if (this.past === wanted) this.shown = { ...page, forecast: null, moment: wanted, since: wanted, events: [] };
  }

  async #read(moment: number): Promise<Pick<Shown, "view" | "signs">> {
    const [view, signs] = await Promise.all([readMoment(this.table, moment), readSigns(this.table, moment)]);
    return { view, signs };
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #step(): void {
    this.#timer = null;
    if (this.telling) return;
    const next = this.#queue.shift();
    if (!next || this.past !== null) return;
    this.shown = next;
    this.#timer = setTimeout(() => this.#step(), this.stay(next.events));
  }
}
