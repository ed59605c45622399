### A página em volta das mesas.

## A moldura
site-name = Islario
site-title = { $page } · Islario
site-skip = Pular para o conteúdo
site-language = Idioma
site-language-es = Español
site-language-pt = Português
site-language-en = English
site-dark = Mudar para cores escuras
site-light = Mudar para cores claras
site-loading = Um momento...
site-table = Mesa
site-footer = Islario é um projeto não oficial, feito por fãs e sem ligação com os autores ou as editoras dos jogos. Todos os desenhos são nossos.
site-unreachable = Não foi possível alcançar o servidor. Verifique a sua conexão e tente de novo.
site-unexpected = Algo deu errado do nosso lado. Tente de novo.
site-retry = Tentar de novo
site-nowhere = Fora do mapa
site-nowhere-text = Não há nada neste endereço. Talvez o link esteja incompleto.
site-go-home = Ir para a página inicial
site-game-forbidden_island = A Ilha Proibida
site-game-hashi = Hashi
site-game-robinson = Robinson Crusoe

## A página inicial
home-title = Um livro de ilhas
home-lead = Jogos de tabuleiro de ilhas, completos e exatos: para jogar sozinho, em um mesmo aparelho ou com amigos por um link. Sem conta e sem instalar nada.
home-about-forbidden_island = A ilha está afundando. De dois a quatro aventureiros se unem para levar os quatro tesouros e fugir pelo ar antes que o mar engula tudo.
home-about-hashi = Carta a carta, escreva números nas suas ilhas e ligue-as com pontes que nunca se cruzam.
home-about-robinson = Náufragos, todos juntos: explorar, construir e caçar para sobreviver às tempestades de uma ilha amaldiçoada.
home-facts-forbidden_island = De 2 a 4 aventureiros · cooperativo · cerca de 30 minutos
home-facts-hashi = De 1 a 4 jogadores · todos ao mesmo tempo · cerca de 20 minutos
home-facts-robinson = De 1 a 4 náufragos · cooperativo · de duas a três horas
home-play-now = Jogar agora
home-play-now-help-forbidden_island = Com “Jogar agora” você começa na hora: só você, com dois aventureiros.
home-play-now-help-hashi = Com “Jogar agora” você começa na hora: o jogo solo no tabuleiro mais fácil.
home-play-now-help-robinson = Com “Jogar agora” você começa na hora: Náufragos, só você com dois personagens e Sexta-Feira.
home-learn = Aprender jogando
home-learn-first = Primeira vez? Aprenda jogando
home-lesson = lição
home-alone = Por conta própria
home-friends = Com amigos
home-pass = Em um aparelho
home-cards = Cartas
home-almanac = Almanaque
home-rules = Regras
home-tables = Minhas mesas
home-tables-all = Ver todas as { $tables }
home-you = { $seats ->
    [one] você
   *[other] você (por { $seats } jogadores)
}
home-open-seats = { $seats ->
    [one] falta um jogador
   *[other] faltam { $seats } jogadores
}
home-your-turn = Sua vez
home-waiting = Esperando os outros
home-won = Vitória: { $how }
home-lost = Derrota: { $how }
home-scored = Fim, pontos: { $scores }
home-moves = { $moves ->
    [0] ainda não começou
    [one] { $moves } jogada
   *[other] { $moves } jogadas
}
home-continue = Continuar
home-look-back = Rever
home-mark-begun = Começou com outras regras
home-mark-parted = Começou com outras regras: só dá para olhar
home-mark-unreadable = Não dá para mostrar com estas regras

## Preparar uma mesa
new-way-alone = Por conta própria
new-lead-alone = Os outros jogadores são bots.
new-lead-all-me = Todos são seus: você joga todos os turnos.
new-way-friends = Uma mesa com amigos
new-lead-friends = Diga quem joga. Para cada jogador que você deixar para um amigo, você recebe um link para enviar.
new-way-pass = Em um mesmo aparelho
new-lead-pass = Todos jogam neste aparelho, que vai passando de mão em mão a cada turno.
new-name = Seu nome
new-name-help = Aparece na mesa e fica guardado neste navegador.
new-seats = Quem joga
new-seat = Jogador { $seat }
new-seat-me = Eu
new-seat-open = Um amigo, por link
new-no-me = Pelo menos um dos jogadores precisa ser você.
new-more = Mais opções
new-rulings = Critérios, para quem joga de outra maneira
new-changed = { $changed ->
    [one] 1 mudança
   *[other] { $changed } mudanças
}
new-others = Quem joga pelos outros
new-others-me = Eu
new-others-bots = Bots
new-range = de { $low } a { $high }
new-drawn = Desenhado por você
new-names-chosen = Escolhidos por você
new-create = Preparar a mesa
new-create-links = Preparar a mesa e obter os links
new-challenge = Transformar em desafio
new-challenge-about = Quem tiver o link joga as mesmas cartas, cada um por si; depois vocês comparam.
new-no-game = Não há mesa para este jogo aqui.
new-set = A mesa está pronta
new-set-lead = Envie a cada amigo o link dele. Cada link funciona uma só vez: joga quem abrir primeiro.
new-set-here = Este endereço é o da sua própria máquina e só funciona nela. Para que amigos entrem pela sua rede, inicie o Islario com: islario serve --host 0.0.0.0
new-invitation = Convite para o jogador { $seat }
new-watch = Só para assistir; serve para quantas pessoas você quiser
link-copy = Copiar
link-copied = Copiado
link-by-hand = O link está selecionado: copie-o
link-share = Compartilhar
new-share-text = Venha jogar { $game } comigo no Islario
new-go = Ir para a mesa

