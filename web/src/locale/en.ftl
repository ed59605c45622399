### The page around the tables.

## The frame
site-name = Islario
site-title = { $page } · Islario
site-skip = Skip to the content
site-language = Language
site-language-es = Español
site-language-pt = Português
site-language-en = English
site-dark = Switch to dark colours
site-light = Switch to light colours
site-loading = One moment...
site-table = Table
site-footer = Islario is an unofficial project of enthusiasts, not affiliated with the designers or publishers of the games. All drawings are our own.
site-unreachable = The server cannot be reached. Check your connection and try again.
site-unexpected = Something went wrong on our side. Please try again.
site-retry = Try again
site-nowhere = Off the map
site-nowhere-text = There is nothing at this address. The link may be incomplete.
site-go-home = To the home page
site-game-forbidden_island = Forbidden Island
site-game-hashi = Hashi
site-game-robinson = Robinson Crusoe

## The home page
home-title = A book of islands
home-lead = Island board games, complete and exact: alone, around one device, or with friends by a link. No account, nothing to install.
home-about-forbidden_island = The island is sinking. Two to four adventurers work together to carry off its four treasures and fly away before the sea takes everything.
home-about-hashi = Card by card, write numbers on your islands and join them with bridges that never cross.
home-about-robinson = Shipwrecked together: explore, build and hunt to outlive the storms of a cursed island.
home-facts-forbidden_island = 2 to 4 adventurers · cooperative · about 30 minutes
home-facts-hashi = 1 to 4 players · all at once · about 20 minutes
home-facts-robinson = 1 to 4 castaways · cooperative · two to three hours
home-play-now = Play now
home-play-now-help-forbidden_island = Play now begins at once: you alone, with two adventurers.
home-play-now-help-hashi = Play now begins at once: the solo game on the easier board.
home-play-now-help-robinson = Play now begins at once: Castaways, you alone with two characters and Friday.
home-learn = Learn by playing
home-learn-first = First time? Learn by playing
home-lesson = lesson
home-alone = On your own
home-friends = With friends
home-pass = Pass and play
home-cards = Cards
home-almanac = Almanac
home-rules = Rules
home-tables = My tables
home-tables-all = Show all { $tables }
home-you = { $seats ->
    [one] you
   *[other] you as { $seats } players
}
home-open-seats = { $seats ->
    [one] one player missing
   *[other] { $seats } players missing
}
home-your-turn = Your turn
home-waiting = Waiting for the others
home-won = Won: { $how }
home-lost = Lost: { $how }
home-scored = Over, points: { $scores }
home-moves = { $moves ->
    [0] not begun
    [one] { $moves } move
   *[other] { $moves } moves
}
home-continue = Continue
home-look-back = Look back
home-mark-begun = Begun under other rules
home-mark-parted = Begun under other rules: it can only be looked at
home-mark-unreadable = It cannot be shown under these rules

## Setting a table
new-way-alone = On your own
new-lead-alone = Bots are the other players.
new-lead-all-me = All of them are yours: you play every turn.
new-way-friends = A table with friends
new-lead-friends = Say who plays. For every player that you leave to a friend you get a link to send.
new-way-pass = Pass and play
new-lead-pass = All of you play on this device and hand it on from turn to turn.
new-name = Your name
new-name-help = Shown at the table, and remembered in this browser.
new-seats = Who plays
new-seat = Player { $seat }
new-seat-me = Me
new-seat-open = A friend, by a link
new-no-me = At least one of the players has to be you.
new-more = More choices
new-rulings = Rulings, for those who play it otherwise
new-changed = { $changed } changed
new-others = Who plays the others
new-others-me = I do
new-others-bots = Bots do
new-range = { $low } to { $high }
new-drawn = Drawn by you
new-names-chosen = Chosen by you
new-create = Set the table
new-create-links = Set the table and get the links
new-challenge = Make a challenge of it
new-challenge-about = Whoever has its link plays the same cards, each alone; then you compare.
new-no-game = There is no table for this game here.
new-set = The table is set
new-set-lead = Send each friend a link of their own. Each link works once: whoever opens it first plays.
new-set-here = You share this machine's own address: it works on this machine only. To let friends in from your network, start Islario with: islario serve --host 0.0.0.0
new-invitation = Invitation for player { $seat }
new-watch = Only to watch; works for any number of people
link-copy = Copy
link-copied = Copied
link-by-hand = The link is selected: copy it
link-share = Share
new-share-text = Join me for a game of { $game } on Islario
new-go = Go to the table

