### A Ilha Proibida.

game-name = A Ilha Proibida

## Peças de terreno
tile-fools_landing = Porto dos Tolos
    .article = o
tile-bronze_gate = Entrada de Bronze
    .article = a
tile-copper_gate = Entrada de Cobre
    .article = a
tile-gold_gate = Entrada de Ouro
    .article = a
tile-silver_gate = Entrada de Prata
    .article = a
tile-iron_gate = Entrada de Ferro
    .article = a
tile-temple_of_the_moon = Templo da Lua
    .article = o
tile-temple_of_the_sun = Templo do Sol
    .article = o
tile-howling_garden = Jardim dos Uivos
    .article = o
tile-whispering_garden = Jardim dos Sussurros
    .article = o
tile-cave_of_embers = Caverna das Brasas
    .article = a
tile-cave_of_shadows = Caverna das Sombras
    .article = a
tile-coral_palace = Palácio de Coral
    .article = o
tile-tidal_palace = Palácio das Marés
    .article = o
tile-breakers_bridge = Ponte da Rebentação
    .article = a
tile-cliffs_of_abandon = Penhascos do Abandono
    .article = os
tile-crimson_forest = Floresta Carmesim
    .article = a
tile-dunes_of_deception = Dunas da Ilusão
    .article = as
tile-lost_lagoon = Lagoa Perdida
    .article = a
tile-misty_marsh = Pântano Nebuloso
    .article = o
tile-observatory = Observatório
    .article = o
tile-phantom_rock = Rocha Fantasma
    .article = a
tile-twilight_hollow = Vale do Crepúsculo
    .article = o
tile-watchtower = Torre de Vigia
    .article = a

## Cartas
card-earth = Pedra da Terra
    .article = a
card-wind = Estátua do Vento
    .article = a
card-fire = Cristal do Fogo
    .article = o
card-ocean = Cálice do Oceano
    .article = o
card-helicopter = Fuga de Helicóptero
    .article = a
card-sandbags = Saco de Areia
    .article = o
card-waters_rise = Enchente!
    .article = none

element-earth = terra
element-wind = vento
element-fire = fogo
element-ocean = oceano

## A mesa
screen-water = Água: marca { $water } de 10, { $level } cartas de Alagamento por turno
screen-no-cards = sem cartas
screen-row = Fileira { $row }: { $tiles }
screen-helicopter = aqui pousa o helicóptero
phase-actions = ações
phase-draw = cartas de Tesouro
phase-flood = cartas de Alagamento
state-dry = seca
state-flooded = alagada
state-sunk = afundada

## O que se pode fazer
action-move = mover-se para { THE($tile) }
action-fly = voar para { THE($tile) }
action-navigate = mover { THE($seat) } para { THE($tile) }
action-shore = drenar { THE($tiles) }
action-give = dar uma carta { TO($receiver) }: { $card }
action-capture = recolher { THE($card) }
action-end = não fazer mais ações
action-draw = revelar uma carta de Tesouro
action-flood = revelar uma carta de Alagamento
action-discard = descartar: { $card }
action-swim = nadar até { THE($tile) }
action-drown = deixar que o mar leve o peão: a partida é perdida
action-sandbag = jogar Saco de Areia { IN($tile) }
action-lift = jogar Fuga de Helicóptero até { THE($tile) }; a bordo: { THE($pawns) }
action-escape = jogar Fuga de Helicóptero e escapar: vitória!

## O que acontece
event-moved = { CAP(THE($seat)) } vai { OF($origin) } para { THE($tile) }.
event-flew = { CAP(THE($seat)) } voa { OF($origin) } para { THE($tile) }.
event-navigated = O Navegador leva { THE($seat) } { OF($origin) } para { THE($tile) }.
event-swam = { CAP(THE($seat)) } vai a nado { OF($origin) } para { THE($tile) }.
event-shored = { CAP(THE($seat)) } drena { THE($tile) }.
event-sandbagged = { CAP(THE($seat)) } joga Saco de Areia e drena { THE($tile) }.
event-gave = { CAP(THE($seat)) } dá uma carta { TO($receiver) }: { $card }
event-captured = { CAP(THE($seat)) } recolhe { THE($treasure) }!
event-stopped = { CAP(THE($seat)) } não faz mais ações.
event-drew = { CAP(THE($seat)) } compra: { $card }
event-discarded = { CAP(THE($seat)) } descarta: { $card }
event-water_rose = A água sobe para a marca { $water }.
event-floods_returned = A pilha de descarte de Alagamento ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) é embaralhada e volta ao topo do seu baralho.
event-treasures_shuffled = A pilha de descarte de Tesouros ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) é embaralhada e passa a ser o novo baralho.
event-floods_shuffled = A pilha de descarte de Alagamento ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) é embaralhada e passa a ser o novo baralho.
event-flooded = A água alaga { THE($tile) }.
event-sank = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [os] afundam
    [as] afundam
   *[other] afunda
}!
event-lifted = { CAP(THE($seat)) } joga Fuga de Helicóptero com destino { TO($tile) }; a bordo: { THE($pawns) }.
event-turn_began = É a vez { OF($seat) }.
event-drowned = { CAP(THE($seat)) } se afoga.
event-took_off = { CAP(THE($seat)) } chama o helicóptero: ninguém fica na ilha.
event-ended = { $result }

