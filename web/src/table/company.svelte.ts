// What the prompt of every board says beside the game's own: who is waited for though they are not there, a move that
// was made without connection, and what can be done about it.

import { createContext } from "svelte";
import { giveToBot, takeBack } from "../lib/api";
import type { SeatInfo } from "../lib/protocol";
import { say, words } from "../lib/words.svelte";
import type { Sitting } from "./sitting.svelte";

/** Whoever loads the page anew is back within this, in milliseconds. */
const AWAY_AFTER = 2000;

export const [getCompany, setCompany] = createContext<Company>();

/** To be made while a component is: it lives and ends with it. */
export class Company {
  /** Whether a change is on its way to the server. */
  busy = $state(false);
  #lasting = $state("");

  /** The reader's seats, if bots play all of them. */
  readonly #resting: SeatInfo[] = $derived.by(() => {
    const mine = this.sitting.seats.filter(({ yours }) => yours);
    return mine.every(({ bot }) => bot !== null) ? mine : [];
  });
  readonly #waited: SeatInfo[] = $derived.by(() => {
    const { myTurn, presenter, seats, live } = this.sitting;
    if (myTurn || live.table?.over || presenter.past !== null) return [];
    const waiting = presenter.shown?.view.waiting_for ?? [];
    return seats.filter(({ seat, bot, yours }) => waiting.includes(seat) && bot === null && !yours);
  });
  readonly #away = $derived(this.#waited.filter(({ who, here }) => who === "person" && !here));
  readonly #free = $derived(this.#waited.filter(({ who }) => who === "open"));
  readonly #gone = $derived(this.#away.map(({ seat }) => seat).join());

  /** What is said instead of what the game says; empty if nothing is. */
  readonly instead: string = $derived.by(() => (this.sitting.live.unsettled ? this.sitting.kept : ""));
  /** What there is to say about the others; empty if all are there. */
  readonly said: string = $derived.by(() => {
    if (this.#over || this.instead) return "";
    const sentences = [];
    if (this.#resting.length > 0) sentences.push(say("table-resting"));
    if (this.#away.length > 0 && this.#lasting === this.#gone) sentences.push(this.#tell("table-away", this.#away));
    if (this.#free.length > 0) sentences.push(this.#tell("table-free", this.#free));
    return sentences.join(" ");
  });
  /** What the reader can do about it. */
  readonly offer: { label: string; accept: () => void } | null = $derived.by(() => {
    if (this.instead) {
      const forget = { label: say("table-kept-forget"), accept: () => this.sitting.live.forget() };
      return this.sitting.live.kept?.state === "kept" ? forget : null;
    }
    if (this.said === "" || this.sitting.mine.length === 0) return null;
    if (this.#resting.length > 0) {
      return { label: say("table-seat-take-back"), accept: () => this.#change(this.#resting, takeBack) };
    }
    const missing = [...this.#away, ...this.#free];
    return { label: say("table-seat-stand-in"), accept: () => this.#change(missing, giveToBot) };
  });

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const gone = this.#gone;
      const timer = setTimeout(() => (this.#lasting = gone), AWAY_AFTER);
      return () => clearTimeout(timer);
    });
  }

  get #over(): boolean {
    return this.sitting.live.table?.over ?? true;
  }

  #tell(text: string, seats: SeatInfo[]): string {
    return say(text, { names: seats.map(({ seat, name }) => name || words.seat(seat)).join(", "), count: seats.length });
  }

  async #change(seats: SeatInfo[], how: (table: string, seat: number) => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      for (const { seat } of seats) await how(this.sitting.id, seat);
    } catch (error) {
      this.sitting.toasts.fail(error);
    }
    this.busy = false;
  }
}
