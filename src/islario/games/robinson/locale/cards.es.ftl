### Robinson Crusoe: los nombres de todas las cosas.

## Cartas de evento con libro
card-unusually_cold_night = Noche gélida
card-otters = Nutrias
card-council = Asamblea
card-insects = Insectos
card-winter_depression = Depresión invernal
card-wrecked_balloon = Globo accidentado
card-ravenous_predators = Depredadores voraces
card-predator_is_near = Depredador al acecho
card-night_howling = Aullidos en la noche
card-poisoning = Envenenamiento
card-body_on_the_beach = Cadáver en la playa
card-argument = Discusión
card-call_of_the_wild = La llamada de lo salvaje
card-sleepless_night = Noche en vela
card-earthquake = Terremoto
card-ravishing_hurricane = Huracán arrasador
card-bad_feelings = Malos presentimientos
card-exhausting_night = Noche agotadora
card-strong_wind = Viento fuerte
card-weather_breakdown = Empeora el tiempo
card-mist = Niebla
card-mess_in_the_camp = Desorden en el campamento
card-the_island_rebels_against_you = La isla se rebela
card-natural_dam_breaks = Se rompe el dique natural
card-depression = Depresión
card-devastating_blows = Golpes demoledores
card-lack_of_hope = Falta de esperanza
card-vertigo = Vértigo
card-weakness = Debilidad
card-slow_work = Trabajo lento
card-loss_of_hope = Esperanza perdida
card-fight_in_the_dark = Lucha en la oscuridad
card-dangerous_night = Noche peligrosa
card-howling_from_the_woods = Aullidos en el bosque
card-bear = Oso
card-searching_for_a_new_path = En busca de otro camino
card-smoke_on_the_horizon = Humo en el horizonte
card-drought = Sequía
card-rough_passage = Paso accidentado

## Cartas de evento con icono de aventura
card-cataclysm = Cataclismo
card-storm_a = Tormenta
card-chronic_tiredness = Cansancio crónico
card-high_water = Crecida
card-frost = Helada
card-heavy_rain_is_coming = Se acerca una lluvia fuerte
card-awful_weather = Tiempo de perros
card-precipice = Precipicio
card-jaguar = Jaguar
card-culled_area = Zona esquilmada
card-heavy_rain = Lluvia fuerte
card-heavy_clouds = Nubarrones
card-devastating_hurricane = Huracán devastador
card-ravishing_windstorm = Vendaval arrasador
card-cold_rain_a = Lluvia fría
card-memories_of_the_cruise = Recuerdos de la travesía
card-thunderstorm = Tormenta eléctrica
card-predators = Depredadores
card-fire = Incendio
card-fight = Pelea
card-predators_in_the_vicinity = Depredadores en los alrededores
card-storm_b = Tormenta
card-landslide = Deslizamiento de tierra
card-cold_rain_b = Lluvia fría
card-broken_tree = Árbol partido
card-raging_river = Río embravecido
card-flood = Inundación
card-disaster = Desastre
card-flying_surprise = Sorpresa voladora
card-cloud_burst = Diluvio
card-rain = Lluvia
card-night_attack = Ataque nocturno
card-predators_in_the_woods = Depredadores en el bosque
card-bad_fate = Destino aciago

