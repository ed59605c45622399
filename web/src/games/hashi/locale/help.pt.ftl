### A lição de Hashi, e a ajuda ao lado da mesa.

## A lição: em um passo que espera algo, a última linha diz o que fazer
hashi-lesson-goal =
    Boas-vindas! Virão dezessete cartas. Com cada uma você escreve um número em uma ilha e traça pontes. Uma ilha com tantas pontes quantas diz o seu número está completa, e só as ilhas completas contam.
    Esta linha sempre diz quanto você já fez.
hashi-lesson-start =
    Primeiro você escreve um número à sua escolha.
    Toque na ilha { $island } para pôr um { $number }, e depois em “{ hashi-done }”.
hashi-lesson-card =
    A primeira carta! Ela traz um número, o { $number }, e { $count } pontes. Primeiro vem o número, depois as pontes.
hashi-lesson-number =
    O { $number } pode ir em qualquer ilha que brilha. Ao lado do seu primeiro número será fácil ligar as duas.
    Toque na ilha { $island }.
hashi-lesson-bridges =
    Agora, { $count } pontes. Elas seguem as linhas pontilhadas, partem de uma ilha com número e nunca se cruzam.
    Toque nas linhas { $island }-{ $one }, { $island }-{ $other } e { $island }-{ $third }, e depois em “{ hashi-done }”.
hashi-lesson-complete =
    Tantas pontes quantas ela diz: a ilha { $island } está completa! No fim ela vale 2 pontos. De agora em diante nada pode tocá-la.
hashi-lesson-flag =
    A próxima carta traz um { $number }. Uma ilha com bandeira só aceita um número se uma ponte chega até ela, como aqui: por isso o { $number } a completa de uma vez.
    Toque na ilha { $island }.
hashi-lesson-bridge =
    Falta traçar uma ponte. Procure uma ilha que ainda precise de alguma.
    Trace a ponte em uma linha que brilha, e depois toque em “{ hashi-done }”.
hashi-lesson-bonus =
    Todas as bandeiras azuis, todas as vermelhas, seis ilhas completas ligadas: cada coisa dá um bônus. Os pontos completos valem até a carta indicada; depois são menos.
hashi-lesson-end =
    A partir daqui a partida é sua. Estas são as cartas que ainda podem vir: as riscadas já saíram.
    O ? lá em cima tem sempre o objetivo, as teclas e as regras.

## Ajuda
hashi-help-goal = Complete tantas ilhas quantas puder: cada uma vale 2 pontos no fim. Todas as bandeiras vermelhas, todas as azuis e seis ilhas completas ligadas dão um bônus, maior para quem chega cedo.
hashi-help-turn =
    Uma carta é revelada, a mesma para todos.
    Escreva o número dela em uma ilha que não tenha nenhum, ou desista dele. Uma ilha com bandeira precisa antes de uma ponte.
    Trace todas as pontes dela nas linhas pontilhadas, a partir de ilhas com número, ou nenhuma. No máximo duas ficam lado a lado, e elas nunca se cruzam.
    Toque em Pronto. Até lá você pode desfazer o que fez com esta carta.
hashi-help-digits = o número para começar
hashi-help-letters = uma ilha, ou onde uma ponte começa e termina
hashi-help-arrows = vão de ilha em ilha
hashi-help-press = toca na ilha; Pronto, quando tudo está escolhido
hashi-help-back = desfaz o último passo
hashi-help-cancel = larga o que foi escolhido
