### Robinson Crusoe: the names of all things.

## Event cards with a book
card-unusually_cold_night = Unusually Cold Night
card-otters = Otters
card-council = Council
card-insects = Insects
card-winter_depression = Winter Depression
card-wrecked_balloon = Wrecked Balloon
card-ravenous_predators = Ravenous Predators
card-predator_is_near = Predator Is Near
card-night_howling = Night Howling
card-poisoning = Poisoning
card-body_on_the_beach = Body on the Beach
card-argument = Argument
card-call_of_the_wild = Call of the Wild
card-sleepless_night = Sleepless Night
card-earthquake = Earthquake
card-ravishing_hurricane = Ravaging Hurricane
card-bad_feelings = Bad Feelings
card-exhausting_night = Exhausting Night
card-strong_wind = Strong Wind
card-weather_breakdown = Weather Breakdown
card-mist = Mist
card-mess_in_the_camp = Mess in the Camp
card-the_island_rebels_against_you = The Island Rebels against You
card-natural_dam_breaks = Natural Dam Breaks
card-depression = Depression
card-devastating_blows = Devastating Blows
card-lack_of_hope = Lack of Hope
card-vertigo = Vertigo
card-weakness = Weakness
card-slow_work = Slow Work
card-loss_of_hope = Loss of Hope
card-fight_in_the_dark = Fight in the Dark
card-dangerous_night = Dangerous Night
card-howling_from_the_woods = Howling from the Woods
card-bear = Bear
card-searching_for_a_new_path = Searching for a New Path
card-smoke_on_the_horizon = Smoke on the Horizon
card-drought = Drought
card-rough_passage = Rough Passage

## Event cards with an adventure icon
card-cataclysm = Cataclysm
card-storm_a = Storm
card-chronic_tiredness = Chronic Tiredness
card-high_water = High Water
card-frost = Frost
card-heavy_rain_is_coming = Heavy Rain Is Coming
card-awful_weather = Awful Weather
card-precipice = Precipice
card-jaguar = Jaguar
card-culled_area = Culled Area
card-heavy_rain = Heavy Rain
card-heavy_clouds = Heavy Clouds
card-devastating_hurricane = Devastating Hurricane
card-ravishing_windstorm = Ravaging Windstorm
card-cold_rain_a = Cold Rain
card-memories_of_the_cruise = Memories of the Cruise
card-thunderstorm = Thunderstorm
card-predators = Predators
card-fire = Fire
card-fight = Fight
card-predators_in_the_vicinity = Predators in the Vicinity
card-storm_b = Storm
card-landslide = Landslide
card-cold_rain_b = Cold Rain
card-broken_tree = Broken Tree
card-raging_river = Raging River
card-flood = Flood
card-disaster = Disaster
card-flying_surprise = Flying Surprise
card-cloud_burst = Cloudburst
card-rain = Rain
card-night_attack = Night Attack
card-predators_in_the_woods = Predators in the Woods
card-bad_fate = Bad Fate

