### O almanaque: como os jogos se comportam, em tabelas. A página do navegador e a documentação dizem o mesmo.

almanac-name = O almanaque
almanac-title = { $game }: o almanaque
almanac-lead = Como os jogos se comportam, em números. Por trás de cada número está o seu intervalo de 95 %, e com cada tabela o comando que joga suas partidas de novo.
almanac-caution = Quem jogou estas partidas foram bots, e um bot não é uma pessoa: o que é difícil para ele pode ser fácil para você. Em palavras só se diz o que os intervalos sustentam, alargados para que todos os de uma tabela valham ao mesmo tempo. As vitórias com uma coisa e sem ela são comparadas como foram jogadas; uma não é por isso a causa da outra.
almanac-played-by = Foram jogadas pelo bot { $player }.
almanac-left-to-chance = A primeira jogada de cada partida foi sorteada: o bot faria sempre a mesma.
almanac-games-played = Partidas: { $games }.
almanac-games = partidas
almanac-finding-spread = { $a } ({ $at_a }) está acima de { $b } ({ $at_b }).
almanac-finding-first = { $a } ({ $at_a }) está acima de tudo o mais; em seguida vem { $b } ({ $at_b }).
almanac-finding-last = { $a } ({ $at_a }) está abaixo de tudo o mais; em seguida vem { $b } ({ $at_b }).
almanac-finding-peak = { $a } ({ $at_a }) está acima dos dois vizinhos, { $b } ({ $at_b }) e { $c } ({ $at_c }).
almanac-finding-dip = { $a } ({ $at_a }) está abaixo dos dois vizinhos, { $b } ({ $at_b }) e { $c } ({ $at_c }).
almanac-called-alike =
    { $number ->
        [0] { $name } ({ $kind })
       *[other] { $name } ({ $kind } { $number })
    }
almanac-kind-card = evento
almanac-kind-adventure = aventura
almanac-kind-mystery = mistério
almanac-kind-beast = fera

## Colunas
almanac-by-players = jogadores
almanac-by-difficulty = dificuldade
almanac-by-reason = final
almanac-by-roles = papéis
almanac-by-sunk = peça
almanac-by-lost_tile = peça
almanac-by-layout = disposição
almanac-by-side = lado
almanac-by-start_numbers = número inicial
almanac-by-start_islands = ilha inicial
almanac-by-red = o vermelho deu
almanac-by-blue = o azul deu
almanac-by-six = o grupo de seis deu
almanac-by-points = pontos
almanac-by-scenario = cenário
almanac-by-characters = personagem
almanac-by-built = invenção
almanac-by-killed_by = causa
almanac-by-round = rodada
almanac-by-player = bot

## O que se conta
almanac-measure-won = vencidas
almanac-measure-share = parte das partidas
almanac-measure-points = pontos
almanac-measure-gain = vitórias com isso menos vitórias sem isso
almanac-measure-turns = turnos
almanac-measure-gap = pontos abaixo do melhor
almanac-measure-best = o melhor possível

## Tabelas
almanac-forbidden_island_levels = Quão difícil é cada nível
almanac-forbidden_island_players = O que muda com o número de jogadores
almanac-forbidden_island_endings = Como as partidas terminam
almanac-forbidden_island_roles = Papéis, dois jogadores
almanac-forbidden_island_pairs = Pares de papéis
almanac-forbidden_island_sunk = Quais peças afundam
almanac-forbidden_island_lost_tiles = A peça com que se perde uma partida
almanac-forbidden_island_triples = Trios de papéis
almanac-forbidden_island_layouts = Disposições
almanac-forbidden_island_strengths = Quão fortes são os bots
almanac-hashi_sides = Os dois lados
almanac-hashi_players = O que muda com o número de jogadores
almanac-hashi_starts = O número inicial
almanac-hashi_islands = A ilha inicial
almanac-hashi_red = O que o vermelho dá
almanac-hashi_blue = O que o azul dá
almanac-hashi_six = O que o grupo de seis dá
almanac-hashi_distribution = Quantas vezes sai cada total
almanac-hashi_hindsight = A que distância do melhor em retrospecto
almanac-hashi_strengths = Quão fortes são os bots
almanac-robinson_scenarios = Quão difícil é cada cenário
almanac-robinson_players = O que muda com o número de jogadores
almanac-robinson_endings = Como as partidas terminam
almanac-robinson_characters = Personagens, três jogadores
almanac-robinson_inventions = Invenções que são construídas
almanac-robinson_deaths = Do que se morre
almanac-robinson_rounds = A rodada em que alguém morre
almanac-robinson_strengths = Quão fortes são os bots
