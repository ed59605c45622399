### Forbidden Island: lo que hacen las cartas.

text-treasure = Cuatro de estas, descartadas en { THE($one) } o en { THE($other) }, recuperan el tesoro.
text-helicopter = En cualquier momento: lleva cualquier número de peones de una loseta a cualquier otra. Con todos los tesoros y todo el grupo en { THE($landing) }, lo saca de la isla.
text-sandbags = En cualquier momento: seca cualquier loseta inundada.
text-waters_rise = El agua sube una marca. Las cartas de Inundación descartadas se barajan y se ponen encima de su mazo.
text-flood = { CAP(THE($tile)) }: la loseta se inunda. Si ya estaba inundada, se hunde, y esta carta sale de la partida.
