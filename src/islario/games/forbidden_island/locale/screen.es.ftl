### Forbidden Island en un terminal.

screen-turn = Turno de { $seat }: { $phase }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
screen-discard = { $seat } tiene demasiadas cartas y debe descartar
screen-swim = { $seat } debe nadar desde { $tile }
screen-treasures = Tesoros recuperados: { $treasures }
screen-none = nada por ahora
screen-at = { $seat } en { $tile } (loseta { $state }): { $hand }
screen-treasure-deck = Mazo de Tesoro: { $count }; descartes: { $discard }
screen-flood-deck = Mazo de Inundación: { $count }; descartes: { $discard }
screen-flood-known = En lo alto del mazo de Inundación, en orden desconocido: { $tiles }
screen-legend = [seca] ~inundada~ (en blanco: hundida o mar)   @0 peón del asiento 0   * tesoro   ^ helicóptero
