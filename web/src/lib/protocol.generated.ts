// Made by `make protocol` from the server's own schema (islario/server/schema.py). To change it, change the server.

/** How many characters or entries a field may have. */
export const LIMITS = {
  Arriving: { secret: 100 },
  Branching: { seats: 8, name: 40 },
  Challenging: { name: 40 },
  Joining: { secret: 100, name: 40 },
  NewSeat: { name: 40 },
  NewTable: { seats: 8, name: 40 },
  Play: { action: 200 },
  Playing: { action: 200 },
  Say: { text: 500 },
  Saying: { text: 500 },
  Taking: { name: 40 },
  Why: { actions: 64 },
  Wondering: { actions: 64 },
} as const;

export type Answer = DoneAnswer | HeldAnswer | WhyAnswer | RefusedAnswer;

/** Somebody comes with the link that they made on another device. */
export interface Arriving {
  secret: string;
}

/** Whether a seat wants to be asked before each card that another turns over. */
export interface Asking {
  on: boolean;
}

/**
 * The value at first, what decisions and luck made of it, and what it came to. As they are read, rounded, they add
 *     up.
 */
export interface BalanceInfo {
  first: number;
  decisions: number;
  luck: number;
  result: number;
}

/** How the bots of a table play. */
export interface BotsInfo {
  paused: boolean;
  /** 0 is as usual; each step more is twice as fast, each less half as fast. */
  speed: number;
}

export type Box = IslandBox | HashiBox | RobinsonBox;

/** A table that went on from a moment of another one. */
export interface BranchMark {
  moment: number;
  luck: "new" | "same";
}

/**
 * A new table that goes on from a moment of another one.
 *
 *     `same` luck keeps what chance had ready there, and is for games that are over. With `new` luck all that the
 *     reader could not see at that moment is drawn anew.
 */
export interface Branching {
  moment: number;
  luck?: "new" | "same";
  /** Left out: the reader's seats stay theirs, and bots play the others. */
  seats?: NewSeat[] | null;
  name?: string;
}

/** A card in words. */
export interface CardInfo {
  /** Its kind and its id, as views name it: "event frost". */
  card: string;
  kind: string;
  name: string;
  /** What it says, in paragraphs. */
  text: string[];
  /** What each paragraph is, such as "threat" or "rule"; empty where a card is read as a whole. */
  parts: string[];
  /** What it lets choose from. */
  choices: ChoiceInfo[];
  /** The signs on it, where they come from what it does: first that of its deck. */
  face: string[];
}

/** Make a challenge of a game that is over. */
export interface Challenging {
  name?: string;
}

export interface ChatLine {
  number: number;
  name: string;
  text: string;
  /** Seconds since 1970. */
  at: number;
  yours: boolean;
}

export interface ChatMessage {
  type: "chat";
  line: ChatLine;
}

/** Something that a card lets choose, in words. */
export interface ChoiceInfo {
  /** As views have them, where they tell the options of a question. */
  effects: Record<string, unknown>[];
  text: string;
}

export interface Created {
  table: string;
  invitations: Invitation[];
}

export interface DealCreated {
  deal: string;
}

/** A deal that anybody who knows of it may play once, alone. */
export interface DealInfo {
  deal: string;
  kind: "challenge" | "daily";
  game: string;
  options: Record<string, unknown>;
  /** For each seat the bot that plays it; null: whoever takes the challenge. */
  bots: (string | null)[];
  /** Of the person who made it; empty for a deal of the day. */
  name: string;
  created: number;
  /** Until when it may be begun; null: for ever. */
  closes: number | null;
  /** Where the reader plays it, if they have begun. */
  table: string | null;
  /** Whether the reader has begun and left it: each has one try. */
  left: boolean;
  /** Whether the reader has played it to its end. */
  finished: boolean;
  /** How many have finished it. */
  count: number;
  /** Null as long as the reader has not finished. */
  results: DealResult[] | null;
  /** Whether the best of the same cards is being sought for some of them. */
  seeking: boolean;
}

/** The challenge, deal of the day or lesson that is played at a table. */
export interface DealMark {
  deal: string;
  kind: "challenge" | "daily" | "lesson";
}

/** How somebody did with a deal that others play too. */
export interface DealResult {
  name: string;
  yours: boolean;
  table: string;
  /** Null where there is nobody to beat. */
  won: boolean | null;
  score: number;
  /** The proven best of the same cards; null if nobody has sought it. */
  best: number | null;
  reason: string;
  rank: string | null;
  moves: number;
  at: number;
}

/** A secret that carries one's identity to another device, once and for a short time. */
export interface DeviceLink {
  secret: string;
  seconds: number;
}

/** It was done; the answer brings a cookie. */
export interface Done {
  done: boolean;
}

export interface DoneAnswer {
  type: "done";
  id: number;
}

/** What a drawing of one's own is made of, beside dots for the sea. */
export interface DrawnMark {
  mark: string;
  /** What it stands for: said as `drawn-NAME`. */
  name: string;
  /** How many there have to be. */
  count: number;
}

export type Forecast = RobinsonForecast;

/** Something that happened: `event` is its kind, the rest its values. */
export interface GameEvent {
  event: string;
  [value: string]: unknown;
}

export interface GameInfo {
  name: string;
  options: OptionInfo[];
  /** The levels at which bots play, the weakest first. */
  bots: string[];
  /** The bot that sits down where nobody says which. */
  usual: string;
}

/** How a game ended. */
export interface GameResult {
  /** What the points of somebody who played alone are worth, in a game that has ranks. */
  rank?: string | null;
  reason: string;
  scores: number[];
  winners: number[];
  /** Null where players compete. */
  won: boolean | null;
}

export interface GoOn {
  type: "go_on";
  number: number;
  id?: number;
}

export interface GoingOn {
  number: number;
}

/** What the card that is being played has added to a board. */
export interface HashiAdded {
  bridges: Record<string, number>;
  number: string | null;
}

export interface HashiBoard {
  columns: number;
  /** Pairs of lines that cross. */
  crossings: [string, string][];
  islands: Record<string, HashiIsland>;
  lines: string[];
  rows: number;
}

export interface HashiBox {
  cards: string[];
  /** Alone: the last card with which a category gives its high value. */
  deadlines: HashiCounts;
  /** Islands that have to hang together. */
  group: number;
  points: HashiPoints;
  /** Rank -> the points from which it is reached. */
  ranks: Record<string, number>;
  rounds: number;
  stacks: number[];
}

