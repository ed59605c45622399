### Hashi.

game-name = Hashi

## O que dá pontos
category-red = bandeiras vermelhas
category-blue = bandeiras azuis
category-six = seis ligadas

flag-none = sem bandeira
flag-red = bandeira vermelha
flag-blue = bandeira azul

## Títulos do jogo solo
rank-dogsbody = Lacaio
rank-water_carrier = Aguadeiro
rank-bamboo_binder = Amarrador de bambu
rank-bolt_fitter = Aparafusador
rank-concrete_pourer = Concretador
rank-project_manager = Diretor de projetos
rank-bridge_master = Mestre das pontes
rank-professional_planner = Projetista profissional
rank-adept_of_statics = Adepto da estática
rank-ace_of_architecture = Ás da arquitetura
rank-genius_of_construction = Gênio da construção
rank-god_of_the_islands = Deus das ilhas

## Uma palavra gentil ao lado do título
kind-dogsbody = Todo construtor de pontes começa assim: o próximo tabuleiro vai sair melhor.
kind-water_carrier = Bom começo: as ilhas já conhecem você.
kind-bamboo_binder = Suas pontes aguentam; mais um pouco e elas vão brilhar.
kind-bolt_fitter = Trabalho sólido, parafuso a parafuso.
kind-concrete_pourer = Boas fundações: estas ilhas vão continuar unidas.
kind-project_manager = Bem planejado, da primeira carta à última.
kind-bridge_master = Um tabuleiro de mestre.
kind-professional_planner = Quase nenhuma ilha foi esquecida.
kind-adept_of_statics = Admirável: poucos tabuleiros são tão firmes quanto este.
kind-ace_of_architecture = Soberbo: muita gente ainda vai atravessar as suas pontes.
kind-genius_of_construction = Brilhante: quase não havia mais nada a ganhar.
kind-god_of_the_islands = Perfeito: ninguém consegue fazer mais.

## Em que ponto da carta um jogador está
stage-start = número inicial
stage-number = número
stage-bridges = pontes
stage-done = pronto

## O que se pode fazer
action-start = começar com um { $number } na ilha { $island }
action-number = escrever o número na ilha { $island }
action-skip_number = desistir do número
action-bridge = desenhar uma ponte { $line }
action-skip_bridges = desistir das pontes

## O que acontece
event-numbered = { CAP(THE($seat)) } escreve um { $number } na ilha { $island }.
event-gave_up_number = { CAP(THE($seat)) } desiste do número { $number }.
event-bridged = { CAP(THE($seat)) } desenha a { $count ->
    [1] primeira
   *[other] segunda
} ponte { $line }.
event-gave_up_bridges = { CAP(THE($seat)) } desiste { $bridges ->
    [one] da ponte
   *[other] das { $bridges } pontes
} da carta.
event-completed = { CAP(THE($seat)) } completou a ilha { $island }.
event-boards_passed = Cada tabuleiro passa para o vizinho da esquerda.
event-turned = A carta { $round } é revelada: { $card } (número/pontes).
event-scored = { CAP(THE($seat)) } marca { $points } pontos: { $category }.
event-islands_scored = { CAP($seat) }: { $islands ->
    [one] { $islands } ilha completa dá
   *[other] { $islands } ilhas completas dão
} { $points } pontos.
event-ended = { $result }

## Como termina
result-last_card = A última carta foi jogada e os pontos são contados.

## Por que algo não é possível
reason-set_up_first = Antes, cada jogador precisa escrever seu número inicial; nenhuma carta foi revelada ainda.
reason-set_up_over = A preparação acabou: os números iniciais só são escritos antes da primeira carta.
reason-start_written = Este jogador já escreveu seu número inicial.
reason-start_flag = A ilha { $island } tem bandeira; o número inicial vai em uma ilha sem bandeira.
reason-card_done = Este jogador já terminou com a carta; a próxima vem quando todos terminarem.
reason-number_past = O número desta carta já foi escrito ou recusado; agora é a vez das pontes.
reason-number_first = Primeiro vem o número: é preciso escrever o { $number } ou desistir dele.
reason-half_drawn = As pontes de uma carta são desenhadas todas ou nenhuma: { $left ->
    [one] desenhe a que falta
   *[other] desenhe as { $left } que faltam
} ou desfaça as que você começou.
reason-island_numbered = A ilha { $island } já tem um número: { $number }.
reason-number_low = { $bridges ->
    [one] { $bridges } ponte chega
   *[other] { $bridges } pontes chegam
} à ilha { $island }, então um { $number } é baixo demais para ela.
reason-flag_unreached = A ilha { $island } tem bandeira e nenhuma ponte chega a ela ainda: não pode receber um número.
reason-no_line = Nenhuma linha pontilhada liga estas ilhas: { $islands }.
reason-rest_impossible = Esta carta ainda pede { $left } pontes; com uma em { $line }, as outras não teriam lugar.
reason-island_complete = A ilha { $island } está completa: nada mais pode tocá-la.
reason-line_full = Em { $line } já há duas pontes, e nunca pode haver mais.
reason-crosses = Uma ponte { $line } cruzaria o que já está desenhado: { $lines }.
reason-island_full = A ilha { $island } não tem número e recebe { $most } pontes; não aceita mais.
reason-no_number = Uma ponte começa em uma ilha com número, e nenhuma destas tem: { $islands }.
reason-unknown_island = Não há nenhuma ilha "{ $value }"; as ilhas são: { $expected }.
reason-board_unknown = Nenhum lado do tabuleiro se chama "{ $value }"; é possível escolher { $expected }, ou um desenho de várias fileiras.
reason-board_mark = O tabuleiro tem "{ $mark }" na fileira { $row }, coluna { $column }; ele é desenhado apenas com os sinais o, r, b e . (ponto).
reason-board_size = O tamanho do tabuleiro (fileiras: { $rows }, colunas: { $columns }) é excessivo; o máximo é { $most } de cada.
reason-board_islands = Ilhas (o, r, b) do tabuleiro: { $islands }; precisam ser exatamente { $expected }.
reason-board_flags = Bandeiras do tabuleiro: vermelhas (r) { $red }, azuis (b) { $blue }; precisam ser exatamente { $red_needed } e { $blue_needed }.
reason-board_lonely = A ilha { $island } (fileira { $row }, coluna { $column }) não tem nenhuma outra na mesma fileira nem na mesma coluna, então nenhuma ponte poderia chegar a ela.
