// How far somebody has come with a lesson. It follows what happens at the table, whatever that is, and remembers.

import { untrack } from "svelte";
import type { Sitting } from "../table/sitting.svelte";
import { happened, type Step } from "./lesson";

const KEY = "islario-lesson";

interface Kept {
  table: string;
  reached: number;
  hidden: boolean;
}

function kept(table: string): Kept | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null;
    return found?.table === table ? found : null;
  } catch {
    return null; // no storage here, or something strange in it: begin anew
  }
}

/** To be made while a component is: it lives and ends with it. */
export class Guide {
  /** The step that it has come to. */
  reached = $state(0);
  /** The step whose bubble is shown: that one, or an earlier one that is looked at again. */
  shown = $state(0);
  /** Whether it is put away. */
  hidden = $state(false);

  /** Whether nothing is said now: it is put away, or the reader watches what happens. */
  readonly silent = $derived.by(() => this.hidden || this.sitting.unfinished);
  readonly step: Step = $derived.by(() => this.steps[this.shown]!);
  readonly isLast = $derived.by(() => this.shown === this.steps.length - 1);
  /** Whether the reader is waited for to do something at the table. */
  readonly waits = $derived.by(() => this.shown === this.reached && this.step.until !== undefined);

  constructor(
    private readonly sitting: Sitting,
    readonly steps: Step[],
  ) {
    const before = kept(sitting.id);
    this.reached = Math.min(Math.max(before?.reached ?? 0, 0), steps.length - 1) || 0;
    this.shown = this.reached;
    this.hidden = before?.hidden === true;
    $effect(() => {
      const { presenter, legal, unfinished } = sitting;
      if (presenter.current) void [legal, unfinished];
      untrack(() => this.#pass());
    });
    $effect(() => this.#keep());
  }

  next(): void {
    if (this.shown < this.reached) this.shown += 1;
    else if (!this.waits && !this.isLast) {
      this.#goTo(this.reached + 1);
      this.#pass();
    }
  }

  back(): void {
    this.shown = Math.max(0, this.shown - 1);
  }

  #goTo(step: number): void {
    this.reached = step;
    this.shown = step;
  }

  /** Go on past everything that is done, or can no longer be. */
  #pass(): void {
    const { live, presenter, unfinished } = this.sitting;
    if (!live.table || !presenter.current || unfinished) return;
    const last = this.steps.length - 1;
    if (live.table.over && this.reached < last) this.#goTo(last);
    while (this.reached < last && this.#isMoot(this.steps[this.reached]!)) this.#goTo(this.reached + 1);
  }

  #isMoot({ until, needs, after }: Step): boolean {
    const events = this.sitting.live.table?.moves.flatMap((move) => move.events) ?? [];
    if (until && happened(until, events)) return true;
    if (after && !happened(after, events)) return true;
    const legal = Object.values(this.sitting.legal).flat();
    return needs !== undefined && legal.length > 0 && !needs.some((action) => legal.includes(action));
  }

  #keep(): void {
    const now: Kept = { table: this.sitting.id, reached: this.reached, hidden: this.hidden };
    try {
      localStorage.setItem(KEY, JSON.stringify(now));
    } catch {
      // it holds until the page is closed
    }
  }
}
