### What is asked, by the step that asks, and what each answer means.

## What is asked
ask-pile_add = How much of the wood goes on the pile?
ask-night_move_to = The night: does the camp move?
ask-night_hungry = There is not enough food: who goes hungry and takes 2 wounds?
ask-production_shortcut_at = The shortcut: which source gives 1 cube?
ask-production_half_at = Only half is produced: which cube is taken?
ask-morale_choice = Morale is as high as it can be. What does the first player get?
ask-camp_choice = The camp is arranged. What does it bring?
ask-gather_bonus_at = { $b ->
    [7] The Basket: is it used for this gathering?
   *[other] The Sack: is it used for this gathering?
}
ask-mystery_stop_at = Are more mysteries drawn?
ask-hatchet_here = The Hatchet: does the +1 wood token go on the camp's tile?
ask-follow_one = The camp moves: does the token of its tile follow?
ask-raid_choice = The cannibals raid the camp. What is given up?
ask-track_at = What happens to the top beast of the hunting deck?
ask-canoe_tile_at = Two tiles were found: which one is placed?
ask-reconnoitre_at = Which of these tiles goes on top of the stack?
ask-reveal_tile_at = The tiles go back onto the stack: which is the next, from the lowest to the top?
ask-new_idea_at = Which of the drawn inventions joins the open ones?
ask-scout_at = Which of the drawn tokens is kept?
ask-item_enters_now = Which of the new items comes into play next?
ask-flip_item_at = Which item is lost and turns back into an invention?
ask-mark_item_at = Which item is marked?
ask-discard_item_at = Which item is lost for good?
ask-discard_invention_at = Which open invention is discarded?
ask-gain_invention_at = Which invention joins the open ones?
ask-free_build_at = Which of them is built at no cost?
ask-exhaust_at = Which source is exhausted?
ask-adjacent_tile_at = Which tile beside the camp loses all its sources?
ask-cover_at = On which tile does the terrain count as unexplored?
ask-flip_down_at = Which tile becomes inaccessible?
ask-move_camp_to = The camp has to move: where to?
ask-shortcut_at = On which tile beside the camp does the shortcut lie?
ask-corral_at = The Corral: which food source is exhausted for a +1 food token on the camp's tile?
ask-remove_black_at = Which black marker is removed?
ask-white_at = Where does the white marker go?
ask-remove_white_at = Which white marker is removed?
ask-remove_any_at = Which token leaves the board?
ask-det_one = Who gains the determination?
ask-heal_one = Who is healed?
ask-wound_one = Who takes the wound?
ask-cover_arrow_at = Which morale arrow is covered?
ask-extra_build_at = One thing more may be built, with dice.

## What options mean
means-morale_choice_1 = 2 determination
means-morale_choice_2 = heal 1 wound
means-camp_choice_1 = determination for the one who does it
means-camp_choice_2 = morale rises by 1
means-gather_bonus_at_1 = yes, for 1 more
means-gather_bonus_at_2 = no, later this round
means-mystery_stop_at_1 = draw on
means-mystery_stop_at_2 = stop here
means-hatchet_here_1 = yes
means-hatchet_here_2 = no
means-follow_one_1 = it follows
means-follow_one_2 = it stays
means-raid_choice_1 = the camp moves
means-raid_choice_2 = the shelter is lost
means-raid_choice_3 = each player takes 2 wounds
means-track_at_1 = it stays on top
means-track_at_2 = it goes to the bottom
means-extra_build_at_1 = paid in wood
means-extra_build_at_2 = paid in fur
means-extra_build_at_3 = with 1 fur among the wood
means-extra_build_at_4 = with 2 furs among the wood
means-extra_build_at_5 = with 3 furs among the wood

## What is about to happen
next-fight_compare = { CAP(THE($who)) } is about to fight strength { $n }.
next-wounds = { CAP(THE($who)) } is about to take wounds: { $n }.
next-food = Food is about to be lost: { $n }.
next-wood = Wood is about to be lost: { $n }.
next-fur = Furs are about to be lost: { $n }.
next-det = { CAP(THE($who)) } is about to lose determination: { $n }.
next-palisade = The palisade is about to drop by { $n }.
next-roof = The roof is about to drop by { $n }.
next-weapon = The weapons are about to drop by { $n }.
next-night_eat = Night: everybody is about to eat.
next-night_shelter = Night: those who sleep without a shelter are about to take a wound.
next-night_rot = Night: food that is left is about to rot.
next-night_done = The night is about to end.
next-morale_result = Morale is about to tell what the first player gains or loses.
next-weather_winter = The clouds are about to be counted.
next-weather_animals = The hungry animals are about to come.

## What would help
relief-weapon = weapons
relief-temp_weapon = weapons for this fight
relief-palisade = palisade
relief-roof = roof
relief-wood = wood
relief-food = food
relief-fur = fur
relief-det = determination
relief-heal = healing
relief-morale = morale
relief-cloud = fewer clouds
relief-animals = tamer animals
relief-trap = ignoring a trap
relief-monster = ignoring a monster
relief-mystery = fewer mysteries
relief-roll = rolling a die again
relief-lost_item = a lost item
relief-token = removing a token
relief-remedy = a Cure
relief-top_beast = another beast on top
