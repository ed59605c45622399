// The tabs of the panel beside the board.

export const TABS = ["log", "chat", "coach", "table"] as const;
export type Tab = (typeof TABS)[number];
