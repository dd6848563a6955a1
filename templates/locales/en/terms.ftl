# Rows, sheets, modes and states, wherever they are told.

either = { $one } or { $other }

## A sheet to look at
paper-of = Sheet of { $name }
paper-none = { $row }: no crosses
paper-crossed = { $row }: { $numbers }
paper-locked = { $row }: { $numbers } and the lock
paper-open = { $row }; { $number } is open
paper-penalties = { $count ->
    [one] { $count } penalty
   *[other] { $count } penalties
}
paper-sum = Points by row, less the penalties:
paper-left = has left
paper-roll = has the roll
paper-lucky = lucky { $low } and { $high }
paper-roll-lucky = { $roll } · { $lucky }

## Modes
mode-turns = with turns
mode-turns-text = It knows whose roll it is, closes rows, and counts penalties.
mode-sheet = sheets only
mode-sheet-text = Paper that knows the rules. Nobody ends turns.
mode-dice = with dice
mode-dice-text = The active player also enters the roll. Every phone then shows what it allows.

## Where a game stands
status-lobby = waiting for players
status-playing = running
status-last-call = last call
status-finished = finished

## Dates
date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }, { $time }
