### A Ilha Proibida.

game-name = A Ilha Proibida

## Peças de terreno
tile-fools_landing = Porto dos Tolos
tile-bronze_gate = Entrada de Bronze
tile-copper_gate = Entrada de Cobre
tile-gold_gate = Entrada de Ouro
tile-silver_gate = Entrada de Prata
tile-iron_gate = Entrada de Ferro
tile-temple_of_the_moon = Templo da Lua
tile-temple_of_the_sun = Templo do Sol
tile-howling_garden = Jardim dos Uivos
tile-whispering_garden = Jardim dos Sussurros
tile-cave_of_embers = Caverna das Brasas
tile-cave_of_shadows = Caverna das Sombras
tile-coral_palace = Palácio de Coral
tile-tidal_palace = Palácio das Marés
tile-breakers_bridge = Ponte da Rebentação
tile-cliffs_of_abandon = Penhascos do Abandono
tile-crimson_forest = Floresta Carmesim
tile-dunes_of_deception = Dunas da Ilusão
tile-lost_lagoon = Lagoa Perdida
tile-misty_marsh = Pântano Nebuloso
tile-observatory = Observatório
tile-phantom_rock = Rocha Fantasma
tile-twilight_hollow = Vale do Crepúsculo
tile-watchtower = Torre de Vigia

## Cartas
card-earth = Pedra da Terra
card-wind = Estátua do Vento
card-fire = Cristal do Fogo
card-ocean = Cálice do Oceano
card-helicopter = Fuga de Helicóptero
card-sandbags = Saco de Areia
card-waters_rise = Enchente!

element-earth = terra
element-wind = vento
element-fire = fogo
element-ocean = oceano

## A mesa
screen-water = Água: marca { $water } de 10, { $level } cartas de Alagamento por turno
screen-no-cards = sem cartas
screen-row = Fila { $row }: { $tiles }
screen-helicopter = aqui pousa o helicóptero
phase-actions = ações
phase-draw = cartas de Tesouro
phase-flood = cartas de Alagamento
state-dry = seca
state-flooded = alagada
state-sunk = afundada

## O que se pode fazer
action-move = mover-se para { $tile }
action-fly = voar para { $tile }
action-navigate = mover { $seat } para { $tile }
action-shore = drenar { $tiles }
action-give = dar uma carta a { $receiver }: { $card }
action-capture = recolher um tesouro: { $card }
action-end = não fazer mais ações
action-draw = revelar uma carta de Tesouro
action-flood = revelar uma carta de Alagamento
action-discard = descartar: { $card }
action-swim = nadar até { $tile }
action-drown = deixar que o mar leve o peão: a partida está perdida
action-sandbag = jogar Saco de Areia em { $tile }
action-lift = jogar Fuga de Helicóptero até { $tile }; a bordo: { $pawns }
action-escape = jogar Fuga de Helicóptero e escapar: vitória!

## O que acontece
event-moved = { $seat }: vai de { $origin } para { $tile }.
event-flew = { $seat }: voa de { $origin } para { $tile }.
event-navigated = O Navegador leva { $seat } de { $origin } para { $tile }.
event-swam = { $seat }: vai a nado de { $origin } para { $tile }.
event-shored = { $seat }: drena { $tile }.
event-sandbagged = { $seat }: joga Saco de Areia e drena { $tile }.
event-gave = { $seat }: entrega { $card } a { $receiver }
event-captured = { $seat }: captura { $treasure }!
event-stopped = { $seat }: não faz mais ações.
event-drew = { $seat }: compra { $card }
event-discarded = { $seat }: descarta { $card }
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
event-flooded = A água alaga { $tile }.
event-sank = { $tile } afunda!
event-lifted = { $seat }: joga Fuga de Helicóptero com destino a { $tile }; a bordo: { $pawns }.
event-turn_began = Vez: { $seat }.
event-drowned = { $seat }: afoga-se.
event-took_off = { $seat }: chama o helicóptero: ninguém fica na ilha.
event-ended = { $result }

## Como acaba
result-escaped = Vitória! O grupo escapa com os quatro tesouros.
result-treasure = Derrota: um tesouro ficou fora de alcance, pois as suas duas peças afundaram.
result-landing = Derrota: o Porto dos Tolos afundou.
result-drowned = Derrota: as águas levaram um dos aventureiros.
result-skull = Derrota: a água chegou à caveira.

