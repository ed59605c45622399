scenario-NUMBER = O farol
scenario-lighthouse = { scenario-NUMBER }
discovery-sNUMBER_dashes = Madeira à deriva
discovery-sNUMBER_bowtie = Ligaduras
discovery-sNUMBER_cross = Carta antiga
discovery-sNUMBER_bands = Sino do navio
totem-sNUMBER_1 = Curral de cabras
totem-sNUMBER_2 = Cascos naufragados
invention-signal_tower = Torre de sinais
invention-great_lamp = Grande lâmpada
passive-signal_tower = suporta a Grande lâmpada
passive-great_lamp = arde todas as noites enquanto houver uma Torre de sinais
sign-lamp = { $n ->
    [0] A lâmpada está apagada
   *[other] A lâmpada arde
}
sign-nights = Noites: { $n } de { $of }
point-bright_night = noites com luz { $n }
text-goal-NUMBER = Objetivo: uma Grande lâmpada que tenha ardido três noites numa Torre de sinais
