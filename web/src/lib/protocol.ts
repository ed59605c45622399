// What the server and the page say to each other, by the server's own names (protocol.generated.ts).

import type { BranchMark, Meaning } from "./protocol.generated";

export * from "./protocol.generated";

/** Whether a branch keeps what chance had ready. */
export type Luck = BranchMark["luck"];

/** Values of reasons, events and actions: names, numbers, seats, or lists of them. */
export type Values = Meaning["values"];
