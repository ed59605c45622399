### O que se diz só em um terminal.

## Por que algo é recusado
reason-file_missing = Não é possível ler o arquivo "{ $file }".
reason-file_unwritable = Não é possível gravar o arquivo "{ $file }".
reason-file_exists = O arquivo "{ $file }" já existe; é possível retomá-lo com --resume ou salvar em outro.
reason-options_conflict = "{ $option }" não pode ser usada junto com "{ $other }".
reason-machine = A máquina recusa: { $problem }.
reason-players_count = Foram dados { $players } jogadores para uma mesa de { $seats }. Indique um para todos, ou um para cada jogador.
reason-bad_number = "{ $option }" vale "{ $value }", mas precisa ser um número de { $low } a { $high }.
reason-other_games = O arquivo "{ $file }" guarda partidas de outra coisa; indique outro, ou jogue o mesmo com que ele começou.
reason-row_damaged = A linha { $line } do arquivo "{ $file }" não é uma partida; corte o arquivo antes dela, ou indique outro.
reason-ray_missing = Isto precisa do Ray, que não está instalado aqui: pip install "islario[ray]".
reason-arrow_missing = Isto precisa do pyarrow, que não está instalado aqui: pip install "islario[lab]".
reason-matplotlib_missing = Isto precisa do Matplotlib, que não está instalado aqui: pip install "islario[lab]".
reason-cluster_silent = Nenhum cluster do Ray responde em { $address }.
reason-cluster_version = A máquina { $machine } do cluster tem a versão { $found } do Islario, e esta é a { $version }: as partidas poderiam ser diferentes.
reason-value_missing = Falta um valor para a opção "{ $option }".
reason-word_missing = Falta algo na linha de comando: { $word }. "islario --help" diz tudo o que se pode digitar.
reason-unknown_command = Não há nenhum comando "{ $value }"; os que há são: { $expected }.
reason-usage = Não é possível entender a linha de comando: { $problem }.
reason-unexpected_word = "{ $value }" está sobrando aqui.
reason-terminal_only = { $option } é para jogar no terminal (--terminal); no navegador, isso se escolhe na página.
reason-other_game = { $file } é uma partida de { $game }; não indique o jogo, ou indique esse.
reason-port_taken = A porta { $port } está ocupada; é possível escolher outra com --port.
reason-metrics_taken = A porta { $port } está ocupada; escolha outra com --metrics.
reason-workers_alone = O SQLite é para um só processo; para ter { $workers } (--workers), indique um banco de dados PostgreSQL com --database.
reason-workers_system = Este sistema não pode ter { $workers } processos na mesma porta; tire --workers.
reason-bad_host = Esta máquina não tem o endereço "{ $host }"; --host aceita um dela, ou 0.0.0.0 para todos.

## Simulação
simulate-title = { $game }, { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}: { $players }
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
simulate-points = pontos do jogador { $who }
simulate-points-interval = { $mean } (de { $low } a { $high }, 95%)
simulate-seat-wins = vitórias do jogador { $who }, empates incluídos
simulate-histogram = Quantas vezes { $player } chegou a cada total:
simulate-interpreted = Aqui as regras são interpretadas (sem módulos compilados), muito mais lentas do que poderiam ser.

