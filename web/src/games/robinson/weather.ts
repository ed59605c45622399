// The weather of the rounds as the sheet has it, and what waits to be added to it.

import type { RobinsonBox, RobinsonView } from "../../lib/protocol";
import { say, words } from "../../lib/words.svelte";
import { scenarioOf } from "./view";

export interface Round {
  number: number;
  dice: string[];
  /** What else it brings: "ship", "lava B4". */
  brings: string[];
}

export function roundsOf(view: RobinsonView, box: RobinsonBox): Round[] {
  const { weather, calendar } = scenarioOf(view, box);
  return weather.map((dice, at) => ({ number: at + 1, dice, brings: calendar[String(at + 1)] ?? [] }));
}

/** Dice in words; or that there are none. */
export function diceText(dice: string[]): string {
  const told = [...new Set(dice)].map((die) => {
    const n = dice.filter((other) => other === die).length;
    return `${n > 1 ? `${n} × ` : ""}${words.name("weatherdie", die)}`;
  });
  return told.join(", ") || say("panel-no-dice");
}

/** What lies in the Weather space. */
export const weatherTokens = (view: RobinsonView): { glyph: string; text: string }[] =>
  view.marks.filter(({ at }) => at === "weather").map(({ mark }) => ({ glyph: mark, text: words.name("mark", mark) }));
