// What the panels share: names of cards and things, and the goal as a few numbers.

import type { RobinsonLack, RobinsonOdds, RobinsonView } from "../../lib/protocol";
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

/** Somebody as views name them: "0", "friday". */
export const personName = (who: string): string => (/^\d+$/.test(who) ? words.seat(Number(who)) : words.name("pawn", who));

/** Where a mark lies, as a name. */
export const placeName = (at: string): string =>
  at.startsWith("seat_") ? words.seat(Number(at.slice(5))) : words.name("place", at);

/** What is missing, in words. */
export const lackText = (view: RobinsonView, { what, n, thing }: RobinsonLack): string =>
  thing ? cardName(view, thing) : words.fact("lack", { code: what, values: { n } });

/** How likely something is, as people read it; what is nearly sure is not called sure. */
export function percent(chance: number): string {
  const whole = Math.round(chance * 100);
  const shown = chance > 0 && chance < 1 ? Math.min(99, Math.max(1, whole)) : whole;
  return say("panel-percent", { n: shown });
}

/** The odds of an action's dice, in words. */
export const oddsText = (odds: RobinsonOdds | null): string =>
  odds
    ? say("panel-odds", { success: percent(odds.success), wound: percent(odds.wound), adventure: percent(odds.adventure) })
    : "";

/** One part of the goal: a sign, what it is, how far it is. */
export interface GoalPart {
  glyph: string;
  /** The end of the id of its text. */
  key: string;
  /** How far, and how far it has to go; without an end it is only told. */
  value: number;
  of?: number;
  done: boolean;
  /** Whether it is a danger rather than something to reach. */
  danger?: boolean;
}

type Told = RobinsonView["progress"];
const number = (told: Told, key: string): number => Number(told[key] ?? 0);
const have = (told: Told, key: string): number => (told[key] === true || told[key] === "yes" ? 1 : 0);

function whether(told: Told, key: string, glyph: string): GoalPart {
  return { glyph, key, value: have(told, key), of: 1, done: have(told, key) === 1 };
}

function counted(told: Told, key: string, glyph: string, of: number): GoalPart {
  return { glyph, key, value: number(told, key), of, done: number(told, key) >= of };
}

function danger(told: Told, key: string, glyph: string, of?: number): GoalPart {
  return { glyph, key, value: number(told, key), of, done: false, danger: true };
}

/** A home is a shelter, roof, palisade and weapons. */
function home(view: RobinsonView): GoalPart {
  const value = [Number(view.shelter), view.roof, view.palisade, view.weapon].filter((level) => level > 0).length;
  return { glyph: "shelter", key: "home", value, of: 4, done: value === 4 };
}

/** By scenario: how what the server tells of the goal is shown. */
const PARTS: ((told: Told, view: RobinsonView) => GoalPart[])[] = [
  (told) => [whether(told, "fire", "fire"), counted(told, "wood", "wood", 15)],
  (told) => [counted(told, "crosses", "cross", 5), danger(told, "fog", "fog")],
  (told) => [
    whether(told, "raft", "ship"),
    whether(told, "rescued", "jenny"),
    whether(told, "lifeboat", "ship"),
    danger(told, "wounds", "wound", number(told, "dies")),
  ],
  (told) => [
    counted(told, "tiles", "explore", number(told, "tiles_needed")),
    counted(told, "temples", "totem", number(told, "temples_needed")),
    whether(told, "boat", "ship"),
  ],
  (told) => [
    { glyph: "village", key: "burnt", value: number(told, "burnt"), done: false },
    danger(told, "city", "threat"),
  ],
  (told, view) => [
    counted(told, "built", "build", number(told, "wanted")),
    home(view),
    danger(told, "children", "pawn"),
  ],
  (told) => [
    counted(told, "traps", "trap", 3),
    danger(told, "lairs", "totem"),
    { ...danger(told, "crew", "pawn", 9), danger: number(told, "crew") < 4 },
  ],
];

export const goalParts = (view: RobinsonView): GoalPart[] => PARTS[view.scenario - 1]?.(view.progress, view) ?? [];

/** A part of the goal in words. */
export const goalText = ({ key, value, of = 0 }: GoalPart): string => say(`panel-goal-${key}`, { n: value, of });
/** The same in a few signs. */
export const goalShort = ({ value, of, done }: GoalPart): string =>
  of === 1 ? (done ? "✓" : "–") : of === undefined ? String(value) : `${value}/${of}`;

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
