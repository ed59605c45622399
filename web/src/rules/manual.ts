// A game's manual: a small part of Markdown, read into a tree that the page renders.
//
//   ## first the manual's title, then like ###: a section; #### a heading within a section
//   - **FI-MOVE-1** a rule        - a plain entry        anything else: a paragraph
//   - **PLAN-20 PLAN-21** a passage that tells several rules: all of these ids lead to it
// Within a text: *emphasis*, and ids of rules, which are links.

import type { Language } from "../lib/settings.svelte";

interface Piece {
  kind: "text" | "emphasis" | "rule";
  text: string;
}

export interface Passage {
  kind: "paragraph" | "rule" | "entry" | "heading";
  /** The ids of the rules that it tells; none for anything else. */
  ids: string[];
  pieces: Piece[];
  /** The text without markup, the ids before it: what is searched. */
  plain: string;
}

export interface Section {
  /** The same in every language. */
  key: string;
  title: string;
  passages: Passage[];
}

export interface Manual {
  title: string;
  sections: Section[];
}

const files = import.meta.glob<string>("../../../src/islario/games/*/manual/*.md", {
  query: "?raw",
  import: "default",
});

/** The manual of a game, or null if it has none. */
export async function readManual(game: string, language: Language): Promise<Manual | null> {
  const path = Object.keys(files).find((path) => path.endsWith(`/games/${game}/manual/${language}.md`));
  return path ? parseManual(await files[path]!()) : null;
}

const RULE_ID = /[A-Z][A-Z0-9]*(?:-[A-Z]+)?-\d+/;
const INLINE = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|(${RULE_ID.source})`, "g");
const RULE_LINE = new RegExp(`^- \\*\\*((?:${RULE_ID.source} ?)+)\\*\\*\\s+(.*)$`, "s");

function parseManual(text: string): Manual {
  const manual: Manual = { title: "", sections: [] };
  for (const line of logicalLines(text)) {
    const heading = /^#{2,3} (.*)$/.exec(line)?.[1];
    if (heading === undefined) manual.sections.at(-1)?.passages.push(readPassage(line));
    else if (manual.title === "") manual.title = heading;
    else manual.sections.push({ key: `section-${manual.sections.length + 1}`, title: heading, passages: [] });
  }
  return manual;
}

/** Paragraphs, headings and entries, each as one line however it was broken. */
function logicalLines(text: string): string[] {
  const lines: string[] = [];
  let open = false; // whether the next line goes on with this one
  for (const line of text.split(/\r?\n/).map((line) => line.trim())) {
    const begins = /^(#|- )/.test(line);
    if (line === "") open = false;
    else if (open && !begins) lines.push(`${lines.pop()} ${line}`);
    else lines.push(line);
    if (line !== "") open = !line.startsWith("#");
  }
  return lines;
}

function readPassage(line: string): Passage {
  const rule = RULE_LINE.exec(line);
  if (rule) return passage("rule", rule[2]!, rule[1]!.split(" "));
  if (line.startsWith("#### ")) return passage("heading", line.slice(5));
  if (line.startsWith("- ")) return passage("entry", line.slice(2));
  return passage("paragraph", line);
}

function passage(kind: Passage["kind"], text: string, ids: string[] = []): Passage {
  const pieces = readPieces(text);
  const plain = pieces.map((piece) => piece.text).join("");
  return { kind, ids, pieces, plain: [...ids, plain].join(" ") };
}

function readPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > done) pieces.push({ kind: "text", text: text.slice(done, found.index) });
    const [whole, strong, emphasis, id] = found;
    const rule = id ?? (strong && RULE_ID.test(strong) ? strong : undefined);
    if (rule) pieces.push({ kind: "rule", text: rule });
    else pieces.push({ kind: "emphasis", text: emphasis ?? strong ?? whole });
    done = found.index + whole.length;
  }
  if (done < text.length) pieces.push({ kind: "text", text: text.slice(done) });
  return pieces;
}
