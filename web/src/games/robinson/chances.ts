// Chances for people: outcomes that look alike are one, the best comes first, and the rare ones are told together.

import type { RobinsonChance, RobinsonChanges, RobinsonRot } from "../../lib/protocol";
import { say } from "../../lib/words.svelte";

/** What every part of the night has. */
export type PartOfNight = Pick<RobinsonRot, "certain" | "outcomes" | "over">;

export interface Share {
  chance: RobinsonChance;
  text: string;
  tone: "good" | "loss" | "worse" | "wounds" | "over";
}
interface Weighed extends Share {
  changes: RobinsonChanges;
  harm: number;
}

/** So many shares can be read beside each other. */
const MOST = 4;
const COUNTED = [
  "wood", "food", "preserved", "fur", "roof", "palisade", "weapon", "shelter", "morale", "determination", "wounds", "fight",
] as const;

/** "−1 wood, −1 life each"; wounds are lost life. */
function textOf(changes: RobinsonChanges, each: boolean): string {
  const told = COUNTED.flatMap((what) => {
    const n = changes[what];
    if (!n) return [];
    const signed = what === "wounds" ? -n : n;
    return [say(`panel-change-${what === "wounds" && each ? "each" : what}`, { n: signed < 0 ? `−${-signed}` : `+${signed}` })];
  });
  return told.join(", ");
}

function harmOf(changes: RobinsonChanges): number {
  return COUNTED.reduce((sum, what) => {
    const n = changes[what] ?? 0;
    return sum + (what === "wounds" ? 4 * Math.max(0, n) : what === "fight" ? 2 * n : Math.max(0, -n));
  }, 0);
}

const toneOf = (changes: RobinsonChanges, harm: number): Share["tone"] =>
  (changes.wounds ?? 0) > 0 ? "wounds" : harm === 0 ? "good" : harm === 1 ? "loss" : "worse";

/** Either of two cases: what hangs on a choice between the two may be as likely as both together. */
const either = (one: RobinsonChance, other: RobinsonChance): RobinsonChance => ({
  least: one.least + other.least,
  most: Math.min(1, one.most + other.most),
});

/** The shares of the bar, the best first, and last that the game is over before. */
export function sharesOf({ outcomes, over }: PartOfNight, good: string, each: boolean): Share[] {
  const shares = alikeOf(outcomes, good, each);
  return over.most < 0.005 ? shares : [...shares, { chance: over, tone: "over", text: say("panel-over") }];
}

function alikeOf(outcomes: PartOfNight["outcomes"], good: string, each: boolean): Share[] {
  const alike = new Map<string, Weighed>();
  for (const { chance, changes } of outcomes) {
    const text = textOf(changes, each) || good;
    const before = alike.get(text);
    const harm = harmOf(changes);
    if (before) before.chance = either(before.chance, chance);
    else alike.set(text, { chance, text, changes, harm, tone: toneOf(changes, harm) });
  }
  const all = [...alike.values()].sort((a, b) => a.harm - b.harm);
  if (all.length <= MOST) return all;
  const likely = new Set([all[0]!, ...[...all.slice(1)].sort((a, b) => b.chance.most - a.chance.most).slice(0, MOST - 2)]);
  const rest = all.filter((share) => !likely.has(share));
  const worst = rest.at(-1)!;
  const chance = rest.map((share) => share.chance).reduce(either);
  return [...all.filter((share) => likely.has(share)), { chance, tone: worst.tone, text: say("panel-up-to", { list: worst.text }) }];
}
