### Robinson Crusoe.

game-name = Robinson Crusoe

## Peões e coisas do acampamento
pawn-pawn = um peão próprio
    .article = none
pawn-friday = Sexta-Feira
    .article = none
pawn-jenny = Jenny
    .article = none
pawn-dog = Cachorro
    .article = o
pawn-map = peão do Mapa
    .article = o
pawn-lantern = peão do Lampião
    .article = o
pawn-belts = peão das Correias
    .article = o
pawn-shield = peão do Escudo
    .article = o
pawn-raft = peão da Jangada
    .article = o
pawn-hammer_and_nails = Martelo e pregos
    .article = none
pawn-candles = uma ficha de Velas
    .article = none
pawn-candles_card = carta de Velas
    .article = a
pawn-compass = peão da Bússola
    .article = o
pawn-handyman = peão de Faz-tudo
    .article = o
pawn-rope_ladder = peão da Escada de corda
    .article = o
pawn-scenario_token = uma ficha do cenário
    .article = none
pawn-crew_pawn = peão da equipe de filmagem
    .article = o
pawn-economical_construction = Construção econômica
    .article = none
pawn-bible = Bíblia
    .article = a
building-shelter = Abrigo
    .article = o
building-roof = Telhado
    .article = o
building-palisade = Paliçada
    .article = a
building-weapon = Armas
    .article = as
field-special = Recuperar terreno

## Fases, e quando as coisas podem ser usadas
phase-event = eventos
phase-morale = moral
phase-production = produção
phase-action = ação
phase-weather = clima
phase-night = noite
when-any = a qualquer momento em que tenha efeito
when-planning = antes de colocar o primeiro peão da rodada
when-fight = em um combate
when-night = à noite
when-weather = ao rolar o clima
when-mystery = ao comprar mistérios
when-animals = quando chegam os animais famintos
when-explore = como ação de Explorar

## O que os dados mostram
face-success = sucesso
face-wound = ferimento
face-adventure = aventura
face-rain_1 = 1 nuvem de chuva
face-rain_2 = 2 nuvens de chuva
face-snow_1 = 1 nuvem de neve
face-snow_2 = 2 nuvens de neve
face-fight = uma fera ataca
face-palisade = a paliçada é atacada
face-food = roubam comida
face-blank = nada

## Onde as coisas estão
place-A1 = Espaço A1
place-A2 = Espaço A2
place-A3 = Espaço A3
place-B1 = Espaço B1
place-B2 = Espaço B2
place-B3 = Espaço B3
place-B4 = Espaço B4
place-C1 = Espaço C1
place-C2 = Espaço C2
place-C3 = Espaço C3
place-A4 = Espaço A4
place-threat = Ameaça
place-hunt = Caçar
place-build = Construir
place-gather = Coletar
place-explore = Explorar
place-camp = Organizar o acampamento
place-rest = Descansar
place-weather = Clima
place-night = Noite
place-building_cost = Custo de abrigo, telhado e paliçada
place-weapon_cost = Custo das armas
place-production = Produção
place-round = Esta rodada
place-seat_0 = Jogador 1
place-seat_1 = Jogador 2
place-seat_2 = Jogador 3
place-seat_3 = Jogador 4
place-friday = Sexta-Feira
place-jenny = Jenny
place-dawn = Início da próxima rodada
place-items = Itens

