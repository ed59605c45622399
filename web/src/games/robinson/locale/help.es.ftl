### La lección de Robinson Crusoe, y la ayuda junto a la mesa.

## La lección: en un paso que espera algo, la última línea dice qué hacer
robinson-lesson-goal =
    ¡Te damos la bienvenida a tierra! De la ronda 10 a la 12 pasa un barco. Ten para entonces { THE($item) } y una pila de 15 de madera, y te verán. Si muere uno de los náufragos, todo está perdido.
    Esta línea tiene la ronda con sus fases, el clima que viene y, a la derecha, cuánto llevas.
robinson-lesson-people =
    Llevas { TO($who) } y { TO($character) }, y Viernes ayuda. Cada herida es un paso en su vida: pasada una flecha baja la moral; en la calavera se pierde la partida. La estrella cuenta la determinación, que paga las habilidades.
robinson-lesson-keep =
    Cada mañana la loseta del campamento da lo que tiene: 1 de madera y 1 de comida. Después se puede poner madera en la pila. Pero un refugio cuesta 2 de madera y es lo primero.
    Guarda la madera: pulsa «Nada».
robinson-lesson-crates =
    Ahora planea el día. Cada náufrago tiene dos peones; Viernes, uno. Para la cena hacen falta 2 de comida y tienes 1; en { THE($card) } de la playa hay más.
    Pulsa «{ $card }»: basta un peón.
robinson-lesson-explore =
    ¿Qué hay junto al campamento? Un peón solo tiene que tirar los dados: ves la probabilidad de éxito, de una herida y de una aventura. Un segundo peón lo asegura, sin dados.
    Pulsa «{ $space }», mira las probabilidades y púlsalo otra vez.
robinson-lesson-shovel =
    Un invento pide lo que ya se ha encontrado: { THE($item) }, una playa, y en ella está el campamento. Sirve contra muchos males. El segundo peón será el de Viernes.
    Pulsa { THE($item) } dos veces.
robinson-lesson-tonight =
    «{ panel-tonight-short }» cuenta con tu plan: hay cena para los dos, pero sin refugio cada uno recibe una herida. Lo construirás mañana. Si cambias de idea, pulsa un peón puesto y vuelve.
    Míralo y después pulsa «{ robinson-confirm }».
robinson-lesson-night =
    El día ha terminado. En { $space } hay montañas, con madera y loros, y todos han cenado. De noche el campamento puede mudarse a una loseta de al lado, pero aquí está bien.
    Pulsa «{ robinson-stay }».
robinson-lesson-event =
    Cada nuevo día trae un evento, pocas veces bueno: { $card }. Ya ha hecho su primer daño, y ahora está entre las amenazas.
    Otra vez hay madera para la pila, pero el refugio necesita 2: pulsa «Nada».
robinson-lesson-shelter =
    Bajo un refugio nadie recibe heridas de noche. Al construir, los dados fallan más que en otras acciones, y también hieren más: mejor manda dos peones.
    Pulsa el refugio dos veces.
robinson-lesson-threat =
    { CAP(THE($card)) } pasa a la izquierda con el próximo evento, y sale del tablero con el siguiente: entonces la moral baja 2. A no ser que alguien la resuelva, y eso además da determinación.
    Pulsa «{ $action }»: así se resuelve.
robinson-lesson-dice =
    Falta 1 de comida para la cena: los loros de { $space }. Atrévete con un peón, porque recolectar casi siempre sale bien y pocas veces hiere. «{ $camp }» con Viernes sube la moral, y una moral alta da determinación.
    Pulsa la comida de { $space } una vez, pon a Viernes y pulsa «{ robinson-confirm }».
robinson-lesson-adventure =
    Los dados dicen éxito, ¡y aventura! { $card }: toma lo que ofrece, y la carta va al mazo de eventos para volver una mañana a cobrarse. O déjalo.
    Elige, y después pasa la noche.
robinson-lesson-pile =
    Esta noche nadie ha recibido heridas. Ahora sobra madera. La pila tiene cinco columnas, y en la primera cabe solo 1.
    Pon 1 de madera en la pila.
robinson-lesson-end =
    A partir de aquí la partida es tuya. Con montañas ya puedes construir { THE($item) }: mira «{ robinson-tab-inventions }». «{ robinson-tab-threats }», «{ robinson-tab-scenario }» y «{ robinson-tab-force }» tienen lo demás, y cada carta muestra su texto al pulsarla.
    El ? de arriba tiene siempre el objetivo, las teclas, las reglas y el libro de cartas.

## Ayuda
robinson-help-goal = Cumple el objetivo del escenario antes de que acabe la última ronda: la línea de arriba muestra cuánto falta, y «{ robinson-tab-scenario }» lo cuenta entero. Si muere uno de los náufragos, todos han perdido.
robinson-help-turn =
    Eventos, desde la segunda ronda: una carta hace su daño y se vuelve una amenaza. Si sale del tablero, golpea.
    Moral: quien guía gana o pierde determinación.
    Producción: la loseta del campamento da su madera y su comida.
    Acciones: se planea en común, dos peones cada uno, y se confirma. Con los peones justos deciden los dados; con uno más es seguro.
    Clima: las nubes que el tejado no detiene cuestan madera y comida.
    Noche: quien no come recibe 2 heridas, y sin refugio cada uno recibe 1. La comida perecedera se pudre.
robinson-help-press = planea lo que tiene el foco; otra vez lo asegura, una más lo retira
robinson-help-hand = toma en la mano el siguiente peón
robinson-help-confirm = confirma el plan
robinson-help-next = sigue con lo que se cuenta
robinson-help-arrows = van de espacio en espacio, de página en página y de respuesta en respuesta
robinson-help-cancel = suelta el peón; termina lo que se cuenta
