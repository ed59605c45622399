### Hashi: why a bot does something. Each text goes on from what it did: "draws a bridge ...: to complete ...".

why-complete = to complete island { $island } with its { $number }
why-fits = because a { $number } suits island { $island } better than others
why-reach = so that island { $island } comes to its { $number }
why-open = so that island { $island } can take a number that suits it
why-category = for the points of "{ $category }"
why-few_cards = because too few cards are left for all islands
why-high_numbers = to keep an island for the high numbers to come
why-hard_start = to make a hard start for whoever gets the board
why-spoil = because anything else would spoil more than it brings
