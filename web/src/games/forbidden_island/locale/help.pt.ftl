### A lição de A Ilha Proibida, e a ajuda ao lado da mesa.

## A lição: em um passo que espera algo, a última linha diz o que fazer
board-lesson-goal =
    Boas-vindas! Esta ilha está afundando. Recolha os quatro tesouros, leve todos { TO($landing) } e fuja voando com eles.
    Esta linha sempre diz quanto falta.
board-lesson-walk =
    Você conduz dois aventureiros. Começa { THE($role) }, com três ações. Uma peça que brilha está a uma ação de distância.
    Toque { IN($tile) } para ir até lá.
board-lesson-shore =
    { CAP(THE($tile)) } está debaixo d'água. Se o mar voltar para buscar esta peça, ela afunda para sempre. Você pode drenar a peça em que está e as que ficam ao lado.
    Toque { IN($tile) } e escolha drenar.
board-lesson-give =
    Quatro cartas iguais valem um tesouro. { CAP(THE($receiver)) } já tem duas, e { THE($role) } pode dar cartas de longe.
    Toque na sua carta { $card } e dê a carta.
board-lesson-draw =
    Depois das ações você compra duas cartas de Tesouro.
    Compre as duas: toque no botão, ou no baralho.
board-lesson-flood =
    { $card }! É uma carta especial: você pode jogá-la a qualquer momento, e ela não custa ação. Agora é a vez do mar: uma carta de Alagamento alaga uma peça seca, e afunda uma alagada.
    Revele as cartas de Alagamento.
board-lesson-landing =
    Agora joga { THE($role) }, que também alcança as peças nos cantos. { CAP(THE($tile)) } está debaixo d'água: se afundar, ninguém escapa.
    Toque { IN($tile) } e escolha drenar.
board-lesson-rest =
    { CAP(THE($treasure)) } se recolhe em uma peça com a sua marca, como { THE($tile) }: fica a dois passos.
    Use as ações como quiser e depois toque em “{ board-finish }”.
board-lesson-rise =
    { $card } As cartas de Alagamento já reveladas voltam para cima do baralho: as mesmas peças correm perigo de novo. O que você drenou só fica alagado.
    Revele as cartas de Alagamento e veja.
board-lesson-end =
    A partir daqui a partida é sua. Com quatro cartas de um tesouro, recolha-o em uma das suas peças. Quando tiver os quatro, reúna todos { IN($landing) } e jogue { $card }.
    O ? lá em cima tem sempre o objetivo, as teclas e as regras.

## Ajuda
board-help-goal = Recolha os quatro tesouros, leve todos os aventureiros ao Porto dos Tolos e jogue uma Fuga de Helicóptero. Tudo está perdido se o Porto dos Tolos afundar, se as duas peças de um tesouro que falta afundarem, se alguém não tiver para onde nadar ou se a água chegar à caveira.
board-help-turn =
    Até três ações: ir a uma peça ao lado, drenar uma peça alagada, dar uma carta a alguém da sua peça, ou recolher um tesouro com quatro das suas cartas.
    Compre duas cartas de Tesouro. Com mais de cinco na mão, descarte.
    Revele tantas cartas de Alagamento quantas a água pedir: uma peça seca fica alagada, uma alagada afunda.
board-help-end = encerra as ações
board-help-draw = compra uma carta de Tesouro
board-help-flood = revela uma carta de Alagamento
board-help-finish = joga o resto do turno
board-help-arrows = vão de peça em peça
board-help-press = toca na peça
board-help-all = tudo o que se pode fazer com a peça
board-help-cancel = larga o que foi escolhido
