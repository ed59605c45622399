### Robinson Crusoe: lo que hacen las cartas, frase a frase.

## Tanto de algo
amount-wood = { $n ->
    [one] { $n } madera
   *[other] { $n } maderas
}
amount-food = { $n ->
    [one] { $n } comida
   *[other] { $n } comidas
}
amount-preserved = { $n ->
    [one] { $n } comida no perecedera
   *[other] { $n } comidas no perecederas
}
amount-fur = { $n ->
    [one] { $n } piel
   *[other] { $n } pieles
}
amount-wounds = { $n ->
    [one] { $n } herida
   *[other] { $n } heridas
}
amount-det = { $n } de determinación
amount-weapon = { $n ->
    [one] { $n } nivel de armas
   *[other] { $n } niveles de armas
}
amount-palisade = { $n ->
    [one] { $n } nivel de empalizada
   *[other] { $n } niveles de empalizada
}
amount-pawns = { $n ->
    [one] { $n } peón
   *[other] { $n } peones
}
amount-treasure = { $n ->
    [one] { $n } tesoro
   *[other] { $n } tesoros
}
amount-monster = { $n ->
    [one] { $n } monstruo
   *[other] { $n } monstruos
}
amount-trap = { $n ->
    [one] { $n } trampa
   *[other] { $n } trampas
}
amount-either = { $n ->
    [one] { $n } monstruo o trampa
   *[other] { $n } monstruos o trampas
}
amount-any = { $n ->
    [one] { $n } misterio de cualquier tipo
   *[other] { $n } misterios de cualquier tipo
}

## A quién afecta
who-performer = quien realiza la acción
who-drawer = quien robó la carta
who-fighter = quien combate
who-meeter = quien se la encuentra
who-user = quien lo usa
who-each = cada jugador
who-first = el primer jugador
who-marked = quien tenga la { $wound }

## Fichas, y adónde van
piece-adventure = una ficha de aventura
piece-reroll = una ficha de volver a tirar
piece-minus_pawn = una ficha de «menos un peón»
piece-beast = una ficha de bestia
piece-plus_wood = una ficha de «+1 madera»
piece-plus_food = una ficha de «+1 comida»
piece-black = un marcador negro
at-hunt = junto al mazo de caza
at-build = en el campo Construir
at-gather = en el campo Recolectar
at-explore = en el campo Exploración
at-camp = en el campo Organización del campamento
at-rest = en el campo Descansar
at-night = en la casilla de la noche
at-building_cost = en el coste de refugio, tejado y empalizada
at-weapon_cost = en el coste de las armas
at-here = en la loseta o casilla de la acción
at-camp_tile = en la loseta del campamento

