// Where things lie on the island's drawing, in its own units: a tile is 100 wide.

export const TILE = 100;
const PITCH = 109;
const MARGIN = 16;

export interface Cell {
  tile: string;
  row: number;
  column: number;
  x: number;
  y: number;
}

export interface Chart {
  cells: Cell[];
  rows: number;
  columns: number;
  width: number;
  height: number;
}

/** The cells row by row; the drawing is just as large as the layout needs. */
export function chartOf(tiles: Record<string, string>): Chart {
  const places = Object.entries(tiles).map(([cell, tile]) => {
    const [row = 0, column = 0] = cell.split(",").map(Number);
    return { tile, row, column };
  });
  const top = Math.min(...places.map(({ row }) => row));
  const left = Math.min(...places.map(({ column }) => column));
  const cells = places
    .map(({ tile, row, column }) => ({
      tile,
      row: row - top,
      column: column - left,
      x: MARGIN + (column - left) * PITCH,
      y: MARGIN + (row - top) * PITCH,
    }))
    .sort((one, other) => one.row - other.row || one.column - other.column);
  const rows = 1 + Math.max(...cells.map(({ row }) => row));
  const columns = 1 + Math.max(...cells.map(({ column }) => column));
  const length = (count: number) => 2 * MARGIN + count * PITCH - (PITCH - TILE);
  return { cells, rows, columns, width: length(columns), height: length(rows) };
}

/** A corner of the sea that no tile covers, for the rose. */
export function calmCorner(chart: Chart): { x: number; y: number } | null {
  const corners: [number, number][] = [
    [chart.rows - 1, 0],
    [chart.rows - 1, chart.columns - 1],
    [0, 0],
    [0, chart.columns - 1],
  ];
  const free = corners.find(([row, column]) => !chart.cells.some((cell) => cell.row === row && cell.column === column));
  return free ? { x: MARGIN + free[1] * PITCH + TILE / 2, y: MARGIN + free[0] * PITCH + TILE / 2 } : null;
}

/** The next cell in a direction, over gaps, and if there is none straight on, the nearest in that direction. */
export function neighbour(chart: Chart, from: Cell, down: number, right: number): Cell | undefined {
  const ahead = (cell: Cell) => (cell.row - from.row) * down + (cell.column - from.column) * right;
  const aside = (cell: Cell) => Math.abs((cell.row - from.row) * right) + Math.abs((cell.column - from.column) * down);
  const distance = (cell: Cell) => ahead(cell) + aside(cell) * 10;
  return chart.cells
    .filter((cell) => ahead(cell) > 0 && (down !== 0 || aside(cell) === 0))
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** A name on at most two lines, as even as its words allow. */
export function linesOf(name: string): string[] {
  const parts = name.split(" ");
  if (name.length <= 11 || parts.length === 1) return [name];
  const splits = parts.slice(1).map((_, at) => [parts.slice(0, at + 1).join(" "), parts.slice(at + 1).join(" ")]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return splits.sort((one, other) => longest(one) - longest(other))[0]!;
}

/** The edge of a flooded tile: a square whose sides are waves. */
export const WAVY_EDGE = ((): string => {
  const waves = 6;
  const step = TILE / waves / 2;
  const side = (x: number, y: number, bend: number) =>
    Array.from({ length: waves * 2 }, (_, at) => {
      const out = at % 2 === 0 ? bend : -bend;
      const [px, py] = [y === 0 ? 0 : out, x === 0 ? 0 : out];
      return `q${(x * step) / 2 + px} ${(y * step) / 2 + py} ${x * step} ${y * step}`;
    }).join("");
  return `M0 0${side(1, 0, -2.4)}${side(0, 1, 2.4)}${side(-1, 0, 2.4)}${side(0, -1, -2.4)}z`;
})();

/** Where pawns stand on their tile, side by side; the same order always. */
export function standing(count: number, place: number): { x: number; y: number } {
  const step = Math.min(30, 70 / Math.max(1, count - 1));
  return { x: TILE / 2 + (place - (count - 1) / 2) * step, y: 41 };
}
