// The sentence that says what to do now.

import type { SeatInfo } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import type { HashiDesk } from "./desk.svelte";
import { listOf, shortName } from "./names";

export function promptOf(desk: HashiDesk, seats: SeatInfo[], past: boolean, over: boolean): string {
  if (past) return say("hashi-past");
  if (over) return say("hashi-over");
  if (!desk.acting) return waiting(desk, seats);
  if (desk.verbs.has("start")) return setUp(desk, seats);
  return desk.player.stage === "number" ? number(desk) : bridges(desk);
}

function waiting({ view, yours }: HashiDesk, seats: SeatInfo[]): string {
  const named = view.waiting_for.map((seat) => words.seat(seat));
  if (!seats.some((seat) => seat.yours)) return say("hashi-watching", { seats: listOf(named) });
  const others = view.waiting_for.filter((seat) => !yours.has(seat)).map((seat) => words.seat(seat));
  return others.length > 0 ? say("hashi-waiting", { seats: listOf(others) }) : "";
}

function setUp({ preview, view, seat }: HashiDesk, seats: SeatInfo[]): string {
  if (preview.start) return say("hashi-start-sure", preview.start);
  if (view.solo) return say("hashi-start-alone");
  return say("hashi-start", { seat: shortName(seats, (seat + 1) % view.players.length) });
}

function number({ card, sure, onlySkip }: HashiDesk): string {
  const number = card?.number ?? 0;
  if (onlySkip) return say("hashi-number-none", { number });
  return say(sure ? "hashi-number-sure" : "hashi-number", { number });
}

function bridges({ card, drawn, forced, onlySkip, picked, pending }: HashiDesk): string {
  const count = card?.bridges ?? 0;
  const before = forced ? `${say("hashi-number-none", { number: card?.number ?? 0 })} ` : "";
  if (onlySkip) return before + say("hashi-bridges-none", { count });
  if (pending?.verb === "skip_bridges") return say("hashi-bridges-skip");
  if (pending?.line) return say("hashi-bridges-sure", { line: pending.line, count });
  if (picked !== null) return say("hashi-bridges-to", { island: picked });
  return before + say("hashi-bridges", { drawn, count });
}
