### Robinson Crusoe: o que as cartas fazem, frase a frase.

## Tanto de algo
amount-wood = { $n ->
    [one] { $n } madeira
   *[other] { $n } madeiras
}
amount-food = { $n ->
    [one] { $n } comida
   *[other] { $n } comidas
}
amount-preserved = { $n ->
    [one] { $n } comida não perecível
   *[other] { $n } comidas não perecíveis
}
amount-fur = { $n ->
    [one] { $n } pele
   *[other] { $n } peles
}
amount-wounds = { $n ->
    [one] { $n } ferimento
   *[other] { $n } ferimentos
}
amount-det = { $n } de determinação
amount-weapon = { $n ->
    [one] { $n } nível de armas
   *[other] { $n } níveis de armas
}
amount-palisade = { $n ->
    [one] { $n } nível de paliçada
   *[other] { $n } níveis de paliçada
}
amount-pawns = { $n ->
    [one] { $n } peão
   *[other] { $n } peões
}
amount-treasure = { $n ->
    [one] { $n } tesouro
   *[other] { $n } tesouros
}
amount-monster = { $n ->
    [one] { $n } monstro
   *[other] { $n } monstros
}
amount-trap = { $n ->
    [one] { $n } armadilha
   *[other] { $n } armadilhas
}
amount-either = { $n ->
    [one] { $n } monstro ou armadilha
   *[other] { $n } monstros ou armadilhas
}
amount-any = { $n ->
    [one] { $n } mistério de qualquer tipo
   *[other] { $n } mistérios de qualquer tipo
}

## Quem é afetado
who-performer = quem realiza a ação
who-drawer = quem comprou a carta
who-fighter = quem combate
who-meeter = quem a encontra
who-user = quem usa
who-each = cada jogador
who-first = o primeiro jogador
who-marked = quem tiver o { $wound }

## Fichas, e aonde vão
piece-adventure = uma ficha de aventura
piece-reroll = uma ficha de rolar de novo
piece-minus_pawn = uma ficha de “menos um peão”
piece-beast = uma ficha de fera
piece-plus_wood = uma ficha de “+1 madeira”
piece-plus_food = uma ficha de “+1 comida”
piece-black = um marcador preto
at-hunt = ao lado do baralho de caça
at-build = no campo Construir
at-gather = no campo Coletar
at-explore = no campo Explorar
at-camp = no campo Organizar o acampamento
at-rest = no campo Descansar
at-night = no espaço da noite
at-building_cost = no custo de abrigo, telhado e paliçada
at-weapon_cost = no custo das armas
at-here = na peça ou no espaço da ação
at-camp_tile = na peça do acampamento

