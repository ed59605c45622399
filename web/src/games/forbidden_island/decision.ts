// The questions of this game, with what each answer costs.

import { say, words } from "../../lib/words.svelte";
import { bad, good, plain, type Answer, type Cost, type Decision } from "../../table/decision";
import { phrase, type Action } from "./actions";
import type { IslandDesk } from "./desk.svelte";
import { freshOf, SPECIALS, stateOf } from "./view";

/** What is asked of the reader now; null if nothing is, or if they are about to do something else. */
export function decisionOf(desk: IslandDesk, goOn: (() => void) | null): Decision | null {
  if (desk.choice.picked !== null || !desk.live) return null;
  const { view, acting } = desk;
  const moment = `${view.turn} ${view.flood_discard.length} ${view.treasure_discard.length}`;
  if (desk.doubtful) return { id: "finish", card: null, answers: finishing(desk) };
  if (goOn) return { id: `asked ${moment}`, card: null, answers: [goingOn(goOn), ...specials(desk, [...desk.yours])] };
  if (acting === null || view.due === null) return null;
  const id = `${view.due} ${acting} ${moment} ${view.players[acting]!.hand.length}`;
  const card = view.due === "discard" ? discardedFor(desk, acting) : `flood ${view.players[acting]!.at}`;
  const answers = view.due === "discard" ? discards(desk, acting) : swims(desk, acting);
  return { id, card, answers: [...answers, ...specials(desk, [acting])] };
}

function finishing(desk: IslandDesk): Answer[] {
  const lost = bad(say("board-cost-actions", { left: desk.view.actions_left }));
  return [
    { text: say("board-finish-sure"), costs: [lost], choose: () => desk.finish(true) },
    { text: say("board-cancel"), costs: [], weight: "first", ready: true, choose: () => desk.cancel() },
  ];
}

const goingOn = (choose: () => void): Answer => ({ text: say("board-go-on"), costs: [], weight: "first", choose });

/** The card that was one too many, if it came with the last move. */
function discardedFor({ last }: IslandDesk, seat: number): string | null {
  const card = freshOf(last, seat);
  return card === null ? null : `treasure ${card}`;
}

function discards(desk: IslandDesk, seat: number): Answer[] {
  return desk.actions
    .filter((action) => action.seat === seat && action.verb === "discard")
    .map((action) => {
      const card = action.card ?? "";
      const thing = `treasure ${card}`;
      return { text: words.name("card", card), costs: [keeping(desk, seat, card)], thing, choose: () => desk.play(action) };
    });
}

/** What a hand is without one of these cards. */
function keeping({ view }: IslandDesk, seat: number, card: string): Cost {
  if (view.captured.includes(card)) return good(say("board-cost-won"));
  const kept = view.players[seat]!.hand.filter((other) => other === card).length - 1;
  return SPECIALS.includes(card) ? bad(say("board-cost-special")) : plain(say("board-cost-kept", { kept }));
}

function swims(desk: IslandDesk, seat: number): Answer[] {
  const ways = desk.actions.filter((action) => action.seat === seat && ["swim", "drown"].includes(action.verb));
  return ways.map((action): Answer => {
    const tile = action.tiles[0];
    const choose = () => desk.play(action);
    if (tile === undefined) return { text: phrase(action), costs: [bad(say("board-cost-lost"))], weight: "danger", choose };
    const state = stateOf(desk.view, tile);
    const cost = (state === "dry" ? good : bad)(words.name("state", state));
    return { text: words.name("tile", tile), costs: [cost], thing: `flood ${tile}`, choose };
  });
}

/** Special cards that could be played now, one answer for each kind. */
function specials(desk: IslandDesk, seats: number[]): Answer[] {
  const found = new Map<string, Action>();
  for (const action of desk.actions) {
    const played = action.verb === "lift" || action.verb === "sandbag";
    if (played && seats.includes(action.seat)) found.set(action.verb, found.get(action.verb) ?? action);
  }
  return [...found.values()].map((action) => ({
    text: say("board-play-card", { card: words.name("card", action.card ?? "") }),
    costs: [plain(say("board-cost-card"))],
    thing: `treasure ${action.card}`,
    choose: () => desk.item({ action, aimed: true }),
  }));
}