export interface HashiCards {
  gone: string[];
  left: number;
  shown: string | null;
  unseen: string[];
}

/** A number for each category. */
export interface HashiCounts {
  blue: number;
  red: number;
  six: number;
}

export interface HashiIsland {
  column: number;
  flag: "blue" | "none" | "red";
  row: number;
}

export interface HashiPlayer {
  /** Line -> its bridges. */
  bridges: Record<string, number>;
  bridges_left: number;
  complete: string[];
  /** Lines that can still take a bridge. */
  free: string[];
  new: HashiAdded;
  /** Island -> its number. */
  numbers: Record<string, number>;
  /** What the total means in the solo game. */
  rank: string | null;
  /** How far each category is. */
  reached: HashiCounts;
  /** Points of each category; 0 until it is scored. */
  scored: HashiCounts;
  stage: "bridges" | "done" | "number" | "start";
  /** Islands that can no longer be completed. */
  stuck: string[];
  total: number;
}

/** Points of a complete island, and of each category for the first and for those who come later. */
export interface HashiPoints {
  blue: [number, number];
  island: number;
  red: [number, number];
  six: [number, number];
}

/** What an action is about. */
export interface HashiValues {
  island?: string;
  line?: string;
  /** What a start writes. */
  number?: number;
}

export interface HashiView {
  board: HashiBoard;
  cards: HashiCards;
  game: "hashi";
  players: HashiPlayer[];
  /** The number of the card that is shown; 0 in the set-up. */
  round: number;
  /** Through whose eyes it is seen; null for spectators. */
  seat: number | null;
  side: string;
  solo: boolean;
  waiting_for: number[];
  /** What each category would give now. */
  worth: HashiCounts;
}

/** A move that waits until those who were asked have said "go on". */
export interface Held {
  seat: number;
  action: string;
  asked: number[];
}

/** A move waits until others have said "go on". */
export interface HeldAnswer {
  type: "held";
  id: number;
  asking: Held;
}

/** Somebody who has spoken at the table, and whose talk the reader has hidden. */
export interface HiddenVoice {
  name: string;
  /** The number of a line of theirs. */
  line: number;
}

/** The best that the same cards allowed on a seat's board: at least `score`, at most `bound`. */
export interface HindsightInfo {
  state: "done" | "thinking" | "waiting";
  seat: number;
  /** What the seat scored. */
  yours: number;
  score: number;
  bound: number;
  /** How long it has been sought. */
  seconds: number;
  /** How long it may be sought. */
  limit: number;
  /** The board at the beginning; null until it is done. */
  start: HashiPlayer | null;
  rounds: HindsightRound[];
  /** The seat's own board after each card, as it was played. */
  played: HashiPlayer[];
}

/** What the best line of play does with a card, and the seat's board then. */
export interface HindsightRound {
  card: string;
  /** The island that gets the card's number; null: given up. */
  number: string | null;
  /** The lines on which bridges are drawn, one for each bridge; none: given up. */
  bridges: string[];
  player: HashiPlayer;
}

/** The best lines of play for a seat, the best first. */
export interface HintInfo {
  /** The number of the table's log for which it holds. */
  number: number;
  seat: number;
  scale: "chance" | "points";
  lines: LineInfo[];
}

/** What is best for a seat now? `number`: of the table as one knows it. */
export interface Hinting {
  number: number;
  seat: number;
}

/** Whether people may ask what is best. */
export interface HintsInfo {
  /** Never in a challenge or deal of the day, nor against others. */
  possible: boolean;
  /** Whether several people play: then it is an option of the table. */
  shared: boolean;
  /** Whether that option is chosen. */
  on: boolean;
}

export interface History {
  /** The last first. */
  games: PlayedGame[];
  /** Whether there are older ones: ask with the `at` of the last as `before`. */
  more: boolean;
  rates: Rate[];
  nudge: Nudge | null;
}

export interface Invitation {
  seat: number;
  secret: string;
}

/** What an invitation is to. */
export interface Invited {
  seat: number;
  /** The name of the person who made it; empty if they have none, or have left. */
  by: string;
}

export interface IslandBox {
  /** Actions of a turn. */
  actions: number;
  /** How many there are of each treasure card. */
  cards: Record<string, number>;
  /** Difficulty -> the mark that the water starts at. */
  difficulties: Record<string, number>;
  /** Treasure cards of a turn. */
  draws: number;
  hand_limit: number;
  landing: string;
  /** Role -> the tile that it starts on. */
  starts: Record<string, string>;
  /** Treasure -> the tiles on which it can be captured. */
  treasures: Record<string, string[]>;
  /** Flood cards a turn, mark by mark. */
  water: number[];
}

export interface IslandPlayer {
  at: string;
  hand: string[];
  role: string;
}

/** What an action is about. */
export interface IslandValues {
  /** Given, captured or discarded, or played for it. */
  card?: string;
  /** Who flies along. */
  pawns?: number[];
  receiver?: number;
  /** Whose pawn is moved. */
  seat?: number;
  tile?: string;
  tiles?: string[];
}

export interface IslandView {
  actions_left: number;
  captured: string[];
  discard_after_both_draws: boolean;
  draws_left: number;
  due: "discard" | "swim" | null;
  /** How the game ended; null while it goes on. */
  ended: string | null;
  /** Known sets from the top; the rest comes last. */
  flood_deck: string[][];
  flood_discard: string[];
  flooded: string[];
  floods_left: number;
  /** Whether the Pilot has flown in this turn. */
  flown: boolean;
  game: "forbidden_island";
  layout: string;
  /** Flood cards a turn at the mark at which the water stands. */
  level: number;
  phase: "actions" | "draw" | "flood";
  players: IslandPlayer[];
  /** Through whose eyes it is seen; null for spectators. */
  seat: number | null;
  sunk: string[];
  swimming: number[];
  /** "row,column" -> tile. */
  tiles: Record<string, string>;
  treasure_deck: Record<string, number>;
  /** The pile, its top last. */
  treasure_discard: string[];
  turn: number;
  waiting_for: number[];
  /** The mark at which the water stands, from 1. */
  water: number;
}

export interface Joined {
  seat: number;
}

