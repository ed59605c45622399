### Robinson Crusoe: why a position cannot be.

reason-position_camp = The position's field "{ $field }" is { $space }, where there is no tile.
reason-position_agenda = The position's field "{ $field }" is empty, but the game is not over.
reason-position_waits = The position waits for nobody, but the game is not over: see its field "{ $field }".
reason-position_needs = The position's field "{ $field }" is missing: the step "{ $step }" needs it.
reason-position_asked = The position's field "{ $field }" has "{ $value }", which needs the step "ask" directly above it.
reason-position_asks = The position's field "{ $field }" has "ask", but the step beneath it takes no answer.
reason-position_answers = The position's field "{ $field }" is { $value }, not the sum of two or more of: { $expected }.
reason-position_above = The position's field "{ $field }" has "{ $value }", which cannot stand above "{ $below }".
reason-position_beneath = The position's field "{ $field }" has "{ $value }", which needs "{ $expected }" beneath it.
reason-position_long = The position's field "{ $field }" has { $value } steps; the most are { $high }.
reason-position_planned = The position's field "{ $field }" names action { $value }, and the plan has no such action there.
reason-position_pawns = The position's field "{ $field }" has more pawns of "{ $value }" than { $high } in the whole plan.
reason-position_performer = The position's field "{ $field }" is "{ $value }", who has no pawn on that action.
reason-position_threat = The position's field "{ $field }" is "{ $value }", where no threat card lies.
reason-position_offered = The position's field "{ $field }" is not empty, but no step of the agenda chooses from it.
reason-position_clouds = The position's field "{ $field }" is { $value }, which no weather dice can show.
reason-position_later = The position's field "{ $field }" is { $value }, which names no effects that can wait for anybody here.
reason-position_down = The position's field "{ $field }" is { $space }, where the camp is: the game would be over.
reason-position_scenario = The position's field "{ $field }" has "{ $value }", which scenario { $scenario } does not have.
