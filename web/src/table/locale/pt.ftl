### A moldura de uma mesa, comum a todos os jogos.

## A entrada
table-loading = Preparando a mesa...
table-failed = Não foi possível carregar a mesa.
table-reload = Tentar de novo
table-gone = Esta mesa não existe
table-gone-about = O link pode estar incompleto, ou a mesa já foi desfeita.
table-home = Ir para a página inicial
table-invited-title = Você recebeu um convite para esta mesa
table-invited-by = Na mesa: { $names }
table-invited-name = Seu nome na mesa
table-invited-sit = Sentar à mesa
table-invited-watch = Só assistir
table-invited-seated = Você já joga nesta mesa. O link é para outra pessoa.
table-invited-enter = Ir para a mesa
table-watching = assistindo

## As partes da página
table-board = O tabuleiro
table-side = Crônica, chat e histórico
table-tabs = O que aparece ao lado do tabuleiro
table-dock = Ações e painéis
table-tab-log = Crônica
table-tab-chat = Chat
table-tab-coach = Treinador
table-tab-table = Mesa
table-unread = { $count ->
    [one] { $count } mensagem não lida
   *[other] { $count } mensagens não lidas
}
table-close = Fechar
table-fold = Recolher
table-look = Ver a carta
table-use-first = Usar antes:
table-dismiss = Fechar o aviso
table-title-yours = ● Sua vez · { $game }
table-your-turn = É a sua vez.

## A conexão
table-connection-live = ao vivo
table-connection-reconnecting = reconectando
table-connection-offline = sem conexão
table-unreachable = Não é possível falar com o servidor agora.
table-kept-forget = Esquecer

## Começou com outras regras
table-begun-same = Começou com as regras número { $begun }; estas são as de número { $now }. Todas as jogadas levam aonde levavam.
table-begun-unchecked = Começou com as regras número { $begun }; estas são as de número { $now }. Ninguém pode saber se todas as jogadas levam aonde levavam.
table-begun-parted =
    Começou com as regras número { $begun }; estas são as de número { $now }, com as quais { $left ->
        [one] a última jogada leva
       *[other] as últimas { $left } jogadas levam
    } a outro lugar. Só dá para olhar esta mesa.
table-begun-damaged =
    O registro desta mesa está danificado: { $left ->
        [one] a última jogada não é mostrada
       *[other] as últimas { $left } jogadas não são mostradas
    }. Só dá para olhar.

## O jogo
table-moved-on = A mesa mudou nesse meio-tempo.
table-why = Por que não é possível
table-rule = Regra { $rule }
table-undo = Desfazer
table-reset = Reiniciar o turno
table-reset-short = Reiniciar
table-undo-none = Você não pode desfazer nada: uma carta foi revelada ou alguém jogou depois.
table-undo-past = Você está vendo o passado. Volte primeiro ao presente.
table-asked = Antes que { THE($seat) } revele a próxima carta: jogue uma das suas ou deixe seguir.
table-go-on = Pode seguir
table-held = Esperando, caso alguém queira jogar uma carta antes: { THE($names) }.

## Crônica e histórico
table-log-beginning = O começo
table-log-bot = jogada de um bot
table-history = Histórico
table-history-value = Jogada { $moment } de { $moments }
table-history-first = Ir para o começo
table-history-previous = Uma jogada para trás
table-history-next = Uma jogada para a frente
table-history-last = Ir para a última jogada
table-history-play = Rever
table-history-pause = Pausar
table-past = Vendo a jogada { $moment } de { $moments }
table-now = Voltar ao presente

## Chat
table-chat-empty = Ninguém disse nada ainda.
table-chat-write = Escreva algo
table-chat-send = Enviar
table-chat-watching = Só os jogadores da mesa podem escrever.
table-chat-hide = Ocultar
table-chat-hide-whom = Ocultar o que { $name } diz
table-chat-hidden = Oculto: { $name }
table-chat-unhide = Mostrar de novo

## Jogadores
table-seats = Jogadores
table-seat-person = { $role } ({ $name })
    .article = { ARTICLE($role) }
table-seat-open = falta um jogador
table-seat-invited = falta um jogador, convite enviado
table-seat-you = você
table-seat-somebody = alguém
table-seat-bot-for = { $bot }, por { $name }
table-seat-here = na mesa
table-seat-away = ausente
table-seat-yours = seu
table-seat-rest = Deixar um bot jogar por mim
table-seat-take-back = Voltar a jogar
table-seat-stand-in = Deixar um bot jogar enquanto isso
table-seat-invite = Convidar alguém
table-seat-mute = Ocultar as mensagens
table-seat-unmute = Mostrar as mensagens de novo
table-seat-link = Convite: { $seat }. Vale uma só vez.

## A própria mesa
table-watch-title = Link para assistir
table-watch-about = Quem o tiver pode assistir, mas não jogar.
table-watch-share = Assista a uma partida de { $game } no Islario
table-sound = Sons
table-keys = Jogar com uma só tecla
table-options = O que se joga
table-option-drawn = desenhada à mão
table-yes = sim
table-no = não
table-rules = Regras do jogo
table-card-book = No livro de cartas
table-leave = Deixar a mesa
table-leave-sure = Deixar de vez? Os bots continuarão jogando por você.
table-stay = Ficar

## O fim
table-over = A partida terminou.
table-end-show = Ver o resultado
table-end-winners = { $count ->
    [one] { CAP(THE($names)) } vence
   *[other] { $names } dividem a vitória
}
table-end-again = Jogar de novo
table-end-same-deal = A mesma distribuição de novo
table-end-challenge = Criar um desafio
table-end-results = Resultados de todos
table-end-review = Onde foi decidida?
table-end-replay = Rever a partida
table-end-share = Compartilhar
table-end-record = Baixar o registro
table-next = Vai começar outra partida: venha também.
table-next-go = Ir para a nova mesa
table-curve-moves = jogadas
table-curve-range = de { $low } a { $top }
table-curve-told = { $name }: { $first } no começo e { $last } no fim, após { $moves ->
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}

## Como está a partida
table-signs = Como está a partida
table-signs-all = Mostrar tudo
table-sign-danger = Perigo:

## Continuar de um momento
table-branch-same = Continuar daqui, mesma sorte
table-branch-new = Continuar daqui, outra sorte

## Bots
table-bots = Bots
table-bots-pause = Pausar os bots
table-bots-play = Deixar os bots jogarem
table-bots-step = Uma decisão de um bot
table-bots-slower = Mais devagar
table-bots-faster = Mais rápido
table-bots-paused = Os bots estão em pausa.
table-bots-go-on = Continuar
table-bots-speed = Velocidade dos bots:
table-bots-times = { $speed ->
    [-2] ¼×
    [-1] ½×
    [1] 2×
    [2] 4×
   *[other] 1×
 }
