### O que todos os jogos têm em comum.

## Lugares e pessoas
seat-number = lugar { $seat }
seat-named = { $name } ({ $seat })

## Opções
screen-unset = { $option } (se omitido: { $unset })

## Por que algo é recusado
reason-unknown_game = Não há nenhum jogo chamado "{ $game }"; os que há são: { $expected }.
reason-unknown_option = A opção "{ $option }" não existe; as que há são: { $expected }.
reason-bad_option = A opção "{ $option }" não aceita "{ $value }"; aceita: { $expected }.
reason-option_twice = A opção "{ $option }" contém "{ $value }" duas vezes.
reason-no_such_seat = Nesta mesa de { $seats } não existe o lugar indicado ({ $seat }); os lugares contam-se a partir de 0.
reason-unknown_action = "{ $action }" não é uma ação; as ações começam por: { $expected }.
reason-bad_action = "{ $action }" não se entende; escreve-se assim: { $expected }.
reason-nothing_to_undo = Não há nenhuma jogada para desfazer.
reason-revealed = "{ $action }" já não pode ser desfeito: algo oculto veio à luz ou o acaso entrou em jogo.
reason-other_seat = A última jogada, "{ $action }", é de outro lugar: { $seat }. Só esse lugar pode voltar atrás.
reason-sealed = "{ $action }" não pode ser desfeita: o lugar { $seat } já terminou.
reason-game_over = A partida já terminou.
reason-record_first_line = Linha { $line } do registro: não começa por "{ $text }".
reason-record_cut = O registro está cortado: depois da linha { $line } falta a linha final.
reason-record_edited = O registro foi alterado: a verificação final (linha { $line }) não confere com as linhas anteriores.
reason-record_line = Não é possível ler a linha { $line } do registro: "{ $text }".
reason-record_refused = A linha { $line } do registro ({ $text }) não é válida: { $why }
reason-record_rules = O registro foi feito com as regras { $made } de { $game }; estas são as regras { $now } e levam a outro lugar.
reason-record_position = As jogadas do registro não levam à posição que a linha final ({ $line }) indica.
reason-record_unchecked = O registro foi feito com as regras { $made } de { $game }; estas são as regras { $now }. Não diz onde terminou: esta pode ser outra posição.
reason-position_field = A posição traz um campo desconhecido, "{ $field }"; os que há são: { $expected }.
reason-position_kind = O campo "{ $field }" da posição não é do tipo certo; o esperado é: { $expected }.
reason-position_name = O campo "{ $field }" da posição contém "{ $value }", que não é nenhum destes valores: { $expected }.
reason-position_twice = O campo "{ $field }" da posição contém "{ $value }" duas vezes.
reason-position_range = O campo "{ $field }" da posição vale "{ $value }", mas tem de ser um número inteiro de { $low } a { $high }.
reason-position_seats = O campo "{ $field }" da posição não é uma lista de { $low } a { $high } jogadores.
reason-box_broken = { $file } não pode ser lido: { $value }.
reason-box_count = { $file }, { $entry }: tem de haver { $value }.
reason-box_field = { $file }, { $entry }: não existe o campo "{ $value }" ({ $field }).
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" não é um nome conhecido aqui, ou está repetido.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" não é um número inteiro dentro dos limites.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" não é nem true nem false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" não é uma lista do tamanho devido.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" não é um efeito.
reason-file_missing = Não é possível ler o arquivo "{ $file }".
reason-file_unwritable = Não é possível gravar o arquivo "{ $file }".
reason-file_exists = O arquivo "{ $file }" já existe; pode ser retomado com --resume, ou salvo em outro.
reason-options_conflict = "{ $option }" não combina com "{ $other }".
reason-machine = A máquina recusa: { $problem }.
reason-unknown_player = Não há nenhum jogador chamado "{ $player }"; os que há são: { $expected }.
reason-players_count = Jogadores: { $players }, lugares: { $seats }. Dê um para todos, ou um para cada lugar.
reason-bad_number = "{ $option }" vale "{ $value }", mas tem de ser um número de { $low } a { $high }.
reason-value_missing = À opção "{ $option }" falta um valor.
reason-word_missing = Falta algo na linha de comandos: { $word }.
reason-unknown_command = Não há nenhum comando "{ $value }"; os que há são: { $expected }.
reason-usage = Não é possível entender a linha de comando: { $problem }.
reason-unexpected_word = "{ $value }" não cabe aqui.
reason-port_taken = A porta { $port } está ocupada; é possível escolher outra com --port.

