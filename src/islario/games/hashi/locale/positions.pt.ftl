### Hashi: por que uma posição não pode existir.

reason-position_all_done = No campo "{ $field }" da posição todos os jogadores terminaram, o que só pode acontecer depois da última carta, sem baralho.
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
