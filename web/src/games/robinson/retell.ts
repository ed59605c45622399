// The table while it is told what happened: as it stood before, with what has been told so far. The events say how much
// of what came or went; what they do not say (tokens, decks) is shown when all is told.

import type { GameEvent } from "../../lib/protocol";
import { LEVELS, type RobinsonView } from "./view";

type Good = keyof RobinsonView["available"];
/** Events of an action that is being resolved. */
const ACTS = ["resolved", "succeeded", "drew", "fought"];
/** What brings something at once: things used, tokens found, all that comes when the actions are done. */
const BESIDE = ["used", "found", "arrived", "phase_began"];
const NOTHING = { wood: 0, food: 0, preserved: 0, fur: 0 };

function wound(view: RobinsonView, who: string, wounds: number): void {
  const player = view.players[Number(who)];
  if (player) player.wounds += wounds;
  else if (who === "friday" && view.friday) view.friday.wounds += wounds;
  else if (who === "jenny" && view.jenny !== null) view.jenny += wounds;
}

function encourage(view: RobinsonView, who: string, amount: number): void {
  const person = view.players[Number(who)] ?? (who === "friday" ? view.friday : null);
  if (person) person.determination += amount;
}

/** What each kind of event changes; other kinds change nothing that can be told from them. */
const CHANGES: Record<string, (view: RobinsonView, event: GameEvent) => void> = {
  round_began: (view, { round }) => {
    view.round = Number(round);
    view.phase = "event";
  },
  phase_began: (view, { phase }) => {
    view.phase = phase as RobinsonView["phase"];
    view.slot = null;
  },
  resolved: (view, { slot }) => (view.slot = Number(slot)),
  gained: (view, { resource, amount }) => (view.available[resource as Good] += Number(amount)),
  arrived: (view, { resource, amount }) => (view.available[resource as Good] += Number(amount)),
  lost: (view, { resource, amount }) => (view.available[resource as Good] -= Number(amount)),
  rotted: (view, { food }) => (view.available.food -= Number(food)),
  wounded: (view, { who, wounds }) => wound(view, String(who), Number(wounds)),
  healed: (view, { who, wounds }) => wound(view, String(who), -Number(wounds)),
  died: (view, { who }) => who === "friday" && (view.friday = null),
  determined: (view, { who, amount }) => encourage(view, String(who), Number(amount)),
  discouraged: (view, { who, amount }) => encourage(view, String(who), -Number(amount)),
  morale_is: (view, { level }) => (view.morale = Number(level)),
  level_is: (view, { what, level }) => {
    const found = LEVELS.find((name) => name === what);
    if (found) view[found] = Number(level);
  },
  shelter_built: (view) => (view.shelter = true),
  shelter_lost: (view) => (view.shelter = false),
  tile_found: (view, { space, tile }) => (view.tiles[String(space)] = Number(tile)),
  camp_moved: (view, { space }) => (view.camp = String(space)),
};

/** A view with what events say has changed; nobody is asked anything meanwhile. */
export function retell(before: RobinsonView, events: GameEvent[]): RobinsonView {
  const view: RobinsonView = {
    ...structuredClone(before),
    asking: null,
    waiting_for: [],
    confirmed: [],
    reserved: { ...NOTHING },
  };
  let acting = before.slot !== null;
  for (const event of events) {
    if (ACTS.includes(event.event)) acting = view.phase === "action";
    else if (BESIDE.includes(event.event)) acting = false;
    // what an action brings arrives at the end of its phase
    if (event.event !== "gained" || !acting) CHANGES[event.event]?.(view, event);
  }
  return view;
}
