### The lesson of Hashi, and help beside the table.

## The lesson: of a step that waits for something, the last line says what to do
hashi-lesson-goal =
    Welcome! Seventeen cards will come. With each you write a number on an island and draw bridges. An island with exactly as many bridges as its number says is complete, and only complete islands count.
    This line always says how far you are.
hashi-lesson-start =
    First you write a number of your own choice.
    Press island { $island } for a { $number }, then “{ hashi-done }”.
hashi-lesson-card =
    The first card! It has a number, { $number }, and { $count } bridges. The number comes first, then the bridges.
hashi-lesson-number =
    The { $number } goes on any island that glows. Beside your first number it will be easy to join.
    Press island { $island }.
hashi-lesson-bridges =
    Now { $count } bridges. They follow the dotted lines, begin at an island with a number, and never cross.
    Press the lines { $island }-{ $one }, { $island }-{ $other } and { $island }-{ $third }, then “{ hashi-done }”.
hashi-lesson-complete =
    As many bridges as it says: island { $island } is complete! It gives 2 points at the end. From now on nothing may touch it.
hashi-lesson-flag =
    The next card has a { $number }. An island with a flag takes a number only if a bridge reaches it, as one does here: so the { $number } completes it at once.
    Press island { $island }.
hashi-lesson-bridge =
    One bridge is left to draw. Look for an island that still needs some.
    Draw it along a line that glows, then “{ hashi-done }”.
hashi-lesson-bonus =
    All blue flags, all red flags, six complete islands joined together: each gives a bonus. Its full points can be had up to the card that is named, fewer afterwards.
hashi-lesson-end =
    From here on it is your game. These are the cards that may still come: those crossed out are gone.
    The ? at the top always has the goal, the keys and the rules.

## Help
hashi-help-goal = Complete as many islands as you can: each gives 2 points at the end. All red flags, all blue flags and six complete islands that hang together give a bonus, more to those who are early.
hashi-help-turn =
    A card is turned over, the same for all.
    Write its number on an island that has none, or give it up. An island with a flag needs a bridge first.
    Draw all its bridges along dotted lines, from islands with numbers, or none. At most two lie side by side, and they never cross.
    Press Done. Until then you can take back what you did with this card.
hashi-help-digits = the number to begin with
hashi-help-letters = an island, or where a bridge begins and ends
hashi-help-arrows = go from island to island
hashi-help-press = presses the island; Done, when all is chosen
hashi-help-back = takes the last step back
hashi-help-cancel = drops what is chosen