## Efeitos
effect-possible = { $effect }, se possível
effect-resource = { $sign ->
    [gain] o grupo ganha { $amount }
   *[lose] o grupo perde { $amount }
}
effect-food_each = o grupo ganha { $amount } por jogador
effect-lose_all = toda a madeira, a comida e as peles do acampamento são perdidas
effect-gathered = o grupo ganha mais { $n } do que está sendo coletado, mesmo que a ação fracasse
effect-wounds = { $who } sofre { $amount }{ $cured ->
    [no] {""}
    [0] {" "}(nenhum com o Remédio)
   *[other] {" "}(só { $cured } com o Remédio)
}
effect-heal = { $who } cura { $amount }
effect-det = { $sign ->
    [gain] { $who } ganha { $amount }
   *[lose] { $who } perde { $amount }
}
effect-det_all = { $who } perde toda a sua determinação
effect-special_wound = { $who } recebe um { $wound }
effect-unmark = depois essa ficha de ferimento é descartada
effect-one_pawn = { $what ->
    [this_round] { $who } tem só um peão nesta rodada
   *[next_round] { $who } terá só um peão na próxima rodada
}
effect-may_only = { $what ->
    [rest] nesta rodada { $who } só pode descansar
   *[build_camp_rest] nesta rodada { $who } só pode construir, organizar o acampamento ou descansar
}
effect-no_skills = nesta rodada { $who } não pode usar habilidades
effect-confused = na próxima rodada { $who } rola de novo todo primeiro sucesso, e rola o dado de sucesso até em ações certas
effect-cursed = a partir da próxima rodada { $who } rola de novo todo primeiro sucesso, até a maldição acabar
effect-lift_curse = a maldição acaba
effect-night_outside = { $who } passa a noite fora do acampamento
effect-share_wounds = { $amount } por jogador são distribuídos entre os jogadores, como o grupo quiser
effect-cover_arrows = { $n ->
    [one] { $n } seta de moral é coberta e não baixa mais o moral
   *[other] { $n } setas de moral são cobertas e não baixam mais o moral
}
effect-give_det = um jogador ganha { $amount }
effect-give_heal = um jogador cura { $amount }
effect-share_heal = { $amount } de um ou de vários jogadores são curados
effect-share_det = os jogadores ganham { $amount }, a distribuir como o grupo quiser
effect-morale = { $sign ->
    [gain] o moral sobe { $n }
   *[lose] o moral cai { $n }
}
effect-roof = { $sign ->
    [gain] o telhado sobe { $n }
   *[lose] o telhado cai { $n }
}
effect-palisade = { $sign ->
    [gain] a paliçada sobe { $n }
   *[lose] a paliçada cai { $n }
}
effect-weapon = { $sign ->
    [gain] as armas sobem { $n }
   *[lose] as armas caem { $n }
}
effect-halve = { $what ->
    [roof] a metade do telhado é perdida, arredondada para baixo
   *[palisade] a metade da paliçada é perdida, arredondada para baixo
}
effect-disarm = as armas caem para 0
effect-temp_weapon = as armas contam { $n } a mais nesta ação ou neste combate
effect-token = o grupo coloca { $token } { $place }
effect-remove_token = o grupo retira { $token } que esteja { $place }
effect-weather = { $what ->
    [rain] uma nuvem de chuva é acrescentada ao clima
    [snow] uma nuvem de neve é acrescentada ao clima
    [storm] uma tempestade é acrescentada ao clima
   *[animals] o dado de animais famintos é rolado com o clima
}
effect-production = { $what ->
    [no_food] a produção desta rodada não dá comida
    [no_wood] a produção desta rodada não dá madeira
    [wood_more] a produção desta rodada dá 1 madeira a mais
    [food_less] a produção desta rodada dá 1 comida a menos
    [half] a produção desta rodada dá só a metade, arredondada para baixo
   *[skip] nesta rodada não há produção
}
effect-round = { $what ->
    [no_mixed] nesta rodada nenhuma ação pode combinar peões de jogadores diferentes
   *[items_off] os itens não podem ser usados até o fim das ações desta rodada
}
effect-later = { $what ->
    [before_event] no início da próxima rodada
    [tonight] esta noite
    [next_night] esta noite
   *[every_night] toda noite
}: { $effects }
effect-remove_any_token = uma ficha qualquer é retirada do tabuleiro
effect-exhaust = { $what ->
    [nearest_wood] a fonte de madeira mais próxima se esgota
    [nearest_fish] a fonte de peixes mais próxima se esgota
    [nearest_parrot] a fonte de papagaios mais próxima se esgota
    [nearest_food] a fonte de comida mais próxima se esgota
    [adjacent] { $count ->
        [one] uma fonte de uma peça vizinha ao acampamento se esgota
       *[other] { $count } fontes de peças vizinhas ao acampamento se esgotam
    }
    [adjacent_tile] todas as fontes de uma peça vizinha ao acampamento se esgotam
    [camp_food] uma fonte de comida da peça do acampamento se esgota
    [this_source] a fonte que está sendo coletada se esgota
    [here] uma fonte desta peça se esgota
    [new_flock] todas as fontes da peça com a ficha desta carta se esgotam
   *[fire] uma fonte da peça explorada se esgota; se nenhuma foi encontrada, da que for encontrada ali mais tarde
}
effect-uncover = o que esta carta cobriu volta a ficar livre
effect-cover_terrain = { $what ->
    [beach] o terreno de uma peça de praia conta como não explorado
    [hills] o terreno de uma peça de colinas conta como não explorado
    [mountains] o terreno de uma peça de montanhas conta como não explorado
    [river] o terreno de uma peça de rio conta como não explorado
    [plains] o terreno de uma peça de planícies conta como não explorado
   *[here] o terreno desta peça conta como não explorado
}
effect-flip_down = { $what ->
    [adjacent] uma peça vizinha ao acampamento fica inacessível
   *[hurricane] a peça com a ficha desta carta fica inacessível
}
effect-flip_up = a peça que esta carta fechou volta a ficar acessível
effect-move_camp = o acampamento se muda para uma peça vizinha
effect-regain_lost = o telhado e a paliçada recuperam 1 nível cada, se perderam algum nessa mudança
effect-shortcut = a ficha de atalho vai para uma peça vizinha ao acampamento, e cada produção dá 1 cubo dessa peça
effect-corral = o grupo pode esgotar uma fonte de comida vizinha ao acampamento para pôr uma ficha de “+1 comida” na peça do acampamento
effect-corral_printed = se houver uma fonte de papagaios vizinha ao acampamento, uma delas se esgota e uma ficha de “+1 comida” vai para a peça do acampamento
effect-hatchet = o grupo pode pôr uma ficha de “+1 madeira” na peça do acampamento
effect-remove_black = { $n ->
    [one] { $n } marcador preto é retirado de uma peça
   *[other] { $n } marcadores pretos são retirados de peças
}
effect-white_markers = { $n ->
    [one] { $n } marcador branco vai para uma peça ou um espaço
   *[other] { $n } marcadores brancos vão para peças ou espaços diferentes
}
effect-white_here = um marcador branco vai para esta peça
effect-remove_white = { $n ->
    [one] { $n } marcador branco é retirado
   *[other] { $n } marcadores brancos são retirados
}
effect-wasteland = o terreno desta peça conta como não explorado, se for a primeira do seu tipo já explorada
effect-flip_item = { $n ->
    [one] { $n } item é perdido e volta a ser invenção
   *[other] { $n } itens são perdidos e voltam a ser invenções
}
effect-flip_marked = os itens marcados são perdidos e voltam a ser invenções
effect-mark_items = { $n ->
    [one] { $n } item é marcado
   *[other] { $n } itens são marcados
}
effect-discard_item = { $n ->
    [one] { $n } item é perdido para sempre
   *[other] { $n } itens são perdidos para sempre
}
effect-discard_inventions = { $n ->
    [one] { $n } invenção à vista é descartada
   *[other] { $n } invenções à vista são descartadas
}
effect-gain_invention = uma invenção à escolha entre as demais se junta às que estão à vista
effect-draw_invention = { $n ->
    [one] { $n } invenção é comprada e se junta às que estão à vista
   *[other] { $n } invenções são compradas e se juntam às que estão à vista
}
effect-free_build = { $n ->
    [one] o grupo constrói sem custo: { $items }
   *[other] o grupo constrói sem custo uma destas invenções: { $items }
}
effect-discovery = { $n ->
    [one] { $n } ficha de descoberta é comprada
   *[other] { $n } fichas de descoberta são compradas
}
effect-starting_item = { $n ->
    [one] { $n } item inicial é comprado
   *[other] { $n } itens iniciais são comprados
}
effect-new_idea = { $n } invenções são compradas, e uma delas se junta às que estão à vista
effect-reconnoitre = o grupo olha { $n } peças da pilha, e uma delas vai para o topo
effect-scout = { $n } fichas de descoberta são compradas, e uma delas é guardada
effect-track = o grupo olha a fera do topo do baralho de caça; ela fica ali ou vai para o fundo
effect-reveal_tiles = as { $n } peças do topo da pilha são reveladas e devolvidas em qualquer ordem
effect-look_event = o grupo olha a próxima carta de evento
effect-mystery = mistérios são comprados em busca de { $wanted }; depois de cada um é possível parar
effect-stop_drawing = nenhum outro mistério é comprado
effect-drop_treasures = os tesouros encontrados nesta ação são perdidos
effect-ignore_mystery = { $what ->
    [treasure] um tesouro é ignorado
    [monster] um monstro é ignorado
   *[trap] uma armadilha é ignorada
}
effect-fewer_mysteries = { $n ->
    [one] é preciso comprar { $n } mistério a menos
   *[other] é preciso comprar { $n } mistérios a menos
}
effect-fight = { $who } combate contra força { $strength }{ $weapons ->
    [none] {""}
   *[other] ; depois o grupo perde: { $weapons }
}{ $loot ->
    [none] {""}
   *[other] ; o espólio: { $loot }
}{ $palisade ->
    [none] {""}
   *[other] ; depois dele o grupo perde: { $palisade }
}
effect-fight_hunting = { $what ->
    [top] { $who } combate contra a fera do topo do baralho de caça
   *[free] { $who } combate contra a fera do topo do baralho de caça, cuja força não conta
}
effect-beast = { $what ->
    [discard_top] a fera do topo do baralho de caça é descartada
    [look] o grupo olha a fera do topo do baralho de caça
    [onto_event_deck] uma fera espera sobre o baralho de eventos; o primeiro jogador combate contra ela na próxima rodada
    [back_to_hunting] a fera que está sobre o baralho de eventos é embaralhada no baralho de caça
    [strongest_of_three] três feras são compradas; a mais forte vai para o topo do baralho de caça
    [top_to_bottom] a fera do topo do baralho de caça vai para o fundo
   *[onto_hunting_deck] uma fera vai, sem ser vista, para o topo do baralho de caça
}
effect-choose = uma destas opções: { $options }
effect-unless_item = sem { THE($item) }: { $effects }
effect-still_missing = se ele ainda faltar: { $effects }
effect-unless_weapon = com menos de { $n } de armas: { $effects }
effect-book = { $n ->
    [one] acontece o efeito de livro do cenário
   *[other] acontece { $n } vezes o efeito de livro do cenário
}
effect-repeat = o evento acontece mais uma vez
effect-clear_threats = todas as cartas da área de ameaça se cumprem e são descartadas
effect-pass_first = o próximo jogador passa a ser o primeiro jogador
effect-keep = a carta é guardada
effect-extra_build = { $who } pode construir mais uma coisa, rolando os dados
effect-ignore_cloud = { $what ->
    [rain] uma nuvem de chuva é ignorada
   *[snow] uma nuvem de neve é ignorada
}
effect-turn_cloud = uma nuvem de neve conta como nuvem de chuva
effect-ignore_animals = { $n ->
    [one] { $n } dado de animais famintos é ignorado
   *[other] { $n } dados de animais famintos são ignorados
}
effect-reroll_animals = { $n ->
    [one] { $n } dado de animais famintos é rolado de novo
   *[other] { $n } dados de animais famintos são rolados de novo
}
effect-roll_weather = { $what ->
    [all] os dados de clima desta rodada são rolados já, e contam na fase de clima
   *[animals] os dados de animais famintos desta rodada são rolados já, e contam na fase de clima
}
effect-pile_wood = { $n ->
    [one] { $n } madeira vai para a pilha
   *[other] { $n } madeiras vão para a pilha
}
effect-cannibal_raid = cada jogador sofre 3 ferimentos, 1 a menos por aldeia queimada; depois o acampamento se muda, ou o abrigo é perdido, ou cada jogador sofre 2 ferimentos
effect-crew_dies = a equipe de filmagem perde o membro vivo de número mais baixo
effect-lair = de agora em diante 1 dado de animais famintos a mais é rolado
effect-lost_item = dá o que o membro vivo da equipe de filmagem de número mais baixo perdeu

