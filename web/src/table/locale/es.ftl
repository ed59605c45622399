### El marco de una mesa, común a todos los juegos.

## La entrada
table-loading = Preparando la mesa...
table-failed = No se pudo cargar la mesa.
table-reload = Reintentar
table-gone = Esta mesa no existe
table-gone-about = Puede que el enlace esté incompleto o que la mesa ya se haya recogido.
table-home = Ir a la página de inicio
table-invited-title = Tienes una invitación a esta mesa
table-invited-by = En la mesa: { $names }
table-invited-name = Tu nombre en la mesa
table-invited-sit = Sentarme a la mesa
table-invited-watch = Solo mirar
table-invited-seated = Ya juegas en esta mesa. El enlace es para otra persona.
table-invited-enter = Ir a la mesa
table-watching = mirando

## Las partes de la página
table-board = El tablero
table-side = Crónica, chat e historial
table-tabs = Lo que se muestra junto al tablero
table-dock = Acciones y paneles
table-tab-log = Crónica
table-tab-chat = Chat
table-tab-coach = Entrenador
table-tab-table = Mesa
table-unread = { $count ->
    [one] { $count } mensaje sin leer
   *[other] { $count } mensajes sin leer
}
table-close = Cerrar
table-fold = Plegar
table-look = Mirar la carta
table-use-first = Usar antes:
table-dismiss = Cerrar el aviso
table-title-yours = ● Tu turno · { $game }
table-your-turn = Es tu turno.

## La conexión
table-connection-live = en directo
table-connection-reconnecting = reconectando
table-connection-offline = sin conexión
table-unreachable = Ahora mismo no se puede contactar con el servidor.
table-kept-forget = Olvidarla

## Empezada con otras reglas
table-begun-same = Empezada con las reglas número { $begun }; estas son las número { $now }. Todas las jugadas llevan adonde llevaban.
table-begun-unchecked = Empezada con las reglas número { $begun }; estas son las número { $now }. Nadie puede saber si todas las jugadas llevan adonde llevaban.
table-begun-parted =
    Empezada con las reglas número { $begun }; estas son las número { $now }, con las que { $left ->
        [one] la última jugada lleva
       *[other] las últimas { $left } jugadas llevan
    } a otra parte. Esta mesa solo se puede mirar.
table-begun-damaged =
    El registro de esta mesa está dañado: { $left ->
        [one] su última jugada no se muestra
       *[other] sus últimas { $left } jugadas no se muestran
    }. Solo se puede mirar.

## El juego
table-moved-on = La mesa ha cambiado entretanto.
table-why = Por qué no es posible
table-rule = Regla { $rule }
table-undo = Deshacer
table-reset = Reiniciar turno
table-reset-short = Reiniciar
table-undo-none = No puedes deshacer nada: se descubrió una carta o alguien ha jugado después.
table-undo-past = Estás mirando el pasado. Vuelve primero al presente.
table-asked = Antes de que { THE($seat) } descubra la siguiente carta: juega una tuya o deja que siga.
table-go-on = Que siga
table-held = Esperando por si alguien quiere jugar antes una carta: { THE($names) }.

## Crónica e historial
table-log-beginning = El comienzo
table-log-bot = jugada de un bot
table-history = Historial
table-history-value = Jugada { $moment } de { $moments }
table-history-first = Ir al comienzo
table-history-previous = Una jugada atrás
table-history-next = Una jugada adelante
table-history-last = Ir a la última jugada
table-history-play = Reproducir
table-history-pause = Pausa
table-past = Viendo la jugada { $moment } de { $moments }
table-now = Volver al presente

## Chat
table-chat-empty = Nadie ha dicho nada todavía.
table-chat-write = Escribe algo
table-chat-send = Enviar
table-chat-watching = Solo pueden escribir los jugadores de la mesa.
table-chat-hide = Ocultar
table-chat-hide-whom = Ocultar lo que dice { $name }
table-chat-hidden = Oculto: { $name }
table-chat-unhide = Volver a mostrar

## Jugadores
table-seats = Jugadores
table-seat-person = { $role } ({ $name })
    .article = { ARTICLE($role) }
table-seat-open = falta un jugador
table-seat-invited = falta un jugador, invitación enviada
table-seat-you = tú
table-seat-somebody = alguien
table-seat-bot-for = { $bot }, por { $name }
table-seat-here = en la mesa
table-seat-away = ausente
table-seat-yours = tuyo
table-seat-rest = Que un bot juegue por mí
table-seat-take-back = Volver a jugar yo
table-seat-stand-in = Que juegue un bot mientras tanto
table-seat-invite = Invitar a alguien
table-seat-mute = Ocultar sus mensajes
table-seat-unmute = Volver a mostrar sus mensajes
table-seat-link = Invitación: { $seat }. Sirve una sola vez.

## La mesa misma
table-watch-title = Enlace para mirar
table-watch-about = Quien lo tenga puede mirar, pero no jugar.
table-watch-share = Mira una partida de { $game } en Islario
table-sound = Sonidos
table-keys = Jugar con una sola tecla
table-options = A qué se juega
table-option-drawn = dibujada a mano
table-yes = sí
table-no = no
table-rules = Reglas del juego
table-card-book = En el libro de cartas
table-leave = Dejar la mesa
table-leave-sure = ¿Dejarla para siempre? Los bots seguirán jugando por ti.
table-stay = Quedarme

## El final
table-over = La partida ha terminado.
table-end-show = Ver el resultado
table-end-winners = { $count ->
    [one] Gana { THE($names) }
   *[other] { $names } comparten la victoria
}
table-end-again = Otra partida
table-end-same-deal = El mismo reparto otra vez
table-end-challenge = Crear un desafío
table-end-results = Resultados de todos
table-end-review = ¿Dónde se decidió?
table-end-replay = Reproducir
table-end-share = Compartir
table-end-record = Descargar el registro
table-next = Empieza otra partida: ven también.
table-next-go = Ir a la nueva mesa
table-curve-moves = jugadas
table-curve-range = de { $low } a { $top }
table-curve-told = { $name }: { $first } al comienzo y { $last } al final, tras { $moves ->
    [one] { $moves } jugada
   *[other] { $moves } jugadas
}

## Cómo está la partida
table-signs = Cómo está la partida
table-signs-all = Mostrar todo
table-sign-danger = Peligro:

## Seguir desde un momento
table-branch-same = Seguir desde aquí, misma suerte
table-branch-new = Seguir desde aquí, otra suerte

## Bots
table-bots = Bots
table-bots-pause = Pausar los bots
table-bots-play = Que sigan jugando los bots
table-bots-step = Una decisión de un bot
table-bots-slower = Más despacio
table-bots-faster = Más rápido
table-bots-paused = Los bots están en pausa.
table-bots-go-on = Seguir
table-bots-speed = Velocidad de los bots:
table-bots-times = { $speed ->
    [-2] ¼×
    [-1] ½×
    [1] 2×
    [2] 4×
   *[other] 1×
 }
