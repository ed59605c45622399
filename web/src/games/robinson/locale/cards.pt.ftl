### O livro de cartas

cards-kind-event = Eventos
cards-kind-adventure = Aventuras
cards-kind-mystery = Mistérios
cards-kind-beast = Feras
cards-kind-invention = Invenções
cards-kind-item = Itens iniciais
cards-kind-wreckage = Destroços
cards-kind-discovery = Fichas de descoberta
cards-kind-scenario = Cenários
cards-kind-skill = Habilidades
