### Hashi: lo que se elige antes de empezar una partida.

## Opciones
option-players = Número de jugadores
option-seed = La semilla de todo el azar
option-side = La cara del tablero
drawn-island = { $count ->
    [one] isla
   *[other] islas
}
drawn-red = { $count ->
    [one] isla con bandera roja
   *[other] islas con bandera roja
}
drawn-blue = { $count ->
    [one] isla con bandera azul
   *[other] islas con bandera azul
}
new-drawing-side = 18 islas con o, cuatro de ellas con r (bandera roja) y tres con b (bandera azul), el mar con .
side-A = A: Celosía (más fácil)
side-B = B: Anillo (más difícil)