## Acciones de amenaza de las cartas de evento
threat-unusually_cold_night = Entrar en calor
threat-otters = Cacería exitosa
threat-council = Lluvia de ideas
threat-insects = Control de plagas
threat-winter_depression = Entrar en calor
threat-wrecked_balloon = Registrar los restos
threat-ravenous_predators = Ahuyentar a los animales
threat-predator_is_near = Luchar por la comida
threat-night_howling = Caza de bestias
threat-poisoning = Extraer el veneno
threat-body_on_the_beach = Entierro
threat-argument = Acuerdo
threat-call_of_the_wild = Caza feroz
threat-sleepless_night = Descanso
threat-earthquake = Abrir un paso
threat-ravishing_hurricane = Redescubrir las fuentes
threat-bad_feelings = Recolectar con cuidado
threat-exhausting_night = Descanso
threat-strong_wind = Mantenimiento de herramientas
threat-weather_breakdown = Proteger las fuentes
threat-mist = Buscar el viejo sendero
threat-mess_in_the_camp = Poner orden
threat-the_island_rebels_against_you = Rescate
threat-natural_dam_breaks = Protección
threat-depression = Consuelo
threat-devastating_blows = Nueva fuente
threat-lack_of_hope = Movilización
threat-vertigo = Descanso
threat-weakness = Descanso
threat-slow_work = Descanso
threat-loss_of_hope = Descanso
threat-fight_in_the_dark = Rastrear a un depredador
threat-dangerous_night = Construir defensas
threat-howling_from_the_woods = Expedición
threat-bear = Reparación
threat-searching_for_a_new_path = Explorar rutas nuevas
threat-smoke_on_the_horizon = Apagar el fuego
threat-drought = Nuevo cauce
threat-rough_passage = Abrir un camino nuevo
threat-cataclysm = Reparar las herramientas
threat-storm_a = Reforzar el campamento
threat-chronic_tiredness = Recuperar fuerzas
threat-high_water = Drenaje
threat-frost = Calentar el campamento
threat-heavy_rain_is_coming = Encauzar el agua
threat-awful_weather = Cortavientos
threat-precipice = Tender un puente
threat-jaguar = Montar guardia
threat-culled_area = Caza abundante
threat-heavy_rain = Prepararse para la lluvia
threat-heavy_clouds = Reforzar el tejado
threat-devastating_hurricane = Reparación
threat-ravishing_windstorm = Arma nueva
threat-cold_rain_a = Encauzar el agua
threat-memories_of_the_cruise = Canción marinera
threat-thunderstorm = Contener el fuego
threat-predators = Luchar
threat-fire = Sofocar el incendio
threat-fight = Discurso
threat-predators_in_the_vicinity = Ahuyentar al depredador
threat-storm_b = Reforzar el campamento
threat-landslide = Asegurar el campamento
threat-cold_rain_b = Encauzar el agua
threat-broken_tree = Retirar el árbol
threat-raging_river = Cavar una zanja
threat-flood = Abrir un desagüe
threat-disaster = Arreglos
threat-flying_surprise = Limpiar tras el accidente
threat-cloud_burst = Traslado
threat-rain = Tejado más resistente
threat-night_attack = En busca de una bestia
threat-predators_in_the_woods = Buscar al depredador
threat-bad_fate = Descanso reparador

## Aventuras: construcción
adventure-breakdown = Crisis nerviosa
adventure-fear_of_the_beasts = Miedo a las bestias
adventure-wind_storm = Vendaval
adventure-predator_in_the_camp = Un depredador en el campamento
adventure-construction_is_weak = Construcción endeble
adventure-visit_of_a_predator = Visita de un depredador
adventure-you_need_a_bigger_camp = El campamento se queda pequeño
adventure-hungry_predator = Depredador hambriento
adventure-howling_in_the_bushes = Aullidos entre los arbustos
adventure-accident = Accidente
adventure-dark_clouds_in_the_sky = Nubes negras en el cielo
adventure-in_a_hurry = Con prisas
adventure-tired = Cansancio
adventure-nasty_wound = Una fea herida
adventure-sting = Picadura
adventure-savings = Ahorro de material
adventure-monkeys_watch_you = Monos al acecho
adventure-tools_inspection = Revisión de herramientas
adventure-cut_head = Corte en la cabeza
adventure-coming_to_terms = Ponerse de acuerdo
adventure-fast_work = Trabajo rápido
adventure-unmotivated = Desmotivación
adventure-construction = Construcción
adventure-laborious_work_a = Trabajo fatigoso
adventure-tool_breaks = Se rompe una herramienta
adventure-hard_work = Trabajo duro
adventure-lack_of_hope = Falta de esperanza
adventure-laborious_work_b = Trabajo fatigoso
adventure-dangerous_work = Trabajo peligroso
adventure-broken_lever = Palanca rota

