### Why a record, a position or a box cannot be read.

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
reason-box_field = { $file }, { $entry }: no field "{ $field }" is known here.
reason-box_missing = { $file }, { $entry }: the field "{ $field }" is missing.
reason-box_name = { $file }, { $entry }, { $field }: "{ $value }" is no name that is known here, or stands twice.
reason-box_number = { $file }, { $entry }, { $field }: "{ $value }" is no whole number in range.
reason-box_flag = { $file }, { $entry }, { $field }: "{ $value }" is neither true nor false.
reason-box_list = { $file }, { $entry }, { $field }: "{ $value }" is no list of the right length.
reason-box_mapping = { $file }, { $entry }, { $field }: "{ $value }" is no table with something in it.
reason-box_effect = { $file }, { $entry }, { $field }: "{ $value }" is no effect.
reason-actions_count = { $actions } actions for { $tables } tables: there has to be one for each.
reason-action_number = { $number } is not the number of an action; they go from 0 to { $most }.
