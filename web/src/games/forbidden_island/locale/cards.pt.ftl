### O livro de cartas

cards-kind-treasure = Cartas de tesouro
cards-kind-flood = Cartas de inundação
cards-kind-role = Papéis