## O que está em vigor: fichas, marcadores, ferimentos especiais, o que ainda espera
mark-adventure = a próxima ação traz uma aventura
mark-reroll = o próximo sucesso é rolado de novo
mark-minus_pawn = uma ação precisa de mais um peão
mark-beast = uma fera à espreita: 1 a mais de força na caça; em outro lugar, 1 ferimento sem armas
mark-plus_wood = 1 madeira a mais: em uma peça de terreno é ganha, ao construir é paga
mark-plus_food = 1 comida a mais: em uma peça de terreno é ganha, à noite cada jogador a come
mark-black = da próxima vez, organizar o acampamento só retira este marcador
mark-rain = mais 1 nuvem de chuva
mark-snow = mais 1 nuvem de neve
mark-storm = a tempestade custa 1 de paliçada
mark-animals = o dado de animais famintos é rolado
mark-no_food = a produção não dá comida
mark-no_wood = a produção não dá madeira
mark-wood_more = a produção dá 1 madeira a mais
mark-food_less = a produção dá 1 comida a menos
mark-half = a produção dá só a metade, arredondada para baixo
mark-skip = não há produção
mark-no_mixed = nenhuma ação pode combinar peões de jogadores diferentes
mark-items_off = os itens não podem ser usados até o fim das ações
mark-exhausted = a primeira fonte está esgotada
mark-exhausted_second = a segunda fonte está esgotada
mark-covered = o terreno conta como não explorado
mark-down = a peça de terreno está inacessível
mark-shortcut = atalho: a produção dá 1 cubo desta peça
mark-white = névoa ou cinza: as ações aqui precisam de mais um peão
mark-blue = uma cruz ou uma armadilha
mark-fire_sign = a peça que for encontrada aqui perde uma fonte
mark-number = um totem numerado
mark-burnt = já resolvido
mark-one_pawn = só um peão
mark-build_camp_rest = só pode construir, organizar o acampamento ou descansar
mark-only_rest = só pode descansar
mark-no_skills = não pode usar habilidades
mark-confused = o primeiro sucesso é rolado de novo, e até as ações certas rolam o dado de sucesso
mark-cursed = o primeiro sucesso é rolado de novo até a maldição acabar
mark-outside = passa a noite fora do acampamento
mark-build_head = ferimento especial na cabeça (Construir)
mark-build_arm = ferimento especial no braço (Construir)
mark-build_belly = ferimento especial na barriga (Construir)
mark-build_leg = ferimento especial na perna (Construir)
mark-gather_head = ferimento especial na cabeça (Coletar)
mark-gather_arm = ferimento especial no braço (Coletar)
mark-gather_belly = ferimento especial na barriga (Coletar)
mark-gather_leg = ferimento especial na perna (Coletar)
mark-explore_head = ferimento especial na cabeça (Explorar)
mark-explore_arm = ferimento especial no braço (Explorar)
mark-explore_belly = ferimento especial na barriga (Explorar)
mark-explore_leg = ferimento especial na perna (Explorar)
mark-arrow = uma seta de moral coberta: não baixa mais o moral
mark-later = um efeito ainda por vir
mark-every_night = um efeito toda noite
mark-lost_roof = telhado perdido na mudança do acampamento: a ação de ameaça devolve 1
mark-lost_palisade = paliçada perdida na mudança do acampamento: a ação de ameaça devolve 1
mark-marked_item = um item marcado
mark-beast_gather = uma fera à espreita: coletar ou explorar sem armas custa 1 ferimento
mark-crew_pawn = mais um peão para construir
mark-sheltered = encontrou um abrigo natural: se precisar dormir fora do acampamento esta noite, não sofre ferimento por isso

## O que se pergunta
asking-plan = planejar as ações da rodada
asking-window = usar algo agora ou continuar
asking-option = escolher uma opção
asking-space = escolher um espaço
asking-source = escolher uma fonte
asking-person = escolher uma pessoa
asking-invention = escolher uma invenção
asking-slot = escolher a próxima ação a resolver
asking-token = escolher uma ficha de descoberta
asking-tile = escolher uma peça de terreno
asking-resource = escolher um recurso
asking-mark = escolher uma ficha do tabuleiro
asking-number = escolher um número
asking-arrow = escolher uma seta de moral
asking-building = escolher o que construir

## O que se pode planejar
target-threat = { $a ->
    [left] cuidar da ameaça da esquerda
   *[right] cuidar da ameaça da direita
}
target-hunt = { $a ->
    [kong] caçar King Kong
   *[none] caçar
}
target-war = { $a ->
    [A4] atacar a cidade dos canibais
   *[other] atacar a aldeia de { $a }
}
target-build = { $a ->
    [shelter] construir o abrigo
    [roof] construir o telhado
    [palisade] construir a paliçada
    [weapon] fabricar armas
   *[other] construir { THE($a) }
}{ $b ->
    [none] {""}
   *[other] {" "}({ $b })
}
target-gather = { $b ->
    [wood] coletar madeira em { $a }
   *[food] coletar comida em { $a }
}
target-explore = { $a ->
    [raft] buscar Jenny com a jangada
    [treasure_map] seguir o Mapa do tesouro
   *[other] explorar { $a }
}
target-camp = organizar o acampamento
target-rest = descansar
target-reclaim = recuperar terreno

