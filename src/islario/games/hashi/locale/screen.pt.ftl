### Hashi em um terminal.

screen-begins = começa com um 3 ou um 4 em uma ilha, escrito pelo vizinho da direita, { THE($seat) }
screen-begins-alone = começa com um 3 ou um 4 em uma ilha, escrito antes de tudo
screen-side = Lado { $side }
screen-own-side = Um tabuleiro desenhado
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
screen-wait = Pronto. Ainda estão jogando: { $seats }
screen-new = Novo no tabuleiro: { $things }
screen-worth = { $category }: { $reached } de { $needed }, agora valem { $points }
screen-scored = { $category }: { $points } pontos
screen-missed = { $category }: { $reached } de { $needed }, sem pontos
screen-islands = ilhas completas: { $islands }, { $points } pontos
screen-total = total: { $points } pontos
screen-stuck = não podem mais ser completadas: { $islands }
screen-stack = Monte { $stack } de { $stacks }: carta { $card } de { $size }
screen-deadlines = Pontuação alta até a carta: azuis { $blue }, vermelhas { $red }, seis { $six }
screen-rank = Título: { $rank }
screen-short = { CAP($seat) }: { $points } pontos, { $islands ->
    [one] { $islands } ilha completa
   *[other] { $islands } ilhas completas
}; { $bonuses }
screen-busy = ainda jogando
screen-won = Mais pontos: { $seats }
screen-unseen = Cartas não vistas ({ $count }), das quais { $left } vão sair: { $cards }
screen-aside = Separada desde o começo: { $card }
screen-legend = (c5) completa  ▲ bandeira vermelha  ▼ azul  ─ │ uma ponte  ═ ║ duas  · livre
screen-board = Tabuleiro { OF($seat) }
screen-row = Fileira { $row }: { $islands }
screen-number = número { $number }
screen-no-number = sem número
screen-complete = completa
screen-bridges = Pontes: { $lines }
screen-twice = { $line } duas vezes
screen-no-bridges = Ainda não há pontes
screen-free = Linhas que ainda aceitam uma ponte: { $lines }