## Simulação
simulate-title = { $game }, { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
}, { $players }
simulate-games = partidas
simulate-seed = semente
simulate-options = opções
simulate-wins = vitórias
simulate-interval = { $share } (de { $low } a { $high }, 95%)
simulate-losses = derrotas: { $reason }
simulate-turns = turnos por partida
simulate-actions = ações por partida
simulate-decisions = decisões por partida
simulate-rate = { $decisions } decisões e { $games } partidas por segundo
simulate-mean = { $mean } (de { $low } a { $high })
simulate-points = pontos do lugar { $who }
simulate-points-interval = { $mean } ({ $low } a { $high }, 95 %)
simulate-seat-wins = vitórias do lugar { $who }, empates incluídos
simulate-histogram = Quantas vezes { $player } chegou a cada total:
simulate-interpreted = Aqui as regras são interpretadas (sem módulos compilados), muito mais lentas do que poderiam ser.

## Repetição
replay-title = { $game }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
replay-move = { $number }. { $seat }: { $words }
replay-start = O começo

## Partidas no terminal
play-welcome = { $game }. Escreva um número ou as palavras de uma jogada; "help" explica o resto.
play-asked = A decisão é de { $seat }:
play-groups = Digite um número ou as palavras; o começo de umas palavras, como "{ $begin }", conta essas jogadas uma a uma; "all" conta todas.
play-unknown = Aqui não há nada chamado "{ $name }".
play-prompt = jogada>{ " " }
play-illegal = Não é possível: { $reason }
play-near = Talvez: { $moves }.
play-possible = É possível, sim.
play-not-yours = { $seat } está nas mãos de um bot.
play-undone = Jogada desfeita.
play-saved = Partida gravada em { $file }.
play-resumed = Partida retomada de { $file }: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
play-over = Fim da partida. { $result }
play-bye = Até breve. A partida pode ser retomada a partir de { $file }.
play-bye-unsaved = Até breve.
play-pick-range = Não há nenhuma jogada com o número { $number }; os números vão de 1 a { $count }.
play-others = { $seat } também pode jogar: { $moves } (com "{ $number }: " antes)
play-you = você
play-seat = { $seat }, { $who }: { $about }
play-offer = { $seat } pode jogar agora, fora da vez: { $moves } (Enter: seguir; hurry: não perguntar mais até à minha vez)
play-save-where = Falta dizer onde: save ARQUIVO.
play-help =
    Enter            jogar a única jogada que há, ou deixar que os bots sigam
    NÚMERO, PALAVRAS fazer essa jogada; as coisas podem ser chamadas pelo nome
    2: ...           o mesmo como lugar 2, se outro lugar seu também pode agir
    all              listar todas as jogadas legais
    why PALAVRAS     explicar por que uma jogada não é possível
    about NOME       contar o que faz uma carta ou uma coisa, se o jogo as tem
    undo             desfazer a última jogada
    hurry            não me perguntar mais antes da minha vez
    table            mostrar a mesa outra vez
    log              o que aconteceu até agora
    save ARQUIVO     salvar o registro
    quit             sair

## Os números do teste de velocidade
bench-title = { $game }: jogo legal ao acaso num só núcleo, preparação incluída
bench-figure = medida
bench-compiled = compilado
bench-interpreted = interpretado
bench-decisions = decisões por segundo
bench-games = partidas por segundo
bench-thumb = partidas de thumb por segundo
bench-words = decisões por segundo com palavras (a interface pública)
bench-clone = microssegundos para copiar a mesa
bench-state-clone = microssegundos para copiar a partida inteira
bench-ratio = compilado em relação a interpretado: { $ratio } vezes
bench-public = partidas ao acaso por segundo: { $python } vezes as 950 de um motor público em Python, { $jvm } vezes as 640 de um na JVM (medidas uma vez numa máquina assim)

