// What the reader does at any board: one thing at a time, and why not. Each game's desk extends it.

import type { BoardProps } from "../games/registry";
import type { ToldReason, View } from "../lib/protocol";
import { words } from "../lib/words.svelte";

/** Actions that somebody may have meant, and the seat that would play them. */
export interface Tries {
  seat: number;
  actions: string[];
}

/** What keys do now, by `event.key` in lower case. Letters can be switched off; Enter cannot. */
export type Keys = Record<string, () => void>;

const MOST_REASONS = 3;
const LONGEST_WAIT = 5000;
const BEAT = 30;
export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export abstract class Desk<V extends View, B> {
  /** Why what was pressed last is not possible. */
  why = $state.raw<{ anchor: Element; about: string; reasons: ToldReason[] } | null>(null);
  /** Whether something is on its way to the server. */
  busy = $state(false);

  readonly view = $derived.by(() => this.props().view as V);
  readonly box = $derived.by(() => this.props().box as B);
  /** Whether anything can be played at all. */
  readonly live = $derived.by(() => !this.props().past && !this.props().over);
  /** The seats of the reader. */
  readonly yours = $derived.by(() => new Set(this.props().seats.flatMap(({ seat, yours }) => (yours ? [seat] : []))));

  constructor(
    protected readonly props: () => BoardProps,
    /** Where something is drawn. */
    readonly spotOf: (thing: string) => Element | null,
  ) {}

  /** The position has changed: what was chosen in the old one may not hold any more. */
  abstract moved(): void;
  /** Drop what is chosen. */
  abstract cancel(): void;
  abstract get keys(): Keys;

  /** What a question is about: when it has changed, the answer comes too late. */
  protected get asked(): unknown {
    return this.view;
  }

  /** Do something unless another thing is still on its way: then null. */
  protected async busily<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await what();
    } finally {
      this.busy = false;
      this.rested();
    }
  }

  /** Nothing is on its way any more. */
  protected rested(): void {}

  /** Wait until the board shows what followed; whether it does. */
  protected async shown(settled: () => boolean, wanted: () => boolean = () => true): Promise<boolean> {
    const until = Date.now() + LONGEST_WAIT;
    while (wanted() && !settled() && Date.now() < until) await sleep(BEAT);
    return settled();
  }

  /** Pressing the same thing again takes the reasons away. */
  protected closes(spot: Element | null): boolean {
    if (!this.why || this.why.anchor !== spot) return false;
    this.why = null;
    return true;
  }

  /** Say beside what was pressed why nothing of it is possible. */
  protected async explain(anchor: Element | null, about: string, tries: Tries | null): Promise<void> {
    if (!anchor || !tries || tries.actions.length === 0) return;
    const before = this.asked;
    const answers = await this.props().whyNot(tries.seat, tries.actions);
    const said = new Map(answers.flatMap((reason) => (reason ? [[words.reason(reason), reason] as const] : [])));
    if (this.asked !== before || said.size === 0) return;
    this.why = { anchor, about, reasons: [...said.values()].slice(0, MOST_REASONS) };
  }
}
