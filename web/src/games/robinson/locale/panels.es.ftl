### Robinson Crusoe en la página: los paneles alrededor del plan.

## The bar at the top
panel-round = Ronda { $round }
panel-of-rounds = de { $rounds }
panel-phases = Fases de la ronda
panel-rounds-and-weather = Rondas y dados de clima
panel-round-weather = Ronda { $round }: { $dice }
panel-no-dice = sin dados
panel-tonight-short = Esta noche
panel-next-short = después
panel-in-rounds = en { $n }
panel-now = ahora
panel-goal = Objetivo
panel-percent = { $n } %
panel-possible = posible

panel-calendar-ship = barco
panel-calendar-child = un niño
panel-calendar-city = ciudad
panel-calendar-lava = lava { $space }

## The sheet of the scenario
panel-sheet = El escenario
panel-face = { $n } % { $face }
panel-legend-ship = Pasa un barco: ahora se ve el fuego
panel-legend-child = Nace un niño
panel-legend-city = Se ve la ciudad de los caníbales
panel-legend-lava = La lava cubre estas casillas
panel-signs = Qué significan aquí los símbolos
panel-book = Libro
panel-totems = Tótems
panel-totems-none = No ocurre nada.
panel-found = encontrado
panel-rules = Reglas propias
panel-tokens = Sus cuatro fichas de descubrimiento
panel-at-hand = disponible
panel-own-inventions = Solo en este escenario
panel-built = construido
panel-points = Puntos si acabara ahora
panel-points-end = Puntos
panel-total = Total
panel-no-points = En este escenario no se cuentan puntos.
panel-none = ninguno

## Inventions
panel-inventions = Inventos
panel-show = Mostrar
panel-inventions-all = Todos
panel-inventions-open = Se pueden construir
panel-inventions-lacks = Les falta algo
panel-inventions-built = Construidos
panel-needs = Necesita
panel-is-there = {" "}(hay)
panel-is-lacking = {" "}(falta)
panel-amount-wood = { $n } de madera
panel-amount-food = { $n } de comida
panel-amount-fur = { $n } de piel
panel-or-fur = {" "}o { $n } de piel
panel-coming = llega tras las acciones
panel-for = Para: { $list }
panel-help-goal = el objetivo
panel-odds = éxito { $success }, herida { $wound }, aventura { $adventure }
panel-odds-one = un peón: { $odds }
panel-planned = planeado
panel-planned-sure = planeado, seguro
panel-plan-it = Planear: { $name }
panel-plan = Planear
panel-about = Qué dice: { $name }
panel-sites = { $name }: ¿en qué loseta?

## Threats
panel-threats = Amenazas
panel-threat-next = Golpea primero
panel-threat-after = Golpea después
panel-threat-planned = Planeado: { $who }
panel-threat-nobody = Nadie todavía
panel-threat-none = Aquí no hay ninguna carta.
panel-lacks = Falta: { $list }

## What is in force
panel-force = Efectos activos
panel-force-none = No hay efectos activos.
panel-force-works = Actúa ahora o espera
panel-force-lies = Está en la isla
panel-from = De:
panel-fresh = no antes de que acaben las acciones
panel-touches = Afecta a:

panel-part-weather = el clima
panel-part-dinner = la comida de la noche
panel-part-night = la noche
panel-part-production = la producción
panel-part-dawn = la mañana siguiente

## Tonight
panel-tonight = Esta noche, si el plan queda así
panel-tonight-none = Ahora no se puede prever nada.
panel-warnings = Avisos
panel-weather = Clima
panel-weather-about = { $dice }; tejado { $roof }
panel-animals = Animales: { $list }
panel-dinner = Cena
panel-dinner-about = comen { $mouths }; hay { $have }
panel-dinner-coming = , llegan { $n }
panel-dinner-wanted = ; se exigen { $n } más
panel-dinner-all = todos comen
panel-sleep = Sueño
panel-sleep-sheltered = El refugio protege a todos.
panel-sleep-open = Sin refugio
panel-sleep-outside = fuera: { $who }
panel-rot = Reservas
panel-rot-none = No se pudre comida.
panel-rot-kept = { $card } conserva la comida.
panel-no-loss = sin pérdidas
panel-over = la partida acaba antes
panel-up-to = hasta { $list }
panel-strikes = En espera
panel-dawn = Al amanecer
panel-dawn-strikes = Golpea: { $card }
panel-dawn-dealt = { $card }: resuelta
panel-dawn-moves = { $card } avanza
panel-dawn-none = Ninguna amenaza golpea.
panel-people = Heridas esta noche
panel-person-arrow = { $chance } moral −1
panel-person-death = { $chance } muerte
panel-omits = No se cuenta
panel-change-wood = { $n } madera
panel-change-food = { $n } comida
panel-change-preserved = { $n } comida no perecedera
panel-change-fur = { $n } piel
panel-change-morale = { $n } moral
panel-change-roof = { $n } tejado
panel-change-palisade = { $n } empalizada
panel-change-weapon = { $n } armas
panel-change-determination = { $n } determinación
panel-change-shelter = { $n } refugio
panel-change-wounds = { $n } vida
panel-change-each = { $n } vida cada uno
panel-change-fight = un combate

## Decks
panel-decks = Mazos
panel-deck-events = Eventos
panel-deck-hunting = Caza
panel-deck-tiles = Losetas
panel-deck-discoveries = Fichas de descubrimiento
panel-deck-inventions = Inventos
panel-deck-mysteries = Misterios
panel-deck-adventure_decks = Aventuras
panel-deck-build = Aventuras de construcción
panel-deck-gather = Aventuras de recolección
panel-deck-explore = Aventuras de exploración
panel-deck-item_box = Otros objetos iniciales
panel-deck-gone = Fuera de la partida
panel-deck-count = Quedan { $n } en el mazo
panel-deck-discard = Descartadas, la última primero
panel-deck-top = Arriba del todo
panel-deck-bottom = Abajo del todo
panel-deck-holds = En el mazo
panel-deck-books = { $n } con un libro
panel-deck-adventures = { $n } con una aventura
panel-deck-added = Barajadas dentro, volverán
panel-deck-waiting-beast = Una bestia espera sobre el mazo.
panel-deck-beasts-left = Quedan { $n } bestias sin encontrar
panel-deck-next-tiles = Las próximas losetas, en orden
panel-tile = Loseta { $tile }
panel-seen-event = Próximo evento: { $card }
panel-seen-top = Arriba en el mazo de caza: { $card }
panel-seen-bottom = Abajo en el mazo de caza: { $card }
panel-seen-tiles = Próximas losetas: { $tiles }

## Things at hand
panel-items = Objetos disponibles
panel-items-none = No hay ningún objeto.
panel-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usos
}
panel-use = Usar
panel-use-it = Usar { $name }
