// Names that come from the server, as the reader calls them; one that has no name here keeps its own.

import { headlineOf } from "../../games/registry";
import type { OptionInfo } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { say, words } from "../../lib/words.svelte";

const named = (id: string, own: string): string => (words.knows(id) ? words.say(id) : own);

export const gameName = (game: string): string => named(`site-game-${game}`, game);
export const botName = (bot: string): string => named(`bot-${bot}`, bot);
export const choiceName = (option: string, choice: string): string => named(`${option}-${choice}`, choice);
/** The level by which results are told apart; a drawing of one's own has no name. */
export const levelName = (game: string, level: string): string =>
  level === "own" || level.includes("\n") ? say("games-own-drawing") : choiceName(headlineOf(game) ?? "", level);
export const optionName = (option: string): string => named(`option-${option}`, option);
export const pickName = (option: string, choice: string): string => capital(choiceName(option, choice));
/** What becomes of an option that is left to the game. */
export const unsetName = (option: string): string => pickName("unset", option);
/** The family of the names that an option lists: `roles` are called role-pilot, role-diver. */
export const familyOf = (option: string): string => option.replace(/s$/, "");
export const seatName = (seat: number): string => say("new-seat", { seat: seat + 1 });

/** Whether the numbers of an option have names, as scenarios do. */
export const namesNumbers = ({ name, kind, low }: OptionInfo): boolean =>
  kind === "number" && words.knows(`${name}-${low}`);
