// What was lost with a game that is lost, told from how it stood at its end.

import { say, words } from "../../lib/words.svelte";
import type { Box, IslandView } from "./view";

export interface Loss {
  what: "treasure" | "tile" | "pawn" | "skull";
  /** The name of it in the box; of a pawn its role. */
  name: string;
}

/** The treasures that can no longer be reached. */
const lostTreasures = ({ sunk, captured }: IslandView, box: Box): string[] =>
  Object.keys(box.treasures).filter(
    (treasure) => !captured.includes(treasure) && box.treasures[treasure]!.every((tile) => sunk.includes(tile)),
  );

/** What the sea took, in the order of the picture: a treasure lies between its tiles. */
export function lossesOf(view: IslandView, box: Box): Loss[] {
  switch (view.ended) {
    case "treasure":
      return lostTreasures(view, box).flatMap((treasure): Loss[] => {
        const [one = "", other = ""] = box.treasures[treasure]!;
        return [{ what: "tile", name: one }, { what: "treasure", name: treasure }, { what: "tile", name: other }];
      });
    case "landing":
      return [{ what: "tile", name: box.landing }];
    case "drowned":
      return drowned(view).map((name) => ({ what: "pawn", name }));
    case "skull":
      return [{ what: "skull", name: "skull" }];
    default:
      return [];
  }
}

/** The roles whose pawns stand where nothing is left. */
const drowned = ({ players, sunk }: IslandView): string[] =>
  players.filter(({ at }) => sunk.includes(at)).map(({ role }) => role);

/** What was lost and how far the game had come, in sentences. */
export function tellEnding(view: IslandView, box: Box): string {
  return [...lossSentences(view, box), tellState(view, box)].join(" ");
}

function lossSentences(view: IslandView, box: Box): string[] {
  switch (view.ended) {
    case "treasure":
      return lostTreasures(view, box).map((treasure) => {
        const [one = "", other = ""] = box.treasures[treasure]!.map((tile) => words.name("tile", tile));
        return say("board-lost-treasure", { treasure: words.name("card", treasure), one, other });
      });
    case "landing":
      return [say("board-lost-landing", { landing: words.name("tile", box.landing) })];
    case "drowned":
      return drowned(view).map((role) => say("board-lost-pawn", { role: words.name("role", role) }));
    default:
      return [];
  }
}

function tellState({ captured, tiles, sunk }: IslandView, box: Box): string {
  const all = Object.keys(tiles).length;
  const [treasures, left] = [Object.keys(box.treasures).length, all - sunk.length];
  return say("board-end-state", { won: captured.length, treasures, left, all });
}