export interface Joining {
  secret: string;
  name?: string;
}

export interface Language {
  type: "language";
  language: string;
  id?: number;
}

/** A line of play, and what many games came to after it. */
export interface LineInfo {
  steps: StepInfo[];
  /** The share of games that were won, or the mean of the points. */
  value: number;
  /** The standard error of the value. */
  error: number;
  games: number;
  /** For which reason these games are lost more or less often than those of the next best; empty if for none. */
  loss: string;
  /** The share of games that are lost for it. */
  share: number;
  /** The same of the next best. */
  other: number;
}

/** What an action is for people: its verb, and its values. */
export interface Meaning {
  verb: string;
  values: Record<string, unknown>;
}

/** Why a bot made a move: the largest term of the sum by which it weighs actions. Said as `why-CODE`. */
export interface Motive {
  code: string;
  values: Record<string, unknown>;
}

export interface MoveInfo {
  seat: number;
  action: string;
  /** Whether a bot made it. */
  bot: boolean;
  events: GameEvent[];
  /** Why, if a bot made it and has told. */
  why: Motive | null;
}

/** Moves were played or taken back: of the moves before, the first `kept` stand; `moves` follow them. */
export interface MovedMessage {
  type: "moved";
  /** Entries in the table's log; the next move is sent with this number. */
  number: number;
  /** Moves that stand: the log without what was taken back. */
  moment: number;
  view: View;
  /** For each seat of the reader that may act, its legal actions. */
  legal: Record<string, string[]>;
  /** What each of them means, in the same order. */
  meanings: Record<string, Meaning[]>;
  /** The goal and how far it is, what is in danger, what is known to come; none at the end. */
  signs: Sign[];
  /** What can be reckoned of what is to come: odds, needs, warnings; null in a game or at a moment that has none. */
  forecast: Forecast | null;
  /** How many of the reader's own last moves may be taken back. */
  undo: number;
  over: boolean;
  result: GameResult | null;
  /** What decided the game, beyond its result: said as `account-CODE`; nothing while it goes on. */
  account: Sign[];
  asking: Held | null;
  kept: number;
  moves: MoveInfo[];
}

/** Who is to sit somewhere: the one who asks, a bot, or whoever has the invitation. */
export interface NewSeat {
  who: "bot" | "me" | "open";
  bot?: string;
  /** What whoever plays it at the device of the one who asks is called; empty: as the one who asks. */
  name?: string;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, unknown>;
  /** What the person is called at the table. */
  name?: string;
}

/** The last games of a level were all won: the next one may be tried. */
export interface Nudge {
  game: string;
  level: string;
  next: string;
  wins: number;
}

export interface OptionInfo {
  name: string;
  /** What kind of choice it is (core/options.py). */
  kind: "choice" | "flag" | "layout" | "names" | "number" | "seat" | "seed";
  default: unknown;
  choices: string[];
  low: number;
  high: number;
  /** Its choices are named by the texts `FAMILY-CHOICE`, and some told of by `about-FAMILY-CHOICE`. */
  family: string;
  /** Of an option that can be drawn. */
  marks: DrawnMark[];
}

/** Whether the bots of a table are paused, and how fast they play; what is left out stays as it is. */
export interface Pacing {
  paused?: boolean | null;
  speed?: number | null;
}

export interface Ping {
  type: "ping";
  id?: number;
}

export interface Play {
  type: "play";
  number: number;
  seat: number;
  action: string;
  id?: number;
}

/** A line of "my games": a game that is over. */
export interface PlayedGame {
  table: string;
  game: string;
  /** The value of the option by which results are told apart; "own" for a drawing of one's own. */
  level: string;
  players: number;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  result: GameResult;
  /** Whether the reader won; null where there was nobody to beat. */
  won: boolean | null;
  score: number;
  /** The proven best of the same cards; null if nobody has sought it. */
  best: number | null;
  moves: number;
  at: number;
  deal: string | null;
  /** Whether it was a lesson: it counts for nothing. */
  lesson: boolean;
}

export interface Playing {
  number: number;
  seat: number;
  action: string;
}

export interface Pong {
  type: "pong";
}

/** Every refusal of a request. `table` is how the table stands now, where it was about an earlier number. */
export interface Problem {
  status: number;
  code: string;
  values: Record<string, unknown>;
  rule: string | null;
  sentence: string;
  table: TableMessage | null;
}

/** How somebody does at a kind of game. Tries of the same deal again and lessons do not count. */
export interface Rate {
  game: string;
  level: string;
  players: number;
  games: number;
  /** Null where there was nobody to beat. */
  won: number | null;
  /** The best score. */
  best: number;
}

export interface RefusedAnswer {
  type: "refused";
  code: string;
  values: Record<string, unknown>;
  rule: string | null;
  sentence: string;
  status: number;
  /** Null if the message could not be read. */
  id: number | null;
}

/** How far a review is. */
export interface ReviewInfo {
  state: "done" | "thinking" | "waiting";
  /** Whose points are looked at, where people compete. */
  seat: number;
  done: number;
  total: number;
  told: ReviewTold | null;
}

/** A game that is over, looked back on. Its luck and its decisions add up to the change of its value, exactly. */
export interface ReviewTold {
  scale: "chance" | "points";
  /** So many parts are one: certainty, or a point. */
  parts: number;
  balance: BalanceInfo;
  units: UnitInfo[];
  /** The weightiest first. */
  turning: TurningInfo[];
  /** The kinds of events that tell what luck brought. */
  news: string[];
  /** Whether the games from which chances are estimated were hardly ever won. */
  hopeless: boolean;
}

/** What one of the animals dice shows. */
export interface RobinsonAnimals {
  chance: RobinsonChance;
  face: "fight" | "food" | "none" | "palisade";
}

/** What is being asked, for which step, by which card, and about whom. */
export interface RobinsonAsking {
  card?: string;
  for?: RobinsonStep;
  kind: string;
  options?: RobinsonOption[];
  who?: string;
}

export interface RobinsonBox {
  characters: RobinsonCharacter[];
  helpers: RobinsonHelper[];
  inventions: Record<string, RobinsonNeeds>;
  scenarios: RobinsonScenario[];
  /** Space -> those beside it. */
  spaces: Record<string, string[]>;
  tiles: RobinsonTile[];
  /** Die -> how many of its six faces show what. */
  weather_dice: Record<string, Record<string, number>>;
}

