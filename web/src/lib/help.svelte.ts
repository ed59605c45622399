// Help at a table: the header has its buttons, the table what they open.

class Help {
  /** Whether there is a table to help with. */
  offered = $state(false);
  /** Whether the drawer is open. */
  open = $state(false);
  /** Brings back a lesson that was put away; null if there is none. */
  resume = $state.raw<(() => void) | null>(null);
}

export const help = new Help();
