### O que se diz só em um terminal.

## Por que algo é recusado
reason-file_missing = Não é possível ler o arquivo "{ $file }".
reason-file_unwritable = Não é possível gravar o arquivo "{ $file }".
reason-file_exists = O arquivo "{ $file }" já existe; pode ser retomado com --resume, ou salvo em outro.
reason-options_conflict = "{ $option }" não combina com "{ $other }".
reason-machine = A máquina recusa: { $problem }.
reason-players_count = Jogadores: { $players }, lugares: { $seats }. Dê um para todos, ou um para cada lugar.
reason-bad_number = "{ $option }" vale "{ $value }", mas tem de ser um número de { $low } a { $high }.
reason-value_missing = À opção "{ $option }" falta um valor.
reason-word_missing = Falta algo na linha de comandos: { $word }.
reason-unknown_command = Não há nenhum comando "{ $value }"; os que há são: { $expected }.
reason-usage = Não é possível entender a linha de comando: { $problem }.
reason-unexpected_word = "{ $value }" não cabe aqui.
reason-port_taken = A porta { $port } está ocupada; é possível escolher outra com --port.
reason-bad_host = Esta máquina não tem o endereço "{ $host }"; --host aceita um dela, ou 0.0.0.0 para todos.

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
screen-unset = { $option } (se omitido: { $unset })

screen-sign-goal = Objetivo: { $sign }
screen-sign-danger = Perigo: { $sign }