## O que se pode fazer
action-plan = planejar: { $target }{ $way ->
    [fur] , pagando com peles
    [mixed_1] , com 1 pele em meio à madeira
    [mixed_2] , com 2 peles em meio à madeira
    [mixed_3] , com 3 peles em meio à madeira
   *[wood] {""}
}{ $performer ->
    [friday] {" "}(quem faz é Sexta-Feira)
    [jenny] {" "}(quem faz é Jenny)
   *[own] {""}
}
action-support = apoiar a ação { $slot } com { THE($pawn) }
action-lead = passar a realizar a ação { $slot }
action-take_back = retirar { THE($pawn) } da ação { $slot }
action-first = que a ação { $slot } seja a primeira de seu tipo
action-confirm = confirmar o plano
action-reopen = voltar a planejar
action-go_on = continuar
action-use = usar { THE($use) }{ $kind ->
    [discovery] {" "}(ficha)
   *[other] {""}
}{ $die ->
    [none] {""}
   *[other] : { $die }
}
action-spend_first = gastar primeiro { THE($resource) }
action-decline = não escolher nada
action-option = escolher a opção { $answer }
action-space = escolher o espaço { $answer }
action-source = { $which ->
    [1] escolher a primeira fonte de { $space }
    [2] escolher a segunda fonte de { $space }
   *[terrain] escolher o terreno de { $space }
}
action-person = escolher { THE($who) }
action-invention = escolher { THE($answer) }
action-slot = resolver agora a ação { $answer }
action-token = escolher { THE($answer) }
action-tile = escolher a peça { $answer }
action-resource = escolher { THE($answer) }
action-mark = retirar a ficha { $answer }, por ordem de chegada
action-number = escolher o número { $answer }
action-arrow = cobrir a seta de moral { $which } { OF($who) }
action-building = escolher construir { THE($answer) }

