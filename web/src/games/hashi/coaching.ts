// Where on one's own board a step of the coach happens.

import type { StepInfo } from "../../lib/protocol";
import type { MarkedPlaces } from "../registry";

export function marksOf({ values }: StepInfo): MarkedPlaces {
  if (values.island !== undefined) return { to: `.own [data-island="${values.island}"]` };
  return values.line === undefined ? {} : { to: `.own [data-line="${values.line}"]` };
}
