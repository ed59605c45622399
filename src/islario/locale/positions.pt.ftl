### Por que um registro, uma posição ou uma caixa não pode ser lido.

reason-record_first_line = Linha { $line } do registro: não começa com "{ $text }".
reason-record_cut = O registro está cortado: depois da linha { $line } falta a linha final.
reason-record_edited = O registro foi alterado: a verificação final (linha { $line }) não confere com as linhas anteriores.
reason-record_line = Não é possível ler a linha { $line } do registro: "{ $text }".
reason-record_refused = A linha { $line } do registro ({ $text }) não é válida: { $why }
reason-record_rules = O registro foi feito com as regras { $made } de { $game }; estas são as regras { $now } e levam a outro lugar.
reason-record_position = As jogadas do registro não levam à posição que a linha final ({ $line }) indica.
reason-record_unchecked = O registro foi feito com as regras { $made } de { $game }; estas são as regras { $now }. Não diz onde terminou: esta pode ser outra posição.
reason-position_field = A posição traz um campo desconhecido, "{ $field }"; os que há são: { $expected }.
reason-position_kind = O campo "{ $field }" da posição não é do tipo certo; o esperado é: { $expected }.
reason-position_name = O campo "{ $field }" da posição contém "{ $value }", que não é nenhum destes valores: { $expected }.
reason-position_twice = O campo "{ $field }" da posição contém "{ $value }" duas vezes.
reason-position_range = O campo "{ $field }" da posição vale "{ $value }", mas tem de ser um número inteiro de { $low } a { $high }.
reason-position_seats = O campo "{ $field }" da posição não é uma lista de { $low } a { $high } jogadores.
reason-box_broken = { $file } não pode ser lido: { $value }.
reason-box_count = { $file }, { $entry }: tem de haver { $value }.
reason-box_field = { $file }, { $entry }: aqui não se conhece nenhum campo "{ $field }".
reason-box_missing = { $file }, { $entry }: falta o campo "{ $field }".
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" não é um nome conhecido aqui, ou está repetido.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" não é um número inteiro dentro dos limites.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" não é nem true nem false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" não é uma lista do tamanho devido.
reason-box_mapping = { $file }, { $entry }, { $field }: "{ $value }" não é uma tabela com conteúdo.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" não é um efeito.
reason-actions_count = { $actions } ações para { $tables } mesas: tem de haver uma para cada uma.
reason-action_number = { $number } não é o número de nenhuma ação; eles vão de 0 a { $most }.
