### Robinson Crusoé: os nomes de todas as coisas.

## Cartas de evento com livro
card-unusually_cold_night = Noite gelada
card-otters = Lontras
card-council = Assembleia
card-insects = Insetos
card-winter_depression = Depressão de inverno
card-wrecked_balloon = Balão acidentado
card-ravenous_predators = Predadores vorazes
card-predator_is_near = Predador à espreita
card-night_howling = Uivos na noite
card-poisoning = Envenenamento
card-body_on_the_beach = Corpo na praia
card-argument = Discussão
card-call_of_the_wild = O chamado selvagem
card-sleepless_night = Noite em claro
card-earthquake = Terremoto
card-ravishing_hurricane = Furacão arrasador
card-bad_feelings = Maus pressentimentos
card-exhausting_night = Noite exaustiva
card-strong_wind = Vento forte
card-weather_breakdown = O tempo piora
card-mist = Névoa
card-mess_in_the_camp = Bagunça no acampamento
card-the_island_rebels_against_you = A ilha se rebela
card-natural_dam_breaks = O dique natural se rompe
card-depression = Depressão
card-devastating_blows = Golpes demolidores
card-lack_of_hope = Falta de esperança
card-vertigo = Vertigem
card-weakness = Fraqueza
card-slow_work = Trabalho lento
card-loss_of_hope = Esperança perdida
card-fight_in_the_dark = Luta no escuro
card-dangerous_night = Noite perigosa
card-howling_from_the_woods = Uivos na floresta
card-bear = Urso
card-searching_for_a_new_path = Em busca de outro caminho
card-smoke_on_the_horizon = Fumaça no horizonte
card-drought = Seca
card-rough_passage = Passagem difícil

## Cartas de evento com ícone de aventura
card-cataclysm = Cataclismo
card-storm_a = Tempestade
card-chronic_tiredness = Cansaço crônico
card-high_water = Cheia
card-frost = Geada
card-heavy_rain_is_coming = Vem aí uma chuva forte
card-awful_weather = Tempo horrível
card-precipice = Precipício
card-jaguar = Onça-pintada
card-culled_area = Território sem caça
card-heavy_rain = Chuva forte
card-heavy_clouds = Nuvens carregadas
card-devastating_hurricane = Furacão devastador
card-ravishing_windstorm = Vendaval arrasador
card-cold_rain_a = Chuva fria
card-memories_of_the_cruise = Lembranças da travessia
card-thunderstorm = Tempestade de raios
card-predators = Predadores
card-fire = Incêndio
card-fight = Briga
card-predators_in_the_vicinity = Predadores nos arredores
card-storm_b = Tempestade
card-landslide = Deslizamento de terra
card-cold_rain_b = Chuva fria
card-broken_tree = Árvore quebrada
card-raging_river = Rio furioso
card-flood = Inundação
card-disaster = Desastre
card-flying_surprise = Surpresa voadora
card-cloud_burst = Tromba-d'água
card-rain = Chuva
card-night_attack = Ataque noturno
card-predators_in_the_woods = Predadores na floresta
card-bad_fate = Destino cruel