## De que as cartas são feitas
text-nothing = nada acontece
text-book = livro: primeiro, o efeito de livro do cenário
text-event = evento: { $effects }
text-threat = ação de ameaça “{ $name }” ({ $needs }): { $effects }
text-removed = a carta é descartada
text-strike = se ela sair do tabuleiro: { $effects }
text-stays_covered = o que esta carta cobriu continua coberto
text-stays_closed = a peça que esta carta fechou continua fechada
text-decide = { $who } decide: { $options }
text-option = { $number }) { $effects }
text-discard = esta carta é descartada
text-shuffle = esta carta é embaralhada no baralho de eventos
text-again = esta carta é embaralhada de novo no baralho de eventos
text-after = quando é comprada do baralho de eventos (“{ $name }”): { $effects }
text-keep = esta carta é guardada
text-any_time = a qualquer momento
text-use = { $when } ({ $uses ->
    [round] uma vez por rodada
    [fight] uma vez por combate
    [always] a cada vez
    [1] uma vez
   *[other] { $uses } vezes
}): { $effects }
text-pawn = mais um peão ({ $uses ->
    [round] toda rodada
    [1] uma vez
   *[other] { $uses } vezes
}): { $fields }
text-totem_pawn = Explorar, só em totens
text-needs = precisa de: { $needs }
text-or = { $one } ou { $other }
text-pawns_apart = de jogadores diferentes
text-weapon = armas { $n }
text-price = preço: { $needs }
text-owner = invenção pessoal: { $character }, que ganha 2 de determinação ao construí-la
text-built = ao ser construída: { $effects }
text-repeatable = pode ser construída várias vezes
text-place = é construída em uma peça
text-tool = outras coisas precisam dela
text-wreckage = com { $pawns }: { $effects }
text-rounds = rodadas: { $n }
text-book_effect = efeito de livro: { $effects }
text-named = { $name }: { $effects }
text-temple = uma vez, em uma rodada posterior: com uma ação de Explorar aqui são comprados e resolvidos { $wanted }
text-goal-1 = Objetivo: toda a pilha de madeira, 15 em cinco colunas de 1 a 5, uma coluna por rodada no máximo, e o Fogo, a partir da rodada 10
text-goal-2 = Objetivo: cinco cruzes, cada uma em uma peça de terreno diferente
text-goal-3 = Objetivo: buscar Jenny na sua rocha com a jangada e construir o bote salva-vidas, as duas coisas antes que acabem as rodadas
text-goal-4 = Objetivo: explorar peças e totens suficientes e construir o escaler, enquanto a lava cobre espaço após espaço
text-goal-5 = Objetivo: queimar a cidade dos canibais em A4, visível a partir da rodada 4; as aldeias queimadas a enfraquecem
text-goal-6 = Objetivo: um abrigo construído, telhado, paliçada e armas de 1 ou mais, e as nove invenções sorteadas na preparação, tudo ao mesmo tempo
text-goal-7 = Objetivo: três armadilhas e depois a caça a King Kong, antes que o diretor morra
text-rule-1-1 = uma vez por rodada, depois da produção, põe-se madeira na pilha: quanta se queira e caiba na coluna aberta. As colunas são preenchidas da menor para a maior
text-rule-2-1 = névoa (um marcador branco): as ações ali precisam de mais um peão, e o terreno conta como inexplorado
text-rule-2-2 = um acampamento na névoa não produz nada
text-rule-3-1 = enquanto Jenny não for buscada, sofre 2 ferimentos toda noite; com o seu 11.º ferimento perde-se a partida
text-rule-3-2 = quando a jangada está pronta, uma ação de Explorar a busca; uma aventura no caminho custa um ferimento em vez de uma carta
text-rule-3-3 = no acampamento Jenny conta como jogador para eventos, clima, comida e sono; o seu peão só pode descansar
text-rule-3-4 = o Vidro de tempestade não está na partida
text-rule-4-1 = a lava cobre os seus espaços quando a rodada começa; se o acampamento está ali, perde-se a partida
text-rule-4-2 = há cinzas no campo de Explorar: toda exploração precisa de mais um peão, e o terceiro e o quarto totem, de mais outro
text-rule-4-3 = um marcador branco é cinza: as ações ali precisam de mais um peão
text-rule-4-4 = abrigo, telhado e paliçada podem ser pagos misturando madeira e peles, pelo preço em madeira
text-rule-5-1 = guerra: uma Caça com 2 peões queima uma aldeia ou a cidade; luta-se como contra uma fera dessa força, e nada mais se ganha
text-rule-5-2 = uma aldeia tem força 4 mais 1 por totem encontrado e não coberto; a cidade, 21, e 3 a menos por aldeia queimada
text-rule-5-3 = medo: o acampamento não pode mudar para uma aldeia não queimada, e coletar ali precisa de mais um peão
text-rule-6-1 = cada criança come 1 de comida por noite, antes dos jogadores; se uma criança passa fome, perde-se a partida
text-rule-6-2 = recuperar terreno: 2 peões, sem dados, retiram um marcador preto de uma peça
text-rule-6-3 = na peça do acampamento pode haver qualquer número de fichas “+1 comida”
text-rule-7-1 = para cada covil encontrado rola-se um dado de animais famintos toda noite
text-rule-7-2 = a equipe perde primeiro quem tem o menor número; se o diretor morre, perde-se a partida. A atriz não morre, é capturada: uma ação de Explorar no quarto covil a liberta, diante de um monstro
text-rule-7-3 = animais diante de uma paliçada 0: todos sofrem 1 ferimento, a moral cai 1 e a equipe perde alguém
text-rule-7-4 = depois de uma noite em um acampamento sobre um covil, todos sofrem 1 ferimento na produção
text-rule-7-5 = King Kong: uma Caça com 2 peões, quando há três armadilhas e a atriz está livre; custa 5 níveis de armas, com o Tranquilizante 1, e um ferimento por nível que falte
text-token = { $scenario }, { $name }: { $effects }

