// What things of the plan are called, on the board and for those who listen.

import type { RobinsonCost, SeatInfo } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { say, words } from "../../lib/words.svelte";
import { sharesDevice } from "../../table/names";
import { cardName } from "./panels";
import { fieldOf, type Planned, type RobinsonView, type Slot } from "./view";

/** What the threat of a card is called. */
function threatName(view: RobinsonView, side: string): string {
  const card = view.threats[side === "left" ? 0 : 1];
  if (!card) return say("robinson-threat-none", { side });
  const name = card.split(" ")[1] ?? "";
  return card.startsWith("event ") ? words.name("threat", name) : cardName(view, card);
}

/** What a target is called beside the name of its field. */
export function targetName(view: RobinsonView, target: string): string {
  const [kind = "", what = "", more = ""] = target.split(" ");
  switch (kind) {
    case "threat":
      return threatName(view, what);
    case "build":
      return capital(buildName(what)) + (more ? ` ${more}` : "");
    case "gather":
      return say("robinson-target-gather", { what: capital(words.name("resource", more)), space: what });
    case "explore":
      if (what === "raft") return words.say("target-explore", { a: what, b: "none" });
      return what === "treasure_map" ? words.name("mystery", what) : words.name("place", what);
    case "hunt":
      return what === "kong" ? words.say("target-hunt", { a: what, b: "none" }) : say("robinson-target-hunt");
    case "war":
      return capital(words.say("target-war", { a: what, b: "none" }));
    case "reclaim":
      return words.name("field", "special");
    default:
      return words.name("place", kind);
  }
}

export const buildName = (what: string): string =>
  words.knows(`building-${what}`) ? words.name("building", what) : words.name("invention", what);

/** The name of a field of the board. */
export const fieldName = (field: string): string =>
  field === "special" ? words.name("field", field) : words.name("place", field);

/** A person or a pawn: a seat by its name, all others by theirs. */
export function pawnName(pawn: string): string {
  if (/^\d$/.test(pawn)) return words.seat(Number(pawn));
  return capital(words.name("pawn", pawn));
}

/** Who sits there, in words. */
export function sitterOf(seats: SeatInfo[], seat: number): string {
  const info = seats[seat];
  if (!info) return "";
  const name = info.name || say("robinson-somebody");
  if (info.bot !== null) return say("robinson-bot", { name });
  return info.yours && !sharesDevice(seats) ? say("robinson-you") : name;
}

/** A planned action as a sentence, for those who listen. */
export function tellSlot(view: RobinsonView, slot: Slot, planned: Planned | undefined): string {
  const pawns = slot.pawns.map(pawnName).join(", ");
  const state = planned === undefined ? "none" : planned.sure ? "sure" : planned.complete ? "dice" : "short";
  const field = fieldName(fieldOf(slot.target));
  const target = targetName(view, slot.target);
  return say("robinson-told-slot", { field, target, performer: pawnName(slot.performer), pawns, state, missing: planned?.missing ?? 0 });
}

/** What something costs: "2 wood, 1 food". */
export const costText = (cost: RobinsonCost): string =>
  Object.entries(cost)
    .filter(([, n]) => n)
    .map(([what, n]) => say("robinson-amount", { n: Number(n), what: words.name("resource", what) }))
    .join(", ");
