### Robinson Crusoe em um terminal.

screen-heading = { $scenario }. Rodada { $round } de { $rounds }, fase: { $phase }. Primeiro jogador: { $seat }.
screen-begins = morre com { $dies } ferimentos; invenção própria: { $invention }; habilidades: { $skills }
screen-none = nada

## O objetivo e o que falta
screen-over = A partida terminou: { $ending }. Pontos: { $total } ({ $points }).

## O acampamento
screen-levels = Moral { $morale }, telhado { $roof }, paliçada { $palisade }, armas { $weapon }{ $temporary ->
    [0] {""}
   *[other] {" "}(agora +{ $temporary })
}. { $shelter ->
    [built] Com abrigo.
    [natural] Em um abrigo natural.
   *[none] Sem abrigo.
} Acampamento em { $camp }.
screen-available = Disponível: { $goods }.{ $first ->
    [food] {""}
   *[preserved] {" "}A comida não perecível é gasta primeiro.
}
screen-future = Futuro (chega depois das ações): { $goods }.
screen-good = { $what } { $n }{ $reserved ->
    [0] {""}
   *[other] {" "}(reserva: { $reserved })
}
screen-weather = Clima: nesta rodada, { $now }{ $next ->
    [none] ; é a última.
   *[other] ; na próxima, { $next }.
}
screen-weather-tokens = Acrescentado ao clima: { $tokens }.
screen-sky = Saiu: nuvens de chuva { $rain }, nuvens de neve { $snow }{ $animals ->
    [none] {""}
   *[other] ; animais famintos: { $animals }
}.
screen-no-dice = sem dados
screen-piles = Baralho de caça: { $hunting }. Peças de terreno por achar: { $tiles }. Fichas de descoberta: { $tokens }. Baralho de eventos: { $book } com livro, { $adventure } com aventura.
screen-added = Embaralhadas no baralho de eventos: { $cards }.
screen-known-beast-top = No topo do baralho de caça: { $card }.
screen-known-beast-bottom = No fundo do baralho de caça: { $card }.
screen-known-event = A próxima carta de evento: { $card }.
screen-known-tiles = As próximas peças de terreno: { $tiles }.
screen-tile = peça { $number }: { $what }
screen-waiting-beast = Uma fera espera sobre o baralho de eventos.

## A ilha
screen-camp = CAMP
screen-reach = { $n }p
screen-unexplored = inexplorado
screen-exhausted = ({ $source })
screen-short-totem = totem
screen-short-shelter = abrigo
screen-short-beast = fera
screen-short-beast_gather = fera
screen-short-minus_pawn = -1 peão
screen-short-plus_wood = +1 madeira
screen-short-plus_food = +1 comida
screen-short-covered = coberta
screen-short-down = inacessível
screen-short-shortcut = atalho
screen-short-fire_sign = fumaça
screen-short-number = totem { $value }
screen-short-burnt = feito
screen-short-white = { $scenario ->
    [2] névoa
   *[other] cinza
}
screen-short-blue = { $scenario ->
    [2] cruz
   *[other] armadilha
}
screen-legend = (Peixes): esgotados. 2p: do acampamento, uma ação ali precisa de 2 peões; com mais 1 é certa.
screen-space = { $space }: { $what }.
screen-space-camp = o acampamento
screen-space-reach = { $n ->
    [1] uma ação ali precisa de { $n } peão
   *[other] uma ação ali precisa de { $n } peões
}
screen-space-far = fora de alcance
screen-island = A ilha:

## As pessoas
screen-player = { CAP($seat) }: ferimentos { $wounds } de { $dies }{ $arrow ->
    [0] {""}
   *[other] {" "}(aos { $arrow } o moral cai)
}, determinação { $determination }.
screen-skills = Habilidades: { $skills }.
screen-skill = { $skill } { $price }
screen-skill-used = { $skill } (usada)
screen-friday = Sexta-Feira: ferimentos { $wounds } de { $dies }, determinação { $determination }.
screen-dog = O Cachorro ajuda a caçar e a explorar.
screen-pawns = Por colocar: { $pawns }.
screen-pawns-of = { $who } { $n }
screen-confirmed = Confirmaram o plano: { $seats }.

## As ameaças
screen-threat = { $side ->
    [left] Ameaça da esquerda
   *[right] Ameaça da direita
}: { $card }
screen-no-threat = { $side ->
    [left] Ameaça da esquerda
   *[right] Ameaça da direita
}: nenhuma.

