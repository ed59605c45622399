### A página do almanaque: o que fica em volta de suas tabelas.

figures-tables = Tabelas
figures-all = tudo
figures-measure = número
figures-find = procurar na tabela
figures-interval = { $low } a { $high }
figures-none = Nada nesta tabela tem esse nome.
figures-no-tables = Ainda não há tabelas deste jogo.
figures-made = Jogado com a versão { $version }, regras número { $rules }.
