// What this game draws by name: its cards as the server lists them, numbers, bridges, and the signs of the categories.

import type { GameEvent, MoveInfo } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Moment } from "../registry";

const TURNED = "turned";

export function thingOf({ event, card, number, category }: GameEvent): string | null {
  switch (event) {
    case TURNED:
      return `card ${card}`;
    case "numbered":
      return `number ${number}`;
    case "bridged":
      return "bridge";
    case "scored":
      return `category ${category}`;
    default:
      return null;
  }
}

export function momentOf(event: GameEvent): Moment | null {
  if (event.event !== "scored") return null;
  const category = String(event.category);
  return { thing: `category ${category}`, title: words.name("category", category), text: words.event(event), tone: "joy" };
}

/** What everybody did with the last card that is done: all of it becomes known at once. */
export function lastOf(moves: MoveInfo[]): GameEvent[] {
  const cards: GameEvent[][] = [[]];
  for (const event of moves.flatMap(({ events }) => events)) {
    if (event.event === TURNED) cards.push([]);
    else cards.at(-1)!.push(event);
  }
  const over = cards.at(-1)!.some(({ event }) => event === "ended");
  return cards.at(over ? -1 : -2) ?? [];
}