## O que acontece
event-round_began = Começa a rodada { $round }.
event-phase_began = Fase: { $phase }.
event-drew = { $who ->
    [group] Carta comprada: { $card }.
   *[other] { CAP(THE($who)) } compra: { $card }.
}
event-gained = Ganho: { $resource }, { $amount }{ because }.
event-lost = Perda: { $resource }, { $amount }{ $missing ->
    [0] {""}
   *[other] ; em falta: { $missing }
}{ because-goods }.
event-wounded = { CAP($who) }: { $wounds ->
    [one] { $wounds } ferimento
   *[other] { $wounds } ferimentos
}{ because-life }.
event-healed = { CAP(THE($who)) } cura { $wounds ->
    [one] { $wounds } ferimento
   *[other] { $wounds } ferimentos
}{ because }.
event-died = { CAP(THE($who)) } morre{ because-life }.
event-determined = { CAP(THE($who)) } ganha { $amount } de determinação, agora { $now }{ because }.
event-discouraged = { CAP(THE($who)) } perde { $amount } de determinação{ $missing ->
    [0] {""}
   *[other] ; em falta: { $missing }
}{ because }.
event-morale_is = O moral passa a { $level }, antes { $before }{ because }.
event-level_is = { $what }: nível { $level }, antes { $before }{ because }.
event-mark_put = { CAP($place) }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
}.
event-mark_gone = { CAP($place) }, não mais: { $mark }{ because }.
event-tile_found = A peça { $tile } é encontrada em { $space }.
event-camp_moved = O acampamento se muda de { $from } para { $space }.
event-built = { $who ->
    [group] O grupo constrói { THE($card) }.
   *[other] { CAP(THE($who)) } constrói { THE($card) }.
}
event-item_lost = O grupo perde { THE($card) }{ because }.
event-opened = Nova invenção: { $card }.
event-put_away = { $carried_out ->
    [yes] Descarte: { $card }
   *[no] Descarte sem efeito: { $card }
}{ because }.
event-shuffled_in = Embaralhada no baralho de eventos: { $card }.
event-kept = Carta guardada: { $card }.
event-rolled = { CAP(THE($who)) } rola os dados de { $action ->
    [build] Construir
    [gather] Coletar
   *[explore] Explorar
}: { $dice ->
    [none] nada
   *[other] { $dice }
}.
event-rerolled = Um dado de { $action ->
    [build] Construir
    [gather] Coletar
   *[explore] Explorar
} é rolado de novo; agora: { $dice ->
    [none] nada
   *[other] { $dice }
}.
event-succeeded = { CAP($who) }: sucesso ao { $action ->
    [threat] cuidar de uma ameaça
    [hunt] caçar
    [build] construir
    [gather] coletar
    [explore] explorar
    [camp] organizar o acampamento
    [rest] descansar
   *[special] recuperar terreno
}.
event-failed = { CAP($who) }: fracasso ao { $action ->
    [build] construir
    [gather] coletar
   *[explore] explorar
}.
event-weather_rolled = { $die }: { $face }.
event-clouds = O clima: { $rain ->
    [1] { $rain } nuvem de chuva
   *[other] { $rain } nuvens de chuva
}, { $snow ->
    [1] { $snow } nuvem de neve
   *[other] { $snow } nuvens de neve
}; telhado { $roof }.
event-fought = { CAP(THE($who)) } combate contra força { $strength } com armas { $weapon }.
event-used = { $card ->
    [none] { CAP(THE($who)) } usa a determinação de Sexta-Feira.
   *[other] { CAP(THE($who)) } usa { THE($card) }.
}
event-struck = A ameaça se cumpre: { $card }.
event-answered = { $asked ->
    [option] { $means ->
        [none] { CAP(THE($seat)) } escolhe a opção { $answer }{ $card ->
            [none] {""}
           *[other] {" "}da carta { $card }
        }.
       *[other] { CAP(THE($seat)) }: { $means }.
    }
    [space] { CAP(THE($seat)) } escolhe o espaço { $answer }.
    [source] { $which ->
        [1] { CAP(THE($seat)) } escolhe a primeira fonte de { $space }.
        [2] { CAP(THE($seat)) } escolhe a segunda fonte de { $space }.
       *[terrain] { CAP(THE($seat)) } escolhe o terreno de { $space }.
    }
    [person] { CAP(THE($seat)) } escolhe { THE($who) }.
    [invention] { CAP(THE($seat)) } escolhe { THE($answer) }.
    [slot] { CAP(THE($seat)) }: agora se resolve a ação { $answer }.
    [token] { CAP(THE($seat)) } escolhe { THE($answer) }.
    [tile] { CAP(THE($seat)) } escolhe a peça { $answer }.
    [resource] { CAP(THE($seat)) } escolhe { THE($answer) }.
    [mark] { CAP(THE($seat)) } retira a ficha { $answer }, por ordem de chegada.
    [number] { CAP(THE($seat)) } escolhe o número { $answer }.
    [arrow] { CAP(THE($seat)) } cobre a seta de moral { $which } { OF($who) }.
    [building] { CAP(THE($seat)) } escolhe construir { THE($answer) }.
   *[decline] { CAP(THE($seat)) } não escolhe nada.
}
event-first_is = Primeiro jogador: { $who }.
event-planned = Ação { $slot }, { $target }: participa { THE($pawn) }.
event-taken_back = Ação { $slot }: sai { THE($pawn) }.
event-led = { CAP(THE($who)) } passa a realizar a ação { $slot }.
event-put_first = A ação { $slot } será a primeira de seu tipo.
event-no_shelter = O acampamento não tem abrigo: quem dorme ali sofre um ferimento.
event-no_adventure = { CAP(THE($who)) } não compra uma aventura; em vez disso, sofre um ferimento.
event-set_aside = Deixada de lado sem efeito: { $card }{ because }.
event-pit_rolled = { $card }: o dado { $dice ->
    [none] não mostra nada
   *[other] mostra um ferimento, que traz comida
}.
event-first_throw = { CAP(THE($who)) } obtém um sucesso ao { $action ->
    [build] construir
    [gather] coletar
   *[explore] explorar
}, que é rolado de novo{ because }.
event-confirmed = { CAP(THE($who)) } confirma o plano.
event-resolved = A ação { $slot } é resolvida ({ THE($who) }): { $action ->
    [threat] Ameaça
    [hunt] Caçar
    [build] Construir
    [gather] Coletar
    [explore] Explorar
    [camp] Organizar o acampamento
    [rest] Descansar
   *[special] Recuperar terreno
}.
event-beast_joined = Uma fera entra no baralho de caça ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}).
event-beast_faced = { CAP(THE($who)) } enfrenta { THE($card) }.
event-found = { $who ->
    [group] O grupo encontra { THE($card) }.
   *[other] { CAP(THE($who)) } encontra { THE($card) }.
}
event-ate = Comida consumida: { $players }; com fome: { $hungry }.
event-rotted = Comida que apodrece: { $food }{ because }.
event-arrived = Chega ao acampamento: { $resource }, { $amount }.
event-piled = Madeira para a coluna { $column } da pilha: { $wood }.
event-crew_lost = A equipe de filmagem perde { THE($crew) }{ because }.
event-ended = { $result }
event-shelter_built = O abrigo é construído.
event-shelter_lost = O abrigo é perdido, e com ele o telhado e a paliçada{ because }.
event-decided = { CAP(THE($who)) } escolhe a opção { $option } da carta { $card }.

