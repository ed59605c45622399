// Where things lie on a board's drawing, in its own units: neighbouring cells are 100 apart.

import type { Flag, Grid, Marks } from "./view";

const PITCH = 100;
/** Rows and columns without islands are narrow, so that a large board of one's own stays legible. */
const EMPTY = 12;
const WIDEST = 60;
const MARGIN = 61;
export const RADIUS = 31;
export const RING = 38;

export interface Spot {
  island: string;
  flag: Flag;
  row: number;
  column: number;
  x: number;
  y: number;
}

export interface Line {
  name: string;
  from: Spot;
  to: Spot;
}

export interface Chart {
  spots: Spot[];
  lines: Line[];
  at: Map<string, Spot>;
  width: number;
  height: number;
}

/** Where the rows or columns lie that have islands, and how long all of them are together. */
function tracks(used: number[]): { at: Map<number, number>; size: number } {
  const at = new Map<number, number>();
  let next = MARGIN;
  let before: number | null = null;
  for (const track of [...new Set(used)].sort((one, other) => one - other)) {
    if (before !== null) next += PITCH + Math.min(WIDEST, EMPTY * (track - before - 1));
    at.set(track, next);
    before = track;
  }
  return { at, size: next + MARGIN };
}

export function chartOf(grid: Grid): Chart {
  const islands = Object.entries(grid.islands);
  const rows = tracks(islands.map(([, { row }]) => row));
  const columns = tracks(islands.map(([, { column }]) => column));
  const spots = islands.map(([island, { row, column, flag }]) => {
    return { island, flag, row, column, x: columns.at.get(column)!, y: rows.at.get(row)! };
  });
  const at = new Map(spots.map((spot) => [spot.island, spot]));
  const lines = grid.lines.map((name) => {
    const [from = "", to = ""] = name.split("-");
    return { name, from: at.get(from)!, to: at.get(to)! };
  });
  return { spots, lines, at, width: columns.size, height: rows.size };
}

export const linesAt = (chart: Chart, island: string): Line[] =>
  chart.lines.filter(({ from, to }) => from.island === island || to.island === island);

export const lineBetween = (chart: Chart, one: string, other: string): Line | undefined =>
  linesAt(chart, one).find(({ from, to }) => from.island === other || to.island === other);

/** A line by its ends, as the server calls it. */
export const lineOf = (one: string, other: string): string => [one, other].sort().join("-");

/** Bridges that touch an island. */
export const loadOf = (chart: Chart, marks: Marks, island: string): number =>
  linesAt(chart, island).reduce((sum, { name }) => sum + (marks.bridges[name] ?? 0), 0);

export const otherEnd = (line: Line, island: string): Spot => (line.from.island === island ? line.to : line.from);

/** The line that leaves an island in a direction: down and right are -1, 0 or 1. */
export const lineTowards = (chart: Chart, from: Spot, down: number, right: number): Line | undefined =>
  linesAt(chart, from.island).find((line) => {
    const end = otherEnd(line, from.island);
    return Math.sign(end.row - from.row) === down && Math.sign(end.column - from.column) === right;
  });

/** The nearest island in a direction, those straight on first. */
export function nextSpot(chart: Chart, from: Spot, down: number, right: number): Spot | undefined {
  const ahead = (spot: Spot) => (spot.y - from.y) * down + (spot.x - from.x) * right;
  const aside = (spot: Spot) => Math.abs((spot.y - from.y) * right) + Math.abs((spot.x - from.x) * down);
  const distance = (spot: Spot) => ahead(spot) + aside(spot) * 2;
  return chart.spots
    .filter((spot) => ahead(spot) > 0)
    .sort((one, other) => distance(one) - distance(other))[0];
}

/** How far a point is from a line. */
function distanceTo({ from, to }: Line, x: number, y: number): number {
  const nearest = (at: number, one: number, other: number) =>
    Math.max(Math.min(at, Math.max(one, other)), Math.min(one, other));
  return Math.hypot(x - nearest(x, from.x, to.x), y - nearest(y, from.y, to.y));
}

/** The line that is meant by a point: where two cross, one of those that are wanted. */
export function lineAt(chart: Chart, x: number, y: number, wanted: Set<string>): Line | undefined {
  const near = chart.lines.filter((line) => distanceTo(line, x, y) < 24);
  const rank = (line: Line) => distanceTo(line, x, y) + (wanted.has(line.name) ? 0 : 100);
  return near.sort((one, other) => rank(one) - rank(other))[0];
}

/** A coast like no other, the same for the same letter always. */
export function coastOf(island: string): string {
  let seed = island.charCodeAt(0) * 7919;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  random();
  const points = Array.from({ length: 11 }, (_, i) => {
    const angle = (i * 2 * Math.PI) / 11 + random() * 0.25;
    const length = RADIUS * (0.94 + random() * 0.17);
    return [Math.cos(angle) * length, Math.sin(angle) * length] as const;
  });
  const middle = (i: number) => {
    const [one, other] = [points[i % 11]!, points[(i + 1) % 11]!];
    return `${((one[0] + other[0]) / 2).toFixed(1)} ${((one[1] + other[1]) / 2).toFixed(1)}`;
  };
  const bends = points.map((_, i) => {
    const [x, y] = points[(i + 1) % 11]!;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${middle(i + 1)}`;
  });
  return `M${middle(0)}${bends.join("")}z`;
}

/** A place of the sea where neither island nor line is, for the rose. */
export function calmSpot(chart: Chart): { x: number; y: number } | null {
  const inside = (at: number, one: number, other: number) => at > Math.min(one, other) && at < Math.max(one, other);
  for (let y = MARGIN; y < chart.height - MARGIN / 2; y += PITCH / 2) {
    for (let x = MARGIN; x < chart.width - MARGIN / 2; x += PITCH / 2) {
      const near = chart.spots.some((spot) => Math.hypot(spot.x - x, spot.y - y) < 88);
      const crossed = chart.lines.some(({ from, to }) =>
        from.y === to.y
          ? Math.abs(from.y - y) < 42 && inside(x, from.x - 40, to.x + 40)
          : Math.abs(from.x - x) < 42 && inside(y, from.y - 40, to.y + 40),
      );
      if (!near && !crossed) return { x, y };
    }
  }
  return null;
}
