// Looking at a card closely: by resting on it, by pressing it long, by pressing what does nothing else, or by a key.
// Whatever shows a card says which by `data-card`; what is only there to be looked at has `data-look` too, and what has a
// use of its own for a long press `data-menu`.

import { readCard } from "../lib/cards";
import { isTyping } from "../lib/focus";
import type { CardInfo } from "../lib/protocol";
import { seen } from "../lib/seen.svelte";
import { settings } from "../lib/settings.svelte";

/** No game has it for anything else. */
export const LOOK_KEY = "v";
/** Milliseconds. */
const REST = 600;
const HOLD = 500;
/** Pixels by which a finger may slip. */
const SLACK = 10;

interface Seen {
  anchor: Element;
  card: CardInfo;
  /** Whether it stays until it is closed; else only as long as the pointer rests there. */
  stays: boolean;
}

export class Inspector {
  seen = $state.raw<Seen | null>(null);
  #over: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed: { x: number; y: number } | null = null;
  /** Whether the click that ends a long press is still to come. */
  #held = false;

  constructor(
    private readonly game: () => string,
    private readonly fail: (error: unknown) => void,
  ) {}

  close(): void {
    clearTimeout(this.#timer);
    this.seen = null;
  }

  /** Listen to all that happens in the room. */
  readonly attend = (room: HTMLElement): (() => void) => {
    const heard = new AbortController();
    const on = <K extends keyof HTMLElementEventMap>(kind: K, hear: (event: HTMLElementEventMap[K]) => void) =>
      room.addEventListener(kind, hear, { capture: true, signal: heard.signal });
    on("pointerover", (event) => this.#rest(event));
    on("pointerleave", (event) => event.target === room && this.#leave());
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#slip(event));
    on("pointerup", () => this.#release());
    on("pointercancel", () => this.#release());
    on("click", (event) => this.#click(event));
    // a board may ask for a card that lies nowhere on it
    room.addEventListener("look", (event) => this.#asked(event as CustomEvent<string>), { signal: heard.signal });
    // whoever only points has the focus nowhere
    document.addEventListener("keydown", (event) => this.#key(event), { capture: true, signal: heard.signal });
    return () => {
      heard.abort();
      this.close();
    };
  };

  #cardAt(target: EventTarget | null): Element | null {
    return target instanceof Element ? target.closest("[data-card]") : null;
  }

  #asked({ target, detail }: CustomEvent<string>): void {
    if (target instanceof Element) void this.#look(target, true, detail);
  }

  async #look(anchor: Element, stays: boolean, wanted = anchor.getAttribute("data-card") ?? ""): Promise<void> {
    try {
      const card = await readCard(this.game(), settings.language, wanted);
      if (!card || !anchor.isConnected || !(stays || this.#over === anchor)) return;
      this.seen = { anchor, card, stays };
      seen.note(this.game(), [wanted]);
    } catch (error) {
      if (stays) this.fail(error);
    }
  }

  // -- the pointer --------------------------------------------------------------------------------

  #rest(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || (event.target instanceof Element && event.target.closest(".inspector"))) return;
    const found = this.#cardAt(event.target);
    if (found === this.#over) return;
    this.#leave();
    this.#over = found;
    if (found && !this.seen) this.#timer = setTimeout(() => void this.#look(found, false), REST);
  }

  #leave(): void {
    clearTimeout(this.#timer);
    this.#over = null;
    if (this.seen && !this.seen.stays) this.seen = null;
  }

  #press(event: PointerEvent): void {
    clearTimeout(this.#timer); // who presses has seen enough
    this.#held = false;
    if (this.seen && !this.seen.stays) this.seen = null;
    const found = this.#cardAt(event.target);
    if (event.pointerType === "mouse" || !found || found.hasAttribute("data-menu")) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.#timer = setTimeout(() => {
      this.#held = true;
      void this.#look(found, true);
    }, HOLD);
  }

  #slip({ clientX, clientY }: PointerEvent): void {
    const begun = this.#pressed;
    if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > SLACK) this.#release();
  }

  #release(): void {
    if (this.#pressed) clearTimeout(this.#timer);
    this.#pressed = null;
  }

  #click(event: MouseEvent): void {
    if (this.#held) {
      this.#held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const found = this.#cardAt(event.target);
    if (!found?.hasAttribute("data-look")) return;
    event.preventDefault();
    event.stopPropagation();
    void this.#look(found, true);
  }

  // -- the keyboard -------------------------------------------------------------------------------

  #key(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === "Escape" && this.seen && !this.seen.stays) {
      event.stopPropagation();
      this.#leave();
      return;
    }
    const target = event.target instanceof Element ? event.target : null;
    if (key.toLowerCase() !== LOOK_KEY || !settings.keys || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (this.seen?.stays) {
      this.close();
      return;
    }
    const found = this.#cardAt(target) ?? this.#over;
    if (found) void this.#look(found, true);
  }
}
