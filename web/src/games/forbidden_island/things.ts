// What this game draws by name: its cards as the server lists them, and the treasures that were won.

import type { GameEvent } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";
import type { Moment } from "../registry";
import { SPECIALS } from "./view";

const RISE = "waters_rise";
/** Events about a tile. */
const PLACED = ["moved", "flew", "navigated", "swam", "shored", "flooded", "sank"];
/** Cards that are played, by the event that tells it. */
const PLAYED: Record<string, string> = { sandbagged: "sandbags", lifted: "helicopter", took_off: "helicopter" };

export function thingOf({ event, card, tile, treasure }: GameEvent): string | null {
  if (event === "captured") return `won ${treasure}`;
  const named = card ?? PLAYED[event];
  if (named !== undefined) return `treasure ${named}`;
  return PLACED.includes(event) ? `flood ${tile}` : null;
}

export function momentOf(event: GameEvent): Moment | null {
  const text = words.event(event);
  switch (event.event) {
    case "water_rose":
      return { thing: `treasure ${RISE}`, title: words.name("card", RISE), text, tone: "alarm" };
    case "captured":
      return { thing: `won ${event.treasure}`, title: words.name("card", String(event.treasure)), text, tone: "joy" };
    case "drew":
      if (!SPECIALS.includes(String(event.card))) return null;
      return { thing: `treasure ${event.card}`, title: words.name("card", String(event.card)), text, tone: "plain" };
    default:
      return null;
  }
}
