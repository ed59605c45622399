// What the reader does at the board: choosing, drawing, taking back, asking why not. What may be done comes from the legal actions.

import { tick } from "svelte";
import { say } from "../../lib/words.svelte";
import { Desk, type Keys } from "../../table/desk.svelte";
import type { BoardProps } from "../registry";
import { actionsOf, grants, spell, type Action, type Wish } from "./actions";
import { chartOf, lineBetween, lineOf, linesAt, otherEnd, type Chart } from "./chart";
import { readCard, type Box, type HashiView } from "./view";

const DIGITS = [..."0123456789"];

export class HashiDesk extends Desk<HashiView, Box> {
  /** The action that ends the reader's part: it is only shown until they say that they are done. */
  pending = $state.raw<Action | null>(null);
  /** The island from which a bridge is to be drawn. */
  picked = $state<string | null>(null);
  /** Whether the number is about to be given up. */
  sure = $state(false);
  /** The seat and the round whose number was given up because no island could take it. */
  #forced = $state("");
  #wanted = $state<number | null>(null);
  #before = "";
  /** The last press that came while another was on its way, and whether it still means something. */
  #late: { seat: number | null; round: number; holds: () => boolean; press: () => void } | null = null;

  readonly #grid = $derived.by(() => JSON.stringify(this.view.board));
  readonly chart: Chart = $derived.by(() => chartOf(JSON.parse(this.#grid) as HashiView["board"]));
  /** The seat whose board lies in front of the reader. */
  readonly seat: number = $derived.by(() => this.view.seat ?? 0);
  readonly player = $derived.by(() => this.view.players[this.seat]!);
  readonly card = $derived.by(() => (this.view.cards.shown === null ? null : readCard(this.view.cards.shown)));
  readonly actions: Action[] = $derived.by(() => {
    const { seat } = this.view;
    return this.live && seat !== null ? actionsOf(this.props(), seat) : [];
  });
  readonly acting = $derived.by(() => this.actions.length > 0);
  readonly verbs = $derived.by(() => new Set(this.actions.map(({ verb }) => verb)));
  /** Giving up what is due now. */
  readonly #skip = $derived.by(() =>
    this.actions.find(({ verb }) => verb === "skip_number" || verb === "skip_bridges"),
  );
  /** The one thing that can be done is to give up. */
  readonly onlySkip = $derived.by(() => this.actions.length === 1 && this.#skip !== undefined);

  /** Numbers that may be written in the set-up, and the one that is chosen. */
  readonly starts = $derived.by(() => {
    const numbers = this.actions.flatMap(({ number }) => number ?? []);
    return [...new Set(numbers)].sort((one, other) => one - other);
  });
  readonly start = $derived.by(() => this.#wanted ?? this.starts[0] ?? 0);

  /** The reader's own position: that somebody else is done with the card changes nothing here. */
  readonly #own = $derived.by(() => JSON.stringify([this.seat, this.view.round, this.player, this.live]));

  /** Islands that glow. */
  readonly islands: Set<string> = $derived.by(() => {
    const fit = ({ number }: Action) => number === undefined || number === this.start;
    const taking = this.actions.filter(fit).flatMap(({ island }) => island ?? []);
    const from = this.picked;
    if (from === null) return new Set(taking);
    const ways = linesAt(this.chart, from).filter(({ name }) => this.lines.has(name));
    return new Set([...taking, ...ways.map((line) => otherEnd(line, from).island)]);
  });

  /** Lines that glow. */
  readonly lines: Set<string> = $derived.by(() => {
    const open = new Set(this.actions.flatMap(({ line }) => line ?? []));
    if (this.picked === null) return open;
    const ways = linesAt(this.chart, this.picked).map(({ name }) => name);
    return new Set(ways.filter((line) => open.has(line)));
  });

  /** What is shown before it is played. */
  readonly preview = $derived.by(() => {
    const { island, number, line } = this.pending ?? {};
    return {
      start: island !== undefined && number !== undefined ? { island, number } : null,
      line: line ?? null,
    };
  });
  /** Bridges drawn with this card, the one that is only shown included. */
  readonly drawn = $derived.by(() => {
    const drawn = (this.card?.bridges ?? 0) - this.player.bridges_left;
    return this.player.stage === "bridges" ? drawn + (this.preview.line === null ? 0 : 1) : 0;
  });
  /** Whether the number of this card was given up because no island could take it. */
  readonly forced = $derived.by(() => this.#forced === `${this.seat} ${this.view.round}`);
  /** Whether there is something of this card to be taken back. */
  readonly returns = $derived.by(() => {
    if (!this.acting || this.pending !== null) return this.acting;
    const { number, bridges } = this.player.new;
    const chosen = number !== null || Object.keys(bridges).length > 0 || !this.forced;
    return this.player.stage === "bridges" && chosen && this.props().undo > 0;
  });

  constructor(
    props: () => BoardProps,
    /** Where an island or a line is drawn. */
    spotOf: (thing: string) => Element | null,
    /** Bring the keyboard back to the chart, or to an island of it. */
    private readonly home: (island?: string) => void,
  ) {
    super(props, spotOf);
  }

  protected override get asked(): unknown {
    return this.#own;
  }

  moved(): void {
    if (this.#own !== this.#before) this.#clear();
    this.#before = this.#own;
  }

  cancel(): void {
    this.#late = null;
    this.#clear();
  }

  get keys(): Keys {
    if (!this.acting) return {};
    return {
      enter: () => this.done(),
      backspace: () => this.back(),
      ...Object.fromEntries(DIGITS.map((digit) => [digit, () => this.number(Number(digit))])),
      ...Object.fromEntries([...this.chart.at.keys()].map((island) => [island, () => this.#letter(island)])),
    };
  }

  #clear(): void {
    this.pending = null;
    this.picked = null;
    this.sure = false;
    this.why = null;
  }

  // -- what is pressed ------------------------------------------------------------------------------

  island(island: string): void {
    if (this.#closes(island)) return;
    const spoken = say("hashi-island", { island });
    if (this.verbs.has("start")) {
      this.#offer({ verb: "start", island, number: this.start }, island, spoken);
    } else if (this.player.stage === "bridges" && this.acting) {
      this.#fromTo(island, spoken);
    } else {
      const wish: Wish = this.card === null ? { verb: "start", island, number: 3 } : { verb: "number", island };
      this.#offer(wish, island, spoken);
    }
  }

  /** An island while bridges are drawn: where one begins, or where it ends. */
  #fromTo(island: string, spoken: string): void {
    this.why = null;
    const from = this.picked;
    if (from === island) {
      this.picked = null;
      return;
    }
    const line = from === null ? undefined : lineBetween(this.chart, from, island);
    if (line) {
      this.line(line.name);
      return;
    }
    const ways = linesAt(this.chart, island).map(({ name }) => bridge(name));
    const open = () => ways.some((way) => this.#find(way));
    if (open()) {
      this.picked = island;
      if (this.busy) this.#later(open, () => (this.picked = island));
    } else void this.#explain(island, spoken, from === null ? ways : [bridge(lineOf(from, island))]);
  }

  line(line: string): void {
    if (this.#closes(line)) return;
    this.picked = null;
    const added = (this.player.new.bridges[line] ?? 0) > 0 && this.acting && this.player.stage === "bridges";
    const shown = this.preview.line === line;
    const may = this.#find(bridge(line)) !== undefined;
    if (shown && !added) this.pending = null;
    else if (added && (shown || this.pending !== null || !may)) void this.#remove(line);
    else this.#offer(bridge(line), line, lineName(line));
  }

  /** A drag from one island to another. */
  drag(from: string, to: string): void {
    const line = lineBetween(this.chart, from, to);
    this.picked = null;
    this.why = null;
    if (line) this.#offer(bridge(line.name), line.name, lineName(line.name));
    else void this.#explain(to, say("hashi-island", { island: to }), [bridge(lineOf(from, to))]);
  }

  /** The letter of an island was typed: bridges begin and end there; else it only leads there. */
  #letter(island: string): void {
    if (this.player.stage === "bridges" && !this.onlySkip) this.island(island);
    if (this.last === null) this.home(island);
  }

  number(number: number): void {
    if (!this.starts.includes(number)) return;
    this.#wanted = number;
    const chosen = this.preview.start;
    if (chosen) this.pending = this.#find({ verb: "start", island: chosen.island, number }) ?? null;
  }

  giveUpNumber(): void {
    if (!this.sure) this.sure = true;
    else if (this.#skip) void this.#play(this.#skip);
  }

  /** No island can take the number: it is given up for the reader. */
  giveUpForced(): void {
    if (!this.onlySkip || this.#skip?.verb !== "skip_number") return;
    this.#forced = `${this.seat} ${this.view.round}`;
    void this.#play(this.#skip);
  }

  giveUpBridges(): void {
    this.picked = null;
    this.pending = this.#skip ?? null;
  }

  /** What is to be played when the reader is done; null if something is still to be chosen. */
  readonly last: Action | null = $derived.by(
    () => this.pending ?? (this.onlySkip && this.#skip?.verb === "skip_bridges" ? this.#skip : null),
  );

  done(): void {
    if (this.last === null || this.busy) return;
    void this.#play(this.last);
    this.home();
  }

  back(): void {
    this.picked = null;
    if (this.pending !== null) this.pending = null;
    else if (this.busy) this.#later(() => this.returns, () => this.back());
    else if (this.returns) void this.busily(() => this.props().takeBack(1));
  }

  // -- what follows ---------------------------------------------------------------------------------

  /** The legal action that a wish is for. */
  #find(wish: Wish): Action | undefined {
    return this.actions.find((action) => grants(action, wish));
  }

  /** Play something, or only show it if nothing could be taken back after it; say why if it is not possible. */
  #offer(wish: Wish, spot: string, about: string): void {
    this.why = null;
    this.sure = false;
    if (this.busy) {
      this.#later(() => this.#find(wish) !== undefined, () => this.#offer(wish, spot, about));
      return;
    }
    this.#late = null;
    const action = this.#find(wish);
    if (!action) void this.#explain(spot, about, [wish]);
    else if (action.text === this.pending?.text) this.pending = null;
    else if (this.#ends(action)) this.pending = action;
    else void this.#play(action);
  }

  #ends({ verb }: Action): boolean {
    return verb === "start" || (verb === "bridge" && this.player.bridges_left === 1);
  }

  async #play({ text }: Action): Promise<boolean> {
    const seat = this.view.seat;
    if (seat === null) return false;
    return (await this.busily(() => this.props().play(seat, text))) ?? false;
  }

  protected override rested(): void {
    void this.#catchUp();
  }

  #later(holds: () => boolean, press: () => void): void {
    this.#late = { seat: this.view.seat, round: this.view.round, holds, press };
  }

  /** Carry out what was pressed too early, if it is still about the same card and possible. */
  async #catchUp(): Promise<void> {
    const late = this.#late;
    if (!late) return;
    await this.shown(() => this.acting || this.player.stage === "done");
    await tick();
    if (this.#late !== late || this.busy) return;
    this.#late = null;
    const same = late.seat === this.view.seat && late.round === this.view.round;
    if (same && this.acting && late.holds()) late.press();
  }

  /** Take back the bridges that this card has put on a line; its others stay. */
  async #remove(line: string): Promise<void> {
    if (this.busy) {
      this.#later(() => (this.player.new.bridges[line] ?? 0) > 0, () => void this.#remove(line));
      return;
    }
    const { seat } = this.view;
    const before = Object.entries(this.player.new.bridges);
    const kept = before.flatMap(([other, count]) => (other === line ? [] : Array<string>(count).fill(other)));
    if (this.preview.line !== null && this.preview.line !== line) kept.push(this.preview.line);
    const count = before.reduce((sum, [, bridges]) => sum + bridges, 0);
    this.pending = null;
    await this.busily(async () => {
      await this.props().takeBack(count);
      const gone = () => Object.keys(this.player.new.bridges).length === 0 && this.acting;
      if (seat === null || !(await this.shown(gone))) return;
      for (const other of kept) {
        const left = this.player.bridges_left;
        const action = this.#find(bridge(other));
        if (!action || !(await this.props().play(seat, action.text))) return;
        if (!(await this.shown(() => this.player.bridges_left < left && this.acting))) return;
      }
    });
  }

  /** Whether pressing has no more to do: the game cannot be played on, or the reasons were taken away. */
  #closes(thing: string): boolean {
    return !this.live || this.closes(this.spotOf(thing));
  }

  async #explain(thing: string, about: string, wishes: Wish[]): Promise<void> {
    const { seat } = this.view;
    if (seat === null || !this.yours.has(seat)) return;
    await this.explain(this.spotOf(thing), about, { seat, actions: wishes.map(spell) });
  }
}

const bridge = (line: string): Wish => ({ verb: "bridge", line });

/** A line as it is spoken. */
const lineName = (line: string): string => say("hashi-line", { line });