## Efectos
effect-possible = { $effect }, si es posible
effect-resource = { $sign ->
    [gain] el grupo gana { $amount }
   *[lose] el grupo pierde { $amount }
}
effect-food_each = el grupo gana { $amount } por cada jugador
effect-lose_all = se pierden toda la madera, la comida y las pieles del campamento
effect-gathered = el grupo gana { $n } más de lo que se está recolectando, aunque la acción fracase
effect-wounds = { $who } recibe { $amount }{ $cured ->
    [no] {""}
    [0] {" "}(ninguna con la Cura)
   *[other] {" "}(solo { $cured } con la Cura)
}
effect-heal = { $who } se cura de { $amount }
effect-det = { $sign ->
    [gain] { $who } gana { $amount }
   *[lose] { $who } pierde { $amount }
}
effect-det_all = { $who } pierde toda su determinación
effect-special_wound = { $who } recibe una { $wound }
effect-unmark = después se descarta esa ficha de herida
effect-one_pawn = { $what ->
    [this_round] { $who } tiene solo un peón en esta ronda
   *[next_round] { $who } tendrá solo un peón en la próxima ronda
}
effect-may_only = { $what ->
    [rest] en esta ronda { $who } solo puede descansar
   *[build_camp_rest] en esta ronda { $who } solo puede construir, organizar el campamento o descansar
}
effect-no_skills = en esta ronda { $who } no puede usar habilidades
effect-confused = en la próxima ronda { $who } vuelve a tirar todo primer éxito, y tira el dado de éxito hasta en acciones seguras
effect-cursed = desde la próxima ronda { $who } vuelve a tirar todo primer éxito, hasta que acabe la maldición
effect-lift_curse = acaba la maldición
effect-night_outside = { $who } pasa la noche fuera del campamento
effect-share_wounds = se reparten { $amount } por jugador entre los jugadores, como quiera el grupo
effect-cover_arrows = { $n ->
    [one] se cubre { $n } flecha de moral, que ya no baja la moral
   *[other] se cubren { $n } flechas de moral, que ya no bajan la moral
}
effect-give_det = un jugador gana { $amount }
effect-give_heal = un jugador se cura de { $amount }
effect-share_heal = se curan { $amount } de uno o de varios jugadores
effect-share_det = los jugadores ganan { $amount }, a repartir como quiera el grupo
effect-morale = { $sign ->
    [gain] la moral sube { $n }
   *[lose] la moral baja { $n }
}
effect-roof = { $sign ->
    [gain] el tejado sube { $n }
   *[lose] el tejado baja { $n }
}
effect-palisade = { $sign ->
    [gain] la empalizada sube { $n }
   *[lose] la empalizada baja { $n }
}
effect-weapon = { $sign ->
    [gain] las armas suben { $n }
   *[lose] las armas bajan { $n }
}
effect-halve = { $what ->
    [roof] se pierde la mitad del tejado, redondeando hacia abajo
   *[palisade] se pierde la mitad de la empalizada, redondeando hacia abajo
}
effect-disarm = las armas bajan a 0
effect-temp_weapon = las armas cuentan { $n } más en esta acción o este combate
effect-token = se coloca { $token } { $place }
effect-remove_token = se retira { $token } que haya { $place }
effect-weather = { $what ->
    [rain] se añade una nube de lluvia al clima
    [snow] se añade una nube de invierno al clima
    [storm] se añade una tormenta al clima
   *[animals] con el clima se tira el dado de animales hambrientos
}
effect-production = { $what ->
    [no_food] la producción de esta ronda no da comida
    [no_wood] la producción de esta ronda no da madera
    [wood_more] la producción de esta ronda da 1 madera más
    [food_less] la producción de esta ronda da 1 comida menos
    [half] la producción de esta ronda da solo la mitad, redondeando hacia abajo
   *[skip] en esta ronda no hay producción
}
effect-round = { $what ->
    [no_mixed] en esta ronda ninguna acción puede combinar peones de jugadores distintos
   *[items_off] los objetos no se pueden usar hasta que terminen las acciones de esta ronda
}
effect-later = { $what ->
    [before_event] al empezar la próxima ronda
    [tonight] esta noche
    [next_night] esta noche
   *[every_night] cada noche
}: { $effects }
effect-remove_any_token = se retira del tablero una ficha cualquiera
effect-exhaust = { $what ->
    [nearest_wood] se agota la fuente de madera más cercana
    [nearest_fish] se agota la fuente de peces más cercana
    [nearest_parrot] se agota la fuente de loros más cercana
    [nearest_food] se agota la fuente de comida más cercana
    [adjacent] { $count ->
        [one] se agota una fuente de una loseta contigua al campamento
       *[other] se agotan { $count } fuentes de losetas contiguas al campamento
    }
    [adjacent_tile] se agotan todas las fuentes de una loseta contigua al campamento
    [camp_food] se agota una fuente de comida de la loseta del campamento
    [this_source] se agota la fuente que se está recolectando
    [here] se agota una fuente de esta loseta
    [new_flock] se agotan todas las fuentes de la loseta con la ficha de esta carta
   *[fire] se agota una fuente de la loseta explorada; si no se halló ninguna, de la que se halle allí más tarde
}
effect-uncover = lo que cubrió esta carta vuelve a estar libre
effect-cover_terrain = { $what ->
    [beach] el terreno de una loseta de playa cuenta como no explorado
    [hills] el terreno de una loseta de colinas cuenta como no explorado
    [mountains] el terreno de una loseta de montañas cuenta como no explorado
    [river] el terreno de una loseta de río cuenta como no explorado
    [plains] el terreno de una loseta de llanuras cuenta como no explorado
   *[here] el terreno de esta loseta cuenta como no explorado
}
effect-flip_down = { $what ->
    [adjacent] una loseta contigua al campamento pasa a ser inaccesible
   *[hurricane] la loseta con la ficha de esta carta pasa a ser inaccesible
}
effect-flip_up = la loseta que cerró esta carta vuelve a ser accesible
effect-move_camp = el campamento se mueve a una loseta contigua
effect-regain_lost = el tejado y la empalizada recuperan 1 nivel cada uno, si lo perdieron en ese traslado
effect-shortcut = la ficha de atajo va a una loseta contigua al campamento, y cada producción da 1 cubo de esa loseta
effect-corral = el grupo puede agotar una fuente de comida contigua al campamento para poner una ficha de «+1 comida» en la loseta del campamento
effect-corral_printed = si hay una fuente de loros contigua al campamento, se agota una y se coloca una ficha de «+1 comida» en la loseta del campamento
effect-hatchet = el grupo puede poner una ficha de «+1 madera» en la loseta del campamento
effect-remove_black = { $n ->
    [one] se retira { $n } marcador negro de una loseta
   *[other] se retiran { $n } marcadores negros de losetas
}
effect-white_markers = { $n ->
    [one] se pone { $n } marcador blanco en una loseta o casilla
   *[other] se ponen { $n } marcadores blancos en losetas o casillas distintas
}
effect-white_here = se pone un marcador blanco en esta loseta
effect-remove_white = { $n ->
    [one] se retira { $n } marcador blanco
   *[other] se retiran { $n } marcadores blancos
}
effect-wasteland = el terreno de esta loseta cuenta como no explorado, si es la primera de su tipo que se ha explorado
effect-flip_item = { $n ->
    [one] se pierde { $n } objeto, que vuelve a ser invento
   *[other] se pierden { $n } objetos, que vuelven a ser inventos
}
effect-flip_marked = se pierden los objetos marcados, que vuelven a ser inventos
effect-mark_items = { $n ->
    [one] se marca { $n } objeto
   *[other] se marcan { $n } objetos
}
effect-discard_item = { $n ->
    [one] se pierde { $n } objeto para siempre
   *[other] se pierden { $n } objetos para siempre
}
effect-discard_inventions = { $n ->
    [one] se descarta { $n } invento a la vista
   *[other] se descartan { $n } inventos a la vista
}
effect-gain_invention = se añade a los inventos a la vista uno cualquiera de los demás
effect-draw_invention = { $n ->
    [one] se roba { $n } invento y se añade a los que están a la vista
   *[other] se roban { $n } inventos y se añaden a los que están a la vista
}
effect-free_build = { $n ->
    [one] se construye sin coste: { $items }
   *[other] se construye sin coste uno de estos: { $items }
}
effect-discovery = { $n ->
    [one] se roba { $n } ficha de descubrimiento
   *[other] se roban { $n } fichas de descubrimiento
}
effect-starting_item = { $n ->
    [one] se roba { $n } objeto inicial
   *[other] se roban { $n } objetos iniciales
}
effect-new_idea = se roban { $n } inventos y uno de ellos se añade a los que están a la vista
effect-reconnoitre = se miran { $n } losetas de la pila y una de ellas se pone encima
effect-scout = se roban { $n } fichas de descubrimiento y se conserva una de ellas
effect-track = se mira la primera bestia del mazo de caza; se queda allí o pasa al fondo
effect-reveal_tiles = se descubren las { $n } primeras losetas de la pila y se devuelven en cualquier orden
effect-look_event = se mira la próxima carta de evento
effect-mystery = se roban misterios en busca de { $wanted }; después de cada uno se puede parar
effect-stop_drawing = no se roban más misterios
effect-drop_treasures = se pierden los tesoros hallados en esta acción
effect-ignore_mystery = { $what ->
    [treasure] se ignora un tesoro
    [monster] se ignora un monstruo
   *[trap] se ignora una trampa
}
effect-fewer_mysteries = { $n ->
    [one] hay que robar { $n } misterio menos
   *[other] hay que robar { $n } misterios menos
}
effect-fight = { $who } combate contra fuerza { $strength }{ $weapons ->
    [none] {""}
   *[other] ; después se pierde: { $weapons }
}{ $loot ->
    [none] {""}
   *[other] ; el botín: { $loot }
}{ $palisade ->
    [none] {""}
   *[other] ; tras él se pierde: { $palisade }
}
effect-fight_hunting = { $what ->
    [top] { $who } combate contra la primera bestia del mazo de caza
   *[free] { $who } combate contra la primera bestia del mazo de caza, cuya fuerza no cuenta
}
effect-beast = { $what ->
    [discard_top] se descarta la primera bestia del mazo de caza
    [look] se mira la primera bestia del mazo de caza
    [onto_event_deck] una bestia espera sobre el mazo de eventos; el primer jugador combate contra ella en la próxima ronda
    [back_to_hunting] la bestia que está sobre el mazo de eventos se baraja en el mazo de caza
    [strongest_of_three] se roban tres bestias; la más fuerte se pone encima del mazo de caza
    [top_to_bottom] la primera bestia del mazo de caza pasa al fondo
   *[onto_hunting_deck] se pone una bestia, sin verla, encima del mazo de caza
}
effect-choose = una de estas opciones: { $options }
effect-unless_item = sin { THE($item) }: { $effects }
effect-still_missing = si aún falta: { $effects }
effect-unless_weapon = con menos de { $n } de armas: { $effects }
effect-book = { $n ->
    [one] ocurre el efecto de libro del escenario
   *[other] ocurre { $n } veces el efecto de libro del escenario
}
effect-repeat = el evento ocurre una vez más
effect-clear_threats = se cumplen y se descartan todas las cartas de la zona de amenaza
effect-pass_first = el siguiente jugador pasa a ser el primer jugador
effect-keep = la carta se conserva
effect-extra_build = { $who } puede construir una cosa más, tirando los dados
effect-ignore_cloud = { $what ->
    [rain] se ignora una nube de lluvia
   *[snow] se ignora una nube de invierno
}
effect-turn_cloud = una nube de invierno cuenta como nube de lluvia
effect-ignore_animals = { $n ->
    [one] se ignora { $n } dado de animales hambrientos
   *[other] se ignoran { $n } dados de animales hambrientos
}
effect-reroll_animals = { $n ->
    [one] se vuelve a tirar { $n } dado de animales hambrientos
   *[other] se vuelven a tirar { $n } dados de animales hambrientos
}
effect-roll_weather = { $what ->
    [all] se tiran ya los dados de clima de esta ronda, y cuentan en la fase de clima
   *[animals] se tiran ya los dados de animales hambrientos de esta ronda, y cuentan en la fase de clima
}
effect-pile_wood = { $n ->
    [one] { $n } madera va a la pila
   *[other] { $n } maderas van a la pila
}
effect-cannibal_raid = cada jugador recibe 3 heridas, 1 menos por cada aldea quemada; después el campamento se mueve, o se pierde el refugio, o cada jugador recibe 2 heridas
effect-crew_dies = el equipo de rodaje pierde al miembro vivo de número más bajo
effect-lair = desde ahora se tira 1 dado de animales hambrientos más
effect-lost_item = da lo que perdió el miembro vivo del equipo de rodaje de número más bajo

