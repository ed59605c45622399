// Those who live in the camp, with what their boards show.

import type { RobinsonBox, RobinsonPerson, RobinsonView, SeatInfo } from "../../lib/protocol";
import { words } from "../../lib/words.svelte";

export interface Skill {
  skill: string;
  called: string;
  price: number;
  state: "ready" | "poor" | "used";
}

export interface Person {
  who: string;
  character: string;
  name: string;
  /** What they are called beside the name; empty where it is the same. */
  title: string;
  yours: boolean;
  first: boolean;
  ready: boolean;
  wounds: number;
  dies: number;
  /** Wounds at which morale falls, and whether that is covered. */
  arrows: { at: number; covered: boolean }[];
  toArrow: number | null;
  toDeath: number;
  /** Wounds that may come this round. */
  coming: { least: number; most: number };
  determination: number;
  skills: Skill[];
  marks: { mark: string; from: string | null }[];
}

function personOf(
  view: RobinsonView,
  who: string,
  board: { dies: number; arrows: number[] },
  has: { wounds: number; determination: number },
  outlook: RobinsonPerson | undefined,
): Omit<Person, "character" | "name" | "title" | "yours" | "first" | "ready" | "skills"> {
  const place = /^\d$/.test(who) ? `seat_${who}` : who;
  const marks = view.marks.filter(({ at }) => at === place);
  const covered = new Set(marks.filter(({ mark }) => mark === "arrow").map(({ value }) => value));
  const arrows = board.arrows.map((at) => ({ at, covered: covered.has(at) }));
  const next = arrows.find(({ at, covered }) => !covered && at > has.wounds);
  return {
    who,
    wounds: has.wounds,
    determination: has.determination,
    dies: board.dies,
    arrows,
    toArrow: outlook ? outlook.to_arrow : next ? next.at - has.wounds : null,
    toDeath: outlook?.to_death ?? board.dies - has.wounds,
    coming: outlook?.wounds ?? { least: 0, most: 0 },
    marks: marks.filter(({ mark }) => mark !== "arrow"),
  };
}

/** Everybody, players first. */
export function peopleOf(view: RobinsonView, box: RobinsonBox, seats: SeatInfo[], told: RobinsonPerson[]): Person[] {
  const many = new Set(seats.map(({ name }) => name)).size > 1;
  const outlookOf = (who: string) => told.find((one) => one.who === who);
  const players = view.players.map((player, seat): Person => {
    const board = box.characters.find(({ character }) => character === player.character)!;
    const title = words.name("character", player.character);
    const name = (many && seats[seat]?.name) || title;
    return {
      ...personOf(view, String(seat), board, player, outlookOf(String(seat))),
      character: player.character,
      name,
      title: name === title ? "" : title,
      yours: seats[seat]?.yours === true && seats.some(({ yours }) => !yours),
      first: view.first === seat && view.players.length > 1,
      ready: view.asking?.kind === "plan" && view.confirmed.includes(seat),
      skills: (view.skills[seat] ?? []).map(({ skill, called, price, used }) => ({
        skill,
        called,
        price,
        state: used ? "used" : price > player.determination ? "poor" : "ready",
      })),
    };
  });
  const helpers = [
    ...(view.friday ? [{ who: "friday", has: view.friday }] : []),
    ...(view.jenny !== null ? [{ who: "jenny", has: { wounds: view.jenny, determination: 0 } }] : []),
  ].map(({ who, has }): Person => {
    const { dies, skills } = box.helpers.find(({ helper }) => helper === who)!;
    return {
      ...personOf(view, who, { dies, arrows: [] }, has, outlookOf(who)),
      character: who,
      name: words.name("character", who),
      title: "",
      yours: false,
      first: false,
      ready: false,
      skills: Object.entries(skills).map(([skill, price]) => ({
        skill,
        called: skill,
        price,
        state: view.used > 0 ? "used" : price > has.determination ? "poor" : "ready",
      })),
    };
  });
  return [...players, ...helpers];
}