## Ações de ameaça das cartas de evento
threat-unusually_cold_night = Aquecer-se
threat-otters = Caçada bem-sucedida
threat-council = Chuva de ideias
threat-insects = Controle de pragas
threat-winter_depression = Aquecer-se
threat-wrecked_balloon = Vasculhar os destroços
threat-ravenous_predators = Afugentar os animais
threat-predator_is_near = Lutar pela comida
threat-night_howling = Caçada às feras
threat-poisoning = Extrair o veneno
threat-body_on_the_beach = Enterro
threat-argument = Acordo
threat-call_of_the_wild = Caçada feroz
threat-sleepless_night = Descanso
threat-earthquake = Abrir uma passagem
threat-ravishing_hurricane = Redescobrir as fontes
threat-bad_feelings = Coletar com cuidado
threat-exhausting_night = Descanso
threat-strong_wind = Manutenção das ferramentas
threat-weather_breakdown = Proteger as fontes
threat-mist = Procurar a velha trilha
threat-mess_in_the_camp = Pôr tudo em ordem
threat-the_island_rebels_against_you = Resgate
threat-natural_dam_breaks = Proteção
threat-depression = Consolo
threat-devastating_blows = Nova fonte
threat-lack_of_hope = Mobilização
threat-vertigo = Descanso
threat-weakness = Descanso
threat-slow_work = Descanso
threat-loss_of_hope = Descanso
threat-fight_in_the_dark = Rastrear um predador
threat-dangerous_night = Construir defesas
threat-howling_from_the_woods = Expedição
threat-bear = Reparo
threat-searching_for_a_new_path = Explorar novas rotas
threat-smoke_on_the_horizon = Apagar o fogo
threat-drought = Novo leito do rio
threat-rough_passage = Abrir um novo caminho
threat-cataclysm = Consertar as ferramentas
threat-storm_a = Reforçar o acampamento
threat-chronic_tiredness = Recuperar as forças
threat-high_water = Drenagem
threat-frost = Aquecer o acampamento
threat-heavy_rain_is_coming = Canalizar a água
threat-awful_weather = Quebra-vento
threat-precipice = Construir uma ponte
threat-jaguar = Montar guarda
threat-culled_area = Caça farta
threat-heavy_rain = Preparar-se para a chuva
threat-heavy_clouds = Reforçar o telhado
threat-devastating_hurricane = Reparo
threat-ravishing_windstorm = Nova arma
threat-cold_rain_a = Canalizar a água
threat-memories_of_the_cruise = Canção de marinheiros
threat-thunderstorm = Conter o fogo
threat-predators = Lutar
threat-fire = Combater o incêndio
threat-fight = Discurso
threat-predators_in_the_vicinity = Afugentar o predador
threat-storm_b = Reforçar o acampamento
threat-landslide = Proteger o acampamento
threat-cold_rain_b = Canalizar a água
threat-broken_tree = Retirar a árvore
threat-raging_river = Cavar um fosso
threat-flood = Abrir um escoadouro
threat-disaster = Remendo
threat-flying_surprise = Limpar depois do acidente
threat-cloud_burst = Mudança
threat-rain = Telhado mais resistente
threat-night_attack = Em busca de uma fera
threat-predators_in_the_woods = Procurar o predador
threat-bad_fate = Descanso reconfortante

## Aventuras: construção
adventure-breakdown = Crise de nervos
adventure-fear_of_the_beasts = Medo das feras
adventure-wind_storm = Vendaval
adventure-predator_in_the_camp = Um predador no acampamento
adventure-construction_is_weak = Construção frágil
adventure-visit_of_a_predator = Visita de um predador
adventure-you_need_a_bigger_camp = O acampamento ficou pequeno
adventure-hungry_predator = Predador faminto
adventure-howling_in_the_bushes = Uivos entre os arbustos
adventure-accident = Acidente
adventure-dark_clouds_in_the_sky = Nuvens escuras no céu
adventure-in_a_hurry = Às pressas
adventure-tired = Cansaço
adventure-nasty_wound = Um ferimento feio
adventure-sting = Picada
adventure-savings = Economia de material
adventure-monkeys_watch_you = Macacos à espreita
adventure-tools_inspection = Inspeção das ferramentas
adventure-cut_head = Corte na cabeça
adventure-coming_to_terms = Chegar a um acordo
adventure-fast_work = Trabalho rápido
adventure-unmotivated = Desmotivação
adventure-construction = Construção
adventure-laborious_work_a = Trabalho penoso
adventure-tool_breaks = Uma ferramenta se quebra
adventure-hard_work = Trabalho duro
adventure-lack_of_hope = Falta de esperança
adventure-laborious_work_b = Trabalho penoso
adventure-dangerous_work = Trabalho perigoso
adventure-broken_lever = Alavanca quebrada

