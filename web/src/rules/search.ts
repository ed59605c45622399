// Searching texts as people type: upper and lower case are the same, and so are accented letters and plain ones.

/** From and up to, as positions in the text. */
export type Span = [number, number];

const fold = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Where the words are in the text, in order and apart; null unless every one of them is there. */
export function find(text: string, words: string[]): Span[] | null {
  const { folded, origin } = foldWithOrigin(text);
  const spans: Span[] = [];
  for (const word of words) {
    let at = folded.indexOf(word);
    if (at < 0) return null;
    for (; at >= 0; at = folded.indexOf(word, at + word.length)) spans.push([origin[at]!, origin[at + word.length]!]);
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
