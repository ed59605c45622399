### A Ilha Proibida: por que um bot faz algo. Cada texto continua o que ele fez: "escora ...: para manter ...".

why-shore_home = para manter { THE($tile) } acima da água, pois sem essa peça ninguém volta para casa
why-shore_last = para manter { THE($tile) } acima da água, a última peça { OF($treasure) }
why-shore_both = para salvar { THE($tile) }, pois as duas peças { OF($treasure) } estão alagadas
why-shore_site = para salvar { THE($tile) }, onde se recolhe { THE($treasure) }
why-shore_pawn = para salvar { THE($tile) }, de onde { THE($seat) } não poderia sair nadando
why-shore_ground = para conservar { THE($tile) } como chão por onde andar

why-go_home = para ficar mais perto do Porto dos Tolos
why-go_site = para recolher { THE($treasure) }
why-go_site_soon = para estar perto quando se puder recolher { THE($treasure) }
why-go_meeting = para se encontrar com { THE($receiver) } e passar cartas
why-go_guard = para ficar perto { OF($tile) }, a peça em maior perigo
why-go_lonely = para sair de uma peça sem saída

why-bring_home = para levar { THE($seat) } para mais perto do Porto dos Tolos
why-bring_site = para que { THE($seat) } possa recolher { THE($treasure) }
why-bring_site_soon = para que { THE($seat) } esteja perto quando se puder recolher { THE($treasure) }
why-bring_meeting = para que { THE($seat) } e { THE($receiver) } possam passar cartas
why-bring_guard = para que { THE($seat) } fique perto { OF($tile) }, a peça em maior perigo
why-bring_lonely = para tirar { THE($seat) } de uma peça sem saída

why-capture = porque todas as cartas { OF($treasure) } estão reunidas
why-gift = para que { THE($receiver) } reúna as cartas { OF($treasure) }: agora { $held }
why-gift_full = para que { THE($receiver) } tenha todas as cartas { OF($treasure) }
why-room = para que não sobrem cartas na mão

why-discard = porque é a carta que menos lhe faz falta ({ $card })
why-discard_captured = porque este tesouro ({ $card }) já foi recolhido
why-rescue = para salvar das águas: { $pawns }
why-lift_home = para levar de volta: { $pawns }
why-escape = porque todos estão no Porto dos Tolos com todos os tesouros
why-enough = porque nada mais vale uma ação agora
