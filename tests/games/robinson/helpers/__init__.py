"""What the tests of Robinson Crusoe share.

- ``positions``: one moment of a game, with only what matters written down, and moves from there;
- ``facts``: what a test asks of a state: wounds, determination, why something is refused;
- ``plans``: plans made in words and resolved;
- ``moments``: a hunt, a weather phase, a night, an action that is carried out;
- ``event_cards``, ``adventures``: what a card changes, and nothing else;
- ``skills``: owners of skills;
- ``scenario_moments``: what every scenario has: book, totems, weather, endings;
- ``package_copies``: copies of the package whose box somebody has edited, and scripts that are run with them;
- ``changed_boxes``, ``changed_pawns``, ``added_cards``, ``new_scenario``: those scripts.

Whole games (``whole_games``) stand beside the tests, as in the folder of every game.
"""
