### Robinson Crusoe: lo que se elige antes de empezar una partida.

## Opciones
option-seed = La semilla de todo el azar
option-players = Número de náufragos
option-scenario = El escenario
option-characters = Quiénes participan
option-first_player = Quién empieza como jugador inicial
option-friday = Si ayuda Viernes (por defecto: con uno o dos jugadores)
option-dog = Si ayuda el Perro (por defecto: con un jugador)
option-starting_items = Número de objetos iniciales
option-book_events = Cuántos eventos del mazo llevan libro
option-wreckage = La carta de restos del naufragio de la primera ronda
option-errata = Qué vale cuando el reglamento y una carta impresa no coinciden
option-all_pawns = Hay que colocar todos los peones
option-levels_without_shelter = Objetos, fichas y habilidades suben el tejado y la empalizada aunque no haya refugio
option-own_economy = Construcción económica solo en acciones que realiza el Carpintero
option-own_rerolls = Las habilidades repiten solo dados de las acciones de su dueño
option-heal_friday = Lo que cura a los jugadores también puede curar a Viernes
option-temporary_counts = Las armas temporales cuentan para lo que exige una amenaza
option-blocked_tokens_lost = Una ficha de +1 que no puede seguir al campamento se pierde
option-dog_not_with_friday = El Perro ayuda solo a los jugadores, no a Viernes
option-one_meal = La Vasija y la Hoguera se usan una vez por noche cada una
option-hungry_crew = La isla de King Kong: una noche con hambre cuesta un miembro del equipo
unset-characters = reparto al azar
unset-first_player = por sorteo
unset-book_events = la mitad
friday-default = según las reglas
friday-yes = con Viernes
friday-no = sin Viernes
dog-default = según las reglas
dog-yes = con el Perro
dog-no = sin el Perro
wreckage-random = al azar
errata-rulebook = el reglamento
errata-printed = la carta impresa
wreckage-food_crates = Cajas de alimentos
wreckage-wrecked_lifeboat = Bote salvavidas destrozado
wreckage-captains_chest = Cofre del capitán

## Los escenarios por sus nombres propios
scenario-castaways = { scenario-1 }
scenario-cursed_island = { scenario-2 }
scenario-jenny = { scenario-3 }
scenario-volcano_island = { scenario-4 }
scenario-cannibal_island = { scenario-5 }
scenario-robinson_family = { scenario-6 }
scenario-king_kong_island = { scenario-7 }
scenario-1 = Náufragos
scenario-2 = La isla maldita
scenario-3 = Jenny necesita ayuda
scenario-4 = La isla del volcán
scenario-5 = La isla de los caníbales
scenario-6 = La familia Robinson
scenario-7 = La isla de King Kong

## Personajes
character-carpenter = Carpintero
    .article = el
character-cook = Cocinero
    .article = el
character-explorer = Explorador
    .article = el
character-soldier = Soldado
    .article = el
character-friday = Viernes
    .article = none
character-dog = Perro
    .article = el
character-jenny = Jenny
    .article = none
