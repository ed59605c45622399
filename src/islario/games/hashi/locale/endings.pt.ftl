### Hashi: como terminou uma partida, em uma linha.

ending-last_card = última carta jogada
