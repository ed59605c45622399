// What the server and the page say to each other. The types are made from the server's own (protocol.generated.ts);
// here some get the names that the page has for them.

export type {
  Answer,
  Box,
  ChatLine,
  ChatMessage,
  Created,
  DealInfo,
  GameEvent,
  GameInfo,
  GameResult as Result,
  HashiBox,
  HashiPlayer,
  HashiView,
  Held as Asking,
  HindsightInfo as Hindsight,
  HindsightRound,
  History,
  Invitation,
  IslandBox,
  IslandPlayer,
  IslandView,
  Meaning,
  Motive,
  MovedMessage,
  MoveInfo as Move,
  NewSeat,
  NewTable,
  OptionInfo,
  Pacing,
  PlayedGame,
  RobinsonBox,
  RobinsonView,
  Routes,
  RulesMark,
  Said as Request,
  SeatInfo,
  SeatsMessage,
  Sign,
  Standing,
  Summary as TableSummary,
  TableMessage,
  Told as FromServer,
  ToldReason as Reason,
  View,
} from "./protocol.generated";

/** Whether a branch keeps what chance had ready. */
export type Luck = "same" | "new";

/** Values of reasons, events and actions: names, numbers, seats, or lists of them. */
export type Values = Record<string, unknown>;
