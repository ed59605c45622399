### La Isla Prohibida en la terminal.

screen-turn = Turno { OF($seat) }: { $phase }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
screen-discard = { CAP(THE($seat)) } tiene demasiadas cartas y debe descartar
screen-swim = { CAP(THE($seat)) } debe nadar desde { THE($tile) }
screen-treasures = Tesoros recuperados: { $treasures }
screen-none = nada por ahora
screen-at = @{ $number } { $seat } en { THE($tile) } (loseta { $state }): { $hand }
screen-treasure-deck = Mazo de Tesoro: { $count }; descartes: { $discard }
screen-flood-deck = Mazo de Inundación: { $count }; descartes: { $discard }
screen-flood-known = En lo alto del mazo de Inundación, en orden desconocido: { $tiles }
screen-legend = [seca] ~inundada~ (en blanco: hundida o mar)   @1 peón del jugador 1   * tesoro   ^ helicóptero
