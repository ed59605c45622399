### Lecciones, y ayuda junto a la mesa.

## Globos
guide-step = Paso { $step } de { $steps }
guide-next = Siguiente
guide-back = Atrás
guide-skip = Saltar la lección
guide-put-away = La lección queda guardada. Un botón de arriba la trae de vuelta.
guide-resume = Volver a la lección
guide-play-on = Seguir jugando
guide-new-game = Una partida nueva
guide-rules = Teclas y reglas

## El panel
guide-help = Ayuda: objetivo, teclas y reglas (tecla ?)
guide-help-of = { $game }: ayuda
guide-goal = El objetivo
guide-turn = Cómo se juega
guide-keys = Teclas
guide-key-look = muestra en grande y con su texto la carta señalada
guide-key-help = abre y cierra esta ayuda
guide-rules-page = Las reglas en una página aparte
guide-cards-page = Lo que dice cada carta: el libro de cartas
