### O que todos os jogos têm em comum.

## Artigos: como se formam "o", "ao", "do", "no" e "pelo" diante de um nome
article-o = o { $name }
    .to = ao { $name }
    .of = do { $name }
    .in = no { $name }
    .by = pelo { $name }
article-a = a { $name }
    .to = à { $name }
    .of = da { $name }
    .in = na { $name }
    .by = pela { $name }
article-os = os { $name }
    .to = aos { $name }
    .of = dos { $name }
    .in = nos { $name }
    .by = pelos { $name }
article-as = as { $name }
    .to = às { $name }
    .of = das { $name }
    .in = nas { $name }
    .by = pelas { $name }
article-none = { $name }
    .to = a { $name }
    .of = de { $name }
    .in = em { $name }
    .by = por { $name }

## Jogadores
seat-number = jogador { $seat }
    .article = o

## Opções

## Por que algo é recusado
reason-unknown_game = Não há nenhum jogo chamado "{ $game }"; os que há são: { $expected }.
reason-unknown_option = A opção "{ $option }" não existe; as que há são: { $expected }.
reason-bad_option = A opção "{ $option }" não aceita "{ $value }"; aceita: { $expected }.
reason-option_twice = A opção "{ $option }" contém "{ $value }" duas vezes.
reason-no_such_seat = Nesta mesa de { $seats } não há nenhum { $seat }; os programas contam os jogadores a partir de 0.
reason-unknown_action = "{ $action }" não é uma ação; as ações começam com: { $expected }.
reason-bad_action = "{ $action }" não dá para entender; escreva assim: { $expected }.
reason-nothing_to_undo = Não há nenhuma jogada para desfazer.
reason-revealed = "{ $action }" não pode mais ser desfeita: algo oculto veio à luz ou o acaso entrou em jogo.
reason-other_seat = A última jogada, "{ $action }", é { OF($seat) }: ninguém mais pode desfazê-la.
reason-sealed = "{ $action }" não pode ser desfeita: { THE($seat) } já terminou.
reason-game_over = A partida já terminou.
reason-unknown_player = Não há nenhum jogador chamado "{ $player }"; os que há são: { $expected }.
reason-oracle_elsewhere = O oráculo vê o que está oculto. Só joga onde se medem jogadores, nunca em uma mesa.

## Por que um bot faz algo
why-ahead = porque, de tudo o que experimentou em muitas partidas possíveis, isto deu o melhor resultado
why-oversight = por engano: não viu algo melhor
why-slip = por engano: a ideia certa no lugar errado
why-random = porque joga ao acaso