/** A chance: from the least to the most where it hangs on what people choose, else both are the same. */
export interface RobinsonChance {
  least: number;
  most: number;
}

/** The odds of an action for somebody. */
export interface RobinsonChances {
  /** With the fewest pawns; null where no die is rolled. */
  odds: RobinsonOdds | null;
  /** With so many that it is sure: an adventure may still wait on the field. */
  odds_sure: RobinsonOdds | null;
}

/** What something brings or takes, of all that can be counted; what stays as it is is left out. */
export interface RobinsonChanges {
  /** Of the one whose action it is. */
  determination?: number;
  /** Discovery tokens or mystery cards that are drawn. */
  discovery?: number;
  /** Beasts that are fought. */
  fight?: number;
  food?: number;
  fur?: number;
  invention?: string;
  morale?: number;
  palisade?: number;
  preserved?: number;
  roof?: number;
  shelter?: number;
  /** Tiles that are found. */
  tile?: number;
  weapon?: number;
  wood?: number;
  /** Below 0 it heals. */
  wounds?: number;
}

export interface RobinsonCharacter {
  /** The wounds at which morale falls. */
  arrows: number[];
  character: string;
  /** The wound at which this character dies. */
  dies: number;
  invention: string;
  /** Skill -> its price. */
  skills: Record<string, number>;
}

export interface RobinsonClouds {
  chance: RobinsonChance;
  rain: number;
  snow: number;
}

export interface RobinsonCost {
  food?: number;
  fur?: number;
  wood?: number;
}

/** How many cards each deck has. */
export interface RobinsonDecks {
  beasts: number;
  build: number;
  discoveries: number;
  events: RobinsonEvents;
  explore: number;
  gather: number;
  hunting: number;
  inventions: number;
  item_box: number;
  mysteries: number;
  tiles: number;
}

/** The meal. Wounds are those of all who go hungry or spend the night outside, added up. */
export interface RobinsonDinner {
  /** Whether there is only one way. */
  certain: boolean;
  /** Food that the plan brings before the meal. */
  coming: RobinsonRange;
  /** The chance that everybody eats. */
  enough: RobinsonChance;
  /** Food that lies there unreserved. */
  have: number;
  hungry: RobinsonRange;
  mouths: number;
  outcomes: RobinsonOutcome[];
  /** The chance that the game is over before. */
  over: RobinsonChance;
  /** Food that is demanded beside the meal. */
  wanted: number;
}

/** A mark that is in force, where it comes from, and what it touches. */
export interface RobinsonEffect {
  at: string;
  card: string | null;
  fresh: boolean;
  mark: string;
  /**
   * Targets ("gather B2 food"), kinds of actions ("action build"), people ("person 0"), parts of the round
   *     ("part weather", "part dinner", "part night", "part production", "part round", "part dawn", "part items") and
   *     spaces ("place B2").
   */
  touches: string[];
}

/** How many events of each kind the deck has, and which cards were shuffled into it. */
export interface RobinsonEvents {
  added: string[];
  adventure: number;
  book: number;
}

/** Something to be said in words: `forecast-CODE`. */
export interface RobinsonFact {
  code: string;
  tone: "bad" | "good" | "plain";
  values: Record<string, unknown>;
}

/** What can be reckoned from what everybody sees: while the plan is made, and where something is asked. */
export interface RobinsonForecast {
  /** What each answer to the question changes, by action. */
  answers: Record<string, RobinsonFact[]>;
  effects: RobinsonEffect[];
  inventions: RobinsonInvention[];
  people: RobinsonPerson[];
  planned: RobinsonPlanned[];
  /** Only while the plan is made; then also `planned` and `warnings`. */
  targets: RobinsonTarget[];
  tonight: RobinsonTonight;
  warnings: RobinsonFact[];
}

export interface RobinsonFriday {
  determination: number;
  wounds: number;
}

/** Somebody in the camp whom nobody plays. */
export interface RobinsonHelper {
  /** The wound at which they die. */
  dies: number;
  helper: "friday" | "jenny";
  /** Skill -> its price. */
  skills: Record<string, number>;
}

/** A card that comes at the end of the Action phase, and to whom. */
export interface RobinsonIncoming {
  card: string;
  space?: string;
  who: string | null;
}

export interface RobinsonInvention {
  card: string;
  /** What needs it and is not built yet: other inventions, threats that lie there. */
  helps: string[];
  invention: string;
  lacks: RobinsonLack[];
  /** Closed: it belongs to somebody else's character. */
  state: "built" | "closed" | "coming" | "lacks" | "open";
  /** Null where it is built on a tile, which the target names. */
  target: string | null;
}

/** Which hidden cards somebody has looked at. */
export interface RobinsonKnown {
  bottom: boolean;
  event: boolean;
  tiles: number;
  top: boolean;
}

/** What is missing for something. */
export interface RobinsonLack {
  /** How many; 1 for an item or a terrain. */
  n: number;
  /** Which item or terrain: "invention rope", "terrain river". */
  thing?: string;
  what: "food" | "fur" | "item" | "pawns" | "players" | "shelter" | "terrain" | "weapon" | "wood";
}

/** A mark: what it is, where it lies, which card it came from. A fresh one does not work yet. */
export interface RobinsonMark {
  at: string;
  fresh?: boolean;
  from: string | null;
  mark: string;
  value?: number;
}

/** What an invention needs. */
export interface RobinsonNeeds {
  food?: number;
  fur?: number;
  items: string[];
  /** Fur that may be paid instead of wood. */
  or_fur?: number;
  terrain: string[];
  wood?: number;
}

/** What the dice of an action do: each by itself, what is in force counted, nothing rolled again. */
export interface RobinsonOdds {
  /** An adventure card, or the wound that Friday and the raft take instead. */
  adventure: number;
  success: number;
  wound: number;
}

/** An answer that may be given: the effects of a card, with what becomes of it then, or the word of a rule. */
export interface RobinsonOption {
  effects?: Record<string, unknown>[];
  means?: string;
  option: number;
  then?: "discard" | "shuffle";
}

/** One of several ways in which something can go: all together have the chance 1, but for games that end before. */
export interface RobinsonOutcome {
  chance: RobinsonChance;
  changes: RobinsonChanges;
}

