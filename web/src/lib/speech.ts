// How things are said from texts by their ids: the page's half of islario/words.py, which tells how values are named.
// A test compares the two, sentence by sentence.

import { FluentNumber, type FluentBundle, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type { GameEvent, Motive, Sign, ToldReason, Values } from "./protocol";

/** Forms of a name that a text may ask for: THE(...) is the text of an article, the others are its attributes. */
const FORMS = ["the", "to", "of", "in", "by"];
/** Values that are names whatever the game. */
const NOUNS: Record<string, string> = { seat: "seat" };
/** Under this the nouns of a game have the family of names that its seats can have beside what people are called. */
const SEAT_NAME = "seat-name";
/** What a seat is called by its number, or by its role with who plays it; a game may number its players in its own words. */
const SEAT_TEXT = /^(seat-number|table-seat-person|[a-z_]+-player)$/;
/** Values of events whose sentences can do without them. */
const UNSAID = { cause: "none", rule: "none", lacking: "none", sources: "none" };
/** Characters of a value that are said. */
const LONGEST_VALUE = 700;
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu;

type Spoken = string | FluentNumber;
type Functions = Record<string, (given: FluentValue[]) => FluentValue>;

export abstract class Speech {
  /** Which values are names of things: value -> families of words. */
  abstract nouns: Record<string, string>;
  /** Texts instead of which this table says others, by their ids. */
  abstract called: Record<string, string>;
  /** What the seats of the table are called. */
  abstract seats: string[];

  /** The articles of names that were said. */
  #articles = new Map<string, string>();
  /** Those of them that are roles. */
  #roles = new Map<string, string>();

  /** What a text can ask for of a name: every bundle gets these. */
  readonly functions: Functions = {
    ...Object.fromEntries(FORMS.map((form) => [form.toUpperCase(), ([value = ""]: FluentValue[]) => this.#form(form, value)])),
    ARTICLE: ([value = ""]) => this.#article(value),
    CAP: ([value = ""]) => (typeof value === "string" ? capital(value) : value),
  };

  /** The texts that have this id. */
  protected abstract find(id: string): FluentBundle | undefined;

  knows(id: string): boolean {
    return this.find(id) !== undefined;
  }

  /** The text of an id, its values filled in. */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const wanted = this.called[id] ?? id;
    const bundle = this.find(wanted);
    const { value: pattern, attributes } = bundle?.getMessage(wanted) ?? {};
    if (!bundle || !pattern) return id;
    const printable = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, print(value)]));
    const text = bundle.formatPattern(pattern, printable);
    if (attributes?.article) {
      const article = bundle.formatPattern(attributes.article, printable);
      this.#articles.set(text, article);
      if (SEAT_TEXT.test(wanted) || wanted.split("-")[0] === this.nouns[SEAT_NAME]) this.#roles.set(text, article);
    }
    return text;
  }

  /** The name of a thing: name("tile", "iron_gate"). */
  name(family: string, key: string): string {
    return this.say(`${family}-${key}`);
  }

  /** A seat by its name or, where it has none, its number; people count from one. */
  seat(seat: unknown): string {
    if (!/^-?\d+$/.test(String(seat))) return this.say("seat-number", { seat: String(seat) });
    return this.seats[Number(seat)] ?? this.say("seat-number", { seat: String(Number(seat) + 1) });
  }

  /** What happened, as a sentence. */
  event(event: GameEvent): string {
    const { event: kind, ...values } = event;
    return this.say(`event-${kind}`, { ...UNSAID, ...this.#fill(values) });
  }

  /** Why not, as a sentence. What has no text here comes with the server's own sentence. */
  reason(reason: Pick<ToldReason, "code" | "values" | "sentence">): string {
    const id = `reason-${reason.code}`;
    return this.knows(id) ? this.say(id, this.#fill(reason.values)) : reason.sentence;
  }

  /** How the game stands, as a sentence. */
  sign({ code, values }: Sign): string {
    return this.say(`sign-${code}`, this.#fill(values));
  }

  /** What decided a game that is over, as a sentence. */
  account({ code, values }: Pick<Sign, "code" | "values">): string {
    return this.say(`account-${code}`, this.#fill(values));
  }

  /** How far a part of the goal is that a view tells, as a clause. */
  goal({ code, values }: Pick<Sign, "code" | "values">): string {
    return this.say(`sign-${code}`, this.#fill(values));
  }

  /** What a forecast says, as a clause: `forecast-warn-hungry`. */
  fact(family: string, { code, values }: Pick<Sign, "code" | "values">): string {
    return this.say(`forecast-${family}-${code}`, this.#fill(values));
  }

  /** Why a bot plays what it plays, as a clause. */
  motive({ code, values }: Motive): string {
    return this.say(`why-${code}`, this.#fill(values));
  }

  /** What an action would do, as a phrase. */
  action(verb: string, values: Values): string {
    return this.say(`action-${verb}`, this.#fill(values));
  }

  /** A name as this form of it; of several names, each. */
  #form(form: string, value: FluentValue): FluentValue {
    if (typeof value !== "string") return value;
    if (!this.#articles.has(value) && value.includes(", "))
      return value.split(", ").map((part) => this.#form(form, part)).join(", ");
    const id = `article-${this.#article(value)}`;
    const bundle = this.find(id);
    const article = bundle?.getMessage(id);
    const pattern = form === "the" ? article?.value : article?.attributes[form];
    return bundle && pattern ? bundle.formatPattern(pattern, { name: value }) : value;
  }

  #article(value: FluentValue): string {
    if (typeof value !== "string") return "none";
    return (this.seats.includes(value) ? this.#roles : this.#articles).get(value) ?? "none";
  }

  #fill(values: Values): Record<string, Spoken> {
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.#value(key, value)]));
  }

  /** A value as it is said: names translated, numbers without grouping. */
  #value(key: string, value: unknown): Spoken {
    const families = this.nouns[key] ?? NOUNS[key] ?? "";
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

/** What is said within a line elsewhere, at the beginning of one. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const plain = (value: Spoken): string => String(typeof value === "string" ? value : value.value);

/** A value without anything that would break a line or fill a screen. */
const print = (value: FluentVariable): FluentVariable =>
  typeof value === "string" ? [...value].slice(0, LONGEST_VALUE).join("").replace(UNPRINTABLE, "?") : value;