## Aventuras: exploração
adventure-tiger = Tigre
adventure-puma = Puma
adventure-secret_cave = Caverna secreta
adventure-vipers = Ninho de víboras
adventure-wild_berries = Frutinhas silvestres
adventure-wild_dog = Cachorro selvagem
adventure-misadventure = Contratempo
adventure-thorny_bush = Arbusto espinhoso
adventure-remains_of_a_settlement = Restos de um povoado
adventure-ruined_hut = Cabana em ruínas
adventure-shrine = Santuário
adventure-signs_of_fire_a = Sinais de fogo
adventure-old_grave = Túmulo antigo
adventure-old_hut = Cabana velha
adventure-bamboo = Bambu
adventure-carcass = Carcaça
adventure-cold_wind = Vento frio
adventure-signs_of_fire_b = Sinais de fogo
adventure-empty_forest = Floresta vazia
adventure-flu = Gripe
adventure-theres_something_in_the_air = Há algo no ar
adventure-its_going_to_rain = Vai chover
adventure-surprising_discovery = Descoberta surpreendente
adventure-swamp = Pântano
adventure-wrong_track = Caminho errado
adventure-dangerous_terrain = Terreno perigoso
adventure-lost_in_the_thicket = Perder-se no matagal
adventure-lost_in_the_woods = Perder-se na floresta
adventure-lost = Sem rumo
adventure-storm_on_the_horizon = Tempestade no horizonte

## Aventuras: coleta
adventure-weather_breakdown = O tempo piora
adventure-winter_is_coming = O inverno está chegando
adventure-twisted_ankle = Tornozelo torcido
adventure-unbelievable_effort = Esforço incrível
adventure-viper = Víbora
adventure-surprise_in_the_bushes = Surpresa entre os arbustos
adventure-new_flock = Novo bando
adventure-nestlings = Filhotes no ninho
adventure-nice_surprise = Boa surpresa
adventure-path_of_a_predator = O caminho de um predador
adventure-pirates_chest = Baú de pirata
adventure-signs_of_a_predator = Sinais de um predador
adventure-skeleton = Esqueleto
adventure-spider = Aranha
adventure-furs = Peles
adventure-after_the_hurricane = Depois do furacão
adventure-eyes_in_the_bushes = Olhos entre os arbustos
adventure-fruit = Frutas
adventure-gold_coin = Moeda de ouro
adventure-mushrooms = Cogumelos
adventure-unexpected_discovery = Achado inesperado
adventure-winter_freezing = Geada de inverno
adventure-end_of_source_1 = Fonte esgotada
adventure-end_of_source_2 = Fonte esgotada
adventure-end_of_source_3 = Fonte esgotada
adventure-end_of_source_4 = Fonte esgotada
adventure-end_of_source_5 = Fonte esgotada
adventure-shortage = Escassez
adventure-tracks_of_a_predator = Pegadas de um predador
adventure-unexpected_troubles = Problemas imprevistos

## Parte de evento das aventuras: construção
aftermath-breakdown = Boa convivência
aftermath-fear_of_the_beasts = Mais proteção
aftermath-wind_storm = Paliçada natural
aftermath-predator_in_the_camp = Aqui se faz, aqui se paga
aftermath-construction_is_weak = Pancada
aftermath-visit_of_a_predator = Visita noturna
aftermath-you_need_a_bigger_camp = Ampliação do acampamento
aftermath-hungry_predator = Segunda visita
aftermath-howling_in_the_bushes = A fera está aqui
aftermath-accident = Gangrena
aftermath-dark_clouds_in_the_sky = Depois da chuva
aftermath-in_a_hurry = Rachadura
aftermath-tired = Bate-boca
aftermath-nasty_wound = Infecção
aftermath-sting = Calafrios
aftermath-savings = Construção instável
aftermath-monkeys_watch_you = Macacos no acampamento
aftermath-tools_inspection = Ferramentas quebradas
aftermath-cut_head = Dor de cabeça
aftermath-coming_to_terms = Falta de ideias
aftermath-fast_work = A pressa é inimiga da perfeição
aftermath-unmotivated = As ferramentas se quebram
aftermath-construction = Construção mais sólida

