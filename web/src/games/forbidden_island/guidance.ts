// The lesson of Forbidden Island, and what "?" shows. The deal is that of islario/games/forbidden_island/lesson.toml, and
// tests/games/test_lessons.py plays the line that is suggested here.

import type { Guidance } from "../../guide/lesson";
import { FINISH_KEY, STEP_KEYS } from "./desk.svelte";

const tile = (name: string): string => `[data-tile="${name}"]`;
const spot = (name: string): string => `[data-spot="${name}"]`;
const button = (verb: string): string => `.bar [aria-keyshortcuts="${STEP_KEYS[verb]}"]`;

/** The Messenger's turn comes first, the Explorer's next. */
const [MESSENGER, EXPLORER] = [0, 1];

export const guidance: Guidance = {
  clear: ".tile.near, .item",
  steps: [
    { text: "board-lesson-goal", names: { landing: ["tile", "fools_landing"] }, at: [".signs"] },
    {
      text: "board-lesson-walk",
      names: { role: ["role", "messenger"], tile: ["tile", "bronze_gate"] },
      at: [tile("bronze_gate")],
      until: [{ event: "moved", values: { seat: MESSENGER } }],
      needs: ["move bronze_gate"],
    },
    {
      text: "board-lesson-shore",
      names: { tile: ["tile", "crimson_forest"] },
      at: [tile("crimson_forest")],
      until: [{ event: "shored", values: { tile: "crimson_forest" } }],
      needs: ["shore crimson_forest"],
    },
    {
      text: "board-lesson-give",
      names: { role: ["role", "messenger"], receiver: ["role", "explorer"], card: ["card", "earth"] },
      at: [`${spot("hand-0")} .card.glows`, spot("hand-0")],
      until: [{ event: "gave", values: { seat: MESSENGER } }],
      needs: ["give 1 earth"],
    },
    {
      text: "board-lesson-draw",
      at: [button("draw"), spot("deck-treasure")],
      until: [{ event: "drew", values: { seat: MESSENGER }, times: 2 }],
    },
    {
      text: "board-lesson-flood",
      names: { card: ["card", "sandbags"] },
      at: [button("flood"), spot("deck-flood")],
      until: [{ event: "turn_began", values: { seat: EXPLORER } }],
    },
    {
      text: "board-lesson-landing",
      names: { role: ["role", "explorer"], tile: ["tile", "fools_landing"] },
      at: [tile("fools_landing")],
      until: [{ event: "shored", values: { tile: "fools_landing" } }],
      needs: ["shore fools_landing"],
    },
    {
      text: "board-lesson-rest",
      names: { treasure: ["card", "earth"], tile: ["tile", "temple_of_the_sun"] },
      at: [`.bar [aria-keyshortcuts="${FINISH_KEY}"]`, ".bar"], // the ways that lead there stay free
      until: [{ event: "water_rose" }],
    },
    {
      text: "board-lesson-rise",
      names: { card: ["card", "waters_rise"] },
      at: [spot("meter")],
      until: [{ event: "turn_began", values: { seat: MESSENGER } }],
    },
    {
      text: "board-lesson-end",
      names: { landing: ["tile", "fools_landing"], card: ["card", "helicopter"] },
      at: [tile("fools_landing")],
    },
  ],
  goal: "board-help-goal",
  turn: "board-help-turn",
  keys: [
    ...Object.entries(STEP_KEYS).map(([verb, key]) => ({ keys: [key], text: `board-help-${verb}` })),
    { keys: [FINISH_KEY], text: "board-help-finish" },
    { keys: ["←", "↑", "↓", "→"], text: "board-help-arrows" },
    { keys: ["Enter"], text: "board-help-press" },
    { keys: ["Shift", "Enter"], text: "board-help-all" },
    { keys: ["Esc"], text: "board-help-cancel" },
  ],
};
