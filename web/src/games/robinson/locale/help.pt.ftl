### A lição de Robinson Crusoe, e a ajuda ao lado da mesa.

## A lição: em um passo que espera algo, a última linha diz o que fazer
robinson-lesson-goal =
    Boas-vindas à ilha! Da rodada 10 à 12 passa um navio. Tenha até lá { THE($item) } e uma pilha de 15 de madeira, e ele verá vocês. Se um dos náufragos morrer, tudo está perdido.
    Esta linha mostra a rodada com as suas fases, o clima que vem e, à direita, quanto você já fez.
robinson-lesson-people =
    Você conduz { THE($who) } e { THE($character) }, e Sexta-Feira ajuda. Cada ferimento é um passo na vida deles: depois de uma flecha a moral cai; na caveira a partida está perdida. A estrela conta a determinação, que paga as habilidades.
robinson-lesson-keep =
    Toda manhã a peça do acampamento dá o que tem: 1 de madeira e 1 de comida. Depois pode-se pôr madeira na pilha. Mas um abrigo custa 2 de madeira e vem primeiro.
    Guarde a madeira: toque em “Nada”.
robinson-lesson-crates =
    Agora planeje o dia. Cada náufrago tem dois peões; Sexta-Feira, um. O jantar pede 2 de comida e você tem 1; { THE($card) } na praia têm mais.
    Toque em “{ $card }”: basta um peão.
robinson-lesson-explore =
    O que há ao lado do acampamento? Um peão sozinho precisa rolar os dados: você vê a chance de sucesso, de um ferimento e de uma aventura. Um segundo peão garante a ação, sem dados.
    Toque em “{ $space }”, veja as chances e toque de novo.
robinson-lesson-shovel =
    Uma invenção pede o que vocês já encontraram: { THE($item) }, uma praia, e é onde vocês estão. Ela ajuda contra muitos males. O segundo peão será o de Sexta-Feira.
    Toque duas vezes { IN($item) }.
robinson-lesson-tonight =
    “{ panel-tonight-short }” conta com o seu plano: há jantar para os dois, mas sem abrigo cada um recebe um ferimento. Você vai construí-lo amanhã. Se mudar de ideia, toque em um peão colocado e ele volta.
    Dê uma olhada e depois toque em “{ robinson-confirm }”.
robinson-lesson-night =
    O dia acabou. Em { $space } há montanhas, com madeira e papagaios, e todos jantaram. À noite o acampamento pode mudar para uma peça ao lado, mas aqui ele está bem.
    Toque em “{ robinson-stay }”.
robinson-lesson-event =
    Cada novo dia traz um evento, poucas vezes bom: { $card }. Ele já fez o seu primeiro estrago, e agora está entre as ameaças.
    De novo há madeira para a pilha, mas o abrigo precisa de 2: toque em “Nada”.
robinson-lesson-shelter =
    Sob um abrigo ninguém se fere à noite. Ao construir, os dados falham mais do que nas outras ações, e também ferem mais: é melhor mandar dois peões.
    Toque duas vezes no abrigo.
robinson-lesson-threat =
    { CAP(THE($card)) } vai para a esquerda com o próximo evento, e sai do tabuleiro com o seguinte: então a moral cai 2. A não ser que alguém a resolva, o que ainda dá determinação.
    Toque em “{ $action }”: é assim que ela se resolve.
robinson-lesson-dice =
    Falta 1 de comida para o jantar: os papagaios de { $space }. Arrisque com um peão, pois coletar quase sempre dá certo e raramente fere. “{ $camp }” com Sexta-Feira levanta a moral, e moral alta dá determinação.
    Toque uma vez na comida de { $space }, coloque Sexta-Feira e toque em “{ robinson-confirm }”.
robinson-lesson-adventure =
    Os dados dizem sucesso, e aventura! { $card }: aceite o que ela oferece, e a carta vai para o baralho de eventos, para voltar certa manhã com a conta. Ou deixe para lá.
    Escolha, e depois passe a noite.
robinson-lesson-pile =
    Esta noite ninguém se feriu. Agora sobra madeira. A pilha tem cinco colunas, e na primeira cabe só 1.
    Ponha 1 de madeira na pilha.
robinson-lesson-end =
    A partir daqui a partida é sua. Com as montanhas você já pode construir { THE($item) }: veja “{ robinson-tab-inventions }”. “{ robinson-tab-threats }”, “{ robinson-tab-scenario }” e “{ robinson-tab-force }” têm o resto, e cada carta mostra o seu texto quando você toca nela.
    O ? lá em cima tem sempre o objetivo, as teclas, as regras e o livro de cartas.

## Ajuda
robinson-help-goal = Cumpram o objetivo do cenário antes do fim da última rodada: a linha de cima mostra quanto falta, e “{ robinson-tab-scenario }” conta tudo. Se um dos náufragos morrer, todos perdem.
robinson-help-turn =
    Eventos, a partir da segunda rodada: uma carta faz o seu estrago e vira uma ameaça. Se sai do tabuleiro, ela atinge vocês.
    Moral: quem lidera ganha ou perde determinação.
    Produção: a peça do acampamento dá a sua madeira e a sua comida.
    Ações: todos planejam juntos, dois peões cada um, e confirmam. Com os peões contados os dados decidem; com um a mais é certo.
    Clima: as nuvens que o telhado não segura custam madeira e comida.
    Noite: quem não come recebe 2 ferimentos, e sem abrigo cada um recebe 1. A comida perecível estraga.
robinson-help-press = planeja o que tem o foco; de novo garante, mais uma vez retira
robinson-help-hand = pega na mão o próximo peão
robinson-help-confirm = confirma o plano
robinson-help-next = segue com o que se conta
robinson-help-arrows = vão de espaço em espaço, de página em página e de resposta em resposta
robinson-help-cancel = solta o peão; termina o que se conta