## Parte de evento das aventuras: exploração
aftermath-tiger = O tigre aparece
aftermath-puma = O puma ataca
aftermath-secret_cave = A fera desperta
aftermath-vipers = Febre
aftermath-wild_berries = Náuseas
aftermath-wild_dog = O cachorro voltou
aftermath-misadventure = Tornozelo inchado
aftermath-thorny_bush = Braço inchado
aftermath-remains_of_a_settlement = Epidemia
aftermath-ruined_hut = Sonhos ruins
aftermath-shrine = Pesadelos
aftermath-old_grave = Lembranças de um náufrago morto
aftermath-old_hut = O fantasma de Robinson
aftermath-bamboo = Estalo de madeira quebrada
aftermath-carcass = Diarreia
aftermath-cold_wind = Neve
aftermath-empty_forest = Predadores famintos
aftermath-flu = Dor de garganta
aftermath-theres_something_in_the_air = Ilha amaldiçoada
aftermath-its_going_to_rain = Chuva forte
aftermath-storm_on_the_horizon = Tempestade

## Parte de evento das aventuras: coleta
aftermath-weather_breakdown = Tempestade
aftermath-winter_is_coming = Geada
aftermath-twisted_ankle = Tornozelo inchado
aftermath-unbelievable_effort = Braços doloridos
aftermath-viper = Picada de cobra
aftermath-surprise_in_the_bushes = Reflexões
aftermath-new_flock = Não sobrou nada
aftermath-nestlings = Pássaro furioso
aftermath-nice_surprise = Desabamento
aftermath-path_of_a_predator = O predador ataca
aftermath-pirates_chest = Azar
aftermath-signs_of_a_predator = Um predador faminto ataca
aftermath-skeleton = Memórias de um explorador morto
aftermath-spider = Picada no pescoço
aftermath-furs = Insetos
aftermath-after_the_hurricane = Outro temporal
aftermath-eyes_in_the_bushes = Visita inesperada
aftermath-fruit = Dor de barriga
aftermath-gold_coin = Maldição
aftermath-mushrooms = Doença

## Parte de evento dos mistérios
aftermath-ceremonial_bowl = Fim da maldição
aftermath-gorilla = Um gorila no acampamento
aftermath-big_ape = Demônio da noite
aftermath-gremlins = Os gremlins seguem o rastro
aftermath-savage = Caçada frustrada

## Mistérios: tesouros
mystery-gold = Ouro
mystery-helmet = Capacete
mystery-candles = Velas
mystery-old_rifle = Rifle velho
mystery-cave_with_furs = Caverna com peles
mystery-protective_amulet = Amuleto protetor
mystery-compass = Bússola
mystery-barrel = Barril
mystery-sabre = Sabre
mystery-hatchet = Machadinha
mystery-crocks = Potes de barro
mystery-whip = Chicote
mystery-old_clothes = Roupas velhas
mystery-old_map = Mapa antigo
mystery-backpack = Mochila
mystery-blankets = Cobertores
mystery-ceremonial_bowl = Tigela cerimonial
mystery-bottle_of_wine = Garrafa de vinho
mystery-captain_stones_spyglass = Luneta do capitão Stone
mystery-boxes = Caixas
mystery-hammock = Rede de dormir
mystery-ropes = Cordas
mystery-herbal_mixture = Mistura de ervas
mystery-amulet_with_portrait = Amuleto com retrato
mystery-antique_rapier = Rapieira antiga
mystery-treasure_map = Mapa do tesouro

## Mistérios: monstros
mystery-bite = Mordida
mystery-gorilla = Gorila
mystery-unleashed_beast = Fera à solta
mystery-furious_tiger = Tigre furioso
mystery-spiders = Aranhas
mystery-scorpion = Escorpião
mystery-big_ape = Macaco enorme
mystery-gremlins = Gremlins
mystery-snake = Cobra
mystery-bats = Morcegos
mystery-savage = Selvagem
mystery-giant_snake = Cobra gigante
mystery-a_shiny_jewel = Uma joia reluzente

