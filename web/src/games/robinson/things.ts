// What this game draws by name: cards as the server lists them, and small things by plain words.

import type { GameEvent } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { words } from "../../lib/words.svelte";
import type { Moment } from "../registry";
import { fieldOf } from "./view";

/** The thing of an event that has no card, by its kind. */
const THINGS: Record<string, (event: GameEvent) => string | null> = {
  round_began: () => "phase event",
  phase_began: ({ phase }) => `phase ${phase}`,
  gained: ({ resource }) => String(resource),
  lost: ({ resource }) => String(resource),
  arrived: ({ resource }) => String(resource),
  piled: () => "wood",
  wounded: () => "wound",
  healed: () => "wound",
  died: () => "wound",
  determined: () => "determination",
  discouraged: () => "determination",
  morale_is: () => "morale",
  level_is: ({ what }) => String(what),
  shelter_built: () => "shelter",
  shelter_lost: () => "shelter",
  no_shelter: () => "shelter",
  camp_moved: () => "camp",
  mark_put: ({ mark }) => `token ${mark}`,
  mark_gone: ({ mark }) => `token ${mark}`,
  rolled: ({ action }) => `action ${action}`,
  rerolled: ({ action }) => `action ${action}`,
  resolved: ({ action }) => `action ${action}`,
  succeeded: ({ action }) => `action ${action}`,
  failed: ({ action }) => `action ${action}`,
  weather_rolled: ({ die, face }) => `die ${die} ${face}`,
  planned: ({ target }) => `action ${fieldOf(String(target))}`,
  ate: () => "food",
  rotted: () => "food",
};

export function thingOf(event: GameEvent): string | null {
  if (typeof event.card === "string" && event.card !== "") return event.card;
  return THINGS[event.event]?.(event) ?? null;
}

function nameOf(card: string): string {
  const [kind = "", name = ""] = card.split(" ");
  return words.name(kind === "event" ? "card" : kind, name);
}

export function momentOf(event: GameEvent): Moment | null {
  const text = words.event(event);
  const card = String(event.card ?? "");
  switch (event.event) {
    case "drew":
      // what somebody meets alone lies before them, in the panel
      return card.startsWith("event ") ? { thing: card, title: nameOf(card), text, tone: "plain" } : null;
    case "struck":
    case "beast_faced":
      return { thing: card, title: nameOf(card), text, tone: "alarm" };
    case "died":
      return { thing: "wound", title: capital(words.seat(event.who)), text, tone: "alarm" };
    default:
      return null;
  }
}
