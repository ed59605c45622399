// What a picture of Hashi shows: its notation is told at the top of the manual's pictures.toml.

import { readCard, type Card } from "../view";
import { wordsOf, type Block } from "../../../rules/pictures";

/** What is on a board. */
export interface Sketch {
  /** Island -> its number. */
  numbers: Record<string, number>;
  /** Line -> its bridges. */
  bridges: Record<string, number>;
  /** Island or line -> what is said about it. */
  answers: Record<string, "yes" | "no">;
}

export interface Stack {
  size: number;
  /** The categories that give their high points only up to its last card. */
  due: string[];
}

export type Picture =
  /** Boards one after another, and the card that is being played. */
  | { kind: "board"; side: string; boards: Sketch[]; card: Card | null }
  | { kind: "cards"; cards: Card[] }
  | { kind: "stacks"; stacks: Stack[] };

type Fields = Block &
  (
    | { kind: "board"; side: string; boards: string[]; card?: string }
    | { kind: "cards"; cards: string[] }
    | { kind: "stacks"; stacks: number[]; until: string[][] }
  );

export function readPicture(block: Block): Picture {
  const fields = block as Fields;
  switch (fields.kind) {
    case "board": {
      const { kind, side, boards, card } = fields;
      return { kind, side, boards: boards.map(readSketch), card: card ? readCard(card) : null };
    }
    case "cards":
      return { kind: "cards", cards: fields.cards.map(readCard) };
    case "stacks":
      return { kind: "stacks", stacks: fields.stacks.map((size, at) => ({ size, due: fields.until[at] ?? [] })) };
  }
}

const ISLAND = /^([a-r])([1-6])?[+!]?$/;
const LINE = /^([a-r])([-=.])([a-r])[+!]?$/;
const BRIDGES: Record<string, number> = { "-": 1, "=": 2 };

function readSketch(board: string): Sketch {
  const sketch: Sketch = { numbers: {}, bridges: {}, answers: {} };
  for (const word of wordsOf(board)) {
    const [, island, number] = ISLAND.exec(word) ?? [];
    const [, one, sign, other] = LINE.exec(word) ?? [];
    const name = island ?? `${one}-${other}`;
    const bridges = BRIDGES[sign ?? ""];
    if (number) sketch.numbers[name] = Number(number);
    if (bridges) sketch.bridges[name] = bridges;
    if (word.endsWith("+")) sketch.answers[name] = "yes";
    if (word.endsWith("!")) sketch.answers[name] = "no";
  }
  return sketch;
}