## Como termina
result-won = Vitória! O objetivo do cenário foi alcançado.
result-death = Derrota: um dos náufragos morreu.
result-out_of_time = Derrota: a última rodada terminou sem que o objetivo fosse alcançado.
result-camp_lost = Derrota: o acampamento desapareceu com sua peça.
result-jenny_died = Derrota: Jenny morreu.
result-child_starved = Derrota: uma criança ficou sem comer.
result-director_died = Derrota: o diretor morreu.

## Por que algo não é possível: planejamento
reason-not_planning = Agora não é hora de planejar.
reason-planning_now = Agora as ações estão sendo planejadas.
reason-no_pawn = Não resta nenhum peão assim para colocar.
reason-not_this_round = Um efeito proíbe isso a este peão nesta rodada: { $target }.
reason-other_scenario = Neste cenário não existe essa ação: { $target }.
reason-no_threat = Não há nenhuma carta nesse espaço: { $target }.
reason-planned_already = Isso já está planejado: { $target }.
reason-taken_this_round = Essa fonte já deu seus recursos nesta rodada: { $target }.
reason-item_missing = Faltam itens ({ $target }): { THE($items) }.
reason-weapon_too_low = São necessárias armas { $needed }, e há { $weapon }: { $target }.
reason-serves_one_threat = São necessárias armas { $needed }, e há { $weapon }; os níveis temporários servem para a outra ameaça: { $target }.
reason-no_beast = Não há feras no baralho de caça: { $target }.
reason-all_beasts_planned = Já há tantas caçadas planejadas quanto feras no baralho de caça ({ $cards }): { $target }.
reason-already_built = Isso já está construído ou prestes a ficar pronto: { $target }.
reason-no_shelter = Antes, o acampamento precisa de um abrigo: { $target }.
reason-not_open = Essa invenção não está à vista: { $target }.
reason-not_yours = Uma invenção pessoal só é construída por seu dono.
reason-terrain_missing = Falta explorar terreno ({ $target }): { $terrains }.
reason-names_no_tile = Indique a peça em que se constrói: { $target }.
reason-not_explored = Ali ainda não há nenhuma peça: { $target }.
reason-inaccessible = Não há nenhuma peça acessível: { $target }.
reason-too_far_away = Fica longe demais do acampamento: { $target }.
reason-no_path = Nenhum caminho de peças exploradas leva até lá a partir do acampamento: { $target }.
reason-camp_tile = A peça do acampamento dá seus recursos na produção, não na coleta: { $target }.
reason-no_source = Nessa peça não há tal fonte: { $target }.
reason-source_exhausted = Essa fonte está esgotada: { $target }.
reason-explored_already = Isso já está explorado: { $target }.
reason-not_payable_so = Isso não pode ser pago assim: { $target }.
reason-wood_missing = Não há madeira livre suficiente, custo { $needed }: { $target }.
reason-food_missing = Não há comida livre suficiente, custo { $needed }: { $target }.
reason-fur_missing = Não há peles livres suficientes, custo { $needed }: { $target }.
reason-nothing_planned = No plano não há nenhuma ação { $slot }.
reason-not_for_this = A ação { $slot } não pode ser apoiada assim: { $pawn }.
reason-mixed_players = Nesta rodada nenhuma ação pode combinar peões de jogadores diferentes.
reason-not_with_friday = O Cachorro não ajuda Sexta-Feira.
reason-only_carpenter = A ação precisa ser realizada pelo Carpinteiro.
reason-skill_of_another = Essa habilidade só é usada por seu dono: { $pawn }.
reason-separate_actions = Aqui cada peão é uma ação à parte: planeje outra.
reason-nothing_to_save = A ação { $slot } não custa madeira que se possa poupar.
reason-lies_there_already = Isso já está na ação { $slot }: { $pawn }.
reason-performs_already = Este jogador já realiza a ação { $slot }.
reason-not_on_it = Este jogador não tem nenhum peão na ação { $slot }.
reason-pawn_not_there = Isso não está na ação { $slot }: { $pawn }.
reason-not_your_pawn = Esse peão é de outra pessoa.
reason-has_marker = Nessa peça já há uma: { $target }.
reason-first_player_only = O primeiro jogador decide sobre Sexta-Feira e Jenny.
reason-confirmed_already = Este jogador já confirmou seu plano; pode voltar a planejar com "reopen".
reason-not_confirmed = Este jogador ainda não confirmou seu plano.
reason-pawns_missing = A ação { $slot } tem { $pawns } dos peões de que precisa ({ $needed }): { $target }.
reason-different_players = A ação { $slot } precisa de peões de dois jogadores diferentes: { $target }.
reason-pawns_left = Ainda há peões para colocar.
reason-no_field_token = Nenhuma ficha faz com que importe se a ação { $slot } é a primeira de seu tipo.
reason-first_already = A ação { $slot } já é a primeira de seu tipo.
reason-not_built_yet = O que é necessário ainda não está construído: { $target }.
reason-no_totem = Aqui não há nada para isso: { $target }.
reason-done_already = Isso já foi feito: { $target }.
reason-nothing_to_remove = Não há nenhum marcador preto para retirar: { $target }.
reason-no_treasure_map = Ninguém tem o Mapa do tesouro: { $target }.
reason-too_few_traps = Ainda não há três armadilhas: { $target }.
reason-actress_captured = Antes é preciso libertar a atriz: { $target }.