## Repetição
replay-title = { $game }, { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
replay-move = { $number }. { $seat }: { $words }
replay-start = O começo
replay-stopped = Aqui a repetição para: não é possível fazer a jogada { $number }.

## Partidas no terminal
play-welcome = { $game }. { play-choose }
play-choose = Digite um número ou as palavras de uma jogada; "ajuda" explica o resto.
play-asked = Decide { THE($seat) }:
play-groups = Digite um número ou as palavras; o começo de umas palavras, como "{ $begin }", mostra essas jogadas uma a uma; "todas" mostra todas.
play-unknown = Aqui não há nada chamado "{ $name }".
play-prompt = jogada>{ " " }
play-illegal = Não é possível: { $reason }
play-near = Talvez: { $moves }.
play-possible = É possível, sim.
play-not-yours = Um bot joga { BY($seat) }.
play-undone = Jogada desfeita.
play-saved = Partida salva em { $file }.
play-resumed = Partida retomada de { $file }: { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}.
play-over = Fim da partida. { $result }
play-bye = Até breve. A partida pode ser retomada a partir de { $file }.
play-bye-unsaved = Até breve.
play-pick-range = Não há nenhuma jogada com o número { $number }; os números vão de 1 a { $count }.
play-others = { CAP(THE($seat)) } também pode jogar: { $moves } (com "{ $number }: " antes)
play-you = você
play-seat = { $number }. { $seat }, { $who }: { $about }
play-offer = { CAP(THE($seat)) } pode jogar agora, fora da vez: { $moves } (Enter: seguir; depressa: não perguntar mais até a minha vez)
play-no-forecast = Aqui não há nada a calcular.
play-save-where = Falta dizer onde: salvar ARQUIVO.
play-help =
    Enter            fazer a única jogada que há, ou deixar que os bots sigam
    NÚMERO, PALAVRAS fazer essa jogada; as coisas podem ser chamadas pelo nome
    2: ...           o mesmo como jogador 2, se você joga com vários
    todas            listar todas as jogadas legais
    por que PALAVRAS explicar por que uma jogada não é possível
    sobre NOME       contar o que faz uma carta ou uma coisa
    previsão         contar o que se pode calcular do que vem
    desfazer         desfazer sua última jogada
    depressa         não me perguntar mais antes da minha vez
    mesa             mostrar a mesa outra vez
    crônica          o que aconteceu até agora
    salvar ARQUIVO   salvar o registro
    sair             deixar a partida
    ajuda            esta lista
    As palavras inglesas também valem: all, why, about, forecast, undo, hurry, table, log, save, quit, help.

## Comandos no terminal. Vários nomes são separados por vírgulas; o primeiro está na ajuda.
command-about = sobre
command-all = todas, tudo
command-forecast = previsão, prognóstico
command-help = ajuda
command-hurry = depressa
command-log = crônica, história
command-quit = sair
command-save = salvar, gravar
command-table = mesa
command-undo = desfazer
command-why = por que, por quê, porque

## Os números do teste de velocidade
bench-title = { $game }: jogo legal ao acaso em um só núcleo, preparação incluída
bench-figure = medida
bench-compiled = compilado
bench-interpreted = interpretado
bench-decisions = decisões por segundo
bench-games = partidas por segundo
bench-thumb = partidas de thumb por segundo
bench-rollouts = partidas pensadas por segundo do jogador forte, do meio de uma partida
bench-words = decisões por segundo com palavras (a interface pública)
bench-clone = microssegundos para copiar a mesa
bench-state-clone = microssegundos para copiar a partida inteira
bench-ratio = compilado em relação a interpretado: { $ratio } vezes
bench-public = partidas ao acaso por segundo: { $python } vezes as 950 de um motor público em Python, { $jvm } vezes as 640 de um na JVM (medidas uma vez em uma máquina assim)

## O servidor
serve-at = O Islario está em { $address } (Ctrl-C encerra)
serve-stopped = Encerrado.

## Nas mesas do servidor
reason-strange_data = Os dados são de uma versão mais nova do Islario (a forma deles é { $found }; esta conhece no máximo { $expected }); instale essa versão ou indique outra pasta com --data.
reason-already_running = O Islario já está em execução com estes dados, em { $address }
reason-data_unusable = O arquivo "{ $file }" não serve como banco de dados.
reason-database_unreachable = Não foi possível chegar ao banco de dados { $address }, ou ele não serve; o servidor dele diz por quê.
reason-postgres_missing = O PostgreSQL precisa do asyncpg, que não está instalado aqui: pip install "islario[postgres]".

## O melhor em retrospecto
hindsight-thinking = o melhor até agora { $score }, no máximo { $bound }
hindsight-title = { $game }: o melhor que as mesmas cartas permitiam { TO($seat) }
hindsight-card = carta
hindsight-number = número em
hindsight-bridges = pontes
hindsight-given-up = desiste
hindsight-proven = Pontuação: { $yours }. O melhor: { $score }, provado em { $seconds } segundos.
hindsight-bounds = Pontuação: { $yours }. O melhor, até onde deram { $seconds } segundos: pelo menos { $score }, no máximo { $bound }.
screen-unset = { $option } (se omitido: { $unset })

screen-sign-goal = Objetivo: { $sign }
screen-sign-danger = Perigo: { $sign }

## Cuidar dos dados
upkeep-rows = linhas
upkeep-tables = mesas
upkeep-saved = { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
} de { $place } estão agora em { $file }. Ele contém as sementes de partidas em andamento: guarde-o em segredo.
upkeep-restored = { $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
} de { $file } estão agora em { $place }.
upkeep-place = { $place }: forma { $shape }, { $size } MB, e { $waiting } MB que esperam para ser escritos nele
upkeep-damaged = Danificado: { $problem }
upkeep-sound = O arquivo está íntegro.
upkeep-older = Um servidor lhe dá a forma { $newest } ao iniciar; depois disso as mesas podem ser examinadas.
upkeep-state-sound = mesas em que se pode continuar jogando: { $tables }
upkeep-state-same = mesas começadas com outras regras que levam às mesmas posições, e em que se pode continuar: { $tables }
upkeep-state-unchecked = mesas começadas com outras regras que não podem ser comparadas, e em que se pode continuar: { $tables }
upkeep-state-parted = mesas começadas com outras regras que levam a outro lugar, e que só podem ser olhadas: { $tables }
upkeep-state-damaged = mesas cujo registro não leva às posições guardadas com ele: { $tables }
upkeep-state-gap = mesas cujo registro tem uma lacuna: { $tables }
upkeep-state-unreadable = mesas que nem sequer podem ser montadas: { $tables }
upkeep-table = { $table } ({ $game }, versão { $version }): { $entries } entradas, { $left } delas não mostradas; regras { $begun }, agora { $now }
upkeep-healthy = Está tudo bem.
upkeep-ill = Nem tudo está bem.
reason-backup_exists = O arquivo "{ $file }" já existe; uma cópia de segurança nunca escreve por cima de outra.
reason-backup_unknown = O arquivo "{ $file }" não é uma cópia de segurança do Islario.
reason-backup_damaged = O arquivo "{ $file }" não está inteiro: foi cortado ou alterado. Nada foi restaurado.
reason-backup_newer = O arquivo "{ $file }" é de uma versão mais nova do Islario ({ $version }, forma { $shape }); instale essa versão.
reason-restore_not_empty = Já há algo em { $place }; uma cópia de segurança só é restaurada em um banco de dados vazio.
reason-no_data = Não há nenhum banco de dados "{ $file }"; --data indica a pasta, ou --database o endereço.
reason-bad_database = "{ $value }" não é o endereço de um banco de dados; ele tem a forma postgresql://usuario:senha@servidor/nome ou sqlite:///arquivo.
