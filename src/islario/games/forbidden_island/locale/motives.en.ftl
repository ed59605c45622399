### Forbidden Island: why a bot does something. Each text goes on from what it did: "shores up ...: to keep ...".

why-shore_home = to keep { THE($tile) } above water, without which nobody gets home
why-shore_last = to keep { THE($tile) } above water, the last tile for { THE($treasure) }
why-shore_both = to save { THE($tile) }, since both tiles for { THE($treasure) } are flooded
why-shore_site = to save { THE($tile) }, where { THE($treasure) } can be captured
why-shore_pawn = to save { THE($tile) }, from which { THE($seat) } could not swim away
why-shore_ground = to keep { THE($tile) } as ground to walk on

why-go_home = to be nearer to Fools' Landing
why-go_site = to capture { THE($treasure) }
why-go_site_soon = to be near when { THE($treasure) } can be captured
why-go_meeting = to meet { THE($receiver) } and hand over cards
why-go_guard = to be near { THE($tile) }, the tile most in danger
why-go_lonely = to get away from a tile with no way out

why-bring_home = to bring { THE($seat) } nearer to Fools' Landing
why-bring_site = so that { THE($seat) } can capture { THE($treasure) }
why-bring_site_soon = so that { THE($seat) } is near when { THE($treasure) } can be captured
why-bring_meeting = so that { THE($seat) } and { THE($receiver) } can hand over cards
why-bring_guard = so that { THE($seat) } is near { THE($tile) }, the tile most in danger
why-bring_lonely = to get { THE($seat) } away from a tile with no way out

why-capture = because all cards for { THE($treasure) } are together
why-gift = so that { THE($receiver) } gathers the cards for { THE($treasure) }: { $held } now
why-gift_full = so that { THE($receiver) } has all cards for { THE($treasure) }
why-room = to save its hand from overflowing

why-discard = because it can best do without { THE($card) }
why-discard_captured = because { THE($card) } is captured already
why-rescue = to save from drowning: { $pawns }
why-lift_home = to bring home: { $pawns }
why-escape = because everybody is at Fools' Landing with all treasures
why-enough = because nothing more is worth an action now