## O servidor
serve-at = Islario está em { $address } (Ctrl-C encerra)
serve-stopped = Encerrado.

## Nas mesas do servidor
reason-table_unknown = Não há nenhuma mesa "{ $table }".
reason-stale = A partida avançou; agora está no número { $number }.
reason-not_at_table = Só quem está sentado a esta mesa pode fazer isso.
reason-not_your_seat = O lugar { $seat } não é seu.
reason-bot_plays = Um bot está jogando no lugar { $seat }; retome-o primeiro.
reason-seat_taken = O lugar { $seat } já é de alguém.
reason-invitation_unknown = Este convite não abre nenhum lugar: já foi usado ou há outro mais novo.
reason-cannot_take_back = Não é possível desfazer tantas jogadas suas agora: { $moves }.
reason-not_over = A partida ainda não terminou.
reason-record_secret = O registro revela a semente do acaso, por isso só é entregue quando a partida termina.
reason-seed_secret = A semente de uma mesa é sorteada pelo servidor e mantida em segredo.
reason-seats_count = Há { $seats } lugares, mas a partida é para { $players }.
reason-no_such_moment = Não existe o momento { $moment }: a partida tem { $moves } jogadas.
reason-chat_empty = Essa mensagem está vazia.
reason-chat_full = Nesta mesa não cabem mais mensagens: { $lines } linhas.
reason-too_fast = Rápido demais; espere um momento.
reason-too_long = É longo demais; são aceitos no máximo { $most } bytes.
reason-too_many_tables = São mesas demais em pouco tempo; espere um pouco.
reason-too_many_sockets = Há conexões demais a partir deste endereço.
reason-origin_foreign = Este pedido vem de uma página alheia.
reason-bad_message = Não dá para entender: { $problem }
reason-not_found = Não há nada em { $path }.
reason-method_not_allowed = { $method } não é possível aqui.
reason-accident = Algo deu errado do nosso lado. A mesa continua como estava.
reason-table_unreadable = Esta mesa começou com a versão { $version } e não dá para continuar com esta.
reason-rules_parted = Esta mesa começou com as regras número { $begun } e estas são as de número { $now }: as jogadas dela já não levam à mesma posição. Dá para olhar, mas não para jogar.
reason-log_damaged = O registro desta mesa não leva à posição que foi guardada com ele. Dá para olhar, mas não para jogar.
reason-log_full = Nesta mesa não cabem mais jogadas: há { $entries } no registro.
reason-strange_data = Os dados são de uma versão mais nova do Islario (a forma deles é { $found }; esta conhece no máximo { $expected }); instale essa versão ou indique outra pasta com --data.
reason-already_running = O Islario já está em execução com estes dados, em { $address }
reason-data_unusable = O arquivo "{ $file }" não serve como banco de dados.

## O melhor em retrospecto
hindsight-thinking = o melhor até agora { $score }, no máximo { $bound }
hindsight-title = { $game }: o melhor que as mesmas cartas permitiam, lugar { $seat }
hindsight-card = carta
hindsight-number = número em
hindsight-bridges = pontes
hindsight-given-up = abre mão
hindsight-proven = Pontuação: { $yours }. O melhor: { $score }, provado em { $seconds } segundos.
hindsight-bounds = Pontuação: { $yours }. O melhor, até onde deram { $seconds } segundos: pelo menos { $score }, no máximo { $bound }.
reason-solver_missing = Isto precisa do OR-Tools, que não está instalado aqui: pip install "islario[solve]", ou make solve onde o Islario foi construído com make.
reason-hindsight_game = O melhor em retrospecto só pode ser dito de Hashi.
reason-hindsight_position = O melhor em retrospecto pode ser dito de partidas jogadas desde o começo.
reason-hindsight_busy = Gente demais pediu o melhor em retrospecto; tente daqui a pouco.