## Por que algo não é possível: respostas, coisas e habilidades
reason-not_asked = Agora a pergunta é para { THE($seat) }.
reason-answer_first = Antes é preciso responder a uma pergunta.
reason-nothing_asked = Não há nenhuma pergunta agora.
reason-other_question = A pergunta é outra: { $question }.
reason-not_among_them = Isso não está entre as opções.
reason-one_kind_of_food = Só há um tipo de comida, então não se escolhe qual é gasta primeiro.
reason-spent_first_already = Essa já é a que se gasta primeiro.
reason-not_available = Isso não está no acampamento ou já foi gasto: { $use }.
reason-use_needs_weapon = Para usar { THE($use) } são necessárias armas { $weapon }.
reason-use_needs_item = Para usar { THE($use) } é necessário um item: { THE($item) }.
reason-use_needs_food = Para usar { THE($use) } é necessária 1 comida, e não há nenhuma livre.
reason-not_now = É possível usar { THE($use) } { $when }.
reason-no_effect = Usar { THE($use) } agora não serviria para nada.
reason-placed_in_planning = Não é possível usar { THE($use) } diretamente: no planejamento, vai para uma ação (support N { $source }).
reason-works_by_itself = Não é preciso usar { THE($use) }: o efeito acontece por si só.
reason-after_a_roll = Com { THE($use) } um dado é rolado de novo logo depois de { $roll ->
    [build] uma rolagem de Construir
    [gather] uma rolagem de Coletar
    [explore] uma rolagem de Explorar
   *[friday] uma rolagem de Sexta-Feira
}.
reason-die_not_rolled = Esse dado não foi rolado ({ $use }): { $die }.
reason-rerolls_nothing = Agora { $use } não permite rolar nenhum dado de novo.
reason-used_already = Só é possível usar { THE($use) } uma vez, e isso já foi feito.
reason-own_fight_only = Só é possível usar { THE($use) } em um combate de uma ação própria.
reason-outside_camp = Quem passa a noite fora não usa nada do acampamento: { $use }.
reason-not_your_skill = Essa habilidade é de outro personagem: { $use }.
reason-no_skills = Este jogador não pode usar habilidades nesta rodada: { $use }.
reason-skill_used = Essa habilidade já foi usada nesta rodada: { $use }.
reason-determination_missing = Usar { THE($use) } custa { $needed } de determinação, e há { $determination }.
reason-skill_needs_food = Para usar { THE($use) } é necessária 1 comida, e não há nenhuma livre.

## Por que uma partida ou uma posição não pode ser
reason-characters_count = Personagens: { $characters }, jogadores: { $players }. Indique um por jogador, ou nenhum.
reason-no_soldier = O Soldado não participa com tão poucos jogadores ({ $players }).
