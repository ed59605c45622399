### Hashi: how the game stands.

sign-cards = { $left ->
    [0] No card follows
    [one] One card follows
   *[other] { $left } cards follow
 }
sign-points = { $points ->
    [one] One point
   *[other] { $points } points
 }
sign-category = { $category }: { $reached } of { $needed }, worth { $worth }
sign-category_lost = { $category }: can no longer be scored; islands that cannot be completed: { $islands }
sign-deadline = { $category }: { $cards ->
    [one] this is the last card that gives all its points
   *[other] { $cards } cards are left that give all its points, this one included
 }
sign-rival = { $category }: { THE($seat) } lacks one island
