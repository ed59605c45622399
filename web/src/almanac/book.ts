// The almanac's data, as the command `islario almanac` wrote it, and how its parts are said.

import { settings } from "../lib/settings.svelte";
import { say, words } from "../lib/words.svelte";

/** A part of a key: the id of a text, a number, or what has no name. */
export type Part = string | number;
/** A figure, and between what it lies. */
export type Figure = [value: number, low: number, high: number];

export interface Row {
  key: Part[];
  games: number;
  /** Null where there is nothing to compare with. */
  figures: Record<string, Figure | null>;
}

export interface Finding {
  kind: string;
  where: Part[];
  keys: Part[][];
  values: number[];
}

export interface Table {
  id: string;
  /** What its rows are told apart by; the last is what is compared. */
  by: string[];
  measures: string[];
  player: string | null;
  /** How many moves chance made at the beginning of each game. */
  left_to_chance: number;
  command: string;
  games: number;
  rows: Row[];
  findings: Finding[];
}

export interface Book {
  games: Record<string, { version: string; rules: number; tables: Table[] }>;
}

export async function readBook(): Promise<Book> {
  const { default: text } = await import("../../../docs/almanac/almanac.json?raw");
  return JSON.parse(text) as Book;
}

const PERCENTS = ["won", "share", "gain"];

/** A figure as the reader's language writes it, rounded as in docs. */
export function tellFigure(measure: string, value: number): string {
  const share = PERCENTS.includes(measure);
  const [digits, scale] = share ? [1, 100] : [2, 1];
  const rounded = Number((scale * value).toFixed(digits)) / scale;
  const told = new Intl.NumberFormat(settings.language, {
    style: share ? "percent" : "decimal",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: measure === "gain" ? "exceptZero" : "auto",
  }).format(rounded);
  return told.replace(/\p{Zs}/gu, " "); // sentences take no other space in what they are given
}

export const tellCount = (games: number): string => new Intl.NumberFormat(settings.language).format(games);

export function namePart(column: string, part: Part): string {
  const id = column === "player" ? `bot-${part}` : String(part);
  return words.knows(id) ? say(id) : String(part);
}

const kindOf = (part: Part): string => String(part).split("-", 1)[0] ?? "";

/** What is compared in a table, by name. Of cards that are called alike it is said what kind of card each is. */
export function namesOf(table: Table): Map<Part, string> {
  const compared = table.by.at(-1) ?? "";
  const parts = [...new Set(table.rows.flatMap((row) => row.key.slice(table.by.length - 1)))].sort();
  const plain = new Map(parts.map((part) => [part, namePart(compared, part)]));
  return new Map(
    parts.map((part) => {
      const name = plain.get(part) ?? "";
      const alike = parts.filter((other) => plain.get(other) === name);
      const kind = kindOf(part);
      if (alike.length === 1 || !words.knows(`almanac-kind-${kind}`)) return [part, name];
      const same = alike.filter((other) => kindOf(other) === kind);
      const number = same.length > 1 ? same.indexOf(part) + 1 : 0;
      return [part, say("almanac-called-alike", { name, kind: say(`almanac-kind-${kind}`), number })];
    }),
  );
}

/** What a row is about, without what sets its group apart. */
export const nameRow = (names: Map<Part, string>, key: Part[]): string => key.map((part) => names.get(part) ?? String(part)).join(", ");

/** Something that is so, as a sentence. */
export function tellFinding(table: Table, { kind, where, keys, values }: Finding): string {
  const measure = table.measures[0] ?? "";
  const names = namesOf(table);
  const [a, b, c] = keys.map((key) => nameRow(names, key));
  const [atA, atB, atC] = values.map((value) => tellFigure(measure, value));
  const said = say(`almanac-finding-${kind}`, { a: a ?? "", b: b ?? "", c: c ?? "", at_a: atA ?? "", at_b: atB ?? "", at_c: atC ?? "" });
  const place = where.map((part, i) => `${say(`almanac-by-${table.by[i]}`)} ${namePart(table.by[i] ?? "", part)}`);
  return place.length > 0 ? `${place.join(", ")}: ${said}` : said;
}
