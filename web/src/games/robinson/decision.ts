// The questions of this game, with what each answer changes as far as the engine foresees it.

import type { CardInfo, RobinsonOption } from "../../lib/protocol";
import { capital } from "../../lib/speech";
import { say, words } from "../../lib/words.svelte";
import { bad, good, plain, type Answer, type Cost, type Decision } from "../../table/decision";
import { phrase, type Action } from "./actions";
import { cardTexts } from "./cards.svelte";
import type { RobinsonDesk } from "./desk.svelte";
import { buildName, pawnName, targetName } from "./names";
import { cardName } from "./panels";
import { fieldOf, rolling, stepAhead, stepOf, type RobinsonView } from "./view";

/** A question of this game; what each of its answers changes in the same way is said once. */
export interface Asked extends Decision {
  shared: string[];
}

/** So many answers that change the same would say it too often. */
const MANY = 3;

const TONES: Record<string, (text: string) => Cost> = { good, bad, plain };

/** The card that the question comes from; null if it comes from none. */
export function cardAsked({ view, using }: RobinsonDesk): string | null {
  const used = using[0]?.values.use;
  if (used !== undefined) return used === "skill friday_reroll" ? null : used;
  return view.asking?.card ?? null;
}

/** What a card says about what it asks: of all scenarios only this one, of its sheet only the lines that count in this phase. */
export function partAsking(card: string, { phase, scenario }: RobinsonView): string[] {
  const here = cardTexts.part(card, `scenario_${scenario}`);
  if (here.length > 0) return here;
  if (!card.startsWith("scenario ")) return cardTexts.text(card);
  if (phase === "event") return cardTexts.part(card, "book");
  return phase === "action" ? cardTexts.part(card, "totem", "rule") : cardTexts.part(card, "rule");
}

/** What is asked of the reader now; null if nothing is. `told` is the card that asks, in words. */
export function decisionOf(desk: RobinsonDesk, told: CardInfo | null): Asked | null {
  const { view, acting, using } = desk;
  if (!desk.live || desk.run.showing || desk.run.byItself) return null;
  if (desk.doubtful) return { id: "confirm", card: null, shared: [], answers: doubts(desk) };
  if (using.length > 0) return { id: `use ${using[0]!.text}`, card: cardAsked(desk), shared: [], answers: usings(desk) };
  if (acting === null || view.asking === null) return null;
  const id = `${view.round} ${view.phase} ${acting} ${view.asking.kind} ${stepOf(view)} ${view.agenda.length} ${view.asking.card ?? ""}`;
  const answers = desk.answers.map((action, at) => answerOf(desk, action, told, at));
  const shared = sharedBy(answers);
  const said = shared.length > 0 ? answers.map((answer) => ({ ...answer, costs: [] })) : answers;
  return { id, card: cardAsked(desk), shared, answers: [...said, ...helps(desk, acting)] };
}

/** What all of many answers change. */
function sharedBy(answers: Answer[]): string[] {
  const [first = [], ...others] = answers.map(({ costs }) => costs.map(({ text }) => text));
  const same = others.every((costs) => JSON.stringify(costs) === JSON.stringify(first));
  return answers.length >= MANY && same ? first : [];
}

function doubts(desk: RobinsonDesk): Answer[] {
  const costs: Cost[] = [];
  if (desk.idle > 0) costs.push(bad(say("robinson-idle", { n: desk.idle })));
  if (desk.fridayIdle) costs.push(plain(words.fact("warn", { code: "friday_idle", values: {} })));
  return [
    { text: say("robinson-confirm-sure"), costs, choose: () => desk.confirm(true) },
    { text: say("robinson-cancel"), costs: [], weight: "first", ready: true, choose: () => desk.cancel() },
  ];
}

/** What somebody is about to use, in each way. */
function usings(desk: RobinsonDesk): Answer[] {
  const ways = desk.using.map((action): Answer => ({
    text: phrase(action),
    costs: changes(desk, action),
    thing: thingUsed(action),
    choose: () => desk.play(action),
  }));
  return [...ways, { text: say("robinson-cancel"), costs: [], choose: () => desk.cancel() }];
}

/** What the engine says that an answer changes. */
function changes({ forecast }: RobinsonDesk, { text, verb, values: { answer } }: Action): Cost[] {
  const found = forecast?.answers[text] ?? [];
  return found.map(({ code, values, tone }) => {
    // the answer names the place, and the die
    const told =
      code === "put" && verb === "space" && values.place === answer
        ? say("robinson-put", { mark: words.name("mark", String(values.mark)) })
        : code === "reroll"
          ? say("robinson-reroll", { chance: Number(values.chance) })
          : words.fact("answer", { code, values });
    return (TONES[tone] ?? plain)(told);
  });
}

/** Whether it throws a die again that lies well. */
const liesWell = ({ forecast }: RobinsonDesk, { text }: Action): boolean =>
  forecast?.answers[text]?.some(({ code, values }) => code === "reroll" && values.well === 1) ?? false;

