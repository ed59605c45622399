### Quem joga, em listas e em mesas novas.

new-names = Quem joga
new-names-help = Cada pessoa com seu nome; os nomes ficam guardados neste navegador.
home-turn-of = Vez: { $names }
home-waiting-for = Esperando { $names }

## Minhas partidas
games-all-levels = Todos os níveis
games-all-players = Qualquer número de jogadores
games-of-players = { $count ->
    [one] Um jogador
   *[other] { $count } jogadores
}

## Outro aparelho
device-title = Outro aparelho
device-about = Um link particular faz de você a mesma pessoa em outro aparelho: suas mesas, partidas e seu nome vão com você.
device-make = Criar um link particular
device-link = Link particular; funciona uma vez, por { $minutes } minutos
device-secret = Abra-o em seu outro aparelho. Não o dê a ninguém: quem o abrir joga em seu lugar.
device-share = Meu link particular para o Islario
arrive-title = Continuar aqui
arrive-about = Este link particular faz com que, neste aparelho, você seja quem é no outro. A partir daí os dois têm suas mesas e partidas.
arrive-left = { $tables ->
    [one] Há uma mesa em jogo neste navegador. Aqui ela deixará de ser sua.
   *[other] Há { $tables } mesas em jogo neste navegador. Aqui elas deixarão de ser suas.
}
arrive-yes = Sim, sou eu
arrive-no = Não, deixar assim
arrive-incomplete = O link está incompleto. Crie outro em seu outro aparelho.

## Um desenho próprio
drawing-about = Toque nas casas para desenhar; toque de novo para mudá-las ou apagá-las. No teclado: setas e barra de espaço.
drawing-grid = Seu desenho
drawing-count = { $drawn } de { $count } { $what }
drawing-cell = Linha { $row }, coluna { $column }: { $what }
drawing-full = Todas já estão lá: tire uma antes.
drawing-text = Digitar ou colar
drawn-sea = mar
