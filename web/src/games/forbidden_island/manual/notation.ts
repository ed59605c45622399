// What a picture of the island shows: its notation is told at the top of the manual's pictures.toml.

import { wordsOf, type Block } from "../../../rules/pictures";

export type Cell = {
  state: "sea" | "dry" | "flooded" | "sunk";
  /** The treasure that belongs here, or "landing". */
  mark: string | null;
  pawns: string[];
  answer: "yes" | "no" | null;
};

export type Arrow = [row: number, column: number, toRow: number, toColumn: number];

export interface Card {
  name: string;
  glows: boolean;
}

export interface Picture {
  /** One after another, all of one size; none if it is only about cards. */
  grids: Cell[][][];
  /** On the first grid. */
  arrows: Arrow[];
  cards: Card[];
  from: string | null;
  into: string | null;
  treasures: string[];
}

interface Fields extends Block {
  rows?: string[];
  then?: string[][];
  arrows?: Arrow[];
  cards?: string[];
  from?: string;
  into?: string;
  treasures?: string[];
}

export function readPicture(block: Block): Picture {
  const { rows, then = [], arrows = [], cards = [], from = null, into = null, treasures = [] } = block as Fields;
  return {
    grids: (rows ? [rows, ...then] : []).map((rows) => rows.map(readRow)),
    arrows,
    cards: cards.map((card) => ({ name: card.replace("+", ""), glows: card.endsWith("+") })),
    from,
    into,
    treasures,
  };
}

const STATES = { ".": "sea", d: "dry", f: "flooded", s: "sunk" } as const;
const CELL = /^([.dfs])(?:\*(\w+)|(\^))?((?:@\w+)*)([+-]?)$/;

const readRow = (row: string): Cell[] => wordsOf(row).map(readCell);

function readCell(word: string): Cell {
  const [, state, treasure, landing, pawns, answer] = CELL.exec(word) ?? [];
  return {
    state: STATES[(state ?? ".") as keyof typeof STATES],
    mark: treasure ?? (landing ? "landing" : null),
    pawns: (pawns ?? "").split("@").filter(Boolean),
    answer: answer === "+" ? "yes" : answer === "-" ? "no" : null,
  };
}
