### El libro de cartas

cards-kind-treasure = Cartas de Tesoro
cards-kind-flood = Cartas de Inundación
cards-kind-role = Roles
