### Hashi: lo que se elige antes de empezar una partida.

## Opciones
option-players = Número de jugadores
option-seed = La semilla de todo el azar
option-side = La cara del tablero
side-A = A: Celosía (más fácil)
side-B = B: Anillo (más difícil)
