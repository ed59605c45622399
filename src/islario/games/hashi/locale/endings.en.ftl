### Hashi: how a game ended, in a line.

ending-last_card = last card played