## De qué están hechas las cartas
text-nothing = no ocurre nada
text-book = libro: primero, el efecto de libro del escenario
text-event = evento: { $effects }
text-threat = acción de amenaza «{ $name }» ({ $needs }): { $effects }
text-removed = se descarta la carta
text-strike = si sale del tablero: { $effects }
text-stays_covered = lo que cubrió esta carta sigue cubierto
text-stays_closed = la loseta que cerró esta carta sigue cerrada
text-decide = { $who } decide: { $options }
text-option = { $number }) { $effects }
text-discard = se descarta esta carta
text-shuffle = esta carta se baraja en el mazo de eventos
text-again = esta carta se vuelve a barajar en el mazo de eventos
text-after = cuando se roba del mazo de eventos («{ $name }»): { $effects }
text-keep = esta carta se conserva
text-any_time = en cualquier momento
text-use = { $when } ({ $uses ->
    [round] una vez por ronda
    [fight] una vez por combate
    [always] cada vez
    [1] una vez
   *[other] { $uses } veces
}): { $effects }
text-pawn = un peón más ({ $uses ->
    [round] cada ronda
    [1] una vez
   *[other] { $uses } veces
}): { $fields }
text-totem_pawn = Exploración, solo en tótems
text-needs = necesita: { $needs }
text-or = { $one } o { $other }
text-pawns_apart = de jugadores distintos
text-weapon = armas { $n }
text-price = precio: { $needs }
text-owner = invento personal: { $character }, que gana 2 de determinación al construirlo
text-built = al construirlo: { $effects }
text-repeatable = se puede construir varias veces
text-place = se construye en una loseta
text-tool = otras cosas lo necesitan
text-wreckage = con { $pawns }: { $effects }
text-rounds = rondas: { $n }
text-book_effect = efecto de libro: { $effects }
text-named = { $name }: { $effects }
text-temple = una vez, en una ronda posterior: con una acción de Exploración aquí se roban y se resuelven { $wanted }
text-goal-1 = Objetivo: toda la pila de madera, 15 en cinco columnas de 1 a 5, una columna por ronda como mucho, y el Fuego, desde la ronda 10
text-goal-2 = Objetivo: cinco cruces, cada una en una loseta distinta
text-goal-3 = Objetivo: traer a Jenny de su roca con la balsa y construir el bote salvavidas, las dos cosas antes de que acaben las rondas
text-goal-4 = Objetivo: explorar bastantes losetas y tótems y construir el esquife, mientras la lava cubre casilla tras casilla
text-goal-5 = Objetivo: quemar la ciudad de los caníbales en A4, que se ve desde la ronda 4; las aldeas quemadas la debilitan
text-goal-6 = Objetivo: un refugio construido, tejado, empalizada y armas de 1 o más, y los nueve inventos sacados al azar en la preparación, todo a la vez
text-goal-7 = Objetivo: tres trampas y después la caza de King Kong, antes de que muera el director
text-rule-1-1 = una vez por ronda, después de la producción, se pone madera en la pila: cuanta se quiera y quepa en la columna abierta. Las columnas se llenan de la menor a la mayor
text-rule-2-1 = niebla (un marcador blanco): las acciones allí necesitan un peón más, y el terreno cuenta como no explorado
text-rule-2-2 = un campamento en la niebla no produce nada
text-rule-3-1 = mientras no se traiga a Jenny, sufre 2 heridas cada noche; con su herida número 11 se pierde la partida
text-rule-3-2 = cuando está la balsa, una acción de Exploración la trae; una aventura por el camino cuesta una herida en lugar de una carta
text-rule-3-3 = en el campamento Jenny cuenta como un jugador para los eventos, el clima, la comida y el sueño; su peón solo puede descansar
text-rule-3-4 = el Cristal de tormentas no está en la partida
text-rule-4-1 = la lava cubre sus casillas al empezar la ronda; si el campamento está allí, se pierde la partida
text-rule-4-2 = hay ceniza en el campo de Exploración: toda exploración necesita un peón más, y el tercer y el cuarto tótem, otro más
text-rule-4-3 = un marcador blanco es ceniza: las acciones allí necesitan un peón más
text-rule-4-4 = el refugio, el tejado y la empalizada se pueden pagar mezclando madera y pieles, al precio en madera
text-rule-5-1 = guerra: una Caza con 2 peones quema una aldea o la ciudad; se lucha como contra una bestia de esa fuerza y no da nada más
text-rule-5-2 = una aldea tiene fuerza 4 más 1 por cada tótem encontrado y sin cubrir; la ciudad, 21, y 3 menos por cada aldea quemada
text-rule-5-3 = miedo: el campamento no se puede trasladar a una aldea sin quemar, y recolectar allí necesita un peón más
text-rule-6-1 = cada niño come 1 de comida por noche, antes que los jugadores; si un niño pasa hambre, se pierde la partida
text-rule-6-2 = recuperar terreno: 2 peones, sin dados, retiran un marcador negro de una loseta
text-rule-6-3 = en la loseta del campamento puede haber cualquier número de fichas «+1 comida»
text-rule-7-1 = por cada guarida encontrada se tira un dado de animales hambrientos cada noche
text-rule-7-2 = el equipo pierde primero a quien tiene el número más bajo; si muere el director, se pierde la partida. La actriz no muere, sino que es capturada: una acción de Exploración en la cuarta guarida la libera, ante un monstruo
text-rule-7-3 = animales ante una empalizada de 0: todos sufren 1 herida, la moral baja 1 y el equipo pierde a alguien
text-rule-7-4 = tras una noche en un campamento sobre una guarida, todos sufren 1 herida en la producción
text-rule-7-5 = King Kong: una Caza con 2 peones, cuando hay tres trampas y la actriz está libre; cuesta 5 niveles de armas, con el Tranquilizante 1, y una herida por cada uno que falte
text-token = { $scenario }, { $name }: { $effects }

