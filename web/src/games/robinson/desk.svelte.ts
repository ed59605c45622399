// What the reader does at the board: planning with one's pawns, answering, using things, asking why not.

import { tick } from "svelte";
import { giveBack, isNowhere } from "../../lib/focus";
import { say } from "../../lib/words.svelte";
import { Desk, type Keys } from "../../table/desk.svelte";
import type { BoardProps } from "../registry";
import { actionsOf, answers, pawnFor, pawnMoved, performerOf, spellPlan, spellSupport, spellUse, useOf, type Action } from "./actions";
import { pawnName, targetName } from "./names";
import { cardName } from "./panels";
import { Run } from "./run.svelte";
import { slotsOf, type Box, type Forecast, type Planned, type RobinsonView, type Slot } from "./view";

export type TargetState = "open" | "planned" | "sure" | "closed";
/** The keys of planning: all of one's own confirm; the next pawn is taken into the hand. */
export const CONFIRM_KEY = "C";
export const HAND_KEY = "P";
/** The phases before a day is planned. */
const BEFORE_THE_PLAN = ["event", "morale", "production"];

export class RobinsonDesk extends Desk<RobinsonView, Box> {
  /** The pawn that is placed next; null leaves it to the desk. */
  hand = $state<string | null>(null);
  /** A target or card over which somebody rests: every part marks it. */
  highlight = $state<string | null>(null);
  /** Whether the reader is asked if the plan shall stand though pawns are left. */
  doubtful = $state(false);
  /** What the reader is about to use, in each way in which it can be. */
  using = $state.raw<Action[]>([]);

