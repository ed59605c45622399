### Lo que se pregunta, por el paso que pregunta, y lo que significa cada respuesta.

## Lo que se pregunta
ask-pile_add = ¿Cuánta madera va a la pila?
ask-night_move_to = La noche: ¿se mueve el campamento?
ask-night_hungry = No hay comida para todos: ¿quién pasa hambre y recibe 2 heridas?
ask-production_shortcut_at = El atajo: ¿qué fuente da 1 cubo?
ask-production_half_at = Solo se produce la mitad: ¿qué cubo se toma?
ask-morale_choice = La moral no puede ser más alta. ¿Qué obtiene el primer jugador?
ask-camp_choice = El campamento está en orden. ¿Qué se obtiene?
ask-gather_bonus_at = { $b ->
    [7] La Cesta: ¿se usa en esta recolección?
   *[other] El Saco: ¿se usa en esta recolección?
}
ask-mystery_stop_at = ¿Se roban más misterios?
ask-hatchet_here = El Hacha de mano: ¿va la ficha de +1 madera a la loseta del campamento?
ask-follow_one = El campamento se mueve: ¿lo sigue la ficha de su loseta?
ask-raid_choice = Los caníbales atacan el campamento. ¿Qué se entrega?
ask-track_at = ¿Qué pasa con la primera bestia del mazo de caza?
ask-canoe_tile_at = Se han hallado dos losetas: ¿cuál se coloca?
ask-reconnoitre_at = ¿Cuál de estas losetas va encima de la pila?
ask-reveal_tile_at = Las losetas vuelven a la pila: ¿cuál es la siguiente, de abajo arriba?
ask-new_idea_at = ¿Cuál de los inventos robados se añade a los que están a la vista?
ask-scout_at = ¿Cuál de las fichas robadas se conserva?
ask-item_enters_now = ¿Cuál de los objetos nuevos entra en juego ahora?
ask-flip_item_at = ¿Qué objeto se pierde y vuelve a ser un invento?
ask-mark_item_at = ¿Qué objeto se marca?
ask-discard_item_at = ¿Qué objeto se pierde del todo?
ask-discard_invention_at = ¿Qué invento a la vista se descarta?
ask-gain_invention_at = ¿Qué invento se añade a los que están a la vista?
ask-free_build_at = ¿Cuál de ellos se construye sin coste?
ask-exhaust_at = ¿Qué fuente se agota?
ask-adjacent_tile_at = ¿Qué loseta junto al campamento pierde todas sus fuentes?
ask-cover_at = ¿En qué loseta el terreno cuenta como no explorado?
ask-flip_down_at = ¿Qué loseta se vuelve inaccesible?
ask-move_camp_to = El campamento tiene que moverse: ¿adónde?
ask-shortcut_at = ¿En qué loseta junto al campamento está el atajo?
ask-corral_at = El Corral: ¿qué fuente de comida se agota a cambio de una ficha de +1 comida en la loseta del campamento?
ask-remove_black_at = ¿Qué marcador negro se retira?
ask-white_at = ¿Dónde va el marcador blanco?
ask-remove_white_at = ¿Qué marcador blanco se retira?
ask-remove_any_at = ¿Qué ficha sale del tablero?
ask-det_one = ¿Quién gana la determinación?
ask-heal_one = ¿A quién se cura?
ask-wound_one = ¿Quién recibe la herida?
ask-cover_arrow_at = ¿Qué flecha de moral se cubre?
ask-extra_build_at = Se puede construir una cosa más, con dados.

## Lo que significan las opciones
means-morale_choice_1 = 2 de determinación
means-morale_choice_2 = curar 1 herida
means-camp_choice_1 = determinación para quien lo hace
means-camp_choice_2 = la moral sube 1
means-gather_bonus_at_1 = sí, por 1 más
means-gather_bonus_at_2 = no, más tarde en esta ronda
means-mystery_stop_at_1 = seguir robando
means-mystery_stop_at_2 = parar aquí
means-hatchet_here_1 = sí
means-hatchet_here_2 = no
means-follow_one_1 = lo sigue
means-follow_one_2 = se queda
means-raid_choice_1 = el campamento se mueve
means-raid_choice_2 = se pierde el refugio
means-raid_choice_3 = cada jugador recibe 2 heridas
means-track_at_1 = se queda encima
means-track_at_2 = va debajo del todo
means-extra_build_at_1 = pagando con madera
means-extra_build_at_2 = pagando con pieles
means-extra_build_at_3 = con 1 piel entre la madera
means-extra_build_at_4 = con 2 pieles entre la madera
means-extra_build_at_5 = con 3 pieles entre la madera

## Lo que está por ocurrir
next-fight_compare = { CAP(THE($who)) } está a punto de combatir contra fuerza { $n }.
next-wounds = { CAP(THE($who)) } está a punto de recibir heridas: { $n }.
next-food = Está a punto de perderse comida: { $n }.
next-wood = Está a punto de perderse madera: { $n }.
next-fur = Están a punto de perderse pieles: { $n }.
next-det = { CAP(THE($who)) } está a punto de perder determinación: { $n }.
next-palisade = La empalizada está a punto de bajar { $n }.
next-roof = El tejado está a punto de bajar { $n }.
next-weapon = Las armas están a punto de bajar { $n }.
next-night_eat = Noche: todos están a punto de comer.
next-night_shelter = Noche: quien duerme sin refugio está a punto de recibir una herida.
next-night_rot = Noche: la comida que queda está a punto de pudrirse.
next-night_done = La noche está a punto de acabar.
next-morale_result = La moral está a punto de decidir qué gana o pierde el primer jugador.
next-weather_winter = Las nubes están a punto de contarse.
next-weather_animals = Los animales hambrientos están a punto de llegar.

## Lo que ayudaría
relief-weapon = armas
relief-temp_weapon = armas para este combate
relief-palisade = empalizada
relief-roof = tejado
relief-wood = madera
relief-food = comida
relief-fur = pieles
relief-det = determinación
relief-heal = curar heridas
relief-morale = moral
relief-cloud = menos nubes
relief-animals = animales más mansos
relief-trap = ignorar una trampa
relief-monster = ignorar un monstruo
relief-mystery = menos misterios
relief-roll = volver a tirar un dado
relief-lost_item = un objeto perdido
relief-token = quitar una ficha
relief-remedy = una Cura
relief-top_beast = otra bestia encima