## Aventuras: exploración
adventure-tiger = Tigre
adventure-puma = Puma
adventure-secret_cave = Cueva secreta
adventure-vipers = Nido de víboras
adventure-wild_berries = Bayas silvestres
adventure-wild_dog = Perro salvaje
adventure-misadventure = Percance
adventure-thorny_bush = Arbusto espinoso
adventure-remains_of_a_settlement = Restos de un poblado
adventure-ruined_hut = Cabaña en ruinas
adventure-shrine = Santuario
adventure-signs_of_fire_a = Señales de fuego
adventure-old_grave = Tumba antigua
adventure-old_hut = Cabaña vieja
adventure-bamboo = Bambú
adventure-carcass = Animal muerto
adventure-cold_wind = Viento frío
adventure-signs_of_fire_b = Señales de fuego
adventure-empty_forest = Bosque vacío
adventure-flu = Gripe
adventure-theres_something_in_the_air = Hay algo en el aire
adventure-its_going_to_rain = Va a llover
adventure-surprising_discovery = Descubrimiento sorprendente
adventure-swamp = Pantano
adventure-wrong_track = Camino equivocado
adventure-dangerous_terrain = Terreno peligroso
adventure-lost_in_the_thicket = Perderse en la espesura
adventure-lost_in_the_woods = Perderse en el bosque
adventure-lost = Sin rumbo
adventure-storm_on_the_horizon = Tormenta en el horizonte

## Aventuras: recolección
adventure-weather_breakdown = Empeora el tiempo
adventure-winter_is_coming = Se acerca el invierno
adventure-twisted_ankle = Tobillo torcido
adventure-unbelievable_effort = Esfuerzo increíble
adventure-viper = Víbora
adventure-surprise_in_the_bushes = Sorpresa entre los arbustos
adventure-new_flock = Nueva bandada
adventure-nestlings = Polluelos
adventure-nice_surprise = Grata sorpresa
adventure-path_of_a_predator = El camino de un depredador
adventure-pirates_chest = Cofre pirata
adventure-signs_of_a_predator = Señales de un depredador
adventure-skeleton = Esqueleto
adventure-spider = Araña
adventure-furs = Pieles
adventure-after_the_hurricane = Después del huracán
adventure-eyes_in_the_bushes = Ojos entre los arbustos
adventure-fruit = Fruta
adventure-gold_coin = Moneda de oro
adventure-mushrooms = Setas
adventure-unexpected_discovery = Hallazgo inesperado
adventure-winter_freezing = Helada invernal
adventure-end_of_source_1 = Fuente agotada
adventure-end_of_source_2 = Fuente agotada
adventure-end_of_source_3 = Fuente agotada
adventure-end_of_source_4 = Fuente agotada
adventure-end_of_source_5 = Fuente agotada
adventure-shortage = Escasez
adventure-tracks_of_a_predator = Huellas de un depredador
adventure-unexpected_troubles = Problemas imprevistos

## Parte de evento de las aventuras: construcción
aftermath-breakdown = Buena convivencia
aftermath-fear_of_the_beasts = Más protección
aftermath-wind_storm = Empalizada natural
aftermath-predator_in_the_camp = Quien la hace la paga
aftermath-construction_is_weak = Golpetazo
aftermath-visit_of_a_predator = Visita nocturna
aftermath-you_need_a_bigger_camp = Ampliación del campamento
aftermath-hungry_predator = Segunda visita
aftermath-howling_in_the_bushes = La bestia está aquí
aftermath-accident = Gangrena
aftermath-dark_clouds_in_the_sky = Después de la lluvia
aftermath-in_a_hurry = Grieta
aftermath-tired = Riña
aftermath-nasty_wound = Infección
aftermath-sting = Escalofríos
aftermath-savings = Construcción inestable
aftermath-monkeys_watch_you = Monos en el campamento
aftermath-tools_inspection = Herramientas rotas
aftermath-cut_head = Dolor de cabeza
aftermath-coming_to_terms = Falta de ideas
aftermath-fast_work = La prisa es mala consejera
aftermath-unmotivated = Se rompen las herramientas
aftermath-construction = Construcción más sólida

