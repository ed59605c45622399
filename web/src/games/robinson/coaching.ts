// Where on the board a step of the coach happens.

import type { StepInfo } from "../../lib/protocol";
import type { MarkedPlaces } from "../registry";

export function marksOf({ verb, values }: StepInfo): MarkedPlaces {
  if (values.target !== undefined) return { to: `[data-target="${values.target}"]` };
  if (verb === "space") return { to: `[data-space="${values.answer}"]` };
  return {};
}
