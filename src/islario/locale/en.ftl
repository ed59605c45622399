### What all games share.

## Articles: how the forms of a name are made. Each language has its own.
article-the = the { $name }
article-many = the { $name }
article-none = { $name }

## Players
seat-number = player { $seat }
    .article = none

## Options

## Why something is refused
reason-unknown_game = There is no game called "{ $game }"; the choices are: { $expected }.
reason-unknown_option = There is no option "{ $option }"; the choices are: { $expected }.
reason-bad_option = The option "{ $option }" does not take "{ $value }"; it takes: { $expected }.
reason-option_twice = The option "{ $option }" has "{ $value }" twice.
reason-no_such_seat = There is no { $seat } at this table of { $seats }; programs count players from 0.
reason-unknown_action = "{ $action }" is not an action; actions begin with: { $expected }.
reason-bad_action = "{ $action }" cannot be read; write it like this: { $expected }.
reason-nothing_to_undo = There is no move to take back.
reason-revealed = "{ $action }" cannot be taken back: something hidden came to light, or chance had its say.
reason-other_seat = The last move ("{ $action }") belongs to { THE($seat) }, who alone may take it back.
reason-sealed = "{ $action }" cannot be taken back: { THE($seat) } is done with it.
reason-game_over = The game is over.
reason-unknown_player = There is no player called "{ $player }"; the choices are: { $expected }.
reason-oracle_elsewhere = The oracle sees what is hidden. It plays only where players are measured, never at a table.

## Why a bot does something
why-ahead = because, of all that was tried out in many possible games, this came out best
why-oversight = by mistake: it overlooked something better
why-slip = by mistake: the right idea in the wrong place
why-random = because it plays at random

## At the tables of the server
reason-table_unknown = There is no table "{ $table }".
reason-stale = The table has moved on; it is at number { $number } now.
reason-not_at_table = Only the players of this table can do that.
reason-not_your_seat = You do not play { THE($seat) }.
reason-bot_plays = A bot is playing { THE($seat) }; play yourself again first.
reason-no_bots = No bot plays at this table.
reason-bots_wait = The game does not wait for a bot now.
reason-seat_taken = Somebody else already plays { THE($seat) }.
reason-invitation_unknown = This invitation is no longer valid: it was used already, or a newer one replaced it.
reason-cannot_take_back = So many moves of yours cannot be taken back now: { $moves }.
reason-undo_spent = Moves have been taken back { $times } times at this table; it is enough.
reason-not_over = The game is not over yet.
reason-record_secret = The record names the seed of all chance, so it is given out only when the game is over.
reason-seed_secret = The seed of a table is drawn by the server and kept secret.
reason-record_deal = The record names the seed of all chance, and others may still play this deal; so it is not given out.
reason-branch_deal = This is a challenge, the deal of the day or a lesson: play it to its end before you try something else from here.
reason-branch_luck = The same luck can be had only when the game is over; until then you can play on from here with new luck.
reason-branch_over = The game is over at this moment; choose an earlier one to play on from.
reason-challenge_daily = This was a deal of the day, which everybody can play; a challenge needs a deal of your own.
reason-challenge_lesson = This was a lesson, whose deal everybody may know; a challenge needs a deal of your own.
reason-no_lesson = There is no lesson for this game yet.
reason-challenge_branch = This game was a second try; make the challenge of the game that it branched off from.
reason-deal_unknown = There is no such challenge.
reason-deal_closed = This deal of the day can no longer be begun; there is a new one today.
reason-deal_left = You have left this challenge, and each player has one try.
reason-deal_alone = A challenge or lesson is for one person, who plays it with bots or alone; nobody can be invited.
reason-deal_secret = Only those who have played this deal themselves can look at how others play it.
reason-mute_nobody = There is nobody there whose messages you could hide.
reason-hint_deal = There are no hints in a challenge or the deal of the day: everybody plays it by themselves.
reason-hint_rivals = There are no hints where players compete.
reason-hints_off = Hints are switched off at this table, where several people play; anybody at the table can switch them on for all.
reason-hint_not_due = The game does not wait for { THE($seat) } now, so there is nothing to advise.
reason-hint_busy = Too many hints are being thought about; try again in a moment.
reason-review_busy = Too many games are being looked back on; try again when one of them is done.
reason-nobody_known = Nothing is kept about you here.
reason-link_unknown = This link was used already, or is too old; make a new one on your other device.
reason-seats_count = { $seats } players are named, but the game is for { $players }.
reason-no_such_moment = There is no moment { $moment }: the game has { $moves } moves.
reason-chat_empty = There is nothing in that message.
reason-chat_full = This table has no room for more messages: { $lines } lines.
reason-chat_full_of_one = You have said { $lines } lines at this table; it has no room for more of yours.
reason-too_fast = That is too fast; wait a moment.
reason-too_long = That is too long; at most { $most } bytes are taken.
reason-too_many_tables = That is too many tables in a short time; wait a while.
reason-too_many_sockets = There are too many connections from this address.
reason-origin_foreign = This request comes from somebody else's page.
reason-host_unknown = This server does not know itself by that name. Its owner can name it with --host-name.
reason-bad_message = This cannot be understood: { $problem }
reason-not_found = There is nothing at { $path }.
reason-method_not_allowed = { $method } is not possible here.
reason-accident = Something went wrong on our side. The table is as it was.
reason-storage_failed = The server cannot write to its disk now. Nothing has changed; try again in a while.
reason-table_unreadable = This table began with version { $version } and cannot be played on with this one.
reason-rules_parted = This table was begun under rules number { $begun }, and these are number { $now }: its moves do not lead to the same position any more. It can be looked at, but not played.
reason-log_damaged = The log of this table does not lead to the position that was kept with it. It can be looked at, but not played.
reason-log_full = This table has no room for more moves: { $entries } are in its log.

## Best in hindsight
reason-solver_missing = This needs OR-Tools, which is not installed here: pip install "islario[solve]", or make solve where Islario was built by make.
reason-hindsight_game = The best in hindsight can be found for Hashi only.
reason-hindsight_position = The best in hindsight can be found for games that were played from their beginning.
reason-hindsight_busy = Too many others have asked for the best in hindsight; try again in a while.
