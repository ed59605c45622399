### Robinson Crusoe na página: os painéis ao redor do plano.

## The bar at the top
panel-round = Rodada { $round }
panel-of-rounds = de { $rounds }
panel-phases = Fases da rodada
panel-rounds-and-weather = Rodadas e dados de clima
panel-round-weather = Rodada { $round }: { $dice }
panel-no-dice = sem dados
panel-tonight-short = Esta noite
panel-next-short = depois
panel-in-rounds = em { $n }
panel-now = agora
panel-goal = Objetivo
panel-percent = { $n } %
panel-possible = possível

panel-calendar-ship = navio
panel-calendar-child = uma criança
panel-calendar-city = cidade
panel-calendar-lava = lava { $space }

## The sheet of the scenario
panel-sheet = O cenário
panel-face = { $n } % { $face }
panel-legend-ship = Passa um navio: agora se vê o fogo
panel-legend-child = Nasce uma criança
panel-legend-city = A cidade dos canibais é vista
panel-legend-lava = A lava cobre estes espaços
panel-signs = O que os símbolos significam aqui
panel-book = Livro
panel-totems = Totens
panel-totems-none = Nada acontece.
panel-found = encontrado
panel-rules = Regras próprias
panel-tokens = Suas quatro fichas de descoberta
panel-at-hand = disponível
panel-own-inventions = Só neste cenário
panel-built = construído
panel-points = Pontos se acabasse agora
panel-points-end = Pontos
panel-total = Total
panel-no-points = Neste cenário não se contam pontos.
panel-none = nenhum

## Inventions
panel-inventions = Invenções
panel-show = Mostrar
panel-inventions-all = Todas
panel-inventions-open = Podem ser construídas
panel-inventions-lacks = Falta algo
panel-inventions-built = Construídas
panel-needs = Precisa de
panel-is-there = {" "}(há)
panel-is-lacking = {" "}(falta)
panel-amount-wood = { $n } de madeira
panel-amount-food = { $n } de comida
panel-amount-fur = { $n } de pele
panel-or-fur = {" "}ou { $n } de pele
panel-coming = chega depois das ações
panel-for = Para: { $list }
panel-help-goal = o objetivo
panel-odds = sucesso { $success }, ferimento { $wound }, aventura { $adventure }
panel-odds-one = um peão: { $odds }
panel-planned = planejado
panel-planned-sure = planejado, certo
panel-plan-it = Planejar: { $name }
panel-plan = Planejar
panel-about = O que diz: { $name }
panel-sites = { $name }: em qual peça?

## Threats
panel-threats = Ameaças
panel-threat-next = Atinge primeiro
panel-threat-after = Atinge depois
panel-threat-planned = Planejado: { $who }
panel-threat-nobody = Ninguém ainda
panel-threat-none = Não há carta aqui.
panel-lacks = Falta: { $list }

## What is in force
panel-force = Efeitos ativos
panel-force-none = Não há efeitos ativos.
panel-force-works = Age agora ou espera
panel-force-lies = Está na ilha
panel-from = De:
panel-fresh = não antes do fim das ações
panel-touches = Afeta:

panel-part-weather = o clima
panel-part-dinner = a refeição
panel-part-night = a noite
panel-part-production = a produção
panel-part-dawn = a manhã seguinte

## Tonight
panel-tonight = Esta noite, se o plano ficar assim
panel-tonight-none = Agora nada se pode prever.
panel-warnings = Avisos
panel-weather = Clima
panel-weather-about = { $dice }; telhado { $roof }
panel-animals = Animais: { $list }
panel-dinner = Jantar
panel-dinner-about = { $mouths } comem; há { $have }
panel-dinner-coming = , chegam { $n }
panel-dinner-wanted = ; exigem-se mais { $n }
panel-dinner-all = todos comem
panel-sleep = Sono
panel-sleep-sheltered = O abrigo protege todos.
panel-sleep-open = Sem abrigo
panel-sleep-outside = fora: { $who }
panel-rot = Reservas
panel-rot-none = Nenhuma comida apodrece.
panel-rot-kept = { $card } conserva a comida.
panel-no-loss = sem perdas
panel-over = a partida acaba antes
panel-up-to = até { $list }
panel-strikes = Em espera
panel-dawn = Ao amanhecer
panel-dawn-strikes = { $card } atinge
panel-dawn-dealt = { $card }: resolvida
panel-dawn-moves = { $card } avança
panel-dawn-none = Nenhuma ameaça atinge.
panel-people = Ferimentos esta noite
panel-person-arrow = { $chance } moral −1
panel-person-death = { $chance } morte
panel-omits = Não se conta
panel-change-wood = { $n } madeira
panel-change-food = { $n } comida
panel-change-preserved = { $n } comida não perecível
panel-change-fur = { $n } pele
panel-change-morale = { $n } moral
panel-change-roof = { $n } telhado
panel-change-palisade = { $n } paliçada
panel-change-weapon = { $n } armas
panel-change-determination = { $n } determinação
panel-change-shelter = { $n } abrigo
panel-change-wounds = { $n } vida
panel-change-each = { $n } vida cada um
panel-change-fight = um combate

## Decks
panel-decks = Baralhos
panel-deck-events = Eventos
panel-deck-hunting = Caça
panel-deck-tiles = Peças
panel-deck-discoveries = Fichas de descoberta
panel-deck-inventions = Invenções
panel-deck-mysteries = Mistérios
panel-deck-adventure_decks = Aventuras
panel-deck-build = Aventuras de construir
panel-deck-gather = Aventuras de coletar
panel-deck-explore = Aventuras de explorar
panel-deck-item_box = Outros itens iniciais
panel-deck-gone = Fora da partida
panel-deck-count = Restam { $n } no baralho
panel-deck-discard = Descartadas, a última primeiro
panel-deck-top = No topo
panel-deck-bottom = No fundo
panel-deck-holds = No baralho
panel-deck-books = { $n } com um livro
panel-deck-adventures = { $n } com uma aventura
panel-deck-added = Embaralhadas, vão voltar
panel-deck-waiting-beast = Uma fera espera sobre o baralho.
panel-deck-beasts-left = { $n } feras ainda não encontradas
panel-deck-next-tiles = As próximas peças, em ordem
panel-tile = Peça { $tile }
panel-seen-event = Próximo evento: { $card }
panel-seen-top = No topo do baralho de caça: { $card }
panel-seen-bottom = No fundo do baralho de caça: { $card }
panel-seen-tiles = Próximas peças: { $tiles }

## Things at hand
panel-items = Itens disponíveis
panel-items-none = Nenhum item.
panel-uses = { $n ->
    [one] { $n } uso
   *[other] { $n } usos
}
panel-use = Usar
panel-use-it = Usar { $name }
