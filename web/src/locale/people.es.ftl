### Quienes juegan, en listas y en mesas nuevas.

new-names = Quiénes juegan
new-names-help = Cada persona con su nombre; se recuerdan en este navegador.
home-turn-of = Turno: { $names }
home-waiting-for = A la espera de { $names }

## Mis partidas
games-all-levels = Todos los niveles
games-all-players = Cualquier número de jugadores
games-of-players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}

## Otro dispositivo
device-title = Otro dispositivo
device-about = Un enlace privado hace que seas la misma persona en otro dispositivo: te llevas tus mesas, tus partidas y tu nombre.
device-make = Crear un enlace privado
device-link = Enlace privado; sirve una vez, durante { $minutes } minutos
device-secret = Ábrelo en tu otro dispositivo. No se lo des a nadie: quien lo abra juega en tu lugar.
device-share = Mi enlace privado a Islario
arrive-title = Seguir jugando aquí
arrive-about = Este enlace privado hace que en este dispositivo seas quien eres en el otro. Desde entonces los dos tienen tus mesas y partidas.
arrive-left = { $tables ->
    [one] En este navegador hay una mesa en juego. Aquí dejará de ser tuya.
   *[other] En este navegador hay { $tables } mesas en juego. Aquí dejarán de ser tuyas.
}
arrive-yes = Sí, soy yo
arrive-no = No, dejarlo así
arrive-incomplete = El enlace está incompleto. Crea otro en tu otro dispositivo.

## Un dibujo propio
drawing-about = Pulsa casillas para dibujar; pulsa otra vez para cambiarlas o borrarlas. Con el teclado: flechas y barra espaciadora.
drawing-grid = Tu dibujo
drawing-count = { $drawn } de { $count } { $what }
drawing-cell = Fila { $row }, columna { $column }: { $what }
drawing-full = Ya están todas: quita antes alguna.
drawing-text = Escribirlo o pegarlo
drawn-sea = mar