## Parte de evento de las aventuras: exploración
aftermath-tiger = Aparece el tigre
aftermath-puma = El puma ataca
aftermath-secret_cave = La bestia despierta
aftermath-vipers = Fiebre
aftermath-wild_berries = Náuseas
aftermath-wild_dog = Vuelve el perro
aftermath-misadventure = Tobillo hinchado
aftermath-thorny_bush = Brazo hinchado
aftermath-remains_of_a_settlement = Epidemia
aftermath-ruined_hut = Malos sueños
aftermath-shrine = Pesadillas
aftermath-old_grave = Recuerdos de un náufrago muerto
aftermath-old_hut = El fantasma de Robinson
aftermath-bamboo = Crujido de madera rota
aftermath-carcass = Diarrea
aftermath-cold_wind = Nieve
aftermath-empty_forest = Depredadores hambrientos
aftermath-flu = Dolor de garganta
aftermath-theres_something_in_the_air = Isla maldita
aftermath-its_going_to_rain = Lluvia fuerte
aftermath-storm_on_the_horizon = Tormenta

## Parte de evento de las aventuras: recolección
aftermath-weather_breakdown = Tormenta
aftermath-winter_is_coming = Escarcha
aftermath-twisted_ankle = Tobillo hinchado
aftermath-unbelievable_effort = Brazos doloridos
aftermath-viper = Mordedura de serpiente
aftermath-surprise_in_the_bushes = Cavilaciones
aftermath-new_flock = No queda nada
aftermath-nestlings = Pájaro furioso
aftermath-nice_surprise = Colapso
aftermath-path_of_a_predator = Ataca el depredador
aftermath-pirates_chest = Mala suerte
aftermath-signs_of_a_predator = Ataca un depredador hambriento
aftermath-skeleton = Memorias de un explorador muerto
aftermath-spider = Picadura en el cuello
aftermath-furs = Insectos
aftermath-after_the_hurricane = Otro temporal
aftermath-eyes_in_the_bushes = Visita inesperada
aftermath-fruit = Dolor de estómago
aftermath-gold_coin = Maldición
aftermath-mushrooms = Enfermedad

## Parte de evento de los misterios
aftermath-ceremonial_bowl = Fin de la maldición
aftermath-gorilla = Un gorila en el campamento
aftermath-big_ape = Demonio de la noche
aftermath-gremlins = Los gremlins siguen el rastro
aftermath-savage = Caza fallida

## Misterios: tesoros
mystery-gold = Oro
mystery-helmet = Casco
mystery-candles = Velas
mystery-old_rifle = Rifle viejo
mystery-cave_with_furs = Cueva con pieles
mystery-protective_amulet = Amuleto protector
mystery-compass = Compás
mystery-barrel = Barril
mystery-sabre = Sable
mystery-hatchet = Hacha de mano
mystery-crocks = Cacharros de barro
mystery-whip = Látigo
mystery-old_clothes = Ropas viejas
mystery-old_map = Mapa antiguo
mystery-backpack = Mochila
mystery-blankets = Mantas
mystery-ceremonial_bowl = Cuenco ceremonial
mystery-bottle_of_wine = Botella de vino
mystery-captain_stones_spyglass = Catalejo del capitán Stone
mystery-boxes = Cajas
mystery-hammock = Hamaca
mystery-ropes = Cuerdas
mystery-herbal_mixture = Mezcla de hierbas
mystery-amulet_with_portrait = Amuleto con retrato
mystery-antique_rapier = Estoque antiguo
mystery-treasure_map = Mapa del tesoro

## Misterios: monstruos
mystery-bite = Mordedura
mystery-gorilla = Gorila
mystery-unleashed_beast = Bestia desatada
mystery-furious_tiger = Tigre furioso
mystery-spiders = Arañas
mystery-scorpion = Escorpión
mystery-big_ape = Gran simio
mystery-gremlins = Gremlins
mystery-snake = Serpiente
mystery-bats = Murciélagos
mystery-savage = Salvaje
mystery-giant_snake = Serpiente gigante
mystery-a_shiny_jewel = Una joya reluciente

