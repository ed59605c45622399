"""What the rules know of the box whatever its files say: names, places, and how far a number may go.

The engine finds characters, skills, inventions, starting items and tokens by their place, and every card
has its texts by its name. So files may say what a card costs and does, but not that it is another one.
"""

from typing import Final

CHARACTERS: Final = ("carpenter cook explorer soldier").split()
SKILLS: Final = (
    "economical_construction craftsmanship a_new_idea handyman grandmas_recipe searching_talent stone_soup hooch "
    "child_of_fortune reconnaissance motivational_speech scouting tracking defense_plan frenzy the_hunt"
).split()
"""Four of each character, in their order."""
INVENTIONS: Final = (
    "shovel bricks pot cure rope knife fire map dam snare fireplace shortcut spear basket sack bed belts bow cellar "
    "corral diary drums furnace lantern moat pit raft shield sling wall"
).split()
STARTING_ITEMS: Final = (
    "pipe_and_tobacco bible storm_glass pistol empty_bottle hammer_and_nails biscuits flask_of_rum"
).split()
WRECKAGE: Final = ("food_crates wrecked_lifeboat captains_chest").split()
DISCOVERIES: Final = (
    "larvae fallen_tree goat candles treasure old_machete thorny_bushes large_leaves tobacco vegetables poison "
    "healing_herbs herbs scenario_dashes scenario_bowtie scenario_cross scenario_bands"
).split()
FIRST_SCENARIO_TOKEN: Final = 13
"""From here on it depends on the scenario what a token is."""

# Cards that may stand in any order.
BEASTS: Final = (
    "birds fox boa tapir wild_pig wild_dog goats cheetah iguana chamois puma jaguar alligator bear tiger gorilla"
).split()
EVENTS: Final = (
    "unusually_cold_night otters council insects winter_depression wrecked_balloon ravenous_predators "
    "predator_is_near night_howling poisoning body_on_the_beach argument call_of_the_wild sleepless_night earthquake "
    "ravishing_hurricane bad_feelings exhausting_night strong_wind weather_breakdown mist mess_in_the_camp "
    "the_island_rebels_against_you natural_dam_breaks depression devastating_blows lack_of_hope vertigo weakness "
    "slow_work loss_of_hope fight_in_the_dark dangerous_night howling_from_the_woods bear searching_for_a_new_path "
    "smoke_on_the_horizon drought rough_passage cataclysm storm_a chronic_tiredness high_water frost "
    "heavy_rain_is_coming awful_weather precipice jaguar culled_area heavy_rain heavy_clouds devastating_hurricane "
    "ravishing_windstorm cold_rain_a memories_of_the_cruise thunderstorm predators fire fight "
    "predators_in_the_vicinity storm_b landslide cold_rain_b broken_tree raging_river flood disaster flying_surprise "
    "cloud_burst rain night_attack predators_in_the_woods bad_fate"
).split()
ADVENTURES: Final = (
    "breakdown fear_of_the_beasts wind_storm predator_in_the_camp construction_is_weak visit_of_a_predator "
    "you_need_a_bigger_camp hungry_predator howling_in_the_bushes accident dark_clouds_in_the_sky in_a_hurry tired "
    "nasty_wound sting savings monkeys_watch_you tools_inspection cut_head coming_to_terms fast_work unmotivated "
    "construction laborious_work_a tool_breaks hard_work lack_of_hope laborious_work_b dangerous_work broken_lever "
    "weather_breakdown winter_is_coming twisted_ankle unbelievable_effort viper surprise_in_the_bushes new_flock "
    "nestlings nice_surprise path_of_a_predator pirates_chest signs_of_a_predator skeleton spider furs "
    "after_the_hurricane eyes_in_the_bushes fruit gold_coin mushrooms unexpected_discovery winter_freezing "
    "end_of_source_1 end_of_source_2 end_of_source_3 end_of_source_4 end_of_source_5 shortage tracks_of_a_predator "
    "unexpected_troubles tiger puma secret_cave vipers wild_berries wild_dog misadventure thorny_bush "
    "remains_of_a_settlement ruined_hut shrine signs_of_fire_a old_grave old_hut bamboo carcass cold_wind "
    "signs_of_fire_b empty_forest flu theres_something_in_the_air its_going_to_rain surprising_discovery swamp "
    "wrong_track dangerous_terrain lost_in_the_thicket lost_in_the_woods lost storm_on_the_horizon"
).split()
MYSTERIES: Final = (
    "gold helmet candles old_rifle cave_with_furs protective_amulet compass barrel sabre hatchet crocks whip "
    "old_clothes old_map backpack blankets ceremonial_bowl bottle_of_wine captain_stones_spyglass boxes hammock ropes "
    "herbal_mixture amulet_with_portrait antique_rapier treasure_map bite gorilla unleashed_beast furious_tiger "
    "spiders scorpion big_ape gremlins snake bats savage giant_snake a_shiny_jewel terrible_scream collapse "
    "sharp_blade blowgun confused unfortunate_adventure strange_disease trapdoor hidden_rope net blunt_spear poison "
    "spider_web"
).split()

ACTIONS: Final = ["threat", "hunt", "build", "gather", "explore", "camp", "rest", "special"]
PAWN_USES: Final = [*ACTIONS, "totem"]
"""What an additional pawn can be for; a totem is explored."""
PAWNS: Final[dict[str, list[str]]] = {
    "map": ["explore"],
    "lantern": ["build"],
    "belts": ["gather"],
    "shield": ["hunt"],
    "raft": ["gather", "explore"],
    "rope_ladder": ["totem"],
    "hammer_and_nails": ["build"],
    "handyman": ["build"],
    "candles": ["build"],
    "compass": ["explore"],
}
"""What brings an additional pawn, and for which actions (planning.pawns)."""
USED_AGAIN: Final = ["sabre", "whip", "old_clothes"]
"""The treasures with a use that does not use them up."""
KEPT_ADVENTURE: Final = "surprising_discovery"
"""The one adventure that is kept and used."""
EXPLORED_TREASURE: Final = "treasure_map"
"""The one treasure whose use is an exploration."""
MOST_TO_PAY: Final = 14
"""The most that anything costs of one resource: with a token more, four bits still hold it (planning.costs)."""
POINTS: Final = ["heart", "weapon", "roof", "palisade", "item"]
"""What counts for points in every scenario."""
