// What needs no decision runs by itself: steps of a resolution are shown one after the other, and where the only thing
// to say is "go on" the page says it.

import type { GameEvent } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../lib/words.svelte";
import type { BoardProps } from "../registry";
import { actionsOf, answers } from "./actions";
import { fieldName, targetName } from "./names";
import { cardName } from "./panels";
import { retell } from "./retell";
import { rolling, type Forecast, type RobinsonView, type Slot } from "./view";

export const PACES = ["watch", "step", "fast"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds that a beat stays; longer sentences stay longer. */
const BEAT = 650;
const LETTER = 9;
const LONGEST = 2600;
/** So many beats back the rest is shown at once. */
const MOST_BEATS = 40;
/** So many sentences can be read at once, on a phone too. */
const MOST_SAID = 4;
/** Events with which a new beat begins. */
const HEADS = ["round_began", "phase_began", "resolved", "drew", "rolled", "weather_rolled", "clouds", "struck", "beast_faced", "ate", "found"];
/** Events by which a card is seen. */
const TURNED = ["drew", "struck", "beast_faced"];
/** So many cards that were turned over are kept in sight. */
const MOST_TURNED = 3;
/** Events of planning: they are seen on the board. */
const SEEN = ["planned", "taken_back", "confirmed", "led", "put_first", "answered", "decided"];

/** Whether something is seen on the board and needs no sentence. */
export const isSeen = ({ event }: GameEvent): boolean => SEEN.includes(event);

export interface Beat {
  text: string;
  events: GameEvent[];
  /** The action that is being resolved. */
  slot: number | null;
  /** The card that is turned over. */
  card: string | null;
  /** The faces that lie there, if dice were rolled. */
  dice: { dice: string[]; action: string } | null;
}

/** What happened, in beats. */
export function beatsOf(events: GameEvent[]): Beat[] {
  const beats: Beat[] = [];
  let slot: number | null = null;
  for (const event of events.filter((event) => !isSeen(event))) {
    if (event.event === "resolved") slot = Number(event.slot);
    if (event.event === "phase_began") slot = null;
    const long = (beats.at(-1)?.events.length ?? MOST_SAID) >= MOST_SAID;
    if (long || HEADS.includes(event.event)) beats.push({ text: "", events: [], slot, card: null, dice: null });
    const beat = beats.at(-1)!;
    beat.events.push(event);
    beat.text = `${beat.text} ${words.event(event)}`.trimStart();
    if (TURNED.includes(event.event)) beat.card = String(event.card);
    if (event.event === "rolled" || event.event === "rerolled")
      beat.dice = { dice: (event.dice as string[]) ?? [], action: String(event.action) };
  }
  return beats.slice(-MOST_BEATS);
}

export class Run {
  #beats = $state.raw<Beat[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #events: GameEvent[] = [];
  /** What was resolved this round, as it was planned. */
  done = $state.raw<Slot[]>([]);
  #before: RobinsonView | null = null;
  /** What planned actions were called while they were planned: a threat that was dealt with has no card any more. */
  #names: Record<number, string> = {};

  /** How it stood before what is told: the view, and what was foreseen. */
  #earlier = $state.raw<{ view: RobinsonView; forecast: Forecast | null } | null>(null);
  #latest: { view: RobinsonView; forecast: Forecast | null; moment: number } | null = null;
  /** A view of which the reader decides, though the page could: it was gone back to, or the server said no. */
  #reader = $state.raw<RobinsonView | null>(null);

  /** What is told at once, where nothing is told in beats. */
  told = $state.raw<GameEvent[]>([]);
  /** The cards that were turned over since the reader did something, the last first. */
  turned = $state.raw<string[]>([]);

  constructor(private readonly props: () => BoardProps) {}

  get pace(): Pace {
    return PACES.find((pace) => pace === settings.habits["robinson-pace"]) ?? "watch";
  }

  set pace(pace: Pace) {
    settings.choose({ habits: { ...settings.habits, "robinson-pace": pace } });
    if (pace === "fast") this.end();
    else this.#wait();
  }

  /** Whether the reader is asked though the dice show nothing but success. */
  get asksPerfect(): boolean {
    return settings.habits["robinson-perfect"] === "ask";
  }

  set asksPerfect(asks: boolean) {
    settings.choose({ habits: { ...settings.habits, "robinson-perfect": asks ? "ask" : "go" } });
  }

  /** The beat that is shown; null when nothing is. */
  get beat(): Beat | null {
    return this.#beats[this.#at] ?? null;
  }

  get showing(): boolean {
    return this.#at < this.#beats.length;
  }

  /** The table as far as it has been told; null when nothing is being told. */
  readonly retold = $derived.by(() => {
    if (!this.showing || !this.#earlier) return null;
    return retell(this.#earlier.view, this.#beats.slice(0, this.#at + 1).flatMap(({ events }) => events));
  });
  /** What was foreseen before. */
  readonly foreseen = $derived.by(() => this.#earlier?.forecast ?? null);
  /** The actions that have been told, but for the one that is. */
  readonly passed = $derived.by(() => new Set(this.#beats.slice(0, this.#at).map(({ slot }) => slot)));

  get left(): number {
    return this.#beats.length - this.#at;
  }

  /** How many events have not been told yet, after the beat that is shown. */
  get untold(): number {
    return this.#beats.slice(this.#at + 1).reduce((sum, { events }) => sum + events.length, 0);
  }

  /** Something new is shown: what happened is told in beats, unless the reader is in a hurry. */
  moved(view: RobinsonView): void {
    const { events, past, forecast, moment } = this.props();
    this.#remember(view);
    if (!past && this.#latest && moment < this.#latest.moment) this.leave(view);
    if (events !== this.#events) this.#tell(events, past);
    if (!past) this.#latest = { view, forecast: forecast as Forecast | null, moment };
  }

  #tell(events: GameEvent[], past: boolean): void {
    this.#events = events;
    const fresh = events.filter(({ event }) => TURNED.includes(event)).map(({ card }) => String(card));
    this.turned = past ? [] : [...new Set([...fresh.reverse(), ...this.turned])].slice(0, MOST_TURNED);
    const beats = past || this.pace === "fast" || (settings.still && this.pace !== "step") ? [] : beatsOf(events);
    clearTimeout(this.#timer);
    this.#beats = beats.length > 1 || beats[0]?.dice || this.pace === "step" ? beats : [];
    this.#at = 0;
    // where steps were passed over, nobody knows here how it stood before the last one
    this.#earlier = this.#latest?.moment === this.props().since ? this.#latest : null;
    this.told = this.showing ? [] : events;
    this.#wait();
  }

  /** What was planned and is not any more was done; who goes back, or leafs in the past, finds it undone. */
  #remember(view: RobinsonView): void {
    const before = this.#before;
    this.#before = view;
    if (view.asking?.kind === "plan")
      this.#names = Object.fromEntries(view.plan.map(({ slot, target }) => [slot, targetName(view, target)]));
    const goesOn = before?.round === view.round && before.phase === "action" && view.asking?.kind !== "plan";
    const known = goesOn ? [...this.done, ...before.plan] : [];
    const slots = new Map(known.map((planned) => [planned.slot, planned]));
    for (const { slot } of view.plan) slots.delete(slot);
    this.done = [...slots.values()];
  }

  /** What an action of the plan is called. */
  nameOf(view: RobinsonView, { slot, target }: Slot): string {
    const known = this.#names[slot];
    if (known !== undefined) return known;
    const dealt = target.startsWith("threat ") && view.threats[target === "threat left" ? 0 : 1] === null;
    if (!dealt) return targetName(view, target);
    return view.slot === slot && view.asking?.card ? cardName(view, view.asking.card) : fieldName("threat");
  }

  #wait(): void {
    clearTimeout(this.#timer);
    const beat = this.beat;
    if (!beat || this.pace === "step") return;
    this.#timer = setTimeout(() => this.next(), beat.card === null ? Math.min(LONGEST, BEAT + LETTER * beat.text.length) : LONGEST);
  }

  next(): void {
    if (this.showing) this.#at += 1;
    this.#wait();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#at = this.#beats.length;
  }

  /** The reader has seen enough: what others did meanwhile is not told either. */
  skip(): void {
    this.end();
    this.props().skip(true);
  }

  /** Leave it to the reader to go on from a view. */
  leave(view: RobinsonView): void {
    this.#reader = view;
  }

  /** What the page says for the reader: the one thing that decides nothing; null if there is something to decide. */
  get byItself(): { seat: number; text: string } | null {
    const board = this.props();
    const view = board.view as RobinsonView;
    const waited = view.waiting_for[0];
    const info = board.seats.find(({ seat }) => seat === waited);
    if (view === this.#reader) return null;
    if (this.showing || board.past || board.over || view.asking?.kind !== "window" || !info?.yours || info.bot !== null) return null;
    const actions = actionsOf(board).filter(({ seat }) => seat === waited);
    const found = actions.filter(answers);
    if (found.length !== 1) return null;
    const perfect = rolling(view) && view.dice.join() === "success" && !this.asksPerfect;
    return actions.length === 1 || perfect ? found[0]! : null;
  }
}
