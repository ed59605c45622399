### El libro de cartas

cards-kind-treasure = Cartas de tesoro
cards-kind-flood = Cartas de inundación
cards-kind-role = Roles
