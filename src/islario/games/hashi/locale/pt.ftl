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

## Em que ponto da carta um lugar está
stage-start = número inicial
stage-number = número
stage-bridges = pontes
stage-done = pronto

## A mesa
screen-player = Jogador
screen-begins = começa com um 3 ou um 4 em uma ilha, escrito pelo vizinho da direita, { $seat }
screen-begins-alone = começa com um 3 ou um 4 em uma ilha, que se escreve antes de tudo
screen-side = Lado { $side }
screen-own-side = Um tabuleiro próprio
screen-set-up = { $side }. Preparação: nenhuma carta foi revelada ainda
screen-card = { $side }. Carta { $round } de { $rounds }: número { $number }, { $bridges ->
    [one] { $bridges } ponte
   *[other] { $bridges } pontes
}
screen-over = { $side }. A partida terminou
screen-do-start = Agora: um 3 ou um 4 em uma ilha sem bandeira. Este tabuleiro vai para o vizinho da esquerda
screen-do-start-alone = Agora: um 3 ou um 4 em uma ilha sem bandeira
screen-do-number = Agora: escreva o { $number } ou desista dele
screen-do-bridges = Agora: { $left ->
    [one] desenhe a ponte ou desista dela
   *[other] desenhe as { $left } pontes ou desista de todas
}
screen-do-rest = Agora: { $left ->
    [one] desenhe mais uma ponte
   *[other] desenhe mais { $left } pontes
}
screen-wait = Pronto. Ainda jogam: { $seats }
screen-new = Novo no tabuleiro: { $things }
screen-worth = { $category }: { $reached } de { $needed }, agora valem { $points }
screen-scored = { $category }: { $points } pontos
screen-missed = { $category }: { $reached } de { $needed }, sem pontos
screen-islands = ilhas completas: { $islands }, { $points } pontos
screen-total = total: { $points } pontos
screen-stuck = já não podem ser completadas: { $islands }
screen-stack = Monte { $stack } de { $stacks }: carta { $card } de { $size }
screen-deadlines = Pontuação alta até a carta: azuis { $blue }, vermelhas { $red }, seis { $six }
screen-rank = Título: { $rank }
screen-short = { $seat }: { $points } pontos, { $islands ->
    [one] { $islands } ilha completa
   *[other] { $islands } ilhas completas
}; { $bonuses }
screen-busy = ainda joga
screen-won = Mais pontos: { $seats }
screen-unseen = Cartas não vistas ({ $count }), das quais { $left } vão sair: { $cards }
screen-aside = Separada desde o começo: { $card }
screen-legend = (c5) completa  ▲ bandeira vermelha  ▼ azul  ─ │ uma ponte  ═ ║ duas  · livre
screen-board = Tabuleiro de { $seat }
screen-row = Fileira { $row }: { $islands }
screen-number = número { $number }
screen-no-number = sem número
screen-complete = completa
screen-bridges = Pontes: { $lines }
screen-twice = { $line } duas vezes
screen-no-bridges = Ainda não há pontes
screen-free = Linhas que ainda aceitam uma ponte: { $lines }

## O que se pode fazer
action-start = começar com um { $number } na ilha { $island }
action-number = escrever o número na ilha { $island }
action-skip_number = desistir do número
action-bridge = desenhar uma ponte { $line }
action-skip_bridges = desistir das pontes

## O que acontece
event-numbered = { $seat } escreve um { $number } na ilha { $island }.
event-gave_up_number = { $seat } desiste do número { $number }.
event-bridged = { $seat } desenha a { $count ->
    [1] primeira
   *[other] segunda
} ponte { $line }.
event-gave_up_bridges = { $seat } desiste { $bridges ->
    [one] da ponte
   *[other] das { $bridges } pontes
} da carta.
event-completed = { $seat } completou a ilha { $island }.
event-boards_passed = Cada tabuleiro passa para o vizinho da esquerda.
event-turned = A carta { $round } é revelada: { $card } (número/pontes).
event-scored = { $seat } marca { $points } pontos: { $category }.
event-islands_scored = { $seat }: { $islands ->
    [one] { $islands } ilha completa dá
   *[other] { $islands } ilhas completas dão
} { $points } pontos.
event-ended = { $result }

