### O treinador na página: pedir dicas e que se reveja uma partida.

coach-hint = Mostre as melhores jogadas
coach-hint-again = Pensar de novo
coach-hint-about = O treinador experimenta muitas maneiras de continuar, cada vez com tudo o que está oculto sorteado de novo. Ele não sabe mais que você.
coach-thinking = Pensando…
coach-best = A melhor
coach-mark = Mostrar no tabuleiro
coach-waits = O treinador aconselha quando é a sua vez.
coach-past = Você está olhando o passado. Volte ao presente para perguntar o que é melhor agora.
coach-watching = Só quem joga aqui pode pedir dicas.
coach-old = A mesa já avançou desde então.
coach-never-deal = Não há dicas num desafio nem na distribuição do dia: cada um joga por conta própria. Quando terminar, o treinador revê a partida com você.
coach-never-rivals = Não há dicas onde os jogadores competem. Quando a partida terminar, o treinador a revê com você.
coach-shared = Dicas para todos nesta mesa
coach-shared-about = Aqui jogam várias pessoas. Quem ativa ou desativa as dicas faz isso para todos, e todos veem.

coach-chance = { $value } % de vencer
coach-points = { $value } pontos
coach-doubt = ± { $doubt }
coach-because-best = { CAP($loss) }: em { $share } % das partidas, em vez de { $other } % depois da segunda melhor.
coach-because-next = { CAP($loss) }: em { $share } % das partidas, em vez de { $other } % depois da melhor.
coach-ahead = { $points } pontos a mais que a segunda melhor.
coach-behind = { $points } pontos a menos que a melhor.
coach-close-best = A segunda melhor é quase tão boa: jogue a que preferir.
coach-close-next = Quase tão boa quanto a melhor.

coach-review = Rever esta partida
coach-review-about = Onde ela foi ganha ou perdida, por sorte ou por decisões? O treinador continua cada momento muitas vezes. Leva até um minuto; enquanto isso você pode olhar à vontade.
coach-review-waiting = Outra partida está sendo revista antes desta…
coach-review-seat = Os pontos de
coach-look = Mostrar este momento
coach-play-on-new = Continuar, outra sorte
coach-play-on-same = Continuar, mesma sorte
coach-review-watching = Quem jogou pode pedir que se reveja esta partida.
