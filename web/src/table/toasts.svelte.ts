// What the table has to say for a moment: why something was refused, what was done.

import { Refused } from "../lib/api";
import type { ToldReason } from "../lib/protocol";
import { say, words } from "../lib/words.svelte";

export interface Toast {
  id: number;
  text: string;
  /** The rule that says so, by its id. */
  rule: string | null;
}

const LASTS = 6000;
const MOST = 3;

export class Toasts {
  list = $state.raw<Toast[]>([]);
  #next = 1;
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  show(text: string, rule: string | null = null): void {
    for (const same of this.list.filter((toast) => toast.text === text)) this.drop(same.id);
    const id = this.#next++;
    this.list = [...this.list, { id, text, rule }].slice(-MOST);
    this.release(id);
  }

  /** The server refused something. */
  refuse(reason: ToldReason): void {
    if (reason.code === "stale") this.show(say("table-moved-on"));
    else this.show(words.reason(reason), reason.rule);
  }

  /** Something did not work: say why as well as can be known. */
  fail(error: unknown): void {
    if (error instanceof Refused) this.refuse(error.reason);
    else this.show(say("table-unreachable"));
  }

  drop(id: number): void {
    this.hold(id);
    this.list = this.list.filter((toast) => toast.id !== id);
  }

  /** Somebody reads it: let it stay. */
  hold(id: number): void {
    clearTimeout(this.#timers.get(id));
    this.#timers.delete(id);
  }

  release(id: number): void {
    this.hold(id);
    this.#timers.set(id, setTimeout(() => this.drop(id), LASTS));
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }
}
