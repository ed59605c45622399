// How values of the coach are said: chances as percents, points with one decimal.

import type { LineInfo, StepInfo } from "../lib/protocol";
import { capital } from "../lib/speech";
import { say, words } from "../lib/words.svelte";
import { settings } from "../lib/settings.svelte";

export type Scale = "chance" | "points";

const number = (value: number, digits: number): string =>
  value.toLocaleString(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
export const percent = (share: number): string => number(100 * share, 0);
export const points = (value: number): string => number(value, 1);

/** A value by itself: "62 %" or "52.3". */
export const tellValue = (value: number, scale: Scale): string => (scale === "chance" ? `${percent(value)} %` : points(value));

/** A change of a value, with its sign. */
export function tellChange(change: number, scale: Scale): string {
  const told = tellValue(Math.abs(change), scale);
  const nothing = tellValue(0, scale);
  return told === nothing ? nothing : `${change < 0 ? "−" : "+"}${told}`;
}

export const tellWorth = (line: LineInfo, scale: Scale): string =>
  say(`coach-${scale}`, { value: scale === "chance" ? percent(line.value) : points(line.value) });

/** Two standard errors: so far a value may be off. */
export const tellDoubt = (line: LineInfo, scale: Scale): string =>
  say("coach-doubt", { doubt: tellValue(2 * line.error, scale) });

export const tellStep = (step: StepInfo): string => capital(words.action(step.verb, step.values));

/** A line in one sentence. */
export const tellSteps = (steps: StepInfo[]): string =>
  capital(steps.map((step) => words.action(step.verb, step.values)).join("; "));

/** What makes the difference between a line and what it is compared with. */
export function tellReason(lines: LineInfo[], place: number, scale: Scale): string {
  const line = lines[place];
  const other = lines[place === 0 ? 1 : 0];
  if (!line || !other) return "";
  const which = place === 0 ? "best" : "next";
  if (line.loss)
    return say(`coach-because-${which}`, {
      loss: words.name("ending", line.loss),
      share: percent(line.share),
      other: percent(line.other),
    });
  const gap = Math.abs(line.value - other.value);
  if (scale === "points" && gap > line.error + other.error)
    return say(place === 0 ? "coach-ahead" : "coach-behind", { points: points(gap) });
  return say(`coach-close-${which}`);
}
