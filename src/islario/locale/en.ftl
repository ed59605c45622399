### What all games share.

## Seats and people
seat-number = seat { $seat }
seat-named = { $name } ({ $seat })

## Options
screen-unset = { $option } (left out: { $unset })

## Why something is refused
reason-unknown_game = There is no game called "{ $game }"; the choices are: { $expected }.
reason-unknown_option = There is no option "{ $option }"; the choices are: { $expected }.
reason-bad_option = The option "{ $option }" does not take "{ $value }"; it takes: { $expected }.
reason-option_twice = The option "{ $option }" has "{ $value }" twice.
reason-no_such_seat = This table of { $seats } has no such seat ({ $seat }); seats count from 0.
reason-unknown_action = "{ $action }" is not an action; actions begin with: { $expected }.
reason-bad_action = "{ $action }" cannot be read; write it like this: { $expected }.
reason-nothing_to_undo = There is no move to take back.
reason-revealed = "{ $action }" cannot be taken back: something hidden came to light, or chance had its say.
reason-other_seat = The last move ("{ $action }") belongs to another seat: { $seat }. Only that seat may take it back.
reason-sealed = "{ $action }" cannot be taken back: seat { $seat } is done with it.
reason-game_over = The game is over.
reason-record_first_line = Line { $line } of the record: it does not begin with "{ $text }".
reason-record_cut = The record was cut: its closing line is missing after line { $line }.
reason-record_edited = The record was edited: its closing check (line { $line }) does not agree with the lines above it.
reason-record_line = Line { $line } of the record cannot be read: "{ $text }".
reason-record_refused = Line { $line } of the record ({ $text }) is refused: { $why }
reason-record_rules = The record was made under rules { $made } of { $game }; these are rules { $now }, and they lead elsewhere.
reason-record_position = The moves of the record do not lead to the position that its closing line ({ $line }) names.
reason-record_unchecked = The record was made under rules { $made } of { $game }; these are rules { $now }. It does not say where it ended: this may be another position.
reason-position_field = The position has an unknown field "{ $field }"; the fields are: { $expected }.
reason-position_kind = The position's field "{ $field }" is of the wrong kind; expected: { $expected }.
reason-position_name = The position's field "{ $field }" has "{ $value }", which is none of: { $expected }.
reason-position_twice = The position's field "{ $field }" has "{ $value }" twice.
reason-position_range = The position's field "{ $field }" is { $value }, not a whole number from { $low } to { $high }.
reason-position_seats = The position's field "{ $field }" is not a list of { $low } to { $high } players.
reason-box_broken = { $file } cannot be read: { $value }.
reason-box_count = { $file }, { $entry }: there have to be { $value }.
reason-box_field = { $file }, { $entry }: there is no field "{ $value }" ({ $field }).
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" is no name that is known here, or stands twice.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" is no whole number in range.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" is neither true nor false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" is no list of the right length.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" is no effect.
reason-file_missing = The file "{ $file }" cannot be read.
reason-file_unwritable = The file "{ $file }" cannot be written.
reason-file_exists = The file "{ $file }" exists already; resume it with --resume, or save to another.
reason-options_conflict = "{ $option }" does not go together with "{ $other }".
reason-machine = The machine refuses: { $problem }.
reason-unknown_player = There is no player called "{ $player }"; the choices are: { $expected }.
reason-players_count = Players: { $players }, seats: { $seats }. Give one for all, or one for each seat.
reason-bad_number = "{ $option }" is "{ $value }"; it has to be a number from { $low } to { $high }.
reason-value_missing = The option "{ $option }" needs a value.
reason-word_missing = Something is missing on the command line: { $word }.
reason-unknown_command = There is no command "{ $value }"; the choices are: { $expected }.
reason-usage = The command line cannot be understood: { $problem }.
reason-unexpected_word = "{ $value }" is not expected here.
reason-port_taken = Port { $port } is taken; choose another with --port.

## Simulating
simulate-title = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}, { $players }
simulate-games = games
simulate-seed = seed
simulate-options = options
simulate-wins = wins
simulate-interval = { $share } ({ $low } to { $high }, 95 %)
simulate-losses = lost: { $reason }
simulate-turns = turns per game
simulate-actions = actions per game
simulate-decisions = decisions per game
simulate-rate = { $decisions } decisions and { $games } games per second
simulate-mean = { $mean } (from { $low } to { $high })
simulate-points = points of seat { $who }
simulate-points-interval = { $mean } ({ $low } to { $high }, 95 %)
simulate-seat-wins = wins of seat { $who }, ties included
simulate-histogram = How often { $player } reached each total:
simulate-interpreted = The rules run interpreted here (no compiled modules), many times slower than they could.

## Replaying
replay-title = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-move = { $number }. { $seat }: { $words }
replay-start = The beginning

