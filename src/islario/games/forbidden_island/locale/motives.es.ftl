### La Isla Prohibida: por qué un bot hace algo. Cada texto sigue a lo que hizo: "apuntala ...: para mantener ...".

why-shore_home = para mantener a flote { THE($tile) }, sin la que nadie vuelve a casa
why-shore_last = para mantener a flote { THE($tile) }, la última loseta { OF($treasure) }
why-shore_both = para salvar { THE($tile) }, pues las dos losetas { OF($treasure) } están inundadas
why-shore_site = para salvar { THE($tile) }, donde se consigue { THE($treasure) }
why-shore_pawn = para salvar { THE($tile) }, de donde { THE($seat) } no podría salir nadando
why-shore_ground = para conservar { THE($tile) } como suelo por donde andar

why-go_home = para estar más cerca de la Pista de Aterrizaje
why-go_site = para conseguir { THE($treasure) }
why-go_site_soon = para estar cerca cuando se pueda conseguir { THE($treasure) }
why-go_meeting = para encontrarse con { THE($receiver) } y pasarse cartas
why-go_guard = para estar cerca { OF($tile) }, la loseta en mayor peligro
why-go_lonely = para alejarse de una loseta sin salida

why-bring_home = para acercar { TO($seat) } a la Pista de Aterrizaje
why-bring_site = para que { THE($seat) } pueda conseguir { THE($treasure) }
why-bring_site_soon = para que { THE($seat) } esté cerca cuando se pueda conseguir { THE($treasure) }
why-bring_meeting = para que { THE($seat) } y { THE($receiver) } puedan pasarse cartas
why-bring_guard = para que { THE($seat) } esté cerca { OF($tile) }, la loseta en mayor peligro
why-bring_lonely = para alejar { TO($seat) } de una loseta sin salida

why-capture = porque están reunidas todas las cartas { OF($treasure) }
why-gift = para que { THE($receiver) } reúna las cartas { OF($treasure) }: ya { $held }
why-gift_full = para que { THE($receiver) } tenga todas las cartas { OF($treasure) }
why-room = para que no le sobren cartas en la mano

why-discard = porque es la carta que menos falta le hace ({ $card })
why-discard_captured = porque ya está conseguido este tesoro ({ $card })
why-rescue = para salvar de las aguas: { $pawns }
why-lift_home = para llevar de vuelta: { $pawns }
why-escape = porque todos están en la Pista de Aterrizaje con todos los tesoros
why-enough = porque nada más merece ahora una acción
