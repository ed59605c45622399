// What the panels share: names of cards and things, and the parts of the goal.

import type { RobinsonChance, RobinsonLack, RobinsonOdds, RobinsonPart, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";

/** Kinds of cards whose names are of a family that is called otherwise. */
const FAMILIES: Record<string, string> = { event: "card" };

/** The name of a card, "event frost"; a token of the scenarios is called as in this one. */
export function cardName(view: RobinsonView, card: string): string {
  const [kind = "", name = ""] = card.split(" ");
  const key = kind === "discovery" ? name.replace(/^scenario_/, `s${view.scenario}_`) : name;
  return words.name(FAMILIES[kind] ?? kind, key);
}

/** The card of a treasure: one of them is an adventure that was kept. */
export const treasureCard = (name: string): string =>
  name === "surprising_discovery" ? `adventure ${name}` : `mystery ${name}`;

/** Where a mark lies, as a name. */
export const placeName = (at: string): string =>
  at.startsWith("seat_") ? words.seat(Number(at.slice(5))) : words.name("place", at);

/** What is missing, in words. */
export const lackText = (view: RobinsonView, { what, n, thing }: RobinsonLack): string =>
  thing ? cardName(view, thing) : words.fact("lack", { code: what, values: { n } });

/** How likely something is, as people read it; what is nearly sure is not called sure. */
export const percent = (chance: number): string => say("panel-percent", { n: inHundred(chance) });

/** The same of a chance that hangs on what people choose: from the least to the most; between never and always lies no more than "possible". */
export function percents({ least, most }: RobinsonChance): string {
  const [low, high] = [inHundred(least), inHundred(most)];
  if (low === 0 && high === 100) return say("panel-possible");
  return say("panel-percent", { n: low === high ? low : `${low}–${high}` });
}

function inHundred(chance: number): number {
  const whole = Math.round(chance * 100);
  return chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
}

/** The odds of an action's dice, in words. */
export const oddsText = ({ success, wound, adventure }: RobinsonOdds): string =>
  say("panel-odds", { success: percent(success), wound: percent(wound), adventure: percent(adventure) });
/** The same with one pawn. */
export const oddsOfOne = (odds: RobinsonOdds): string => say("panel-odds-one", { odds: oddsText(odds) });

/** The signs of parts of goals that are not called as they are. */
const PART_GLYPHS: Record<string, string> = {
  raft: "ship", rescued: "jenny", lifeboat: "ship", wounds: "wound", tiles: "explore", temples: "totem", boat: "ship",
  burnt: "village", villages: "village", city: "threat", built: "build", home: "shelter", children: "pawn", crosses: "cross",
  traps: "trap", hunt: "weapon", lairs: "totem", crew: "pawn", captured: "threat",
};
export const partGlyph = ({ code }: RobinsonPart): string => PART_GLYPHS[code] ?? code;

/** A part of the goal by its code. */
export const partOf = (view: RobinsonView, code: string): RobinsonPart | undefined =>
  view.progress.find((part) => part.code === code);
/** How much there is of it. */
export const amountOf = (view: RobinsonView, code: string): number => Number(partOf(view, code)?.values.n ?? 0);

/** A part of the goal in a few signs. */
export const partShort = ({ values, of, done }: RobinsonPart): string =>
  of === 1 ? (done ? "✓" : "–") : of === null ? String(values.n) : `${values.n}/${of}`;

const SIGNS: Record<string, string> = { child: "pawn", city: "village" };
/** The sign of what a round of the calendar brings. */
export const calendarGlyph = (told: string): string => {
  const word = told.split(" ")[0] ?? "";
  return SIGNS[word] ?? word;
};
/** What it brings, in words: "lava B4". */
export function calendarText(told: string): string {
  const [word = "", space = ""] = told.split(" ");
  return say(`panel-calendar-${word}`, { space });
}