/** A part of the goal, said as `sign-CODE`. */
export interface RobinsonPart {
  code: string;
  danger: boolean;
  done: boolean;
  /** How much is wanted; null where nothing has to be reached. */
  of: number | null;
  /** `n` is how much there is; the rest is what else its sentence says. */
  values: Record<string, number | string | (number | string)[]>;
}

export interface RobinsonPerson {
  /** The chance that morale falls by it. */
  arrow: RobinsonChance;
  death: RobinsonChance;
  /** Wounds to the next morale arrow that is not covered; null if there is none. */
  to_arrow: number | null;
  to_death: number;
  who: string;
  /** What they may take this round: the plan's dice, the weather, the night. */
  wounds: RobinsonRange;
}

/** An action of the plan. */
export interface RobinsonPlanned {
  /** Whether one more pawn makes it sure, or brings more. */
  better: boolean;
  brings: RobinsonChanges;
  complete: boolean;
  kind: string;
  lacks: RobinsonLack[];
  /** Pawns that are missing. */
  missing: number;
  needed: number;
  /**
   * With the pawns that are on it, after the actions before it; null for kinds without dice, and once it is being
   *     resolved.
   */
  odds: RobinsonOdds | null;
  pawns: number;
  performer: string;
  /** Counted from 1, as in the view. */
  slot: number;
  /** Whether no die is rolled. */
  sure: boolean;
  target: string;
  tokens: string[];
}

export interface RobinsonPlayer {
  character: string;
  determination: number;
  /** Skills that were used this round. */
  used: string[];
  wounds: number;
}

export interface RobinsonRange {
  least: number;
  most: number;
}

export interface RobinsonResources {
  food: number;
  fur: number;
  preserved: number;
  wood: number;
}

export interface RobinsonRot {
  /** Whether there is only one way. */
  certain: boolean;
  /** The card that keeps food from rotting. */
  kept_by: string | null;
  outcomes: RobinsonOutcome[];
  /** The chance that the game is over before. */
  over: RobinsonChance;
}

export interface RobinsonScenario {
  /** Round -> what it brings beside the weather: "ship", "lava B4". */
  calendar: Record<string, string[]>;
  inventions: Record<string, RobinsonNeeds>;
  /** What counts -> the points of one. */
  points: Record<string, number>;
  rounds: number;
  scenario: string;
  /** The spaces that it is played on. */
  spaces: string[];
  /** Whether totems are found in it. */
  totems: boolean;
  /** The weather dice of each round. */
  weather: (("animals" | "rain" | "winter")[])[];
}

/** Hidden cards that somebody has looked at. */
export interface RobinsonSeen {
  event: string | null;
  hunting_bottom: string | null;
  hunting_top: string | null;
  tiles: number[];
}

export interface RobinsonSkill {
  /** The skill whose name it bears at this table. */
  called: string;
  price: number;
  skill: string;
  used: boolean;
}

/** The night. Wounds are those of all who sleep in the open, added up. */
export interface RobinsonSleep {
  /** Whether there is only one way. */
  certain: boolean;
  /** The chance that the camp has no shelter tonight. */
  open: RobinsonChance;
  outcomes: RobinsonOutcome[];
  /** The people who sleep outside the camp. */
  outside: string[];
  /** The chance that the game is over before. */
  over: RobinsonChance;
}

/** An action that is planned, with its pawns. */
export interface RobinsonSlot {
  cost: RobinsonCost;
  pawns: string[];
  /** How it is paid, where there are several ways; else empty. */
  pay: string;
  performer: string;
  slot: number;
  target: string;
}

/** A step on the agenda; what is nothing is left out. */
export interface RobinsonStep {
  a?: number;
  b?: number;
  card?: string;
  in_action?: boolean;
  source?: number;
  space?: string;
  step: string;
  who?: string;
}

export interface RobinsonStore {
  /** What the plan brings. */
  coming: RobinsonRange;
  /** What is left when the night is over. */
  dawn: RobinsonRange;
  now: number;
  reserved: number;
}

export interface RobinsonStores {
  food: RobinsonStore;
  fur: RobinsonStore;
  preserved: RobinsonStore;
  wood: RobinsonStore;
}

/** A token or an effect that waits, and when it strikes. */
export interface RobinsonStrike {
  at: string;
  card: string | null;
  mark: string;
  when: "action" | "dawn" | "night" | "weather";
  who?: string;
}

/** Something that could be planned now, or for which only goods, pawns, items or terrain are missing. */
export interface RobinsonTarget {
  /** If it succeeds. */
  brings: RobinsonChanges;
  /** The kind of action. */
  kind: string;
  lacks: RobinsonLack[];
  /** The fewest pawns. */
  least: number;
  /** With the fewest pawns; null where no die is rolled. */
  odds: RobinsonOdds | null;
  /** With so many that it is sure: an adventure may still wait on the field. */
  odds_sure: RobinsonOdds | null;
  /** Whether the seat could plan it now. */
  open: boolean;
  /** Pawn -> its odds, where they are not those of the seat. */
  others: Record<string, RobinsonChances>;
  /** The pawns with which no die is needed; null where none ever is. */
  sure: number | null;
  /** As actions name it: "gather B2 food". */
  target: string;
  /** The marks that touch it. */
  tokens: string[];
  /** Empty where nothing is to be paid. */
  ways: RobinsonWay[];
}

export interface RobinsonThreat {
  card: string;
  /** Whether the action that is planned on it is complete. */
  complete: boolean;
  /** What it does when it strikes, as the card has it. */
  effects: Record<string, unknown>[];
  /** Whether it slides to the left then. */
  moves: boolean;
  place: "left" | "right";
  planned: boolean;
  /** Whether it strikes at the next event if nobody deals with it: that of the left space does. */
  strikes: boolean;
}

export interface RobinsonTile {
  beast: boolean;
  discoveries: number;
  number: number;
  shelter: boolean;
  sources: string[];
  terrain: string;
  totem: boolean;
}

