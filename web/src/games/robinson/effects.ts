// What the faces of cards show: a drawing, then signs of what they do, as the box has it. One line a card.
// The word before the first line is the kind of card and its deck.

export const EFFECTS: Record<string, string> = {
  "event book": `
unusually_cold_night snow wood wound
otters fish fish
council diary invention
insects spider wood
winter_depression snow morale determination
wrecked_balloon mast morale
ravenous_predators beast paw palisade
predator_is_near beast parrot adventure
night_howling beast paw palisade
poisoning poison wound
body_on_the_beach skull morale
argument hand no determination morale
call_of_the_wild beast paw
sleepless_night rest reroll adventure
earthquake mountains exhausted
ravishing_hurricane storm exhausted
bad_feelings reroll reroll adventure
exhausting_night rest reroll morale
strong_wind storm pawn invention
weather_breakdown rain pawn exhausted
mist fog pawn adventure
mess_in_the_camp pawn pawn determination
the_island_rebels_against_you mountains
natural_dam_breaks river wood food adventure
depression invention invention determination morale
devastating_blows storm exhausted
lack_of_hope pawn pawn morale
vertigo pawn pawn determination
weakness cure determination
slow_work build wood
loss_of_hope rest rest morale
fight_in_the_dark hand beast paw
dangerous_night rest beast
howling_from_the_woods beast beast
bear bear no determination morale
searching_for_a_new_path shortcut reroll adventure
smoke_on_the_horizon fire plains
drought plains river
rough_passage mountains hills
`,
  "event adventure": `
cataclysm mountains no invention
storm_a storm storm palisade
chronic_tiredness rest food wound
high_water rain adventure production
frost snow snow
heavy_rain_is_coming rain rain
awful_weather rain rain snow
precipice mountains exhausted
jaguar jaguar wound
culled_area food food
heavy_rain rain rain
heavy_clouds rain rain
devastating_hurricane storm roof palisade
ravishing_windstorm storm weapon
cold_rain_a snow rain
memories_of_the_cruise diary morale determination
thunderstorm storm wood
predators beast food
fire fire wood
fight hand wound determination
predators_in_the_vicinity beast paw
storm_b storm storm palisade
landslide mountains camp production
cold_rain_b snow rain
broken_tree fallen_tree wound morale
raging_river river production
flood rain invention weapon palisade
disaster mountains roof palisade
flying_surprise parrot roof palisade
cloud_burst rain camp
rain rain rain
night_attack beast wound beast
predators_in_the_woods beast paw wound
bad_fate threat threat determination
`,
  "adventure build": `
breakdown morale morale determination
fear_of_the_beasts beast wood
wind_storm storm palisade
predator_in_the_camp beast beast food fur
construction_is_weak build roof
visit_of_a_predator beast food paw
you_need_a_bigger_camp wood wood
hungry_predator beast wound food fur
howling_in_the_bushes beast beast
accident leg leg wound
dark_clouds_in_the_sky rain rain palisade
in_a_hurry build discovery palisade
tired rest wound morale
nasty_wound arm arm wound
sting cure belly pawn
savings wood wood morale
monkeys_watch_you roof roof palisade
tools_inspection build invention
cut_head wound wound determination head
coming_to_terms invention invention morale
fast_work build build roof palisade
unmotivated wound wound determination
construction build palisade
laborious_work_a build pawn
tool_breaks build invention
hard_work build food
lack_of_hope invention invention
laborious_work_b build pawn
dangerous_work build reroll adventure
broken_lever build weapon
`,
  "adventure explore": `
tiger tiger rest beast
puma puma rest beast
secret_cave cave treasure beast
vipers snake head pawn
wild_berries food belly pawn
wild_dog wild_dog wound food weapon
misadventure leg leg rest
thorny_bush thorny_bushes arm pawn
remains_of_a_settlement shelter treasure wound
ruined_hut shelter build morale
shrine totem treasure reroll
signs_of_fire_a fire fire
old_grave skull determination
old_hut shelter treasure determination
bamboo wood wood roof palisade
carcass skull food fur wound
cold_wind storm snow
signs_of_fire_b fire fire
empty_forest fallen_tree paw
flu cure food
theres_something_in_the_air adventure adventure
its_going_to_rain rain rain
surprising_discovery weapon weapon
swamp fog pawn
wrong_track shortcut rest wood
dangerous_terrain rain paw
lost_in_the_thicket fallen_tree rest discovery
lost_in_the_woods fallen_tree determination
lost shortcut rest morale
storm_on_the_horizon storm storm
`,
  "adventure gather": `
weather_breakdown rain storm
winter_is_coming snow snow
twisted_ankle leg leg rest
unbelievable_effort wood wood arm wound
viper snake wound
surprise_in_the_bushes treasure treasure morale
new_flock parrot food parrot
nestlings parrot food roof
nice_surprise wood wood roof
path_of_a_predator beast paw
pirates_chest captains_chest treasure pawn
signs_of_a_predator beast food
skeleton skull morale invention
spider spider head pawn
furs fur fur food
after_the_hurricane storm wood pawn exhausted
eyes_in_the_bushes monster paw
fruit food belly rest
gold_coin captains_chest reroll
mushrooms poison food wound
unexpected_discovery discovery discovery
winter_freezing snow exhausted
end_of_source_1 exhausted exhausted
end_of_source_2 exhausted exhausted
end_of_source_3 exhausted exhausted
end_of_source_4 exhausted exhausted
end_of_source_5 exhausted exhausted
shortage exhausted exhausted
tracks_of_a_predator beast paw
unexpected_troubles fog fog
`,
  "mystery monster": `
bite snake wound
gorilla gorilla wound weapon
unleashed_beast beast beast
furious_tiger tiger beast
spiders spider determination
scorpion scorpion wound
big_ape gorilla beast
gremlins gremlins beast
snake snake wound
bats bats determination wound
savage savage weapon treasure
giant_snake snake determination no
a_shiny_jewel protective_amulet wound
`,
  "mystery trap": `
terrible_scream skull determination
collapse mountains no
sharp_blade knife wound
blowgun tranquilizer pawn
confused reroll reroll
unfortunate_adventure adventure
strange_disease cure wound
trapdoor pit treasure
hidden_rope rope weapon
net hammock no rest
blunt_spear spear wound
poison poison wound
spider_web spider wound
`
};
