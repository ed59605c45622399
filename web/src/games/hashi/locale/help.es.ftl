### La lección de Hashi, y la ayuda junto a la mesa.

## La lección: en un paso que espera algo, la última línea dice qué hacer
hashi-lesson-goal =
    ¡Te damos la bienvenida! Saldrán diecisiete cartas. Con cada una escribes un número en una isla y trazas puentes. Una isla con tantos puentes como dice su número está completa, y solo cuentan las islas completas.
    Esta línea dice siempre cuánto llevas.
hashi-lesson-start =
    Primero escribes un número a tu gusto.
    Pulsa la isla { $island } para poner un { $number }, y después «{ hashi-done }».
hashi-lesson-card =
    ¡La primera carta! Trae un número, el { $number }, y { $count } puentes. Primero va el número, después los puentes.
hashi-lesson-number =
    El { $number } puede ir en cualquier isla que brille. Junto a tu primer número será fácil unirlas.
    Pulsa la isla { $island }.
hashi-lesson-bridges =
    Ahora, { $count } puentes. Van por las líneas de puntos, salen de una isla con número y nunca se cruzan.
    Pulsa las líneas { $island }-{ $one }, { $island }-{ $other } y { $island }-{ $third }, y después «{ hashi-done }».
hashi-lesson-complete =
    Tantos puentes como dice: ¡la isla { $island } está completa! Al final da 2 puntos. Desde ahora nada puede tocarla.
hashi-lesson-flag =
    La siguiente carta trae un { $number }. Una isla con bandera solo admite un número si le llega un puente, como a esta: así que el { $number } la completa de golpe.
    Pulsa la isla { $island }.
hashi-lesson-bridge =
    Queda un puente por trazar. Busca una isla a la que aún le falten.
    Trázalo por una línea que brille, y después «{ hashi-done }».
hashi-lesson-bonus =
    Todas las banderas azules, todas las rojas, seis islas completas unidas: cada cosa da una bonificación. Los puntos completos se consiguen hasta la carta que se indica; después dan menos.
hashi-lesson-end =
    A partir de aquí la partida es tuya. Estas son las cartas que aún pueden salir: las tachadas ya salieron.
    El ? de arriba tiene siempre el objetivo, las teclas y las reglas.

## Ayuda
hashi-help-goal = Completa tantas islas como puedas: cada una da 2 puntos al final. Todas las banderas rojas, todas las azules y seis islas completas unidas dan una bonificación, mayor para quien llega pronto.
hashi-help-turn =
    Se descubre una carta, la misma para todos.
    Escribe su número en una isla que no tenga, o renuncia a él. Una isla con bandera necesita antes un puente.
    Traza todos sus puentes por líneas de puntos, desde islas con número, o ninguno. Como mucho van dos juntos, y nunca se cruzan.
    Pulsa Listo. Hasta entonces puedes deshacer lo que hiciste con esta carta.
hashi-help-digits = el número para empezar
hashi-help-letters = una isla, o dónde empieza y acaba un puente
hashi-help-arrows = van de isla en isla
hashi-help-press = pulsa la isla; Listo, cuando todo está elegido
hashi-help-back = deshace el último paso
hashi-help-cancel = suelta lo elegido