  readonly actions = $derived.by(() => (this.live && !this.run.showing ? actionsOf(this.props()) : []));
  /** What is foreseen: while something is told, what was foreseen before. Odds are those of the pawn that would go. */
  readonly forecast: Forecast | null = $derived.by(() => {
    const told = this.run.showing ? this.run.foreseen : (this.props().forecast as Forecast | null);
    const pawn = this.hand ?? String(this.seat);
    if (!told?.targets.some(({ others }) => pawn in others)) return told;
    return { ...told, targets: told.targets.map((target) => ({ ...target, ...target.others[pawn] })) };
  });
  readonly planning = $derived.by(() => this.live && this.view.asking?.kind === "plan");
  /** The reader's seat that is asked something; all plan together. */
  readonly acting = $derived.by(() => {
    const waited = this.view.waiting_for[0];
    if (this.planning || waited === undefined) return null;
    return this.actions.some((action) => action.seat === waited && answers(action)) ? waited : null;
  });
  /** The answers to what is asked. */
  readonly answers = $derived.by(() => this.actions.filter((action) => action.seat === this.acting && answers(action)));
  /** The spaces that are answers: they can be clicked on the island too. */
  readonly spaces = $derived.by(() => {
    const asked = this.using.length > 0 || this.busy ? [] : this.answers.filter(({ verb }) => verb === "space");
    return new Map(asked.map((action) => [String(action.values.answer), action]));
  });
  /** What can be used now, and by whom. */
  readonly uses = $derived.by(() => this.actions.filter(({ verb }) => verb === "use"));
  /** The seats of the reader that still plan. */
  readonly planners = $derived.by(() =>
    this.planning ? [...this.yours].filter((seat) => this.view.waiting_for.includes(seat) && this.#acts(seat)) : [],
  );
  /** Whose pawn would be placed: the one in the hand, or the first that is left. */
  readonly seat = $derived.by(() => {
    const chosen = this.planners.find((seat) => String(seat) === this.hand);
    return chosen ?? this.planners.find((seat) => this.#left(String(seat)) > 0) ?? this.planners[0] ?? null;
  });
  readonly confirms = $derived.by(() => this.actions.filter(({ verb }) => verb === "confirm"));
  readonly reopens = $derived.by(() => this.actions.filter(({ verb }) => verb === "reopen"));
  /** The reader's own pawns that are not placed yet. */
  readonly idle = $derived.by(() => this.planners.reduce((sum, seat) => sum + this.#left(String(seat)), 0));

  readonly fridayIdle = $derived.by(
    () => this.planners.length > 0 && (this.forecast?.warnings.some(({ code }) => code === "friday_idle") ?? false),
  );

  /** The round that was being planned when something moved last. */
  #planned: number | null = null;
  /** The view of which the page has gone on by itself. */
  #said: RobinsonView | null = null;

  readonly run: Run;
  /** What is shown: while something is told, as far as it has been. */
  readonly seen: RobinsonView = $derived.by(() => this.run.retold ?? this.view);

  constructor(props: () => BoardProps, spotOf: (thing: string) => Element | null) {
    super(props, spotOf);
    this.run = new Run(props);
  }

  #acts(seat: number): boolean {
    return this.props().legal[seat]?.length !== undefined;
  }

  /** Whether a pawn would do nothing. Friday is asked of by whoever confirms last: till then others may need him. */
  get #leavesIdle(): boolean {
    return this.idle > 0 || (this.fridayIdle && this.view.waiting_for.every((seat) => this.yours.has(seat)));
  }

  #left(pawn: string): number {
    return this.view.pawns_left[pawn] ?? 0;
  }

  /** A plan that grows is no new question. */
  protected override get asked(): unknown {
    return this.planning ? this.view.round : this.view;
  }

  /** What others plan closes nothing that the reader has open. */
  moved(): void {
    if (this.#planned === this.view.round && this.planning) {
      this.doubtful &&= this.#leavesIdle;
      this.using = this.using.filter(({ seat, text }) => this.props().legal[seat]?.includes(text));
    } else {
      this.why = null;
      this.doubtful = false;
      this.using = [];
    }
    this.#planned = this.planning ? this.view.round : null;
    if (this.hand !== null && this.#left(this.hand) === 0) this.hand = null;
    this.run.moved(this.view);
  }

  cancel(): void {
    this.why = null;
    this.doubtful = false;
    this.using = [];
    this.hand = null;
    this.run.turned = [];
    this.run.end();
  }

  get keys(): Keys {
    const keys: Keys = {};
    if (this.run.showing) keys[" "] = keys.enter = () => this.run.next();
    if (this.confirms.length > 0) keys[CONFIRM_KEY.toLowerCase()] = () => this.confirm();
    if (this.planners.length > 0) keys[HAND_KEY.toLowerCase()] = () => this.nextHand();
    return keys;
  }

  /** Say the one thing that decides nothing, once; if the server does not take it, the reader says it. */
  async goOn(said: { seat: number; text: string }): Promise<void> {
    const { view } = this;
    if (this.#said === view) return;
    this.#said = view;
    const done = await this.busily(() => this.props().play(said.seat, said.text, true));
    if (!done && this.view === view) this.run.leave(view);
  }

  play(action: Action): void {
    this.doubtful = false;
    this.using = [];
    void this.#send(action);
  }

  async #send({ seat, text }: Action): Promise<boolean> {
    if (!BEFORE_THE_PLAN.includes(this.view.phase)) this.run.turned = []; // the event of the round is read until then
    return (await this.busily(() => this.props().play(seat, text, this.planning))) ?? false;
  }

  /** Do several things, each looked for when the one before is done; one that is not found ends it. */
  async #inTurn(finds: (() => Action | undefined)[]): Promise<void> {
    this.run.turned = [];
    await this.busily(async () => {
      for (const find of finds) {
        const before = this.view;
        const action = find();
        if (!action || !(await this.props().play(action.seat, action.text, this.planning))) return;
        await this.shown(() => this.view !== before && this.live);
      }
    });
  }

  // -- planning -----------------------------------------------------------------------------------

  plannedAs(slot: Slot): Planned | undefined {
    return this.forecast?.planned.find((planned) => planned.slot === slot.slot);
  }

  isSure(slot: Slot): boolean {
    return this.plannedAs(slot)?.sure ?? false;
  }

  /** Whether a second pawn makes it sure, or brings more. */
  #isBetter(slot: Slot): boolean {
    return this.plannedAs(slot)?.better ?? true;
  }

  state(target: string): TargetState {
    const slots = slotsOf(this.seen, target);
    if (slots.length > 0) return slots.every((slot) => this.isSure(slot)) ? "sure" : "planned";
    return this.#plans(target).length > 0 ? "open" : "closed";
  }

