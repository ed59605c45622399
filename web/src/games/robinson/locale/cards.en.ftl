### The card book

cards-kind-event = Events
cards-kind-adventure = Adventures
cards-kind-mystery = Mysteries
cards-kind-beast = Beasts
cards-kind-invention = Inventions
cards-kind-item = Starting items
cards-kind-wreckage = Wreckage
cards-kind-discovery = Discovery tokens
cards-kind-scenario = Scenarios
cards-kind-skill = Skills
