// How the sides of the board are drawn: the grids of the game's box, and the lines between nearest islands.

import box from "../../../../../src/islario/games/hashi/components.toml?raw";
import { chartOf, type Chart } from "../chart";
import type { Grid } from "../view";

const FLAGS = { r: "red", b: "blue" } as const;

function readGrid(drawing: string): Grid {
  const rows = drawing.trim().split(/\r?\n/);
  const grid: Grid = { rows: rows.length, columns: rows[0]!.length, islands: {}, lines: [], crossings: [] };
  const above = new Map<number, string>(); // the nearest island so far in each column
  let letter = "a".charCodeAt(0);
  for (const [row, cells] of rows.entries()) {
    let before: string | undefined;
    for (const [column, cell] of [...cells].entries()) {
      if (cell === ".") continue;
      const island = String.fromCharCode(letter++);
      grid.islands[island] = { row, column, flag: FLAGS[cell as keyof typeof FLAGS] ?? "none" };
      for (const near of [before, above.get(column)]) if (near) grid.lines.push(`${near}-${island}`);
      before = island;
      above.set(column, island);
    }
  }
  return grid;
}

/** A side by its name. */
export const sides = new Map<string, Chart>(
  [...box.matchAll(/^(\w+) = """\n([^"]*)"""/gm)].map(([, name, drawing]) => [name!, chartOf(readGrid(drawing!))]),
);
