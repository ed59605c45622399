// One sitting at a table: what is shown, what may be done now, and doing it.

import type { GameTable } from "../games/registry";
import { askMe } from "../lib/api";
import { ConnectionLost, Live } from "../lib/live.svelte";
import { Presenter, STAY } from "../lib/presenter.svelte";
import {
  LIMITS,
  type Answer,
  type GameEvent,
  type Meaning,
  type MovedMessage,
  type Said,
  type SeatInfo,
  type StepInfo,
  type TableMessage,
  type ToldReason,
} from "../lib/protocol";
import { router } from "../lib/router.svelte";
import { say, words } from "../lib/words.svelte";
import { explained, Toasts } from "./toasts.svelte";

/** How long a moment stays when the game is replayed, in milliseconds. */
const REPLAY_STEP = 900;
/** So many actions the server explains at once. */
const MOST_WHYS = LIMITS.Wondering.actions;
const NOTHING: Record<string, never[]> = {};

export class Sitting {
  readonly live: Live;
  readonly presenter: Presenter;
  readonly toasts = new Toasts();
  /** The game's own part, once it is loaded. */
  game = $state.raw<GameTable | null>(null);
  /** Drops what is prepared on the board but not played yet; null when nothing is. */
  staged = $state.raw<(() => void) | null>(null);
  /** What the board is telling of what happened, where it does so part by part. */
  telling = $state.raw<GameEvent[]>([]);
  /** Steps that the coach shows on the board; none if it shows nothing. */
  marked = $state.raw<StepInfo[]>([]);
  /** Whether the history plays by itself. */
  replaying = $state(false);
  #timer: ReturnType<typeof setTimeout> | null = null;
  #turning = false;

  readonly seats: SeatInfo[] = $derived.by(() => this.live.table?.seats ?? []);
  /** The seats of the reader; none when they watch. */
  readonly mine: number[] = $derived(this.seats.filter((seat) => seat.yours).map((seat) => seat.seat));
  /** What can be done with what is shown: nothing in the past, while the newest is still to come or a move is kept. */
  readonly #playable = $derived.by(() => (this.presenter.current && !this.live.unsettled ? this.live.table : null));
  readonly legal: Record<string, string[]> = $derived(this.#playable?.legal ?? NOTHING);
  readonly meanings: Record<string, Meaning[]> = $derived(this.#playable?.meanings ?? NOTHING);
  /** What happened in the step that led to what is shown. */
  readonly events: GameEvent[] = $derived.by(() => {
    const shown = this.presenter.shown;
    if (!shown) return [];
    const replayed = this.presenter.past === null ? undefined : this.live.table?.moves[shown.moment - 1];
    return (this.replaying && replayed?.events) || shown.events;
  });
  /** What stays marked of the moves that led to what is shown. */
  readonly last: GameEvent[] = $derived.by(() => {
    const moves = this.live.table?.moves.slice(0, this.presenter.shown?.moment ?? 0) ?? [];
    return this.game?.lastOf?.(moves) ?? moves.at(-1)?.events ?? [];
  });
  /** What has become of a move that was made without connection, as a sentence; empty if there is none. */
  readonly kept: string = $derived.by(() => {
    const kept = this.live.kept;
    if (!kept) return "";
    const move = kept.meaning ? words.action(kept.meaning.verb, kept.meaning.values) : kept.action;
    return say(`table-kept-${kept.state}`, { move, why: kept.reason ? explained(kept.reason) : "" });
  });
  /** Whether one of the reader's seats is waited for: in what is shown, or, while that is the past, by now. */
  readonly awaited: boolean = $derived.by(() => {
    const view = this.presenter.past === null ? this.presenter.shown?.view : this.live.table?.view;
    const waiting = view?.waiting_for ?? [];
    return this.seats.some((seat) => seat.yours && !seat.bot && waiting.includes(seat.seat));
  });
  /** Whether they are in what is shown now. */
  readonly myTurn: boolean = $derived.by(() => this.presenter.past === null && this.awaited);

  /** Whether the game waits for a bot. */
  readonly botWaitedFor: boolean = $derived.by(() => {
    const waiting = this.live.table?.view.waiting_for ?? [];
    return this.seats.some((seat) => seat.bot !== null && waiting.includes(seat.seat));
  });
  /** Whether there are bots that the reader may stop. */
  readonly commandsBots: boolean = $derived.by(
    () => this.mine.length > 0 && this.live.table?.over === false && this.seats.some((seat) => seat.bot !== null),
  );

  constructor(readonly id: string) {
    this.presenter = new Presenter(id, (events) => {
      if (this.game?.paced) return STAY.brief;
      return events.some((event) => this.game?.momentOf(event)) ? STAY.long : STAY.usual;
    });
    this.live = new Live(
      id,
      (message) => this.#moved(message),
      (reason) => this.toasts.refuse(reason),
    );
  }

  close(): void {
    this.pause();
    this.live.close();
    this.presenter.close();
    this.toasts.close();
  }

  #moved(message: MovedMessage | TableMessage): void {
    if (message.type === "moved") this.marked = [];
    if (message.type === "table") {
      [words.nouns, words.called, words.game] = [message.nouns, message.called, message.game];
    }
    this.presenter.take(message);
    const past = this.presenter.past;
    if (past !== null && past >= message.moment) this.look(null); // it was taken back
    // One's own hand needs no waiting: only what others do is shown step by step.
    const own = (seat: number) => this.seats.some((info) => info.seat === seat && info.yours);
    if (message.type === "moved" && message.moves.every((move) => own(move.seat) && !move.bot)) this.presenter.skip();
  }

  // -- playing ------------------------------------------------------------------------------------

  play = async (seat: number, action: string, together = false): Promise<boolean> => {
    if (!this.presenter.current) {
      if (this.presenter.past !== null) this.look(null);
      this.presenter.skip();
      if (!this.live.table?.legal[seat]?.includes(action)) {
        this.toasts.show(say("table-moved-on"));
        return false;
      }
    }
    let answer = await this.live.play(seat, action);
    const stands = () => together && this.live.table?.legal[seat]?.includes(action); // somebody else was faster
    if (answer?.type === "refused" && answer.code === "stale" && stands()) answer = await this.live.play(seat, action);
    if (answer?.type === "refused") this.toasts.refuse(answer);
    return answer?.type === "held" ? this.#released(seat, action) : answer?.type === "done";
  };

  /** Wait for a move that others are asked about; whether it happened. */
  async #released(seat: number, action: string): Promise<boolean> {
    const before = this.live.table?.moment ?? 0;
    const waiting = () => this.live.connection === "live" && this.live.table?.asking;
    while (waiting()) await new Promise((done) => setTimeout(done, 100));
    const move = this.live.table?.moves[before];
    return move?.seat === seat && move.action === action;
  }

