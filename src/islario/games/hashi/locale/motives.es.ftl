### Hashi: por qué un bot hace algo. Cada texto sigue a lo que hizo: "traza un puente ...: para completar ...".

why-complete = para completar la isla { $island } con su { $number }
why-fits = porque un { $number } le va mejor a la isla { $island } que a otras
why-reach = para que la isla { $island } llegue a su { $number }
why-open = para que la isla { $island } pueda recibir un número que le vaya bien
why-category = por los puntos de "{ $category }"
why-few_cards = porque quedan muy pocas cartas para todas las islas
why-high_numbers = para guardar una isla para los números altos que faltan
why-hard_start = para poner difícil el comienzo a quien reciba el tablero
why-spoil = porque cualquier otra cosa estropearía más de lo que da
