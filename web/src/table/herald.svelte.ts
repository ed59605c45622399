// What goes out beyond the board: words for those who listen, sounds, the title and the icon of the window, notices.

import { tick, untrack } from "svelte";
import type { GameEvent } from "../lib/protocol";
import { badge, clearNotice, isElsewhere, notify } from "../lib/notify";
import { router } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { playSound, type Sound } from "../lib/sound";
import { say, words } from "../lib/words.svelte";
import { gameName } from "../pages/parts/names";
import type { Sitting } from "./sitting.svelte";

/** So many sentences tell somebody who is elsewhere what has happened. */
const LAST = 3;

/** To be made while a component is: it lives and ends with it. */
export class Herald {
  /** What is to be read out. */
  said = $state("");
  #mine = false;
  /** What was told last: it is told once. */
  #told: object | null = null;

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      void [sitting.presenter.shown, sitting.awaited];
      untrack(() => this.#tell());
    });
    $effect(() => this.#title());
    $effect(() => {
      addEventListener("focus", clearNotice);
      return () => {
        removeEventListener("focus", clearNotice);
        clearNotice();
        badge(false);
      };
    });
    $effect(() => {
      void settings.language;
      untrack(() => this.#speak());
    });
  }

  #tell(): void {
    const { awaited, live, presenter } = this.sitting;
    const events = presenter.past === null && presenter.shown !== this.#told ? this.sitting.events : [];
    this.#told = presenter.shown;
    const calls = awaited && !this.#mine;
    this.#mine = awaited;
    const sentences = events.map((event) => words.event(event));
    if (calls) sentences.push(say("table-your-turn"));
    if (sentences.length > 0) this.said = sentences.join(" ");

    const ended = live.table?.over && presenter.current && events.length > 0;
    const sound = ended ? (live.table?.result?.won === false ? "lost" : "won") : this.#soundOf(events);
    const elsewhere = isElsewhere();
    if (calls && elsewhere) this.#call(sentences);
    if (sound && !(calls && elsewhere)) playSound(sound);
    else if (calls) playSound("turn");
  }

  /** Tell somebody who is elsewhere that it is their turn, and what has happened last. */
  #call(sentences: string[]): void {
    const game = gameName(this.sitting.live.table?.game ?? "");
    notify(say("notices-turn", { game }), sentences.slice(-LAST).join(" "), this.sitting.id);
  }

  /** One sound for what happened in a step: the weightiest. */
  #soundOf(events: GameEvent[]): Sound | null {
    const happened = new Set(events.map(({ event }) => event));
    const sounds = Object.entries(this.sitting.game?.sounds ?? {});
    return sounds.find(([event]) => happened.has(event))?.[1] ?? null;
  }

  #title(): void {
    void router.place; // the frame of the page writes its own title whenever the address changes
    const game = gameName(this.sitting.live.table?.game ?? "");
    const title = this.sitting.awaited ? say("table-title-yours", { game }) : say("site-title", { page: game });
    badge(this.sitting.awaited);
    if (this.sitting.live.table) void tick().then(() => (document.title = title));
  }

  /** The server speaks the reader's language from now on; it was told the first one on connecting. */
  #speak(): void {
    if (this.sitting.live.connection !== "live") return;
    this.sitting.live.ask({ type: "language", language: settings.language }).catch(() => {});
  }
}
