### Robinson Crusoe: o que se escolhe antes de começar um jogo.

## Opções
option-seed = A semente de todo o acaso
option-players = Número de náufragos
option-scenario = O cenário
option-characters = Quem participa
option-first_player = Quem começa como primeiro jogador
option-friday = Se Sexta-Feira ajuda (padrão: com um ou dois jogadores)
option-dog = Se o Cachorro ajuda (padrão: com um jogador)
option-starting_items = Número de itens iniciais
option-book_events = Quantos eventos do baralho têm livro
option-wreckage = A carta de destroços da primeira rodada
option-errata = O que vale quando o manual e uma carta impressa divergem
option-all_pawns = Todos os peões precisam ser colocados
option-levels_without_shelter = Itens, fichas e habilidades aumentam o telhado e a paliçada mesmo sem abrigo
option-own_economy = Construção econômica só em ações realizadas pelo Carpinteiro
option-own_rerolls = As habilidades só rolam de novo dados das ações de seu dono
option-heal_friday = O que cura os jogadores também pode curar Sexta-Feira
option-temporary_counts = Armas temporárias contam para o que uma ameaça exige
option-blocked_tokens_lost = Uma ficha de +1 que não pode seguir o acampamento é perdida
option-dog_not_with_friday = O Cachorro ajuda só os jogadores, não Sexta-Feira
option-one_meal = Panela e Fogueira podem ser usadas uma vez por noite cada
option-hungry_crew = A ilha de King Kong: uma noite com fome custa um membro da equipe
unset-characters = distribuição ao acaso
unset-first_player = por sorteio
unset-book_events = a metade
friday-default = conforme as regras
friday-yes = com Sexta-Feira
friday-no = sem Sexta-Feira
dog-default = conforme as regras
dog-yes = com o Cachorro
dog-no = sem o Cachorro
wreckage-random = ao acaso
errata-rulebook = o manual
errata-printed = a carta impressa
wreckage-food_crates = Caixas de alimentos
wreckage-wrecked_lifeboat = Bote salva-vidas destroçado
wreckage-captains_chest = Baú do capitão

## Os cenários por seus próprios nomes
scenario-castaways = { scenario-1 }
scenario-cursed_island = { scenario-2 }
scenario-jenny = { scenario-3 }
scenario-volcano_island = { scenario-4 }
scenario-cannibal_island = { scenario-5 }
scenario-robinson_family = { scenario-6 }
scenario-king_kong_island = { scenario-7 }
scenario-1 = Náufragos
scenario-2 = A ilha amaldiçoada
scenario-3 = Jenny precisa de ajuda
scenario-4 = A ilha do vulcão
scenario-5 = A ilha dos canibais
scenario-6 = A família Robinson
scenario-7 = A ilha de King Kong

## Personagens
character-carpenter = Carpinteiro
    .article = o
character-cook = Cozinheiro
    .article = o
character-explorer = Explorador
    .article = o
character-soldier = Soldado
    .article = o
character-friday = Sexta-Feira
    .article = none
character-dog = Cachorro
    .article = o
character-jenny = Jenny
    .article = none
