// What is said, in the reader's language. The texts are the package's own Fluent files and the page's.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Reason, Values } from "./protocol";
import { settings, type Language } from "./settings.svelte";

type Loader = () => Promise<string>;
const shared = import.meta.glob<string>("../../../src/islario/locale/*.ftl", { query: "?raw", import: "default" });
const games = import.meta.glob<string>("../../../src/islario/games/*/locale/*.ftl", { query: "?raw", import: "default" });
const page = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default" });

type Files = Record<string, Loader>;

async function load(language: Language, files: Files, game = ""): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // en.ftl, and others such as cards.en.ftl
  const named = new RegExp(`${game}/locale/(\\w+\\.)?${language}\\.ftl$`);
  const wanted = Object.entries(files).filter(([path]) => named.test(path));
  const texts = await Promise.all(wanted.map(([, read]) => read()));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** What all share, and each game's own by its name: two games may say the same thing in different words. */
interface Speech {
  shared: FluentBundle;
  games: Map<string, FluentBundle>;
}

/** Everything there is to say in a language. */
async function learn(language: Language): Promise<Speech> {
  const names = [...new Set(Object.keys(games).map((path) => path.split("/").at(-3)!))];
  const own = names.map(async (name) => [name, await load(language, games, `/${name}`)] as const);
  return { shared: await load(language, { ...shared, ...page }), games: new Map(await Promise.all(own)) };
}

class Words {
  #speech = $state.raw<Speech | null>(null);
  /** The game that is spoken of: its words come first. */
  game = $state("");
  /** Which values of events and reasons are names of things: value -> family of words. */
  nouns: Record<string, string> = {};
  /** What the seats of the table are called. */
  seats = $state.raw<string[]>([]);

  /** Whether there are words at all yet. */
  get ready(): boolean {
    return this.#speech !== null;
  }

  async speak(language: Language): Promise<void> {
    const speech = await learn(language);
    if (language === settings.language) this.#speech = speech; // unless another was chosen meanwhile
  }

  knows(id: string): boolean {
    return this.#find(id) !== undefined;
  }

  #find(id: string): FluentBundle | undefined {
    if (!this.#speech) return undefined;
    const { shared, games } = this.#speech;
    return [games.get(this.game), shared, ...games.values()].find((bundle) => bundle?.hasMessage(id));
  }

  /** The text of an id, its values filled in. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const bundle = this.#find(id);
    const message = bundle?.getMessage(id);
    if (!message?.value) return this.#speech ? id : "";
    return bundle!.formatPattern(message.value, values);
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
    const families = this.nouns[key] ?? "";
    if (families && (value === "" || (Array.isArray(value) && value.length === 0))) return "none";
    if (Array.isArray(value)) return value.map((part) => this.#value(key, part)).join(", ");
    return this.#noun(families, value);
  }

  /** The name of a thing that is of one of these families (words.py tells how values of several words are said). */
  #noun(families: string, value: unknown): FluentVariable {
    const [head = "", ...rest] = String(value).split(" ");
    for (const family of families.split(" ").filter((family) => family && family !== "seat")) {
      if (family === "*") return this.#noun(this.nouns[`*-${head}`] ?? head, rest.join(" "));
      const id = `${family}-${head}`;
      const [a = "", b = ""] = [...rest, "none", "none"].map((word) => this.#value(id, word));
      if (this.knows(id)) return this.say(id, { a, b });
    }
    if (families.split(" ").includes("seat") && typeof value === "number") return this.seat(value);
    return typeof value === "number" ? value : String(value);
  }
}

export const words = new Words();
export const say = (id: string, values?: Record<string, FluentVariable>): string => words.say(id, values);
