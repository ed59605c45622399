### O que se pergunta, pelo passo que pergunta, e o que significa cada resposta.

## O que se pergunta
ask-pile_add = Quanta madeira vai para a pilha?
ask-night_move_to = A noite: o acampamento se muda?
ask-night_hungry = Não há comida para todos: quem passa fome e sofre 2 ferimentos?
ask-production_shortcut_at = O atalho: que fonte dá 1 cubo?
ask-production_half_at = Só se produz a metade: qual cubo é recebido?
ask-morale_choice = O moral não pode ser mais alto. O que o primeiro jogador recebe?
ask-camp_choice = O acampamento está em ordem. O que isso traz?
ask-gather_bonus_at = { $b ->
    [7] A Cesta: é usada nesta coleta?
   *[other] O Saco: é usado nesta coleta?
}
ask-mystery_stop_at = São comprados mais mistérios?
ask-hatchet_here = A Machadinha: a ficha de +1 madeira vai para a peça do acampamento?
ask-follow_one = O acampamento se muda: a ficha da sua peça vai junto?
ask-raid_choice = Os canibais atacam o acampamento. O que se entrega?
ask-track_at = O que acontece com a primeira fera do baralho de caça?
ask-canoe_tile_at = Foram achadas duas peças: qual é colocada?
ask-reconnoitre_at = Qual destas peças vai para o topo da pilha?
ask-reveal_tile_at = As peças voltam para a pilha: qual é a próxima, de baixo para cima?
ask-new_idea_at = Qual das invenções compradas se junta às que estão à vista?
ask-scout_at = Qual das fichas compradas fica?
ask-item_enters_now = Qual dos itens novos entra em jogo agora?
ask-flip_item_at = Que item se perde e volta a ser uma invenção?
ask-mark_item_at = Que item é marcado?
ask-discard_item_at = Que item se perde de vez?
ask-discard_invention_at = Que invenção à vista é descartada?
ask-gain_invention_at = Que invenção se junta às que estão à vista?
ask-free_build_at = Qual delas se constrói sem custo?
ask-exhaust_at = Que fonte se esgota?
ask-adjacent_tile_at = Que peça ao lado do acampamento perde todas as suas fontes?
ask-cover_at = Em que peça o terreno conta como não explorado?
ask-flip_down_at = Que peça fica inacessível?
ask-move_camp_to = O acampamento precisa se mudar: para onde?
ask-shortcut_at = Em que peça ao lado do acampamento fica o atalho?
ask-corral_at = O Curral: que fonte de comida se esgota em troca de uma ficha de +1 comida na peça do acampamento?
ask-remove_black_at = Que marcador preto é retirado?
ask-white_at = Para onde vai o marcador branco?
ask-remove_white_at = Que marcador branco é retirado?
ask-remove_any_at = Que ficha sai do tabuleiro?
ask-det_one = Quem ganha a determinação?
ask-heal_one = Quem é curado?
ask-wound_one = Quem sofre o ferimento?
ask-cover_arrow_at = Que seta de moral é coberta?
ask-extra_build_at = É possível construir mais uma coisa, com dados.

## O que significam as opções
means-morale_choice_1 = 2 de determinação
means-morale_choice_2 = curar 1 ferimento
means-camp_choice_1 = determinação para quem o faz
means-camp_choice_2 = o moral sobe 1
means-gather_bonus_at_1 = sim, por 1 a mais
means-gather_bonus_at_2 = não, mais tarde nesta rodada
means-mystery_stop_at_1 = continuar comprando
means-mystery_stop_at_2 = parar aqui
means-hatchet_here_1 = sim
means-hatchet_here_2 = não
means-follow_one_1 = vai junto
means-follow_one_2 = fica
means-raid_choice_1 = o acampamento se muda
means-raid_choice_2 = o abrigo é perdido
means-raid_choice_3 = cada jogador sofre 2 ferimentos
means-track_at_1 = fica no topo
means-track_at_2 = vai para o fundo
means-extra_build_at_1 = pagando com madeira
means-extra_build_at_2 = pagando com peles
means-extra_build_at_3 = com 1 pele em meio à madeira
means-extra_build_at_4 = com 2 peles em meio à madeira
means-extra_build_at_5 = com 3 peles em meio à madeira

## O que vai acontecer
next-fight_compare = { CAP(THE($who)) } vai combater contra força { $n }.
next-wounds = { CAP(THE($who)) } vai sofrer ferimentos: { $n }.
next-food = Vai se perder comida: { $n }.
next-wood = Vai se perder madeira: { $n }.
next-fur = Vão se perder peles: { $n }.
next-det = { CAP(THE($who)) } vai perder determinação: { $n }.
next-palisade = A paliçada vai cair { $n }.
next-roof = O telhado vai cair { $n }.
next-weapon = As armas vão cair { $n }.
next-night_eat = Noite: todos vão comer.
next-night_shelter = Noite: quem dorme sem abrigo vai sofrer um ferimento.
next-night_rot = Noite: a comida que resta vai apodrecer.
next-night_done = A noite vai acabar.
next-morale_result = O moral vai decidir o que o primeiro jogador ganha ou perde.
next-weather_winter = As nuvens vão ser contadas.
next-weather_animals = Os animais famintos vão chegar.

## O que ajudaria
relief-weapon = armas
relief-temp_weapon = armas para este combate
relief-palisade = paliçada
relief-roof = telhado
relief-wood = madeira
relief-food = comida
relief-fur = peles
relief-det = determinação
relief-heal = curar ferimentos
relief-morale = moral
relief-cloud = menos nuvens
relief-animals = animais mais mansos
relief-trap = ignorar uma armadilha
relief-monster = ignorar um monstro
relief-mystery = menos mistérios
relief-roll = rolar um dado de novo
relief-lost_item = um item perdido
relief-token = tirar uma ficha
relief-remedy = um Remédio
relief-top_beast = outra fera em cima