/** The rest of this round if the plan stays as it is and nobody uses anything; what is over is null. */
export interface RobinsonTonight {
  dinner: RobinsonDinner | null;
  /**
   * What is not counted, by codes: cards, tokens and tiles that nobody knows ("adventure", "discovery", "mystery",
   *     "hunt", "tile", "event", "chance"), what people may use ("uses"), what they may decline ("choices"): there nobody
   *     does anything. What has to be chosen is counted with every answer.
   */
  omits: string[];
  /** The chance that the game is over before the next round; the parts that it does not reach then are left out. */
  over: RobinsonChance;
  rot: RobinsonRot | null;
  sleep: RobinsonSleep | null;
  stores: RobinsonStores;
  strikes: RobinsonStrike[];
  threats: RobinsonThreat[];
  weather: RobinsonWeather | null;
}

/** What an action is about. */
export interface RobinsonValues {
  answer?: string;
  die?: string;
  kind?: string;
  pawn?: string;
  performer?: string;
  resource?: string;
  /** Counted from 1. */
  slot?: number;
  space?: string;
  target?: string;
  use?: string;
  way?: string;
  which?: number | string;
  who?: number | string;
}

export interface RobinsonView {
  agenda: RobinsonStep[];
  aside: string[];
  /** What is asked; null when the game is over. */
  asking: RobinsonAsking | null;
  available: RobinsonResources;
  built: string[];
  camp: string;
  clouds: number;
  confirmed: number[];
  decks: RobinsonDecks;
  dice: string[];
  dog: boolean;
  ended: number;
  errata: "printed" | "rulebook";
  /** The seat of the first player. */
  first: number;
  friday: RobinsonFriday | null;
  /** What comes at the end of the Action phase, by the person who brings it. */
  future: Record<string, RobinsonResources>;
  gone: string[];
  incoming: RobinsonIncoming[];
  invention_discard: string[];
  /** Starting item -> uses that are left. */
  items: Record<string, number>;
  /** Her wounds; null where she does not play. */
  jenny: number | null;
  known: RobinsonKnown;
  leading: Record<string, number>;
  marks: RobinsonMark[];
  morale: number;
  mystery_discard: string[];
  notes: number[];
  offered: number[];
  /** Inventions that may be built. */
  open: string[];
  palisade: number;
  /** Pawn -> how many are still to be placed. */
  pawns_left: Record<string, number>;
  phase: "action" | "event" | "morale" | "night" | "production" | "weather";
  plan: RobinsonSlot[];
  players: RobinsonPlayer[];
  /** What the scenario counts -> how many. */
  points: Record<string, number>;
  /** How far each part of the goal is, and what endangers it. */
  progress: RobinsonPart[];
  /** What the plan will cost. */
  reserved: RobinsonResources;
  roof: number;
  round: number;
  rounds: number;
  /** Its number, from 1. */
  scenario: number;
  /** Through whose eyes it is seen; null for spectators. */
  seat: number | null;
  seen: RobinsonSeen;
  shelter: boolean;
  /** The four skills of each seat. */
  skills: RobinsonSkill[][];
  /** The action that is being resolved. */
  slot: number | null;
  spend_first: "food" | "preserved";
  spent: number;
  /** The house rules that are on. */
  switches: string[];
  taken: string[];
  temporary: number;
  threats: (string | null)[];
  /** Space -> the number of its tile. */
  tiles: Record<string, number>;
  /** Discovery token -> how many. */
  tokens: Record<string, number>;
  /** Treasure -> uses that are left. */
  treasures: Record<string, number>;
  used: number;
  /** Whether a beast waits that nobody has seen. */
  waiting_beast: boolean;
  waiting_for: number[];
  weapon: number;
}

/** A way to pay for a target. */
export interface RobinsonWay {
  /** With what a token on the field adds. */
  cost: RobinsonCost;
  /** What would then be free; what cannot be paid would leave less than nothing. */
  left: RobinsonResources;
  payable: boolean;
  /** As actions name it; the ordinary one is "wood". */
  way: string;
}

/** What the weather takes. Wounds are those of each player in the camp. */
export interface RobinsonWeather {
  /** What each animals die shows; empty where none is rolled. */
  animals: RobinsonAnimals[];
  /** Whether there is only one way. */
  certain: boolean;
  /** How many clouds there are, with tokens and dice that lie there. */
  clouds: RobinsonClouds[];
  /** The dice that are still to be rolled. */
  dice: ("animals" | "rain" | "winter")[];
  /** The chance that nothing is lost by the clouds. */
  holds: RobinsonChance;
  outcomes: RobinsonOutcome[];
  /** The chance that the game is over before. */
  over: RobinsonChance;
  /** The roof when the weather comes. */
  roof: RobinsonRange;
}

