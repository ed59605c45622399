### What is said in a terminal only.

## Why something is refused
reason-file_missing = The file "{ $file }" cannot be read.
reason-file_unwritable = The file "{ $file }" cannot be written.
reason-file_exists = The file "{ $file }" exists already; resume it with --resume, or save to another.
reason-options_conflict = "{ $option }" does not go together with "{ $other }".
reason-machine = The machine refuses: { $problem }.
reason-players_count = { $players } players are named for a table of { $seats }. Give one for all, or one for each.
reason-bad_number = "{ $option }" is "{ $value }"; it has to be a number from { $low } to { $high }.
reason-other_games = The file "{ $file }" keeps games of something else; name another, or play what it began with.
reason-row_damaged = Line { $line } of the file "{ $file }" is no game; cut the file before it, or name another.
reason-ray_missing = This needs Ray, which is not installed here: pip install "islario[ray]".
reason-arrow_missing = This needs pyarrow, which is not installed here: pip install "islario[lab]".
reason-matplotlib_missing = This needs Matplotlib, which is not installed here: pip install "islario[lab]".
reason-cluster_silent = No cluster of Ray answers at { $address }.
reason-cluster_version = The machine { $machine } of the cluster has version { $found } of Islario, and this is { $version }: the games could differ.
reason-value_missing = The option "{ $option }" needs a value.
reason-word_missing = Something is missing on the command line: { $word }. "islario --help" tells all that can be typed.
reason-unknown_command = There is no command "{ $value }"; the choices are: { $expected }.
reason-usage = The command line cannot be understood: { $problem }.
reason-unexpected_word = "{ $value }" is not expected here.
reason-terminal_only = { $option } is for a game in the terminal (--terminal); in the browser it is chosen on the page.
reason-other_game = { $file } is a game of { $game }; leave the game out, or name that one.
reason-port_taken = Port { $port } is taken; choose another with --port.
reason-metrics_taken = Port { $port } is taken; choose another with --metrics.
reason-workers_alone = SQLite is for one process; for { $workers } of them (--workers), name a PostgreSQL database with --database.
reason-workers_system = This system cannot have { $workers } processes at one port; leave --workers out.
reason-bad_host = This machine has no address "{ $host }"; --host takes one of its own, or 0.0.0.0 for all of them.

## Simulating
simulate-title = { $game }, { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}: { $players }
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
simulate-points = points of player { $who }
simulate-points-interval = { $mean } ({ $low } to { $high }, 95 %)
simulate-seat-wins = wins of player { $who }, ties included
simulate-histogram = How often { $player } reached each total:
simulate-interpreted = The rules run interpreted here (no compiled modules), many times slower than they could.

## Replaying
replay-title = { $game }, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-move = { $number }. { $seat }: { $words }
replay-start = The beginning
replay-stopped = Here the replay stops: move { $number } cannot be played.

## Playing in the terminal
play-welcome = { $game }. { play-choose }
play-choose = Type a number or the words of a move; "help" tells the rest.
play-asked = { CAP(THE($seat)) } decides:
play-groups = Type a number or words; the beginning of words, such as "{ $begin }", lists those moves one by one; "all" lists them all.
play-unknown = There is nothing here called "{ $name }".
play-prompt = move>{ " " }
play-illegal = Not possible: { $reason }
play-near = Perhaps: { $moves }.
play-possible = That is possible.
play-not-yours = { CAP(THE($seat)) } is played by a bot.
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
play-others = { CAP(THE($seat)) } may also play: { $moves } (type "{ $number }: " before it)
play-you = you
play-seat = { $number }. { $seat }, { $who }: { $about }
play-offer = { CAP(THE($seat)) } may play now, out of turn: { $moves } (Enter: go on; hurry: do not ask again before my turn)
play-no-forecast = There is nothing to be reckoned here.
play-save-where = Say where: save FILE.
play-help =
    Enter            play the only move there is, or let the bots go on
    NUMBER or WORDS  play that move; things may also be called by their names
    2: ...           the same as player 2, where you play several of them
    all              list every legal move
    why WORDS        tell why a move is not possible
    about NAME       tell what a card or a thing does
    forecast         tell what can be reckoned of what is to come
    undo             take your last move back
    hurry            do not ask me again before my turn
    table            show the table again
    log              what has happened so far
    save FILE        save the record
    quit             stop
    help             this list

