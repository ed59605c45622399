### O treinador: as melhores jogadas agora, e partidas revistas.

## Quanto vale uma maneira de jogar
coach-number = { $number }
coach-because-played = { CAP($loss) }: em { $share } % das partidas, em vez de { $other } %.

## Uma partida revista
coach-review-title = { $game }: a partida revista
coach-curve-chance = A chance de vencer
coach-curve-points = Os pontos que se podem esperar
coach-curve-told = { $first } no começo, { $last } no fim, { $moves } jogadas.
coach-start = No começo
coach-end = No fim
coach-luck = Sorte
coach-decisions = Decisões
coach-sum-told = Decisões e sorte somam exatamente toda a mudança.
coach-about-values = Cada valor é o que resulta de muitas partidas que continuam dali, jogadas na hora com regras simples e com tudo o que estava oculto sorteado de novo.
coach-about-decisions = As decisões são comparadas com essas regras: acima de zero, jogou-se melhor que elas.
coach-turning = O que decidiu a partida
coach-no-turning = Nenhum momento sozinho: ela foi decidida aos poucos.
coach-hopeless = As regras simples que jogam as partidas a partir daqui quase nunca vencem esta: a chance delas diz pouco sobre o quanto se jogou bem.
coach-decision-good = Uma boa decisão
coach-decision-bad = Uma decisão cara
coach-luck-good = Sorte
coach-luck-bad = Azar
coach-when = Jogada { $moment }, { $seat }
coach-played = Jogou-se
coach-better = Melhor
coach-better-chance = Vence { $value } % das partidas, em vez de { $other } %.
coach-better-points = Chega a { $value } pontos, em vez de { $other }.
