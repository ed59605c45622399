// The pictures of a manual. Their notation is told at the top of the manual's pictures.toml, which this reads:
// blocks of [[picture]] with strings, and lists of strings, numbers or lists. That much of TOML is JSON already,
// but for comments and commas before a closing bracket.

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
  rule: string;
  /** One after another, all of one size; none if it is only about cards. */
  grids: Cell[][][];
  /** On the first grid. */
  arrows: Arrow[];
  cards: Card[];
  from: string | null;
  into: string | null;
  treasures: string[];
}

interface Block {
  rule: string;
  rows?: string[];
  then?: string[][];
  arrows?: Arrow[];
  cards?: string[];
  from?: string;
  into?: string;
  treasures?: string[];
}

const files = import.meta.glob<string>("../../../src/islario/games/*/manual/pictures.toml", {
  query: "?raw",
  import: "default",
});

/** The pictures of a game by the rule that they stand beside. */
export async function readPictures(game: string): Promise<Map<string, Picture[]>> {
  const path = Object.keys(files).find((path) => path.endsWith(`/games/${game}/manual/pictures.toml`));
  const byRule = new Map<string, Picture[]>();
  for (const picture of path ? parsePictures(await files[path]!()) : []) {
    byRule.set(picture.rule, [...(byRule.get(picture.rule) ?? []), picture]);
  }
  return byRule;
}

export function parsePictures(text: string): Picture[] {
  const [, ...blocks] = text.replace(/^\s*#.*$/gm, "").split(/^\[\[picture\]\]$/m);
  return blocks.map((block) => {
    const entries = [...block.matchAll(/^(\w+) = ([\s\S]*?)(?=^\w+ = |$(?![\s\S]))/gm)];
    const values = entries.map(([, key, value]) => [key, JSON.parse(value!.replace(/,(\s*\])/g, "$1"))]);
    return readPicture(Object.fromEntries(values) as Block);
  });
}

function readPicture(block: Block): Picture {
  return {
    rule: block.rule,
    grids: (block.rows ? [block.rows, ...(block.then ?? [])] : []).map((rows) => rows.map(readRow)),
    arrows: block.arrows ?? [],
    cards: (block.cards ?? []).map((card) => ({ name: card.replace("+", ""), glows: card.endsWith("+") })),
    from: block.from ?? null,
    into: block.into ?? null,
    treasures: block.treasures ?? [],
  };
}

const STATES = { ".": "sea", d: "dry", f: "flooded", s: "sunk" } as const;
const CELL = /^([.dfs])(?:\*(\w+)|(\^))?((?:@\w+)*)([+-]?)$/;

const readRow = (row: string): Cell[] => row.split(/\s+/).filter(Boolean).map(readCell);

function readCell(word: string): Cell {
  const [, state, treasure, landing, pawns, answer] = CELL.exec(word) ?? [];
  return {
    state: STATES[(state ?? ".") as keyof typeof STATES],
    mark: treasure ?? (landing ? "landing" : null),
    pawns: (pawns ?? "").split("@").filter(Boolean),
    answer: answer === "+" ? "yes" : answer === "-" ? "no" : null,
  };
}
