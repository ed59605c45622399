// How things are said from texts by their ids: the page's half of islario/words.py, which tells how values are named.
// A test compares the two, sentence by sentence.

import { FluentNumber, type FluentBundle, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Reason, Sign, Values } from "./protocol";

/** Values of events whose sentences can do without them. */
const UNSAID = { cause: "none", rule: "none", lacking: "none", sources: "none" };
/** Characters of a value that are said. */
const LONGEST_VALUE = 700;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

type Spoken = string | FluentNumber;

export abstract class Speech {
  /** Which values are names of things: value -> families of words. */
  abstract nouns: Record<string, string>;
  /** Texts instead of which this table says others, by their ids. */
  abstract called: Record<string, string>;
  /** What the seats of the table are called. */
  abstract seats: string[];

  /** The number of the first seat, where seats have no names. */
  constructor(private readonly firstSeat: 0 | 1) {}

  /** The texts that have this id. */
  protected abstract find(id: string): FluentBundle | undefined;

  knows(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** The text of an id, its values filled in. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const wanted = this.called[id] ?? id;
    const bundle = this.find(wanted);
    const pattern = bundle?.getMessage(wanted)?.value;
    if (!bundle || !pattern) return id;
    const printable = Object.entries(values).map(([name, value]) => [name, print(value)]);
    return bundle.formatPattern(pattern, Object.fromEntries(printable));
  }

  /** The name of a thing: name("tile", "iron_gate"). */
  name(family: string, key: string): string {
    return this.say(`${family}-${key}`);
  }

  seat(seat: unknown): string {
    if (typeof seat !== "number") return this.say("seat-number", { seat: String(seat) });
    const number = String(seat + this.firstSeat);
    const name = this.seats[seat];
    return name === undefined ? this.say("seat-number", { seat: number }) : this.say("seat-named", { seat: number, name });
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const { event: kind, ...values } = event;
    return this.say(`event-${kind}`, { ...UNSAID, ...this.#fill(values) });
  }

  /** Why not, as a sentence. What has no text here comes with the server's own sentence. */
  reason(reason: Pick<Reason, "code" | "values" | "sentence">): string {
    const id = `reason-${reason.code}`;
    return this.knows(id) ? this.say(id, this.#fill(reason.values)) : reason.sentence;
  }

  /** How the game stands, as a sentence. */
  sign({ code, values }: Sign): string {
    return this.say(`sign-${code}`, this.#fill(values));
  }

  /** What an action would do, as a phrase. */
  action(verb: string, values: Values): string {
    return this.say(`action-${verb}`, this.#fill(values));
  }

  #fill(values: Values): Record<string, Spoken> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(key, value)]));
  }

  /** A value as it is said: names translated, numbers without grouping. */
  #value(key: string, value: unknown): Spoken {
    const families = this.nouns[key] ?? "";
    if (families && (value === "" || (Array.isArray(value) && value.length === 0))) return "none";
    if (Array.isArray(value)) return value.map((part) => plain(this.#value(key, part))).join(", ");
    return this.#noun(families, value);
  }

  /** The name of a thing that is of one of these families; what has no name is said as it is. */
  #noun(families: string, value: unknown): Spoken {
    const [head = "", ...rest] = String(value).split(" ");
    if (/^seat_\d$/.test(head)) return this.seat(Number(head.at(-1))); // a place beside somebody
    const tried = families.split(" ").filter(Boolean);
    for (const family of tried) {
      if (family === "*") return this.#noun(this.nouns[`*-${head}`] ?? head, rest.join(" "));
      const id = `${family}-${head}`;
      if (family === "seat" || !this.knows(id)) continue;
      const [a = "", b = ""] = [...rest, "none", "none"].map((word) => this.#value(id, word));
      return this.say(id, { a, b });
    }
    if (families === "seat" || (typeof value === "number" && tried.includes("seat"))) return this.seat(value);
    return typeof value === "number" ? new FluentNumber(value, { useGrouping: false }) : String(value);
  }
}

const plain = (value: Spoken): string => String(typeof value === "string" ? value : value.value);

/** A value without anything that would break a line or fill a screen. */
const print = (value: FluentVariable): FluentVariable =>
  typeof value === "string" ? [...value].slice(0, LONGEST_VALUE).join("").replace(UNPRINTABLE, "?") : value;