/** Things that could be used now by who is asked: those of which the engine knows a good come first, dice that lie well last. */
function helps(desk: RobinsonDesk, seat: number): Answer[] {
  const found = desk.uses.filter((action) => action.seat === seat);
  const rank = (action: Action) => (liesWell(desk, action) ? 2 : desk.forecast?.answers[action.text]?.length ? 0 : 1);
  return found
    .sort((one, other) => rank(one) - rank(other))
    .map((action) => ({
      text: phrase(action),
      costs: changes(desk, action),
      thing: thingUsed(action),
      aside: true,
      quiet: liesWell(desk, action),
      choose: () => desk.play(action),
    }));
}

const thingUsed = ({ values: { die, use } }: Action): string | undefined =>
  die !== undefined && die !== "none" ? `die ${die} ${die}` : use;

function answerOf(desk: RobinsonDesk, action: Action, told: CardInfo | null, at: number): Answer {
  const { text, thing, costs } = wordsFor(desk, action, told);
  const weight = action.verb === "go_on" && !rolling(desk.view) ? "first" : undefined;
  const ready = at === 0 && (action.verb === "go_on" || action.verb === "slot");
  return { text, thing, weight, ready, costs: [...costs, ...changes(desk, action)], choose: () => desk.play(action) };
}

interface Said {
  text: string;
  thing?: string;
  costs: Cost[];
}

/** An answer in words, with what is drawn beside it. */
function wordsFor(desk: RobinsonDesk, action: Action, told: CardInfo | null): Said {
  const { view, box } = desk;
  const answer = action.values.answer ?? "";
  const said = (text: string, thing?: string): Said => ({ text: capital(text), thing, costs: [] });
  switch (action.verb) {
    case "go_on":
      return said(say(rolling(view) ? "robinson-keep-dice" : stepAhead(view)?.step === "round_begins" ? "robinson-begin" : "robinson-go-on"));
    case "decline":
      return said(say(stepOf(view) === "night_move_to" ? "robinson-stay" : "robinson-decline"));
    case "option":
      return optionSaid(view.asking?.options?.find(({ option }) => String(option) === answer), told, answer);
    case "slot": {
      const target = view.plan.find(({ slot }) => String(slot) === answer)?.target;
      return target === undefined ? said(phrase(action)) : said(targetName(view, target), `action ${fieldOf(target)}`);
    }
    case "space": {
      const terrain = box.tiles.find(({ number }) => number === view.tiles[answer])?.terrain;
      const name = words.name("place", answer);
      return terrain === undefined ? said(name) : said(`${name}: ${words.name("terrain", terrain)}`, `terrain ${terrain}`);
    }
    case "tile": {
      const terrain = box.tiles.find(({ number }) => String(number) === answer)?.terrain ?? "";
      return said(say("robinson-tile", { tile: answer, terrain: words.name("terrain", terrain) }), `terrain ${terrain}`);
    }
    case "person":
      return said(pawnName(String(action.values.who)), personThing(view, String(action.values.who)));
    case "token":
      return said(cardName(view, `discovery ${answer}`), `discovery ${answer}`);
    case "invention":
    case "building":
      return said(buildName(answer), words.knows(`building-${answer}`) ? answer : `invention ${answer}`);
    case "resource":
      return said(words.name("resource", answer), answer);
    case "number":
      return said(stepOf(view) === "pile_add" ? say("robinson-pile", { n: Number(answer) }) : answer, "wood");
    default:
      return said(phrase(action));
  }
}

/** Who somebody is, drawn: a player by the character. */
const personThing = (view: RobinsonView, who: string): string => `character ${view.players[Number(who)]?.character ?? who}`;

/** An option: the half of a card, or what a rule offers. */
function optionSaid(option: RobinsonOption | undefined, told: CardInfo | null, answer: string): Said {
  if (option?.means !== undefined) return { text: capital(words.name("means", option.means)), costs: [] };
  const wanted = JSON.stringify(option?.effects ?? []);
  const half = told?.choices.find(({ effects }) => JSON.stringify(effects) === wanted);
  const then = option?.then === undefined ? [] : [plain(say(`robinson-then-${option.then}`))];
  return { text: half ? capital(half.text) : say("robinson-option", { answer }), costs: then };
}

/** What is asked, as a sentence. */
export function questionOf({ view, doubtful, using }: RobinsonDesk): string {
  if (doubtful) return say("robinson-doubt");
  if (using.length > 0) return say("robinson-using");
  const { asking } = view;
  if (!asking) return "";
  const step = stepOf(view);
  const ahead = stepAhead(view);
  if (ahead) {
    const who = ahead.who === undefined ? "none" : pawnName(ahead.who);
    if (rolling(view)) return say("robinson-ask-dice", { who: pawnName(asking.who ?? ahead.who ?? "0") });
    if (words.knows(`next-${step}`)) return say(`next-${step}`, { n: Math.abs(ahead.a ?? 0), who });
    return say(step === "round_begins" ? "robinson-ask-begin" : "robinson-ask-window");
  }
  if (words.knows(`ask-${step}`)) return say(`ask-${step}`, { b: asking.for?.b ?? 0 });
  if (asking.kind === "slot") return say("robinson-ask-slot");
  if (asking.card) return say("robinson-ask-card", { card: cardName(view, asking.card) });
  return capital(words.name("asking", asking.kind));
}
