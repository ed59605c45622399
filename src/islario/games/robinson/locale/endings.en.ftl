### Robinson Crusoe: how a game ended, in a line.

ending-won = goal reached
ending-death = a castaway died
ending-out_of_time = out of time
ending-camp_lost = the camp was lost
ending-jenny_died = Jenny died
ending-child_starved = a child went hungry
ending-director_died = the director died
