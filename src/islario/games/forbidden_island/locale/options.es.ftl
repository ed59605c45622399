### La Isla Prohibida: lo que se elige antes de empezar una partida.

## Opciones
option-players = Número de aventureros
option-seed = La semilla de todo el azar
option-difficulty = El nivel del agua al empezar
option-layout = La forma de la isla
option-roles = Quiénes participan
option-first = El jugador que empieza
option-discard_after_both_draws = El límite de mano se aplica solo después de robar las dos cartas
unset-roles = reparto al azar
unset-first = por sorteo
drawn-tile = { $count ->
    [one] loseta
   *[other] losetas
}
new-drawing-layout = 24 casillas con #, el mar con .
difficulty-novice = Iniciación
difficulty-normal = Normal
difficulty-elite = Élite
difficulty-legendary = Legendario
layout-classic = La Isla Prohibida (estándar)
layout-island_of_shadows = Isla de las Sombras
layout-skull_island = Isla de la Calavera
layout-volcano_island = Isla del Volcán
layout-island_of_death = Isla de la Muerte
layout-bone_island = Isla de los Huesos
layout-coral_reef = Arrecife de Coral
layout-bay_of_gulls = Bahía de las Gaviotas
layout-bridge_of_horrors = Puente de los Horrores
layout-arch_of_fate = Arco del Destino
layout-atoll_of_decisions = Atolón de las Decisiones
layout-treasure_island = Isla del Tesoro

## Roles, y lo que puede hacer cada uno
role-pilot = Piloto
    .article = el
role-engineer = Ingeniero
    .article = el
role-explorer = Explorador
    .article = el
role-navigator = Navegador
    .article = el
role-messenger = Mensajero
    .article = el
role-diver = Submarinista
    .article = el
power-pilot = Una vez por turno, vuela a cualquier loseta con una acción.
power-engineer = Asegura dos losetas con una sola acción.
power-explorer = Se mueve, nada y asegura también en diagonal.
power-navigator = Con una acción, mueve otro peón una o dos losetas.
power-messenger = Entrega cartas de Tesoro a cualquiera, esté donde esté.
power-diver = Con una acción, atraviesa cualquier número de losetas inundadas o hundidas.
about-role-pilot = { power-pilot }
about-role-engineer = { power-engineer }
about-role-explorer = { power-explorer }
about-role-navigator = { power-navigator }
about-role-messenger = { power-messenger }
about-role-diver = { power-diver }