## Por que algo não é possível
reason-discard_first = Antes, { $seat } tem de ficar com cinco cartas.
reason-swim_first = Antes, { $seat } tem de sair da peça que acaba de afundar.
reason-not_your_turn = Agora não é a vez deste lugar ({ $seat }), mas de outro: { $active }.
reason-wrong_phase = Isso pertence a outra parte do turno ({ $phase }); agora é a vez de: { $now }.
reason-only_engineer = Só o Engenheiro drena duas peças com uma ação, e este papel é outro: { $role }.
reason-only_pilot = Só o Piloto pode voar, e este papel é outro: { $role }.
reason-only_navigator = Só o Navegador move os peões dos outros, e este papel é outro: { $role }.
reason-already_flown = O Piloto já voou uma vez neste turno.
reason-not_yourself = O Navegador move assim os peões dos outros; o seu próprio avança uma peça por ação.
reason-not_adjacent = { $tile } não fica ao lado de { $origin }.
reason-no_dive = Nenhum caminho pela água leva de { $origin } a { $tile }.
reason-too_far = { $tile } fica a mais de dois passos de { $origin }.
reason-not_nearest = Há outra peça mais perto de { $origin } do que { $tile }.
reason-out_of_reach = { $tile } está fora de alcance a partir de { $origin }.
reason-tile_sunk = { $tile } já afundou.
reason-same_tile = O peão já está em { $tile }.
reason-not_swimming = { $seat } não tem de nadar.
reason-swim_order = Para nadar, segue-se a ordem dos lugares: primeiro, { $seat }.
reason-can_swim = Ninguém tem de se afogar: há uma peça aonde chegar a nado.
reason-shore_sunk = { $tile } já afundou: não é mais possível drenar essa peça.
reason-tile_dry = A peça { $tile } está seca.
reason-special_given = A carta { $card } não pode ser dada, apenas jogada.
reason-give_yourself = As cartas são dadas a outra pessoa.
reason-card_missing = Nesta mão não está essa carta: { $card }.
reason-not_together = { $seat } não está em { $tile }; as cartas só passam entre peões na mesma peça.
reason-already_captured = Esse tesouro já foi recolhido: { $treasure }.
reason-not_at_site = Este tesouro ({ $treasure }) só pode ser recolhido em: { $tiles }.
reason-too_few_cards = Para este tesouro ({ $treasure }) são precisas { $needed } das suas cartas na mesma mão; aqui há { $held }.
reason-no_discard_due = { $seat } não tem nada para descartar: com cinco cartas ou menos, nenhuma pode ser descartada.
reason-pawns_apart = Fuga de Helicóptero só leva peões de uma mesma peça; estes não estão juntos: { $pawns }.
reason-lift_swimmers = Enquanto { $seat } tiver de nadar, Fuga de Helicóptero só leva peões da peça que afunda.
reason-treasures_missing = { $missing ->
    [one] Ainda falta um tesouro.
   *[other] Ainda faltam { $missing } tesouros.
}
reason-not_all_landed = Ainda falta alguém em { $tile }.
reason-pair_order = Duas peças indicam-se pela ordem alfabética das suas palavras em inglês: { $expected }
reason-unknown_tile = Não há nenhuma peça de terreno chamada "{ $value }".
reason-unknown_card = Não há nenhuma carta de mão chamada "{ $value }"; as que há são: { $expected }.
reason-unknown_treasure = Não há nenhum tesouro chamado "{ $value }"; os que há são: { $expected }.
reason-seats_order = Os lugares são unidos com + em ordem crescente, como em 0+2, e não "{ $seats }".
reason-layout_mark = O traçado tem "{ $mark }" na linha { $row }, coluna { $column }; desenha-se apenas com os sinais # e . (ponto).
reason-layout_size = O tamanho do traçado (linhas: { $rows }, colunas: { $columns }) é excessivo; o máximo é { $most } de cada.
reason-layout_cells = Casas (#) do traçado: { $cells }; têm de ser exatamente { $expected }.
reason-roles_count = Papéis escolhidos: { $roles }; jogadores: { $players }. É preciso escolher um para cada jogador, ou nenhum.
