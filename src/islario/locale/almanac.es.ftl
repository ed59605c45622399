### El almanaque: cómo se comportan los juegos, en tablas. La página del navegador y la documentación dicen lo mismo.

almanac-name = El almanaque
almanac-title = { $game }: el almanaque
almanac-lead = Cómo se comportan los juegos, en números. Detrás de cada cifra está su intervalo del 95 %, y con cada tabla la orden que vuelve a jugar sus partidas.
almanac-caution = Estas partidas las jugaron bots, y un bot no es una persona: lo que le cuesta a él puede ser fácil para ti. Con palabras solo se dice lo que sostienen los intervalos, ensanchados para que valgan a la vez todos los de una tabla. Las victorias con algo y sin ello se comparan tal como se jugaron; lo uno no tiene por qué ser la causa de lo otro.
almanac-played-by = Las jugó el bot { $player }.
almanac-left-to-chance = La primera jugada de cada partida se sacó al azar: el bot haría siempre la misma.
almanac-games-played = Partidas: { $games }.
almanac-games = partidas
almanac-finding-spread = { $a } ({ $at_a }) está por encima de { $b } ({ $at_b }).
almanac-finding-first = { $a } ({ $at_a }) está por encima de todo lo demás; le sigue { $b } ({ $at_b }).
almanac-finding-last = { $a } ({ $at_a }) está por debajo de todo lo demás; le sigue { $b } ({ $at_b }).
almanac-finding-peak = { $a } ({ $at_a }) está por encima de sus dos vecinos, { $b } ({ $at_b }) y { $c } ({ $at_c }).
almanac-finding-dip = { $a } ({ $at_a }) está por debajo de sus dos vecinos, { $b } ({ $at_b }) y { $c } ({ $at_c }).
almanac-called-alike =
    { $number ->
        [0] { $name } ({ $kind })
       *[other] { $name } ({ $kind } { $number })
    }
almanac-kind-card = evento
almanac-kind-adventure = aventura
almanac-kind-mystery = misterio
almanac-kind-beast = bestia

## Columnas
almanac-by-players = jugadores
almanac-by-difficulty = dificultad
almanac-by-reason = final
almanac-by-roles = roles
almanac-by-sunk = loseta
almanac-by-lost_tile = loseta
almanac-by-layout = disposición
almanac-by-side = cara
almanac-by-start_numbers = número inicial
almanac-by-start_islands = isla inicial
almanac-by-red = dio el rojo
almanac-by-blue = dio el azul
almanac-by-six = dio el grupo de seis
almanac-by-points = puntos
almanac-by-scenario = escenario
almanac-by-characters = personaje
almanac-by-built = invento
almanac-by-killed_by = causa
almanac-by-round = ronda
almanac-by-player = bot

## Lo que se cuenta
almanac-measure-won = ganadas
almanac-measure-share = parte de las partidas
almanac-measure-points = puntos
almanac-measure-gain = victorias con ello menos victorias sin ello
almanac-measure-turns = turnos
almanac-measure-gap = puntos por debajo de lo mejor
almanac-measure-best = lo mejor posible

## Tablas
almanac-forbidden_island_levels = Lo difícil que es cada nivel
almanac-forbidden_island_players = Lo que cambia con el número de jugadores
almanac-forbidden_island_endings = Cómo acaban las partidas
almanac-forbidden_island_roles = Roles, dos jugadores
almanac-forbidden_island_pairs = Parejas de roles
almanac-forbidden_island_sunk = Qué losetas se hunden
almanac-forbidden_island_lost_tiles = La loseta con la que se pierde una partida
almanac-forbidden_island_triples = Tríos de roles
almanac-forbidden_island_layouts = Disposiciones
almanac-forbidden_island_strengths = Lo fuertes que son los bots
almanac-hashi_sides = Las dos caras del tablero
almanac-hashi_players = Lo que cambia con el número de jugadores
almanac-hashi_starts = El número inicial
almanac-hashi_islands = La isla inicial
almanac-hashi_red = Lo que da el rojo
almanac-hashi_blue = Lo que da el azul
almanac-hashi_six = Lo que da el grupo de seis
almanac-hashi_distribution = Cuántas veces sale cada total
almanac-hashi_hindsight = A qué distancia de lo mejor a posteriori
almanac-hashi_strengths = Lo fuertes que son los bots
almanac-robinson_scenarios = Lo difícil que es cada escenario
almanac-robinson_players = Lo que cambia con el número de jugadores
almanac-robinson_endings = Cómo acaban las partidas
almanac-robinson_characters = Personajes, tres jugadores
almanac-robinson_inventions = Inventos que se construyen
almanac-robinson_deaths = De qué se muere
almanac-robinson_rounds = La ronda en que alguien muere
almanac-robinson_strengths = Lo fuertes que son los bots
