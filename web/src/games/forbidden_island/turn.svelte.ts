// Playing the rest of a turn on behalf of the reader.

import type { Sign } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { words } from "../../lib/words.svelte";
import { sleep } from "../../table/desk.svelte";
import type { BoardProps } from "../registry";
import type { Action } from "./actions";
import { SPECIALS, type IslandView } from "./view";

const PAUSE = 350;
const NEXT = ["end", "draw", "flood"];

export class TurnPlayer {
  /** Whether the rest of the turn is being played. */
  finishing = $state(false);
  /** Why it was not played to its end, in words; empty if it was. */
  halted = $state("");

  constructor(
    private readonly props: () => BoardProps,
    private readonly actions: () => Action[],
    /** Plays an action; whether it was played. */
    private readonly send: (action: Action) => Promise<boolean>,
    /** Waits until the board shows what followed, as long as that is wanted. */
    private readonly shown: (settled: () => boolean, wanted: () => boolean) => Promise<boolean>,
  ) {}

  stop(): void {
    this.finishing = false;
  }

  /** End the actions, draw and flood until something needs a decision, or a look. */
  async finish(): Promise<void> {
    const seat = this.props().view.waiting_for[0];
    if (this.finishing || seat === undefined) return;
    this.finishing = true;
    this.halted = "";
    while (this.finishing) {
      const action = this.#next(seat);
      const { view, signs } = this.props();
      if (!action || !(await this.send(action))) break;
      await this.shown(() => this.#settled(view, seat), () => this.finishing);
      if (this.#next(seat)) this.halted = this.#startling(signs);
      if (this.halted) break;
      await sleep(settings.still ? 0 : PAUSE);
    }
    this.finishing = false;
  }

  /** What has just happened that a person would look up at: in words, empty if nothing has. */
  #startling(before: Sign[]): string {
    const { events, signs } = this.props();
    const event = events.find(
      ({ event: kind, card }) =>
        kind === "water_rose" || kind === "sank" || (kind === "drew" && SPECIALS.includes(String(card))),
    );
    if (event) return words.event(event);
    const known = new Set(before.map((sign) => words.sign(sign)));
    const danger = signs.find((sign) => sign.kind === "danger" && !known.has(words.sign(sign)));
    return danger ? words.sign(danger) : "";
  }

  /** The next step that needs no decision of that seat. */
  #next(seat: number): Action | null {
    const { over, past } = this.props();
    const view = this.props().view as IslandView;
    if (over || past || view.waiting_for[0] !== seat || view.due !== null) return null;
    const found = this.actions().find((action) => action.seat === seat && NEXT.includes(action.verb));
    return !found || (found.verb === "flood" && this.#wantsToBeAsked()) ? null : found;
  }

  #wantsToBeAsked(): boolean {
    const { seats } = this.props();
    return this.actions().some(({ seat, card }) => SPECIALS.includes(card ?? "") && seats[seat]?.asks === true);
  }

  /** Whether the board shows what followed, and what that seat can do then. */
  #settled(before: unknown, seat: number): boolean {
    const { view, over } = this.props();
    const acts = () => this.actions().some((action) => action.seat === seat);
    return view !== before && (over || view.waiting_for[0] !== seat || acts());
  }
}
