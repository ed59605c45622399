// How a new game of Robinson Crusoe is set up: what is in sight, what lies folded, and how hard it is.

import type { Setup } from "../../pages/parts/setup";
import cannibals from "./art/scenarios/cannibal_island.svg?url";
import castaways from "./art/scenarios/castaways.svg?url";
import cursed from "./art/scenarios/cursed_island.svg?url";
import jenny from "./art/scenarios/jenny.svg?url";
import kong from "./art/scenarios/king_kong_island.svg?url";
import family from "./art/scenarios/robinson_family.svg?url";
import volcano from "./art/scenarios/volcano_island.svg?url";

export const setup: Setup = {
  // docs/results/robinson.md has the shares of wins; a test compares them.
  pictures: {
    1: { address: castaways, wins: [6.9, 21.0, 7.9, 0.4] },
    2: { address: cursed, wins: [1.3, 8.5, 12.0, 21.5] },
    3: { address: jenny, wins: [1.3, 2.2, 5.9, 5.3] },
    4: { address: volcano, wins: [0.0, 0.0, 0.0, 0.0] },
    5: { address: cannibals, wins: [0.0, 0.0, 0.0, 0.0] },
    6: { address: family, wins: [0.0, 0.0, 0.0, 0.0] },
    7: { address: kong, wins: [0.0, 0.0, 0.6, 0.0] },
  },
  shown: ["characters"],
  levels: {
    easier: { friday: "yes", dog: "yes", starting_items: 4 },
    usual: { friday: "default", dog: "default", starting_items: 2 },
    harder: { friday: "default", dog: "default", starting_items: 0 },
  },
  groups: {
    company: ["friday", "dog", "first_player"],
    ship: ["starting_items", "wreckage", "book_events"],
    rulings: [
      "errata",
      "all_pawns",
      "levels_without_shelter",
      "own_economy",
      "own_rerolls",
      "heal_friday",
      "temporary_counts",
      "blocked_tokens_lost",
      "dog_not_with_friday",
      "one_meal",
      "hungry_crew",
    ],
  },
  others: "me",
};
