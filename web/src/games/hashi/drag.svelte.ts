// Drawing a bridge by hand: from an island towards a neighbour.

import { linesAt, otherEnd, RING, type Chart, type Spot } from "./chart";

/** Pixels that make a drag of what might be a click. */
const SLACK = 9;
/** Units towards a neighbour after which it is meant. */
const AIM = 34;
/** Milliseconds within which the click that ends a drag comes. */
const ECHO = 350;

export class Drag {
  from = $state.raw<Spot | null>(null);
  target = $state.raw<Spot | null>(null);
  #at = $state.raw<{ x: number; y: number } | null>(null);
  #begun: { x: number; y: number; spot: Spot; pointer: number } | null = null;
  #ended = -ECHO;

  constructor(
    private readonly chart: () => Chart,
    private readonly drawing: () => SVGSVGElement | undefined,
  ) {}

  readonly path: string | null = $derived.by(() => {
    const end = this.target ?? this.#at;
    return this.from && end ? `M${this.from.x} ${this.from.y}L${end.x} ${end.y}` : null;
  });

  begin(spot: Spot, event: PointerEvent): void {
    this.#begun = { x: event.clientX, y: event.clientY, spot, pointer: event.pointerId };
  }

  move(event: PointerEvent): void {
    const begun = this.#begun;
    if (!begun || begun.pointer !== event.pointerId) return;
    const far = Math.hypot(event.clientX - begun.x, event.clientY - begun.y) > SLACK;
    if (!this.from && !far) return;
    if (!this.from) this.drawing()?.setPointerCapture(event.pointerId);
    this.from = begun.spot;
    this.#at = this.place(event);
    this.target = this.#aim();
  }

  /** The two islands that were joined, or were to be, if two were. */
  end(event: PointerEvent): { from: string; to: string } | null {
    if (this.#begun?.pointer !== event.pointerId) return null;
    const [from, to] = [this.from, this.target ?? this.#reached()];
    if (from) this.#ended = performance.now();
    this.drop();
    return from && to ? { from: from.island, to: to.island } : null;
  }

  drop(): void {
    this.#begun = null;
    this.from = null;
    this.target = null;
    this.#at = null;
  }

  /** Whether a click belongs to the drag that was ended right before. */
  justEnded(): boolean {
    return performance.now() - this.#ended < ECHO;
  }

  /** Where on the drawing something happened. */
  place(event: MouseEvent): { x: number; y: number } | null {
    const matrix = this.drawing()?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  /** The other island that the hand is on. */
  #reached(): Spot | null {
    const at = this.#at;
    if (!at) return null;
    const on = (spot: Spot) => spot !== this.from && Math.hypot(spot.x - at.x, spot.y - at.y) < RING;
    return this.chart().spots.find(on) ?? null;
  }

  /** The neighbour in whose direction the hand has gone; none if it has gone to an island that is not one. */
  #aim(): Spot | null {
    const [from, at] = [this.from, this.#at];
    if (!from || !at) return null;
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) < AIM) return null;
    const across = Math.abs(dx) > Math.abs(dy);
    const towards = (spot: Spot) =>
      across ? spot.y === from.y && Math.sign(spot.x - from.x) === Math.sign(dx)
        : spot.x === from.x && Math.sign(spot.y - from.y) === Math.sign(dy);
    const neighbours = linesAt(this.chart(), from.island).map((line) => otherEnd(line, from.island));
    const reached = this.#reached();
    return reached && !neighbours.includes(reached) ? null : (neighbours.find(towards) ?? null);
  }
}