## As regras
rules-title = { $game }: regras
rules-sections = Seções
rules-search = Buscar nas regras
rules-found = { $found ->
    [0] Nada encontrado
    [one] { $found } trecho encontrado
   *[other] { $found } trechos encontrados
}
rules-clear = Mostrar tudo
rules-none = Ainda não há regras deste jogo para ler.
rules-cards = O livro de cartas: o que cada uma diz

## O livro de cartas
cards-title = { $game }: cartas
cards-search = Buscar nas cartas
cards-kinds = Tipos de cartas
cards-all = Todas
cards-surprises = Ocultar as cartas que ainda não encontrei
cards-found = { $found ->
    [0] Nenhuma carta encontrada.
    [one] { $found } carta.
   *[other] { $found } cartas.
}
cards-hidden = { $hidden ->
    [1] 1 ainda é uma surpresa.
   *[other] { $hidden } ainda são uma surpresa.
}
cards-rules = As regras

## Os bots
new-strength = Como jogam os bots
bot-learner = Aprendiz
about-bot-learner = Boa companhia para uma primeira partida: joga com bom senso, mas de vez em quando comete os erros que as pessoas cometem.
bot-steady = Constante
about-bot-steady = Joga na hora, com regras simples e sensatas, e não olha além deste turno.
bot-strong = Forte
about-bot-strong = Experimenta muitas maneiras de jogar cada turno antes de escolher uma. Leva até um segundo.
bot-relentless = Implacável
about-bot-relentless = Pensa enquanto isso ajudar, até cinco segundos. Aqui não há nenhum mais forte.
bot-random = Bot aleatório

## Desafios e a distribuição do dia
home-daily-new = Distribuição do dia
home-daily-begun = Distribuição do dia: continuar
home-daily-done = Distribuição do dia: resultados
deal-page = Desafio
deal-title = Um desafio: { $game }
deal-title-daily = Distribuição do dia: { $game }
deal-from = De { $name }.
deal-lead = Todos os que jogam recebem exatamente as mesmas cartas. Cada jogador tem uma só tentativa; quem termina vê como os outros se saíram.
deal-level = Joga-se: { $level }
deal-players = { $seats ->
    [one] Você controla um jogador.
   *[other] Você controla os { $seats } jogadores.
}
deal-bots = { $bots ->
    [one] Um bot também joga.
   *[other] { $bots } bots também jogam.
}
deal-count = { $count ->
    [0] Ninguém terminou ainda.
    [one] Uma pessoa terminou.
   *[other] { $count } pessoas terminaram.
}
deal-play = Aceitar o desafio
deal-go-on = Continuar jogando
deal-look = Rever minha partida
deal-closed = Não dá mais para começar.
deal-link = Link deste desafio
deal-share = Você consegue fazer melhor? Um desafio no Islario: { $game }
deal-results = Resultados
deal-results-later = A lista aparece quando você terminar.
deal-player = Jogador
deal-outcome = Resultado
deal-points = Pontos
deal-share-of-best = Do melhor possível
deal-seeking = O melhor que estas cartas permitiam está sendo procurado.
deal-moves = Jogadas
deal-won = vitória
deal-lost = derrota
deal-over = terminada
deal-guest = Convidado
deal-yours = você

## Minhas partidas
games-title = Minhas partidas
games-none = Ainda não há partidas terminadas.
games-rates = Como você está indo
games-game = Jogo
games-level = Nível
games-players = Jogadores
games-count = Partidas
games-won = Vitórias
games-best = Melhor pontuação
games-list = Partidas terminadas
games-filter = Mostrar
games-all = Todas as partidas
games-any = Vitórias e derrotas
games-won-only = Vitórias
games-lost-only = Derrotas
games-hidden-only = Ocultas
games-outcome = Resultado
games-hide = Ocultar
games-show = Mostrar de novo
games-more = Mostrar anteriores
games-own-drawing = desenhado à mão
games-nudge = { $wins } vitórias seguidas em { $level }: tente { $next }.
games-data = Meus dados
games-data-about = Tudo o que é guardado sobre você: seus nomes, jogadas, mensagens e desafios.
games-export = Baixar meus dados
games-forget = Apagar meus dados
games-forget-sure = Seu nome e tudo o que você escreveu são apagados, e este navegador é esquecido. Suas jogadas ficam, sem nome; bots continuam nas suas partidas. Isso não pode ser desfeito.
games-forget-yes = Apagar para sempre
games-forget-no = Manter
