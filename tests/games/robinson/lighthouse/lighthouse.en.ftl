scenario-NUMBER = Lighthouse
scenario-lighthouse = { scenario-NUMBER }
discovery-sNUMBER_dashes = Driftwood
discovery-sNUMBER_bowtie = Bandages
discovery-sNUMBER_cross = Old Chart
discovery-sNUMBER_bands = Ship's Bell
totem-sNUMBER_1 = Goat Pen
totem-sNUMBER_2 = Wrecked Hulls
invention-signal_tower = Signal Tower
invention-great_lamp = Great Lamp
passive-signal_tower = it carries the Great Lamp
passive-great_lamp = it burns every night as long as a Signal Tower stands
sign-lamp = { $n ->
    [0] The lamp is dark
   *[other] The lamp burns
}
sign-nights = Nights: { $n } of { $of }
point-bright_night = bright nights { $n }
text-goal-NUMBER = Goal: a Great Lamp that has burnt on a Signal Tower for three nights
