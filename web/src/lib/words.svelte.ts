// What is said, in the reader's language. The texts are the package's own Fluent files and the page's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Reason, Values } from "./protocol";
import { settings, type Language } from "./settings.svelte";

type Loader = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/islario/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/islario/games/*/locale/*.ftl", { query: "?raw", import: "default" });
const page = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default" });

/** Everything there is to say in a language: what all share, and every game. */
async function load(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const loaders: [string, Loader][] = [shared, games, page].flatMap((files) => Object.entries(files));
  const texts = await Promise.all(loaders.filter(([path]) => path.endsWith(`/${language}.ftl`)).map(([, read]) => read()));
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

class Words {
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Which values of events and reasons are names of things: value -> family of words. */
  nouns: Record<string, string> = {};
  /** What the seats of the table are called. */
  seats = $state.raw<string[]>([]);

  /** Whether there are words at all yet. */
  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(language: Language): Promise<void> {
    const bundle = await load(language);
    if (language === settings.language) this.#bundle = bundle; // unless another was chosen meanwhile
  }

  knows(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The text of an id, its values filled in. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const message = this.#bundle?.getMessage(id);
    if (!message?.value) return this.#bundle ? id : "";
    return this.#bundle!.formatPattern(message.value, values);
  }

  /** The name of a thing: name("tile", "iron_gate"). */
  name(family: string, key: string): string {
    return this.say(`${family}-${key}`);
  }

  seat(seat: number): string {
    return this.seats[seat] ?? this.say("seat-number", { seat: String(seat + 1) });
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const { event: kind, ...values } = event;
    return this.say(`event-${kind}`, this.#fill(values));
  }

  /** Why not, as a sentence. */
  reason(reason: Pick<Reason, "code" | "values" | "sentence">): string {
    const id = `reason-${reason.code}`;
    return this.knows(id) ? this.say(id, this.#fill(reason.values)) : reason.sentence;
  }

  /** What an action would do, as a phrase. */
  action(verb: string, values: Values): string {
    return this.say(`action-${verb}`, this.#fill(values));
  }

  #fill(values: Values): Record<string, FluentVariable> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(key, value)]));
  }

  #value(key: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => this.#value(key, part)).join(", ");
    const family = this.nouns[key];
    if (family === "seat" && typeof value === "number") return this.seat(value);
    if (family && this.knows(`${family}-${value}`)) return this.name(family, String(value));
    return typeof value === "number" ? value : String(value);
  }
}

export const words = new Words();
export const say = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);
