### Robinson Crusoe em um terminal.

screen-heading = { $scenario }. Rodada { $round } de { $rounds }, fase: { $phase }. Primeiro jogador: { $seat }.
screen-begins = morre com { $dies } ferimentos; invenção própria: { $invention }; habilidades: { $skills }
screen-none = nada
screen-yes = sim
screen-no = não

## O objetivo e o que falta
screen-goal-1 = Objetivo: toda a pilha de madeira e o Fogo, a partir da rodada 10. Pilha: { $columns } de 5 colunas, { $wood } de 15 madeiras; lugar na coluna aberta: { $room }. Fogo: { $fire }.
screen-goal-2 = Objetivo: uma cruz em 5 peças de terreno. Cruzes: { $crosses } de 5. Peças e espaços com névoa: { $fog }.
screen-goal-3 = Objetivo: buscar Jenny com a jangada e construir o bote salva-vidas. Jangada: { $raft }. Jenny no acampamento: { $rescued } ({ $wounds } de { $dies } ferimentos). Bote salva-vidas: { $lifeboat }.
screen-goal-4 = Objetivo: explorar peças e totens e construir o escaler. Peças: { $tiles } de { $tiles_needed }. Totens: { $temples } de { $temples_needed }. Escaler: { $boat }. Na próxima rodada a lava cobre: { $lava }.
screen-goal-5 = Objetivo: queimar a cidade dos canibais. Cidade: { $city ->
    [0] visível a partir da rodada 4
   *[other] força { $city }
}. Aldeias queimadas: { $burnt }; encontradas e não queimadas: { $villages } (força { $strength } cada uma).
screen-goal-6 = Objetivo: um abrigo construído, telhado, paliçada e armas de 1 ou mais, e as nove invenções sorteadas. Construídas: { $built } de { $wanted }. Faltam: { $missing }. Crianças para alimentar: { $children }.
screen-goal-7 = Objetivo: 3 armadilhas ({ $traps } prontas) e depois caçar King Kong (custa { $price } de armas). Covis encontrados: { $lairs }. Equipe de filmagem: { $crew } de 9; o próximo em perigo: { $next }.{ $captured ->
    [yes] {" "}A atriz está capturada.
   *[no] {""}
}
screen-over = A partida terminou: { $ending }. Pontos: { $total } ({ $points }).
screen-point-heart = corações { $n }
screen-point-weapon = armas { $n }
screen-point-roof = telhado { $n }
screen-point-palisade = paliçada { $n }
screen-point-pile_column = colunas da pilha { $n }
screen-point-blue_marker = cruzes { $n }
screen-point-fog_marker = névoa { $n }
screen-point-jenny_saved = Jenny salva { $n }
screen-point-lifeboat = bote salva-vidas { $n }
screen-point-jolly_boat = escaler { $n }
screen-point-explored_tile = peças exploradas { $n }
screen-point-explored_totem = totens explorados { $n }
screen-point-burnt_village = aldeias queimadas { $n }
screen-point-burnt_city = cidade queimada { $n }
screen-point-item = itens { $n }

## O acampamento
screen-levels = Moral { $morale }, telhado { $roof }, paliçada { $palisade }, armas { $weapon }{ $temporary ->
    [0] {""}
   *[other] {" "}(agora +{ $temporary })
}. { $shelter ->
    [built] Com abrigo.
    [natural] Em um abrigo natural.
   *[none] Sem abrigo.
} Acampamento em { $camp }.
screen-available = Disponível: { $goods }.{ $first ->
    [food] {""}
   *[preserved] {" "}A comida não perecível é gasta primeiro.
}
screen-future = Futuro (chega depois das ações): { $goods }.
screen-good = { $what } { $n }{ $reserved ->
    [0] {""}
   *[other] {" "}(reserva: { $reserved })
}
screen-weather = Clima: nesta rodada, { $now }{ $next ->
    [none] ; é a última.
   *[other] ; na próxima, { $next }.
}
screen-weather-tokens = Acrescentado ao clima: { $tokens }.
screen-sky = Saiu: nuvens de chuva { $rain }, nuvens de neve { $snow }{ $animals ->
    [none] {""}
   *[other] ; animais famintos: { $animals }
}.
screen-no-dice = sem dados
screen-piles = Baralho de caça: { $hunting }. Peças de terreno por achar: { $tiles }. Fichas de descoberta: { $tokens }. Baralho de eventos: { $book } com livro, { $adventure } com aventura.
screen-added = Embaralhadas no baralho de eventos: { $cards }.
screen-known-beast-top = No topo do baralho de caça: { $card }.
screen-known-beast-bottom = No fundo do baralho de caça: { $card }.
screen-known-event = A próxima carta de evento: { $card }.
screen-known-tiles = As próximas peças de terreno: { $tiles }.
screen-tile = peça { $number }: { $what }
screen-waiting-beast = Uma fera espera sobre o baralho de eventos.

