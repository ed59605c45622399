### The card book

cards-kind-treasure = Treasure cards
cards-kind-flood = Flood cards
cards-kind-role = Roles
