### A Ilha Proibida: como terminou uma partida, em uma linha.

ending-escaped = o grupo escapou
ending-treasure = um tesouro afundou
ending-landing = o Porto dos Tolos afundou
ending-drowned = alguém se afogou
ending-skull = a água chegou à caveira