## Como acaba
result-escaped = Vitória! O grupo escapa com os quatro tesouros.
result-treasure = Derrota: um tesouro ficou fora de alcance, pois suas duas peças afundaram.
result-landing = Derrota: o Porto dos Tolos afundou.
result-drowned = Derrota: as águas levaram um dos aventureiros.
result-skull = Derrota: a água chegou à caveira.

## Uma palavra gentil ao lado
kind-escaped = Belo voo: o mar fica com a ilha, e o grupo com os tesouros.
kind-treasure = Desta vez o mar foi mais rápido. Outra ilha, outra chance.
kind-landing = Sem o porto não havia como voltar. Da próxima vez ele fica seco por mais tempo.
kind-drowned = O grupo resistiu unido até o fim. A próxima expedição vai se lembrar disso.
kind-skull = O grupo aguentou todas as marcas da água, menos a última.

## Por que algo não é possível
reason-discard_first = Antes, { THE($seat) } precisa ficar com cinco cartas.
reason-swim_first = Antes, { THE($seat) } precisa sair da peça que acabou de afundar.
reason-not_your_turn = É a vez { OF($active) }, não { OF($seat) }.
reason-wrong_phase = Isso pertence a outra parte do turno ({ $phase }); agora é a hora de: { $now }.
reason-only_engineer = Só o Engenheiro drena duas peças com uma ação; este é { THE($role) }.
reason-only_pilot = Só o Piloto pode voar; este é { THE($role) }.
reason-only_navigator = Só o Navegador move os peões dos outros; este é { THE($role) }.
reason-already_flown = O Piloto já voou uma vez neste turno.
reason-not_yourself = O Navegador move assim os peões dos outros; o dele avança uma peça por ação.
reason-not_adjacent = { CAP(THE($tile)) } não { ARTICLE($tile) ->
    [os] ficam
    [as] ficam
   *[other] fica
} ao lado { OF($origin) }.
reason-no_dive = Nenhum caminho pela água leva { OF($origin) } { TO($tile) }.
reason-too_far = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [os] ficam
    [as] ficam
   *[other] fica
} a mais de dois passos { OF($origin) }.
reason-not_nearest = Há outra peça mais perto { OF($origin) } do que { THE($tile) }.
reason-out_of_reach = { CAP(THE($tile)) } { ARTICLE($tile) ->
    [os] estão
    [as] estão
   *[other] está
} fora de alcance a partir { OF($origin) }.
reason-tile_sunk = { CAP(THE($tile)) } já { ARTICLE($tile) ->
    [os] afundaram
    [as] afundaram
   *[other] afundou
}.
reason-same_tile = O peão já está { IN($tile) }.
reason-not_swimming = { CAP(THE($seat)) } não precisa nadar.
reason-swim_order = Os peões nadam na ordem dos turnos: primeiro, { THE($seat) }.
reason-can_swim = Ninguém precisa se afogar: há uma peça para onde nadar.
reason-shore_sunk = A peça { OF($tile) } já afundou e não pode mais ser drenada.
reason-tile_dry = A peça { OF($tile) } está seca.
reason-special_given = A carta { $card } não pode ser dada, apenas jogada.
reason-give_yourself = Ninguém dá cartas a si mesmo.
reason-card_missing = Esta mão não tem essa carta: { $card }.
reason-not_together = { CAP(THE($seat)) } não está { IN($tile) }; as cartas só passam entre peões na mesma peça.
reason-already_captured = Esse tesouro já foi recolhido: { THE($treasure) }.
reason-not_at_site = { CAP(THE($treasure)) } só pode ser { ARTICLE($treasure) ->
    [a] recolhida
   *[other] recolhido
} em uma destas peças: { $tiles }.
reason-too_few_cards = Para { THE($treasure) } são necessárias { $needed } cartas iguais na mesma mão; aqui há { $held }.
reason-no_discard_due = { CAP(THE($seat)) } não tem nada para descartar: com cinco cartas ou menos, nenhuma pode ser descartada.
reason-pawns_apart = A Fuga de Helicóptero só leva peões de uma mesma peça; estes não estão juntos: { THE($pawns) }.
reason-lift_swimmers = Enquanto { THE($seat) } precisar nadar, a Fuga de Helicóptero só leva peões da peça que afunda.
reason-treasures_missing = { $missing ->
    [one] Ainda falta um tesouro.
   *[other] Ainda faltam { $missing } tesouros.
}
reason-not_all_landed = Ainda falta alguém { IN($tile) }.
reason-pair_order = Duas peças são indicadas na ordem alfabética dos seus nomes em inglês: { $expected }
reason-unknown_tile = Não há nenhuma peça de terreno chamada "{ $value }".
reason-unknown_card = Não há nenhuma carta de mão chamada "{ $value }"; as que há são: { $expected }.
reason-unknown_treasure = Não há nenhum tesouro chamado "{ $value }"; os que há são: { $expected }.
reason-seats_order = Os jogadores são unidos com + em ordem crescente, pelos números a partir de 0, como em 0+2, e não "{ $seats }".
reason-layout_mark = O traçado tem "{ $mark }" na fileira { $row }, coluna { $column }; ele é desenhado apenas com os sinais # e . (ponto).
reason-layout_size = O tamanho do traçado (fileiras: { $rows }, colunas: { $columns }) é excessivo; o máximo é { $most } de cada.
reason-layout_cells = Casas (#) do traçado: { $cells }; precisam ser exatamente { $expected }.
reason-roles_count = Papéis escolhidos: { $roles }; jogadores: { $players }. É preciso escolher um para cada jogador, ou nenhum.
