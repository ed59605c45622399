// What a picture of Robinson Crusoe shows: its notation is told at the top of the manual's pictures.toml.

import { wordsOf, type Block } from "../../../rules/pictures";

export interface Space {
  name: string;
  state: "camp" | "tile" | "down" | "empty";
  /** Pawns with dice and for certain; empty if that is not told. */
  pawns: string;
  reach: boolean;
}

export interface Slot {
  action: string;
  pawns: string[];
  outcome: "dice" | "certain" | "no";
}

export type Picture =
  | { kind: "island"; spaces: Space[] }
  | { kind: "slots"; slots: Slot[] }
  | { kind: "dice"; rows: { action: string; faces: [sign: string, count: number][] }[] }
  | { kind: "weather"; clouds: string[]; roof: number; stores: { good: string; lost: boolean }[]; wounds: number }
  | { kind: "life"; tracks: { who: string; dies: number; arrows: number[] }[] }
  | { kind: "prices"; prices: { players: number; wood: number; fur: number }[] }
  | { kind: "morale"; levels: number[] }
  | { kind: "threats" }
  | { kind: "pile"; columns: number[]; filled: number };

type Fields = Block &
  (
    | { kind: "island"; spaces: string }
    | { kind: "slots"; slots: string[] }
    | { kind: "dice"; dice: string[] }
    | { kind: "weather"; clouds: string; roof: number; stores: string; wounds: number }
    | { kind: "life"; tracks: string[] }
    | { kind: "prices"; prices: string[] }
    | { kind: "morale"; levels: number[] }
    | { kind: "threats" }
    | { kind: "pile"; columns: number[]; filled: number }
  );

export function readPicture(block: Block): Picture {
  const fields = block as Fields;
  switch (fields.kind) {
    case "island":
      return { kind: "island", spaces: wordsOf(fields.spaces).map(readSpace) };
    case "slots":
      return { kind: "slots", slots: fields.slots.map(readSlot) };
    case "dice":
      return { kind: "dice", rows: fields.dice.map(readDice) };
    case "weather": {
      const { clouds, roof, stores, wounds } = fields;
      const read = (word: string) => ({ good: word.replace("-", ""), lost: word.endsWith("-") });
      return { kind: "weather", clouds: wordsOf(clouds), roof, stores: wordsOf(stores).map(read), wounds };
    }
    case "life":
      return { kind: "life", tracks: fields.tracks.map(readTrack) };
    case "prices":
      return { kind: "prices", prices: fields.prices.map(readPrice) };
    default:
      return fields;
  }
}

const STATES = { "@": "camp", "#": "tile", x: "down", ":": "empty" } as const;
const SPACE = /^([A-C]\d)([@#x:])(?:(\d\/\d)|(!))?$/;

function readSpace(word: string): Space {
  const [, name = "", state = ":", pawns = "", no] = SPACE.exec(word) ?? [];
  return { name, state: STATES[state as keyof typeof STATES], pawns, reach: !no };
}

const OUTCOMES = { "?": "dice", "+": "certain", "!": "no" } as const;

function readSlot(text: string): Slot {
  const [action = "", ...pawns] = wordsOf(text);
  const outcome = pawns.pop() as keyof typeof OUTCOMES;
  return { action, pawns, outcome: OUTCOMES[outcome] };
}

function readDice(text: string) {
  const [action = "", ...counts] = wordsOf(text);
  const signs = ["success", "wound", "adventure"];
  return { action, faces: signs.map((sign, at): [string, number] => [sign, Number(counts[at])]) };
}

function readTrack(text: string) {
  const [who = "", dies = "", ...arrows] = wordsOf(text);
  return { who, dies: Number(dies), arrows: arrows.map(Number) };
}

function readPrice(text: string) {
  const [players = 0, wood = 0, fur = 0] = wordsOf(text).map(Number);
  return { players, wood, fur };
}
