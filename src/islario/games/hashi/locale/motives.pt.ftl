### Hashi: por que um bot faz algo. Cada texto continua o que ele fez: "traça uma ponte ...: para completar ...".

why-complete = para completar a ilha { $island } com o seu { $number }
why-fits = porque um { $number } combina melhor com a ilha { $island } do que com outras
why-reach = para que a ilha { $island } chegue ao seu { $number }
why-open = para que a ilha { $island } possa receber um número que lhe sirva
why-category = pelos pontos de "{ $category }"
why-few_cards = porque restam cartas de menos para todas as ilhas
why-high_numbers = para guardar uma ilha para os números altos que faltam
why-hard_start = para deixar o começo difícil para quem receber o tabuleiro
why-spoil = porque qualquer outra coisa estragaria mais do que traz