## Commands in the terminal. Several names are separated by commas; the first one stands in the help.
command-about = about
command-all = all
command-forecast = forecast
command-help = help
command-hurry = hurry
command-log = log
command-quit = quit
command-save = save
command-table = table
command-undo = undo
command-why = why

## The figures of the bench
bench-title = { $game }: random legal play on one core, set-up included
bench-figure = measure
bench-compiled = compiled
bench-interpreted = interpreted
bench-decisions = decisions per second
bench-games = games per second
bench-thumb = games of thumb per second
bench-rollouts = rollouts per second of the strong player, from the middle of a game
bench-words = decisions per second in words (the public interface)
bench-clone = microseconds for a clone of the table
bench-state-clone = microseconds for a clone of the whole game
bench-ratio = compiled over interpreted: { $ratio } times
bench-public = random games per second: { $python } times the 950 of a public Python engine, { $jvm } times the 640 of one on the JVM (both measured once on such a machine)

## Serving
serve-at = Islario is at { $address } (Ctrl-C stops it)
serve-stopped = Stopped.

## At the tables of the server
reason-strange_data = The data was written by a newer version of Islario (its shape is { $found }, this one knows { $expected } at most); install that version, or name another folder with --data.
reason-already_running = Islario is running with this data already, at { $address }
reason-data_unusable = The file "{ $file }" cannot be used as a database.
reason-database_unreachable = The database { $address } cannot be reached or used; its server says why.
reason-postgres_missing = PostgreSQL needs asyncpg, which is not installed here: pip install "islario[postgres]".

## Best in hindsight
hindsight-thinking = best so far { $score }, at most { $bound }
hindsight-title = { $game }: the best that the same cards allowed { THE($seat) }
hindsight-card = card
hindsight-number = number on
hindsight-bridges = bridges
hindsight-given-up = given up
hindsight-proven = Scored: { $yours }. Best: { $score }, proven in { $seconds } seconds.
hindsight-bounds = Scored: { $yours }. Best, as far as was found in { $seconds } seconds: at least { $score }, at most { $bound }.
screen-unset = { $option } (left out: { $unset })

screen-sign-goal = Goal: { $sign }
screen-sign-danger = Danger: { $sign }

## Looking after the data
upkeep-rows = rows
upkeep-tables = tables
upkeep-saved = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of { $place } are in { $file } now. It holds the seeds of games that go on: keep it to yourself.
upkeep-restored = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} of { $file } are in { $place } now.
upkeep-place = { $place }: shape { $shape }, { $size } MB, and { $waiting } MB that wait to be written into it
upkeep-damaged = Damaged: { $problem }
upkeep-sound = The file is sound.
upkeep-older = A server brings it to { $newest } when it starts; its tables can be looked at after that.
upkeep-state-sound = tables that can be played on: { $tables }
upkeep-state-same = tables begun under other rules that lead to the same positions, and can be played on: { $tables }
upkeep-state-unchecked = tables begun under other rules that cannot be compared, and can be played on: { $tables }
upkeep-state-parted = tables begun under other rules that lead elsewhere, and can only be looked at: { $tables }
upkeep-state-damaged = tables whose log does not lead to the positions that were kept with it: { $tables }
upkeep-state-gap = tables whose log has a gap: { $tables }
upkeep-state-unreadable = tables that cannot even be set up: { $tables }
upkeep-table = { $table } ({ $game }, version { $version }): { $entries } entries, { $left } of them not shown; rules { $begun }, now { $now }
upkeep-healthy = All is well.
upkeep-ill = Not all is well.
reason-backup_exists = The file "{ $file }" exists already; a backup never writes over one.
reason-backup_unknown = The file "{ $file }" is no backup of Islario.
reason-backup_damaged = The file "{ $file }" is not whole: it was cut or altered. Nothing was restored.
reason-backup_newer = The file "{ $file }" was written by a newer version of Islario ({ $version }, shape { $shape }); install that version.
reason-restore_not_empty = There is something in { $place } already; a backup is restored into an empty database only.
reason-no_data = There is no database "{ $file }"; --data names the folder, or --database the address.
reason-bad_database = "{ $value }" is no address of a database; it looks like postgresql://user:password@host/name or sqlite:///file.