  /** The ways in which something can be planned: by the pawn in the hand, or by any. */
  #plans(target: string): Action[] {
    return this.actions.filter((action) => {
      if (action.verb !== "plan" || action.values.target !== target) return false;
      return this.hand === null || performerOf(action) === this.hand;
    });
  }

  #plan(target: string): Action | undefined {
    const found = this.#plans(target);
    const own = found.filter(({ values }) => values.performer === "own");
    return own.find(({ seat }) => seat === this.seat) ?? own[0] ?? found[0];
  }

  /** Pawns that could support a slot. */
  supports(slot: Slot): Action[] {
    return this.actions.filter(({ verb, values }) => verb === "support" && values.slot === slot.slot);
  }

  /** Whose pawn makes it sure: that in the hand, the performer's second, another's, Friday's. What is used up is only taken when chosen. */
  #support(slots: Slot[]): Action | undefined {
    for (const slot of slots.filter((each) => this.#isBetter(each) || this.hand !== null)) {
      const found = this.supports(slot);
      if (this.hand !== null) {
        const held = found.find((action) => pawnMoved(action) === this.hand);
        if (held) return held;
        continue;
      }
      const own = found.filter(({ values }) => values.pawn === "pawn");
      const near = own.find(({ seat }) => String(seat) === slot.performer) ?? own.find(({ seat }) => seat === this.seat);
      const any = near ?? own[0] ?? found.find(({ values }) => values.pawn === "friday");
      if (any) return any;
    }
    return undefined;
  }

  /**
   * One click plans it with one pawn, a second makes it sure, a third takes it back; else why not is said. `anew` plans
   * something again that is planned already: where each pawn is an action of its own.
   */
  target(target: string, from: Element, anew = false): void {
    if (this.closes(from) || !this.planning || this.busy) return;
    this.why = null;
    const slots = slotsOf(this.view, target);
    const sure = slots.length > 0 && slots.every((slot) => this.isSure(slot));
    const action = slots.length === 0 || anew ? this.#planAnew(target, slots) : (this.#support(slots) ?? (sure ? undefined : this.#plan(target)));
    if (action) void this.#place(action, target);
    else if (sure && this.hand === null && !anew) void this.clear(slots).then(() => this.#keepFocus(target));
    else void this.explain(from, targetName(this.view, target), this.#tries(target, anew ? [] : slots));
  }

  /** One more action of the same; a thing in the hand that can only help with one helps with what is planned. */
  #planAnew(target: string, slots: Slot[]): Action | undefined {
    return this.#plan(target) ?? (this.hand === null ? undefined : this.#support(slots));
  }

  /** Put a pawn on something or take it off. What was pressed is drawn anew then: who plays by keyboard stays on it. */
  async #place(action: Action, target: string): Promise<void> {
    const before = this.view;
    if (!(await this.#send(action))) return;
    await this.shown(() => this.view !== before);
    await this.#keepFocus(target);
  }

  async #keepFocus(target: string): Promise<void> {
    await tick();
    if (isNowhere(document.activeElement)) giveBack(this.spotOf(target));
  }

  #tries(target: string, slots: Slot[]) {
    const seat = this.seat ?? (this.live ? [...this.yours][0] : undefined);
    if (seat === undefined) return null;
    const person = this.hand === "friday" || this.hand === "jenny" ? this.hand : "";
    const pawn = pawnFor(seat, this.hand ?? String(seat));
    const actions = slots.length > 0 ? slots.map(({ slot }) => spellSupport(slot, pawn)) : [spellPlan(target, person)];
    return { seat, actions };
  }

  /** Whether a target takes the pawn in the hand. */
  takes(target: string): boolean {
    const slots = slotsOf(this.view, target);
    return this.#plan(target) !== undefined || this.#support(slots) !== undefined;
  }

  /** Put a certain pawn on something that is planned. */
  support(action: Action, target: string): void {
    void this.#place(action, target);
  }

  #backs(slot: number, pawn?: string): Action[] {
    return this.actions.filter(
      (action) =>
        action.verb === "take_back" && action.values.slot === slot && (pawn === undefined || pawnMoved(action) === pawn),
    );
  }

  canTakeBack(slot: Slot, pawn: string): boolean {
    return this.#backs(slot.slot, pawn).length > 0;
  }

  takeBack(slot: Slot, pawn: string, from: Element): void {
    if (this.closes(from)) return;
    const found = this.#backs(slot.slot, pawn)[0];
    if (found) void this.#place(found, slot.target);
    else if (this.planning) {
      const seat = this.seat ?? [...this.yours][0];
      if (seat === undefined) return;
      const tries = { seat, actions: [`take_back ${slot.slot} ${pawnFor(seat, pawn)}`] };
      void this.explain(from, pawnName(pawn), tries);
    }
  }

  /** Take back all that the reader may from some slots, the supporters first. */
  async clear(slots: Slot[]): Promise<void> {
    const finds = slots.flatMap(({ slot, pawns, performer }) => {
      const ordered = [...pawns].sort((one, other) => Number(one === performer) - Number(other === performer));
      return ordered.map((pawn) => () => this.#backs(slot, pawn)[0] ?? this.#backs(slot)[0]);
    });
    await this.#inTurn(finds);
  }

  /** Who could perform a slot instead. */
  leads(slot: Slot): Action[] {
    return this.actions.filter(({ verb, values }) => verb === "lead" && values.slot === slot.slot);
  }

  goesFirst(slot: Slot): Action | undefined {
    return this.actions.find(({ verb, values }) => verb === "first" && values.slot === slot.slot);
  }

  /** Other ways to pay for what a slot has planned, as the forecast tells them. */
  waysOf(slot: Slot): string[] {
    const ways = this.forecast?.targets.find(({ target }) => target === slot.target)?.ways ?? [];
    const back = this.#backs(slot.slot).length >= slot.pawns.length;
    return back ? ways.map(({ way }) => way).filter((way) => way !== (slot.pay || "wood")) : [];
  }

  /** Pay in another way: what lies there is taken back and planned anew. */
  pay(slot: Slot, way: string): void {
    const { target, pawns, performer, slot: number } = slot;
    const others = [...pawns];
    others.splice(others.indexOf(performer), 1);
    const backs = [...others, performer].map((pawn) => () => this.#backs(number, pawn)[0]);
    const isSame = (action: Action) => action.values.target === target && performerOf(action) === performer;
    const plan = () => this.actions.find((action) => action.verb === "plan" && action.values.way === way && isSame(action));
    const again = others.map((pawn) => () => {
      const found = slotsOf(this.view, target).flatMap((each) => this.supports(each));
      return found.find((action) => pawnMoved(action) === pawn);
    });
    void this.#inTurn([...backs, plan, ...again]);
  }

  // -- the hand, and confirming -------------------------------------------------------------------

  /** The pawns that the reader could place, with how many there are. */
  readonly pawns = $derived.by(() => {
    if (this.planners.length === 0) return [];
    const usable = (pawn: string) => !/^\d$/.test(pawn) || this.planners.includes(Number(pawn));
    return Object.entries(this.view.pawns_left)
      .filter(([pawn]) => usable(pawn))
      .map(([pawn, left]) => ({ pawn, left }));
  });

  /** Whether there is anything that the pawn in the hand could do. */
  readonly fits = $derived.by(() =>
    this.actions.some((action) => {
      if (action.verb === "support") return pawnMoved(action) === this.hand;
      return action.verb === "plan" && performerOf(action) === this.hand;
    }),
  );

  take(pawn: string): void {
    this.hand = this.hand === pawn ? null : pawn;
  }

  nextHand(): void {
    const at = this.pawns.findIndex(({ pawn }) => pawn === this.hand);
    this.hand = this.pawns[at + 1]?.pawn ?? null;
  }

  /** Confirm the plan for all of the reader's seats. Where pawns are left, or Friday has no task, they are asked first. */
  confirm(sure = false): void {
    this.doubtful = !sure && this.#leavesIdle;
    if (this.doubtful) return;
    const seats = this.confirms.map(({ seat }) => seat);
    void this.#inTurn(seats.map((seat) => () => this.confirms.find((action) => action.seat === seat)));
  }

  reopen(): void {
    const found = this.reopens[0];
    if (found) this.play(found);
  }

  /** Why nobody of the reader's can confirm. */
  askConfirm(from: Element): void {
    const seat = this.seat;
    if (seat !== null && !this.closes(from)) void this.explain(from, say("robinson-confirm"), { seat, actions: ["confirm"] });
  }

  // -- using things -------------------------------------------------------------------------------

  #usesOf(use: string): Action[] {
    return this.uses.filter(({ values }) => values.use === use);
  }

  canUse(use: string): boolean {
    return this.#usesOf(use).length > 0;
  }

  /** Use a skill, an item, a token or a treasure: the reader sees first what it does. */
  use(use: string, from: Element): void {
    if (this.closes(from)) return;
    const found = this.#usesOf(use);
    const seat = this.seat ?? this.acting ?? (this.live ? [...this.yours][0] : undefined);
    if (found.length > 0) this.using = found;
    else if (seat !== undefined) {
      const tries = { seat, actions: [spellUse(useOf(use))] };
      void this.explain(from, cardName(this.view, use), tries);
    }
  }

  /** Open a card in the inspector. */
  look(card: string): void {
    const anchor = this.spotOf(card) ?? document.activeElement ?? document.body;
    anchor.dispatchEvent(new CustomEvent("look", { bubbles: true, detail: card }));
  }
}