## A ilha
screen-camp = CAMP
screen-reach = { $n }p
screen-unexplored = inexplorado
screen-exhausted = ({ $source })
screen-short-totem = totem
screen-short-shelter = abrigo
screen-short-beast = fera
screen-short-beast_gather = fera
screen-short-minus_pawn = -1 peão
screen-short-plus_wood = +1 madeira
screen-short-plus_food = +1 comida
screen-short-covered = coberta
screen-short-down = inacessível
screen-short-shortcut = atalho
screen-short-fire_sign = fumaça
screen-short-number = totem { $value }
screen-short-burnt = feito
screen-short-white = { $scenario ->
    [2] névoa
   *[other] cinza
}
screen-short-blue = { $scenario ->
    [2] cruz
   *[other] armadilha
}
screen-legend = (Peixes): esgotados. 2p: do acampamento, uma ação ali precisa de 2 peões; com mais 1 é certa.
screen-space = { $space }: { $what }.
screen-space-camp = o acampamento
screen-space-reach = { $n ->
    [1] uma ação ali precisa de { $n } peão
   *[other] uma ação ali precisa de { $n } peões
}
screen-space-far = fora de alcance
screen-space-exhausted = fonte esgotada: { $source }
screen-island = A ilha:

## As pessoas
screen-player = { CAP($seat) }: ferimentos { $wounds } de { $dies }{ $arrow ->
    [0] {""}
   *[other] {" "}(aos { $arrow } o moral cai)
}, determinação { $determination }.
screen-skills = Habilidades: { $skills }.
screen-skill = { $skill } { $price }
screen-skill-used = { $skill } (usada)
screen-friday = Sexta-Feira: ferimentos { $wounds } de { $dies }, determinação { $determination }.
screen-dog = O Cachorro ajuda a caçar e a explorar.
screen-pawns = Por colocar: { $pawns }.
screen-pawns-of = { $who } { $n }
screen-confirmed = Confirmaram o plano: { $seats }.

## As ameaças
screen-threat = { $side ->
    [left] Ameaça da esquerda
   *[right] Ameaça da direita
}: { $card }
screen-no-threat = { $side ->
    [left] Ameaça da esquerda
   *[right] Ameaça da direita
}: nenhuma.

## As coisas
screen-buildings = Abrigo, telhado, paliçada: { $building }. Armas: { $weapon }.
screen-can-build = É possível construir agora: { $inventions }.
screen-cannot-build = Ainda não: { $inventions }.
screen-invention = { $name }{ $about ->
    [none] {""}
   *[other] {" "}({ $about })
}
screen-missing = falta: { $things }
screen-own = só { THE($character) }
screen-built = Itens: { $items }.
screen-starting-items = Itens iniciais: { $items }.
screen-uses = { $name } (restam { $n })
screen-tokens = Fichas de descoberta: { $tokens }.
screen-times = { $n }× { $name }
screen-treasures = Tesouros: { $treasures }.
screen-about-hint = "sobre NOME" conta o que faz uma carta, um item ou uma habilidade, ou o que é algo como noite ou clima; "sobre", tudo o que há aqui.

## O plano
screen-plan = O plano:
screen-no-plan = O plano: nada ainda.
screen-slot = { $now ->
    [yes] >
   *[no] {""}
}{ $slot }. { $target }, { $performer }; { $pawns }; { $cost ->
    [none] {""}
   *[other] custa { $cost };{" "}
}{ $outcome }
screen-slot-pawns = { $there ->
    [one] { $there } peão
   *[other] { $there } peões
} ({ $who }), precisa de { $needed }
screen-outcome-dice = COM DADOS
screen-outcome-sure = sucesso certo
screen-outcome-adventure = sucesso certo, e uma ficha de aventura espera ali
screen-outcome-short = FALTAM PEÕES
screen-outcome-certain = sem dados
screen-outcome-fight = um combate