## Threat actions of the event cards
threat-unusually_cold_night = Warming Up
threat-otters = Successful Hunting
threat-council = Brainstorm
threat-insects = Pest Control
threat-winter_depression = Warming Up
threat-wrecked_balloon = Search
threat-ravenous_predators = Chasing out the Animals
threat-predator_is_near = Fight for Food
threat-night_howling = Beast Hunting
threat-poisoning = Draining Poison
threat-body_on_the_beach = Burial
threat-argument = Agreement
threat-call_of_the_wild = Fierce Hunting
threat-sleepless_night = Rest
threat-earthquake = Building a Passage
threat-ravishing_hurricane = Rediscovering the Sources
threat-bad_feelings = Careful Gathering
threat-exhausting_night = Rest
threat-strong_wind = Tool Maintenance
threat-weather_breakdown = Securing the Sources
threat-mist = Searching for the Old Trail
threat-mess_in_the_camp = Putting Things in Order
threat-the_island_rebels_against_you = Rescue
threat-natural_dam_breaks = Protection
threat-depression = Consolation
threat-devastating_blows = New Source
threat-lack_of_hope = Mobilization
threat-vertigo = Rest
threat-weakness = Rest
threat-slow_work = Rest
threat-loss_of_hope = Rest
threat-fight_in_the_dark = Tracking a Predator
threat-dangerous_night = Building a Protection
threat-howling_from_the_woods = Expedition
threat-bear = Repair
threat-searching_for_a_new_path = Exploring New Routes
threat-smoke_on_the_horizon = Putting out the Fire
threat-drought = New Riverbed
threat-rough_passage = Establishing a New Path
threat-cataclysm = Mending the Tools
threat-storm_a = Strengthening the Camp
threat-chronic_tiredness = Regeneration
threat-high_water = Drain
threat-frost = Warming the Camp
threat-heavy_rain_is_coming = Irrigation
threat-awful_weather = Windscreen
threat-precipice = Building a Bridge
threat-jaguar = Watch
threat-culled_area = Plentiful Hunting
threat-heavy_rain = Preparing for Rain
threat-heavy_clouds = Strengthening the Roof
threat-devastating_hurricane = Repair
threat-ravishing_windstorm = New Weapon
threat-cold_rain_a = Irrigation
threat-memories_of_the_cruise = Sea Shanty
threat-thunderstorm = Separating the Fire
threat-predators = Fight
threat-fire = Extinguishing the Fire
threat-fight = Speech
threat-predators_in_the_vicinity = Chasing out the Predator
threat-storm_b = Strengthening the Camp
threat-landslide = Securing the Camp
threat-cold_rain_b = Irrigation
threat-broken_tree = Removing the Tree
threat-raging_river = Building a Moat
threat-flood = Building a Drain
threat-disaster = Mend
threat-flying_surprise = Cleaning up after the Accident
threat-cloud_burst = Move
threat-rain = Stronger Roof
threat-night_attack = In Search of a Beast
threat-predators_in_the_woods = Searching for a Predator
threat-bad_fate = Reassuring Rest

## Adventures: building
adventure-breakdown = Breakdown
adventure-fear_of_the_beasts = Fear of the Beasts
adventure-wind_storm = Windstorm
adventure-predator_in_the_camp = Predator in the Camp
adventure-construction_is_weak = Construction Is Weak
adventure-visit_of_a_predator = Visit of a Predator
adventure-you_need_a_bigger_camp = You Need a Bigger Camp
adventure-hungry_predator = Hungry Predator
adventure-howling_in_the_bushes = Howling in the Bushes
adventure-accident = Accident
adventure-dark_clouds_in_the_sky = Dark Clouds in the Sky
adventure-in_a_hurry = In a Hurry
adventure-tired = Tired
adventure-nasty_wound = Nasty Wound
adventure-sting = Sting
adventure-savings = Savings
adventure-monkeys_watch_you = Monkeys Watch You
adventure-tools_inspection = Tool Inspection
adventure-cut_head = Cut Head
adventure-coming_to_terms = Coming to Terms
adventure-fast_work = Fast Work
adventure-unmotivated = Unmotivated
adventure-construction = Construction
adventure-laborious_work_a = Laborious Work
adventure-tool_breaks = Tool Breaks
adventure-hard_work = Hard Work
adventure-lack_of_hope = Lack of Hope
adventure-laborious_work_b = Laborious Work
adventure-dangerous_work = Dangerous Work
adventure-broken_lever = Broken Lever

