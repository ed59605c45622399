### Robinson Crusoe: por que uma posição não pode existir.

reason-position_camp = O campo "{ $field }" da posição é { $space }, onde não há nenhuma peça.
reason-position_agenda = O campo "{ $field }" da posição está vazio, mas a partida não terminou.
reason-position_waits = A posição não espera por ninguém, mas a partida não terminou: veja o campo "{ $field }".
reason-position_needs = Falta o campo "{ $field }" da posição: o passo "{ $step }" precisa dele.
reason-position_asked = O campo "{ $field }" da posição tem "{ $value }", que precisa do passo "ask" logo acima.
reason-position_asks = O campo "{ $field }" da posição tem "ask", mas o passo abaixo não aceita resposta.
reason-position_answers = O campo "{ $field }" da posição é { $value }, que não é a soma de dois ou mais de: { $expected }.
reason-position_above = O campo "{ $field }" da posição tem "{ $value }", que não pode ficar acima de "{ $below }".
reason-position_beneath = O campo "{ $field }" da posição tem "{ $value }", que precisa de "{ $expected }" abaixo.
reason-position_long = O campo "{ $field }" da posição tem { $value } passos; podem ser no máximo { $high }.
reason-position_planned = O campo "{ $field }" da posição indica a ação { $value }, e o plano não tem ali uma ação assim.
reason-position_pawns = O campo "{ $field }" da posição soma mais de { $high } peões de "{ $value }" em todo o plano.
reason-position_performer = O campo "{ $field }" da posição é "{ $value }", que não tem nenhum peão nessa ação.
reason-position_threat = O campo "{ $field }" da posição é "{ $value }", onde não há nenhuma carta de ameaça.
reason-position_offered = O campo "{ $field }" da posição não está vazio, mas nenhum passo da agenda escolhe dali.
reason-position_clouds = O campo "{ $field }" da posição é { $value }, algo que os dados de clima não podem mostrar.
reason-position_later = O campo "{ $field }" da posição é { $value }, que não indica efeitos que possam esperar por alguém da mesa.
reason-position_down = O campo "{ $field }" da posição é { $space }, onde está o acampamento: a partida teria terminado.
reason-position_scenario = O campo "{ $field }" da posição tem "{ $value }", que não existe no cenário { $scenario }.
