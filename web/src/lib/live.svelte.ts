// A table as it is now: one socket that reconnects by itself, and what the page sends on it.

import type {
  Answer,
  ChatMessage,
  Meaning,
  MovedMessage,
  MoveInfo,
  Said,
  SeatsMessage,
  TableMessage,
  Told,
  ToldReason,
} from "./protocol";
import { settings } from "./settings.svelte";

export type Connection = "live" | "reconnecting" | "offline";

/** A move that was made without connection: it is sent on reconnecting if the table has not moved on. */
export interface Kept {
  number: number;
  /** How many moves stood then: where the move would be found if it was heard after all. */
  moment: number;
  seat: number;
  action: string;
  meaning: Meaning | null;
  /** It waits for the connection, is on its way, stands, or was refused for a reason. */
  state: "kept" | "sent" | "played" | "refused";
  reason: ToldReason | null;
}

const PING_EVERY = 10_000;
const SILENCE = 25_000;
const RETRIES = [300, 700, 1500, 3000, 5000, 10_000];
const OFFLINE_AFTER = 3;
/** A connection that lasts so long counts as good: the next loss is tried anew quickly. */
const STEADY = 5_000;

/** Whether a move is among those known, which it leaves: one's own, told again among those of others. */
function takeOut(known: MoveInfo[], { seat, action }: MoveInfo): boolean {
  const place = known.findIndex((move) => move.seat === seat && move.action === action);
  if (place >= 0) known.splice(place, 1);
  return place >= 0;
}

type Waiting = { resolve: (answer: Answer) => void; reject: (lost: ConnectionLost) => void };

/** The connection broke before the answer came. */
export class ConnectionLost extends Error {}

export class Live {
  connection = $state<Connection>("reconnecting");
  /** The newest that the server said; null until it said anything. */
  table = $state.raw<TableMessage | null>(null);
  /** Why the server does not let us in: no such table, or one that it cannot show any more. */
  gone = $state.raw<ToldReason | null>(null);
  kept = $state.raw<Kept | null>(null);

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #tries = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  readonly #pinging: ReturnType<typeof setInterval>;
  #closed = false;