## Adventures: exploration
adventure-tiger = Tiger
adventure-puma = Puma
adventure-secret_cave = Secret Cave
adventure-vipers = Vipers
adventure-wild_berries = Wild Berries
adventure-wild_dog = Wild Dog
adventure-misadventure = Misadventure
adventure-thorny_bush = Thorny Bush
adventure-remains_of_a_settlement = Remains of a Settlement
adventure-ruined_hut = Ruined Hut
adventure-shrine = Shrine
adventure-signs_of_fire_a = Signs of Fire
adventure-old_grave = Old Grave
adventure-old_hut = Old Hut
adventure-bamboo = Bamboo
adventure-carcass = Carcass
adventure-cold_wind = Cold Wind
adventure-signs_of_fire_b = Signs of Fire
adventure-empty_forest = Empty Forest
adventure-flu = Flu
adventure-theres_something_in_the_air = There's Something in the Air
adventure-its_going_to_rain = It's Going to Rain
adventure-surprising_discovery = Surprising Discovery
adventure-swamp = Swamp
adventure-wrong_track = Wrong Track
adventure-dangerous_terrain = Dangerous Terrain
adventure-lost_in_the_thicket = Lost in the Thicket
adventure-lost_in_the_woods = Lost in the Woods
adventure-lost = Lost
adventure-storm_on_the_horizon = Storm on the Horizon

## Adventures: gathering
adventure-weather_breakdown = Weather Breakdown
adventure-winter_is_coming = Winter Is Coming
adventure-twisted_ankle = Twisted Ankle
adventure-unbelievable_effort = Unbelievable Effort
adventure-viper = Viper
adventure-surprise_in_the_bushes = Surprise in the Bushes
adventure-new_flock = New Flock
adventure-nestlings = Nestlings
adventure-nice_surprise = Nice Surprise
adventure-path_of_a_predator = Path of a Predator
adventure-pirates_chest = Pirate's Chest
adventure-signs_of_a_predator = Signs of a Predator
adventure-skeleton = Skeleton
adventure-spider = Spider
adventure-furs = Furs
adventure-after_the_hurricane = After the Hurricane
adventure-eyes_in_the_bushes = Eyes in the Bushes
adventure-fruit = Fruit
adventure-gold_coin = Gold Coin
adventure-mushrooms = Mushrooms
adventure-unexpected_discovery = Unexpected Discovery
adventure-winter_freezing = Winter Freezing
adventure-end_of_source_1 = End of Source
adventure-end_of_source_2 = End of Source
adventure-end_of_source_3 = End of Source
adventure-end_of_source_4 = End of Source
adventure-end_of_source_5 = End of Source
adventure-shortage = Shortage
adventure-tracks_of_a_predator = Tracks of a Predator
adventure-unexpected_troubles = Unexpected Troubles

## Event parts of the adventures: building
aftermath-breakdown = You Get Along
aftermath-fear_of_the_beasts = Extensive Protection
aftermath-wind_storm = Natural Palisade
aftermath-predator_in_the_camp = What Goes Around Comes Around
aftermath-construction_is_weak = Bash
aftermath-visit_of_a_predator = Night Visit
aftermath-you_need_a_bigger_camp = Enlarging the Camp
aftermath-hungry_predator = Revisit
aftermath-howling_in_the_bushes = The Beast Is Here
aftermath-accident = Gangrene
aftermath-dark_clouds_in_the_sky = After the Rain
aftermath-in_a_hurry = Crack
aftermath-tired = Quarrel
aftermath-nasty_wound = Infection
aftermath-sting = Shivers
aftermath-savings = Unsteady Construction
aftermath-monkeys_watch_you = Monkeys in the Camp
aftermath-tools_inspection = Broken Tools
aftermath-cut_head = Headache
aftermath-coming_to_terms = Lack of Ideas
aftermath-fast_work = Haste Makes Waste
aftermath-unmotivated = Tools Are Breaking
aftermath-construction = Stronger Construction

