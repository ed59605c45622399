scenario-NUMBER = El faro
scenario-lighthouse = { scenario-NUMBER }
discovery-sNUMBER_dashes = Madera a la deriva
discovery-sNUMBER_bowtie = Vendas
discovery-sNUMBER_cross = Carta antigua
discovery-sNUMBER_bands = Campana del barco
totem-sNUMBER_1 = Corral de cabras
totem-sNUMBER_2 = Cascos naufragados
invention-signal_tower = Torre de señales
invention-great_lamp = Gran lámpara
passive-signal_tower = sostiene la Gran lámpara
passive-great_lamp = arde cada noche mientras haya una Torre de señales
sign-lamp = { $n ->
    [0] La lámpara está apagada
   *[other] La lámpara arde
}
sign-nights = Noches: { $n } de { $of }
point-bright_night = noches con luz { $n }
text-goal-NUMBER = Objetivo: una Gran lámpara que haya ardido tres noches en una Torre de señales
