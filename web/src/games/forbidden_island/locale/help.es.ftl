### La lección de La Isla Prohibida, y la ayuda junto a la mesa.

## La lección: en un paso que espera algo, la última línea dice qué hacer
board-lesson-goal =
    ¡Te damos la bienvenida! Esta isla se hunde. Recupera sus cuatro tesoros, lleva a todos { TO($landing) } y escapa volando con ellos.
    Esta línea dice siempre cuánto falta.
board-lesson-walk =
    Llevas a dos aventureros. Empieza { THE($role) }, con tres acciones. A una loseta que brilla se llega con una.
    Pulsa { THE($tile) } para ir hasta allí.
board-lesson-shore =
    { CAP(THE($tile)) } está bajo el agua. Si el mar vuelve a por esta loseta, se hunde para siempre. Puedes asegurar la loseta en la que estás y las de al lado.
    Pulsa { THE($tile) } y elige asegurar.
board-lesson-give =
    Con cuatro cartas iguales se gana un tesoro. { CAP(THE($receiver)) } ya tiene dos, y { THE($role) } puede entregar cartas desde lejos.
    Pulsa tu carta { $card } y entrégala.
board-lesson-draw =
    Después de las acciones se roban dos cartas de Tesoro.
    Roba las dos: pulsa el botón, o el mazo.
board-lesson-flood =
    ¡{ $card }! Es una carta especial: puedes jugarla en cualquier momento y no cuesta ninguna acción. Ahora le toca al mar: una carta de Inundación inunda una loseta seca, y hunde una inundada.
    Descubre las cartas de Inundación.
board-lesson-landing =
    Ahora juega { THE($role) }, que también llega a las losetas de las esquinas. { CAP(THE($tile)) } está bajo el agua: si se hunde, nadie escapa.
    Pulsa { THE($tile) } y elige asegurar.
board-lesson-rest =
    { CAP(THE($treasure)) } se recupera en una loseta con su marca, como { THE($tile) }: está a dos pasos.
    Usa las acciones como quieras y después pulsa «{ board-finish }».
board-lesson-rise =
    { $card } Las cartas de Inundación que ya salieron vuelven encima del mazo: las mismas losetas corren peligro otra vez. Lo que has asegurado solo se inunda.
    Descubre las cartas de Inundación y mira qué pasa.
board-lesson-end =
    A partir de aquí la partida es tuya. Con cuatro cartas de un tesoro, recupéralo en una de sus losetas. Cuando tengas los cuatro, reúne a todos en { THE($landing) } y juega { $card }.
    El ? de arriba tiene siempre el objetivo, las teclas y las reglas.

## Ayuda
board-help-goal = Recupera los cuatro tesoros, lleva a todos los aventureros a la Pista de Aterrizaje y juega un Ascenso en Helicóptero. Todo se pierde si se hunde la Pista de Aterrizaje, si se hunden las dos losetas de un tesoro que falta, si alguien no puede llegar a nado a tierra o si el agua alcanza la calavera.
board-help-turn =
    Hasta tres acciones: ir a una loseta de al lado, asegurar una loseta inundada, entregar una carta a alguien de tu loseta, o recuperar un tesoro con cuatro de sus cartas.
    Roba dos cartas de Tesoro. Si tienes más de cinco, descarta.
    Descubre tantas cartas de Inundación como pida el agua: una loseta seca se inunda, una inundada se hunde.
board-help-end = termina las acciones
board-help-draw = roba una carta de Tesoro
board-help-flood = descubre una carta de Inundación
board-help-finish = juega el resto del turno
board-help-arrows = van de loseta en loseta
board-help-press = pulsa la loseta
board-help-all = todo lo que se puede hacer con la loseta
board-help-cancel = suelta lo elegido
