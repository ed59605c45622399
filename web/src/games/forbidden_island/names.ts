// What things on the board are called, for those who listen and where a drawing has no words.

import type { GameEvent, SeatInfo } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import { sharesDevice } from "../../table/names";
import { phrase } from "./actions";
import { chartOf, type Cell } from "./chart";
import type { Choice } from "./choice.svelte";
import { pawnsAt, stateOf, treasureAt, type Box, type IslandView, type Outlook } from "./view";

export const roleOf = (view: IslandView, seat: number): string => words.name("role", view.players[seat]!.role);

/** Who sits there: a person's name, a bot, nobody yet. */
export function personOf(seats: SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info) return "";
  const name = info.name || say("board-somebody");
  if (info.bot !== null && info.yours) return say("board-bot-for-you");
  if (info.bot !== null) return say(info.person ? "board-bot-for" : "board-bot", { name });
  if (info.who === "open") return say("board-open");
  return info.yours && !sharesDevice(seats) ? say("board-you") : name;
}

/** A tile with all that lies on it. */
function factsOf(view: IslandView, box: Box, tile: string): string[] {
  const treasure = treasureAt(box, tile);
  const facts = [];
  const pawns = pawnsAt(view, tile).map((seat) => roleOf(view, seat));
  if (pawns.length > 0) facts.push(say("board-cell-pawns", { pawns: pawns.join(", ") }));
  if (treasure) {
    const won = view.captured.includes(treasure);
    facts.push(say(won ? "board-cell-won" : "board-cell-treasure", { treasure: words.name("card", treasure) }));
  }
  if (tile === box.landing) facts.push(say("screen-helicopter"));
  return facts;
}

/** What a listener hears at a tile. */
export function labelOf(
  view: IslandView, box: Box, choice: Choice, outlook: Outlook, last: GameEvent[], { tile, row, column }: Cell,
): string {
  const place = say("board-cell", {
    tile: words.name("tile", tile),
    state: words.name("state", stateOf(view, tile)),
    row: row + 1,
    column: column + 1,
  });
  const can = choice.at(tile).map(phrase);
  const offers = can.length > 0 ? [say("board-cell-can", { actions: can.join("; ") })] : [];
  const comes = outlook.next.has(tile) ? [say("board-cell-next")] : outlook.maybe.has(tile) ? [say("board-cell-maybe")] : [];
  const marked = last.some((event) => event.tile === tile) ? [say("board-cell-last")] : [];
  return [place, ...factsOf(view, box, tile), ...marked, ...comes, ...offers].join(", ");
}

/** The whole island in sentences, row by row. */
export function tell(view: IslandView, box: Box): string[] {
  const chart = chartOf(view.tiles);
  return Array.from({ length: chart.rows }, (_, row) => {
    const tiles = chart.cells
      .filter((cell) => cell.row === row)
      .map(({ tile, column }) => {
        const facts = [words.name("state", stateOf(view, tile)), ...factsOf(view, box, tile)];
        return `${column + 1} ${words.name("tile", tile)} (${facts.join(", ")})`;
      });
    return say("screen-row", { row: row + 1, tiles: tiles.join("; ") });
  });
}
