### La página que rodea las mesas.

## El marco
site-name = Islario
site-title = { $page } · Islario
site-skip = Saltar al contenido
site-language = Idioma
site-language-es = Español
site-language-pt = Português
site-language-en = English
site-dark = Cambiar a colores oscuros
site-light = Cambiar a colores claros
site-loading = Un momento...
site-table = Mesa
site-footer = Islario es un proyecto no oficial, hecho por aficionados y sin relación con los autores ni las editoriales de los juegos. Todos los dibujos son propios.
site-unreachable = No se puede llegar al servidor. Revisa tu conexión e inténtalo de nuevo.
site-unexpected = Algo ha fallado por nuestra parte. Inténtalo de nuevo.
site-retry = Intentar de nuevo
site-nowhere = Fuera del mapa
site-nowhere-text = En esta dirección no hay nada. Puede que el enlace esté incompleto.
site-go-home = Ir a la página de inicio
site-game-forbidden_island = La Isla Prohibida
site-game-hashi = Hashi
site-game-robinson = Robinson Crusoe

## La página de inicio
home-title = Un libro de islas
home-lead = Juegos de mesa de islas, completos y exactos: a solas, en un mismo dispositivo o con amigos mediante un enlace. Sin cuenta y sin instalar nada.
home-about-forbidden_island = La isla se hunde. De dos a cuatro aventureros colaboran para llevarse sus cuatro tesoros y escapar por el aire antes de que el mar se lo trague todo.
home-about-hashi = Carta a carta, escribe números en tus islas y únelas con puentes que nunca se cruzan.
home-about-robinson = Náufragos todos: explorar, construir y cazar para sobrevivir a las tormentas de una isla maldita.
home-facts-forbidden_island = De 2 a 4 aventureros · cooperativo · unos 30 minutos
home-facts-hashi = De 1 a 4 jugadores · todos a la vez · unos 20 minutos
home-facts-robinson = De 1 a 4 náufragos · cooperativo · de dos a tres horas
home-play-now = Jugar ya
home-play-now-help-forbidden_island = Con «Jugar ya» empiezas al momento: a solas, con dos aventureros.
home-play-now-help-hashi = Con «Jugar ya» empiezas al momento: el juego en solitario en el tablero más fácil.
home-play-now-help-robinson = Con «Jugar ya» empiezas al momento: Náufragos, a solas con dos personajes y Viernes.
home-learn = Aprender jugando
home-learn-first = ¿Primera vez? Aprende jugando
home-lesson = lección
home-alone = Por tu cuenta
home-friends = Con amigos
home-pass = En un dispositivo
home-cards = Cartas
home-almanac = Almanaque
home-rules = Reglas
home-tables = Mis mesas
home-tables-all = Ver las { $tables } mesas
home-you = { $seats ->
    [one] tú
   *[other] tú (por { $seats } jugadores)
}
home-open-seats = { $seats ->
    [one] falta un jugador
   *[other] faltan { $seats } jugadores
}
home-your-turn = Te toca
home-waiting = A la espera de los demás
home-won = Victoria: { $how }
home-lost = Derrota: { $how }
home-scored = Fin, puntos: { $scores }
home-moves = { $moves ->
    [0] sin empezar
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}
home-continue = Continuar
home-look-back = Repasar
home-mark-begun = Empezada con otras reglas
home-mark-parted = Empezada con otras reglas: solo se puede mirar
home-mark-unreadable = No se puede mostrar con estas reglas

## Preparar una mesa
new-way-alone = Por tu cuenta
new-lead-alone = Los demás jugadores son bots.
new-lead-all-me = Todos son tuyos: juegas todos los turnos.
new-way-friends = Una mesa con amigos
new-lead-friends = Decide quién juega. Por cada jugador que dejes a un amigo recibirás un enlace para enviárselo.
new-way-pass = En un mismo dispositivo
new-lead-pass = Todos juegan en este dispositivo, que pasa de mano en mano en cada turno.
new-name = Tu nombre
new-name-help = Se muestra en la mesa y se recuerda en este navegador.
new-seats = Quién juega
new-seat = Jugador { $seat }
new-seat-me = Yo
new-seat-open = Un amigo, por enlace
new-no-me = Al menos uno de los jugadores tienes que ser tú.
new-more = Más opciones
new-rulings = Criterios, para quienes juegan de otra manera
new-changed = { $changed ->
    [one] 1 cambio
   *[other] { $changed } cambios
}
new-others = Quién juega por los demás
new-others-me = Yo
new-others-bots = Bots
new-range = de { $low } a { $high }
new-drawn = Dibujado por ti
new-names-chosen = Elegidos por ti
new-create = Preparar la mesa
new-create-links = Preparar la mesa y obtener los enlaces
new-challenge = Convertirla en un desafío
new-challenge-about = Quien tenga el enlace juega las mismas cartas, cada cual por su cuenta; después se comparan los resultados.
new-no-game = Aquí no hay mesa para este juego.
new-set = La mesa está lista
new-set-lead = Envía a cada amigo su propio enlace. Cada enlace sirve una sola vez: juega quien lo abra primero.
new-set-here = Esta dirección es la de tu propia máquina y solo funciona en ella. Para que entren amigos desde tu red, inicia Islario con: islario serve --host 0.0.0.0
new-invitation = Invitación para el jugador { $seat }
new-watch = Solo para mirar; sirve para todas las personas que quieras
link-copy = Copiar
link-copied = Copiado
link-by-hand = El enlace está seleccionado: cópialo
link-share = Compartir
new-share-text = Ven a jugar conmigo a { $game } en Islario
new-go = Ir a la mesa

