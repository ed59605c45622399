### La Isla Prohibida: lo que hacen las cartas.

text-treasure = Con cuatro de estas, descartadas en { THE($one) } o en { THE($other) }, se recupera el tesoro.
text-helicopter = En cualquier momento: lleva cualquier número de peones de una loseta a cualquier otra. Con todos los tesoros y todo el grupo en { THE($landing) }, lo saca de la isla.
text-sandbags = En cualquier momento: asegura cualquier loseta inundada.
text-waters_rise = El agua sube una marca. Las cartas de Inundación descartadas se barajan y se ponen encima de su mazo.
text-flood = { CAP(THE($tile)) }: la loseta se inunda. Si ya estaba inundada, se hunde, y esta carta sale de la partida.
