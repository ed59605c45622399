// What the server tells about this game: the view, the box, and what can be foreseen.

import type {
  RobinsonBox,
  RobinsonForecast,
  RobinsonOdds,
  RobinsonPlanned,
  RobinsonSlot,
  RobinsonStep,
  RobinsonTarget,
  RobinsonView,
} from "../../lib/protocol";

export type { RobinsonView };
export type Box = RobinsonBox;
export type Slot = RobinsonSlot;
export type Forecast = RobinsonForecast;
export type Odds = RobinsonOdds;
export type Planned = RobinsonPlanned;
export type Target = RobinsonTarget;

/** What the camp has levels of. */
export const LEVELS = ["roof", "palisade", "weapon"] as const;

/** The rows of the plan, in the order in which they are resolved. */
export const FIELDS = ["threat", "hunt", "build", "gather", "explore", "camp", "rest", "special"] as const;
export type Field = (typeof FIELDS)[number];

const FIELD_OF: Record<string, Field> = { war: "hunt", reclaim: "special" };

/** The field of the board that a target belongs to. */
export function fieldOf(target: string): Field {
  const head = target.split(" ")[0] ?? "";
  return FIELD_OF[head] ?? (head as Field);
}

/** The space that a target is on. */
export const spaceOf = (target: string): string | null => /\b[A-C][1-4]\b/.exec(target)?.[0] ?? null;

/** The slots with a target; where each pawn is an action of its own there are several. */
export const slotsOf = (view: RobinsonView, target: string): Slot[] => view.plan.filter((slot) => slot.target === target);

/** The step that a window opens before. */
export const stepAhead = (view: RobinsonView): RobinsonStep | null =>
  view.asking?.kind === "window" ? (view.agenda.at(-2) ?? null) : null;

/** The step that a question is asked for, or that a window opens before. */
export const stepOf = (view: RobinsonView): string => view.asking?.for?.step ?? stepAhead(view)?.step ?? "";

/** Whether the dice that lie there are about to count. */
export const rolling = (view: RobinsonView): boolean => stepAhead(view)?.step === "roll_window";

export const scenarioOf = (view: RobinsonView, box: Box) => box.scenarios[view.scenario - 1]!;