## O que está em vigor
screen-effects = Em vigor:
screen-no-effects = Em vigor: nada.
screen-effect = { $place }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}[{ $card }]
}{ $fresh ->
    [yes] {" "}(não antes do fim das ações)
   *[no] {""}
}
screen-effect-number = totem { $value }{ $name ->
    [none] {""}
   *[other] : { $name }
}
screen-effect-plus_wood = { $on ->
    [tile] coletar ou produzir aqui dá 1 madeira a mais
    [build] a próxima construção com madeira custa 1 madeira a mais
   *[other] construir custa 1 madeira a mais
}
screen-effect-plus_food = { $on ->
    [tile] coletar ou produzir aqui dá 1 comida a mais
   *[other] nesta noite cada jogador precisa comer 1 comida a mais
}
screen-effect-beast = { $on ->
    [hunt] a próxima fera da caça tem 1 a mais de força
    [explore] uma fera à espreita: sem armas, a próxima exploração custa 1 ferimento
   *[tile] uma fera à espreita: sem armas, cada ação aqui custa 1 ferimento
}
screen-effect-arrow = a seta de moral do ferimento { $value } está coberta
screen-effect-white = { $scenario ->
    [2] névoa: as ações aqui precisam de mais um peão, e o terreno não conta
   *[other] cinza: as ações aqui precisam de mais um peão
}
screen-effect-blue = { $scenario ->
    [2] uma cruz
   *[other] uma armadilha
}
screen-effect-marked_item = marcado: { $item }

## O que se pergunta
screen-asked = { $seats }: { $question }.
screen-dice = Os dados mostram: { $dice }.
screen-helps = Agora ajudaria: { $helps }.
screen-help-weapon = armas
screen-help-temp_weapon = armas para este combate
screen-help-palisade = paliçada
screen-help-roof = telhado
screen-help-wood = madeira
screen-help-food = comida
screen-help-fur = peles
screen-help-det = determinação
screen-help-heal = curar ferimentos
screen-help-morale = moral
screen-help-cloud = menos nuvens
screen-help-animals = animais mais mansos
screen-help-trap = ignorar uma armadilha
screen-help-monster = ignorar um monstro
screen-help-mystery = menos mistérios
screen-help-roll = rolar um dado de novo
screen-help-lost_item = um item perdido
screen-help-token = tirar uma ficha
screen-help-remedy = um Remédio
screen-help-top_beast = outra fera em cima
screen-pause = Uma nova rodada está para começar: "go_on" a começa.
screen-next-fight_compare = { CAP(THE($who)) } está para combater contra força { $n }.
screen-next-wounds = { CAP(THE($who)) } está para sofrer ferimentos: { $n }.
screen-next-food = Comida está para ser perdida: { $n }.
screen-next-wood = Madeira está para ser perdida: { $n }.
screen-next-fur = Peles estão para ser perdidas: { $n }.
screen-next-det = { CAP(THE($who)) } está para perder determinação: { $n }.
screen-next-palisade = A paliçada está para cair { $n }.
screen-next-roof = O telhado está para cair { $n }.
screen-next-weapon = As armas estão para cair { $n }.
screen-next-night_eat = Noite: todos estão para comer.
screen-next-night_shelter = Noite: quem dorme sem abrigo está para sofrer um ferimento.
screen-next-night_rot = Noite: a comida que resta está para apodrecer.
screen-next-night_done = A noite está para acabar.
screen-next-morale_result = O moral está para dizer o que o primeiro jogador ganha ou perde.
screen-next-weather_winter = As nuvens estão para ser contadas.
screen-next-weather_animals = Os animais famintos estão para chegar.
screen-ask-pile_add = Quanta madeira vai para a pilha?
screen-ask-night_move_to = A noite: o acampamento se muda? Com "decline" ele fica aqui.
screen-ask-night_hungry = Não há comida para todos: quem passa fome e sofre 2 ferimentos?
screen-ask-production_shortcut_at = O atalho: que fonte dá 1 cubo?
screen-ask-production_half_at = Só se produz a metade: qual cubo é recebido?
screen-ask-morale_choice = O moral não pode ser mais alto. O que o primeiro jogador recebe?
screen-ask-camp_choice = O acampamento está em ordem. O que isso traz?
screen-ask-gather_bonus_at = { $b ->
    [7] A Cesta: é usada nesta coleta?
   *[other] O Saco: é usado nesta coleta?
}
screen-ask-mystery_stop_at = São comprados mais mistérios?
screen-ask-hatchet_here = A Machadinha: a ficha de +1 madeira vai para a peça do acampamento?
screen-ask-follow_one = O acampamento se muda: a ficha da sua peça vai junto?
screen-ask-raid_choice = Os canibais atacam o acampamento. O que se entrega?
screen-ask-track_at = O que acontece com a primeira fera do baralho de caça?
screen-ask-canoe_tile_at = Foram achadas duas peças: qual é colocada?
screen-ask-reconnoitre_at = Qual destas peças vai para o topo da pilha?
screen-ask-reveal_tile_at = As peças voltam para a pilha: qual é a próxima, de baixo para cima?
screen-ask-new_idea_at = Qual das invenções compradas se junta às que estão à vista?
screen-ask-scout_at = Qual das fichas compradas fica?
screen-ask-item_enters_now = Qual dos itens novos entra em jogo agora?
screen-ask-flip_item_at = Que item se perde e volta a ser uma invenção?
screen-ask-mark_item_at = Que item é marcado?
screen-ask-discard_item_at = Que item se perde de vez?
screen-ask-discard_invention_at = Que invenção à vista é descartada?
screen-ask-gain_invention_at = Que invenção se junta às que estão à vista?
screen-ask-free_build_at = Qual delas se constrói sem custo?
screen-ask-exhaust_at = Que fonte se esgota?
screen-ask-adjacent_tile_at = Que peça ao lado do acampamento perde todas as suas fontes?
screen-ask-cover_at = Em que peça o terreno conta como não explorado?
screen-ask-flip_down_at = Que peça fica inacessível?
screen-ask-move_camp_to = O acampamento precisa se mudar: para onde?
screen-ask-shortcut_at = Em que peça ao lado do acampamento fica o atalho?
screen-ask-corral_at = O Curral: que fonte de comida se esgota em troca de uma ficha de +1 comida na peça do acampamento?
screen-ask-remove_black_at = Que marcador preto é retirado?
screen-ask-white_at = Para onde vai o marcador branco?
screen-ask-remove_white_at = Que marcador branco é retirado?
screen-ask-remove_any_at = Que ficha sai do tabuleiro?
screen-ask-det_one = Quem ganha a determinação?
screen-ask-heal_one = Quem é curado?
screen-ask-wound_one = Quem sofre o ferimento?
screen-ask-cover_arrow_at = Que seta de moral é coberta?
screen-ask-extra_build_at = É possível construir mais uma coisa, com dados.