## Misterios: trampas
mystery-terrible_scream = Grito espantoso
mystery-collapse = Derrumbe
mystery-sharp_blade = Hoja afilada
mystery-blowgun = Cerbatana
mystery-confused = Desorientación
mystery-unfortunate_adventure = Aventura desafortunada
mystery-strange_disease = Extraña enfermedad
mystery-trapdoor = Trampilla
mystery-hidden_rope = Cuerda oculta
mystery-net = Red
mystery-blunt_spear = Lanza roma
mystery-poison = Veneno
mystery-spider_web = Telaraña

## Bestias
beast-birds = Aves
beast-fox = Zorro
beast-boa = Boa
beast-tapir = Tapir
beast-wild_pig = Cerdo salvaje
beast-wild_dog = Perro salvaje
beast-goats = Cabras
beast-cheetah = Guepardo
beast-iguana = Iguana
beast-chamois = Gamuza
beast-puma = Puma
beast-jaguar = Jaguar
beast-alligator = Caimán
beast-bear = Oso
beast-tiger = Tigre
beast-gorilla = Gorila

## Inventos
invention-shovel = Pala
invention-bricks = Ladrillos
invention-pot = Vasija
invention-cure = Cura
invention-rope = Cuerda
invention-knife = Cuchillo
invention-fire = Fuego
invention-map = Mapa
invention-dam = Embalse
invention-snare = Trampa
invention-fireplace = Hoguera
invention-shortcut = Atajo
invention-spear = Lanza
invention-basket = Cesta
invention-sack = Saco
invention-bed = Cama
invention-belts = Cintas
invention-bow = Arco
invention-cellar = Bodega
invention-corral = Corral
invention-diary = Diario
invention-drums = Tambores
invention-furnace = Horno
invention-lantern = Linterna
invention-moat = Valla
invention-pit = Foso
invention-raft = Balsa
invention-shield = Escudo
invention-sling = Tirachinas
invention-wall = Muro

## Inventos de los escenarios
invention-mast = Mástil
invention-hatchet = Hacha de mano
invention-cross = Cruz
invention-sacred_bell = Campana sagrada
invention-scenario_raft = Balsa de rescate
invention-lifeboat = Bote salvavidas
invention-rope_ladder = Escalera de cuerda
invention-jolly_boat = Esquife
invention-ballista = Ballesta
invention-canoe = Canoa
invention-fence = Cercado
invention-garden = Cultivo
invention-trap = Gran trampa
invention-tranquilizer = Tranquilizante

## Objetos iniciales
item-pipe_and_tobacco = Pipa y tabaco
item-bible = Biblia
item-storm_glass = Cristal de tormentas
item-pistol = Pistola
item-empty_bottle = Botella vacía
item-hammer_and_nails = Martillo y clavos
item-biscuits = Galletas
item-flask_of_rum = Petaca de ron

## Fichas de descubrimiento
discovery-larvae = Larvas
discovery-fallen_tree = Árbol caído
discovery-goat = Cabra
discovery-candles = Velas
discovery-treasure = Tesoro
discovery-old_machete = Machete oxidado
discovery-thorny_bushes = Arbustos espinosos
discovery-large_leaves = Hojas grandes
discovery-tobacco = Tabaco
discovery-vegetables = Verduras
discovery-poison = Veneno
discovery-healing_herbs = Hierbas curativas
discovery-herbs = Hierbas aromáticas
discovery-scenario_dashes = Ficha con dos rayas
discovery-scenario_bowtie = Ficha con dos triángulos
discovery-scenario_cross = Ficha con un aspa
discovery-scenario_bands = Ficha con dos franjas

