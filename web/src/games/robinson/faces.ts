// Which drawing stands for what: signs for small things, and the face of every card. Only the pictures of cards are chosen
// by hand: which signs are on a face, the server tells.

import { cardTexts } from "./cards.svelte";
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
  nearest_wood: "wood",
  nearest_food: "food",
  camp_food: "food",
  adjacent: "discovered",
  adjacent_tile: "discovered",
  this_source: "discovered",
  here: "discovered",
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
  nearest_fish: "fish",
  nearest_parrot: "parrot",
  new_flock: "parrot",
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

/** A picture -> the cards that bear it. Others are drawn as they are called, or by the first sign of what they do. */
const PICTURES: Record<string, string> = {
  build: "slow_work construction_is_weak in_a_hurry construction laborious_work_a hard_work laborious_work_b dangerous_work broken_lever",
  storm: "ravishing_hurricane strong_wind devastating_blows devastating_hurricane ravishing_windstorm thunderstorm wind_storm cold_wind after_the_hurricane",
  mountains: "earthquake the_island_rebels_against_you rough_passage cataclysm precipice landslide disaster collapse",
  beast: "predator_is_near predators night_attack fear_of_the_beasts visit_of_a_predator hungry_predator signs_of_a_predator",
  exhausted: "end_of_source_1 end_of_source_2 end_of_source_3 end_of_source_4 end_of_source_5 shortage",
  rain: "weather_breakdown high_water flood cloud_burst dangerous_terrain",
  rest: "sleepless_night exhausting_night dangerous_night chronic_tiredness tired",
  skull: "body_on_the_beach old_grave carcass skeleton terrible_scream",
  snow: "unusually_cold_night winter_depression cold_rain_a cold_rain_b winter_freezing",
  cure: "weakness sting flu strange_disease",
  fallen_tree: "broken_tree empty_forest lost_in_the_thicket lost_in_the_woods",
  snake: "vipers viper bite giant_snake",
  fog: "mist swamp unexpected_troubles",
  hand: "argument fight_in_the_dark fight",
  leg: "accident misadventure twisted_ankle",
  parrot: "flying_surprise nestlings",
  shelter: "remains_of_a_settlement ruined_hut old_hut",
  shortcut: "searching_for_a_new_path wrong_track lost",
  spider: "insects spiders spider_web",
  diary: "council memories_of_the_cruise",
  food: "wild_berries fruit",
  poison: "poisoning mushrooms",
  river: "natural_dam_breaks raging_river",
  adventure: "unfortunate_adventure",
  arm: "nasty_wound",
  captains_chest: "gold_coin",
  cave: "secret_cave",
  fire: "smoke_on_the_horizon",
  gorilla: "big_ape",
  hammock: "net",
  knife: "sharp_blade",
  mast: "wrecked_balloon",
  monster: "eyes_in_the_bushes",
  pit: "trapdoor",
  plains: "drought",
  protective_amulet: "a_shiny_jewel",
  rope: "hidden_rope",
  spear: "blunt_spear",
  thorny_bushes: "thorny_bush",
  tiger: "furious_tiger",
  totem: "shrine",
  tranquilizer: "blowgun",
  weapon: "surprising_discovery",
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

/** Kinds of cards that come from decks, with signs of what they do. */
const DECKED = ["event", "adventure", "mystery"];

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

const PICTURE_OF = new Map(
  Object.entries(PICTURES).flatMap(([picture, cards]) => cards.split(" ").map((card) => [card, picture])),
);

/** The drawing of a card in its middle, if there is one. */
function pictureOf(kind: string, name: string, signs: string[]): string | null {
  if (kind === "skill") return SKILLS[name] ?? null;
  if (kind === "scenario") return SCENARIOS[name] ?? null;
  for (const picture of [PICTURE_OF.get(name) ?? name, ...signs.slice(0, 1)]) {
    const drawing = thingOf(picture) ?? thingOf(SIGNS[picture] ?? "");
    if (drawing !== null) return drawing;
  }
  return null;
}

/** How the face of a card is drawn: "event frost", "beast bear". */
export function faceOf(card: string): Face {
  const [kind = "", name = ""] = card.split(" ");
  const [deck, ...signs] = DECKED.includes(kind) ? cardTexts.face(card) : [];
  const band = deck ?? BANDS[kind] ?? "discovery";
  const drawn = [...new Set(signs.map(signOf))]; // what is drawn alike is drawn once
  return { kind, band, main: pictureOf(kind, name, signs) ?? signOf(band), signs: drawn.slice(0, 3) };
}

/** Whether a thing is a card, with a face and a frame. */
export const isCard = (thing: string): boolean => thing.includes(" ") && thing.split(" ")[0]! in BANDS;