## As coisas
screen-buildings = Abrigo, telhado, paliçada: { $building }. Armas: { $weapon }.
screen-can-build = É possível construir agora: { $inventions }.
screen-cannot-build = Ainda não: { $inventions }.
screen-invention = { $name }{ $about ->
    [none] {""}
   *[other] {" "}({ $about })
}
screen-missing = falta: { $things }
screen-own = só { THE($character) }
screen-built = Itens: { $items }.
screen-starting-items = Itens iniciais: { $items }.
screen-uses = { $name } (restam { $n })
screen-tokens = Fichas de descoberta: { $tokens }.
screen-times = { $n }× { $name }
screen-treasures = Tesouros: { $treasures }.
screen-about-hint = "sobre NOME" conta o que faz uma carta, um item ou uma habilidade, ou o que é algo como noite ou clima; "sobre", tudo o que há aqui.

## O plano
screen-plan = O plano:
screen-no-plan = O plano: nada ainda.
screen-slot = { $now ->
    [yes] >
   *[no] {""}
}{ $slot }. { $target }, { $performer }; { $pawns }; { $cost ->
    [none] {""}
   *[other] custa { $cost };{" "}
}{ $outcome }
screen-slot-pawns = { $there ->
    [one] { $there } peão
   *[other] { $there } peões
} ({ $who }), precisa de { $needed }
screen-outcome-dice = COM DADOS
screen-outcome-sure = sucesso certo
screen-outcome-adventure = sucesso certo, e uma ficha de aventura espera ali
screen-outcome-short = FALTAM PEÕES
screen-outcome-certain = sem dados
screen-outcome-fight = um combate

## O que está em vigor
screen-effects = Em vigor:
screen-no-effects = Em vigor: nada.
screen-effect = { $place }: { $mark }{ $card ->
    [none] {""}
   *[other] {" "}[{ $card }]
}{ $fresh ->
    [yes] {" "}(não antes do fim das ações)
   *[no] {""}
}

## O que se pergunta
screen-asked = { $seats }: { $question }.
screen-dice = Os dados mostram: { $dice }.
screen-helps = Agora ajudaria: { $helps }.
screen-pause = Uma nova rodada está para começar: "go_on" a começa.

## Junto às jogadas
screen-remark-confirm = { $pawns } por colocar
screen-remark-plan = { $pawns }{ $cost ->
    [none] {""}
   *[other] ; { $cost }
}
screen-remark-camp = { $four ->
    [yes] 2 de determinação, ou o moral sobe 1
   *[no] 2 de determinação, e o moral sobe 1
}
screen-remark-rest = { $place ->
    [bed] cura 2 ferimentos e dá 1 de determinação, na Cama
    [hammock] cura 1 ferimento e dá 1 de determinação, na Rede de dormir
   *[none] cura 1 ferimento
}

simulate-turns = rodadas por partida

## A previsão
screen-forecast-plan = O plano:
screen-forecast-slot = { $slot }. { $target }: { $about }
screen-forecast-odds = sucesso { $success } %, ferimento { $wound } %, aventura { $adventure } %
screen-forecast-sure = certo
screen-forecast-lacks = falta { $things }
screen-forecast-targets = O que mais se poderia fazer:
screen-forecast-target = { $target }: { $least ->
    [one] 1 peão
   *[other] { $least } peões
} ({ $about }){ $sure ->
    [none] {""}
   *[other] {", "}certo com { $sure }
}
screen-forecast-weather = Clima: { $outcomes }
screen-forecast-dinner = Jantar: comida para { $have }, { $least ->
    [0] { $most ->
        [0] não chega mais
       *[other] podem chegar até { $most } a mais
    }
   *[other] chegam de { $least } a { $most } a mais
}; comem { $mouths }. { $outcomes }
screen-forecast-sleep = Sono: { $outcomes }
screen-forecast-rot = Apodrecimento: { $outcomes }
screen-forecast-outcome = { $chance } %: { $changes }
screen-forecast-certain = certo: { $changes }
screen-forecast-nothing = nada
screen-forecast-level = { $level } { $n }
screen-forecast-level-morale = moral
screen-forecast-level-roof = telhado
screen-forecast-level-palisade = paliçada
screen-forecast-level-weapon = armas
screen-forecast-wounds = { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
screen-forecast-each = cada um { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
}
screen-forecast-person = { $who }: { $least ->
    [0] até { $most }
   *[other] de { $least } a { $most }
} ferimentos nesta rodada, { $left } até a morte
screen-forecast-person-sure = { $who }: { $n ->
    [one] 1 ferimento
   *[other] { $n } ferimentos
} nesta rodada, { $left } até a morte
screen-forecast-warnings = Cuidado:
screen-forecast-omits = Não se conta: { $omits }.
screen-forecast-answers = O que as respostas mudam:
screen-forecast-answer = { $action }: { $facts }

## A ilha
screen-space-exhausted = fonte esgotada: { $source }
