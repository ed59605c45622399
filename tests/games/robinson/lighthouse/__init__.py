"""A scenario that is not in the box: its module, its table and its texts (test_new_scenario).

NUMBER stands for its number: it is the last, however many the box has.."""