## Las reglas
rules-title = { $game }: reglas
rules-sections = Secciones
rules-search = Buscar en las reglas
rules-found = { $found ->
    [0] No se ha encontrado nada
    [one] { $found } pasaje encontrado
   *[other] { $found } pasajes encontrados
}
rules-clear = Mostrar todo
rules-none = Todavía no hay reglas que leer de este juego.
rules-cards = El libro de cartas: lo que dice cada una

## El libro de cartas
cards-title = { $game }: cartas
cards-search = Buscar en las cartas
cards-kinds = Tipos de cartas
cards-all = Todas
cards-surprises = Ocultar las cartas que aún no me han salido
cards-found = { $found ->
    [0] No se ha encontrado ninguna carta.
    [one] { $found } carta.
   *[other] { $found } cartas.
}
cards-hidden = { $hidden ->
    [1] 1 sigue siendo una sorpresa.
   *[other] { $hidden } siguen siendo una sorpresa.
}
cards-rules = Las reglas

## Los bots
new-strength = Nivel de los bots
bot-learner = Aprendiz
about-bot-learner = Buena compañía para una primera partida: juega con sentido, pero de vez en cuando comete los errores que cometen las personas.
bot-steady = Constante
about-bot-steady = Juega al instante, con reglas sencillas y sensatas, y no mira más allá de este turno.
bot-strong = Fuerte
about-bot-strong = Prueba muchas maneras de jugar cada turno antes de elegir una. Tarda hasta un segundo.
bot-relentless = Implacable
about-bot-relentless = Piensa mientras sirva de algo, hasta cinco segundos. Aquí no hay ninguno más fuerte.
bot-random = Bot al azar

## Desafíos y el reparto del día
home-daily-new = Reparto del día
home-daily-begun = Reparto del día: seguir jugando
home-daily-done = Reparto del día: resultados
deal-page = Desafío
deal-title = Un desafío: { $game }
deal-title-daily = Reparto del día: { $game }
deal-from = De { $name }.
deal-lead = Todos los que lo juegan reciben exactamente las mismas cartas. Cada jugador tiene un solo intento; quien termina ve cómo les fue a los demás.
deal-level = Se juega: { $level }
deal-players = { $seats ->
    [one] Llevas a un jugador.
   *[other] Llevas tú a los { $seats } jugadores.
}
deal-bots = { $bots ->
    [one] También juega un bot.
   *[other] También juegan { $bots } bots.
}
deal-count = { $count ->
    [0] Nadie lo ha terminado todavía.
    [one] Una persona lo ha terminado.
   *[other] { $count } personas lo han terminado.
}
deal-play = Aceptar el desafío
deal-go-on = Seguir jugando
deal-look = Repasar mi partida
deal-closed = Ya no se puede empezar.
deal-link = Enlace a este desafío
deal-share = ¿Puedes hacerlo mejor? Un desafío en Islario: { $game }
deal-results = Resultados
deal-results-later = La lista se muestra cuando hayas terminado.
deal-player = Jugador
deal-outcome = Resultado
deal-points = Puntos
deal-share-of-best = De lo mejor posible
deal-seeking = Se busca lo mejor que permitían estas cartas.
deal-moves = Jugadas
deal-won = victoria
deal-lost = derrota
deal-over = terminada
deal-guest = Invitado
deal-yours = tú

## Mis partidas
games-title = Mis partidas
games-none = Aún no hay partidas terminadas.
games-rates = Cómo te va
games-game = Juego
games-level = Nivel
games-players = Jugadores
games-count = Partidas
games-won = Ganadas
games-best = Mejor puntuación
games-list = Partidas terminadas
games-filter = Mostrar
games-all = Todas las partidas
games-any = Ganadas o perdidas
games-won-only = Ganadas
games-lost-only = Perdidas
games-hidden-only = Ocultas
games-outcome = Resultado
games-hide = Ocultar
games-show = Volver a mostrar
games-more = Mostrar anteriores
games-own-drawing = dibujado a mano
games-nudge = { $wins } victorias seguidas en { $level }: prueba con { $next }.
games-data = Mis datos
games-data-about = Todo lo que se guarda sobre ti: tus nombres, jugadas, mensajes y desafíos.
games-export = Descargar mis datos
games-forget = Borrar mis datos
games-forget-sure = Se borran tu nombre y todo lo que has escrito, y se olvida este navegador. Tus jugadas quedan, sin nombre; los bots siguen en tus partidas. No se puede deshacer.
games-forget-yes = Borrar para siempre
games-forget-no = Conservarlos