## Event parts of the adventures: exploration
aftermath-tiger = The Tiger Finds You
aftermath-puma = The Puma Attacks
aftermath-secret_cave = Beast Awakes
aftermath-vipers = Fever
aftermath-wild_berries = Nausea
aftermath-wild_dog = The Dog Is Back
aftermath-misadventure = Swollen Ankle
aftermath-thorny_bush = Swollen Arm
aftermath-remains_of_a_settlement = Epidemic
aftermath-ruined_hut = Bad Dreams
aftermath-shrine = Nightmares
aftermath-old_grave = Memories of a Dead Castaway
aftermath-old_hut = Robinson's Ghost
aftermath-bamboo = Crack of Broken Wood
aftermath-carcass = Diarrhea
aftermath-cold_wind = Snow
aftermath-empty_forest = Hungry Predators
aftermath-flu = Sore Throat
aftermath-theres_something_in_the_air = Cursed Island
aftermath-its_going_to_rain = Heavy Rain
aftermath-storm_on_the_horizon = Storm

## Event parts of the adventures: gathering
aftermath-weather_breakdown = Storm
aftermath-winter_is_coming = Ground-Frost
aftermath-twisted_ankle = Swollen Ankle
aftermath-unbelievable_effort = Aching Arms
aftermath-viper = Snakebite
aftermath-surprise_in_the_bushes = Reflections
aftermath-new_flock = It's All Vanished
aftermath-nestlings = Angry Bird
aftermath-nice_surprise = Collapse
aftermath-path_of_a_predator = Predator Attacks
aftermath-pirates_chest = Bad Luck
aftermath-signs_of_a_predator = Hungry Predator Attacks
aftermath-skeleton = Dead Explorer's Memoirs
aftermath-spider = A Bite in the Neck
aftermath-furs = Insects
aftermath-after_the_hurricane = It Was Stormy Again
aftermath-eyes_in_the_bushes = Unexpected Visit
aftermath-fruit = Stomach Ache
aftermath-gold_coin = Curse
aftermath-mushrooms = Illness

## Event parts of the mysteries
aftermath-ceremonial_bowl = Overcoming the Curse
aftermath-gorilla = Gorilla in the Camp
aftermath-big_ape = Demon of the Night
aftermath-gremlins = Gremlins Hunted You Down
aftermath-savage = Unsuccessful Hunting

## Mysteries: treasures
mystery-gold = Gold
mystery-helmet = Helmet
mystery-candles = Candles
mystery-old_rifle = Old Rifle
mystery-cave_with_furs = Cave with Furs
mystery-protective_amulet = Protective Amulet
mystery-compass = Compass
mystery-barrel = Barrel
mystery-sabre = Sabre
mystery-hatchet = Hatchet
mystery-crocks = Crocks
mystery-whip = Whip
mystery-old_clothes = Old Clothes
mystery-old_map = Old Map
mystery-backpack = Backpack
mystery-blankets = Blankets
mystery-ceremonial_bowl = Ceremonial Bowl
mystery-bottle_of_wine = Bottle of Wine
mystery-captain_stones_spyglass = Captain Stone's Spyglass
mystery-boxes = Boxes
mystery-hammock = Hammock
mystery-ropes = Ropes
mystery-herbal_mixture = Herbal Mixture
mystery-amulet_with_portrait = Amulet with Portrait
mystery-antique_rapier = Antique Rapier
mystery-treasure_map = Treasure Map

## Mysteries: monsters
mystery-bite = Bite
mystery-gorilla = Gorilla
mystery-unleashed_beast = Unleashed Beast
mystery-furious_tiger = Furious Tiger
mystery-spiders = Spiders
mystery-scorpion = Scorpion
mystery-big_ape = Big Ape
mystery-gremlins = Gremlins
mystery-snake = Snake
mystery-bats = Bats
mystery-savage = Savage
mystery-giant_snake = Giant Snake
mystery-a_shiny_jewel = A Shiny Jewel