## Fichas de descubrimiento de los escenarios
discovery-s1_dashes = Hierbas
discovery-s1_bowtie = Aceite
discovery-s1_cross = Sable pirata
discovery-s1_bands = Medallón con una dama
discovery-s2_dashes = Velas de los sectarios
discovery-s2_bowtie = Frascos misteriosos
discovery-s2_cross = Campana decorada
discovery-s2_bands = Daga de sacrificios
discovery-s3_dashes = Hierbas
discovery-s3_bowtie = Pistola
discovery-s3_cross = Cabaña en ruinas
discovery-s3_bands = Lianas
discovery-s4_dashes = Mapa antiguo
discovery-s4_bowtie = El diario de Indy
discovery-s4_cross = Antorcha
discovery-s4_bands = Lona vieja
discovery-s5_dashes = Cerbatana
discovery-s5_bowtie = Ungüento curativo
discovery-s5_cross = Mapa de la isla
discovery-s5_bands = Machete viejo
discovery-s6_dashes = Herramientas viejas
discovery-s6_bowtie = Arado
discovery-s6_cross = Pólvora
discovery-s6_bands = Semillas
discovery-s7_dashes = Botella de vodka
discovery-s7_bowtie = Petardo
discovery-s7_cross = Huella gigante
discovery-s7_bands = Objeto perdido del rodaje

## Habilidades
skill-economical_construction = Construcción económica
skill-craftsmanship = Artesanía
skill-a_new_idea = Nueva idea
skill-handyman = Manitas
skill-grandmas_recipe = Receta de la abuela
skill-searching_talent = Buscando talento
skill-stone_soup = Sopa de piedras
skill-hooch = Bebida alcohólica
skill-child_of_fortune = Hijo de la fortuna
skill-reconnaissance = Reconocimiento
skill-motivational_speech = Discurso inspirador
skill-scouting = Explorar el terreno
skill-tracking = Rastrear
skill-defense_plan = Plan de defensa
skill-frenzy = Frenesí
skill-the_hunt = La caza
skill-friday_reroll = Segundo intento

## Tótems de los escenarios
totem-s2_1 = Templo oscuro
totem-s2_2 = Altar de la muerte
totem-s2_3 = Guarida de los sectarios
totem-s3_1 = Rocas resbaladizas
totem-s3_2 = Cementerio
totem-s3_3 = Restos de mástiles y vergas
totem-s3_4 = Restos de un globo
totem-s4_1 = Templo pequeño
totem-s4_2 = Aldea en ruinas
totem-s4_3 = Cueva oculta
totem-s4_4 = Templo subterráneo
totem-s5_1 = Primera aldea
totem-s5_2 = Segunda aldea
totem-s5_3 = Tercera aldea
totem-s5_4 = Cuarta aldea
totem-s6_1 = Tierra yerma
totem-s7_1 = Guarida de King Kong

## El equipo de rodaje del escenario 7
crew-1 = Iluminador
crew-2 = Operador de cámara
crew-3 = Técnico de sonido
crew-4 = Guionista
crew-5 = Maquillador
crew-6 = Actriz
crew-7 = Doble de acción
crew-8 = Actor
crew-9 = Director

## Terrenos
terrain-beach = Playa
terrain-hills = Colinas
terrain-mountains = Montañas
terrain-river = Río
terrain-plains = Llanuras

## Fuentes de las losetas
source-wood = Madera
source-fish = Peces
source-parrot = Loros

## Recursos
resource-wood = Madera
resource-food = Comida
resource-preserved = Comida no perecedera
resource-fur = Piel

## Fichas y marcadores
token-adventure = Aventura
token-reroll = Volver a tirar
token-minus_pawn = Menos un peón
token-beast = Fuerza de bestia
token-plus_wood = Más una madera
token-plus_food = Más una comida
token-black = Marcador negro
token-rain = Nube de lluvia
token-snow = Nube de invierno
token-storm = Tormenta
token-animals = Animales hambrientos
token-shortcut = Atajo
token-white = Marcador blanco
token-blue = Marcador azul
token-number = Ficha de número

## Campos de acción
field-threat = Amenaza
field-hunt = Cazar
field-build = Construir
field-gather = Recolectar recursos
field-explore = Explorar
field-camp = Organizar el campamento
field-rest = Descansar

## Dados de acción
die-success = Dado de éxito
die-wound = Dado de herida
die-adventure = Dado de aventura

## Dados de clima
weatherdie-rain = Dado de lluvia
weatherdie-winter = Dado de invierno
weatherdie-animals = Dado de animales hambrientos

## Partes del cuerpo
part-head = Cabeza
part-arm = Brazo
part-belly = Estómago
part-leg = Pierna
