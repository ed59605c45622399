// What things on the board are called, for those who listen and where a drawing has no words.

import type { SeatInfo } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import { linesAt, loadOf, otherEnd, type Chart, type Spot } from "./chart";
import type { Marks } from "./view";

/** What stands over a seat's board, or over its narrow column. */
export function shortName(seats: SeatInfo[], seat: number, narrow = false): string {
  const info = seats[seat];
  const player = say(narrow ? "hashi-player-short" : "hashi-player", { seat: seat + 1 });
  if (!info) return player;
  if (info.yours) return seats.filter(({ yours }) => yours).length === 1 ? say("hashi-you") : player;
  if (info.name) return info.name;
  return info.bot === null ? player : say("hashi-bot", { seat: seat + 1 });
}

export const listOf = (parts: string[]): string => parts.join(", ");

function factsOf(chart: Chart, marks: Marks, spot: Spot): string[] {
  const { island, flag } = spot;
  const number = marks.numbers[island];
  const facts = flag === "none" ? [] : [say(`hashi-flag-${flag}`)];
  const bridges = loadOf(chart, marks, island);
  if (number !== undefined) facts.push(say("hashi-numbered", { number, bridges }));
  else facts.push(say("hashi-unnumbered", { bridges }));
  if (marks.complete.includes(island)) facts.push(say("hashi-complete"));
  if (marks.stuck.includes(island)) facts.push(say("hashi-stuck"));
  if (marks.new.number === island) facts.push(say("hashi-fresh"));
  return facts;
}

/** What a listener hears at an island; `open` are the lines that may take a bridge now. */
export function labelOf(chart: Chart, marks: Marks, island: string, open: Set<string>): string {
  const spot = chart.at.get(island)!;
  const place = say("hashi-place", { island, row: spot.row + 1, column: spot.column + 1 });
  const ways = linesAt(chart, island).map((line) => {
    const end = otherEnd(line, island).island;
    const count = marks.bridges[line.name] ?? 0;
    return say(open.has(line.name) ? "hashi-way-open" : "hashi-way", { island: end, count });
  });
  return [place, ...factsOf(chart, marks, spot), say("hashi-ways", { ways: listOf(ways) })].join("; ");
}

/** A board in sentences: what is written, and where bridges are. */
export function tell(chart: Chart, marks: Marks): string {
  const written = chart.spots.filter(({ island }) => marks.numbers[island] !== undefined);
  const numbers = written.map((spot) => `${spot.island} (${listOf(factsOf(chart, marks, spot))})`);
  const bridges = Object.entries(marks.bridges).map(([line, count]) => say("hashi-line-count", { line, count }));
  return say("hashi-told", { numbers: numbers.join("; ") || "–", bridges: listOf(bridges) || "–" });
}

export const categoryName = (category: string): string => words.name("category", category);