## Mistérios: armadilhas
mystery-terrible_scream = Grito pavoroso
mystery-collapse = Desabamento
mystery-sharp_blade = Lâmina afiada
mystery-blowgun = Zarabatana
mystery-confused = Desorientação
mystery-unfortunate_adventure = Aventura desastrosa
mystery-strange_disease = Doença estranha
mystery-trapdoor = Alçapão
mystery-hidden_rope = Corda escondida
mystery-net = Rede de captura
mystery-blunt_spear = Lança sem ponta
mystery-poison = Veneno
mystery-spider_web = Teia de aranha

## Feras
beast-birds = Aves
beast-fox = Raposa
beast-boa = Jiboia
beast-tapir = Anta
beast-wild_pig = Porco selvagem
beast-wild_dog = Cachorro selvagem
beast-goats = Cabras
beast-cheetah = Guepardo
beast-iguana = Iguana
beast-chamois = Camurça
beast-puma = Puma
beast-jaguar = Onça-pintada
beast-alligator = Jacaré
beast-bear = Urso
beast-tiger = Tigre
beast-gorilla = Gorila

## Invenções
invention-shovel = Pá
invention-bricks = Tijolos
invention-pot = Panela
invention-cure = Remédio
invention-rope = Corda
invention-knife = Faca
invention-fire = Fogo
invention-map = Mapa
invention-dam = Represa
invention-snare = Armadilha de laço
invention-fireplace = Fogueira
invention-shortcut = Atalho
invention-spear = Lança
invention-basket = Cesta
invention-sack = Saco
invention-bed = Cama
invention-belts = Correias
invention-bow = Arco
invention-cellar = Porão
invention-corral = Curral
invention-diary = Diário
invention-drums = Tambores
invention-furnace = Forno
invention-lantern = Lampião
invention-moat = Fosso
invention-pit = Cova de caça
invention-raft = Jangada
invention-shield = Escudo
invention-sling = Estilingue
invention-wall = Muro

## Invenções dos cenários
invention-mast = Mastro
invention-hatchet = Machadinha
invention-cross = Cruz
invention-sacred_bell = Sino sagrado
invention-scenario_raft = Jangada de resgate
invention-lifeboat = Bote salva-vidas
invention-rope_ladder = Escada de corda
invention-jolly_boat = Escaler
invention-ballista = Balista
invention-canoe = Canoa
invention-fence = Cerca
invention-garden = Horta
invention-trap = Grande armadilha
invention-tranquilizer = Tranquilizante

## Itens iniciais
item-pipe_and_tobacco = Cachimbo e tabaco
item-bible = Bíblia
item-storm_glass = Vidro de tempestade
item-pistol = Pistola
item-empty_bottle = Garrafa vazia
item-hammer_and_nails = Martelo e pregos
item-biscuits = Biscoitos
item-flask_of_rum = Cantil de rum

## Fichas de descoberta
discovery-larvae = Larvas
discovery-fallen_tree = Árvore caída
discovery-goat = Cabra
discovery-candles = Velas
discovery-treasure = Tesouro
discovery-old_machete = Facão enferrujado
discovery-thorny_bushes = Arbustos espinhosos
discovery-large_leaves = Folhas grandes
discovery-tobacco = Tabaco
discovery-vegetables = Verduras
discovery-poison = Veneno
discovery-healing_herbs = Ervas curativas
discovery-herbs = Ervas aromáticas
discovery-scenario_dashes = Ficha com dois traços
discovery-scenario_bowtie = Ficha com dois triângulos
discovery-scenario_cross = Ficha com um X
discovery-scenario_bands = Ficha com duas faixas

