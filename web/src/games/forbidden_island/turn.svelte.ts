// Playing on behalf of the reader: one action at a time, or the rest of the turn.

import { settings } from "../../lib/settings.svelte";
import type { BoardProps } from "../registry";
import { readActions, type Action } from "./actions";
import type { IslandView } from "./view";

const PAUSE = 350;
/** Longer after a card that everybody should see. */
const RISE_PAUSE = 1300;
const LONGEST_WAIT = 5000;
const BEAT = 40;
const NEXT = ["end", "draw", "flood"];
const SPECIAL = ["sandbag", "lift", "escape"];
const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

export class TurnPlayer {
  /** Whether an action is on its way. */
  busy = $state(false);
  /** Whether the rest of the turn is being played. */
  finishing = $state(false);

  constructor(private readonly props: () => BoardProps) {}

  async play(action: Action): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      return await this.props().play(action.seat, action.text);
    } finally {
      this.busy = false;
    }
  }

  stop(): void {
    this.finishing = false;
  }

  /** End the actions, draw and flood until something needs a decision. */
  async finish(): Promise<void> {
    const seat = this.props().view.waiting_for[0];
    if (this.finishing || seat === undefined) return;
    this.finishing = true;
    while (this.finishing) {
      const action = this.#next(seat);
      const before = this.props().view;
      if (!action || !(await this.play(action))) break;
      const rose = this.props().events.some(({ event }) => event === "water_rose");
      await sleep(settings.still ? 0 : rose ? RISE_PAUSE : PAUSE);
      await this.#shown(before, seat);
    }
    this.finishing = false;
  }

  /** The next step that needs no decision of that seat. */
  #next(seat: number): Action | null {
    const { legal, over, past } = this.props();
    const view = this.props().view as IslandView;
    if (over || past || view.waiting_for[0] !== seat || view.due !== null) return null;
    const found = readActions({ [seat]: legal[seat] ?? [] }).find(({ verb }) => NEXT.includes(verb));
    return !found || (found.verb === "flood" && this.#wantsToBeAsked()) ? null : found;
  }

  #wantsToBeAsked(): boolean {
    const { seats, legal } = this.props();
    return readActions(legal).some(({ seat, verb }) => SPECIAL.includes(verb) && seats[seat]?.asks === true);
  }

  /** Wait until the board shows what followed. */
  async #shown(before: unknown, seat: number): Promise<void> {
    const until = Date.now() + LONGEST_WAIT;
    const settled = () => {
      const { view, legal, over } = this.props();
      return view !== before && (over || view.waiting_for[0] !== seat || (legal[seat]?.length ?? 0) > 0);
    };
    while (this.finishing && !settled() && Date.now() < until) await sleep(BEAT);
  }
}