## Playing in the terminal
play-welcome = { $game }. Type a number or the words of a move; "help" tells the rest.
play-asked = { $seat } decides:
play-groups = Type a number or words; the beginning of words, such as "{ $begin }", tells those moves one by one; "all" tells all.
play-unknown = There is nothing here called "{ $name }".
play-prompt = move>{ " " }
play-illegal = Not possible: { $reason }
play-near = Perhaps: { $moves }.
play-possible = That is possible.
play-not-yours = { $seat } is played by a bot.
play-undone = Taken back.
play-saved = Saved to { $file }.
play-resumed = Resumed from { $file }, after { $moves ->
    [one] { $moves } move.
   *[other] { $moves } moves.
}
play-over = The game is over. { $result }
play-bye = Goodbye. The game can be resumed from { $file }.
play-bye-unsaved = Goodbye.
play-pick-range = There is no move number { $number }; the moves run from 1 to { $count }.
play-others = { $seat } may also play: { $moves } (type "{ $number }: " before it)
play-you = you
play-seat = { $seat }, { $who }: { $about }
play-offer = { $seat } may play now, out of turn: { $moves } (Enter: go on; hurry: do not ask again before my turn)
play-save-where = Say where: save FILE.
play-help =
    Enter            play the only move there is, or let the bots go on
    NUMBER or WORDS  play that move; things may also be called by their names
    2: ...           the same as seat 2, where another seat of yours may act too
    all              list every legal move
    why WORDS        tell why a move is not possible
    about NAME       tell what a card or a thing does, where the game has such
    undo             take your last move back
    hurry            do not ask me again before my turn
    table            show the table again
    log              what has happened so far
    save FILE        save the record
    quit             stop

## The figures of the bench
bench-title = { $game }: random legal play on one core, set-up included
bench-figure = measure
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions per second
bench-games = games per second
bench-thumb = games of thumb per second
bench-words = decisions per second in words (the public interface)
bench-clone = microseconds for a clone of the table
bench-state-clone = microseconds for a clone of the whole game
bench-ratio = compiled over interpreted: { $ratio } times
bench-public = random games per second: { $python } times the 950 of a public Python engine, { $jvm } times the 640 of one on the JVM (both measured once on such a machine)

## Serving
serve-at = Islario is at { $address } (Ctrl-C stops it)
serve-stopped = Stopped.

## At the tables of the server
reason-table_unknown = There is no table "{ $table }".
reason-stale = The table has moved on; it is at number { $number } now.
reason-not_at_table = Only those who sit at this table can do that.
reason-not_your_seat = Seat { $seat } is not yours.
reason-bot_plays = A bot is playing seat { $seat }; take the seat back first.
reason-seat_taken = Seat { $seat } belongs to somebody.
reason-invitation_unknown = This invitation opens no seat: it was used already, or a newer one took its place.
reason-cannot_take_back = Not so many moves of yours can be taken back now: { $moves }.
reason-not_over = The game is not over yet.
reason-record_secret = The record names the seed of all chance, so it can be had only when the game is over.
reason-seed_secret = The seed of a table is drawn by the server and kept secret.
reason-seats_count = There are { $seats } seats, but the game is for { $players }.
reason-no_such_moment = There is no moment { $moment }: the game has { $moves } moves.
reason-chat_empty = There is nothing in that message.
reason-chat_full = This table has said all it can: { $lines } lines.
reason-too_fast = That is too fast; wait a moment.
reason-too_long = That is too long; at most { $most } bytes are taken.
reason-too_many_tables = That is too many tables in a short time; wait a while.
reason-too_many_sockets = There are too many connections from this address.
reason-origin_foreign = This request comes from a page of somebody else.
reason-bad_message = This cannot be understood: { $problem }
reason-not_found = There is nothing at { $path }.
reason-method_not_allowed = { $method } is not possible here.
reason-accident = Something went wrong on our side. The table is as it was.
reason-table_unreadable = This table began with version { $version } and cannot be played on with this one.
reason-rules_parted = This table was begun under rules number { $begun }, and these are number { $now }: its moves do not lead to the same position any more. It can be looked at, but not played.
reason-log_damaged = The log of this table does not lead to the position that was kept with it. It can be looked at, but not played.
reason-log_full = This table has no room for more moves: { $entries } are in its log.
reason-strange_data = The data was written by a newer version of Islario (its shape is { $found }, this one knows { $expected } at most); install that version, or name another folder with --data.
reason-already_running = Islario is running with this data already, at { $address }
reason-data_unusable = The file "{ $file }" cannot be used as a database.

## Best in hindsight
hindsight-thinking = best so far { $score }, at most { $bound }
hindsight-title = { $game }: the best that the same cards allowed, seat { $seat }
hindsight-card = card
hindsight-number = number on
hindsight-bridges = bridges
hindsight-given-up = given up
hindsight-proven = Scored: { $yours }. Best: { $score }, proven in { $seconds } seconds.
hindsight-bounds = Scored: { $yours }. Best, as far as was found in { $seconds } seconds: at least { $score }, at most { $bound }.
reason-solver_missing = This needs OR-Tools, which is not installed here: pip install "islario[solve]", or make solve where Islario was built by make.
reason-hindsight_game = Only of Hashi can the best in hindsight be told.
reason-hindsight_position = The best in hindsight can be told of games that were played from their beginning.
reason-hindsight_busy = Too many others have asked for the best in hindsight; try again in a while.