## Fichas de descoberta dos cenários
discovery-s1_dashes = Ervas
discovery-s1_bowtie = Óleo
discovery-s1_cross = Sabre pirata
discovery-s1_bands = Medalhão com uma dama
discovery-s2_dashes = Velas dos cultistas
discovery-s2_bowtie = Frascos misteriosos
discovery-s2_cross = Sino decorado
discovery-s2_bands = Adaga de sacrifício
discovery-s3_dashes = Ervas
discovery-s3_bowtie = Pistola
discovery-s3_cross = Cabana em ruínas
discovery-s3_bands = Cipós
discovery-s4_dashes = Mapa antigo
discovery-s4_bowtie = O diário de Indy
discovery-s4_cross = Tocha
discovery-s4_bands = Lona velha
discovery-s5_dashes = Zarabatana
discovery-s5_bowtie = Unguento curativo
discovery-s5_cross = Mapa da ilha
discovery-s5_bands = Facão velho
discovery-s6_dashes = Ferramentas velhas
discovery-s6_bowtie = Arado
discovery-s6_cross = Pólvora
discovery-s6_bands = Sementes
discovery-s7_dashes = Garrafa de vodca
discovery-s7_bowtie = Rojão
discovery-s7_cross = Pegada gigante
discovery-s7_bands = Objeto perdido da filmagem

## Habilidades
skill-economical_construction = Construção econômica
skill-craftsmanship = Perícia artesanal
skill-a_new_idea = Nova ideia
skill-handyman = Faz-tudo
skill-grandmas_recipe = Receita da vovó
skill-searching_talent = Talento para procurar
skill-stone_soup = Sopa de pedra
skill-hooch = Aguardente caseira
skill-child_of_fortune = Filho da sorte
skill-reconnaissance = Reconhecimento
skill-motivational_speech = Discurso inspirador
skill-scouting = Explorar o terreno
skill-tracking = Rastrear
skill-defense_plan = Plano de defesa
skill-frenzy = Frenesi
skill-the_hunt = A caçada
skill-friday_reroll = Segunda tentativa

## Totens dos cenários
totem-s2_1 = Templo sombrio
totem-s2_2 = Altar da morte
totem-s2_3 = Esconderijo dos cultistas
totem-s3_1 = Rochas escorregadias
totem-s3_2 = Cemitério
totem-s3_3 = Restos de mastros e vergas
totem-s3_4 = Destroços de um balão
totem-s4_1 = Templo pequeno
totem-s4_2 = Aldeia em ruínas
totem-s4_3 = Caverna escondida
totem-s4_4 = Templo subterrâneo
totem-s5_1 = Primeira aldeia
totem-s5_2 = Segunda aldeia
totem-s5_3 = Terceira aldeia
totem-s5_4 = Quarta aldeia
totem-s6_1 = Terra estéril
totem-s7_1 = Covil de King Kong

## A equipe de filmagem do cenário 7
crew-1 = Iluminador
crew-2 = Operador de câmera
crew-3 = Técnico de som
crew-4 = Roteirista
crew-5 = Maquiador
crew-6 = Atriz
crew-7 = Dublê
crew-8 = Ator
crew-9 = Diretor

## Terrenos
terrain-beach = Praia
terrain-hills = Colinas
terrain-mountains = Montanhas
terrain-river = Rio
terrain-plains = Planícies

## Fontes das peças de terreno
source-wood = Madeira
source-fish = Peixes
source-parrot = Papagaios

## Recursos
resource-wood = Madeira
resource-food = Comida
resource-preserved = Comida não perecível
resource-fur = Pele

## Fichas e marcadores
token-adventure = Aventura
token-reroll = Rolar de novo
token-minus_pawn = Menos um peão
token-beast = Força da fera
token-plus_wood = Mais uma madeira
token-plus_food = Mais uma comida
token-black = Marcador preto
token-rain = Nuvem de chuva
token-snow = Nuvem de neve
token-storm = Tempestade
token-animals = Animais famintos
token-shortcut = Atalho
token-white = Marcador branco
token-blue = Marcador azul
token-number = Ficha de número

## Campos de ação
field-threat = Ameaça
field-hunt = Caçar
field-build = Construir
field-gather = Coletar recursos
field-explore = Explorar
field-camp = Organizar o acampamento
field-rest = Descansar

## Dados de ação
die-success = Dado de sucesso
die-wound = Dado de ferimento
die-adventure = Dado de aventura

## Dados de clima
weatherdie-rain = Dado de chuva
weatherdie-winter = Dado de inverno
weatherdie-animals = Dado de animais famintos

## Partes do corpo
part-head = Cabeça
part-arm = Braço
part-belly = Barriga
part-leg = Perna
