### El entrenador: las mejores jugadas ahora, y partidas repasadas.

## Cuánto vale una manera de jugar
coach-number = { $number }
coach-because-played = { CAP($loss) }: en el { $share } % de las partidas, en lugar del { $other } %.

## Una partida repasada
coach-review-title = { $game }: repaso de la partida
coach-curve-chance = La probabilidad de ganar
coach-curve-points = Los puntos que cabe esperar
coach-curve-told = { $first } al principio, { $last } al final, { $moves } jugadas.
coach-start = Al principio
coach-end = Al final
coach-luck = Suerte
coach-decisions = Decisiones
coach-sum-told = Decisiones y suerte suman exactamente todo el cambio.
coach-about-values = Cada valor es lo que resulta de muchas partidas que siguen desde ahí, jugadas al instante con reglas sencillas y con todo lo oculto repartido de nuevo.
coach-about-decisions = Las decisiones se comparan con esas reglas: por encima de cero, se ha jugado mejor que ellas.
coach-turning = Lo que la decidió
coach-no-turning = Ningún momento por sí solo: se decidió poco a poco.
coach-hopeless = Las reglas simples que juegan las partidas desde aquí casi nunca ganan esta: su probabilidad dice poco de lo bien que se jugó.
coach-decision-good = Una buena decisión
coach-decision-bad = Una decisión cara
coach-luck-good = Buena suerte
coach-luck-bad = Mala suerte
coach-when = Jugada { $moment }, { $seat }
coach-played = Se jugó
coach-better = Mejor
coach-better-chance = Gana el { $value } % de las partidas, en lugar del { $other } %.
coach-better-points = Llega a { $value } puntos, en lugar de { $other }.
