"""What can be planned: targets, pawns, costs, and the plan itself."""
