// What the server and the page say to each other. The server's side is islario/server/messages.py.

/** Values of reasons and events: names, numbers, seats, or lists of them. */
export type Values = Record<string, unknown>;

/** Why something is refused: a stable code, what it is about, the rule, and a sentence in the reader's language. */
export interface Reason {
  code: string;
  values: Values;
  rule: string | null;
  sentence: string;
}

/** Something that happened: `event` is its kind, the rest its values. */
export type GameEvent = { event: string } & Values;

export interface Move {
  seat: number;
  action: string;
  /** Whether a bot made it. */
  bot: boolean;
  events: GameEvent[];
}

export interface SeatInfo {
  seat: number;
  who: "person" | "bot" | "open";
  /** The person's name; empty for a bot or an open seat. */
  name: string;
  /** Which bot plays now, if one does. */
  bot: string | null;
  /** Whether it is (one of) the reader's, a bot playing for them included. */
  yours: boolean;
  /** Whether its person is connected now. */
  here: boolean;
  /** Whether its person wants to be asked before each card that others turn over. */
  asks: boolean;
  /** Whether it has an invitation that was not used yet. */
  invited: boolean;
}

export interface ChatLine {
  number: number;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
}

export interface Result {
  won: boolean | null;
  winners: number[];
  scores: number[];
  reason: string;
}

/** A move that waits until those who hold a card have said "go on". */
export interface Asking {
  seat: number;
  action: string;
  asked: number[];
}

/** What a game's view says in every game; the rest is the game's own. */
export interface View {
  game: string;
  seat: number | null;
  waiting_for: number[];
}

/** What has become of a table that was begun under rules of another number, or whose log was damaged. */
export interface RulesMark {
  /** The number of the rules that it was begun under, and of today's. */
  begun: number;
  now: number;
  /**
   * `same`: every move leads where it led. `unchecked`: every move is legal, more cannot be known. `parted`: it is shown
   * as far as it leads where it led, and cannot be played. `unreadable`: not even the set-up is the same.
   */
  state: "same" | "unchecked" | "parted" | "unreadable";
  /** How many entries of its log are not shown. */
  left: number;
}

/** How things stand: part of both messages that bring a table up to date. */
export interface Standing {
  /** Entries in the table's log; the next move is sent with this number. */
  number: number;
  /** Moves that stand: the log without what was taken back. */
  moment: number;
  view: View;
  /** For each seat of the reader that may act, its legal actions. */
  legal: Record<string, string[]>;
  /** How many of the reader's own last moves may be taken back. */
  undo: number;
  over: boolean;
  result: Result | null;
  asking: Asking | null;
}

/** The whole table: on connecting, and when people came, left or changed seats. */
export interface TableMessage extends Standing {
  type: "table";
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** Which values of events and reasons are names of things: value -> family of words. */
  nouns: Record<string, string>;
  /** What is in the game's box, for drawing it. */
  box: Record<string, unknown>;
  moves: Move[];
  chat: ChatLine[];
  /** The table at which the same people play again. */
  next: string | null;
  /** Set if the table was not begun under today's rules. */
  rules: RulesMark | null;
}

/** Moves were played or taken back: of the moves before, the first `kept` stand, and `moves` follow them. */
export interface MovedMessage extends Standing {
  type: "moved";
  kept: number;
  moves: Move[];
}

export interface SeatsMessage {
  type: "seats";
  seats: SeatInfo[];
  asking: Asking | null;
  next: string | null;
}

export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** Answers to a message of the page; `id` is the page's own. */
export type Answer =
  | { type: "done"; id: number }
  | { type: "held"; id: number; asking: Asking }
  | { type: "why"; id: number; reasons: (Reason | null)[] }
  | ({ type: "refused"; id: number | null; status: number } & Reason);

export type FromServer = TableMessage | MovedMessage | SeatsMessage | ChatMessage | Answer | { type: "pong" };

/** What the page may say on the table's socket. */
export type Request =
  | { type: "play"; number: number; seat: number; action: string }
  | { type: "undo"; number: number; count: number }
  | { type: "why"; seat: number; actions: string[] }
  | { type: "chat"; text: string }
  | { type: "go_on"; number: number }
  | { type: "language"; language: string };

export interface OptionInfo {
  name: string;
  kind: "number" | "choice" | "layout" | "names" | "flag";
  default: unknown;
  choices: string[];
  low: number;
  high: number;
}

export interface GameInfo {
  name: string;
  options: OptionInfo[];
  bots: string[];
}

/** Who sits where, when a table is created. */
export interface NewSeat {
  who: "me" | "bot" | "open";
  bot?: string;
}

export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: NewSeat[];
  /** What the person is called at the table. */
  name: string;
}

export interface Invitation {
  seat: number;
  secret: string;
}

export interface Created {
  table: string;
  invitations: Invitation[];
}

/** What the best line of play does with a card, and the seat's board then. */
export interface HindsightRound {
  card: string;
  /** The island that gets the card's number; null: given up. */
  number: string | null;
  /** The lines on which bridges are drawn, one for each bridge; none: given up. */
  bridges: string[];
  /** The seat's board then, as a view tells it. */
  player: Record<string, unknown>;
}

/** The best that the same cards allowed on a seat's board: at least `score`, at most `bound`. */
export interface Hindsight {
  state: "waiting" | "thinking" | "done";
  seat: number;
  /** What the seat scored. */
  yours: number;
  score: number;
  bound: number;
  /** How long it has been sought, and how long it may be. */
  seconds: number;
  limit: number;
  /** The board at the beginning, and after each card; empty until it is done. */
  start: Record<string, unknown> | null;
  rounds: HindsightRound[];
  /** The seat's own board after each card, as it was played. */
  played: Record<string, unknown>[];
}

/** A line of "my tables". */
export interface TableSummary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  moment: number;
  /** Whether the game waits for a seat of the reader. */
  yourTurn: boolean;
  over: boolean;
  result: Result | null;
  /** Seconds since 1970 of the last move, or of the beginning. */
  at: number;
  /** Set if the table was not begun under today's rules. */
  rules: RulesMark | null;
}
