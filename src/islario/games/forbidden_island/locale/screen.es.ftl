### Forbidden Island en un terminal.

screen-water = Agua: marca { $water } de 10, { $level } cartas de Inundación por turno
screen-turn = Turno de { $seat }: { $phase }, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
screen-discard = { $seat } tiene demasiadas cartas y debe descartar
screen-swim = { $seat } debe nadar desde { $tile }
screen-treasures = Tesoros recuperados: { $treasures }
screen-none = nada por ahora
screen-at = { $seat } en { $tile } (loseta { $state }): { $hand }
screen-no-cards = sin cartas
screen-treasure-deck = Mazo de Tesoro: { $count }; descartes: { $discard }
screen-flood-deck = Mazo de Inundación: { $count }; descartes: { $discard }
screen-flood-known = En lo alto del mazo de Inundación, en orden desconocido: { $tiles }
screen-row = Fila { $row }: { $tiles }
screen-helicopter = aquí aterriza el helicóptero
screen-legend = [seca] ~inundada~ (en blanco: hundida o mar)   @0 peón del asiento 0   * tesoro   ^ helicóptero