## Lo que hacen las cosas que es más que una lista de efectos
passive-basket = una vez por ronda, una recolección con éxito trae 1 más
passive-sack = una vez por ronda, una recolección con éxito trae 1 más
passive-bed = cada descanso cura 2 heridas en vez de 1 y da 1 de determinación
passive-cellar = la comida no se pudre de noche
passive-diary = en la fase de moral el primer jugador gana 1 de determinación más, o pierde 1 menos
passive-drums = en la fase de moral el primer jugador gana 2 de determinación más, o pierde 2 menos
passive-furnace = en cada fase de clima se puede ignorar una nube de invierno
passive-fireplace = de noche, 1 comida cura 2 heridas, de un jugador o de dos
passive-pot = de noche, 1 comida cura 1 herida de un jugador
passive-pit = en la producción se tira el dado de herida de Construir, y una herida da 1 comida
passive-pit_printed = en la producción se tira el dado de herida de Construir, y una herida da 2 comidas
passive-canoe = cada exploración con éxito descubre 2 losetas, y se coloca una de ellas
passive-scenario_raft = desde la próxima ronda, una acción de Exploración en ella puede ir a por Jenny
passive-lifeboat = con él, y con Jenny rescatada, se gana la partida
passive-jolly_boat = con él, y con bastantes losetas y tótems explorados, se gana la partida
passive-cross = se pone un marcador azul en una loseta que no lo tenga
passive-trap = se pone un marcador azul en una loseta con tótem
passive-tranquilizer = la caza de King Kong cuesta 1 nivel de armas en vez de 5
passive-gold = no tiene efecto
passive-helmet = en cada combate se ignora 1 herida
passive-barrel = después de usarlo, la carta guarda cada noche hasta 2 comidas, que no se pudren
passive-backpack = cada exploración con éxito roba además 2 fichas de descubrimiento, y se conserva una de ellas
passive-boxes = la comida no se pudre de noche
passive-hammock = cada descanso da además 1 de determinación; con la Cama no añade nada
passive-bible = al organizar el campamento da 3 de determinación y cura 1 herida, en vez de 2 de determinación ({ $uses ->
    [1] una vez
   *[other] { $uses } veces
})
passive-economical_construction = una acción cuesta 1 madera menos
passive-craftsmanship = se vuelve a tirar un dado de Construir
passive-searching_talent = se vuelve a tirar un dado de Recolectar
passive-child_of_fortune = se vuelve a tirar un dado de Exploración
passive-handyman_printed = el peón solo se une a una acción de Construir que realice el Carpintero
passive-dangerous_terrain_printed = esa ficha solo cuenta al recolectar en esa loseta o al explorar esa casilla
