// The lesson of Robinson Crusoe, and what "?" shows. The deal is that of islario/games/robinson/lesson.toml, and
// tests/games/test_lessons.py plays the line that is suggested here.

import type { Guidance, Happening } from "../../guide/lesson";
import { CONFIRM_KEY, HAND_KEY } from "./desk.svelte";

/** Something to plan: itself; on a small screen what unfolds its row, or the way to the plan. */
function plan(target: string): string[] {
  const row = `[data-field="${target.split(" ")[0]}"]`;
  return [`${row} [data-target="${target}"]`, `[data-target="${target}"]`, `${row} .unfold`, row, "#robinson-tab-plan"];
}
/** What is asked, and its answers. */
const BAR = ".board .bar";
/** On a small screen the people, and what is foretold, have a page of their own. */
const PEOPLE = "#robinson-tab-people";

/** So many pawns were put on something, this round or before. */
const planned = (target: string, times: number): Happening => ({ event: "planned", values: { target }, times });
/** The actions of so many rounds can be planned, or are over. */
const planning = (times: number): Happening => ({ event: "phase_began", values: { phase: "action" }, times });
const acted = (times: number): Happening => ({ event: "phase_began", values: { phase: "weather" }, times });
const round = (number: number): Happening => ({ event: "round_began", values: { round: number } });

export const guidance: Guidance = {
  clear: ".board .answer, .board .tray, [data-target].open",
  steps: [
    { text: "robinson-lesson-goal", names: { item: ["invention", "fire"] }, at: ['[data-part="top"]'] },
    {
      text: "robinson-lesson-people",
      names: { who: ["character", "carpenter"], character: ["character", "explorer"] },
      at: ['[data-part="people"]', PEOPLE],
    },
    { text: "robinson-lesson-keep", at: [BAR], until: [planning(1)] },
    {
      text: "robinson-lesson-crates",
      names: { card: ["wreckage", "food_crates"] },
      at: plan("threat right"),
      until: [planned("threat right", 1), acted(1)],
    },
    {
      text: "robinson-lesson-explore",
      names: { space: ["place", "B2"] },
      at: plan("explore B2"),
      until: [planned("explore B2", 2), acted(1)],
    },
    {
      text: "robinson-lesson-shovel",
      names: { item: ["invention", "shovel"] },
      at: plan("build shovel"),
      until: [planned("build shovel", 2), acted(1)],
    },
    {
      text: "robinson-lesson-tonight",
      // on a small screen its first part, for it fills a page, or the line that leads there
      at: ['[data-tab="plan"] [data-part="tonight"]', '[data-part="tonight"] dt', ".board button.night", PEOPLE],
      also: `${BAR}, [data-part="tonight"] dl > div + div`,
      until: [acted(1)],
    },
    {
      text: "robinson-lesson-night",
      values: { space: "B2" },
      at: [BAR],
      until: [round(2)],
      after: [{ event: "tile_found", values: { space: "B2" } }],
    },
    { text: "robinson-lesson-event", names: { card: ["card", "exhausting_night"] }, at: [BAR], until: [planning(2)] },
    {
      text: "robinson-lesson-shelter",
      at: plan("build shelter"),
      until: [planned("build shelter", 2), acted(2)],
    },
    {
      text: "robinson-lesson-threat",
      names: { card: ["card", "exhausting_night"], action: ["threat", "exhausting_night"] },
      at: plan("threat right"),
      until: [acted(2)],
      needs: ["plan threat right", "plan threat right friday"],
    },
    {
      text: "robinson-lesson-dice",
      names: { camp: ["field", "camp"] },
      values: { space: "B2" },
      at: plan("gather B2 food"),
      also: '[data-field="camp"]',
      until: [{ event: "rolled" }, acted(2)],
    },
    {
      text: "robinson-lesson-adventure",
      names: { card: ["adventure", "nice_surprise"] },
      at: [BAR],
      until: [round(3)],
      after: [{ event: "drew", values: { card: "adventure nice_surprise" } }],
    },
    { text: "robinson-lesson-pile", at: [BAR], until: [{ event: "piled" }, planning(3)] },
    { text: "robinson-lesson-end", names: { item: ["invention", "fire"] }, at: ['.board [role="tablist"]'] },
  ],
  goal: "robinson-help-goal",
  turn: "robinson-help-turn",
  keys: [
    { keys: [HAND_KEY], text: "robinson-help-hand" },
    { keys: [CONFIRM_KEY], text: "robinson-help-confirm" },
    { keys: ["␣"], text: "robinson-help-next" },
    { keys: ["←", "→"], text: "robinson-help-arrows" },
    { keys: ["Enter"], text: "robinson-help-press" },
    { keys: ["Esc"], text: "robinson-help-cancel" },
  ],
};