## Como termina
result-last_card = A última carta foi jogada e os pontos são contados.
ending-last_card = última carta jogada

## Por que algo não é possível
reason-set_up_first = Antes, cada lugar tem de escrever o seu número inicial; nenhuma carta foi revelada ainda.
reason-set_up_over = A preparação acabou: os números iniciais só são escritos antes da primeira carta.
reason-start_written = Este lugar já escreveu o seu número inicial.
reason-start_flag = A ilha { $island } tem bandeira; o número inicial vai em uma ilha sem bandeira.
reason-card_done = Este lugar já terminou com a carta; a próxima vem quando todos terminarem.
reason-number_past = O número desta carta já foi escrito ou dispensado; agora é a vez das pontes.
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
reason-board_unknown = Nenhum lado do tabuleiro se chama "{ $value }"; pode-se escolher { $expected }, ou um desenho de várias fileiras.
reason-board_mark = O tabuleiro tem "{ $mark }" na fileira { $row }, coluna { $column }; desenha-se apenas com os sinais o, r, b e . (ponto).
reason-board_size = O tamanho do tabuleiro (fileiras: { $rows }, colunas: { $columns }) é excessivo; o máximo é { $most } de cada.
reason-board_islands = Ilhas (o, r, b) do tabuleiro: { $islands }; têm de ser exatamente { $expected }.
reason-board_flags = Bandeiras do tabuleiro: vermelhas (r) { $red }, azuis (b) { $blue }; têm de ser exatamente { $red_needed } e { $blue_needed }.
reason-board_lonely = A ilha { $island } (fileira { $row }, coluna { $column }) não tem nenhuma outra na sua fileira nem na sua coluna, então nenhuma ponte poderia chegar a ela.
reason-position_all_done = No campo "{ $field }" da posição todos os lugares terminaram, o que só pode acontecer depois da última carta, sem baralho.
reason-position_card = O campo "{ $field }" da posição contém "{ $value }", que não é uma carta do baralho; as cartas se escrevem como 5/3.
reason-position_card_often = O campo "{ $field }" da posição contém uma carta mais vezes do que o baralho: { $card }, da qual há { $cards }.
reason-position_gone = Cartas no campo "{ $field }" da posição: { $cards }; nesta rodada têm de ser { $expected }.
reason-position_deck = Cartas no campo "{ $field }" da posição: { $cards }; nesta rodada são no máximo { $most } e, na preparação, pelo menos uma.
reason-position_line = O campo "{ $field }" da posição contém "{ $line }", que não é uma linha pontilhada do tabuleiro; as letras vêm em ordem.
reason-position_unanchored = O campo "{ $field }" da posição contém uma ponte { $line } entre duas ilhas sem número.
reason-position_crossing = O campo "{ $field }" da posição contém uma ponte { $line } que cruza outra.
reason-position_overloaded = O campo "{ $field }" da posição leva { $bridges } pontes à ilha { $island }, que aceita { $most } no máximo.
reason-position_flag = O campo "{ $field }" da posição contém a ilha { $island }, cuja bandeira só permite um número depois de chegar uma ponte.
reason-position_start = O campo "{ $field }" da posição não combina com a preparação: um tabuleiro está vazio, ou "done" com um só 3 ou 4 em uma ilha sem bandeira.
reason-position_new = O campo "{ $field }" da posição contém "{ $value }", que esta carta não pode ter acrescentado.
reason-position_unfinishable = O campo "{ $field }" da posição vale { $left }, mas no tabuleiro não há lugar para o resto das pontes da carta.
