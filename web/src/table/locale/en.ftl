### The shell of a table, common to all games.

## Coming in
table-loading = The table is being set...
table-failed = The table could not be loaded.
table-reload = Try again
table-gone = There is no such table
table-gone-about = The link may be incomplete, or the table was cleared away.
table-home = To the home page
table-invited-title = You are invited to this table
table-invited-by = At the table: { $names }
table-invited-name = Your name at the table
table-invited-sit = Sit down
table-invited-watch = Watch instead
table-invited-seated = You already play at this table. The link is for somebody else.
table-invited-enter = To the table
table-watching = watching

## The parts of the page
table-board = The board
table-side = Log, chat and history
table-tabs = What is shown beside the board
table-dock = Actions and panels
table-tab-log = Log
table-tab-chat = Chat
table-tab-coach = Coach
table-tab-table = Table
table-unread = { $count ->
    [one] { $count } unread line
   *[other] { $count } unread lines
}
table-close = Close
table-fold = Fold away
table-look = Look at the card
table-use-first = Use first:
table-dismiss = Dismiss
table-title-yours = ● Your turn · { $game }
table-your-turn = It is your turn.

## The connection
table-connection-live = live
table-connection-reconnecting = reconnecting
table-connection-offline = offline
table-unreachable = The server cannot be reached right now.
table-kept-forget = Forget it

## Begun under other rules
table-begun-same = Begun under rules number { $begun }; these are number { $now }. All moves lead where they led.
table-begun-unchecked = Begun under rules number { $begun }; these are number { $now }. Nobody can tell whether all moves lead where they led.
table-begun-parted =
    Begun under rules number { $begun }; these are number { $now }, under which { $left ->
        [one] the last move leads
       *[other] the last { $left } moves lead
    } elsewhere. This table can only be looked at.
table-begun-damaged =
    The log of this table is damaged: { $left ->
        [one] its last move is
       *[other] its last { $left } moves are
    } not shown. It can only be looked at.

## Playing
table-moved-on = The table has moved on.
table-why = Why this is not possible
table-rule = Rule { $rule }
table-undo = Undo
table-reset = Reset turn
table-reset-short = Reset
table-undo-none = Nothing of yours can be taken back: a card was turned over, or somebody has moved since.
table-undo-past = You are looking at the past. Go back to now first.
table-asked = Before { THE($seat) } turns over the next card: play one of yours, or go on.
table-go-on = Go on
table-held = Waiting for { $names }, who may want to play a card first.

## Log and history
table-log-beginning = The beginning
table-log-bot = played by a bot
table-history = History
table-history-value = Move { $moment } of { $moments }
table-history-first = To the beginning
table-history-previous = One move back
table-history-next = One move on
table-history-last = To the last move
table-history-play = Replay
table-history-pause = Pause
table-past = Looking at move { $moment } of { $moments }
table-now = Back to now

## Chat
table-chat-empty = Nothing has been said yet.
table-chat-write = Say something
table-chat-send = Send
table-chat-watching = Only the players of this table can write.
table-chat-hide = Hide
table-chat-hide-whom = Hide what { $name } says
table-chat-hidden = Hidden: { $name }
table-chat-unhide = Show again

## Players
table-seats = Players
table-seat-person = { $role } ({ $name })
    .article = { ARTICLE($role) }
table-seat-open = player missing
table-seat-invited = player missing, invitation sent
table-seat-you = you
table-seat-somebody = somebody
table-seat-bot-for = { $bot }, for { $name }
table-seat-here = here
table-seat-away = away
table-seat-yours = yours
table-seat-rest = Let a bot play for me
table-seat-take-back = Play myself again
table-seat-stand-in = Let a bot play meanwhile
table-seat-invite = Invite somebody
table-seat-mute = Hide their messages
table-seat-unmute = Show their messages again
table-seat-link = Invitation: { $seat }. It works once.

## The table itself
table-watch-title = Link to watch
table-watch-about = Whoever has it can watch, but not play.
table-watch-share = Watch a game of { $game } on Islario
table-sound = Sounds
table-keys = Single keys play
table-options = What is played
table-option-drawn = drawn by hand
table-yes = yes
table-no = no
table-rules = Rules of the game
table-card-book = In the card book
table-leave = Leave the table
table-leave-sure = Leave for good? Bots will play on for you.
table-stay = Stay

## The end
table-over = The game is over.
table-end-show = Show the result
table-end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
table-end-again = Play again
table-end-same-deal = Same deal again
table-end-challenge = Make a challenge
table-end-results = Everybody's results
table-end-review = Where was it decided?
table-end-replay = Replay
table-end-share = Share
table-end-record = Download the record
table-next = They play again: come along.
table-next-go = To the new table
table-curve-moves = moves
table-curve-range = { $low } to { $top }
table-curve-told = { $name }: { $first } at the beginning, { $last } at the end, after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}

## How the game stands
table-signs = How the game stands
table-signs-all = Show all of it
table-sign-danger = Danger:

## Playing on from a moment
table-branch-same = Play on from here, same luck
table-branch-new = Play on from here, new luck

## Bots
table-bots = Bots
table-bots-pause = Pause the bots
table-bots-play = Let the bots play on
table-bots-step = One decision of a bot
table-bots-slower = Slower
table-bots-faster = Faster
table-bots-paused = The bots are paused.
table-bots-go-on = Play on
table-bots-speed = Speed of the bots:
table-bots-times = { $speed ->
    [-2] ¼×
    [-1] ½×
    [1] 2×
    [2] 4×
   *[other] 1×
 }
