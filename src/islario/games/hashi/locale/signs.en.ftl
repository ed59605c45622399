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
sign-category_lost = { $category }: can no longer be scored, since { $islands } can't be completed
sign-deadline = { $category }: { $cards ->
    [one] this is the last card that gives all its points
   *[other] { $cards } more cards give all its points, this one included
 }
sign-rival = { $category }: { THE($seat) } lacks one island