/** What each request takes and answers. */
export interface Routes {
  /** Today's deals, one for each game. The day is that of UTC. */
  "GET /api/daily": {
    body: null;
    answer: DealInfo[];
  };
  /** Make a challenge with a deal that nobody knows yet. Only "me" and bots have seats. */
  "POST /api/deals": {
    body: NewTable;
    answer: DealCreated;
  };
  /** A challenge or deal of the day, with the results for those who have finished it. */
  "GET /api/deals/{deal}": {
    body: null;
    answer: DealInfo;
  };
  /** Play a deal, each for themselves. Whoever has begun it comes to the same table again. */
  "POST /api/deals/{deal}/play": {
    body: Taking;
    answer: Created;
  };
  /** The games that can be played, with their options and bots. */
  "GET /api/games": {
    body: null;
    answer: GameInfo[];
  };
  /** Every card of a game in words, in a language or, without one, in that of `Accept-Language`. */
  "GET /api/games/{game}/cards": {
    body: null;
    answer: CardInfo[];
  };
  /** A table at which one learns a game. Its deal is published with the source; it is shown to nobody else. */
  "POST /api/games/{game}/lesson": {
    body: Taking;
    answer: Created;
  };
  /** Delete one's names, talk and token. Moves stay, without a name; bots play on where a game goes on. */
  "DELETE /api/me": {
    body: null;
    answer: Done;
  };
  /** Become on this device who one is on another. */
  "POST /api/me/arrive": {
    body: Arriving;
    answer: Done;
  };
  /** Everything that is kept about oneself: seats, moves, talk, challenges, what was hidden. */
  "GET /api/me/data": {
    body: null;
    answer: Record<string, unknown>;
  };
  /** One's games that are over, the last first, and how one does; `hidden`: those that were hidden. */
  "GET /api/me/games": {
    body: null;
    answer: History;
  };
  /** Take a game out of one's list, or put it in again. */
  "PUT /api/me/games/{table}/hidden": {
    body: Switch;
    answer: null;
  };
  /** A secret that carries one's identity to another device, once and for a short time. */
  "POST /api/me/link": {
    body: null;
    answer: DeviceLink;
  };
  /** The tables at which one has a seat, the last used first. */
  "GET /api/tables": {
    body: null;
    answer: Summary[];
  };
  /** Set up a table. Each open seat comes with the secret of its invitation, which works once. */
  "POST /api/tables": {
    body: NewTable;
    answer: Created;
  };
  /** A table as one may see it: with a seat what that seat sees, else what spectators see. */
  "GET /api/tables/{table}": {
    body: null;
    answer: TableMessage;
  };
  /** The same game with the same options and people, at a new table. */
  "POST /api/tables/{table}/again": {
    body: null;
    answer: Created;
  };
  /** Pause the bots or let them play on, and have them play slower or faster. */
  "PUT /api/tables/{table}/bots": {
    body: Pacing;
    answer: null;
  };
  /** Let a bot take one decision; the bots are paused then. */
  "POST /api/tables/{table}/bots/step": {
    body: null;
    answer: null;
  };
  /** A new table that goes on from a moment of this one; from the first with the same luck it is the same deal. */
  "POST /api/tables/{table}/branch": {
    body: Branching;
    answer: Created;
  };
  /** Make a challenge of a game that is over: others play the same deal. */
  "POST /api/tables/{table}/challenge": {
    body: Challenging;
    answer: DealCreated;
  };
  /** Say something at the table. */
  "POST /api/tables/{table}/chat": {
    body: Saying;
    answer: null;
  };
  /** Hide what the person says who said a line, wherever they are now, or show it again. */
  "PUT /api/tables/{table}/chat/{line}/muted": {
    body: Switch;
    answer: Done;
  };
  /** The game's own figures after each move, the beginning first. */
  "GET /api/tables/{table}/curve": {
    body: null;
    answer: Record<string, number[]>;
  };
  /** One was asked, and has no wish to play a card first. */
  "POST /api/tables/{table}/go-on": {
    body: GoingOn;
    answer: null;
  };
  /** The best that one's seat can do now, by what it sees. Never in others' deals, nor against others. */
  "POST /api/tables/{table}/hint": {
    body: Hinting;
    answer: HintInfo;
  };
  /** Whether hints may be asked for where several people play. All are told. */
  "PUT /api/tables/{table}/hints": {
    body: Switch;
    answer: null;
  };
  /** Which seat an invitation opens, and whose it is; it is not used up by that. */
  "POST /api/tables/{table}/invitation": {
    body: Joining;
    answer: Invited;
  };
  /** Sit down with an invitation. */
  "POST /api/tables/{table}/join": {
    body: Joining;
    answer: Joined;
  };
  /** Give up one's seats: bots play on there. */
  "POST /api/tables/{table}/leave": {
    body: null;
    answer: null;
  };
  /** What one saw after so many moves. */
  "GET /api/tables/{table}/moments/{moment}": {
    body: null;
    answer: View;
  };
  /** How the game stood after so many moves: the goal, and what was in danger. */
  "GET /api/tables/{table}/moments/{moment}/signs": {
    body: null;
    answer: Sign[];
  };
  /** Play a move under the next number of the log. If others are to be asked first, `asking` says whom. */
  "POST /api/tables/{table}/moves": {
    body: Playing;
    answer: MovedMessage;
  };
  /** The record of a game that is over. It names the seed: there is none while somebody may still play it. */
  "GET /api/tables/{table}/record": {
    body: null;
    answer: string;
  };
  /** Whether to be asked before each card that another turns over. */
  "PUT /api/tables/{table}/seats/{seat}/asking": {
    body: Asking;
    answer: null;
  };
  /** Let a bot play one's seat. */
  "PUT /api/tables/{table}/seats/{seat}/bot": {
    body: Substitute;
    answer: null;
  };
  /** Play one's seat again oneself. */
  "DELETE /api/tables/{table}/seats/{seat}/bot": {
    body: null;
    answer: null;
  };
  /** How far the search for the best is; null if nobody has asked for it. */
  "GET /api/tables/{table}/seats/{seat}/hindsight": {
    body: null;
    answer: HindsightInfo | null;
  };
  /** Have the best sought that the same cards allowed at a seat of a game that is over. */
  "POST /api/tables/{table}/seats/{seat}/hindsight": {
    body: null;
    answer: HindsightInfo;
  };
  /** A new invitation to a seat that nobody owns. */
  "POST /api/tables/{table}/seats/{seat}/invitation": {
    body: null;
    answer: Invitation;
  };
  /** Hide what the person of a seat says, at every table, or show it again. */
  "PUT /api/tables/{table}/seats/{seat}/muted": {
    body: Switch;
    answer: Done;
  };
  /** How far the review is; null if nobody has asked for it. */
  "GET /api/tables/{table}/seats/{seat}/review": {
    body: null;
    answer: ReviewInfo | null;
  };
  /**
   * Have a game that is over looked back on: what luck and what decisions made of it. Where people compete, for a
   * seat.
   */
  "POST /api/tables/{table}/seats/{seat}/review": {
    body: null;
    answer: ReviewInfo;
  };
  /** Take back one's last moves: `count` of them, or all that may be (that resets the turn). */
  "POST /api/tables/{table}/undo": {
    body: Undoing;
    answer: MovedMessage;
  };
  /** Why a seat may not play these actions now; null for those that it may. */
  "POST /api/tables/{table}/why": {
    body: Wondering;
    answer: (ToldReason | null)[];
  };
}

/**
 * What has become of a table that was begun under rules of another number, or whose log was damaged.
 *
 *     `same`: every move led again to the position that was kept with it. `unchecked`: every move is legal, but of
 *     some no position was kept. `parted`: a move is refused or leads elsewhere; what stands before it is shown, the
 *     last `left` entries of the log are not, and nothing can be played. `unreadable`: the set-up is another one.
 */
export interface RulesMark {
  begun: number;
  now: number;
  state: "parted" | "same" | "unchecked" | "unreadable";
  left: number;
}

export type Said = Play | Undo | Why | Say | GoOn | Language | Ping;

export interface Say {
  type: "chat";
  text: string;
  id?: number;
}

export interface Saying {
  text: string;
}

