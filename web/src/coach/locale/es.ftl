### El entrenador en la página: pedir pistas y que se repase una partida.

coach-hint = Muéstrame las mejores jugadas
coach-hint-again = Pensar otra vez
coach-hint-about = El entrenador prueba muchas maneras de seguir, cada vez con todo lo oculto repartido de nuevo. No sabe más que tú.
coach-thinking = Pensando…
coach-best = La mejor
coach-mark = Mostrar en el tablero
coach-waits = El entrenador te aconseja cuando es tu turno.
coach-past = Estás mirando el pasado. Vuelve al presente para preguntar qué es lo mejor ahora.
coach-watching = Solo quienes juegan aquí pueden pedir pistas.
coach-old = Desde entonces la mesa ha seguido.
coach-never-deal = No hay pistas en un desafío ni en el reparto del día: cada uno lo juega por su cuenta. Cuando termine, el entrenador lo repasa contigo.
coach-never-rivals = No hay pistas donde los jugadores compiten. Cuando termine la partida, el entrenador la repasa contigo.
coach-shared = Pistas para todos en esta mesa
coach-shared-about = Aquí juegan varias personas. Quien activa o desactiva las pistas lo hace para todos, y todos lo ven.

coach-chance = { $value } % de ganar
coach-points = { $value } puntos
coach-doubt = ± { $doubt }
coach-because-best = { CAP($loss) }: en el { $share } % de las partidas, en lugar del { $other } % tras la segunda mejor.
coach-because-next = { CAP($loss) }: en el { $share } % de las partidas, en lugar del { $other } % tras la mejor.
coach-ahead = { $points } puntos más que la segunda mejor.
coach-behind = { $points } puntos menos que la mejor.
coach-close-best = La segunda mejor es casi igual de buena: juega la que prefieras.
coach-close-next = Casi tan buena como la mejor.

coach-review = Repasar esta partida
coach-review-about = ¿Dónde se ganó o se perdió, por suerte o por decisiones? El entrenador sigue jugando muchas veces desde cada momento. Tarda hasta un minuto; mientras tanto puedes seguir mirando.
coach-review-waiting = Antes se repasa otra partida…
coach-review-seat = Los puntos de
coach-look = Mostrar este momento
coach-play-on-new = Seguir, otra suerte
coach-play-on-same = Seguir, misma suerte
coach-review-watching = Quienes han jugado pueden pedir que se repase esta partida.
