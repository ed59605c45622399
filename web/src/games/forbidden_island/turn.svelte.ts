// Playing the rest of a turn on behalf of the reader.

import { settings } from "../../lib/settings.svelte";
import { sleep } from "../../table/desk.svelte";
import type { BoardProps } from "../registry";
import { readActions, type Action } from "./actions";
import type { IslandView } from "./view";

const PAUSE = 350;
/** Longer after a card that everybody should see. */
const RISE_PAUSE = 1300;
const NEXT = ["end", "draw", "flood"];
const SPECIAL = ["sandbag", "lift", "escape"];

export class TurnPlayer {
  /** Whether the rest of the turn is being played. */
  finishing = $state(false);

  constructor(
    private readonly props: () => BoardProps,
    /** Plays an action; whether it was played. */
    private readonly send: (action: Action) => Promise<boolean>,
    /** Waits until the board shows what followed, as long as that is wanted. */
    private readonly shown: (settled: () => boolean, wanted: () => boolean) => Promise<boolean>,
  ) {}

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
      if (!action || !(await this.send(action))) break;
      const rose = this.props().events.some(({ event }) => event === "water_rose");
      await sleep(settings.still ? 0 : rose ? RISE_PAUSE : PAUSE);
      await this.shown(() => this.#settled(before, seat), () => this.finishing);
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

  /** Whether the board shows what followed, and what that seat can do then. */
  #settled(before: unknown, seat: number): boolean {
    const { view, legal, over } = this.props();
    return view !== before && (over || view.waiting_for[0] !== seat || (legal[seat]?.length ?? 0) > 0);
  }
}