## Mysteries: traps
mystery-terrible_scream = Terrible Scream
mystery-collapse = Collapse
mystery-sharp_blade = Sharp Blade
mystery-blowgun = Blowgun
mystery-confused = Confused
mystery-unfortunate_adventure = Unfortunate Adventure
mystery-strange_disease = Strange Disease
mystery-trapdoor = Trapdoor
mystery-hidden_rope = Hidden Rope
mystery-net = Net
mystery-blunt_spear = Blunt Spear
mystery-poison = Poison
mystery-spider_web = Spider Web

## Beasts
beast-birds = Birds
beast-fox = Fox
beast-boa = Boa
beast-tapir = Tapir
beast-wild_pig = Wild Pig
beast-wild_dog = Wild Dog
beast-goats = Goats
beast-cheetah = Cheetah
beast-iguana = Iguana
beast-chamois = Chamois
beast-puma = Puma
beast-jaguar = Jaguar
beast-alligator = Alligator
beast-bear = Bear
beast-tiger = Tiger
beast-gorilla = Gorilla

## Inventions
invention-shovel = Shovel
invention-bricks = Bricks
invention-pot = Pot
invention-cure = Cure
invention-rope = Rope
invention-knife = Knife
invention-fire = Fire
invention-map = Map
invention-dam = Dam
invention-snare = Snare
invention-fireplace = Fireplace
invention-shortcut = Shortcut
invention-spear = Spear
invention-basket = Basket
invention-sack = Sack
invention-bed = Bed
invention-belts = Belts
invention-bow = Bow
invention-cellar = Cellar
invention-corral = Corral
invention-diary = Diary
invention-drums = Drums
invention-furnace = Furnace
invention-lantern = Lantern
invention-moat = Moat
invention-pit = Pit
invention-raft = Raft
invention-shield = Shield
invention-sling = Sling
invention-wall = Wall

## Inventions of the scenarios
invention-mast = Mast
invention-hatchet = Hatchet
invention-cross = Cross
invention-sacred_bell = Sacred Bell
invention-scenario_raft = Rescue Raft
invention-lifeboat = Lifeboat
invention-rope_ladder = Rope Ladder
invention-jolly_boat = Jolly Boat
invention-ballista = Ballista
invention-canoe = Canoe
invention-fence = Fence
invention-garden = Garden
invention-trap = Trap
invention-tranquilizer = Tranquilizer

## Starting items
item-pipe_and_tobacco = Pipe and Tobacco
item-bible = Bible
item-storm_glass = Storm Glass
item-pistol = Pistol
item-empty_bottle = Empty Bottle
item-hammer_and_nails = Hammer and Nails
item-biscuits = Biscuits
item-flask_of_rum = Flask of Rum

## Discovery tokens
discovery-larvae = Larvae
discovery-fallen_tree = Fallen Tree
discovery-goat = Goat
discovery-candles = Candles
discovery-treasure = Treasure
discovery-old_machete = Rusty Machete
discovery-thorny_bushes = Thorny Bushes
discovery-large_leaves = Large Leaves
discovery-tobacco = Tobacco
discovery-vegetables = Vegetables
discovery-poison = Poison
discovery-healing_herbs = Healing Herbs
discovery-herbs = Fragrant Herbs
discovery-scenario_dashes = Token with Two Dashes
discovery-scenario_bowtie = Token with Two Triangles
discovery-scenario_cross = Token with a Cross
discovery-scenario_bands = Token with Two Bands

