### A Ilha Proibida: o que se escolhe antes de começar um jogo.

## Opções
option-players = Número de aventureiros
option-seed = A semente de todo o acaso
option-difficulty = O nível da água no começo
option-layout = A forma da ilha
option-roles = Quem participa
option-first = O jogador que começa
option-discard_after_both_draws = O limite da mão só vale depois de compradas as duas cartas
unset-roles = distribuição ao acaso
unset-first = por sorteio
drawn-tile = { $count ->
    [one] peça
   *[other] peças
}
new-drawing-layout = 24 casas com #, o mar com .
difficulty-novice = Iniciante
difficulty-normal = Normal
difficulty-elite = Elite
difficulty-legendary = Lendário
layout-classic = A Ilha Proibida (padrão)
layout-island_of_shadows = Ilha das Sombras
layout-skull_island = Ilha da Caveira
layout-volcano_island = Ilha do Vulcão
layout-island_of_death = Ilha da Morte
layout-bone_island = Ilha dos Ossos
layout-coral_reef = Recife de Coral
layout-bay_of_gulls = Baía das Gaivotas
layout-bridge_of_horrors = Ponte dos Horrores
layout-arch_of_fate = Arco do Destino
layout-atoll_of_decisions = Atol das Decisões
layout-treasure_island = Ilha do Tesouro

## Papéis, e o que cada um pode fazer
role-pilot = Piloto
    .article = o
role-engineer = Engenheiro
    .article = o
role-explorer = Explorador
    .article = o
role-navigator = Navegador
    .article = o
role-messenger = Mensageiro
    .article = o
role-diver = Mergulhador
    .article = o
power-pilot = Uma vez por turno, voa para qualquer peça com uma ação.
power-engineer = Drena duas peças com uma só ação.
power-explorer = Anda, nada e drena também na diagonal.
power-navigator = Com uma ação, desloca outro peão uma ou duas peças.
power-messenger = Dá cartas de Tesouro a qualquer pessoa, esteja ela onde estiver.
power-diver = Com uma ação, atravessa qualquer número de peças alagadas ou afundadas.
about-role-pilot = { power-pilot }
about-role-engineer = { power-engineer }
about-role-explorer = { power-explorer }
about-role-navigator = { power-navigator }
about-role-messenger = { power-messenger }
about-role-diver = { power-diver }
