// Searching texts as people ask: upper and lower case are the same, and so are accented letters and plain ones. Of a question
// only what it is about is looked for, in all forms of the word and in words that mean the same (questions.ts).

import type { Language } from "../lib/settings.svelte";
import { QUESTIONS } from "./questions";

/** From and up to, as positions in the text. */
export type Span = [number, number];

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters that must be left of an unknown word's stem, so that it still says something. */
const SHORTEST_STEM = 4;

/** What is looked for, word by word: patterns of folded texts. */
export function wordsOf(query: string, language: Language): RegExp[] {
  const { passedOver } = QUESTIONS[language];
  const typed = fold(query).split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "")).filter(Boolean);
  const telling = typed.filter((word) => !passedOver.split(" ").includes(word));
  return (telling.length > 0 ? telling : typed).map((word) => patternOf(word, language));
}

/** A word with a known meaning is found in all its forms; any other wherever it stands, and in its own forms. */
function patternOf(word: string, language: Language): RegExp {
  const { endings, same } = QUESTIONS[language];
  const end = `(?:${endings.split(" ").join("|")})?`;
  const forms = (stems: string[]): string => `(?<!\\p{L})(?:${stems.join("|")})${end}(?!\\p{L})`;
  const known = same.map((line) => line.split(" ")).filter((stems) => new RegExp(`^${forms(stems)}$`, "u").test(word));
  if (known.length > 0) return new RegExp(forms(known.flat()), "gu");
  const literal = word.replace(/[^\p{L}\p{N}]/gu, "\\$&");
  const stem = new RegExp(`^(.{${SHORTEST_STEM},}?)${end}$`, "u").exec(literal)?.[1];
  return new RegExp(stem === undefined ? literal : `${forms([stem])}|${literal}`, "gu");
}

/** Where the words are in the text, in order and apart; null unless every one of them is there. */
export function find(text: string, words: RegExp[]): Span[] | null {
  const { folded, origin } = foldWithOrigin(text);
  const spans: Span[] = [];
  for (const word of words) {
    const found = [...folded.matchAll(word)];
    if (found.length === 0) return null;
    for (const { index, 0: match } of found) spans.push([origin[index]!, origin[index + match.length]!]);
  }
  return merge(spans);
}

/** The folded text, and for each of its characters (and its end) the position in the text that it came from. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = "";
  const origin: number[] = [];
  let position = 0;
  for (const character of text) {
    for (const part of fold(character)) {
      folded += part;
      for (let unit = 0; unit < part.length; unit += 1) origin.push(position);
    }
    position += character.length;
  }
  origin.push(position);
  return { folded, origin };
}

function merge(spans: Span[]): Span[] {
  const merged: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** A piece of a text cut at the spans, which are positions in the whole; `start` is where the piece begins in it. */
export function cut(piece: string, start: number, spans: Span[]): { text: string; marked: boolean }[] {
  const cuts: { text: string; marked: boolean }[] = [];
  let done = 0;
  for (const span of spans) {
    const from = Math.max(span[0] - start, done);
    const to = Math.min(span[1] - start, piece.length);
    if (from >= to) continue;
    if (from > done) cuts.push({ text: piece.slice(done, from), marked: false });
    cuts.push({ text: piece.slice(from, to), marked: true });
    done = to;
  }
  if (done < piece.length) cuts.push({ text: piece.slice(done), marked: false });
  return cuts;
}