## Discovery tokens of the scenarios
discovery-s1_dashes = Herbs
discovery-s1_bowtie = Oil
discovery-s1_cross = Pirate Sabre
discovery-s1_bands = Medallion with a Lady
discovery-s2_dashes = Cultist's Candles
discovery-s2_bowtie = Mysterious Vials
discovery-s2_cross = Decorated Bell
discovery-s2_bands = Sacrificial Dagger
discovery-s3_dashes = Herbs
discovery-s3_bowtie = Pistol
discovery-s3_cross = Ruined Hut
discovery-s3_bands = Vines
discovery-s4_dashes = Old Map
discovery-s4_bowtie = Indy's Diary
discovery-s4_cross = Torch
discovery-s4_bands = Old Canvas
discovery-s5_dashes = Blowpipe
discovery-s5_bowtie = Healing Ointment
discovery-s5_cross = Map of the Island
discovery-s5_bands = Old Machete
discovery-s6_dashes = Old Tools
discovery-s6_bowtie = Plow
discovery-s6_cross = Powder
discovery-s6_bands = Seeds
discovery-s7_dashes = Bottle of Vodka
discovery-s7_bowtie = Firecracker
discovery-s7_cross = Giant Footprint
discovery-s7_bands = Film-Maker's Lost Item

## Skills
skill-economical_construction = Economical Construction
skill-craftsmanship = Craftsmanship
skill-a_new_idea = A New Idea
skill-handyman = Handyman
skill-grandmas_recipe = Grandma's Recipe
skill-searching_talent = Searching Talent
skill-stone_soup = Stone Soup
skill-hooch = Hooch
skill-child_of_fortune = Child of Fortune
skill-reconnaissance = Reconnaissance
skill-motivational_speech = Motivational Speech
skill-scouting = Scouting
skill-tracking = Tracking
skill-defense_plan = Defense Plan
skill-frenzy = Frenzy
skill-the_hunt = The Hunt
skill-friday_reroll = Second Try

## Totems of the scenarios
totem-s2_1 = Dark Temple
totem-s2_2 = Altar of Death
totem-s2_3 = Cultists' Hideout
totem-s3_1 = Slippery Rocks
totem-s3_2 = Cemetery
totem-s3_3 = Remains of Masts and Spars
totem-s3_4 = Balloon Wreck
totem-s4_1 = Small Temple
totem-s4_2 = Ruined Village
totem-s4_3 = Hidden Cave
totem-s4_4 = Underground Temple
totem-s5_1 = First Village
totem-s5_2 = Second Village
totem-s5_3 = Third Village
totem-s5_4 = Fourth Village
totem-s6_1 = Wasteland
totem-s7_1 = Lair of King Kong

## The film crew of scenario 7
crew-1 = Lighting Technician
crew-2 = Cameraman
crew-3 = Sound Technician
crew-4 = Screenwriter
crew-5 = Make-up Artist
crew-6 = Actress
crew-7 = Stunt Double
crew-8 = Actor
crew-9 = Director

## Terrains
terrain-beach = Beach
terrain-hills = Hills
terrain-mountains = Mountains
terrain-river = River
terrain-plains = Plains

## Sources of the tiles
source-wood = Wood
source-fish = Fish
source-parrot = Parrots

## Resources
resource-wood = Wood
resource-food = Food
resource-preserved = Non-Perishable Food
resource-fur = Fur

## Tokens and markers
token-adventure = Adventure
token-reroll = Reroll
token-minus_pawn = Minus One Pawn
token-beast = Beast Strength
token-plus_wood = Plus One Wood
token-plus_food = Plus One Food
token-black = Black Marker
token-rain = Rain Cloud
token-snow = Snow Cloud
token-storm = Storm
token-animals = Hungry Animals
token-shortcut = Shortcut
token-white = White Marker
token-blue = Blue Marker
token-number = Number Token

## Action fields
field-threat = Threat
field-hunt = Hunt
field-build = Build
field-gather = Gather Resources
field-explore = Explore
field-camp = Arrange the Camp
field-rest = Rest

## Action dice
die-success = Success Die
die-wound = Wound Die
die-adventure = Adventure Die

## Weather dice
weatherdie-rain = Rain Die
weatherdie-winter = Winter Die
weatherdie-animals = Hungry Animals Die

## Parts of the body
part-head = Head
part-arm = Arm
part-belly = Belly
part-leg = Leg