## O que significam as opções
screen-option-morale_choice_1 = 2 de determinação
screen-option-morale_choice_2 = curar 1 ferimento
screen-option-camp_choice_1 = determinação para quem o faz
screen-option-camp_choice_2 = o moral sobe 1
screen-option-gather_bonus_at_1 = sim, por 1 a mais
screen-option-gather_bonus_at_2 = não, mais tarde nesta rodada
screen-option-mystery_stop_at_1 = continuar comprando
screen-option-mystery_stop_at_2 = parar aqui
screen-option-hatchet_here_1 = sim
screen-option-hatchet_here_2 = não
screen-option-follow_one_1 = vai junto
screen-option-follow_one_2 = fica
screen-option-raid_choice_1 = o acampamento se muda
screen-option-raid_choice_2 = o abrigo é perdido
screen-option-raid_choice_3 = cada jogador sofre 2 ferimentos
screen-option-track_at_1 = fica no topo
screen-option-track_at_2 = vai para o fundo
screen-option-extra_build_at_1 = pagando com madeira
screen-option-extra_build_at_2 = pagando com peles
screen-option-extra_build_at_3 = com 1 pele em meio à madeira
screen-option-extra_build_at_4 = com 2 peles em meio à madeira
screen-option-extra_build_at_5 = com 3 peles em meio à madeira

## Junto às jogadas
screen-remark-confirm = { $pawns } por colocar
screen-remark-plan = { $pawns }{ $cost ->
    [none] {""}
   *[other] ; { $cost }
}
screen-remark-camp = { $four ->
    [yes] 2 de determinação, ou o moral sobe 1
   *[no] 2 de determinação, e o moral sobe 1
}
screen-remark-rest = { $place ->
    [bed] cura 2 ferimentos e dá 1 de determinação, na Cama
    [hammock] cura 1 ferimento e dá 1 de determinação, na Rede de dormir
   *[none] cura 1 ferimento
}

simulate-turns = rodadas por partida
