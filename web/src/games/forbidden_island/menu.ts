// The lines of a menu: what can be done with the thing that was chosen.

import { say } from "../../lib/words.svelte";
import { phrase, type Action } from "./actions";
import type { Choice } from "./choice.svelte";

export interface Item {
  text: string;
  /** An emblem to know it by. */
  mark: string | null;
  action: Action;
  /** Whether its goal is still to be chosen. */
  aimed: boolean;
}

const MARKS: Record<string, string> = {
  fly: "helicopter",
  lift: "helicopter",
  escape: "helicopter",
  shore: "water",
  sandbag: "water",
  navigate: "navigator",
};

const markOf = ({ verb, card }: Action): string | null => MARKS[verb] ?? card;
const plain = (action: Action): Item => ({ text: phrase(action), mark: markOf(action), action, aimed: false });

export function tileItems(choice: Choice, tile: string, all: boolean): Item[] {
  return (all ? choice.everything(tile) : choice.at(tile)).map(plain);
}

export function cardItems(choice: Choice, seat: number, card: string): Item[] {
  const offered = choice.of(seat, card);
  const aimed = offered.find(({ verb }) => verb === "lift" || verb === "sandbag");
  const items = offered.filter(({ verb }) => verb !== "lift" && verb !== "sandbag").map(plain);
  if (!aimed) return items;
  const text = aimed.verb === "lift" ? say("board-play-lift") : say("board-play-sandbags");
  return [{ text, mark: markOf(aimed), action: aimed, aimed: true }, ...items];
}
