### O livro de cartas

cards-kind-treasure = Cartas de Tesouro
cards-kind-flood = Cartas de Alagamento
cards-kind-role = Papéis
