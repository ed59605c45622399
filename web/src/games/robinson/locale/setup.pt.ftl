### Preparar uma mesa de Robinson Crusoe.

## Os cenários: a dificuldade em uma palavra, e do que trata cada um
setup-mark-1 = Para começar
setup-mark-2 = Difícil
setup-mark-3 = Muito difícil
setup-mark-4 = Dificílimo
setup-mark-5 = Dificílimo
setup-mark-6 = Dificílimo
setup-mark-7 = Dificílimo
setup-about-1 = Juntem madeira, acendam uma fogueira e sejam vistos pelo navio que passa nas três últimas de doze rodadas.
setup-about-2 = Levantem cruzes em cinco peças de terreno antes que a névoa engula a ilha. Dez rodadas, com um inverno rigoroso.
setup-about-3 = Uma menina está isolada em uma rocha no meio do mar. Busquem-na de jangada enquanto está viva e construam depois um bote salva-vidas para todos.
setup-about-4 = O vulcão desperta. Explorem peças e templos, construam um escaler e partam antes que a lava cubra tudo.
setup-about-5 = Vocês não estão sozinhos. Queimem as aldeias dos canibais e, por fim, a cidade deles.
setup-about-6 = Façam da ilha um lar: uma boa casa, nove invenções e comida para as crianças que nascem aqui.
setup-about-7 = Uma equipe de filmagem, uma atriz e um macaco enorme. Armem três armadilhas, cacem King Kong e tragam o diretor de volta com vida.
setup-fair = { $often ->
    [never] Para ser justo: nosso bot rápido, que não pensa além de hoje, não ganhou nenhuma de 1.000 partidas com { $players ->
        [one] um personagem.
       *[other] { $players } personagens.
    } É preciso pensar a longo prazo.
    [seldom] Para ser justo: nosso bot rápido, que não pensa além de hoje, ganha menos de uma em cada 100 partidas com { $players ->
        [one] um personagem.
       *[other] { $players } personagens.
    }
   *[often] Para ser justo: nosso bot rápido, que não pensa além de hoje, ganha cerca de { $won } em cada 100 partidas com { $players ->
        [one] um personagem.
       *[other] { $players } personagens.
    }
}

## Qual é a dificuldade
setup-level = Dificuldade
setup-level-easier = Mais fácil
setup-level-usual = Conforme as regras
setup-level-harder = Mais difícil
setup-about-level-easier = Sexta-Feira e o Cachorro acompanham vocês, quantos quer que sejam, e quatro itens são salvos do navio.
setup-about-level-usual = Dois itens são salvos do navio. Sexta-Feira ajuda um ou dois jogadores; o Cachorro, quem joga sozinho.
setup-about-level-harder = Nada é salvo do navio.
setup-about-level-own = Como você escolheu abaixo.

## Grupos de opções
setup-group-company = Sexta-Feira, o Cachorro e quem começa
setup-group-ship = O que o navio e os eventos trazem
setup-group-rulings = Erratas e regras da casa

## Os personagens
about-character-carpenter = Constrói com menos madeira, tem um peão a mais para construir e encontra novas invenções.
about-character-cook = Cura com uma boa refeição, faz sopa de pedras e aquece todos quando neva.
about-character-explorer = Escolhe o caminho, encontra mais coisas e levanta o ânimo de todos.
about-character-soldier = Sabe o que será caçado e reforça as armas e a paliçada. Só com três ou quatro jogadores.