  whyNot = async (seat: number, actions: string[]): Promise<(ToldReason | null)[]> => {
    const reasons: (ToldReason | null)[] = [];
    for (let i = 0; i < actions.length; i += MOST_WHYS) {
      const part = actions.slice(i, i + MOST_WHYS);
      const answer = await this.#ask({ type: "why", seat, actions: part });
      reasons.push(...(answer?.type === "why" ? answer.reasons : part.map(() => null)));
    }
    return reasons;
  };

  setAsks = (seat: number, on: boolean): void => {
    askMe(this.id, seat, on).catch((error: unknown) => this.toasts.fail(error));
  };

  /** Take the reader's last moves back. */
  async takeBack(count: number): Promise<void> {
    await this.#ask({ type: "undo", number: this.live.table?.number ?? 0, count });
  }

  async goOn(): Promise<void> {
    await this.#ask({ type: "go_on", number: this.live.table?.number ?? 0 });
  }

  /** Whether it was said. */
  async chat(text: string): Promise<boolean> {
    return (await this.#ask({ type: "chat", text })) !== null;
  }

  /** Ask the server; null if it refused or could not be asked, and then that has been said. */
  async #ask(request: Said): Promise<Answer | null> {
    try {
      const answer = await this.live.ask(request);
      if (answer.type !== "refused") return answer;
      this.toasts.refuse(answer);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      this.toasts.show(say("table-unreachable"));
    }
    return null;
  }

  // -- the past -----------------------------------------------------------------------------------

  /** Look at a moment, null being now; the address follows, so that it can be sent to somebody. */
  look(moment: number | null): void {
    this.leaf(moment);
    this.#tellAddress();
  }

  /** The same while the moment is still being chosen: the address waits. */
  leaf(moment: number | null): void {
    this.pause();
    if (moment !== this.presenter.past) this.#show(moment);
  }

  /** Whether the board is still telling. */
  get unfinished(): boolean {
    return this.presenter.telling;
  }

  /** The board tells these events; until it has finished, nothing further is shown. */
  tell(events: GameEvent[], unfinished: boolean): void {
    this.telling = events;
    this.presenter.tell(unfinished);
  }

  /** Play the history by itself from a moment on. */
  replay(from: number): void {
    this.look(from);
    this.replaying = true;
    this.#timer = setTimeout(this.#next, REPLAY_STEP);
  }

  pause(): void {
    if (this.replaying) this.#tellAddress();
    this.replaying = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #next = (): void => {
    const past = this.presenter.past;
    if (past === null) {
      this.pause();
      return;
    }
    if (!this.#turning) this.#show(past + 1);
    this.#timer = setTimeout(this.#next, REPLAY_STEP);
  };

  #show(moment: number | null): void {
    if (!this.live.table) return;
    this.marked = [];
    this.#turning = true;
    this.presenter
      .look(moment, this.live.table)
      .catch((error: unknown) => {
        this.toasts.fail(error);
        this.look(null);
      })
      .finally(() => (this.#turning = false));
  }

  #tellAddress(): void {
    const past = this.presenter.past;
    const address = `/table/${this.id}${past === null ? "" : `#moment=${past}`}`;
    if (location.pathname + location.hash !== address) router.replace(address);
  }
}