## O que as coisas fazem que é mais do que uma lista de efeitos
passive-basket = uma vez por rodada, uma coleta com sucesso traz 1 a mais
passive-sack = uma vez por rodada, uma coleta com sucesso traz 1 a mais
passive-bed = cada descanso cura 2 ferimentos em vez de 1 e dá 1 de determinação
passive-cellar = a comida não apodrece à noite
passive-diary = na fase de moral o primeiro jogador ganha 1 de determinação a mais, ou perde 1 a menos
passive-drums = na fase de moral o primeiro jogador ganha 2 de determinação a mais, ou perde 2 a menos
passive-furnace = em cada fase de clima uma nuvem de neve pode ser ignorada
passive-fireplace = à noite, 1 comida cura 2 ferimentos, de um jogador ou de dois
passive-pot = à noite, 1 comida cura 1 ferimento de um jogador
passive-pit = na produção o dado de ferimento de Construir é rolado, e um ferimento dá 1 comida
passive-pit_printed = na produção o dado de ferimento de Construir é rolado, e um ferimento dá 2 comidas
passive-canoe = cada exploração com sucesso revela 2 peças, e uma delas é colocada
passive-scenario_raft = a partir da próxima rodada, uma ação de Explorar nela pode buscar Jenny
passive-lifeboat = com ele, e com Jenny resgatada, o grupo ganha a partida
passive-jolly_boat = com ele, e com peças e totens suficientes explorados, o grupo ganha a partida
passive-cross = um marcador azul vai para uma peça que não o tenha
passive-trap = um marcador azul vai para uma peça com totem
passive-tranquilizer = a caça a King Kong custa 1 nível de armas em vez de 5
passive-gold = não tem efeito
passive-helmet = em cada combate 1 ferimento é ignorado
passive-barrel = depois de usada, a carta guarda toda noite até 2 comidas, que não apodrecem
passive-backpack = cada exploração com sucesso também compra 2 fichas de descoberta, e uma delas é guardada
passive-boxes = a comida não apodrece à noite
passive-hammock = cada descanso dá também 1 de determinação; com a Cama não acrescenta nada
passive-bible = ao organizar o acampamento dá 3 de determinação e cura 1 ferimento, em vez de 2 de determinação ({ $uses ->
    [1] uma vez
   *[other] { $uses } vezes
})
passive-economical_construction = uma ação custa 1 madeira a menos
passive-craftsmanship = um dado de Construir é rolado de novo
passive-searching_talent = um dado de Coletar é rolado de novo
passive-child_of_fortune = um dado de Explorar é rolado de novo
passive-handyman_printed = o peão só se junta a uma ação de Construir que o Carpinteiro realize
passive-dangerous_terrain_printed = essa ficha só conta ao coletar nessa peça ou ao explorar esse espaço