export interface SeatInfo {
  seat: number;
  who: "bot" | "open" | "person";
  /** What whoever has it is called: a person, or else a bot; empty where there is nobody, or no name was given. */
  name: string;
  /** Whether a person has it, also while a bot plays for them. */
  person: boolean;
  /** Which bot plays now, if one does. */
  bot: string | null;
  /** Whether it is (one of) the reader's, also while a bot plays for them. */
  yours: boolean;
  /** Whether its person is connected now. */
  here: boolean;
  /** Whether its person wants to be asked before each card that others turn over. */
  asks: boolean;
  /** Whether it has an invitation that was not used yet. */
  invited: boolean;
  /** Whether the reader has hidden what its person says. */
  muted: boolean;
}

export interface SeatsMessage {
  type: "seats";
  seats: SeatInfo[];
  bots: BotsInfo;
  hints: HintsInfo;
  asking: Held | null;
  next: string | null;
}

/** How the game stands: a part of its goal, a danger, or what is known to come. Said as `sign-CODE`. */
export interface Sign {
  kind: "danger" | "goal" | "known";
  code: string;
  values: Record<string, unknown>;
}

/** How things stand for somebody: part of both messages that bring a table up to date. */
export interface Standing {
  /** Entries in the table's log; the next move is sent with this number. */
  number: number;
  /** Moves that stand: the log without what was taken back. */
  moment: number;
  view: View;
  /** For each seat of the reader that may act, its legal actions. */
  legal: Record<string, string[]>;
  /** What each of them means, in the same order. */
  meanings: Record<string, Meaning[]>;
  /** The goal and how far it is, what is in danger, what is known to come; none at the end. */
  signs: Sign[];
  /** What can be reckoned of what is to come: odds, needs, warnings; null in a game or at a moment that has none. */
  forecast: Forecast | null;
  /** How many of the reader's own last moves may be taken back. */
  undo: number;
  over: boolean;
  result: GameResult | null;
  /** What decided the game, beyond its result: said as `account-CODE`; nothing while it goes on. */
  account: Sign[];
  asking: Held | null;
}

/** A step of a line of play, and what it is for people. */
export interface StepInfo {
  seat: number;
  action: string;
  verb: string;
  values: Record<string, unknown>;
}

export interface Substitute {
  bot?: string;
}

/** A line of "my tables". */
export interface Summary {
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  moment: number;
  /** Whether the game waits for a seat of the reader. */
  yourTurn: boolean;
  /** The seats that the game waits for. */
  waiting: number[];
  over: boolean;
  result: GameResult | null;
  /** Seconds since 1970 of the last move, or of the beginning. */
  at: number;
  /** Set if the table was not begun under today's rules. */
  rules: RulesMark | null;
  /** Whether it is a lesson. */
  lesson: boolean;
}

export interface Switch {
  on: boolean;
}

/** The whole table: on connecting, and when people came, left or changed seats. */
export interface TableMessage {
  type: "table";
  /** Entries in the table's log; the next move is sent with this number. */
  number: number;
  /** Moves that stand: the log without what was taken back. */
  moment: number;
  view: View;
  /** For each seat of the reader that may act, its legal actions. */
  legal: Record<string, string[]>;
  /** What each of them means, in the same order. */
  meanings: Record<string, Meaning[]>;
  /** The goal and how far it is, what is in danger, what is known to come; none at the end. */
  signs: Sign[];
  /** What can be reckoned of what is to come: odds, needs, warnings; null in a game or at a moment that has none. */
  forecast: Forecast | null;
  /** How many of the reader's own last moves may be taken back. */
  undo: number;
  over: boolean;
  result: GameResult | null;
  /** What decided the game, beyond its result: said as `account-CODE`; nothing while it goes on. */
  account: Sign[];
  asking: Held | null;
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: SeatInfo[];
  /** Which values of events, reasons and actions are names of things: value -> families of words (words.py). */
  nouns: Record<string, string>;
  /** Text ids that this table replaces: id -> id used instead. */
  called: Record<string, string>;
  box: Box;
  bots: BotsInfo;
  hints: HintsInfo;
  moves: MoveInfo[];
  chat: ChatLine[];
  hidden: HiddenVoice[];
  /** The table at which the same people play again. */
  next: string | null;
  branch: BranchMark | null;
  deal: DealMark | null;
  /** Set if the table was not begun under today's rules. */
  rules: RulesMark | null;
}

/** Take a challenge, the deal of the day, or a lesson. */
export interface Taking {
  name?: string;
}

export type Told = 
  | TableMessage
  | MovedMessage
  | SeatsMessage
  | ChatMessage
  | DoneAnswer
  | HeldAnswer
  | WhyAnswer
  | RefusedAnswer
  | Pong;

/** Why something is refused: a stable code, what it is about, the rule, and a sentence in the reader's language. */
export interface ToldReason {
  code: string;
  values: Record<string, unknown>;
  rule: string | null;
  sentence: string;
}

/** Something that decided the game: the decisions of a unit, or its luck. */
export interface TurningInfo {
  unit: number;
  kind: "decision" | "luck";
  /** What was played in the unit, by those who are reviewed. */
  steps: StepInfo[];
  played: LineInfo | null;
  /** Set if something was found that is surely better than what was played. */
  better: LineInfo | null;
}

export interface Undo {
  type: "undo";
  number: number;
  count?: number | null;
  id?: number;
}

/** `count`: how many moves to take back; all that may be, if left out: that resets the turn. */
export interface Undoing {
  number: number;
  count?: number | null;
}

/**
 * What was decided until something came to light. Decisions: `expected` less `before`. Luck: `after` less
 *     `expected`.
 */
export interface UnitInfo {
  /** The moment before it. */
  first: number;
  /** The moment after it. */
  last: number;
  seat: number;
  before: number;
  expected: number;
  after: number;
  error: number;
  /** Whether there was anything to decide. */
  chosen: boolean;
}

export type View = IslandView | HashiView | RobinsonView;

export interface Why {
  type: "why";
  seat: number;
  actions: string[];
  id?: number;
}

/** Why not, action by action; null for those that are possible. */
export interface WhyAnswer {
  type: "why";
  id: number;
  reasons: (ToldReason | null)[];
}

/** Why may a seat not play these? */
export interface Wondering {
  seat: number;
  actions: string[];
}