  constructor(
    readonly id: string,
    /** Told of every step that moves were played or taken back in, in order. */
    private readonly onMoved: (message: MovedMessage | TableMessage) => void,
    /** Told of refusals that answer to nobody's question. */
    private readonly onRefused: (reason: ToldReason) => void,
  ) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#fail);
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.connection = "offline"; // nobody waits for it any more
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#fail);
    clearInterval(this.#pinging);
    clearTimeout(this.#retry);
    clearTimeout(this.#steady);
    this.#socket?.close();
  }

  /** Come again: the server may know the reader by now, and did not when this connection was made. */
  renew(): void {
    this.#lost();
    this.#hurry();
  }

  /** Say something and wait for the answer; ConnectionLost if it can not be known whether it was heard. */
  ask(request: Said): Promise<Answer> {
    const socket = this.#socket;
    if (this.connection !== "live" || !socket) return Promise.reject(new ConnectionLost());
    const id = this.#next++;
    socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
  }

  /** Play a move. While there is no connection one is kept, visibly, and sent when there is one; null says so. */
  async play(seat: number, action: string): Promise<Answer | null> {
    if (this.unsettled) return null; // one at a time: what would follow it is not known
    this.kept = null;
    const { number, moment } = this.table ?? { number: 0, moment: 0 };
    const meaning = this.#meaningOf(seat, action);
    const move: Kept = { number, moment, seat, action, meaning, state: "kept", reason: null };
    if (this.connection !== "live") {
      this.kept = move;
      return null;
    }
    try {
      return await this.ask({ type: "play", number, seat, action });
    } catch {
      this.kept = move; // perhaps it was heard: then it is found in its place, and not sent again
      return null;
    }
  }

  /** Whether a kept move has not met its fate yet. */
  get unsettled(): boolean {
    return this.kept?.state === "kept" || this.kept?.state === "sent";
  }

  /** Drop what was kept, or what is told of it. */
  forget(): void {
    this.kept = null;
  }

  #meaningOf(seat: number, action: string): Meaning | null {
    const place = this.table?.legal[seat]?.indexOf(action) ?? -1;
    return this.table?.meanings[seat]?.[place] ?? null;
  }

  // -- the socket ---------------------------------------------------------------------------------

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#socket) return;
    const host = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}`;
    const socket = new WebSocket(`${host}/api/tables/${this.id}/live?language=${settings.language}`);
    this.#socket = socket;
    socket.onmessage = (message) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(message.data as string) as Told);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** The connection is gone, whether or not the other side knows. */
  #lost(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    clearTimeout(this.#steady);
    for (const { reject } of this.#waiting.values()) reject(new ConnectionLost());
    this.#waiting.clear();
    if (this.#closed || this.gone) return;
    this.connection = this.#tries >= OFFLINE_AFTER || !navigator.onLine ? "offline" : "reconnecting";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), RETRIES[Math.min(this.#tries, RETRIES.length - 1)]);
    this.#tries += 1;
  }

  #hurry = (): void => {
    if (this.connection === "live") return;
    this.#tries = 0;
    this.connection = "reconnecting";
    this.#connect();
  };

  #fail = (): void => {
    if (this.#socket) this.#lost();
  };

  #ping(): void {
    if (this.connection !== "live") return;
    if (Date.now() - this.#heard > SILENCE) this.#lost();
    else this.#socket?.send('{"type":"ping"}');
  }

  // -- what the server says -----------------------------------------------------------------------

  #hear(message: Told): void {
    switch (message.type) {
      case "table":
        this.#welcome(message);
        break;
      case "moved":
        this.#moved(message);
        break;
      case "seats":
        this.#seats(message);
        break;
      case "chat":
        this.#chat(message);
        break;
      case "pong":
        break;
      default:
        this.#answer(message);
    }
  }

  #welcome(message: TableMessage): void {
    if (this.connection !== "live") {
      this.connection = "live";
      this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
    }
    this.table = message;
    this.onMoved(message);
    void this.#sendKept();
  }

  #moved(message: MovedMessage): void {
    if (!this.table) return;
    const { type: _, kept, moves, ...standing } = message;
    const known = this.table.moves.slice(kept);
    this.table = { ...this.table, ...standing, moves: [...this.table.moves.slice(0, kept), ...moves] };
    this.onMoved({ ...message, moves: moves.filter((move) => !takeOut(known, move)) });
  }

  #seats({ type: _, ...company }: SeatsMessage): void {
    if (this.table) this.table = { ...this.table, ...company };
  }

  #chat({ line }: ChatMessage): void {
    if (!this.table || line.number <= (this.table.chat.at(-1)?.number ?? -1)) return;
    this.table = { ...this.table, chat: [...this.table.chat, line] };
  }

  #answer(answer: Answer): void {
    const waiting = answer.id === null ? undefined : this.#waiting.get(answer.id);
    if (waiting) {
      this.#waiting.delete(answer.id as number);
      waiting.resolve(answer);
    } else if (answer.type === "refused") {
      if (!this.table && [403, 404, 410].includes(answer.status)) this.gone = answer;
      else this.onRefused(answer);
    }
  }

  /** Send what was kept while there was no connection, unless it was heard after all. */
  async #sendKept(): Promise<void> {
    const kept = this.kept;
    if (!kept || !this.unsettled || !this.table) return;
    const { number, moment, seat, action } = kept;
    const later = this.table.moves.slice(moment);
    if (this.table.number > number && later.some((move) => move.seat === seat && move.action === action)) {
      this.kept = { ...kept, state: "played" };
      return;
    }
    this.kept = { ...kept, state: "sent" };
    const answer = await this.ask({ type: "play", number, seat, action }).catch(() => null);
    if (!answer) this.kept = kept;
    else if (answer.type === "refused") this.kept = { ...kept, state: "refused", reason: answer };
    else this.kept = answer.type === "held" ? null : { ...kept, state: "played" }; // others are asked first
  }
}
