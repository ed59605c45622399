// Where a bubble lies: beside what it points at, never on it, and on as little as possible of what can be pressed.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "below" | "above" | "right" | "left";

export interface Placed {
  left: number;
  top: number;
  /** On which side of the anchor it lies; null: it points at nothing. */
  side: Side | null;
  /** Where along its edge the arrow is. */
  arrow: number;
}

/** Between the anchor and the bubble: the arrow is drawn there. */
const GAP = 14;
/** The arrow stays away from the bubble's corners. */
const CORNER = 18;
/** At so many places along each side of the anchor it is tried. */
const TRIES = 5;
/** So much worse it is to cover what is spoken of than what can be pressed. */
const SPOKEN_OF = 100;
const SIDES: Side[] = ["below", "above", "right", "left"];

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** How much two boxes share. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The part of a box that lies in another; something thin at its edge if nothing does. */
function within(box: Box, room: Box): Box {
  const left = clamp(box.left, room.left, room.left + room.width - 1);
  const top = clamp(box.top, room.top, room.top + room.height - 1);
  const right = clamp(box.left + box.width, left + 1, room.left + room.width);
  const bottom = clamp(box.top + box.height, top + 1, room.top + room.height);
  return { left, top, width: right - left, height: bottom - top };
}

function tried(anchor: Box, size: Pick<Box, "width" | "height">, room: Box, side: Side, part: number): Placed | null {
  const upright = side === "below" || side === "above";
  const [start, extent, length] = upright
    ? [anchor.left, anchor.width, size.width]
    : [anchor.top, anchor.height, size.height];
  const [low, breadth] = upright ? [room.left, room.width] : [room.top, room.height];
  const middle = start + extent / 2;
  const along = clamp(middle - CORNER - (length - 2 * CORNER) * part, low, low + breadth - length);
  const arrow = middle - along;
  if (arrow < CORNER || arrow > length - CORNER) return null;
  const away = {
    below: anchor.top + anchor.height + GAP,
    above: anchor.top - GAP - size.height,
    right: anchor.left + anchor.width + GAP,
    left: anchor.left - GAP - size.width,
  }[side];
  const [left, top] = upright ? [along, away] : [away, along];
  const fits =
    left >= room.left &&
    top >= room.top &&
    left + size.width <= room.left + room.width &&
    top + size.height <= room.top + room.height;
  return fits ? { left, top, side, arrow } : null;
}

/** The edges and corners of the room. */
function* edges(size: Pick<Box, "width" | "height">, room: Box): Generator<Placed> {
  for (const down of [1, 0])
    for (const across of [0.5, 1, 0])
      yield {
        left: room.left + (room.width - size.width) * across,
        top: room.top + Math.max(0, (room.height - size.height) * down),
        side: null,
        arrow: 0,
      };
}

/**
 * The place that covers least of what is spoken of, then of what can be pressed; of equals the one in the middle.
 * Where no side of the anchor has room, an edge or a corner that covers least of it.
 */
export function place(
  anchor: Box | null,
  size: Pick<Box, "width" | "height">,
  room: Box,
  spoken: Box[],
  clear: Box[],
): Placed {
  const corners = [...edges(size, room)];
  let best = corners[0]!;
  if (!anchor) return best;
  const seen = within(anchor, room);
  const cost = (found: Placed, important: Box[]) => {
    const covered = (boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap({ ...found, ...size }, box), 0);
    return SPOKEN_OF * covered(important) + covered(clear);
  };
  let least = Infinity;
  for (const [rank, side] of SIDES.entries()) {
    for (let at = 0; at < TRIES; at += 1) {
      const part = at / (TRIES - 1);
      const found = tried(seen, size, room, side, part);
      if (!found) continue;
      const price = cost(found, spoken) + 100 * Math.abs(part - 0.5) + 10 * rank;
      if (price < least) [best, least] = [found, price];
    }
  }
  if (least < Infinity) return best;
  for (const found of corners) {
    const price = cost(found, [seen, ...spoken]);
    if (price < least) [best, least] = [found, price];
  }
  return best;
}
