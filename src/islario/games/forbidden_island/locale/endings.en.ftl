### Forbidden Island: how a game ended, in a line.

ending-escaped = escaped
ending-treasure = a treasure sank
ending-landing = Fools' Landing sank
ending-drowned = somebody drowned
ending-skull = the water reached the skull
