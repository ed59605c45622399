### El libro de cartas

cards-kind-event = Eventos
cards-kind-adventure = Aventuras
cards-kind-mystery = Misterios
cards-kind-beast = Bestias
cards-kind-invention = Inventos
cards-kind-item = Objetos iniciales
cards-kind-wreckage = Restos de naufragio
cards-kind-discovery = Fichas de descubrimiento
cards-kind-scenario = Escenarios
cards-kind-skill = Habilidades
