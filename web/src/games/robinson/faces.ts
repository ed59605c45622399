// Which drawing stands for what: signs for small things, and the face of every card.

import { EFFECTS } from "./effects";
import { DRAWN } from "./sprites";

/** What is drawn by the sign of something else. */
const SIGNS: Record<string, string> = {
  hunt: "paw",
  beast: "paw",
  beast_gather: "paw",
  animals: "paw",
  camp: "fire",
  action: "pawn",
  weather: "cloud",
  night: "rest",
  reclaim: "special",
  winter: "snow",
  clouds: "cloud",
  weapons: "weapon",
  life: "wound",
  heart: "wound",
  star: "determination",
  mystery: "treasure",
  item: "treasure",
  invention: "build",
  skill: "determination",
  scenario: "map",
  minus_pawn: "pawn",
  one_pawn: "pawn",
  crew_pawn: "pawn",
  plus_wood: "wood",
  no_wood: "wood",
  wood_more: "wood",
  plus_food: "food",
  no_food: "food",
  food_less: "food",
  half: "production",
  black: "no",
  skip: "no",
  no_mixed: "no",
  items_off: "no",
  down: "no",
  exhausted: "discovered",
  exhausted_second: "discovered",
  covered: "fog",
  white: "fog",
  ash: "fog",
  blue: "cross",
  fire_sign: "fire",
  number: "totem",
  burnt: "fire",
  build_camp_rest: "build",
  only_rest: "rest",
  no_skills: "determination",
  confused: "reroll",
  cursed: "skull",
  outside: "rest",
  every_night: "rest",
  lost_roof: "roof",
  lost_palisade: "palisade",
  marked_item: "build",
  sheltered: "cave",
  natural: "cave",
  war: "village",
  death: "skull",
  goal: "ship",
  question: "adventure",
  token: "discovery",
  fight: "paw",
  crew: "pawn",
};

/** What is drawn as something else. */
const THINGS: Record<string, string> = {
  scenario_raft: "raft",
  fence: "palisade",
  wrecked_lifeboat: "lifeboat",
  treasure: "captains_chest",
  old_map: "map",
  ropes: "rope",
  herbal_mixture: "herbs",
  scenario_dashes: "dashes",
  scenario_bowtie: "bowtie",
  scenario_cross: "cross_token",
  scenario_bands: "bands",
  animals: "beast",
  winter: "snow",
  paw: "beast",
  build: "hammer_and_nails",
};

/** What a skill does, as a drawing. */
const SKILLS: Record<string, string> = {
  economical_construction: "wood",
  craftsmanship: "s-reroll",
  a_new_idea: "diary",
  handyman: "hammer_and_nails",
  grandmas_recipe: "cure",
  searching_talent: "s-reroll",
  stone_soup: "pot",
  hooch: "flask_of_rum",
  child_of_fortune: "s-reroll",
  reconnaissance: "map",
  motivational_speech: "morale",
  scouting: "captain_stones_spyglass",
  tracking: "beast",
  defense_plan: "palisade",
  frenzy: "weapon",
  the_hunt: "bow",
  friday_reroll: "s-reroll",
};

const SCENARIOS: Record<string, string> = {
  castaways: "fire",
  cursed_island: "cross",
  jenny: "lifeboat",
  volcano_island: "volcano",
  cannibal_island: "savage",
  robinson_family: "garden",
  king_kong_island: "gorilla",
};

const BODY = /_(head|arm|belly|leg)$/;

/** The drawing of a sign by its name: "wood", "plus_wood", "build_arm"; also by the name of a card. */
export function signOf(name: string): string {
  if (isCard(name)) return faceOf(name).main;
  const [kind = "", ...rest] = name.split(" ");
  const short = BODY.exec(name)?.[1] ?? rest.at(-1) ?? kind;
  const plain = SIGNS[short] ?? short;
  if (DRAWN.has(`s-${plain}`)) return `s-${plain}`;
  return thingOf(short) ?? (DRAWN.has(`s-${SIGNS[kind] ?? kind}`) ? `s-${SIGNS[kind] ?? kind}` : "s-discovery");
}

/** The drawing of a thing by its plain name, or null. */
export function thingOf(name: string): string | null {
  const plain = THINGS[name] ?? name;
  if (DRAWN.has(plain)) return plain;
  return DRAWN.has(`s-${plain}`) ? `s-${plain}` : null;
}

/** The drawing of what lends a pawn: an item, or a skill. */
export const pawnOf = (name: string): string => thingOf(name) ?? SKILLS[name] ?? "s-pawn";

export interface Face {
  /** What its band says: the kind of card, and its colour. */
  kind: string;
  /** The sign on the band. */
  band: string;
  main: string;
  signs: string[];
}

const BANDS: Record<string, string> = {
  event: "event",
  adventure: "adventure",
  mystery: "treasure",
  beast: "paw",
  invention: "build",
  item: "hand",
  wreckage: "ship",
  discovery: "discovery",
  scenario: "explore",
  skill: "determination",
};

interface Entry {
  deck: string;
  main: string;
  signs: string[];
}

const ENTRIES = new Map<string, Entry>();
for (const [group, lines] of Object.entries(EFFECTS)) {
  const [kind = "", deck = ""] = group.split(" ");
  for (const line of lines.trim().split("\n")) {
    const [card = "", main = "", ...signs] = line.split(" ");
    ENTRIES.set(`${kind} ${card}`, { deck, main, signs });
  }
}

/** How the face of a card is drawn: "event frost", "beast bear". */
export function faceOf(card: string): Face {
  const [kind = "", name = ""] = card.split(" ");
  const entry = ENTRIES.get(card);
  if (entry) {
    const band = kind === "adventure" || kind === "mystery" ? entry.deck : entry.deck === "book" ? "book" : "event";
    const main = thingOf(entry.main) ?? thingOf(SIGNS[entry.main] ?? "") ?? "s-adventure";
    const signs = [...new Set(entry.signs.map(signOf))]; // what is drawn alike is drawn once
    return { kind, band, main, signs: signs.slice(0, 3) };
  }
  const own = kind === "skill" ? SKILLS[name] : kind === "scenario" ? SCENARIOS[name] : thingOf(name);
  return { kind, band: BANDS[kind] ?? "discovery", main: own ?? `s-${BANDS[kind] ?? "discovery"}`, signs: [] };
}

/** Whether a thing is a card, with a face and a frame. */
export const isCard = (thing: string): boolean => thing.includes(" ") && thing.split(" ")[0]! in BANDS;