## The rules
rules-title = { $game }: rules
rules-sections = Sections
rules-search = Search the rules
rules-found = { $found ->
    [0] Nothing found
    [one] { $found } passage found
   *[other] { $found } passages found
}
rules-clear = Show everything
rules-none = There are no rules to read for this game yet.
rules-cards = The card book: every card in words

## The card book
cards-title = { $game }: cards
cards-search = Search the cards
cards-kinds = Kinds of cards
cards-all = All
cards-surprises = Hide cards that I have not met yet
cards-found = { $found ->
    [0] No card found.
    [one] { $found } card.
   *[other] { $found } cards.
}
cards-hidden = { $hidden ->
    [1] 1 is still a surprise.
   *[other] { $hidden } are still a surprise.
}
cards-rules = The rules

## The bots
new-strength = How well the bots play
bot-learner = Learner
about-bot-learner = Good company for a first game: plays soundly, but now and then makes the mistakes that people make.
bot-steady = Steady
about-bot-steady = Plays at once, by sound rules of thumb, and looks no further than this turn.
bot-strong = Strong
about-bot-strong = Tries out many ways to play each turn before it chooses one. Takes up to a second.
bot-relentless = Relentless
about-bot-relentless = Thinks as long as it helps, up to five seconds. There is no stronger one here.
bot-random = Random bot

## Challenges and the deal of the day
home-daily-new = Deal of the day
home-daily-begun = Deal of the day: go on
home-daily-done = Deal of the day: results
deal-page = Challenge
deal-title = A challenge: { $game }
deal-title-daily = Deal of the day: { $game }
deal-from = From { $name }.
deal-lead = Everybody who plays it gets exactly the same cards. Each player has one try; whoever has finished sees how the others did.
deal-level = Played: { $level }
deal-players = { $seats ->
    [one] You play one player.
   *[other] You play { $seats } players yourself.
}
deal-bots = { $bots ->
    [one] One bot plays along.
   *[other] { $bots } bots play along.
}
deal-count = { $count ->
    [0] Nobody has finished it yet.
    [one] One person has finished it.
   *[other] { $count } people have finished it.
}
deal-play = Take the challenge
deal-go-on = Go on playing
deal-look = Look back at my game
deal-closed = It can no longer be begun.
deal-link = Link to this challenge
deal-share = Can you do better? A challenge on Islario: { $game }
deal-results = Results
deal-results-later = The list is shown when you have finished.
deal-player = Player
deal-outcome = Outcome
deal-points = Points
deal-share-of-best = Of the best possible
deal-seeking = The best that these cards allow is being sought.
deal-moves = Moves
deal-won = won
deal-lost = lost
deal-over = finished
deal-guest = Guest
deal-yours = you

## My games
games-title = My games
games-none = No finished games yet.
games-rates = How you do
games-game = Game
games-level = Level
games-players = Players
games-count = Games
games-won = Won
games-best = Best score
games-list = Finished games
games-filter = Show
games-all = All games
games-any = Won or lost
games-won-only = Won
games-lost-only = Lost
games-hidden-only = Hidden
games-outcome = Outcome
games-hide = Hide
games-show = Show again
games-more = Show older ones
games-own-drawing = drawn by hand
games-nudge = { $wins } wins in a row at { $level }: try { $next }.
games-data = My data
games-data-about = All that is kept about you: your names, moves, talk and challenges.
games-export = Download my data
games-forget = Delete my data
games-forget-sure = Your name and everything you have said are deleted, and this browser is forgotten. Your moves stay, without a name; bots play on in your games. This cannot be undone.
games-forget-yes = Delete for good
games-forget-no = Keep it
