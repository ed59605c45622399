// The lesson of Hashi, and what "?" shows. The deal is that of islario/games/hashi/lesson.toml, and
// tests/games/test_lessons.py plays the line that is suggested here.

import type { Guidance } from "../../guide/lesson";

const island = (name: string): string => `.own [data-island="${name}"]`;
/** The card of a round has come. */
const card = (round: number) => ({ event: "turned", values: { round } });

export const guidance: Guidance = {
  clear: ".own .islet.glows, .own .line.glows",
  steps: [
    { text: "hashi-lesson-goal", at: [".signs"] },
    {
      text: "hashi-lesson-start",
      values: { island: "d", number: 3 },
      at: [island("d")],
      until: [card(1)],
    },
    { text: "hashi-lesson-card", values: { number: 4, count: 3 }, at: [".turn .card", ".mini"] },
    {
      text: "hashi-lesson-number",
      values: { island: "g", number: 4 },
      at: [island("g")],
      until: [{ event: "numbered", times: 2 }, { event: "gave_up_number" }],
      needs: ["number g"],
    },
    {
      text: "hashi-lesson-bridges",
      values: { island: "d", one: "b", other: "e", third: "g", count: 3 },
      at: [island("g")],
      also: [island("b"), island("d"), island("e")].join(),
      until: [card(2)],
    },
    {
      text: "hashi-lesson-complete",
      values: { island: "d" },
      at: [island("d")],
      after: [{ event: "completed", values: { island: "d" } }],
    },
    {
      text: "hashi-lesson-flag",
      values: { island: "e", number: 1 },
      at: [island("e")],
      until: [{ event: "numbered", times: 3 }, { event: "gave_up_number" }, card(3)],
      needs: ["number e"],
    },
    { text: "hashi-lesson-bridge", at: [island("g")], also: island("h"), until: [card(3)] },
    { text: "hashi-lesson-bonus", at: [".scores"] },
    { text: "hashi-lesson-end", at: [".legend"] },
  ],
  goal: "hashi-help-goal",
  turn: "hashi-help-turn",
  keys: [
    { keys: ["3", "4"], text: "hashi-help-digits" },
    { keys: ["a", "…", "r"], text: "hashi-help-letters" },
    { keys: ["←", "↑", "↓", "→"], text: "hashi-help-arrows" },
    { keys: ["Enter"], text: "hashi-help-press" },
    { keys: ["⌫"], text: "hashi-help-back" },
    { keys: ["Esc"], text: "hashi-help-cancel" },
  ],
};