## Nas mesas do servidor
reason-table_unknown = Não há nenhuma mesa "{ $table }".
reason-stale = A partida avançou; agora está no número { $number }.
reason-not_at_table = Só os jogadores desta mesa podem fazer isso.
reason-not_your_seat = Você não joga { BY($seat) }.
reason-bot_plays = Um bot está jogando { BY($seat) }; volte a jogar primeiro.
reason-no_bots = Nenhum bot joga nesta mesa.
reason-bots_wait = A partida não está esperando nenhum bot agora.
reason-seat_taken = Outra pessoa já joga { BY($seat) }.
reason-invitation_unknown = Este convite não vale mais: já foi usado, ou há outro mais novo.
reason-cannot_take_back = Não é possível desfazer tantas jogadas suas agora: { $moves }.
reason-undo_spent = Nesta mesa já se desfez { $times } vezes; é o bastante.
reason-not_over = A partida ainda não terminou.
reason-record_secret = O registro revela a semente do acaso, por isso só é entregue quando a partida termina.
reason-seed_secret = A semente de uma mesa é sorteada pelo servidor e mantida em segredo.
reason-record_deal = O registro revela a semente do acaso e outras pessoas ainda podem jogar esta distribuição; por isso não é entregue.
reason-branch_deal = É um desafio, a distribuição do dia ou uma lição: jogue até o fim antes de tentar outra coisa a partir daqui.
reason-branch_luck = A mesma sorte só é possível quando a partida termina; até lá você pode continuar daqui com outra sorte.
reason-branch_over = Neste momento a partida já terminou; escolha um anterior para continuar jogando.
reason-challenge_daily = Era a distribuição do dia, que qualquer pessoa pode jogar; um desafio precisa de uma distribuição própria.
reason-challenge_lesson = Era uma lição, cuja distribuição qualquer pessoa pode conhecer; um desafio precisa de uma distribuição própria.
reason-no_lesson = Ainda não há lição para este jogo.
reason-challenge_branch = Esta partida foi uma segunda tentativa; faça o desafio com a partida de onde ela saiu.
reason-deal_unknown = Esse desafio não existe.
reason-deal_closed = Esta distribuição do dia não pode mais ser iniciada; hoje há uma nova.
reason-deal_left = Você abandonou este desafio, e cada jogador tem uma só tentativa.
reason-deal_alone = Um desafio ou uma lição é para uma só pessoa, que joga com bots ou sozinha; não é possível convidar ninguém.
reason-deal_secret = Só quem já jogou esta distribuição pode ver como os outros a jogam.
reason-mute_nobody = Não há ninguém ali cujas mensagens você possa ocultar.
reason-hint_deal = Não há dicas num desafio nem na distribuição do dia: cada um joga por conta própria.
reason-hint_rivals = Não há dicas onde os jogadores competem.
reason-hints_off = Nesta mesa, em que jogam várias pessoas, as dicas estão desativadas; qualquer pessoa da mesa pode ativá-las para todos.
reason-hint_not_due = Agora a partida não espera { BY($seat) }, então não há o que aconselhar.
reason-hint_busy = Há dicas demais sendo pensadas; tente de novo daqui a pouco.
reason-review_busy = Há partidas demais sendo revistas; tente de novo quando uma delas terminar.
reason-nobody_known = Nada sobre você é guardado aqui.
reason-link_unknown = Este link já foi usado ou é antigo demais; crie outro no seu outro dispositivo.
reason-seats_count = Foram indicados { $seats } jogadores, mas a partida é para { $players }.
reason-no_such_moment = Não existe o momento { $moment }: a partida tem { $moves } jogadas.
reason-chat_empty = Essa mensagem está vazia.
reason-chat_full = Nesta mesa não cabem mais mensagens: { $lines } linhas.
reason-chat_full_of_one = Você já disse { $lines } linhas nesta mesa; não cabem mais suas.
reason-too_fast = Rápido demais; espere um momento.
reason-too_long = É longo demais; são aceitos no máximo { $most } bytes.
reason-too_many_tables = São mesas demais em pouco tempo; espere um pouco.
reason-too_many_sockets = Há conexões demais a partir deste endereço.
reason-origin_foreign = Esta requisição vem de uma página de terceiros.
reason-host_unknown = Este servidor não se conhece por esse nome. Quem cuida dele pode indicá-lo com --host-name.
reason-bad_message = Não dá para entender a mensagem: { $problem }
reason-not_found = Não há nada em { $path }.
reason-method_not_allowed = { $method } não é possível aqui.
reason-accident = Algo deu errado do nosso lado. A mesa continua como estava.
reason-storage_failed = O servidor não consegue gravar no disco agora. Nada mudou; tente daqui a pouco.
reason-table_unreadable = Esta mesa começou com a versão { $version } e não dá para continuar com esta.
reason-rules_parted = Esta mesa começou com as regras número { $begun } e estas são as de número { $now }: as jogadas dela já não levam à mesma posição. Dá para olhar, mas não para jogar.
reason-log_damaged = O registro desta mesa não leva à posição que foi guardada com ele. Dá para olhar, mas não para jogar.
reason-log_full = Nesta mesa não cabem mais jogadas: há { $entries } no registro.

## O melhor em retrospecto
reason-solver_missing = Isto precisa do OR-Tools, que não está instalado aqui: pip install "islario[solve]", ou make solve onde o Islario foi construído com make.
reason-hindsight_game = O melhor em retrospecto só pode ser dito de Hashi.
reason-hindsight_position = O melhor em retrospecto pode ser dito de partidas jogadas desde o começo.
reason-hindsight_busy = Gente demais pediu o melhor em retrospecto; tente daqui a pouco.
