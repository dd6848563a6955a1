# Playing without a connection.
late-next = Next roll
late-theirs = { $name }’s roll
late-own = Your roll
late-title = { $count ->
    [one] One cross from offline
   *[other] { $count } crosses from offline
}
late-cross = { $row } { $number }
late-cross-of = { $name }: { $cross }
late-roll = { $name }’s roll, turn { $turn }
late-roll-own = Your own roll, turn { $turn }
late-may = It can count now.
late-used = You had already crossed { $row } { $number } on { $name }’s roll.
late-used-both = You had already made both crosses of your own roll.
late-turn-over = Your own turn { $turn } was already over.
late-closed = { $color } was closed by then.
late-left = You’ve crossed further right in that row by now.
late-short = The row doesn’t have enough crosses for its last number.
late-last-call = You’ve already made your last cross.
late-left-game = You have left the game.
late-dice = The dice of that roll don’t give it.
late-ahead = The table isn’t at turn { $turn } yet.
late-gone = It can’t count any more.
late-choose = For which roll is { $cross }?
late-skip = Don’t count it
late-place = Place
late-drop = Drop them
late-over = Too late, the game was already over. Not counted: { $crosses }.
