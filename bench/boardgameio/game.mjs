// A game for boardgame.io with about the state of a Forbidden Island table: an island of 24 tiles, two decks,
// hands and discard piles. It has no end, so that a match goes on for as many moves as it is asked to.

export const NAME = "island";
const WORDS = "gate garden palace temple cave hollow bridge lagoon marsh rock forest tower".split(" ");
const TILES = ["north", "south"].flatMap((side) => WORDS.map((word) => `${side}_${word}`));
const CARDS = ["earth", "wind", "fire", "ocean"].flatMap((card) => Array(5).fill(card));
const SPECIAL = ["helicopter", "helicopter", "helicopter", "sandbags", "sandbags", "rise", "rise", "rise"];
const ROW = 6;
const ACTIONS = 3;
const DRAWS = 2;
const MOST_IN_HAND = 5;
const LEAST_TILES = 12;

function setup({ ctx, random }) {
  const tiles = random.Shuffle(TILES);
  const players = ctx.playOrder.map((_, seat) => ({ role: `role_${seat}`, at: tiles[seat], hand: [] }));
  return {
    tiles: Object.fromEntries(tiles.map((tile, place) => [`${Math.floor(place / ROW)},${place % ROW}`, tile])),
    order: tiles,
    flooded: [],
    sunk: [],
    players,
    actionsLeft: ACTIONS,
    water: 2,
    treasureDiscard: [],
    floodDiscard: [],
    secret: { treasureDeck: random.Shuffle([...CARDS, ...SPECIAL]), floodDeck: random.Shuffle(TILES) },
  };
}

/** What a player may do: go to a tile beside theirs, shore up the one they are on or beside, or discard a card. */
export function legal(G, seat) {
  const { at, hand } = G.players[seat];
  const place = G.order.indexOf(at);
  const beside = [place - ROW, place - 1, place + 1, place + ROW]
    .map((other) => G.order[other])
    .filter((tile) => tile !== undefined && !G.sunk.includes(tile));
  const wet = [at, ...beside].filter((tile) => G.flooded.includes(tile));
  return [
    ...beside.map((tile) => ["go", tile]),
    ...wet.map((tile) => ["shore", tile]),
    ...[...new Set(hand)].map((card) => ["discard", card]),
    ["rest", ""],
  ];
}

function act({ G, playerID, random, events }, kind, what) {
  if (!legal(G, +playerID).some(([other, about]) => other === kind && about === what)) {
    return "INVALID_MOVE";
  }
  const player = G.players[+playerID];
  if (kind === "go") {
    player.at = what;
  } else if (kind === "shore") {
    G.flooded.splice(G.flooded.indexOf(what), 1);
  } else if (kind === "discard") {
    player.hand.splice(player.hand.indexOf(what), 1);
    G.treasureDiscard.push(what);
  }
  G.actionsLeft -= 1;
  if (G.actionsLeft === 0) {
    draw(G, player, random);
    flood(G, random);
    G.actionsLeft = ACTIONS;
    events.endTurn();
  }
}

function draw(G, player, random) {
  for (let number = 0; number < DRAWS; number += 1) {
    if (G.secret.treasureDeck.length === 0) {
      G.secret.treasureDeck = random.Shuffle(G.treasureDiscard);
      G.treasureDiscard = [];
    }
    player.hand.push(G.secret.treasureDeck.pop());
    if (player.hand.length > MOST_IN_HAND) {
      G.treasureDiscard.push(player.hand.shift());
    }
  }
}

function flood(G, random) {
  for (let number = 0; number < G.water; number += 1) {
    if (G.secret.floodDeck.length === 0) {
      G.secret.floodDeck = random.Shuffle(G.floodDiscard);
      G.floodDiscard = [];
    }
    const tile = G.secret.floodDeck.pop();
    G.floodDiscard.push(tile);
    const wet = G.flooded.indexOf(tile);
    if (wet < 0 && !G.sunk.includes(tile)) {
      G.flooded.push(tile);
    } else if (wet >= 0 && !G.players.some(({ at }) => at === tile)) {
      G.flooded.splice(wet, 1);
      G.sunk.push(tile);
    }
  }
  if (G.order.length - G.sunk.length < LEAST_TILES) {
    G.sunk = []; // the island rises again
  }
}

/** The decks are secret; of the one for treasures it is known what is in it, of the other how many. */
function playerView({ G, playerID }) {
  const { secret, ...open } = G;
  const treasureDeck = {};
  for (const card of secret.treasureDeck) {
    treasureDeck[card] = (treasureDeck[card] ?? 0) + 1;
  }
  return { ...open, seat: playerID, treasureDeck, floodDeck: [...secret.floodDeck].sort() };
}

export const island = {
  name: NAME,
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  playerView,
  moves: { act: { move: act, client: false } },
};
